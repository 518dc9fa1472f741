import {
  approvalSortColumns,
  type ApprovalKind,
  type ApprovalSortColumn,
  type ApprovalState,
} from '@gdd/schema/approvals';
import { Field, ID, InputType, Int } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { given } from '../schema/given.js';
import { idsGiven } from '../schema/ids.js';
import { DecimalScalar } from '../schema/scalars.js';
import { TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { ApprovalKindEnum, ApprovalStateEnum } from './approvalEnums.js';

const ApprovalSortColumnEnum = describedEnum(
  'ApprovalSortColumn',
  'A column that the table of requests for approval can be sorted by.',
  approvalSortColumns,
  (column) => `By ${column}.`,
);

@InputType({ description: 'Which requests; all conditions must hold, in a list any value suffices.' })
export class ApprovalFilter {
  @Field(() => [ApprovalKindEnum], { nullable: true, description: 'Of one of these kinds.' })
  kind?: ApprovalKind[] | null;

  @Field(() => [ApprovalStateEnum], { nullable: true, description: 'In one of these states.' })
  state?: ApprovalState[] | null;

  @Field(() => [ID], { nullable: true, description: 'About one of these campaigns, or a dealer in it.' })
  campaignId?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'About one of these imports.' })
  importId?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'About one of these documents of settlements.' })
  documentId?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Made by the caller; false: by others.' })
  mine?: boolean | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
export class ApprovalSort extends TableSort {
  @Field(() => ApprovalSortColumnEnum, { description: 'The column.' })
  column: ApprovalSortColumn;
}

@InputType({ description: 'The state of the table of requests for approval.' })
export class ApprovalTableInput extends TablePage {
  @Field(() => ApprovalFilter, { nullable: true, description: 'Which requests; all without.' })
  filter?: ApprovalFilter | null;

  @Field(() => ApprovalSort, { nullable: true, description: 'In which order; newest first without.' })
  sort?: ApprovalSort | null;

  @Field(() => String, {
    nullable: true,
    description: 'A part of the name of campaign, dealer or file, or of the number of a document.',
  })
  search?: string | null;
}

@InputType({ description: 'Whether a second person approves something.' })
export class ApprovalSwitchInput {
  @Field(() => Boolean, { description: 'Whether a second person approves it.' })
  on: boolean;
}

@InputType({ description: 'Whether a second person approves the undoing of an import, and from how many tyres on.' })
export class UndoApprovalInput extends ApprovalSwitchInput {
  @Field(() => Int, { description: 'Those that change more tyres than this: 0 or more.' })
  tires: number;
}

@InputType({ description: 'Whether a second person approves an adjustment, and from which amount on.' })
export class AdjustmentApprovalInput extends ApprovalSwitchInput {
  @Field(() => DecimalScalar, {
    description:
      'What one user adjusts for one dealer on one day above this amount in all, whatever the signs, in EUR: 0 or more, at most 2 decimals.',
  })
  amount: string;
}

@InputType({ description: 'Whether a second person approves a redemption by hand, and from which amount on.' })
export class RedemptionApprovalInput extends ApprovalSwitchInput {
  @Field(() => DecimalScalar, {
    description:
      'What one user redeems for one dealer on one day, or takes back, above this amount in all, in EUR: 0 or more, at most 2 decimals.',
  })
  amount: string;
}

@InputType({ description: 'What a second person approves: all of it.' })
export class ApprovalSettingsInput {
  @Field(() => ApprovalSwitchInput, { description: 'The closing of a campaign.' })
  closing: ApprovalSwitchInput;

  @Field(() => ApprovalSwitchInput, { description: 'A change of accepted rules for which somebody gets less.' })
  rules: ApprovalSwitchInput;

  @Field(() => UndoApprovalInput, { description: 'The undoing of an import.' })
  undo: UndoApprovalInput;

  @Field(() => AdjustmentApprovalInput, { description: 'An adjustment.' })
  adjustment: AdjustmentApprovalInput;

  @Field(() => RedemptionApprovalInput, {
    nullable: true,
    description: 'A redemption by hand, or its reversal; left out, it stays as it is.',
  })
  redemption?: RedemptionApprovalInput | null;

  @Field(() => Int, { nullable: true, description: 'The version that the edit is based on; a stale one is refused.' })
  version?: number | null;
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
  const { closing, rules, undo, adjustment, redemption, version } = input;
  return {
    ...{ closing: { ...closing }, rules: { ...rules }, undo: { ...undo }, adjustment: { ...adjustment } },
    ...(redemption != null && { redemption: { ...redemption } }),
    ...(version != null && { version }),
  };
}
