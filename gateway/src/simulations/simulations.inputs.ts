import { simulationDealerSortColumns, simulationOutcomes, type SimulationOutcome } from '@gdd/schema/simulations';
import { InputType } from 'type-graphql';
import { FactorBoostDetailInput, IncentiveDetailInput, rulesBody, SaleMatchInput } from '../campaigns/rules.inputs.js';
import { describedEnum } from '../schema/describedEnum.js';
import { campaignDealerConditions, CampaignDealerConditions } from '../schema/dealerFilter.js';
import { day, decimal, field, flag, id } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { inputId } from '../schema/ids.js';
import { DecimalScalar } from '../schema/scalars.js';
import { listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

const SimulationOutcomeEnum = describedEnum(
  'SimulationOutcome',
  'How a dealer fares beside the campaign that a simulation is compared with.',
  simulationOutcomes,
  (outcome) => ({ winner: 'Accumulates more.', loser: 'Accumulates less.', same: 'Accumulates the same.' })[outcome],
);

/** The base period; default: the one of the campaign. */
@InputType()
export abstract class BasePeriod {
  @day.orNull("The first day of the base period; without both, the campaign's own a year before.") from?: string | null;
  @day.orNull('Its last day; at most 400 days, all of them over.') to?: string | null;
}

@InputType({ description: 'What to simulate.' })
export class SimulationInput extends BasePeriod {
  @field.orNull(
    () => [DecimalScalar],
    'The factors by which the tyres are multiplied: 0.1 to 3, at most five, without repetition; 0.80, 1.00 and 1.20 if omitted.',
  )
  volumes?: string[] | null;

  @id.orNull('The number of a campaign to compare each dealer with.') against?: string | null;
  @id.orNull("The number of a proposal whose goals to take; the campaign's own without.") proposalId?: string | null;
}

@InputType({ description: 'Rules that need not be stored.' })
export class CampaignCostInput extends BasePeriod {
  @decimal('The factor by which the tyres are multiplied: 0.1 to 3.', { defaultValue: '1' }) volume: string;
  @field(() => IncentiveDetailInput, 'How tyres become a prize.') incentiveDetail: IncentiveDetailInput;
  @field(() => FactorBoostDetailInput, 'The boosts.') factorBoostDetail: FactorBoostDetailInput;
  @field(() => SaleMatchInput, 'Which sale lines count.') eligibility: SaleMatchInput;
}

@InputType({ description: 'Filter for dealers: all given conditions apply; in a list, any value matches.' })
export class SimulationDealerFilter extends CampaignDealerConditions {
  @decimal.orNull('The volume, one of the simulation; its first without.') volume?: string | null;
  @field.orNull(() => [SimulationOutcomeEnum], 'Limited to these outcomes.') outcome?: SimulationOutcome[] | null;
  @flag.orNull('Whether there is a prize to be spent.') unlocked?: boolean | null;
}

const simulationDealerList = listOf('SimulationDealer', "a simulation's dealers", {
  columns: simulationDealerSortColumns,
  filter: SimulationDealerFilter,
  order: 'by id',
  search: 'A part of name, code, VAT number or city.',
});

@InputType({ description: "The state of the table of a simulation's dealers." })
export class SimulationDealerTableInput extends simulationDealerList.Table {}

@InputType({ description: "Filter, order and format of a file of of a simulation's dealers." })
export class SimulationDealersFileInput extends simulationDealerList.File {}

/** The simulation as the REST service takes it. */
export function simulationBody({
  against,
  proposalId,
  ...input
}: SimulationInput): BodyOf<'/campaigns/{id}/simulations', 'POST'> {
  return {
    ...given(input),
    ...(against && { against: inputId('against', against) }),
    ...(proposalId && { proposalId: inputId('proposalId', proposalId) }),
  };
}

/** The rules as the REST service takes them. */
export function costBody(input: CampaignCostInput): BodyOf<'/campaigns/{id}/simulations/preview', 'POST'> {
  const { from, to, volume, eligibility } = input;
  return { ...given({ from, to }), volume, ...rulesBody(input), eligibility: given(eligibility) };
}

/** The state of the table of a simulation's dealers, as the REST service takes it. */
export function simulationDealerState(table: SimulationDealerTableInput): BodyOf<'/simulations/{id}/dealers', 'POST'> {
  return { filter: campaignDealerConditions(table.filter ?? {}), ...tablePage(table) };
}
