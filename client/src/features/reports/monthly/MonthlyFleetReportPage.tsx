import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { ReportSortColumn } from '@gdd/schema/reports';
import { isFleetOverNet } from '../../../domain/campaigns/fleetOverNet';
import { monthsChartHeight } from '../../../shared/charts/MonthsChart';
import { useTexts } from '../../../shared/i18n/useTexts';
import { formatMonth, formatNumber } from '../../../shared/i18n/format';
import type { ListColumn } from '../../../shared/list/columns/ListColumn';
import { pageInput } from '../../../shared/list/state/pageInput';
import { comparedTires, sellingDealers } from './comparedSales';
import { FleetByMonth } from './FleetByMonth';
import {
  useMonthlyFleetReportQuery,
  type MonthlyFleetReportPage_RowFragment,
  type MonthlyFleetReportPage_TotalsFragment,
} from './monthlyReports.generated';
import { MonthlyFleetReportFileDocument, RequestMonthlyFleetReportExportDocument } from '../reportFiles.generated';
import type { ReportDefinition, ReportFigure, ReportRow } from '../page/report';
import { reportCodec } from '../page/reportFilter';
import { ReportPage } from '../page/ReportPage';
import { useReportResponse } from '../page/useReportResponse';
import { useDealerColumns, useDealerRow } from '../page/useReportColumns';
import { useMonthColumn } from './useSalesColumns';
import { fleetSentence } from '../salesSentences';
import { bestMonth, percentText, tiresText, type About, type Texts } from '../texts';

type Row = MonthlyFleetReportPage_RowFragment & ReportRow;
type Column = ReportSortColumn<'monthly-fleet'>;
type Totals = MonthlyFleetReportPage_TotalsFragment;

const rowId = (row: MonthlyFleetReportPage_RowFragment) => `${row.dealer.id}-${row.month}`;

/** The report of dealers by month: their sales, and the part to fleets. */
export const monthlyFleetReport: ReportDefinition<Row, Column, Totals> = {
  name: 'monthlyFleet',
  codec: reportCodec('monthly-fleet'),
  useResponse: function useMonthlyFleetReport(state, filter) {
    const query = useMonthlyFleetReportQuery(
      filter === undefined
        ? skipToken
        : { variables: { input: { filter, ...pageInput(state) } }, fetchPolicy: 'cache-and-network' },
    );
    return useReportResponse(query, query.data?.monthlyFleetReport, rowId);
  },
  useColumns: useFleetColumns,
  useRow: useDealerRow,
  fileDocument: MonthlyFleetReportFileDocument,
  exportDocument: RequestMonthlyFleetReportExportDocument,
  sentence: (texts, about, totals) => fleetSentence(texts, about, totals),
  figures: fleetFigures,
  sums: fleetSums,
  Chart: FleetByMonth,
  chartHeight: monthsChartHeight,
  emptyText: 'reports.empty.sales',
};

type FleetSales = Pick<Totals, 'tires' | 'tiresFleet' | 'fleetPercentage'>;

/** The figures with labels, formatted for rows and for their sum. */
function fleetSums(texts: Texts, { tires, tiresFleet, fleetPercentage }: FleetSales): readonly ReportFigure[] {
  const figure = (key: keyof FleetSales, value: string): ReportFigure => ({
    key,
    label: texts.intl.formatMessage({ id: `reports.${key}` }),
    value,
  });
  return [
    figure('tires', formatNumber(tires, texts.language)),
    figure('tiresFleet', formatNumber(tiresFleet, texts.language)),
    figure('fleetPercentage', fleetShare(texts, { tires, tiresFleet, fleetPercentage })),
  ];
}

/** The fleets' share; if returns make it exceed the net total, with an explanation. */
function fleetShare(texts: Texts, { tires, tiresFleet, fleetPercentage }: FleetSales): string {
  const percent = percentText(texts, fleetPercentage);
  return isFleetOverNet(tiresFleet, tires)
    ? texts.intl.formatMessage({ id: 'campaign.fleetOverNet.cell' }, { percent })
    : percent;
}

const fleetFields = ['tires', 'tiresFleet', 'fleetPercentage'] as const;

function useFleetColumns(): readonly ListColumn<Row, Column>[] {
  const { intl, say, language } = useTexts('reports');
  const { name, place } = useDealerColumns();
  const month = useMonthColumn();
  return useMemo(
    () => [
      name,
      month,
      ...fleetFields.map((field): ListColumn<Row, Column> => ({
        field,
        label: say(field),
        text: (row) => fleetSums({ intl, language }, row).find(({ key }) => key === field)?.value ?? '',
        sort: field,
        align: 'end',
        width: 128,
        tightWidth: 98,
        card: 'fact',
      })),
      ...place,
    ],
    [name, month, place, intl, say, language],
  );
}

/** The main numbers: all tyres, the part of fleets, the number of selling dealers, and the best month of fleets. */
function fleetFigures(texts: Texts, about: About, totals: Totals): readonly ReportFigure[] {
  const { intl, language } = texts;
  const { tires, tiresFleet, fleetPercentage } = totals;
  const say = (id: string) => intl.formatMessage({ id: `reports.${id}` });
  const best = bestMonth(totals.months, (month) => month.tiresFleet);
  const sum = (of: (month: Totals['months'][number]) => number) =>
    totals.months.reduce((total, month) => total + of(month), 0);
  return [
    comparedTires(
      texts,
      about,
      {
        tires: sum(({ toDay }) => toDay.tires),
        tiresBefore: sum(({ toDay }) => toDay.tiresBefore),
      },
      sum(({ tiresBefore }) => tiresBefore),
    ),
    {
      key: 'tiresFleet',
      label: say('tiresFleet'),
      value: formatNumber(tiresFleet, language),
      detail: intl.formatMessage(
        { id: 'reports.ofPercent' },
        { total: formatNumber(tires, language), percent: percentText(texts, fleetPercentage) },
      ),
      band: { value: tiresFleet, end: tires },
    },
    sellingDealers(texts, totals),
    {
      key: 'best',
      label: say('bestFleetMonth'),
      value: best ? formatMonth(best.month, language, { month: 'long' }) : intl.formatMessage({ id: 'labels.noValue' }),
      detail: best && tiresText(texts, best.tiresFleet),
    },
  ];
}

export function Component() {
  return <ReportPage report={monthlyFleetReport} />;
}
