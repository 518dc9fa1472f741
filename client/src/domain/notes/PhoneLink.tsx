import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { noteAccess } from '@gdd/schema/notes';
import { lazy, startTransition, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useIsNarrow } from '../../shared/page/useIsNarrow';
import { useCan } from '../../shared/permissions/useCan';

// Loaded when somebody calls.
const AfterCall = lazy(async () => ({ default: (await import('./AfterCall')).AfterCall }));

interface PhoneLinkProps {
  readonly phone: string;
  readonly dealer: { readonly id: string; readonly businessName: string };
  /** The number as text on a phone too, where only a button is shown otherwise. */
  readonly isText?: boolean;
}

/** Calls a dealer: its number, on a phone a button in reach of a thumb; then a note on the call is offered. */
export function PhoneLink({ phone, dealer, isText = false }: PhoneLinkProps) {
  const intl = useIntl();
  const mayNote = useCan()(...noteAccess);
  const isButton = useIsNarrow() && !isText;
  const [hasCalled, setCalled] = useState(false);
  const call = {
    href: `tel:${phone.replace(/[^+\d]/g, '')}`,
    onClick: () => startTransition(() => setCalled(mayNote)),
  };
  return (
    <>
      {isButton ? (
        <IconButton
          component="a"
          color="primary"
          aria-label={intl.formatMessage({ id: 'note.call' }, { name: dealer.businessName, phone })}
          sx={{ width: 44, height: 44 }}
          {...call}
        >
          <PhoneOutlined />
        </IconButton>
      ) : (
        <Link {...call} sx={{ ...(isText && { display: 'inline-block', py: { xs: 1.5, md: 0 } }) }}>
          {phone}
        </Link>
      )}
      <Suspense>{hasCalled && <AfterCall dealer={dealer} onClose={() => setCalled(false)} />}</Suspense>
    </>
  );
}
