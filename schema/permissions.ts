/**
 * Who may do what: the one table of roles and permissions (specification, section 6), and how access to a call is
 * declared. The REST service enforces it, the gateway refuses early by it, the client draws its menu from it.
 */

/** Everything a role may allow, by the specification's names. */
export const permissions = [
  'accessCampaigns',
  'accessReport',
  'accessDealerManager',
  'editDealer',
  'accessUsersManager',
  'accessContentManager',
  'accessImportManager',
  'accessMonthlyReport',
  'accessMonthlyFleetReport',
  'accessDealerDetail',
  'accessReportPreviousYear',
  'accessAnalytics',
  'accessSubscription',
] as const;

export type Permission = (typeof permissions)[number];

/** The role names of the specification, as they are stored and as they stand in REST paths. */
export const roles = [
  'KA Administrator',
  'GD Administrator',
  'Consultant',
  'Regional Manager',
  'Account',
  'Distributor',
  'Distributor Area Manager',
  'Distributor User',
  'Distributor Consultant',
  'Agent',
  'Dealer',
] as const;

export type Role = (typeof roles)[number];

const gdAdministrator: readonly Permission[] = [
  'accessCampaigns',
  'accessReport',
  'accessDealerManager',
  'editDealer',
  'accessUsersManager',
  'accessContentManager',
  'accessImportManager',
  'accessMonthlyFleetReport',
  'accessDealerDetail',
  'accessReportPreviousYear',
];

const networkManager: readonly Permission[] = [
  'accessReport',
  'accessDealerManager',
  'accessMonthlyFleetReport',
  'accessDealerDetail',
  'accessReportPreviousYear',
];

const distribution: readonly Permission[] = [
  'accessReport',
  'accessDealerManager',
  'accessMonthlyReport',
  'accessDealerDetail',
];

/** Specification, section 6: the permissions of each role. */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  'KA Administrator': [...gdAdministrator, 'accessAnalytics'],
  'GD Administrator': gdAdministrator,
  Consultant: ['accessMonthlyFleetReport', 'accessDealerDetail', 'accessReportPreviousYear'],
  'Regional Manager': networkManager,
  Account: networkManager,
  Distributor: distribution,
  'Distributor Area Manager': distribution,
  'Distributor User': distribution,
  'Distributor Consultant': networkManager,
  Agent: distribution,
  Dealer: ['accessSubscription'],
};

/** Whether a text is one of the specification's role names. */
export function isRole(name: string): name is Role {
  return (roles as readonly string[]).includes(name);
}

/**
 * The permissions of a user: those of the last role in the list alone (specification, section 6).
 *
 * @param roleNames the user's role list, in its order
 * @returns the permissions; none for an empty list or a last role that the table does not name
 */
export function permissionsOf(roleNames: readonly string[]): readonly Permission[] {
  const last = roleNames.at(-1);
  return last !== undefined && isRole(last) ? rolePermissions[last] : [];
}

/**
 * Whether a role's permissions exceed somebody's own: everything that one may do, and more. Roles that may do other
 * things instead (a distributor reads monthly reports, no administrator does) do not exceed an administrator's.
 *
 * @param own the permissions of whoever grants the role, or edits somebody who has it
 */
export function exceeds(own: readonly Permission[], role: Role): boolean {
  const granted = rolePermissions[role];
  return granted.length > own.length && own.every((permission) => granted.includes(permission));
}

/**
 * Who may make a call (docs/domain/network-and-access.md): anybody; any user with a valid token, also one who still
 * waits for a role; a user with a role and a member ('signed in'); or a signed-in user with any one of the permissions.
 */
export type Access = 'public' | 'account' | 'signedIn' | readonly Permission[];
