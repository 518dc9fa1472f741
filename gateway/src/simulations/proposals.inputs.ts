import { proposalRowSortColumns } from '@gdd/schema/proposals';
import { InputType } from 'type-graphql';
import { campaignDealerConditions, CampaignDealerConditions } from '../schema/dealerFilter.js';
import { decimal, field, flag, id, int, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { inputId } from '../schema/ids.js';
import { listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { BasePeriod } from './simulations.inputs.js';

@InputType({ description: 'A growth for each tier of the dealers: 0.1 to 10.' })
export class GrowthByTierInput {
  @decimal('For prospects.') prospect: string;
  @decimal('For gold dealers.') gold: string;
  @decimal('For platinum dealers.') platinum: string;
}

@InputType({ description: 'The smallest goal for each tier of the dealers, in tyres.' })
export class FloorByTierInput {
  @int('For prospects.') prospect: number;
  @int('For gold dealers.') gold: number;
  @int('For platinum dealers.') platinum: number;
}

@InputType({ description: 'Filter for active dealers: all given conditions apply; in a list, any value matches.' })
export class ProposalDealerFilter extends CampaignDealerConditions {}

@InputType({ description: 'How goals are worked out from the tyres of a base period.' })
export class GoalProposalInput extends BasePeriod {
  @field(() => GrowthByTierInput, 'The factor by which the tyres are multiplied.') growth: GrowthByTierInput;
  @field(() => FloorByTierInput, 'The smallest goals.') floor: FloorByTierInput;
  @int('Goals are raised to the next multiple of it, in tyres: 1 to 1,000.') step: number;

  @field.orNull(() => ProposalDealerFilter, 'Filter for of the active dealers; all if omitted.')
  filter?: ProposalDealerFilter | null;
}

@InputType({ description: 'Filter for proposed goals: all given conditions apply; in a list, any value matches.' })
export class ProposalRowFilter extends ProposalDealerFilter {
  @flag.orNull('Whether they differ from what was worked out.') edited?: boolean | null;
}

const proposalRowList = listOf('ProposalRow', 'proposed goals', {
  columns: proposalRowSortColumns,
  filter: ProposalRowFilter,
  order: 'by id',
  search: 'A part of name, code, VAT number or city.',
});

@InputType({ description: 'The state of the table of proposed goals.' })
export class ProposalRowTableInput extends proposalRowList.Table {}

@InputType({ description: 'A goal as it was typed or pasted.' })
export class EditedGoalInput {
  @id.orNull('The id of the dealer.') dealerId?: string | null;
  @text.orNull('Its code or VAT number, in the place of the number.') dealer?: string | null;
  @text('The goal as entered, in tyres: 1 to 1,000,000.') goal: string;
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
