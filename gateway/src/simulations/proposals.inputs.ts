import { proposalRowSortColumns, type ProposalRowSortColumn } from '@gdd/schema/proposals';
import { Field, ID, InputType, Int } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { campaignDealerConditions, CampaignDealerConditions } from '../schema/dealerFilter.js';
import { given } from '../schema/given.js';
import { inputId } from '../schema/ids.js';
import { DecimalScalar } from '../schema/scalars.js';
import { TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { BasePeriod } from './simulations.inputs.js';

const ProposalRowSortColumnEnum = describedEnum(
  'ProposalRowSortColumn',
  'A column that the table of proposed goals can be sorted by.',
  proposalRowSortColumns,
  (column) => `By ${column}.`,
);

@InputType({ description: 'A growth for each tier of the dealers: 0.1 to 10.' })
export class GrowthByTierInput {
  @Field(() => DecimalScalar, { description: 'Of prospects.' })
  prospect: string;

  @Field(() => DecimalScalar, { description: 'Of gold dealers.' })
  gold: string;

  @Field(() => DecimalScalar, { description: 'Of platinum dealers.' })
  platinum: string;
}

@InputType({ description: 'The smallest goal for each tier of the dealers, in tyres.' })
export class FloorByTierInput {
  @Field(() => Int, { description: 'Of prospects.' })
  prospect: number;

  @Field(() => Int, { description: 'Of gold dealers.' })
  gold: number;

  @Field(() => Int, { description: 'Of platinum dealers.' })
  platinum: number;
}

@InputType({ description: 'Which active dealers; all conditions must hold, in a list any value suffices.' })
export class ProposalDealerFilter extends CampaignDealerConditions {}

@InputType({ description: 'How goals are worked out from the tyres of a base period.' })
export class GoalProposalInput extends BasePeriod {
  @Field(() => GrowthByTierInput, { description: 'By what the tyres are multiplied.' })
  growth: GrowthByTierInput;

  @Field(() => FloorByTierInput, { description: 'The smallest goals.' })
  floor: FloorByTierInput;

  @Field(() => Int, { description: 'Goals are raised to the next multiple of it, in tyres: 1 to 1,000.' })
  step: number;

  @Field(() => ProposalDealerFilter, { nullable: true, description: 'Which of the active dealers; all without.' })
  filter?: ProposalDealerFilter | null;
}

@InputType({ description: 'Which proposed goals; all conditions must hold, in a list any value suffices.' })
export class ProposalRowFilter extends ProposalDealerFilter {
  @Field(() => Boolean, { nullable: true, description: 'Whether they differ from what was worked out.' })
  edited?: boolean | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
export class ProposalRowSort extends TableSort {
  @Field(() => ProposalRowSortColumnEnum, { description: 'The column.' })
  column: ProposalRowSortColumn;
}

@InputType({ description: 'The state of the table of proposed goals.' })
export class ProposalRowTableInput extends TablePage {
  @Field(() => ProposalRowFilter, { nullable: true, description: 'Which; all without.' })
  filter?: ProposalRowFilter | null;

  @Field(() => ProposalRowSort, { nullable: true, description: 'In which order; by id without.' })
  sort?: ProposalRowSort | null;

  @Field(() => String, { nullable: true, description: 'A part of name, code, VAT number or city.' })
  search?: string | null;
}

@InputType({ description: 'A goal as it was typed or pasted.' })
export class EditedGoalInput {
  @Field(() => ID, { nullable: true, description: 'The number of the dealer.' })
  dealerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Its code or VAT number, in the place of the number.' })
  dealer?: string | null;

  @Field(() => String, { description: 'As it was typed, in tyres: 1 to 1,000,000.' })
  goal: string;
}

/** The terms as the REST service takes them. */
export function proposalBody({
  from,
  to,
  filter,
  ...terms
}: GoalProposalInput): BodyOf<'/campaigns/{id}/proposals', 'POST'> {
  return { ...given({ from, to }), ...terms, ...(filter && { filter: campaignDealerConditions(filter) }) };
}

/** The state of the table of proposed goals, as the REST service takes it. */
export function proposalRowState(table: ProposalRowTableInput): BodyOf<'/proposals/{id}/goals', 'POST'> {
  return { filter: campaignDealerConditions(table.filter ?? {}), ...tablePage(table) };
}

/** Typed goals as the REST service takes them. */
export function editedGoalsBody(
  goals: readonly EditedGoalInput[],
  dryRun: boolean,
): BodyOf<'/proposals/{id}/goals', 'PUT'> {
  return {
    goals: goals.map(({ dealerId, dealer, goal }) => ({
      ...(dealerId != null && { dealerId: inputId('goals.dealerId', dealerId) }),
      ...(dealer != null && { dealer }),
      goal,
    })),
    dryRun,
  };
}
