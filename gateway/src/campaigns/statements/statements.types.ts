import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../schema/scalars.js';
import { CampaignSummary } from '../campaigns.types.js';
import { FactorBoostDetail, IncentiveDetail, SaleMatch } from '../rules/rules.types.js';
import { AcceptedGoalChange, RulesOfDealer } from '../rulesVersions.types.js';
import { LedgerEntry } from '../../ledger/ledger.types.js';
import { StatementDispute } from './statementDisputes.types.js';
import { Redemption } from './redemptions.types.js';

@ObjectType({ description: 'The part of a prize that a tier adds.', simpleResolvers: true })
export class StatementTier {
  @Field(() => DecimalScalar, { description: 'From where it holds, in percent of the goal.' })
  from: string;

  @Field(() => Int, {
    description:
      'The first tyre that the tier pays under the marginal basis; the tyres from which it holds under the whole one.',
  })
  startsAt: number;

  @Field(() => DecimalScalar, { description: 'The rate, in EUR per tyre.' })
  rate: string;

  @Field(() => Int, { description: 'Tyres that it pays.' })
  tires: number;

  @Field(() => DecimalScalar, { description: 'The amount that it adds before boosts, in EUR, unrounded.' })
  amount: string;

  @Field(() => Boolean, { description: 'Whether the tyres purchased reach it.' })
  reached: boolean;
}

@ObjectType({ description: 'The tyres that a boost counts for.', simpleResolvers: true })
export class StatementBoost {
  @Field(() => String, { description: 'The name of the boost.' })
  label: string;

  @Field(() => DecimalScalar, { description: 'The factor.' })
  factor: string;

  @Field(() => Int, { description: 'Tyres, retail and fleets.' })
  tires: number;

  @Field(() => Int, { description: 'Tyres of fleets among them.' })
  fleetTires: number;

  @Field(() => DecimalScalar, { description: 'Tyres times factor.' })
  boostedTires: string;
}

@ObjectType({
  description: 'Tyres that a campaign was closed with, by factors that no sale line accounts for any more.',
  simpleResolvers: true,
})
export class UnreconstructedTires {
  @Field(() => Int, { description: 'Tyres, retail and fleets; below 0 where the lines come to more.' })
  tires: number;

  @Field(() => Int, { description: 'Tyres of fleets among them.' })
  fleetTires: number;

  @Field(() => DecimalScalar, { description: 'Tyres times factor.' })
  boostedTires: string;
}

@ObjectType({
  description: 'By how much the lines that a campaign was closed with differ today, for one boost.',
  simpleResolvers: true,
})
export class StatementDifference {
  @Field(() => String, { nullable: true, description: 'The name of the boost; null for tyres without one.' })
  label: string | null;

  @Field(() => DecimalScalar, { description: 'The factor; 1 without a boost.' })
  factor: string;

  @Field(() => Int, { description: 'Tyres today, less those at the closing.' })
  tires: number;

  @Field(() => Int, { description: 'The same for the tyres of fleets.' })
  fleetTires: number;
}

@ObjectType({
  description: 'Changes to the sale lines of a campaign after it was closed; they do not count.',
  simpleResolvers: true,
})
export class SinceClosing {
  @Field(() => DateTimeScalar, { description: 'When the campaign was closed.' })
  closedAt: string;

  @Field(() => [StatementDifference], { description: 'The lines that went, as tyres of each boost.' })
  differences: StatementDifference[];

  @Field(() => Int, { description: 'Lines that came; `campaignLines` lists them with `sinceClosing: true`.' })
  laterLines: number;

  @Field(() => Int, { description: 'Tyres of these lines.' })
  laterTires: number;
}

/** The calculation of a prize, step by step. */
@ObjectType({ simpleResolvers: true })
abstract class Explanation {
  @Field(() => Int, { description: 'Tyres missing to the goal.' })
  tiresMissing: number;

  @Field(() => [StatementTier], { description: 'The tiers and what each adds.' })
  tiers: StatementTier[];

  @Field(() => DecimalScalar, { description: 'The sum of the tiers before boosts, in EUR, unrounded.' })
  base: string;

  @Field(() => Int, {
    description: 'The sum of the sale lines, below 0 where more was returned: what the average factor is divided by.',
  })
  lineTires: number;

  @Field(() => DecimalScalar, {
    description: 'The sum of tyres times factor, exact: boostedTires / lineTires is the average factor.',
  })
  boostedTires: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'The bound that the average factor stops at, the smallest or the greatest of 1 and the factors; null within them.',
  })
  factorLimit: string | null;

  @Field(() => DecimalScalar, { description: 'The average factor of all tyres, shown with 6 places.' })
  averageFactor: string;

  @Field(() => DecimalScalar, { description: 'Base times factor, in EUR, rounded to the cent, before the cap.' })
  beforeCap: string;

  @Field(() => Boolean, { description: 'Whether the cap holds the prize back.' })
  capped: boolean;

  @Field(() => DecimalScalar, { description: 'The prize accumulated, in EUR; 0 while not accepted.' })
  plafondAccumulated: string;

  @Field(() => Int, { description: 'Tyres from which the prize can be spent.' })
  unlockTires: number;

  @Field(() => Boolean, { description: 'Whether so many were purchased.' })
  unlocked: boolean;

  @Field(() => DecimalScalar, { description: 'The prize that can be spent now, in EUR.' })
  plafondExpendable: string;
}

