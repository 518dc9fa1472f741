import { chartMonth } from '../../../shared/charts/data/monthToDay';
import { MonthsChart } from '../../../shared/charts/MonthsChart';
import type { ComparedMonthsFragment } from './monthlyReports.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { ReportChartProps } from '../page/report';

/** The months of a report beside those of the year before. */
export function SalesByMonth({
  totals,
  about,
}: ReportChartProps<{ readonly months: readonly ComparedMonthsFragment[] }>) {
  const { say } = useTexts('reports.chart');
  return (
    <MonthsChart
      title={say('months')}
      year={about.year}
      months={totals.months.map((month) => chartMonth(month, about.today))}
      today={about.today}
    />
  );
}
