/** Constants of requests that a second person confirms, one list for all tiers (docs/domain/approvals.md). */
import type { TableFilters } from './lists.js';
import type { Permission } from './permissions.js';

/** What a second person may have to confirm. */
export const approvalKinds = ['closing', 'rules', 'undo', 'adjustment', 'settings'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** Who asks for each kind, sees it and decides about it. */
export const approvalPermissions = {
  closing: 'accessCampaigns',
  rules: 'accessCampaigns',
  undo: 'accessImportManager',
  adjustment: 'accessCampaigns',
  settings: 'accessUsersManager',
} as const satisfies Record<ApprovalKind, Permission>;

export const approvalStates = ['pending', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** For so many days a request waits; after them it is expired. */
export const approvalDays = 14;

/** The most characters of the reason of a refusal, and the greatest limits that the settings take. */
export const approvalLimits = { reason: 500, tires: 1_000_000_000 } as const;

/** The columns that the table of requests sorts by. */
export const approvalSortColumns = ['id', 'kind', 'state', 'proposedAt', 'expiresAt', 'decidedAt'] as const;
export type ApprovalSortColumn = (typeof approvalSortColumns)[number];

/** `mine`: those that the caller made; false: the others. */
export const approvalFilters = {
  kind: 'values',
  state: 'values',
  campaignId: 'values',
  importId: 'values',
  mine: 'flag',
} as const satisfies TableFilters;
