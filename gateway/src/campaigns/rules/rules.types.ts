import type { Channel, IncentiveBasis, Season, Segment } from '@gdd/schema/campaigns';
import { Field, Int, ObjectType } from 'type-graphql';
import { ChannelEnum, IncentiveBasisEnum, SeasonEnum, SegmentEnum } from '../../schema/campaignEnums.js';
import { DecimalScalar } from '../../schema/scalars.js';

@ObjectType({
  description: 'Which sale lines: every condition that is given must hold; without any, all lines.',
  simpleResolvers: true,
})
export class SaleMatch {
  @Field(() => [String], { nullable: true, description: 'Of one of these brands; case does not matter.' })
  brand?: readonly string[] | null;

  @Field(() => [SeasonEnum], { nullable: true, description: 'For one of these seasons.' })
  season?: readonly Season[] | null;

  @Field(() => [SegmentEnum], { nullable: true, description: 'For one of these kinds of vehicle.' })
  segment?: readonly Segment[] | null;

  @Field(() => Int, { nullable: true, description: 'The smallest rim, in inches.' })
  rimFrom?: number | null;

  @Field(() => Int, { nullable: true, description: 'The largest rim, in inches.' })
  rimTo?: number | null;

  @Field(() => ChannelEnum, { nullable: true, description: 'Sold by this channel.' })
  channel?: Channel | null;
}

@ObjectType({ description: 'A tier of an incentive.', simpleResolvers: true })
class IncentiveTier {
  @Field(() => DecimalScalar, { description: 'From where it holds, in percent of the goal; the first tier from 0.' })
  from: string | number;

  @Field(() => DecimalScalar, { description: 'The rate, in EUR per tyre.' })
  rate: string | number;
}

@ObjectType({ description: 'How the tyres of a campaign become a prize.', simpleResolvers: true })
export class IncentiveDetail {
  @Field(() => IncentiveBasisEnum, { description: 'The tyres that the rate of a tier pays.' })
  basis: IncentiveBasis;

  @Field(() => [IncentiveTier], { description: 'The tiers, ascending.' })
  tiers: readonly IncentiveTier[];

  @Field(() => DecimalScalar, { description: 'From where the prize can be spent, in percent of the goal.' })
  unlockAt: string | number;

  @Field(() => DecimalScalar, { nullable: true, description: 'The most that can accumulate, in EUR; null: no limit.' })
  cap?: string | number | null;
}

@ObjectType({
  description: 'A factor on the prize of some tyres; of several the highest counts.',
  simpleResolvers: true,
})
export class Boost {
  @Field(() => String, { description: 'Its name.' })
  label: string;

  @Field(() => SaleMatch, { description: 'Which sale lines it counts for.' })
  match: SaleMatch;

  @Field(() => DecimalScalar, { description: 'The factor; it may be below 1.' })
  factor: string | number;
}

@ObjectType({ description: 'The boosts of a campaign.', simpleResolvers: true })
export class FactorBoostDetail {
  @Field(() => [Boost], { description: 'The boosts; without any, every tyre counts once.' })
  boosts: readonly Boost[];
}
