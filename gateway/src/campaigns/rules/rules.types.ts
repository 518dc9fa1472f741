import type { Channel, IncentiveBasis, Season, Segment } from '@gdd/schema/campaigns';
import { ObjectType } from 'type-graphql';
import { ChannelEnum, IncentiveBasisEnum, SeasonEnum, SegmentEnum } from '../../schema/campaignEnums.js';
import { decimal, field, int, text } from '../../schema/fields.js';

@ObjectType({
  description: 'Which sale lines: every condition that is given must hold; without any, all lines.',
  simpleResolvers: true,
})
export class SaleMatch {
  @field.orNull(() => [String], 'Of one of these brands; case does not matter.') brand?: readonly string[] | null;
  @field.orNull(() => [SeasonEnum], 'For one of these seasons.') season?: readonly Season[] | null;
  @field.orNull(() => [SegmentEnum], 'For one of these kinds of vehicle.') segment?: readonly Segment[] | null;
  @int.orNull('The smallest rim, in inches.') rimFrom?: number | null;
  @int.orNull('The largest rim, in inches.') rimTo?: number | null;
  @field.orNull(() => ChannelEnum, 'Sold by this channel.') channel?: Channel | null;
}

@ObjectType({ description: 'A tier of an incentive.', simpleResolvers: true })
class IncentiveTier {
  @decimal('From where it holds, in percent of the goal; the first tier from 0.') from: string | number;
  @decimal('The rate, in EUR per tyre.') rate: string | number;
}

@ObjectType({ description: 'How the tyres of a campaign become a prize.', simpleResolvers: true })
export class IncentiveDetail {
  @field(() => IncentiveBasisEnum, 'The tyres that the rate of a tier pays.') basis: IncentiveBasis;
  @field(() => [IncentiveTier], 'The tiers, ascending.') tiers: readonly IncentiveTier[];
  @decimal('From where the prize can be spent, in percent of the goal.') unlockAt: string | number;
  @decimal.orNull('The most that can accumulate, in EUR; null: no limit.') cap?: string | number | null;
}

@ObjectType({
  description: 'A factor on the prize of some tyres; of several the highest counts.',
  simpleResolvers: true,
})
export class Boost {
  @text('Its name.') label: string;
  @field(() => SaleMatch, 'Which sale lines it counts for.') match: SaleMatch;
  @decimal('The factor; it may be below 1.') factor: string | number;
}

@ObjectType({ description: 'The boosts of a campaign.', simpleResolvers: true })
export class FactorBoostDetail {
  @field(() => [Boost], 'The boosts; without any, every tyre counts once.') boosts: readonly Boost[];
}
