import type { DealerTier } from '@gdd/schema/members';
import { simulationStatuses, type SimulationStatus } from '@gdd/schema/simulations';
import { Int, ObjectType } from 'type-graphql';
import { Member } from '../dealers/dealers.types.js';
import { describedEnum } from '../schema/describedEnum.js';
import { DealerTierEnum } from '../schema/enums.js';
import { day, decimal, field, flag, id, instant, int, text } from '../schema/fields.js';
import { DecimalScalar } from '../schema/scalars.js';
import { pageClassOf } from '../schema/tables.js';

const SimulationStatusEnum = describedEnum(
  'SimulationStatus',
  'The state of a simulation.',
  simulationStatuses,
  (status) =>
    ({
      queued: 'Waits for its turn.',
      running: 'Is being made.',
      done: 'Has its results.',
      failed: 'Could not be made.',
    })[status],
);

/** The cost of a group of dealers. */
@ObjectType({ simpleResolvers: true })
abstract class SimulationCost {
  @int('Dealers.') dealers: number;
  @int('Tyres at the volume.') tires: number;
  @decimal('Accumulated prizes, in EUR, as if all had accepted.') accumulated: string;
  @decimal('Expendable prizes, in EUR: the cost, of those whose prize is unlocked.') expendable: string;
}

@ObjectType({ description: 'The dealers that reach a tier of the rules, and none above it.', simpleResolvers: true })
export class SimulationTier extends SimulationCost {
  @decimal('From where the tier holds, in percent of the goal.') from: string;
}

@ObjectType({ description: 'The dealers of a distributor.', simpleResolvers: true })
export class SimulationDistributor extends SimulationCost {
  @field.orNull(() => Member, 'The distributor; null for dealers without one.') distributor: Member | null;
}

@ObjectType({ description: 'The comparison with another campaign, over the dealers in both.', simpleResolvers: true })
export class SimulationComparison {
  @int('Dealers that accumulate more than there.') winners: number;
  @int('Dealers that accumulate less than there.') losers: number;
  @int('Dealers that accumulate the same.') same: number;
  @decimal('Accumulated here less there, in EUR.') difference: string;
}

@ObjectType({ description: 'The result of a campaign at one volume.', simpleResolvers: true })
export class SimulationResult extends SimulationCost {
  @decimal('The factor by which the tyres of the base period are multiplied.') volume: string;
  @int('Dealers with at least one tyre.') withTires: number;
  @int('Dealers that reach their goal.') goalReached: number;
  @int('Dealers whose prize can be spent.') unlocked: number;

  @field(() => [Int], 'Dealers by expendable prize: at most 0, 100, 250, 500, 1000, 2500 EUR, and more.')
  distribution: readonly number[];

  @field(() => [SimulationTier], 'By the highest tier that a dealer reaches.') byTier: readonly SimulationTier[];

  @field(() => [SimulationDistributor], 'By distributor, the most expensive first.')
  byDistributor: readonly SimulationDistributor[];

  @field.orNull(() => SimulationComparison, 'With another campaign; null without one.')
  against: SimulationComparison | null;
}

@ObjectType({ description: 'The campaign that a simulation is compared with.', simpleResolvers: true })
export class SimulationAgainst {
  @id('The id of the campaign.') id: number;
  @text('Its title.') title: string;
}

@ObjectType({ description: 'How far a simulation is.', simpleResolvers: true })
export class SimulationProgress {
  @int('Dealers that are done.') done: number;
  @int('Dealers in all; 0 while it is not known.') total: number;
}

@ObjectType({ description: "A campaign's rules over the sale lines of a base period.", simpleResolvers: true })
export class Simulation {
  @id('The id of the simulation.') id: number;
  @id('The id of the campaign.') campaignId: number;
  @day('The first day of the base period.') from: string;
  @day('The last day of the base period.') to: string;
  @field(() => [DecimalScalar], 'The factor by which the tyres of the base period are multiplied.')
  volumes: readonly string[];
  @field.orNull(() => SimulationAgainst, 'The campaign that it is compared with.') against: SimulationAgainst | null;
  @id.orNull("The proposal whose goals they are; null: the campaign's own.") proposalId: number | null;
  @field(() => SimulationStatusEnum, 'The state.') status: SimulationStatus;
  @field(() => SimulationProgress, 'How far it is.') progress: SimulationProgress;
  @text('The SHA-256 of the rules that it was made by.') rulesHash: string;
  @flag('Whether the campaign has other rules now.') rulesChanged: boolean;
  @text.orNull('The name of who asked for it.') createdBy: string | null;
  @instant('When it was asked for.') createdAt: string;
  @instant.orNull('When it was done.') finishedAt: string | null;

  @field.orNull(
    () => [SimulationResult],
    'One for each volume, in their order; null until they are there, some time before it is done.',
  )
  results: SimulationResult[] | null;
}

@ObjectType({ description: "The cost of rules for a campaign's dealers.", simpleResolvers: true })
export class CampaignCost {
  @day('The first day of the base period.') from: string;
  @day('The last day of the base period.') to: string;
  @field(() => SimulationResult, 'The result.') result: SimulationResult;
}

/** A dealer in tables of simulations, proposed goals and comparisons. */
@ObjectType({ simpleResolvers: true })
export abstract class PlannedDealer {
  @id('The id of the dealer.') dealerId: number;
  @text('Its code.') code: string;
  @text('Its name.') businessName: string;
  @text('Its VAT number.') vatNumber: string;
  @text('Its region.') region: string;
  @field(() => DealerTierEnum, 'Its tier.') tier: DealerTier;
}

@ObjectType({ description: 'A dealer in a simulation, at one volume.', simpleResolvers: true })
export class SimulationDealer extends PlannedDealer {
  @field.orNull(() => Member, 'Its distributor.') distributor: Member | null;
  @int('Its goal, in tyres.') goalThreshold: number;
  @int('Its eligible tyres of the base period.') lineTires: number;
  @int('Its tyres at the volume.') tires: number;
  @decimal('Its accumulated prize, in EUR.') accumulated: string;
  @decimal('Its expendable prize, in EUR.') expendable: string;

  @decimal.orNull('What it accumulated in the other campaign, in EUR; null where it is not in it.')
  against: string | null;

  @decimal.orNull('Accumulated here less there, in EUR.') difference: string | null;
}

@ObjectType({ description: "A page of the table of a simulation's dealers.", simpleResolvers: true })
export class SimulationDealerPage extends pageClassOf(() => SimulationDealer) {}
