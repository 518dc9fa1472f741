/** Constants of the accruals, month by month, shared by all tiers (docs/domain/accruals.md). */
import type { TableFilters } from './lists.js';

/** What the rows of a month are added up by. */
export const accrualGroups = ['campaign', 'distributor', 'region', 'dealer'] as const;
export type AccrualGroup = (typeof accrualGroups)[number];

/** Whether a month is frozen, or worked out anew whenever it is looked at. */
export const accrualMonthStates = ['open', 'closed'] as const;
export type AccrualMonthState = (typeof accrualMonthStates)[number];

/** The columns that the table of the closed months sorts by: its id is the month. */
export const accrualMonthSortColumns = ['id', 'month'] as const;
export type AccrualMonthSortColumn = (typeof accrualMonthSortColumns)[number];

/** The columns that the table of the rows of a month sorts by; by id: by what they are added up by. */
export const accrualRowSortColumns = [
  'id',
  'name',
  'dealers',
  'opening',
  'accrued',
  'corrections',
  'adjustments',
  'paid',
  'closing',
  'unlocked',
  'notUnlocked',
] as const;
export type AccrualRowSortColumn = (typeof accrualRowSortColumns)[number];

/** The filters of the table of the rows of a month. */
/** The table of the closed months has no filters. */
export const accrualMonthFilters = {} as const satisfies TableFilters;

export const accrualRowFilters = {
  by: 'values',
  campaignId: 'values',
  distributorId: 'values',
  region: 'values',
  corrected: 'flag',
} as const satisfies TableFilters;

/** A month as it stands in addresses and tables. */
export const monthPattern = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;
