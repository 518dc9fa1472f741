import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { skipToken } from '@apollo/client/react';
import { campaignYears } from '@gdd/schema/campaigns';
import { Link, useSearchParams } from 'react-router-dom';
import { useCalendar } from '../../domain/calendar/useCalendar';
import { problemOf } from '../../shared/apollo/problem';
import { useTexts } from '../../shared/i18n/useTexts';
import { yearParameter } from '../../shared/list/state/years';
import { PageHeader } from '../../shared/page/PageHeader';
import { useIsNarrow } from '../../shared/page/useIsNarrow';
import { useCan } from '../../shared/permissions/useCan';
import { EmptyState } from '../../shared/states/EmptyState';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import { useCampaignCalendarQuery } from './calendar.generated';
import { MonthList } from './MonthList';
import { YearBars } from './YearBars';

/** The campaigns of a year: bars over its months, or on a phone a list by month. */
export function Component() {
  const { say } = useTexts('calendar');
  const can = useCan();
  const calendar = useCalendar();
  const year = useYear(calendar.currentYear);
  const { data, loading, error, refetch } = useCampaignCalendarQuery(
    year === undefined ? skipToken : { variables: { year }, fetchPolicy: 'cache-and-network' },
  );
  const isNarrow = useIsNarrow();
  const isDealer = !can('accessCampaigns') && !can('accessReport');
  const problem = calendar.problem ?? (loading ? undefined : problemOf(error));
  const retry = calendar.problem ? calendar.retry : () => void refetch();
  const campaigns = data?.campaignCalendar ?? undefined;
  const Year = isNarrow ? MonthList : YearBars;
  return (
    <>
      <PageHeader
        title={say('title')}
        subtitle={say('subtitle')}
        actions={year !== undefined && <YearLinks year={year} />}
      />
      {campaigns === undefined && problem !== undefined && <ErrorState problem={problem} onRetry={retry} />}
      {campaigns === undefined && problem === undefined && <SkeletonBlock height={320} />}
      {campaigns?.length === 0 && (
        <EmptyState title={say('empty.title', { year: String(year) })} text={say('empty.text')} />
      )}
      {campaigns !== undefined && campaigns.length > 0 && year !== undefined && (
        <Year
          campaigns={campaigns}
          year={year}
          today={calendar.today}
          hrefOf={({ id }) => `${isDealer ? '/subscriptions' : '/campaigns'}/${id}`}
        />
      )}
    </>
  );
}

/** The year in the address, else the current one. */
function useYear(currentYear: number | undefined): number | undefined {
  const [address] = useSearchParams();
  const chosen = yearParameter.read(address.get(yearParameter.name) ?? '');
  return typeof chosen === 'number' ? chosen : currentYear;
}

function YearLinks({ year }: { readonly year: number }) {
  const { say } = useTexts('calendar');
  const link = (to: number, direction: 'previous' | 'next') => (
    <Button
      variant="outlined"
      component={Link}
      to={`?${yearParameter.name}=${to}`}
      startIcon={direction === 'previous' && <ChevronLeft />}
      endIcon={direction === 'next' && <ChevronRight />}
      disabled={to < campaignYears.first || to >= campaignYears.last}
      aria-label={say(direction, { year: String(to) })}
    >
      {to}
    </Button>
  );
  return (
    <Box
      component="nav"
      aria-label={say('years')}
      sx={{ display: 'flex', gap: 1, alignItems: 'center', displayPrint: 'none' }}
    >
      {link(year - 1, 'previous')}
      <Box component="strong" aria-current="page" sx={{ px: 1 }}>
        {year}
      </Box>
      {link(year + 1, 'next')}
    </Box>
  );
}
