import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HeldBy } from '../../domain/settlements/holds/HeldBy';
import type { HoldFieldsFragment } from '../../domain/settlements/holds/holds.generated';
import { HoldStateLabel } from '../../domain/settlements/holds/HoldStateLabel';
import { useTexts } from '../../shared/i18n/useTexts';
import { Surface } from '../../shared/page/Surface';
import { useCan } from '../../shared/permissions/useCan';
import { WithMessages } from '../../shared/states/WithMessages';

/** The credits of a dealer on hold, with the reason where the reader has it; the office can release them. */
export function Holds({ holds }: { readonly holds: readonly HoldFieldsFragment[] }) {
  const { say } = useTexts('hold');
  return (
    <Surface title={say('title')}>
      <Typography sx={{ mb: 1.5 }}>{say('text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {holds.map((hold) => (
          <Hold key={hold.id} hold={hold} />
        ))}
      </Box>
    </Surface>
  );
}

function Hold({ hold }: { readonly hold: HoldFieldsFragment }) {
  const { say, format } = useTexts('hold');
  const isOffice = useCan()('accessCampaigns');
  const { campaign, reason, heldAt } = hold;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center', py: 1 }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{campaign?.title ?? say('all')}</Box>
        <Box sx={{ color: 'text.secondary' }}>{say('since', { date: format.date(heldAt) })}</Box>
        {reason !== null && <div>{say('reason', { reason })}</div>}
      </Box>
      <HoldStateLabel isReleased={false} />
      {isOffice && (
        <WithMessages part="office">
          <HeldBy hold={hold} />
        </WithMessages>
      )}
    </Box>
  );
}
