/** Users as whoever manages them sees them (docs/domain/network-and-access.md, 'Users'), one list for all tiers. */
import type { TableFilters } from './lists.js';

/**
 * `waiting`: has registered and has no role yet; `invited`: has not opened the link of the invitation; `disabled`: may
 * not sign in, whatever else is so.
 */
export const userStates = ['waiting', 'active', 'invited', 'disabled'] as const;
export type UserState = (typeof userStates)[number];

/** The columns that the table sorts by. */
export const userSortColumns = ['id', 'name', 'username', 'email', 'lastLoginAt', 'state'] as const;
export type UserSortColumn = (typeof userSortColumns)[number];

/** The filters of the table: `role` is the one that decides, `memberId` a member, itself or somebody below it. */
export const userFilters = {
  state: 'values',
  role: 'values',
  memberId: 'id',
} as const satisfies TableFilters;

/** How many members are proposed to whoever activates a registration. */
export const mostProposedMembers = 10;
