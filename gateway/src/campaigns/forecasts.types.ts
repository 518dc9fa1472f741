import { noForecastReasons, type NoForecast } from '@gdd/schema/campaigns';
import { Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { day, decimal, field, flag, int, text } from '../schema/fields.js';

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
  @int('Tyres, at the least.') low: number;
  @int('Tyres.') expected: number;
  @int('Tyres, at the most.') high: number;
  @decimal('The prize accumulated with the least, in EUR.') prizeLow: string;
  @decimal('The prize accumulated, in EUR.') prizeExpected: string;
  @decimal('The prize accumulated with the most, in EUR.') prizeHigh: string;
  @decimal('The expected prize that can be spent, in EUR; 0 where it stays locked.') spendableExpected: string;
}

@ObjectType({
  description:
    'The result of a dealer if it buys in the rest of the period what it bought a year before; assumes that it accepts.',
  simpleResolvers: true,
})
export class OwnForecast {
  @int('Tyres.') tires: number;
  @decimal('The prize accumulated, in EUR.') prize: string;
  @decimal('What of it can be spent, in EUR; 0 where it stays locked.') spendable: string;
}

@ObjectType({ description: 'The forecast of a dealer in a campaign.', simpleResolvers: true })
export class DealerForecast {
  @day("The programme's day: sale lines after it do not count here.") today: string;
  @int('Tyres purchased up to the day; in a closed campaign those that it was closed with.') tires: number;
  @int('The goal, in tyres.') goalThreshold: number;

  @decimal.orNull(
    'The percentage of the tyres of the same period a year before, of all dealers, that was sold by this day; null outside the period.',
  )
  share: string | null;

  @field.orNull(() => Forecast, 'Tyres expected by the last day; null if no forecast is possible.')
  forecast: Forecast | null;

  @field.orNull(
    () => OwnForecast,
    'Tyres expected by the last day, from its own purchases a year before; null if it bought nothing in that period.',
  )
  asLastYear: OwnForecast | null;

  @field.orNull(() => NoForecastEnum, 'Why there is no forecast; null where there is one.')
  noForecast: NoForecast | null;

  @field(() => [Int], 'The tyres from which a further tier pays or the prize can be spent, ascending.')
  thresholds: number[];

  @int.orNull('The next of these thresholds; null where all are reached.') nextThreshold: number | null;
  @int.orNull('Tyres missing to it.') tiresToNextThreshold: number | null;
}

@ObjectType({
  description: "An estimate of a dealer's prize with further tyres, as if it had accepted; it is never stored.",
  simpleResolvers: true,
})
export class WhatIf {
  @int('The further tyres.') tires: number;
  @text.orNull('The boost that counts for them; null without one.') boostLabel: string | null;
  @decimal('The factor by which each of them counts.') factor: string;
  @flag('Whether the dealer accepted: the amounts are as if it had.') accepted: boolean;
  @int('Tyres purchased, with the further ones.') tiresPurchased: number;
  @int('Tyres missing to the goal.') tiresMissing: number;
  @decimal('The prize accumulated, in EUR.') plafondAccumulated: string;
  @decimal('The prize that could be spent, less redemptions, in EUR.') plafondExpendable: string;

  @decimal('The increase of the prize by the further tyres, in EUR; below 0 where they lower the average factor.')
  addedAccumulated: string;

  @decimal('The increase of the prize that could be spent, in EUR.') addedExpendable: string;
  @int.orNull('The highest threshold that is reached, in tyres; null: none.') threshold: number | null;
  @int.orNull('The next threshold, in tyres; null where all are reached.') nextThreshold: number | null;
  @int.orNull('Tyres missing to it.') tiresToNextThreshold: number | null;
}
