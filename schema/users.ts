/** Constants of user management, shared by all tiers (docs/domain/network-and-access.md, 'Users'). */
import type { TableFilters } from './lists.js';

/**
 * `waiting`: registered, without a role yet; `invited`: has not opened the link of the invitation yet; `disabled`: may
 * not sign in, regardless of the rest.
 */
export const userStates = ['waiting', 'active', 'invited', 'disabled'] as const;
export type UserState = (typeof userStates)[number];

/** The columns that the table sorts by. */
export const userSortColumns = ['id', 'name', 'username', 'email', 'lastLoginAt', 'state'] as const;
export type UserSortColumn = (typeof userSortColumns)[number];

/** The filters of the table. `role`: the deciding (last) role; `memberId`: the member of the user or one above it. */
export const userFilters = {
  state: 'values',
  role: 'values',
  memberId: 'id',
} as const satisfies TableFilters;

/** The maximum number of members proposed for the activation of a registered user. */
export const mostProposedMembers = 10;
