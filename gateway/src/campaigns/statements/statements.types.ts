import { ObjectType } from 'type-graphql';
import { day, decimal, field, flag, id, instant, int, text } from '../../schema/fields.js';
import { CampaignSummary } from '../campaigns.types.js';
import { FactorBoostDetail, IncentiveDetail, SaleMatch } from '../rules/rules.types.js';
import { AcceptedGoalChange, RulesOfDealer } from '../rulesVersions.types.js';
import { LedgerEntry } from '../../ledger/ledger.types.js';
import { StatementDispute } from './statementDisputes.types.js';
import { Redemption } from './redemptions.types.js';

@ObjectType({ description: 'The part of a prize that a tier adds.', simpleResolvers: true })
export class StatementTier {
  @decimal('From where it holds, in percent of the goal.') from: string;

  @int('The first tyre that the tier pays under the marginal basis; the tyres from which it holds under the whole one.')
  startsAt: number;

  @decimal('The rate, in EUR per tyre.') rate: string;
  @int('Tyres that it pays.') tires: number;
  @decimal('The amount that it adds before boosts, in EUR, unrounded.') amount: string;
  @flag('Whether the tyres purchased reach it.') reached: boolean;
}

@ObjectType({ description: 'The tyres that a boost counts for.', simpleResolvers: true })
export class StatementBoost {
  @text('The name of the boost.') label: string;
  @decimal('The factor.') factor: string;
  @int('Tyres, retail and fleets.') tires: number;
  @int('Tyres of fleets among them.') fleetTires: number;
  @decimal('Tyres times factor.') boostedTires: string;
}

@ObjectType({
  description: 'Tyres that a campaign was closed with, by factors that no sale line accounts for any more.',
  simpleResolvers: true,
})
export class UnreconstructedTires {
  @int('Tyres, retail and fleets; below 0 where the lines come to more.') tires: number;
  @int('Tyres of fleets among them.') fleetTires: number;
  @decimal('Tyres times factor.') boostedTires: string;
}

@ObjectType({
  description: 'By how much the lines that a campaign was closed with differ today, for one boost.',
  simpleResolvers: true,
})
export class StatementDifference {
  @text.orNull('The name of the boost; null for tyres without one.') label: string | null;
  @decimal('The factor; 1 without a boost.') factor: string;
  @int('Tyres today, less those at the closing.') tires: number;
  @int('The same for the tyres of fleets.') fleetTires: number;
}

@ObjectType({
  description: 'Changes to the sale lines of a campaign after it was closed; they do not count.',
  simpleResolvers: true,
})
export class SinceClosing {
  @instant('When the campaign was closed.') closedAt: string;

  @field(() => [StatementDifference], 'The lines that went, as tyres of each boost.')
  differences: StatementDifference[];

  @int('Lines that came; `campaignLines` lists them with `sinceClosing: true`.') laterLines: number;
  @int('Tyres of these lines.') laterTires: number;
}

/** The calculation of a prize, step by step. */
@ObjectType({ simpleResolvers: true })
abstract class Explanation {
  @int('Tyres missing to the goal.') tiresMissing: number;
  @field(() => [StatementTier], 'The tiers and what each adds.') tiers: StatementTier[];
  @decimal('The sum of the tiers before boosts, in EUR, unrounded.') base: string;

  @int('The sum of the sale lines, below 0 where more was returned: what the average factor is divided by.')
  lineTires: number;

  @decimal('The sum of tyres times factor, exact: boostedTires / lineTires is the average factor.')
  boostedTires: string;

  @decimal.orNull(
    'The bound that the average factor stops at, the smallest or the greatest of 1 and the factors; null within them.',
  )
  factorLimit: string | null;

