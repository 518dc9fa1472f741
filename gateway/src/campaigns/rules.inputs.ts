import type { Channel, IncentiveBasis, Season, Segment } from '@gdd/schema/campaigns';
import { InputType } from 'type-graphql';
import { ChannelEnum, IncentiveBasisEnum, SeasonEnum, SegmentEnum } from '../schema/campaignEnums.js';
import { decimal, field, int, text } from '../schema/fields.js';
import { given } from '../schema/given.js';

@InputType({
  description: 'Which sale lines: every condition that is given must hold; without any, all lines.',
})
export class SaleMatchInput {
  @field.orNull(() => [String], 'Of one of these brands; case does not matter.') brand?: string[] | null;
  @field.orNull(() => [SeasonEnum], 'For one of these seasons.') season?: Season[] | null;
  @field.orNull(() => [SegmentEnum], 'For one of these kinds of vehicle.') segment?: Segment[] | null;
  @int.orNull('The smallest rim, in inches: 10 to 25.') rimFrom?: number | null;
  @int.orNull('The largest rim, in inches: 10 to 25.') rimTo?: number | null;
  @field.orNull(() => ChannelEnum, 'Sold by this channel.') channel?: Channel | null;
}

@InputType({ description: 'A tier of an incentive.' })
export class IncentiveTierInput {
  @decimal('From where it holds, in percent of the goal; the first tier from 0.') from: string;
  @decimal('The rate, in EUR per tyre.') rate: string;
}

@InputType({ description: 'How the tyres of a campaign become a prize.' })
export class IncentiveDetailInput {
  @field(() => IncentiveBasisEnum, 'The tyres that the rate of a tier pays.') basis: IncentiveBasis;
  @field(() => [IncentiveTierInput], 'The tiers, ascending, the first from 0.') tiers: IncentiveTierInput[];
  @decimal.orNull('From where the prize can be spent, in percent of the goal; 100 without.') unlockAt?: string | null;
  @decimal.orNull('The most that can accumulate, in EUR; without, there is no limit.') cap?: string | null;
}

@InputType({ description: 'A factor on the prize of some tyres; of several the highest counts.' })
export class BoostInput {
  @text('Its name.') label: string;
  @field(() => SaleMatchInput, 'Which sale lines it counts for.') match: SaleMatchInput;
  @decimal('The factor; it may be below 1.') factor: string;
}

@InputType({ description: 'The boosts of a campaign.' })
export class FactorBoostDetailInput {
  @field(() => [BoostInput], 'The boosts; without any, every tyre counts once.') boosts: BoostInput[];
}

interface RulesInput {
  readonly incentiveDetail: IncentiveDetailInput;
  readonly factorBoostDetail: FactorBoostDetailInput;
}

/** The rules as the REST service takes them: null fields are left out. */
export function rulesBody({ incentiveDetail, factorBoostDetail }: RulesInput) {
  const { unlockAt, cap, ...incentive } = incentiveDetail;
  const boosts = factorBoostDetail.boosts.map((boost) => ({ ...boost, match: given(boost.match) }));
  return { incentiveDetail: { ...incentive, ...given({ unlockAt, cap }) }, factorBoostDetail: { boosts } };
}
