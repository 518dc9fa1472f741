import { lazy } from 'react';
import { ChartFrame } from '../../../shared/charts/ChartFrame';
import { wholeMonths, type Figure } from '../../../shared/charts/data/figures';
import { Legend } from '../../../shared/charts/Legend';
import { monthsChartHeight } from '../../../shared/charts/MonthsChart';
import { formatMonth } from '../../../shared/i18n/format';
import { useTexts } from '../../../shared/i18n/useTexts';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import type { ReportChartProps } from '../page/report';
import { fleetPercentage } from '../salesSentences';
import { percentText, shareText, type Texts } from '../texts';

const MonthBars = lazy(async () => ({ default: (await import('../../../shared/charts/drawing/drawings')).MonthBars }));

interface FleetMonth {
  readonly month: string;
  readonly tires: number;
  readonly tiresFleet: number;
}

interface ComparedFleetMonth extends FleetMonth {
  /** Of the whole month of the year before. */
  readonly tiresBefore: number;
}

/** The sales of each month as bars, and those to fleets as a dashed line; months to come as outlines. */
export function FleetByMonth({
  totals: { months },
  about,
  texts,
}: ReportChartProps<{ readonly months: readonly ComparedFleetMonth[] }>) {
  const { intl, say, format } = useTexts('reports');
  const written = (value: Figure) => format.number(value);
  const labels = {
    now: say('tires'),
    before: say('tiresFleet'),
    whole: intl.formatMessage({ id: 'charts.months.wholeMonths' }, { yearBefore: String(about.year - 1) }),
  };
  const over = wholeMonths(about.year, about.today);
  const isToCome = ({ month }: FleetMonth) => about.today !== undefined && month > about.today.slice(0, 7);
  const drawn = months.map((each) => ({
    month: each.month,
    now: isToCome(each) ? null : each.tires,
    before: isToCome(each) ? null : each.tiresFleet,
    whole: Number(each.month.slice(5)) > over ? each.tiresBefore : null,
  }));
  const isOutlined = drawn.some(({ whole }) => whole !== null);
  return (
    <ChartFrame
      title={say('chart.fleet')}
      sentence={fleetChartSentence(texts, months)}
      height={monthsChartHeight}
      chart={
        <>
          <Legend
            entries={[
              { label: labels.now, mark: 'bar' },
              { label: labels.before, mark: 'line' },
              ...(isOutlined ? [{ label: labels.whole, mark: 'outline' as const }] : []),
            ]}
          />
          <MonthBars
            months={drawn}
            labels={isOutlined ? labels : { now: labels.now, before: labels.before }}
            written={written}
            axis={written}
          />
        </>
      }
      table={<FleetTable months={months.filter((month) => !isToCome(month))} texts={texts} />}
    />
  );
}

/** The sentence about the month with the highest share of fleets. */
export function fleetChartSentence(texts: Texts, months: readonly FleetMonth[]): string {
  const shares = months.map((month) => ({ ...month, share: Number(fleetPercentage(month)) }));
  const top = shares.reduce((most, month) => (month.share > most.share ? month : most), { month: '', share: 0 });
  return top.share === 0
    ? texts.intl.formatMessage({ id: 'reports.chart.fleet.nothing' })
    : texts.intl.formatMessage(
        { id: 'reports.chart.fleet.sentence' },
        { month: formatMonth(top.month, texts.language, { month: 'long' }), share: shareText(texts, top.share) },
      );
}

function FleetTable({ months, texts }: { readonly months: readonly FleetMonth[]; readonly texts: Texts }) {
  const { say, format } = useTexts('reports');
  const columns: readonly TableColumn<FleetMonth>[] = [
    {
      key: 'month',
      label: say('month'),
      cell: ({ month }) => format.month(month, { month: 'long' }),
    },
    {
      key: 'tires',
      label: say('tires'),
      cell: ({ tires }) => format.number(tires),
      align: 'end',
    },
    {
      key: 'tiresFleet',
      label: say('tiresFleet'),
      cell: ({ tiresFleet }) => format.number(tiresFleet),
      align: 'end',
    },
    {
      key: 'fleetPercentage',
      label: say('fleetPercentage'),
      cell: (month) => percentText(texts, fleetPercentage(month)),
      align: 'end',
    },
  ];
  return (
    <PlainTable
      caption={say('chart.fleet')}
      captionHidden
      columns={columns}
      rows={months}
      rowKey={({ month }) => month}
    />
  );
}
