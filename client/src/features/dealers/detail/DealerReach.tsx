import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { noteAccess } from '@gdd/schema/notes';
import { lazy, Suspense } from 'react';
import { PhoneLink } from '../../../domain/notes/PhoneLink';
import { useCan } from '../../../shared/permissions/useCan';
import type { DealerRecordFragment } from '../dealer.generated';

// Loaded separately: dealers never see the notes on them.
const LastNote = lazy(async () => ({ default: (await import('../../../domain/notes/LastNote')).LastNote }));

/** How to reach a dealer, and what was said the last time: at the top of its page, for who is about to call. */
export function DealerReach({ dealer }: { readonly dealer: DealerRecordFragment }) {
  const mayRead = useCan()(...noteAccess);
  const { phone, email } = dealer;
  return (
    <Box sx={{ mb: 2, maxWidth: 880, displayPrint: 'none' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
        {phone !== null && <PhoneLink phone={phone} dealer={dealer} isText />}
        {email !== null && (
          <Link href={`mailto:${email}`} sx={{ display: 'inline-block', py: { xs: 1.5, md: 0 } }}>
            {email}
          </Link>
        )}
      </Box>
      {mayRead && (
        <Suspense>
          <LastNote dealerId={dealer.id} />
        </Suspense>
      )}
    </Box>
  );
}
