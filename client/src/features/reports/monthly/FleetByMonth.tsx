import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { ChartFrame } from '../../../shared/charts/ChartFrame';
import type { Figure } from '../../../shared/charts/data/figures';
import { Legend } from '../../../shared/charts/Legend';
import { monthsChartHeight } from '../../../shared/charts/MonthsChart';
import { formatMonth } from '../../../shared/i18n/format';
import { useFormat } from '../../../shared/i18n/useFormat';
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

/** The sales of each month as bars, and those to fleets as a dashed line. */
export function FleetByMonth({
  totals: { months },
  texts,
}: ReportChartProps<{ readonly months: readonly FleetMonth[] }>) {
  const intl = useIntl();
  const format = useFormat();
  const written = (value: Figure) => format.number(value);
  const labels = {
    now: intl.formatMessage({ id: 'reports.tires' }),
    before: intl.formatMessage({ id: 'reports.tiresFleet' }),
  };
  return (
    <ChartFrame
      title={intl.formatMessage({ id: 'reports.chart.fleet' })}
      sentence={fleetChartSentence(texts, months)}
      height={monthsChartHeight}
      chart={
        <>
          <Legend
            entries={[
              { label: labels.now, mark: 'bar' },
              { label: labels.before, mark: 'line' },
            ]}
          />
          <MonthBars
            months={months.map(({ month, tires, tiresFleet }) => ({ month, now: tires, before: tiresFleet }))}
            labels={labels}
            written={written}
            axis={written}
          />
        </>
      }
      table={<FleetTable months={months} texts={texts} />}
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
  const intl = useIntl();
  const format = useFormat();
  const columns: readonly TableColumn<FleetMonth>[] = [
    {
      key: 'month',
      label: intl.formatMessage({ id: 'reports.month' }),
      cell: ({ month }) => format.month(month, { month: 'long' }),
    },
    {
      key: 'tires',
      label: intl.formatMessage({ id: 'reports.tires' }),
      cell: ({ tires }) => format.number(tires),
      align: 'end',
    },
    {
      key: 'tiresFleet',
      label: intl.formatMessage({ id: 'reports.tiresFleet' }),
      cell: ({ tiresFleet }) => format.number(tiresFleet),
      align: 'end',
    },
    {
      key: 'fleetPercentage',
      label: intl.formatMessage({ id: 'reports.fleetPercentage' }),
      cell: (month) => percentText(texts, fleetPercentage(month)),
      align: 'end',
    },
  ];
  return (
    <PlainTable
      caption={intl.formatMessage({ id: 'reports.chart.fleet' })}
      captionHidden
      columns={columns}
      rows={months}
      rowKey={({ month }) => month}
    />
  );
}
