import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { problemOf } from '../../../shared/apollo/problem';
import { yearParameter } from '../../../shared/list/state/years';
import { YearSwitch } from '../../../domain/calendar/YearSwitch';
import { useCan } from '../../../shared/permissions/useCan';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import { WidgetBoundary } from '../../../shared/states/WidgetBoundary';
import type { DealerRecordFragment } from '../dealer.generated';
import { useDealerPageDayQuery, type DealerPageDayQuery } from './dealerOverview.generated';
import { DealerCampaignsSection } from './DealerCampaignsSection';
import { DealerFleet } from './DealerFleet';
import { DealerMonths } from './DealerMonths';
import { DealerRedemptions } from './DealerRedemptions';
import { useDealerCampaigns } from './useDealerCampaigns';

/** The number of recent years that can be chosen besides those with campaigns. */
const recentYears = 4;

interface DealerOverviewProps {
  readonly dealer: DealerRecordFragment;
}

type Day = NonNullable<DealerPageDayQuery['constants']>;

/** The figures of a dealer in a year, in the parts that the user may read (docs/domain/network-and-access.md). */
export function DealerOverview({ dealer }: DealerOverviewProps) {
  const { data, loading, error, refetch } = useDealerPageDayQuery();
  const problem = loading ? undefined : problemOf(error);
  const day = data?.constants;
  if (day) return <YearOfDealer dealer={dealer} day={day} />;
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  return <SkeletonBlock height={520} />;
}

function YearOfDealer({ dealer, day }: DealerOverviewProps & { readonly day: Day }) {
  const can = useCan();
  const [params] = useSearchParams();
  const requested = Number(params.get(yearParameter.name));
  const isYear = Number.isInteger(requested) && requested >= 2000 && requested <= 2100;
  const year = isYear ? requested : day.currentYear;
  const { years, ...campaigns } = useDealerCampaigns(dealer.id, year);
  const visible = { dealerId: dealer.id, year };
  return (
    <Stack spacing={2}>
      <YearSwitch years={yearsToChoose(day.currentYear, dealer.joinedOn, [year, ...years])} year={year} />
      <WidgetBoundary>
        <DealerCampaignsSection {...visible} today={day.today} {...campaigns} />
      </WidgetBoundary>
      {can('accessReportPreviousYear') && (
        <WidgetBoundary>
          <DealerMonths {...visible} today={day.today} />
        </WidgetBoundary>
      )}
      <WidgetBoundary>
        <DealerFleet campaigns={campaigns.campaigns} year={year} />
      </WidgetBoundary>
      {can('accessCampaigns') && (
        <WidgetBoundary>
          <DealerRedemptions {...visible} campaigns={campaigns.campaigns} />
        </WidgetBoundary>
      )}
    </Stack>
  );
}

/** The recent years since the dealer joined, and those with a campaign; the newest first. */
export function yearsToChoose(currentYear: number, joinedOn: string, known: readonly number[]): readonly number[] {
  const recent = Array.from({ length: recentYears }, (_, index) => currentYear - index).filter(
    (year) => year === currentYear || year >= Number(joinedOn.slice(0, 4)),
  );
  return [...new Set([...recent, ...known])].sort((one, other) => other - one);
}
