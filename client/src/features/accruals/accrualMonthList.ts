import { accrualMonthSortColumns, type AccrualMonthSortColumn } from '@gdd/schema/accruals';
import { defineList, type DeclaredColumns } from '../../shared/list/definition/defineList';
import type { AccrualMonthFieldsFragment } from './accruals.generated';

/** A closed month with the id that a list's row needs. */
export type AccrualMonthRow = AccrualMonthFieldsFragment & { readonly id: string };

type Sum = Exclude<keyof AccrualMonthFieldsFragment['sums'], '__typename' | 'dealers'>;

const euro = (sum: Sum) =>
  ({
    text: ({ sums }, { format }) => format.euro(sums[sum]),
    width: 116,
    tightWidth: 94,
    align: 'end',
    card: 'fact',
  }) satisfies DeclaredColumns<AccrualMonthRow, AccrualMonthSortColumn>[string];

/** How a month leads to the next: what its closing is made of stands in the chart and on the month's page. */
const columns: DeclaredColumns<AccrualMonthRow, AccrualMonthSortColumn> = {
  month: {
    text: ({ month }, { format }) => format.month(month),
    width: 130,
    tightWidth: 116,
    grow: true,
    card: 'title',
  },
  opening: euro('opening'),
  accrued: euro('accrued'),
  corrections: euro('corrections'),
  adjustments: euro('adjustments'),
  paid: euro('paid'),
  released: euro('released'),
  closing: euro('closing'),
  closedAt: {
    text: ({ closedAt }, { format }) => closedAt && format.dateTime(closedAt),
    width: 140,
    tightWidth: 100,
    card: 'fact',
  },
};

/** The closed months, the newest first. */
export const accrualMonthList = defineList({
  name: 'accrualMonths',
  messages: 'accruals.months',
  empty: ['empty.title', 'empty.text'],
  filters: {},
  columns,
  sortColumns: accrualMonthSortColumns,
  defaultSort: { column: 'month', direction: 'desc' },
});
