import Typography from '@mui/material/Typography';
import { problemOf } from '../../../shared/apollo/problem';
import { chartMonth } from '../../../shared/charts/data/monthToDay';
import { MonthsChart, monthsChartHeight } from '../../../shared/charts/MonthsChart';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import { useDealerPrevYearQuery } from './prevYear.generated';

interface DealerMonthsProps {
  readonly dealerId: string;
  readonly year: number;
  /** The programme's day, yyyy-mm-dd. */
  readonly today: string;
}

/** The twelve months of a year beside those of the year before. */
export function DealerMonths({ dealerId, year, today }: DealerMonthsProps) {
  const { say } = useTexts('dealers.months');
  const { data, loading, error, refetch } = useDealerPrevYearQuery({
    variables: { dealerId, year },
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  const title = say('title');
  const months = data?.prevYearSales?.months;
  if (months?.some(({ tires, tiresBefore }) => tires !== 0 || tiresBefore !== 0)) {
    return (
      <MonthsChart
        key={year}
        title={title}
        year={year}
        months={months.map((month) => chartMonth(month, today))}
        today={today}
      />
    );
  }
  return (
    <Surface title={title}>
      {months !== undefined ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {say('none', { year: String(year), yearBefore: String(year - 1) })}
        </Typography>
      ) : problem !== undefined ? (
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock height={monthsChartHeight} />
      )}
    </Surface>
  );
}
