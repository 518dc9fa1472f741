import { approvalSortColumns, type ApprovalKind, type ApprovalState, type WorseningMode } from '@gdd/schema/approvals';
import { ID, InputType } from 'type-graphql';
import { decimal, field, flag, int } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { idsGiven } from '../schema/ids.js';
import { listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { ApprovalKindEnum, ApprovalStateEnum, WorseningModeEnum } from './approvalEnums.js';

@InputType({ description: 'Which requests; all conditions must hold, in a list any value suffices.' })
export class ApprovalFilter {
  @field.orNull(() => [ApprovalKindEnum], 'Of one of these kinds.') kind?: ApprovalKind[] | null;
  @field.orNull(() => [ApprovalStateEnum], 'In one of these states.') state?: ApprovalState[] | null;
  @field.orNull(() => [ID], 'About one of these campaigns, or a dealer in it.') campaignId?: string[] | null;
  @field.orNull(() => [ID], 'About one of these imports.') importId?: string[] | null;
  @field.orNull(() => [ID], 'About one of these documents of settlements.') documentId?: string[] | null;
  @flag.orNull('Made by the caller; false: by others.') mine?: boolean | null;
}

const approvalList = listOf('Approval', 'requests for approval', {
  columns: approvalSortColumns,
  filter: ApprovalFilter,
  order: 'newest first',
  search: 'A part of the name of campaign, dealer or file, or of the number of a document.',
});

@InputType({ description: 'The state of the table of requests for approval.' })
export class ApprovalTableInput extends approvalList.Table {}

@InputType({ description: 'Whether a second person approves something.' })
export class ApprovalSwitchInput {
  @flag('Whether a second person approves it.') on: boolean;
}

@InputType({ description: 'Whether a second person approves the undoing of an import, and from how many tyres on.' })
export class UndoApprovalInput extends ApprovalSwitchInput {
  @int('Those that change more tyres than this: 0 or more.') tires: number;
}

@InputType({ description: 'Whether a second person approves an adjustment, and from which amount on.' })
export class AdjustmentApprovalInput extends ApprovalSwitchInput {
  @decimal(
    'What one user adjusts for one dealer on one day above this amount in all, whatever the signs, in EUR: 0 or more, at most 2 decimals.',
  )
  amount: string;
}

@InputType({ description: 'Whether a second person approves a redemption by hand, and from which amount on.' })
export class RedemptionApprovalInput extends ApprovalSwitchInput {
  @decimal(
    'What one user redeems for one dealer on one day, or takes back, above this amount in all, in EUR: 0 or more, at most 2 decimals.',
  )
  amount: string;
}

@InputType({ description: 'What a second person approves: all of it.' })
export class ApprovalSettingsInput {
  @field(() => ApprovalSwitchInput, 'The closing of a campaign.') closing: ApprovalSwitchInput;

  @field.orNull(
    () => ApprovalSwitchInput,
    'A change of accepted rules that makes something worse; counts without rulesWorsening.',
    { deprecationReason: 'Use rulesWorsening; goes with 2.0.' },
  )
  rules?: ApprovalSwitchInput | null;

  @field.orNull(
    () => WorseningModeEnum,
    'What it takes to make accepted rules worse, or to close a campaign early; without, it stays.',
  )
  rulesWorsening?: WorseningMode | null;

  @field.orNull(
    () => WorseningModeEnum,
    'What it takes to make an accepted goal worse, or to remove its dealer; without, it stays.',
  )
  goalsWorsening?: WorseningMode | null;

  @field(() => UndoApprovalInput, 'The undoing of an import.') undo: UndoApprovalInput;
  @field(() => AdjustmentApprovalInput, 'An adjustment.') adjustment: AdjustmentApprovalInput;

  @field.orNull(() => RedemptionApprovalInput, 'A redemption by hand, or its reversal; left out, it stays as it is.')
  redemption?: RedemptionApprovalInput | null;

  @int.orNull('The version that the edit is based on; a stale one is refused.') version?: number | null;
}

/** The state of the table, as the REST service takes it. @throws GatewayError BAD_USER_INPUT for an id that cannot be one */
export function approvalsState(table: ApprovalTableInput): BodyOf<'/approvals/table', 'POST'> {
  const { campaignId, importId, documentId, ...conditions } = table.filter ?? {};
  return {
    filter: {
      ...given(conditions),
      ...idsGiven('campaignId', campaignId),
      ...idsGiven('importId', importId),
      ...idsGiven('documentId', documentId),
    },
    ...tablePage(table),
  };
}

/** The settings as the REST service takes them. */
export function approvalSettingsBody(input: ApprovalSettingsInput): BodyOf<'/approvals/settings', 'PUT'> {
  const { closing, rules, undo, adjustment, redemption, rulesWorsening, goalsWorsening, version } = input;
  return {
    ...{ closing: { ...closing }, undo: { ...undo }, adjustment: { ...adjustment } },
    ...(rules != null && { rules: { ...rules } }),
    ...(redemption != null && { redemption: { ...redemption } }),
    ...given({ rulesWorsening, goalsWorsening, version }),
  };
}
