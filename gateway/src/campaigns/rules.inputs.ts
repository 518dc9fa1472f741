import type { Channel, IncentiveBasis, Season, Segment } from '@gdd/schema/campaigns';
import { Field, InputType, Int } from 'type-graphql';
import { ChannelEnum, IncentiveBasisEnum, SeasonEnum, SegmentEnum } from '../schema/campaignEnums.js';
import { given } from '../schema/given.js';
import { DecimalScalar } from '../schema/scalars.js';

@InputType({
  description: 'Which sale lines: every condition that is given must hold; without any, all lines.',
})
export class SaleMatchInput {
  @Field(() => [String], { nullable: true, description: 'Of one of these brands; case does not matter.' })
  brand?: string[] | null;

  @Field(() => [SeasonEnum], { nullable: true, description: 'For one of these seasons.' })
  season?: Season[] | null;

  @Field(() => [SegmentEnum], { nullable: true, description: 'For one of these kinds of vehicle.' })
  segment?: Segment[] | null;

  @Field(() => Int, { nullable: true, description: 'The smallest rim, in inches: 10 to 25.' })
  rimFrom?: number | null;

  @Field(() => Int, { nullable: true, description: 'The largest rim, in inches: 10 to 25.' })
  rimTo?: number | null;

  @Field(() => ChannelEnum, { nullable: true, description: 'Sold by this channel.' })
  channel?: Channel | null;
}

@InputType({ description: 'A tier of an incentive.' })
export class IncentiveTierInput {
  @Field(() => DecimalScalar, { description: 'From where it holds, in percent of the goal; the first tier from 0.' })
  from: string;

  @Field(() => DecimalScalar, { description: 'The rate, in EUR per tyre.' })
  rate: string;
}

@InputType({ description: 'How the tyres of a campaign become a prize.' })
export class IncentiveDetailInput {
  @Field(() => IncentiveBasisEnum, { description: 'The tyres that the rate of a tier pays.' })
  basis: IncentiveBasis;

  @Field(() => [IncentiveTierInput], { description: 'The tiers, ascending, the first from 0.' })
  tiers: IncentiveTierInput[];

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'From where the prize can be spent, in percent of the goal; 100 without.',
  })
  unlockAt?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The most that can accumulate, in EUR; without, there is no limit.',
  })
  cap?: string | null;
}

@InputType({ description: 'A factor on the prize of some tyres; of several the highest counts.' })
export class BoostInput {
  @Field(() => String, { description: 'Its name.' })
  label: string;

  @Field(() => SaleMatchInput, { description: 'Which sale lines it counts for.' })
  match: SaleMatchInput;

  @Field(() => DecimalScalar, { description: 'The factor; it may be below 1.' })
  factor: string;
}

@InputType({ description: 'The boosts of a campaign.' })
export class FactorBoostDetailInput {
  @Field(() => [BoostInput], { description: 'The boosts; without any, every tyre counts once.' })
  boosts: BoostInput[];
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
