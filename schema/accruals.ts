/** Constants of the accruals, month by month, shared by all tiers (docs/domain/accruals.md). */
import type { TableFilters } from './lists.js';

/** The groupings of the rows of a month. */
export const accrualGroups = ['campaign', 'distributor', 'region', 'dealer'] as const;
export type AccrualGroup = (typeof accrualGroups)[number];

/** `closed`: the month's figures are frozen; `open`: they are computed at each request. */
export const accrualMonthStates = ['open', 'closed'] as const;
export type AccrualMonthState = (typeof accrualMonthStates)[number];

/**
 * The state of a dealer's prize in a campaign at the end of a month: `unlocked`: it can be spent; `locked`: it may still
 * be unlocked; `awaitingClosing`: locked in a campaign that has ended and is not closed; `released`: locked in a closed
 * campaign, or the dealer was taken out: nothing but its entries is left.
 */
export const prizeStates = ['unlocked', 'locked', 'awaitingClosing', 'released'] as const;
export type PrizeState = (typeof prizeStates)[number];

/** The columns that the table of the closed months sorts by: its id is the month. */
export const accrualMonthSortColumns = ['id', 'month'] as const;
export type AccrualMonthSortColumn = (typeof accrualMonthSortColumns)[number];

/** The columns that the table of the rows of a month sorts by; `id` is that of the group. */
export const accrualRowSortColumns = [
  'id',
  'name',
  'dealers',
  'opening',
  'accrued',
  'corrections',
  'adjustments',
  'paid',
  'released',
  'closing',
  'owed',
  'debts',
  'unlocked',
  'notUnlocked',
  'awaitingClosing',
] as const;
export type AccrualRowSortColumn = (typeof accrualRowSortColumns)[number];

/** The table of the closed months has no filters. */
export const accrualMonthFilters = {} as const satisfies TableFilters;

/** The filters of the table of the rows of a month. */
export const accrualRowFilters = {
  by: 'values',
  campaignId: 'values',
  distributorId: 'values',
  region: 'values',
  corrected: 'flag',
} as const satisfies TableFilters;

/** A month as `2025-09`, in URLs and tables. */
export const monthPattern = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;
