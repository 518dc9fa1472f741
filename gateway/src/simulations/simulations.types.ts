import type { DealerTier } from '@gdd/schema/members';
import { simulationStatuses, type SimulationStatus } from '@gdd/schema/simulations';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Member } from '../dealers/dealers.types.js';
import { describedEnum } from '../schema/describedEnum.js';
import { DealerTierEnum } from '../schema/enums.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../schema/scalars.js';
import { TableResult } from '../schema/tables.js';

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
  @Field(() => Int, { description: 'Dealers.' })
  dealers: number;

  @Field(() => Int, { description: 'Tyres at the volume.' })
  tires: number;

  @Field(() => DecimalScalar, { description: 'Accumulated prizes, in EUR, as if all had accepted.' })
  accumulated: string;

  @Field(() => DecimalScalar, { description: 'Expendable prizes, in EUR: the cost, of those whose prize is unlocked.' })
  expendable: string;
}

@ObjectType({ description: 'The dealers that reach a tier of the rules, and none above it.', simpleResolvers: true })
export class SimulationTier extends SimulationCost {
  @Field(() => DecimalScalar, { description: 'From where the tier holds, in percent of the goal.' })
  from: string;
}

@ObjectType({ description: 'The dealers of a distributor.', simpleResolvers: true })
export class SimulationDistributor extends SimulationCost {
  @Field(() => Member, { nullable: true, description: 'The distributor; null for dealers without one.' })
  distributor: Member | null;
}

@ObjectType({ description: 'The comparison with another campaign, over the dealers in both.', simpleResolvers: true })
export class SimulationComparison {
  @Field(() => Int, { description: 'Dealers that accumulate more than there.' })
  winners: number;

  @Field(() => Int, { description: 'Dealers that accumulate less than there.' })
  losers: number;

  @Field(() => Int, { description: 'Dealers that accumulate the same.' })
  same: number;

  @Field(() => DecimalScalar, { description: 'Accumulated here less there, in EUR.' })
  difference: string;
}

@ObjectType({ description: 'What a campaign comes to at one volume.', simpleResolvers: true })
export class SimulationResult extends SimulationCost {
  @Field(() => DecimalScalar, { description: 'By what the tyres of the base period are multiplied.' })
  volume: string;

  @Field(() => Int, { description: 'Dealers with at least one tyre.' })
  withTires: number;

  @Field(() => Int, { description: 'Dealers that reach their goal.' })
  goalReached: number;

  @Field(() => Int, { description: 'Dealers whose prize can be spent.' })
  unlocked: number;

  @Field(() => [Int], {
    description: 'Dealers by expendable prize: at most 0, 100, 250, 500, 1000, 2500 EUR, and more.',
  })
  distribution: readonly number[];

  @Field(() => [SimulationTier], { description: 'By the highest tier that a dealer reaches.' })
  byTier: readonly SimulationTier[];

  @Field(() => [SimulationDistributor], { description: 'By distributor, the most expensive first.' })
  byDistributor: readonly SimulationDistributor[];

  @Field(() => SimulationComparison, { nullable: true, description: 'With another campaign; null without one.' })
  against: SimulationComparison | null;
}

@ObjectType({ description: 'The campaign that a simulation is compared with.', simpleResolvers: true })
export class SimulationAgainst {
  @Field(() => ID, { description: 'The number of the campaign.' })
  id: number;

  @Field(() => String, { description: 'Its title.' })
  title: string;
}

@ObjectType({ description: 'How far a simulation is.', simpleResolvers: true })
export class SimulationProgress {
  @Field(() => Int, { description: 'Dealers that are done.' })
  done: number;

  @Field(() => Int, { description: 'Dealers in all; 0 while it is not known.' })
  total: number;
}

@ObjectType({ description: "A campaign's rules over the sale lines of a base period.", simpleResolvers: true })
export class Simulation {
  @Field(() => ID, { description: 'The number of the simulation.' })
  id: number;

  @Field(() => ID, { description: 'The number of the campaign.' })
  campaignId: number;

  @Field(() => DateScalar, { description: 'The first day of the base period.' })
  from: string;

  @Field(() => DateScalar, { description: 'The last day of the base period.' })
  to: string;

  @Field(() => [DecimalScalar], { description: 'By what the tyres of the base period are multiplied.' })
  volumes: readonly string[];

  @Field(() => SimulationAgainst, { nullable: true, description: 'The campaign that it is compared with.' })
  against: SimulationAgainst | null;

  @Field(() => ID, { nullable: true, description: "The proposal whose goals they are; null: the campaign's own." })
  proposalId: number | null;

  @Field(() => SimulationStatusEnum, { description: 'The state.' })
  status: SimulationStatus;

  @Field(() => SimulationProgress, { description: 'How far it is.' })
  progress: SimulationProgress;

  @Field(() => String, { description: 'The SHA-256 of the rules that it was made by.' })
  rulesHash: string;

  @Field(() => Boolean, { description: 'Whether the campaign has other rules now.' })
  rulesChanged: boolean;

  @Field(() => String, { nullable: true, description: 'The name of who asked for it.' })
  createdBy: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was asked for.' })
  createdAt: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was done.' })
  finishedAt: string | null;

  @Field(() => [SimulationResult], {
    nullable: true,
    description: 'One for each volume, in their order; null until they are there, some time before it is done.',
  })
  results: SimulationResult[] | null;
}

@ObjectType({ description: "The cost of rules for a campaign's dealers.", simpleResolvers: true })
export class CampaignCost {
  @Field(() => DateScalar, { description: 'The first day of the base period.' })
  from: string;

  @Field(() => DateScalar, { description: 'The last day of the base period.' })
  to: string;

  @Field(() => SimulationResult, { description: 'What it comes to.' })
  result: SimulationResult;
}

/** A dealer in tables of simulations, proposed goals and comparisons. */
@ObjectType({ simpleResolvers: true })
export abstract class PlannedDealer {
  @Field(() => ID, { description: 'The number of the dealer.' })
  dealerId: number;

  @Field(() => String, { description: 'Its code.' })
  code: string;

  @Field(() => String, { description: 'Its name.' })
  businessName: string;

  @Field(() => String, { description: 'Its VAT number.' })
  vatNumber: string;

  @Field(() => String, { description: 'Its region.' })
  region: string;

  @Field(() => DealerTierEnum, { description: 'Its tier.' })
  tier: DealerTier;
}

@ObjectType({ description: 'A dealer in a simulation, at one volume.', simpleResolvers: true })
export class SimulationDealer extends PlannedDealer {
  @Field(() => Member, { nullable: true, description: 'Its distributor.' })
  distributor: Member | null;

  @Field(() => Int, { description: 'Its goal, in tyres.' })
  goalThreshold: number;

  @Field(() => Int, { description: 'Its eligible tyres of the base period.' })
  lineTires: number;

  @Field(() => Int, { description: 'Its tyres at the volume.' })
  tires: number;

  @Field(() => DecimalScalar, { description: 'Its accumulated prize, in EUR.' })
  accumulated: string;

  @Field(() => DecimalScalar, { description: 'Its expendable prize, in EUR.' })
  expendable: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What it accumulated in the other campaign, in EUR; null where it is not in it.',
  })
  against: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Accumulated here less there, in EUR.' })
  difference: string | null;
}

@ObjectType({ description: "A page of the table of a simulation's dealers.", simpleResolvers: true })
export class SimulationDealerPage extends TableResult {
  @Field(() => [SimulationDealer], { description: 'The rows of the page.' })
  items: SimulationDealer[];
}
