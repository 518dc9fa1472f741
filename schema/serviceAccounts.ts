/** Constants of service accounts, shared by all tiers (docs/integrations.md). */
import type { TableFilters } from './lists.js';
import { noteAccess } from './notes.js';
import type { Permission } from './permissions.js';

/** The scopes of the token of a service account. */
export const serviceScopes = ['read', 'notes:read', 'network:write', 'sales:write', 'documents:write'] as const;
export type ServiceScope = (typeof serviceScopes)[number];

/**
 * The permissions of each scope. They are necessary, but not sufficient: a read requires the scope `read`, a write and
 * a read of staff's notes the scope named by its route.
 */
export const scopePermissions: Readonly<Record<ServiceScope, readonly Permission[]>> = {
  read: [
    'accessReport',
    'accessDealerManager',
    'accessMonthlyReport',
    'accessMonthlyFleetReport',
    'accessDealerDetail',
    'accessReportPreviousYear',
    'accessAnalytics',
  ],
  'notes:read': noteAccess,
  'network:write': ['editDealer'],
  'sales:write': ['accessImportManager'],
  'documents:write': ['accessCampaigns'],
};

/** The permissions of several scopes together. */
export function permissionsOfScopes(scopes: readonly ServiceScope[]): readonly Permission[] {
  return [...new Set(scopes.flatMap((scope) => scopePermissions[scope]))];
}

export const serviceAccountStates = ['active', 'expired', 'revoked'] as const;
export type ServiceAccountState = (typeof serviceAccountStates)[number];

/** The limits of service accounts: the length of a name, the validity in days, the number of active ones. */
export const serviceAccountLimits = { nameLength: 80, days: 730, active: 50 } as const;

export const serviceAccountSortColumns = ['id', 'name', 'state', 'createdAt', 'expiresAt', 'lastUsedAt'] as const;
export type ServiceAccountSortColumn = (typeof serviceAccountSortColumns)[number];

export const serviceAccountFilters = { state: 'values' } as const satisfies TableFilters;
