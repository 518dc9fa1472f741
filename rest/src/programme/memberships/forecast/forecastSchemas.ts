import { largestGoal, noForecastReasons } from '@gdd/schema/campaigns';
import { z } from 'zod';
import { decimal, euro } from '../../../ground/platform/http/routes.js';
import { figureFields, termFields } from '../../campaigns/campaign/figureSchemas.js';

const tires = z.number().int().describe('Tyres');

/** The forecast of dealers for the end of a campaign (docs/domain/reports.md, 'Share and forecast'). */
export const forecast = z
  .object({
    low: tires,
    expected: tires,
    high: tires,
    prizeLow: euro,
    prizeExpected: euro,
    prizeHigh: euro,
    spendableExpected: euro.describe('EUR: the expected prize that can be spent; 0 for tyres that do not unlock it'),
  })
  .meta({ id: 'Forecast', description: 'By the last day of the campaign, as if accepted; an estimate' });

const nextThreshold = tires
  .nullable()
  .describe('Tyres from which a further tier pays, or the prize can be spent; null where all are reached');
const tiresToNextThreshold = tires.nullable().describe('Tyres missing to the next threshold');

/** Where a dealer's own purchases of a year before lead to (docs/domain/reports.md, 'Share and forecast'). */
export const ownForecast = z
  .object({
    tires,
    prize: euro,
    spendable: euro.describe('EUR: the part of the prize that can be spent; 0 for tyres that do not unlock it'),
  })
  .meta({ id: 'OwnForecast' });

/** The forecast of a dealer in a campaign, with its pace and thresholds. */
export const dealerForecast = z
  .object({
    today: z.string().meta({ format: 'date', description: 'The programme’s day: lines after it do not count here' }),
    tires: tires.describe('Tyres purchased up to the day; of a closed campaign those of the closing'),
    goalThreshold: termFields.goalThreshold,
    share: decimal
      .nullable()
      .describe(
        'The percentage of the tyres of a year before that was sold by the same day; null outside the campaign’s days',
      ),
    forecast: forecast.nullable(),
    asLastYear: ownForecast
      .nullable()
      .describe(
        'By the last day, if the dealer buys in the rest of the period what it bought then a year before, as if accepted; null where it bought nothing in the period then, and outside the campaign’s days',
      ),
    noForecast: z
      .enum(noForecastReasons)
      .meta({ id: 'NoForecast' })
      .nullable()
      .describe('Why there is no forecast; null where there is one'),
    thresholds: z.array(tires).describe('All thresholds, ascending'),
    nextThreshold,
    tiresToNextThreshold,
  })
  .meta({ id: 'DealerForecast' });

/** The query parameters of further tyres. */
export const whatIfQuery = z.strictObject({
  tires: z.coerce.number().int().min(0).max(largestGoal).describe('Further tyres'),
  boost: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe('The boost that counts for them, by its place in the campaign’s list from 0; without it, none'),
});

/** The figures of a dealer with further tyres. */
export const whatIf = z
  .object({
    tires: tires.describe('The further tyres'),
    boostLabel: z.string().nullable(),
    factor: decimal.describe('By what each of them counts'),
    accepted: z.boolean().describe('Whether the dealer accepted; the amounts are as if it had'),
    tiresPurchased: figureFields.tiresPurchased,
    tiresMissing: figureFields.tiresMissing,
    plafondAccumulated: figureFields.plafondAccumulated,
    plafondExpendable: figureFields.plafondExpendable,
    addedAccumulated: decimal.describe('EUR that the further tyres add; below 0 where they lower the average factor'),
    addedExpendable: decimal.describe('The additional prize that can be spent'),
    threshold: tires.nullable().describe('The highest threshold that is reached; null: none'),
    nextThreshold,
    tiresToNextThreshold,
  })
  .meta({ id: 'WhatIf', description: 'An estimate; nothing of it is kept' });
