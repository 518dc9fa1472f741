/** Constants of curves and comparisons of campaigns, shared by all tiers (docs/domain/campaigns-over-time.md). */
import type { TableFilters } from './lists.js';

/** The interval between two points of a curve. */
export const curveSteps = ['day', 'week'] as const;
export type CurveStep = (typeof curveSteps)[number];

/** The basis of the expected pace: the tyres of the previous year, or the days if there were too few tyres. */
export const curvePaces = ['yearBefore', 'days'] as const;
export type CurvePace = (typeof curvePaces)[number];

/** Whether a dealer accumulated more, less or the same as in the other campaign. */
export const comparisonOutcomes = ['more', 'less', 'same'] as const;
export type ComparisonOutcome = (typeof comparisonOutcomes)[number];

/** The columns that the table of the dealers in two campaigns sorts by. */
export const comparedDealerSortColumns = [
  'id',
  'code',
  'businessName',
  'tier',
  'region',
  'tires',
  'otherTires',
  'accumulated',
  'otherAccumulated',
  'difference',
] as const;
export type ComparedDealerSortColumn = (typeof comparedDealerSortColumns)[number];

/** The filters of the table of the dealers in two campaigns. */
export const comparedDealerFilters = {
  outcome: 'values',
  tier: 'values',
  region: 'values',
  distributorId: 'values',
} as const satisfies TableFilters;
