/**
 * Roles and permissions (specification, section 6), and the declaration of access to a call. The REST service enforces
 * them, the gateway uses them to refuse early, the client to build its menu.
 */

/** All permissions, with the names of the specification. */
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

/** The role names of the specification, as stored and as used in REST paths. */
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

/** The permissions of each role (specification, section 6). */
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

/** Whether a text is a role name. */
export function isRole(name: string): name is Role {
  return (roles as readonly string[]).includes(name);
}

/**
 * The permissions of a user: only those of the last role in the list (specification, section 6).
 *
 * @param roleNames the user's role list, in order
 * @returns the permissions; none for an empty list or an unknown last role
 */
export function permissionsOf(roleNames: readonly string[]): readonly Permission[] {
  const last = roleNames.at(-1);
  return last !== undefined && isRole(last) ? rolePermissions[last] : [];
}

/**
 * Whether a role exceeds a user's permissions: it has all of them and more. A role with other permissions instead does
 * not exceed them (a distributor reads monthly reports, which administrators cannot, but lacks others).
 *
 * @param own the permissions of the user who grants the role, or edits a user who has it
 */
export function exceeds(own: readonly Permission[], role: Role): boolean {
  const granted = rolePermissions[role];
  return granted.length > own.length && own.every((permission) => granted.includes(permission));
}

/**
 * Access to a call (docs/domain/network-and-access.md). `public`: everybody; `account`: any user with a valid token,
 * also one without a role yet; `signedIn`: a user with a role and a member; a list: a signed-in user with any one of
 * these permissions.
 */
export type Access = 'public' | 'account' | 'signedIn' | readonly Permission[];
