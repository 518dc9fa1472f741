import type { AnalyticsDimension } from '@gdd/schema/reports';
import { ObjectType } from 'type-graphql';
import { decimal, field, int, text } from '../schema/fields.js';
import { AnalyticsDimensionEnum } from './analytics.inputs.js';
import type { Schema } from '../upstream/endpoint.js';

@ObjectType({ description: 'The value that a group of sales has in common, by one dimension.', simpleResolvers: true })
export class AnalyticsKey {
  @field(() => AnalyticsDimensionEnum, 'The dimension.') dimension: AnalyticsDimension;

  @text.orNull('A month (yyyy-mm), a number or a word, as a filter takes it; null: none, as without an agent.')
  value: string | null;

  @text.orNull('The name of what the value is the number of.') label: string | null;
}

@ObjectType({ description: 'The sums of sales; measures that were not asked for are null.', simpleResolvers: true })
export class AnalyticsValues {
  @int.orNull('Tyres, net of returns.') tires: number | null;
  @int.orNull('Tyres of fleets, net of returns.') tiresFleet: number | null;
  @decimal.orNull('Tyres of fleets in percent, one decimal.') fleetPercentage: string | null;
  @decimal.orNull('The amount, in EUR.') amount: string | null;
  @int.orNull('Dealers with such sales.') dealers: number | null;

  @decimal.orNull('Tyres bought in campaigns in percent of their goals, one decimal; null without goals.')
  goalAttainment: string | null;
}

@ObjectType({ description: 'Two years of sales to the same day.', simpleResolvers: true })
export class AnalyticsToDay {
  @field(() => AnalyticsValues, 'The sums of the year to the programme’s day.') values: AnalyticsValues;
  @field(() => AnalyticsValues, 'The values of the year before, up to the same day.') before: AnalyticsValues;
}

@ObjectType({ description: 'A group of sales.', simpleResolvers: true })
export class AnalyticsRow {
  @field(() => [AnalyticsKey], 'The values that the group has in common: one key for each dimension.')
  keys: AnalyticsKey[];

  @field(() => AnalyticsValues, 'The sums of the group.') values: AnalyticsValues;

  @field.orNull(() => AnalyticsValues, 'The sums of the same time of the year before, where they were asked for.')
  before: AnalyticsValues | null;

  @field.orNull(
    () => AnalyticsToDay,
    'Both years to the same day, where they are compared; the whole where the time is over.',
  )
  toDay: AnalyticsToDay | null;
}

@ObjectType({ description: 'The totals of all groups; by campaign a line counts once.', simpleResolvers: true })
export class AnalyticsTotals {
  @field(() => AnalyticsValues, 'The totals.') values: AnalyticsValues;
  @field.orNull(() => AnalyticsValues, 'The same of the year before.') before: AnalyticsValues | null;

  @field.orNull(() => AnalyticsToDay, 'Both years to the same day, where they are compared.')
  toDay: AnalyticsToDay | null;
}

@ObjectType({ description: 'Sales by one or two dimensions.', simpleResolvers: true })
export class Analytics {
  @field(() => [AnalyticsRow], 'The groups of the page.') items: AnalyticsRow[];
  @int('Groups on all pages.') total: number;
  @field(() => AnalyticsTotals, 'The totals of all groups.') totals: AnalyticsTotals;
}

/** Sums under the names of GraphQL. */
export function analyticsValuesOf(values: Schema<'AnalyticsValues'>): AnalyticsValues {
  const { tires, tiresFleet, fleetPercentage, amount, dealers, goalAttainment } = values;
  return {
    tires: tires ?? null,
    tiresFleet: tiresFleet ?? null,
    fleetPercentage: fleetPercentage ?? null,
    amount: amount ?? null,
    dealers: dealers ?? null,
    goalAttainment: goalAttainment ?? null,
  };
}

/** A group, or the totals, under the names of GraphQL. */
export function analyticsSumsOf({ values, before, toDay }: Schema<'AnalyticsTotals'>): AnalyticsTotals {
  return {
    values: analyticsValuesOf(values),
    before: before && analyticsValuesOf(before),
    toDay: toDay && { values: analyticsValuesOf(toDay.values), before: analyticsValuesOf(toDay.before) },
  };
}

/** A group under the names of GraphQL. */
export const analyticsRowOf = ({ keys, ...sums }: Schema<'AnalyticsRow'>): AnalyticsRow => ({
  keys,
  ...analyticsSumsOf(sums),
});
