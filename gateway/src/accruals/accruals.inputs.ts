import {
  accrualGroups,
  accrualMonthSortColumns,
  accrualRowSortColumns,
  type AccrualGroup,
  type AccrualMonthSortColumn,
  type AccrualRowSortColumn,
} from '@gdd/schema/accruals';
import { Field, ID, InputType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { given } from '../schema/given.js';
import { inputId } from '../schema/ids.js';
import { TableFile, TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

const AccrualGroupEnum = describedEnum(
  'AccrualGroup',
  'What the rows of a month are added up by.',
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

const AccrualRowSortColumnEnum = describedEnum(
  'AccrualRowSortColumn',
  'A column that the table of the rows of a month can be sorted by.',
  accrualRowSortColumns,
  (column) => (column === 'id' ? 'By the numbers of what they are added up by.' : `By ${column}.`),
);

@InputType({ description: 'The sort of the table of the closed months.' })
export class AccrualMonthSort extends TableSort {
  @Field(() => AccrualMonthSortColumnEnum, { description: 'The column.' })
  column: AccrualMonthSortColumn;
}

@InputType({ description: 'The state of the table of the closed months.' })
export class AccrualMonthTableInput extends TablePage {
  @Field(() => AccrualMonthSort, { nullable: true, description: 'In which order; the newest first without.' })
  sort?: AccrualMonthSort | null;
}

@InputType({ description: 'Which rows of a month; all conditions must hold, in a list any value suffices.' })
export class AccrualRowFilter {
  @Field(() => AccrualGroupEnum, { nullable: true, description: 'What they are added up by; by campaign without.' })
  by?: AccrualGroup | null;

  @Field(() => [ID], { nullable: true, description: 'Of one of these campaigns.' })
  campaignId?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'Of one of these distributors.' })
  distributorId?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'In one of these regions.' })
  region?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the dealer has a correction in the month.' })
  corrected?: boolean | null;
}

@InputType({ description: 'The sort of the rows of a month; equal rows are sorted by id.' })
export class AccrualRowSort extends TableSort {
  @Field(() => AccrualRowSortColumnEnum, { description: 'The column.' })
  column: AccrualRowSortColumn;
}

const filterDescription = 'Which rows, and what they are added up by; all by campaign without.';

@InputType({ description: 'The state of the table of the rows of a month.' })
export class AccrualRowTableInput extends TablePage {
  @Field(() => AccrualRowFilter, { nullable: true, description: filterDescription })
  filter?: AccrualRowFilter | null;

  @Field(() => AccrualRowSort, { nullable: true, description: 'In which order; by id without.' })
  sort?: AccrualRowSort | null;

  @Field(() => String, { nullable: true, description: "A part of a dealer's name, code, VAT number or city." })
  search?: string | null;
}

@InputType({ description: 'Which rows of a month a file holds, and in which order.' })
export class AccrualRowsFileInput extends TableFile {
  @Field(() => AccrualRowFilter, { nullable: true, description: filterDescription })
  filter?: AccrualRowFilter | null;

  @Field(() => AccrualRowSort, { nullable: true, description: 'In which order; by id without.' })
  sort?: AccrualRowSort | null;
}

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
