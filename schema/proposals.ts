/** Constants of proposed goals, shared by all tiers (docs/domain/simulations.md, 'Proposed goals'). */
import type { TableFilters } from './lists.js';

/** The growth of last year's tyres that goals may be proposed with, and the greatest step that they are raised to. */
export const proposalLimits = { lowestGrowth: '0.1', highestGrowth: '10', greatestStep: 1000 } as const;

/** The most goals that one call may change: a column pasted from a spreadsheet. */
export const mostPastedGoals = 5000;

/**
 * Why a typed or pasted goal is none: no whole number from 1 to 1,000,000, of a dealer that is not there, or of one that
 * has stood above already.
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