@ObjectType({
  description: "Example of a dealer's prize: the live example of the campaign editor.",
  simpleResolvers: true,
})
export class CampaignExample extends Explanation {}

@ObjectType({ description: "How a dealer's prize comes about.", simpleResolvers: true })
export class Statement extends Explanation {
  @Field(() => DateScalar, {
    nullable: true,
    description: 'The day, at its end in Italy, on which it was known so; null: as it is known now.',
  })
  knownOn: string | null;

  @Field(() => CampaignSummary, { description: 'The campaign.' })
  campaign: CampaignSummary;

  @Field(() => ID, { description: 'The number of the dealer.' })
  dealerId: number;

  @Field(() => String, { description: 'The name of the business.' })
  businessName: string;

  @Field(() => String, { description: 'The code of the dealer.' })
  code: string;

  @Field(() => String, { description: 'The VAT number (partita IVA) of the dealer: 11 digits.' })
  vatNumber: string;

  @Field(() => Int, { description: 'The goal, in tyres.' })
  goalThreshold: number;

  @Field(() => Boolean, { description: 'Whether the dealer accepted the campaign.' })
  accepted: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it accepted; null before.' })
  acceptedAt: string | null;

  @Field(() => RulesOfDealer, { description: 'Which version of the rules it accepted, and what changed since.' })
  rules: RulesOfDealer;

  @Field(() => [AcceptedGoalChange], {
    description: 'The changes of goals that the dealer had accepted, the oldest first.',
  })
  goalChanges: AcceptedGoalChange[];

  @Field(() => IncentiveDetail, { description: 'How tyres become a prize.' })
  incentiveDetail: IncentiveDetail;

  @Field(() => FactorBoostDetail, { description: 'Which tyres count by a factor.' })
  factorBoostDetail: FactorBoostDetail;

  @Field(() => SaleMatch, { description: 'Which sale lines count, of those within its days.' })
  eligibility: SaleMatch;

  @Field(() => Int, { description: 'Tyres purchased: retail and fleets, less returns.' })
  tiresPurchased: number;

  @Field(() => Int, { description: 'Tyres of fleets.' })
  tiresFleet: number;

  @Field(() => DecimalScalar, { description: 'Tyres of fleets, in percent of those purchased; one decimal.' })
  tiresFleetPercentage: string;

  @Field(() => [StatementBoost], { description: 'The boosts and the tyres of each, in their order.' })
  boosts: StatementBoost[];

  @Field(() => Int, { description: 'Tyres that no boost matches.' })
  unboostedTires: number;

  @Field(() => Int, { description: 'Tyres of fleets among them.' })
  unboostedFleetTires: number;

  @Field(() => UnreconstructedTires, {
    nullable: true,
    description:
      'Tyres counted that no line accounts for, in campaigns closed before statements were kept; null: none.',
  })
  unreconstructed: UnreconstructedTires | null;

  @Field(() => DecimalScalar, {
    description: 'What was spent and is no longer earned, in EUR: what is below 0 of the balance.',
  })
  debt: string;

  @Field(() => DecimalScalar, { description: 'The part of the prize that was spent, in EUR.' })
  redeemed: string;

  @Field(() => [Redemption], { description: 'The redemptions that were not cancelled, newest first.' })
  redemptions: Redemption[];

  @Field(() => DecimalScalar, { description: 'The sum of the adjustments, in EUR, of either sign.' })
  adjusted: string;

  @Field(() => DecimalScalar, {
    description: 'The sum of what was set off, in EUR: below 0 where it was taken from the balance.',
  })
  setOff: string;

  @Field(() => [LedgerEntry], { description: 'All entries of its ledger, newest first.' })
  entries: LedgerEntry[];

  @Field(() => DecimalScalar, {
    description:
      'The prize accumulated, if it is unlocked, and the sum of the entries, in EUR: above 0 it can be spent, below 0 it is a debt.',
  })
  balance: string;

  @Field(() => [StatementDispute], {
    description: 'The disputes of the dealer about this campaign, newest first; withdrawn ones are left out.',
  })
  disputes: StatementDispute[];

  @Field(() => Boolean, {
    description: 'Whether sale lines came or went since the campaign was closed: the figures are those of the closing.',
  })
  linesChangedSinceClosing: boolean;

  @Field(() => SinceClosing, {
    nullable: true,
    description: 'Changes to the sale lines since the closing; null before it.',
  })
  sinceClosing: SinceClosing | null;
}
