import {
  settlementLineSortColumns,
  settlementSortColumns,
  type SettlementLineSortColumn,
  type SettlementOutcome,
  type SettlementSortColumn,
  type SettlementState,
} from '@gdd/schema/settlements';
import { Field, ID, InputType, Int } from 'type-graphql';
import { DealerFilter, filterState } from '../dealers/dealers.inputs.js';
import { describedEnum } from '../schema/describedEnum.js';
import { given } from '../schema/given.js';
import { idsGiven, inputId } from '../schema/ids.js';
import { DateScalar, DecimalScalar } from '../schema/scalars.js';
import { dayRange, TableFile, TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { SettlementOutcomeEnum, SettlementStateEnum } from './settlementEnums.js';

const SettlementSortColumnEnum = describedEnum(
  'SettlementSortColumn',
  'A column that the table of settlement runs can be sorted by.',
  settlementSortColumns,
  (column) => `By ${column}.`,
);

const SettlementLineSortColumnEnum = describedEnum(
  'SettlementLineSortColumn',
  'A column that the table of the dealers of a settlement run can be sorted by.',
  settlementLineSortColumns,
  (column) => `By ${column}.`,
);

@InputType({ description: 'A settlement run as it shall be.' })
export class SettlementInput {
  @Field(() => String, { description: 'Its title: up to 160 characters.' })
  title: string;

  @Field(() => [ID], { description: 'The campaigns whose credits are paid, each once: open or closed; at most 50.' })
  campaigns: string[];

  @Field(() => DealerFilter, {
    defaultValue: {},
    description: 'Which dealers; all without. Deleted ones with balances too.',
  })
  filter: DealerFilter;

  @Field(() => DecimalScalar, {
    defaultValue: '0',
    description: 'Who would get less, in EUR, is carried over, whole: 0 or more, at most 2 decimals.',
  })
  minimum: string;

  @Field(() => DateScalar, {
    description: 'The day of documents and entries: from the first day of each of the campaigns to today.',
  })
  day: string;
}

@InputType({ description: 'A changed draft of a settlement run: all its fields.' })
export class UpdateSettlementInput extends SettlementInput {
  @Field(() => Int, { description: 'The version that the edit is based on; a stale one is refused.' })
  version: number;
}

@InputType({ description: 'Which settlement runs; all conditions must hold, in a list any value suffices.' })
export class SettlementFilter {
  @Field(() => [SettlementStateEnum], { nullable: true, description: 'In one of these states.' })
  state?: SettlementState[] | null;

  @Field(() => [ID], { nullable: true, description: 'That pay one of these campaigns.' })
  campaignId?: string[] | null;

  @Field(() => DateScalar, { nullable: true, description: 'Of this day or later.' })
  dayFrom?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Of this day or earlier.' })
  dayTo?: string | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
export class SettlementSort extends TableSort {
  @Field(() => SettlementSortColumnEnum, { description: 'The column.' })
  column: SettlementSortColumn;
}

@InputType({ description: 'The state of the table of settlement runs.' })
export class SettlementTableInput extends TablePage {
  @Field(() => SettlementFilter, { nullable: true, description: 'Which runs; all without.' })
  filter?: SettlementFilter | null;

  @Field(() => SettlementSort, { nullable: true, description: 'In which order; newest first without.' })
  sort?: SettlementSort | null;

  @Field(() => String, { nullable: true, description: 'A part of the title.' })
  search?: string | null;
}

@InputType({ description: 'Which dealers of a run; all conditions must hold, in a list any value suffices.' })
export class SettlementLineFilter {
  @Field(() => [ID], { nullable: true, description: 'With a balance in one of these campaigns.' })
  campaignId?: string[] | null;

  @Field(() => [SettlementOutcomeEnum], { nullable: true, description: 'With one of these outcomes.' })
  outcome?: SettlementOutcome[] | null;

  @Field(() => [String], { nullable: true, description: 'In one of these regions.' })
  region?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'Of one of these distributors.' })
  distributorId?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether data for the electronic form of a credit note is missing.',
  })
  incomplete?: boolean | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
export class SettlementLineSort extends TableSort {
  @Field(() => SettlementLineSortColumnEnum, { description: 'The column.' })
  column: SettlementLineSortColumn;
}

@InputType({ description: 'The state of the table of the dealers of a run.' })
export class SettlementLineTableInput extends TablePage {
  @Field(() => SettlementLineFilter, { nullable: true, description: 'Which dealers; all without.' })
  filter?: SettlementLineFilter | null;

  @Field(() => SettlementLineSort, { nullable: true, description: 'In which order; by id without.' })
  sort?: SettlementLineSort | null;

  @Field(() => String, { nullable: true, description: 'A part of name, code, VAT number or city.' })
  search?: string | null;
}

@InputType({ description: 'Which dealers of a run a file holds, and in which order.' })
export class SettlementLinesFileInput extends TableFile {
  @Field(() => SettlementLineFilter, { nullable: true, description: 'Which dealers; all without.' })
  filter?: SettlementLineFilter | null;

  @Field(() => SettlementLineSort, { nullable: true, description: 'In which order; by id without.' })
  sort?: SettlementLineSort | null;
}

/** A run as the REST service takes it. @throws GatewayError BAD_USER_INPUT for an id that cannot be one */
export function settlementBody({ title, campaigns, filter, minimum, day }: SettlementInput) {
  const ids = campaigns.map((id) => inputId('campaigns', id));
  return { title, campaigns: ids, filter: filterState(filter), minimum, day };
}

/** The state of the table of runs, as the REST service takes it. @throws GatewayError BAD_USER_INPUT on `campaignId` */
export function settlementsState(table: SettlementTableInput): BodyOf<'/settlements/table', 'POST'> {
  const { dayFrom, dayTo, campaignId, ...conditions } = table.filter ?? {};
  return {
    filter: {
      ...given(conditions),
      ...idsGiven('campaignId', campaignId),
      ...dayRange('day', dayFrom, dayTo),
    },
    ...tablePage(table),
  };
}

/** The state of the table of the dealers of a run. @throws GatewayError BAD_USER_INPUT on `campaignId`, `distributorId` */
export function settlementLinesState(table: SettlementLineTableInput): BodyOf<'/settlements/{id}/lines', 'POST'> {
  const { campaignId, distributorId, ...conditions } = table.filter ?? {};
  return {
    filter: {
      ...given(conditions),
      ...idsGiven('campaignId', campaignId),
      ...idsGiven('distributorId', distributorId),
    },
    ...tablePage(table),
  };
}
