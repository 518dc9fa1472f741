/** Constants of approvals: requests that a second person confirms, shared by all tiers (docs/domain/approvals.md). */
import type { TableFilters } from './lists.js';
import type { Permission } from './permissions.js';

/**
 * The kinds of changes that may require an approval; one of a document, of a dealer's name and seat, or the removal of
 * somebody's factors always does.
 */
export const approvalKinds = [
  'closing',
  'rules',
  'goals',
  'undo',
  'correction',
  'adjustment',
  'redemption',
  'document',
  'invoicing',
  'factors',
  'settings',
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** The permission to request, see and decide approvals of each kind; a dealer requests `invoicing`. */
export const approvalPermissions = {
  closing: 'accessCampaigns',
  rules: 'accessCampaigns',
  goals: 'accessCampaigns',
  undo: 'accessImportManager',
  correction: 'accessImportManager',
  adjustment: 'accessCampaigns',
  redemption: 'accessCampaigns',
  document: 'accessCampaigns',
  invoicing: 'accessCampaigns',
  factors: 'accessUsersManager',
  settings: 'accessUsersManager',
} as const satisfies Record<ApprovalKind, Permission>;

export const approvalStates = ['pending', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/**
 * What it takes to make worse what dealers accepted (docs/domain/rules.md), from the loosest on: it acts at once and
 * they are told, a second person confirms it, or it is refused.
 */
export const worseningModes = ['told', 'twoPersons', 'refused'] as const;
export type WorseningMode = (typeof worseningModes)[number];

/** The days after which a pending request expires. */
export const approvalDays = 14;

/** The maximum length of the reason of a refusal, and the maximum number of tyres in the settings. */
export const approvalLimits = { reason: 500, tires: 1_000_000_000 } as const;

/** The columns that the table of requests sorts by. */
export const approvalSortColumns = ['id', 'kind', 'state', 'proposedAt', 'expiresAt', 'decidedAt'] as const;
export type ApprovalSortColumn = (typeof approvalSortColumns)[number];

/** The filters of the table. `mine`: true for the caller's requests, false for those of others. */
export const approvalFilters = {
  kind: 'values',
  state: 'values',
  campaignId: 'values',
  importId: 'values',
  documentId: 'values',
  mine: 'flag',
} as const satisfies TableFilters;
