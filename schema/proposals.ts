/** Constants of proposed goals, shared by all tiers (docs/domain/simulations.md, 'Proposed goals'). */
import type { TableFilters } from './lists.js';

/** The range of the growth factor applied to last year's tyres, and the maximum step to which goals are rounded up. */
export const proposalLimits = { lowestGrowth: '0.1', highestGrowth: '10', greatestStep: 1000 } as const;

/** The maximum number of goals changed in one call, such as a column pasted from a spreadsheet. */
export const mostPastedGoals = 5000;

/**
 * Why a typed or pasted goal is invalid: it is not a whole number from 1 to 1,000,000, its dealer is unknown, or its
 * dealer occurs earlier in the list.
 */
export const invalidGoalReasons = ['invalidGoal', 'unknownDealer', 'repeatedDealer'] as const;
export type InvalidGoalReason = (typeof invalidGoalReasons)[number];

/** The columns that the table of proposed goals sorts by. */
export const proposalRowSortColumns = [
  'id',
  'code',
  'businessName',
  'tier',
  'region',
  'baseTires',
  'lastGoal',
  'proposedGoal',
  'goalThreshold',
] as const;
export type ProposalRowSortColumn = (typeof proposalRowSortColumns)[number];

/** The filters of the table of proposed goals. */
export const proposalRowFilters = {
  tier: 'values',
  region: 'values',
  distributorId: 'values',
  edited: 'flag',
} as const satisfies TableFilters;