  @decimal('The average factor of all tyres, shown with 6 places.') averageFactor: string;
  @decimal('Base times factor, in EUR, rounded to the cent, before the cap.') beforeCap: string;
  @flag('Whether the cap holds the prize back.') capped: boolean;
  @decimal('The prize accumulated, in EUR; 0 while not accepted.') plafondAccumulated: string;
  @int('Tyres from which the prize can be spent.') unlockTires: number;
  @flag('Whether so many were purchased.') unlocked: boolean;
  @decimal('The prize that can be spent now, in EUR.') plafondExpendable: string;
}

@ObjectType({
  description: "Example of a dealer's prize: the live example of the campaign editor.",
  simpleResolvers: true,
})
export class CampaignExample extends Explanation {}

@ObjectType({ description: "How a dealer's prize comes about.", simpleResolvers: true })
export class Statement extends Explanation {
  @day.orNull('The day, at its end in Italy, on which it was known so; null: as it is known now.')
  knownOn: string | null;

  @field(() => CampaignSummary, 'The campaign.') campaign: CampaignSummary;
  @id('The id of the dealer.') dealerId: number;
  @text('The name of the business.') businessName: string;
  @text('The code of the dealer.') code: string;
  @text('The VAT number (partita IVA) of the dealer: 11 digits.') vatNumber: string;
  @int('The goal, in tyres.') goalThreshold: number;
  @flag('Whether the dealer accepted the campaign.') accepted: boolean;
  @instant.orNull('When it accepted; null before.') acceptedAt: string | null;
  @field(() => RulesOfDealer, 'The version of the rules that it accepted, and the changes since.') rules: RulesOfDealer;

  @field(() => [AcceptedGoalChange], 'The changes of goals that the dealer had accepted, the oldest first.')
  goalChanges: AcceptedGoalChange[];

  @field(() => IncentiveDetail, 'How tyres become a prize.') incentiveDetail: IncentiveDetail;
  @field(() => FactorBoostDetail, 'Which tyres count by a factor.') factorBoostDetail: FactorBoostDetail;
  @field(() => SaleMatch, 'Which sale lines count, of those within its days.') eligibility: SaleMatch;
  @int('Tyres purchased: retail and fleets, less returns.') tiresPurchased: number;
  @int('Tyres of fleets.') tiresFleet: number;
  @decimal('Tyres of fleets, in percent of those purchased; one decimal.') tiresFleetPercentage: string;
  @field(() => [StatementBoost], 'The boosts and the tyres of each, in their order.') boosts: StatementBoost[];
  @int('Tyres that no boost matches.') unboostedTires: number;
  @int('Tyres of fleets among them.') unboostedFleetTires: number;

  @field.orNull(
    () => UnreconstructedTires,
    'Tyres counted that no line accounts for, in campaigns closed before statements were kept; null: none.',
  )
  unreconstructed: UnreconstructedTires | null;

  @decimal('What was spent and is no longer earned, in EUR: what is below 0 of the balance.') debt: string;
  @decimal('The part of the prize that was spent, in EUR.') redeemed: string;
  @field(() => [Redemption], 'The redemptions that were not cancelled, newest first.') redemptions: Redemption[];
  @decimal('The sum of the adjustments, in EUR, of either sign.') adjusted: string;
  @decimal('The sum of what was set off, in EUR: below 0 where it was taken from the balance.') setOff: string;
  @field(() => [LedgerEntry], 'All entries of its ledger, newest first.') entries: LedgerEntry[];

  @decimal(
    'The prize accumulated, if it is unlocked, and the sum of the entries, in EUR: above 0 it can be spent, below 0 it is a debt.',
  )
  balance: string;

  @field(
    () => [StatementDispute],
    'The disputes of the dealer about this campaign, newest first; withdrawn ones are left out.',
  )
  disputes: StatementDispute[];

  @flag('Whether sale lines came or went since the campaign was closed: the figures are those of the closing.')
  linesChangedSinceClosing: boolean;

  @field.orNull(() => SinceClosing, 'Changes to the sale lines since the closing; null before it.')
  sinceClosing: SinceClosing | null;
}
