import { channels, largestRim, seasons, segments, smallestRim } from '@gdd/schema/campaigns';
import {
  analyticsDimensions,
  analyticsMeasures,
  analyticsSortColumns,
  type analyticsFilters,
} from '@gdd/schema/reports';
import { z } from 'zod';
import { filterText } from '../../people/dealers/schemas.js';
import { oneOrSeveral, rangeOf, tableState } from '../../ground/domain/tableState.js';
import { euro } from '../../ground/platform/http/routes.js';
import { filterFields, periodInYear, noFilter } from '../../programme/underWay/filterSchemas.js';
import { tireCount, percentage, rowTotal } from './resultSchemas.js';

export const analyticsFilterFields = {
  ...filterFields,
  brand: oneOrSeveral(filterText).optional().describe('Without case'),
  season: oneOrSeveral(z.enum(seasons)).optional(),
  segment: oneOrSeveral(z.enum(segments)).optional(),
  rim: rangeOf(z.number().int().min(smallestRim).max(largestRim)).optional().describe('Inches'),
  channel: z.enum(channels).optional(),
} satisfies Record<keyof typeof analyticsFilters, z.ZodType>;

/** Filter of the sales that analytics sum. */
const analyticsFilter = z
  .strictObject(analyticsFilterFields)
  .refine(periodInYear.check, periodInYear.params)
  .default({});
export type AnalyticsFilter = z.output<typeof analyticsFilter>;

export const areUnique = (values: readonly string[]) => new Set(values).size === values.length;

export const dimensions = z.array(z.enum(analyticsDimensions)).min(1).max(2).refine(areUnique);
export const measures = z.array(z.enum(analyticsMeasures)).min(1).max(analyticsMeasures.length).refine(areUnique);
export const compareYear = z.boolean().describe('With the same time of the year before beside each; not by campaign');

/** The query of analytics. */
export const analyticsFields = {
  dimensions,
  measures: measures.default(['tires']),
  compareYear: compareYear.default(false),
  filters: analyticsFilter,
};

/** The body of POST /report/analytics/search. */
export const analyticsBody = z.strictObject({
  data: z.strictObject(analyticsFields),
  params: tableState(noFilter, analyticsSortColumns, 'id').prefault({}),
});
export type AnalyticsBody = z.output<typeof analyticsBody>;

const analyticsValues = z
  .object({
    tires: tireCount.optional(),
    tiresFleet: tireCount.optional(),
    fleetPercentage: percentage.optional(),
    amount: euro.optional(),
    dealers: z.number().int().optional().describe('Dealers with such sales'),
    goalAttainment: percentage
      .nullable()
      .optional()
      .describe('Tyres bought in campaigns of the time in % of their goals; null without goals'),
  })
  .meta({ id: 'AnalyticsValues' });

/** Two years to the same day: `values` of the year and `before` of the year before. */
const analyticsToDay = z
  .object({ values: analyticsValues, before: analyticsValues })
  .meta({ id: 'AnalyticsToDay' })
  .nullable()
  .describe('Both years to the programme’s day, where they are compared; the whole where the time is over');

/** The response of POST /report/analytics/search. */
export const analyticsResult = z
  .object({
    items: z.array(
      z
        .object({
          keys: z
            .array(
              z
                .object({
                  dimension: z.enum(analyticsDimensions),
                  value: z.string().nullable().describe('A month, an id, a word; null: none, as without an agent'),
                  label: z.string().nullable().describe('A name, where the value is an id or a brand'),
                })
                .meta({ id: 'AnalyticsKey' }),
            )
            .describe('One for each dimension'),
          values: analyticsValues,
          before: analyticsValues.nullable().describe('The values of the year before, if requested'),
          toDay: analyticsToDay,
        })
        .meta({ id: 'AnalyticsRow' }),
    ),
    total: rowTotal,
    totals: z
      .object({ values: analyticsValues, before: analyticsValues.nullable(), toDay: analyticsToDay })
      .meta({ id: 'AnalyticsTotals' }),
  })
  .meta({ id: 'Analytics' });
export type AnalyticsResult = z.output<typeof analyticsResult>;
