import { noteAccess } from '@gdd/schema/notes';
import { lazy, startTransition, Suspense, useState } from 'react';
import { useIsNarrow } from '../../shared/page/useIsNarrow';
import { useCan } from '../../shared/permissions/useCan';

// Loaded on a phone.
const CallButton = lazy(async () => ({ default: (await import('./CallButton')).CallButton }));
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
  const mayNote = useCan()(...noteAccess);
  const isButton = useIsNarrow() && !isText;
  const [hasCalled, setCalled] = useState(false);
  const call = {
    href: `tel:${phone.replace(/[^+\d]/g, '')}`,
    onClick: () => startTransition(() => setCalled(mayNote)),
  };
  return (
    <Suspense>
      {isButton ? (
        <CallButton phone={phone} name={dealer.businessName} {...call} />
      ) : (
        <a {...call} style={{ color: 'inherit', ...(isText && { display: 'inline-block', lineHeight: '44px' }) }}>
          {phone}
        </a>
      )}
      {hasCalled && <AfterCall dealer={dealer} onClose={() => setCalled(false)} />}
    </Suspense>
  );
}
