import {
  settlementLineSortColumns,
  settlementSortColumns,
  type SettlementOutcome,
  type SettlementState,
} from '@gdd/schema/settlements';
import { ID, InputType } from 'type-graphql';
import { DealerFilter, filterState } from '../dealers/dealers.inputs.js';
import { day, decimal, field, flag, int, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { idsGiven, inputId } from '../schema/ids.js';
import { dayRange, listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { SettlementOutcomeEnum, SettlementStateEnum } from './settlementEnums.js';

@InputType({ description: 'A settlement run as it shall be.' })
export class SettlementInput {
  @text('Its title: up to 160 characters.') title: string;

  @field(() => [ID], 'The campaigns whose credits are paid, each once: open or closed; at most 50.')
  campaigns: string[];

  @field(() => DealerFilter, 'Which dealers; all without. Deleted ones with balances too.', { defaultValue: {} })
  filter: DealerFilter;

  @decimal('Who would get less, in EUR, is carried over, whole: 0 or more, at most 2 decimals.', { defaultValue: '0' })
  minimum: string;

  @day('The day of documents and entries: from the first day of each of the campaigns to today.') day: string;
}

@InputType({ description: 'A changed draft of a settlement run: all its fields.' })
export class UpdateSettlementInput extends SettlementInput {
  @int('The version that the edit is based on; an outdated version is refused.') version: number;
}

@InputType({ description: 'Filter for settlement runs: all given conditions apply; in a list, any value matches.' })
export class SettlementFilter {
  @field.orNull(() => [SettlementStateEnum], 'Limited to these states.') state?: SettlementState[] | null;
  @field.orNull(() => [ID], 'Runs that pay one of these campaigns.') campaignId?: string[] | null;
  @day.orNull('Of this day or later.') dayFrom?: string | null;
  @day.orNull('Of this day or earlier.') dayTo?: string | null;
}

const settlementList = listOf('Settlement', 'settlement runs', {
  columns: settlementSortColumns,
  filter: SettlementFilter,
  order: 'newest first',
  search: 'A part of the title.',
});

@InputType({ description: 'The state of the table of settlement runs.' })
export class SettlementTableInput extends settlementList.Table {}

@InputType({ description: 'Filter for dealers of a run: all given conditions apply; in a list, any value matches.' })
export class SettlementLineFilter {
  @field.orNull(() => [ID], 'With a balance in one of these campaigns.') campaignId?: string[] | null;
  @field.orNull(() => [SettlementOutcomeEnum], 'Limited to these outcomes.') outcome?: SettlementOutcome[] | null;
  @field.orNull(() => [String], 'Limited to these regions.') region?: string[] | null;
  @field.orNull(() => [ID], 'Limited to these distributors.') distributorId?: string[] | null;
  @flag.orNull('Whether data for the electronic form of a credit note is missing.') incomplete?: boolean | null;
}

const settlementLineList = listOf('SettlementLine', 'dealers of a run', {
  columns: settlementLineSortColumns,
  filter: SettlementLineFilter,
  order: 'by id',
  search: 'A part of name, code, VAT number or city.',
});

@InputType({ description: 'The state of the table of the dealers of a run.' })
export class SettlementLineTableInput extends settlementLineList.Table {}

@InputType({ description: 'Filter, order and format of a file of dealers of a run.' })
export class SettlementLinesFileInput extends settlementLineList.File {}

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
