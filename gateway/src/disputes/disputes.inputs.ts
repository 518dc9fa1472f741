import {
  disputeSortColumns,
  type DisputeFigure,
  type DisputeKind,
  type DisputeSide,
  type DisputeState,
} from '@gdd/schema/disputes';
import { ID, InputType } from 'type-graphql';
import { DisputeFigureEnum, DisputeKindEnum, DisputeSideEnum, DisputeStateEnum } from '../schema/disputeEnums.js';
import { day, decimal, field, flag, id, int, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { idsGiven, inputId } from '../schema/ids.js';
import { listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

@InputType({ description: 'Filter for disputes: all given conditions apply; in a list, any value matches.' })
export class DisputeFilter {
  @field.orNull(() => [DisputeStateEnum], 'Limited to these states.') state?: DisputeState[] | null;
  @field.orNull(() => [DisputeKindEnum], 'About one of these.') kind?: DisputeKind[] | null;
  @field.orNull(() => [ID], 'Limited to these campaigns.') campaignId?: string[] | null;
  @field.orNull(() => [ID], 'Limited to these dealers.') dealerId?: string[] | null;
  @field.orNull(() => [ID], 'Assigned to one of these users.') assigneeId?: string[] | null;
  @flag.orNull('Assigned to the caller; false: the others.') mine?: boolean | null;
  @field.orNull(() => [DisputeSideEnum], 'Waiting for one of these sides.') waitingFor?: DisputeSide[] | null;
}

const disputeList = listOf('Dispute', 'disputes', {
  columns: disputeSortColumns,
  filter: DisputeFilter,
  order: 'newest first',
  search: 'A part of the dealer, the campaign or the document.',
});

@InputType({ description: 'The state of the queue of disputes.' })
export class DisputeTableInput extends disputeList.Table {}

@InputType({ description: 'The subject of a dispute; only the fields of its kind are set.' })
export class DisputeSubjectInput {
  @field(() => DisputeKindEnum, 'The kind.') kind: DisputeKind;

  @text.orNull('For a line: its document; for a missing line: its document, if known. Up to 80 characters.')
  document?: string | null;

  @int.orNull('For a line: its number in the document.') line?: number | null;
  @field.orNull(() => DisputeFigureEnum, 'For a figure: the figure of the statement.') figure?: DisputeFigure | null;
}

@InputType({ description: 'A new dispute.' })
export class OpenDisputeInput {
  @id('The id of the campaign.') campaignId: string;
  @id('The id of the dealer.') dealerId: string;
  @field(() => DisputeSubjectInput, 'The subject.') about: DisputeSubjectInput;
  @text('The complaint: up to 2000 characters.') text: string;
}

@InputType({ description: 'The adjustment that a dispute is accepted with.' })
export class DisputeAdjustmentInput {
  @day("Its day: from the campaign's first day to today.") day: string;
  @decimal('How much, in EUR: not 0, at most 2 decimals; below 0 takes from the balance.') amount: string;
}

@InputType({ description: 'How a dispute is accepted: with one of an adjustment, an import and a goal.' })
export class AcceptDisputeInput {
  @text('Why, which the dealer reads: up to 500 characters.') reason: string;

  @field.orNull(() => DisputeAdjustmentInput, 'The adjustment of what the dealer may spend.')
  adjustment?: DisputeAdjustmentInput | null;

  @id.orNull('The number of the applied import that brought the line.') importId?: string | null;
  @int.orNull('The new goal of the dealer, in tyres; not of a closed campaign.') goalThreshold?: number | null;
}

/** The state of the queue, as the REST service takes it. @throws GatewayError BAD_USER_INPUT for an id that cannot be one */
export function disputesState(table: DisputeTableInput): BodyOf<'/disputes/table', 'POST'> {
  const { campaignId, dealerId, assigneeId, ...conditions } = table.filter ?? {};
  return {
    filter: {
      ...given(conditions),
      ...idsGiven('campaignId', campaignId),
      ...idsGiven('dealerId', dealerId),
      ...idsGiven('assigneeId', assigneeId),
    },
    ...tablePage(table),
  };
}

/** A new dispute as the REST service takes it. @throws GatewayError BAD_USER_INPUT for an id that cannot be one */
export function openDisputeBody({
  campaignId,
  dealerId,
  about: { kind, document, line, figure },
  text,
}: OpenDisputeInput): BodyOf<'/disputes', 'POST'> {
  return {
    campaignId: inputId('campaignId', campaignId),
    dealerId: inputId('dealerId', dealerId),
    about: { kind, ...given({ document, line, figure }) },
    text,
  };
}

/** An acceptance as the REST service takes it. @throws GatewayError BAD_USER_INPUT for an id that cannot be one */
export function acceptDisputeBody({
  reason,
  adjustment,
  importId,
  goalThreshold,
}: AcceptDisputeInput): BodyOf<'/disputes/{id}/acceptance', 'POST'> {
  return {
    reason,
    ...(adjustment && { adjustment: { ...adjustment } }),
    ...(importId != null && { importId: inputId('importId', importId) }),
    ...(goalThreshold != null && { goalThreshold }),
  };
}
