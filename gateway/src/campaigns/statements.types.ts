import { lineConditions, type Channel, type LineCondition, type Season, type Segment } from '@gdd/schema/campaigns';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ChannelEnum, describedEnum, SeasonEnum, SegmentEnum } from '../schema/enums.js';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../schema/scalars.js';
import { CampaignSummary, campaignSummaryOf } from './campaigns.types.js';
import { FactorBoostDetail, IncentiveDetail, rulesOf, SaleMatch, saleMatchOf } from './rules.types.js';
import type { Schema } from '../upstream/endpoint.js';

export const LineConditionEnum = describedEnum(
  'LineCondition',
  'What a campaign asks of a sale line, in the order in which it is looked at.',
  lineConditions,
  (condition) =>
    ({
      beforeStart: "Sold from the campaign's first day.",
      afterEnd: "Sold until the campaign's last day.",
      brand: 'Of a brand that counts.',
      season: 'For a season that counts.',
      segment: 'For a kind of vehicle that counts.',
      rim: 'Of a rim within the bounds.',
      channel: 'Sold by the channel that counts.',
    })[condition],
);

@ObjectType({ description: 'What a tier adds to a prize.', simpleResolvers: true })
export class StatementTier {
  @Field(() => DecimalScalar, { description: 'From where it holds, in percent of the goal.' })
  from: string;

  @Field(() => Int, {
    description:
      'The first tyre that the tier pays under the marginal basis; the tyres from which it holds under the whole one.',
  })
  startsAt: number;

  @Field(() => DecimalScalar, { description: 'What it pays, in EUR per tyre.' })
  rate: string;

  @Field(() => Int, { description: 'Tyres that it pays.' })
  tires: number;

  @Field(() => DecimalScalar, { description: 'What it adds before boosts, in EUR, unrounded.' })
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
  description: 'What happened to the sale lines of a campaign after it was closed; nothing of it counts.',
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

@ObjectType({ description: 'A part of a prize that was spent.', simpleResolvers: true })
export class Redemption {
  @Field(() => ID, { description: 'The number of the redemption.' })
  id: string;

  @Field(() => DateScalar, { description: 'When it was spent.' })
  redeemedOn: string;

  @Field(() => DecimalScalar, { description: 'How much, in EUR.' })
  amount: string;

  @Field(() => String, { nullable: true, description: 'What for.' })
  note: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was recorded.' })
  recordedAt: string;

  @Field(() => String, { nullable: true, description: 'Who recorded it; null where the portal itself did.' })
  recordedBy: string | null;
}

/** How a prize comes about, step by step. */
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

  @Field(() => DecimalScalar, { description: 'What of the prize can be spent now, in EUR.' })
  plafondExpendable: string;
}

@ObjectType({
  description: 'What a dealer would earn: the live example of the campaign editor.',
  simpleResolvers: true,
})
export class CampaignExample extends Explanation {}

@ObjectType({ description: "How a dealer's prize comes about.", simpleResolvers: true })
export class Statement extends Explanation {
  @Field(() => CampaignSummary, { description: 'The campaign.' })
  campaign: CampaignSummary;

  @Field(() => ID, { description: 'The number of the dealer.' })
  dealerId: string;

  @Field(() => String, { description: 'The name of the business.' })
  businessName: string;

  @Field(() => Int, { description: 'The goal, in tyres.' })
  goalThreshold: number;

  @Field(() => Boolean, { description: 'Whether the dealer accepted the campaign.' })
  accepted: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it accepted; null before.' })
  acceptedAt: string | null;

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
      'What of the tyres no line accounts for, in campaigns closed before statements were kept; null: nothing.',
  })
  unreconstructed: UnreconstructedTires | null;

  @Field(() => DecimalScalar, { description: 'What of the prize was spent, in EUR.' })
  redeemed: string;

  @Field(() => [Redemption], { description: 'The redemptions, newest first.' })
  redemptions: Redemption[];

  @Field(() => Boolean, {
    description: 'Whether sale lines came or went since the campaign was closed: the figures are those of the closing.',
  })
  linesChangedSinceClosing: boolean;

  @Field(() => SinceClosing, {
    nullable: true,
    description: 'What happened to the sale lines after the closing; null in a campaign that is not closed.',
  })
  sinceClosing: SinceClosing | null;
}

/** A sale line of a dealer. */
@ObjectType({ simpleResolvers: true })
abstract class SaleLine {
  @Field(() => ID, { description: 'Document and number of the line.' })
  id: string;

  @Field(() => String, { description: 'The document that it stands in.' })
  document: string;

  @Field(() => Int, { description: 'Its number in the document.' })
  line: number;

  @Field(() => DateScalar, { description: 'The day of the sale.' })
  soldOn: string;

  @Field(() => String, { description: 'The brand.' })
  brand: string;

  @Field(() => SeasonEnum, { description: 'The season that the tyres are made for.' })
  season: Season;

  @Field(() => SegmentEnum, { description: 'The kind of vehicle that they are made for.' })
  segment: Segment;

  @Field(() => Int, { description: 'The rim, in inches.' })
  rim: number;

  @Field(() => ChannelEnum, { description: 'The way by which they were sold.' })
  channel: Channel;

  @Field(() => Int, { description: 'Tyres; below 0 where they were returned.' })
  quantity: number;

  @Field(() => DecimalScalar, { description: 'What they cost, in EUR.' })
  amount: string;
}

@ObjectType({ description: 'A sale line that counts in a campaign.', simpleResolvers: true })
export class CampaignLine extends SaleLine {
  @Field(() => DecimalScalar, { description: 'The factor by which they count; 1 without a boost.' })
  factor: string;

  @Field(() => String, { nullable: true, description: 'The boost that gives the factor; null without one.' })
  boostLabel: string | null;
}

@ObjectType({ description: 'A sale line that does not count in a campaign.', simpleResolvers: true })
export class ExcludedLine extends SaleLine {
  @Field(() => LineConditionEnum, { description: 'The first condition of the campaign that it fails.' })
  failedCondition: LineCondition;
}

@ObjectType({ description: 'A page of the sale lines that count, newest first.', simpleResolvers: true })
export class CampaignLinePage {
  @Field(() => [CampaignLine], { description: 'The lines of the page.' })
  items: CampaignLine[];

  @Field(() => Int, { description: 'Lines on all pages.' })
  total: number;
}

@ObjectType({ description: 'A page of the sale lines that do not count, newest first.', simpleResolvers: true })
export class ExcludedLinePage {
  @Field(() => DateScalar, {
    description:
      'The first day whose lines are listed: of the year in which the campaign begins, or 31 days before it.',
  })
  from: string;

  @Field(() => DateScalar, { description: 'The last one: of the year in which it ends, or 31 days after it.' })
  to: string;

  @Field(() => [ExcludedLine], { description: 'The lines of the page.' })
  items: ExcludedLine[];

  @Field(() => Int, { description: 'Lines on all pages.' })
  total: number;
}

/** A statement under the names of GraphQL. */
export function statementOf(record: Schema<'Statement'>): Statement {
  return {
    ...record,
    ...rulesOf(record),
    campaign: campaignSummaryOf(record.campaign),
    dealerId: String(record.dealerId),
    eligibility: saleMatchOf(record.eligibility),
    redemptions: record.redemptions.map(redemptionOf),
  };
}

/** A redemption under the names of GraphQL. */
export function redemptionOf(redemption: Schema<'Redemption'>): Redemption {
  return { ...redemption, id: String(redemption.id) };
}
