import type { AnalyticsDimension } from '@gdd/schema/reports';
import { Field, Int, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../schema/scalars.js';
import { AnalyticsDimensionEnum } from './analytics.inputs.js';
import type { Schema } from '../upstream/endpoint.js';

@ObjectType({ description: 'The value that a group of sales has in common, by one dimension.', simpleResolvers: true })
export class AnalyticsKey {
  @Field(() => AnalyticsDimensionEnum, { description: 'The dimension.' })
  dimension: AnalyticsDimension;

  @Field(() => String, {
    nullable: true,
    description: 'A month (yyyy-mm), a number or a word, as a filter takes it; null: none, as without an agent.',
  })
  value: string | null;

  @Field(() => String, { nullable: true, description: 'The name of what the value is the number of.' })
  label: string | null;
}

@ObjectType({ description: 'The sums of sales; measures that were not asked for are null.', simpleResolvers: true })
export class AnalyticsValues {
  @Field(() => Int, { nullable: true, description: 'Tyres, net of returns.' })
  tires: number | null;

  @Field(() => Int, { nullable: true, description: 'Tyres of fleets, net of returns.' })
  tiresFleet: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Tyres of fleets in percent, one decimal.' })
  fleetPercentage: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The amount, in EUR.' })
  amount: string | null;

  @Field(() => Int, { nullable: true, description: 'Dealers with such sales.' })
  dealers: number | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Tyres bought in campaigns in percent of their goals, one decimal; null without goals.',
  })
  goalAttainment: string | null;
}

@ObjectType({ description: 'Two years of sales to the same day.', simpleResolvers: true })
export class AnalyticsToDay {
  @Field(() => AnalyticsValues, { description: 'The sums of the year to the programme’s day.' })
  values: AnalyticsValues;

  @Field(() => AnalyticsValues, { description: 'Those of the year before to the same day.' })
  before: AnalyticsValues;
}

@ObjectType({ description: 'A group of sales.', simpleResolvers: true })
export class AnalyticsRow {
  @Field(() => [AnalyticsKey], { description: 'The values that the group has in common: one key for each dimension.' })
  keys: AnalyticsKey[];

  @Field(() => AnalyticsValues, { description: 'The sums of the group.' })
  values: AnalyticsValues;

  @Field(() => AnalyticsValues, {
    nullable: true,
    description: 'The sums of the same time of the year before, where they were asked for.',
  })
  before: AnalyticsValues | null;

  @Field(() => AnalyticsToDay, {
    nullable: true,
    description: 'Both years to the same day, where they are compared; the whole where the time is over.',
  })
  toDay: AnalyticsToDay | null;
}

@ObjectType({ description: 'The totals of all groups; by campaign a line counts once.', simpleResolvers: true })
export class AnalyticsTotals {
  @Field(() => AnalyticsValues, { description: 'The totals.' })
  values: AnalyticsValues;

  @Field(() => AnalyticsValues, { nullable: true, description: 'The same of the year before.' })
  before: AnalyticsValues | null;

  @Field(() => AnalyticsToDay, { nullable: true, description: 'Both years to the same day, where they are compared.' })
  toDay: AnalyticsToDay | null;
}

@ObjectType({ description: 'Sales by one or two dimensions.', simpleResolvers: true })
export class Analytics {
  @Field(() => [AnalyticsRow], { description: 'The groups of the page.' })
  items: AnalyticsRow[];

  @Field(() => Int, { description: 'Groups on all pages.' })
  total: number;

  @Field(() => AnalyticsTotals, { description: 'The totals of all groups.' })
  totals: AnalyticsTotals;
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
