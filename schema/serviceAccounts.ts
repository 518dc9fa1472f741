/** Constants of service accounts, one list for all tiers (docs/integrations.md). */
import type { TableFilters } from './lists.js';
import type { Permission } from './permissions.js';

/** What the token of a service account may be good for. */
export const serviceScopes = ['read', 'network:write', 'sales:write'] as const;
export type ServiceScope = (typeof serviceScopes)[number];

/**
 * The permissions of each scope, as users have them. They are not enough: a call is made with `read` where it reads, and
 * with another scope where its route names that one.
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
  'network:write': ['editDealer'],
  'sales:write': ['accessImportManager'],
};

/** What the scopes of a service account allow together. */
export function permissionsOfScopes(scopes: readonly ServiceScope[]): readonly Permission[] {
  return [...new Set(scopes.flatMap((scope) => scopePermissions[scope]))];
}

export const serviceAccountStates = ['active', 'expired', 'revoked'] as const;
export type ServiceAccountState = (typeof serviceAccountStates)[number];

/** The limits of a service account: the length of its name, how many days it is good at most, how many good ones there are. */
export const serviceAccountLimits = { nameLength: 80, days: 730, active: 50 } as const;

export const serviceAccountSortColumns = ['id', 'name', 'state', 'createdAt', 'expiresAt', 'lastUsedAt'] as const;
export type ServiceAccountSortColumn = (typeof serviceAccountSortColumns)[number];

export const serviceAccountFilters = { state: 'values' } as const satisfies TableFilters;
