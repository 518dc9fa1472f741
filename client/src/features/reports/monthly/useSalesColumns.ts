import { useMemo } from 'react';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { ListColumn } from '../../../shared/list/columns/ListColumn';
import { salesFigures, type ComparedSales, type SalesField } from './comparedSales';
import type { ReportRow } from '../page/report';

/** The widths of the columns, in their order: the earlier year on the left, the whole of it last. */
const widths: Readonly<Record<SalesField, number>> = {
  toDayTiresBefore: 104,
  toDayTires: 104,
  toDayDifference: 104,
  toDayPercent: 112,
  toDayAmountBefore: 132,
  toDayAmount: 124,
  tiresBefore: 136,
};

/** The columns of sales beside those of the year before; the server sorts by each. */
export function useSalesColumns(): readonly ListColumn<ReportRow & ComparedSales, SalesField>[] {
  const { intl, say, language } = useTexts('reports');
  return useMemo(
    () =>
      (Object.keys(widths) as SalesField[]).map((field) => ({
        field,
        label: say(field),
        text: (row) => salesFigures({ intl, language }, row).find(({ key }) => key === field)?.value ?? '',
        sort: field,
        align: 'end',
        width: widths[field],
        card: 'fact',
      })),
    [intl, say, language],
  );
}

/** The column of a row's month. */
export function useMonthColumn(): ListColumn<ReportRow & { readonly month: string }, 'month'> {
  const { say, format } = useTexts('reports');
  return useMemo(
    () => ({
      field: 'month',
      label: say('month'),
      text: ({ month }) => format.month(month),
      sort: 'month',
      width: 136,
      tightWidth: 80,
      card: 'line',
    }),
    [say, format],
  );
}
