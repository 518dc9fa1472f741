import { noForecastReasons, type NoForecast } from '@gdd/schema/campaigns';
import { Field, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { DateScalar, DecimalScalar } from '../schema/scalars.js';

const NoForecastEnum = describedEnum(
  'NoForecast',
  'Why a dealer has no forecast in a campaign.',
  noForecastReasons,
  (reason) =>
    ({
      closed: 'The campaign is closed: its figures no longer change.',
      notStarted: 'The campaign begins later.',
      ended: "The campaign's last day is over.",
      tooEarly: 'Less than 5 % of what is sold in such a period was sold by this day a year before.',
    })[reason],
);

@ObjectType({
  description: "An estimate of a dealer's figures on the last day of a campaign, as if it accepted.",
  simpleResolvers: true,
})
export class Forecast {
  @Field(() => Int, { description: 'Tyres, at the least.' })
  low: number;

  @Field(() => Int, { description: 'Tyres.' })
  expected: number;

  @Field(() => Int, { description: 'Tyres, at the most.' })
  high: number;

  @Field(() => DecimalScalar, { description: 'The prize accumulated with the least, in EUR.' })
  prizeLow: string;

  @Field(() => DecimalScalar, { description: 'The prize accumulated, in EUR.' })
  prizeExpected: string;

  @Field(() => DecimalScalar, { description: 'The prize accumulated with the most, in EUR.' })
  prizeHigh: string;

  @Field(() => DecimalScalar, { description: 'The expected prize that can be spent, in EUR; 0 where it stays locked.' })
  spendableExpected: string;
}

@ObjectType({
  description:
    'Where a dealer ends if it buys what it bought a year before in the rest of the period, as if it accepted.',
  simpleResolvers: true,
})
export class OwnForecast {
  @Field(() => Int, { description: 'Tyres.' })
  tires: number;

  @Field(() => DecimalScalar, { description: 'The prize accumulated, in EUR.' })
  prize: string;

  @Field(() => DecimalScalar, { description: 'What of it can be spent, in EUR; 0 where it stays locked.' })
  spendable: string;
}

@ObjectType({ description: "Where a dealer's pace in a campaign leads.", simpleResolvers: true })
export class DealerForecast {
  @Field(() => DateScalar, { description: "The programme's day: sale lines after it do not count here." })
  today: string;

  @Field(() => Int, {
    description: 'Tyres purchased up to the day; in a closed campaign those that it was closed with.',
  })
  tires: number;

  @Field(() => Int, { description: 'The goal, in tyres.' })
  goalThreshold: number;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Of the tyres that all dealers bought in the same period a year before, what was sold by this day, in percent; null outside the period.',
  })
  share: string | null;

  @Field(() => Forecast, { nullable: true, description: 'By the last day; null where no forecast is possible.' })
  forecast: Forecast | null;

  @Field(() => OwnForecast, {
    nullable: true,
    description: 'By the last day, by the own year before; null where nothing was bought in the period then.',
  })
  asLastYear: OwnForecast | null;

  @Field(() => NoForecastEnum, { nullable: true, description: 'Why there is no forecast; null where there is one.' })
  noForecast: NoForecast | null;

  @Field(() => [Int], { description: 'The tyres from which a further tier pays or the prize can be spent, ascending.' })
  thresholds: number[];

  @Field(() => Int, { nullable: true, description: 'The next of these thresholds; null where all are reached.' })
  nextThreshold: number | null;

  @Field(() => Int, { nullable: true, description: 'Tyres missing to it.' })
  tiresToNextThreshold: number | null;
}

@ObjectType({
  description: "An estimate of a dealer's prize with further tyres, as if it had accepted; it is never stored.",
  simpleResolvers: true,
})
export class WhatIf {
  @Field(() => Int, { description: 'The further tyres.' })
  tires: number;

  @Field(() => String, { nullable: true, description: 'The boost that counts for them; null without one.' })
  boostLabel: string | null;

  @Field(() => DecimalScalar, { description: 'The factor by which each of them counts.' })
  factor: string;

  @Field(() => Boolean, { description: 'Whether the dealer accepted: the amounts are as if it had.' })
  accepted: boolean;

  @Field(() => Int, { description: 'Tyres purchased, with the further ones.' })
  tiresPurchased: number;

  @Field(() => Int, { description: 'Tyres missing to the goal.' })
  tiresMissing: number;

  @Field(() => DecimalScalar, { description: 'The prize accumulated, in EUR.' })
  plafondAccumulated: string;

  @Field(() => DecimalScalar, { description: 'The prize that could be spent, less redemptions, in EUR.' })
  plafondExpendable: string;

  @Field(() => DecimalScalar, {
    description: 'The increase of the prize by the further tyres, in EUR; below 0 where they lower the average factor.',
  })
  addedAccumulated: string;

  @Field(() => DecimalScalar, { description: 'The increase of the prize that could be spent, in EUR.' })
  addedExpendable: string;

  @Field(() => Int, { nullable: true, description: 'The highest threshold that is reached, in tyres; null: none.' })
  threshold: number | null;

  @Field(() => Int, { nullable: true, description: 'The next threshold, in tyres; null where all are reached.' })
  nextThreshold: number | null;

  @Field(() => Int, { nullable: true, description: 'Tyres missing to it.' })
  tiresToNextThreshold: number | null;
}
