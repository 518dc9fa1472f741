import { approvalSortColumns, type ApprovalKind, type ApprovalState, type WorseningMode } from '@gdd/schema/approvals';
import { ID, InputType } from 'type-graphql';
import { decimal, field, flag, int } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { idsGiven } from '../schema/ids.js';
import { listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { ApprovalKindEnum, ApprovalStateEnum, WorseningModeEnum } from './approvalEnums.js';

@InputType({ description: 'Filter for requests: all given conditions apply; in a list, any value matches.' })
export class ApprovalFilter {
  @field.orNull(() => [ApprovalKindEnum], 'Limited to these kinds.') kind?: ApprovalKind[] | null;
  @field.orNull(() => [ApprovalStateEnum], 'Limited to these states.') state?: ApprovalState[] | null;
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
  @int('Imports that change more tyres than this need an approval: 0 or more.') tires: number;
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

@InputType({ description: 'The changes that need the approval of a second person, as a whole.' })
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
    'The requirement for making accepted rules worse, or closing a campaign early; unchanged if omitted.',
  )
  rulesWorsening?: WorseningMode | null;

  @field.orNull(
    () => WorseningModeEnum,
    'The requirement for making an accepted goal worse, or removing its dealer; unchanged if omitted.',
  )
  goalsWorsening?: WorseningMode | null;

  @field(() => UndoApprovalInput, 'The undoing of an import.') undo: UndoApprovalInput;
  @field(() => AdjustmentApprovalInput, 'An adjustment.') adjustment: AdjustmentApprovalInput;

  @field.orNull(() => RedemptionApprovalInput, 'A redemption by hand, or its reversal; left out, it stays as it is.')
  redemption?: RedemptionApprovalInput | null;

  @int.orNull('The version that the edit is based on; an outdated version is refused.') version?: number | null;
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
