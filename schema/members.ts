import type { Role } from './permissions.js';

/** The kinds of members in the programme's tree (docs/domain/network-and-access.md); `Programme` is its one root. */
export const memberRoles = [
  'Programme',
  'Regional Manager',
  'Account',
  'Distributor',
  'Distributor Area Manager',
  'Agent',
  'Dealer',
] as const;

export type MemberRole = (typeof memberRoles)[number];

/** The roles that the parent of a member may have (docs/domain/network-and-access.md). The root has no parent. */
export const parentRoles: Readonly<Record<MemberRole, readonly MemberRole[]>> = {
  Programme: [],
  'Regional Manager': ['Programme'],
  Account: ['Programme'],
  Distributor: ['Regional Manager', 'Account'],
  'Distributor Area Manager': ['Distributor'],
  Agent: ['Distributor', 'Distributor Area Manager'],
  Dealer: ['Distributor', 'Distributor Area Manager', 'Agent'],
};

/** The role of the member to which users of a role belong (docs/domain/network-and-access.md). */
export const memberRoleOfUser: Readonly<Record<Role, MemberRole>> = {
  'KA Administrator': 'Programme',
  'GD Administrator': 'Programme',
  Consultant: 'Programme',
  'Regional Manager': 'Regional Manager',
  Account: 'Account',
  Distributor: 'Distributor',
  'Distributor Area Manager': 'Distributor Area Manager',
  'Distributor User': 'Distributor',
  'Distributor Consultant': 'Distributor',
  Agent: 'Agent',
  Dealer: 'Dealer',
};

export const dealerStatuses = ['active', 'suspended', 'closed'] as const;
export type DealerStatus = (typeof dealerStatuses)[number];

export const dealerTiers = ['prospect', 'gold', 'platinum'] as const;
export type DealerTier = (typeof dealerTiers)[number];
