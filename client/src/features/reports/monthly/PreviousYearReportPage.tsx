import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { ReportSortColumn } from '@gdd/schema/reports';
import { monthsChartHeight } from '../../../shared/charts/MonthsChart';
import { useTexts } from '../../../shared/i18n/useTexts';
import { formatNumber } from '../../../shared/i18n/format';
import type { ListColumn } from '../../../shared/list/columns/ListColumn';
import { pageInput } from '../../../shared/list/state/pageInput';
import { changeOrNone, comparedFigures, salesFigures, sellingDealers } from './comparedSales';
import {
  usePreviousYearReportQuery,
  type PreviousYearReportPage_RowFragment,
  type PreviousYearReportPage_TotalsFragment,
} from './monthlyReports.generated';
import { PreviousYearReportFileDocument, RequestPreviousYearReportExportDocument } from '../reportFiles.generated';
import type { ReportDefinition, ReportFigure, ReportRow } from '../page/report';
import { reportCodec } from '../page/reportFilter';
import { monthToDay } from '../../../shared/charts/data/monthToDay';
import { Sparkline, useMonthsText } from '../../../shared/charts/drawing/Sparkline';
import { ReportPage } from '../page/ReportPage';
import { useReportResponse } from '../page/useReportResponse';
import { SalesByMonth } from './SalesByMonth';
import { useDealerColumns, useDealerRow } from '../page/useReportColumns';
import { useSalesColumns } from './useSalesColumns';
import { differenceSentence } from '../salesSentences';
import type { About, Texts } from '../texts';

type Row = PreviousYearReportPage_RowFragment & ReportRow;
type Totals = PreviousYearReportPage_TotalsFragment;
type Column = ReportSortColumn<'previous-year'>;

const rowId = (row: PreviousYearReportPage_RowFragment) => row.dealer.id;

/** The report of dealers with a year beside the one before, by month. */
export const previousYearReport: ReportDefinition<Row, Column, Totals> = {
  name: 'previousYear',
  codec: reportCodec('previous-year'),
  useResponse: function usePreviousYearReport(state, filter) {
    const query = usePreviousYearReportQuery(
      filter === undefined
        ? skipToken
        : { variables: { input: { filter, ...pageInput(state) } }, fetchPolicy: 'cache-and-network' },
    );
    return useReportResponse(query, query.data?.previousYearReport, rowId);
  },
  useColumns: function usePreviousYearColumns() {
    const { name, place } = useDealerColumns();
    const sales = useSalesColumns();
    const trend = useTrendColumn();
    return useMemo(() => [name, trend, ...sales, ...place], [name, trend, sales, place]);
  },
  useRow: useDealerRow,
  fileDocument: PreviousYearReportFileDocument,
  exportDocument: RequestPreviousYearReportExportDocument,
  sentence: differenceSentence,
  figures: previousYearFigures,
  sums: salesFigures,
  Chart: SalesByMonth,
  chartHeight: monthsChartHeight,
  emptyText: 'reports.empty.sales',
};

function useTrendColumn(): ListColumn<Row, Column> {
  const { say } = useTexts('reports');
  const monthsText = useMonthsText();
  return useMemo(() => {
    const text = ({ months }: Row) => monthsText(months.map(monthToDay));
    return {
      field: 'months',
      label: say('trend'),
      text,
      render: (row) => <Sparkline months={row.months.map(monthToDay)} text={text(row)} />,
      width: 128,
      card: 'fact',
    };
  }, [say, monthsText]);
}

/** The main numbers: tyres and amount beside the year before, the difference, and the number of selling dealers. */
function previousYearFigures(texts: Texts, about: About, totals: Totals): readonly ReportFigure[] {
  const { intl, language } = texts;
  const [tires, amount] = comparedFigures(texts, about, totals);
  return [
    ...(tires ? [tires] : []),
    {
      key: 'difference',
      label: intl.formatMessage({ id: 'labels.difference' }),
      value: formatNumber(totals.toDay.difference, language, { signDisplay: 'exceptZero' }),
      detail: changeOrNone(texts, totals.toDay.percent),
    },
    ...(amount ? [amount] : []),
    sellingDealers(texts, totals),
  ];
}

export function Component() {
  return <ReportPage report={previousYearReport} />;
}
