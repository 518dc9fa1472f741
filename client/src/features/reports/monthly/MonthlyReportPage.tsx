import { skipToken } from '@apollo/client/react';
import type { ReportSortColumn } from '@gdd/schema/reports';
import { useMemo } from 'react';
import { monthsChartHeight } from '../../../shared/charts/MonthsChart';
import { formatMonth } from '../../../shared/i18n/format';
import { pageInput } from '../../../shared/list/state/pageInput';
import { comparedFigures, salesFigures, sellingDealers } from './comparedSales';
import {
  useMonthlyReportQuery,
  type MonthlyReportPage_RowFragment,
  type MonthlyReportPage_TotalsFragment,
} from './monthlyReports.generated';
import { MonthlyReportFileDocument, RequestMonthlyReportExportDocument } from '../reportFiles.generated';
import type { ReportDefinition, ReportFigure, ReportRow } from '../page/report';
import { reportCodec } from '../page/reportFilter';
import { ReportPage } from '../page/ReportPage';
import { useReportResponse } from '../page/useReportResponse';
import { SalesByMonth } from './SalesByMonth';
import { useDealerColumns, useDealerRow } from '../page/useReportColumns';
import { useMonthColumn, useSalesColumns } from './useSalesColumns';
import { salesSentence } from '../salesSentences';
import { bestMonth, tiresText, type About, type Texts } from '../texts';

type Row = MonthlyReportPage_RowFragment & ReportRow;
type Totals = MonthlyReportPage_TotalsFragment;

const rowId = (row: MonthlyReportPage_RowFragment) => `${row.dealer.id}-${row.month}`;

/** The report of dealers by month, beside the same months of the year before. */
export const monthlyReport: ReportDefinition<Row, ReportSortColumn<'monthly'>, Totals> = {
  name: 'monthly',
  codec: reportCodec('monthly'),
  useResponse: function useMonthlyReport(state, filter) {
    const query = useMonthlyReportQuery(
      filter === undefined
        ? skipToken
        : { variables: { input: { filter, ...pageInput(state) } }, fetchPolicy: 'cache-and-network' },
    );
    return useReportResponse(query, query.data?.monthlyReport, rowId);
  },
  useColumns: function useMonthlyColumns() {
    const { name, place } = useDealerColumns();
    const month = useMonthColumn();
    const sales = useSalesColumns();
    return useMemo(() => [name, month, ...sales, ...place], [name, month, sales, place]);
  },
  useRow: useDealerRow,
  fileDocument: MonthlyReportFileDocument,
  exportDocument: RequestMonthlyReportExportDocument,
  sentence: salesSentence,
  figures: monthlyFigures,
  sums: salesFigures,
  Chart: SalesByMonth,
  chartHeight: monthsChartHeight,
  emptyText: 'reports.empty.sales',
};

/** The main numbers: tyres and amount beside the year before, the number of selling dealers, and the best month. */
function monthlyFigures(texts: Texts, about: About, totals: Totals): readonly ReportFigure[] {
  const { intl, language } = texts;
  const best = bestMonth(totals.months, ({ tires }) => tires);
  return [
    ...comparedFigures(texts, about, totals),
    sellingDealers(texts, totals),
    {
      key: 'best',
      label: intl.formatMessage({ id: 'reports.bestMonth' }),
      value: best ? formatMonth(best.month, language, { month: 'long' }) : intl.formatMessage({ id: 'labels.noValue' }),
      detail: best && tiresText(texts, best.tires),
    },
  ];
}

export function Component() {
  return <ReportPage report={monthlyReport} />;
}
