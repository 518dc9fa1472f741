import {
  accrualGroups,
  accrualMonthSortColumns,
  accrualRowSortColumns,
  type AccrualGroup,
  type AccrualMonthSortColumn,
} from '@gdd/schema/accruals';
import { ID, InputType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { field, flag } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { inputId } from '../schema/ids.js';
import { listOf, TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

const AccrualGroupEnum = describedEnum(
  'AccrualGroup',
  'The grouping of the rows of a month.',
  accrualGroups,
  (group) =>
    ({
      campaign: 'By campaign.',
      distributor: 'By the distributor of the closing.',
      region: 'By the region of the closing.',
      dealer: 'Not at all: a row for each dealer in each campaign.',
    })[group],
);

const AccrualMonthSortColumnEnum = describedEnum(
  'AccrualMonthSortColumn',
  'A column that the table of the closed months can be sorted by.',
  accrualMonthSortColumns,
  () => 'By month.',
);

@InputType({ description: 'The sort of the table of the closed months.' })
export class AccrualMonthSort extends TableSort {
  @field(() => AccrualMonthSortColumnEnum, 'The column.') column: AccrualMonthSortColumn;
}

@InputType({ description: 'The state of the table of the closed months.' })
export class AccrualMonthTableInput extends TablePage {
  @field.orNull(() => AccrualMonthSort, 'The order; the newest first if omitted.') sort?: AccrualMonthSort | null;
}

@InputType({ description: 'Filter for rows of a month: all given conditions apply; in a list, any value matches.' })
export class AccrualRowFilter {
  @field.orNull(() => AccrualGroupEnum, 'The grouping; by campaign if omitted.') by?: AccrualGroup | null;
  @field.orNull(() => [ID], 'Limited to these campaigns.') campaignId?: string[] | null;
  @field.orNull(() => [ID], 'Limited to these distributors.') distributorId?: string[] | null;
  @field.orNull(() => [String], 'Limited to these regions.') region?: string[] | null;
  @flag.orNull('Whether the dealer has a correction in the month.') corrected?: boolean | null;
}

const accrualRowList = listOf('AccrualRow', 'rows of a month', {
  columns: accrualRowSortColumns,
  filter: AccrualRowFilter,
  order: 'by id',
  search: "A part of a dealer's name, code, VAT number or city.",
  describe: (column) => (column === 'id' ? 'By the numbers of what they are added up by.' : `By ${column}.`),
});

@InputType({ description: 'The state of the table of the rows of a month.' })
export class AccrualRowTableInput extends accrualRowList.Table {}

@InputType({ description: 'Filter, order and format of a file of rows of a month.' })
export class AccrualRowsFileInput extends accrualRowList.File {}

/** The state of the table of the rows of a month, as the REST service takes it. */
export function accrualRowState({ filter, ...table }: AccrualRowTableInput): BodyOf<'/accruals/{month}/table', 'POST'> {
  const { campaignId, distributorId, ...conditions } = filter ?? {};
  const ids = (name: string, values: readonly string[]) => values.map((id) => inputId(`filter.${name}`, id));
  return {
    filter: {
      ...given(conditions),
      ...(campaignId && { campaignId: ids('campaignId', campaignId) }),
      ...(distributorId && { distributorId: ids('distributorId', distributorId) }),
    },
    ...tablePage(table),
  };
}
