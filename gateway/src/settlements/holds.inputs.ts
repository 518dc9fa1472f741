import { settlementHoldSortColumns } from '@gdd/schema/settlements';
import { ID, InputType } from 'type-graphql';
import { field, flag, id, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { idsGiven, inputId } from '../schema/ids.js';
import { listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

@InputType({ description: 'Filter for holds: all given conditions apply; in a list, any value matches.' })
export class SettlementHoldFilter {
  @id.orNull('On this dealer.') dealerId?: string | null;
  @field.orNull(() => [ID], 'Of credits in one of these campaigns alone.') campaignId?: string[] | null;
  @flag.orNull('Released; false: those that last.') released?: boolean | null;
}

const settlementHoldList = listOf('SettlementHold', 'credits on hold', {
  columns: settlementHoldSortColumns,
  filter: SettlementHoldFilter,
  order: 'newest first',
  search: "A part of the dealer's name, code or VAT number.",
});

@InputType({ description: 'The state of the table of credits on hold.' })
export class SettlementHoldTableInput extends settlementHoldList.Table {}

@InputType({ description: 'Which credits are put on hold, and why.' })
export class SettlementHoldInput {
  @id('The id of the dealer.') dealerId: string;
  @id.orNull('Its credit in this campaign alone; all of them without.') campaignId?: string | null;
  @text('Why: up to 500 characters.') reason: string;
  @flag('Whether the dealer, and the network above it, read the reason.') isReasonShown: boolean;
}

/** The state of the table, as the REST service takes it. @throws GatewayError BAD_USER_INPUT on ids */
export function holdsState(table: SettlementHoldTableInput): BodyOf<'/settlements/holds/table', 'POST'> {
  const { dealerId, campaignId, ...conditions } = table.filter ?? {};
  return {
    filter: {
      ...given(conditions),
      ...(dealerId && { dealerId: inputId('filter.dealerId', dealerId) }),
      ...idsGiven('campaignId', campaignId),
    },
    ...tablePage(table),
  };
}

/** A new hold, as the REST service takes it. @throws GatewayError BAD_USER_INPUT on ids */
export function holdBody(input: SettlementHoldInput): BodyOf<'/settlements/holds', 'POST'> {
  const { dealerId, campaignId, reason, isReasonShown } = input;
  return {
    dealerId: inputId('dealerId', dealerId),
    ...(campaignId && { campaignId: inputId('campaignId', campaignId) }),
    ...{ reason, isReasonShown },
  };
}
