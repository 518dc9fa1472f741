import Box from '@mui/material/Box';
import { useTexts } from '../../../shared/i18n/useTexts';
import { waitingDays } from '../../../shared/dates/waitingDays';
import { FactList } from '../../../shared/page/Facts';
import { useCan } from '../../../shared/permissions/useCan';
import { useSession } from '../../../shared/session/SessionContext';
import { useDisputesSummaryQuery } from './DisputeListPage.generated';

/** How many disputes wait for which side, and the median time to the first answer; nothing until it is loaded. */
export function QueueSummary() {
  const { say, format } = useTexts('disputes');
  const can = useCan();
  const { now } = useSession();
  const duration = useDuration();
  const { data } = useDisputesSummaryQuery({ fetchPolicy: 'cache-and-network' });
  const summary = data?.disputesSummary;
  if (!summary) return null;
  const { oldestOpenedAt, medianMinutesToAnswer: minutes } = summary;
  const facts = [
    { label: say('summary.office'), value: format.number(summary.waitingForOffice) },
    { label: say('summary.dealer'), value: format.number(summary.waitingForDealer) },
    ...(can('accessCampaigns') ? [{ label: say('summary.mine'), value: format.number(summary.mine) }] : []),
    {
      label: say('summary.oldest'),
      value: oldestOpenedAt === null ? '–' : say('days.since', { days: waitingDays(oldestOpenedAt, now()) }),
    },
    { label: say('summary.median'), value: minutes === null ? '–' : duration(minutes) },
  ];
  return (
    <Box
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 2, px: 2, py: 1.5, mb: 2 }}
    >
      <FactList
        facts={facts}
        sx={{
          gridAutoFlow: { md: 'column' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'none' },
          gridTemplateRows: { md: 'auto auto' },
          justifyContent: { md: 'space-between' },
          fontVariantNumeric: 'tabular-nums',
          '& > dd': { fontWeight: 600 },
        }}
      />
    </Box>
  );
}

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** Formats minutes in a suitable unit: '45 minuti', '2,5 ore', '3 giorni'. */
function useDuration(): (minutes: number) => string {
  const { say, format } = useTexts('disputes.duration');
  return (minutes) => {
    const [unit, count] =
      minutes < 2 * hourMinutes
        ? (['minutes', minutes] as const)
        : minutes < 2 * dayMinutes
          ? (['hours', minutes / hourMinutes] as const)
          : (['days', minutes / dayMinutes] as const);
    const rounded = Math.round(count * 10) / 10;
    const number = format.number(rounded, { maximumFractionDigits: 1 });
    return say(unit, { count: rounded, number });
  };
}
