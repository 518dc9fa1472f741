import { memberRoleOfUser } from '@gdd/schema/members';
import { exceeds, type Permission } from '@gdd/schema/permissions';
import type { MemberRole, Role } from '../../shared/apollo/schema.generated';
import { roleNames, roleOptions } from '../../shared/permissions/roleNames';

/**
 * The roles that somebody may give: none whose permissions exceed its own (docs/domain/network-and-access.md), that is
 * all of them and more. A role that may do other things instead does not exceed: the REST service judges the same.
 */
export function invitableRoles(own: readonly Permission[]): readonly Role[] {
  return roleOptions.filter((role) => own.length > 0 && !exceeds(own, roleNames[role]));
}

const memberRoles: Readonly<Record<(typeof memberRoleOfUser)[keyof typeof memberRoleOfUser], MemberRole>> = {
  Programme: 'PROGRAMME',
  'Regional Manager': 'REGIONAL_MANAGER',
  Account: 'ACCOUNT',
  Distributor: 'DISTRIBUTOR',
  'Distributor Area Manager': 'DISTRIBUTOR_AREA_MANAGER',
  Agent: 'AGENT',
  Dealer: 'DEALER',
};

/** The kind of member that a user with this role is attached to. */
export function memberRoleFor(role: Role): MemberRole {
  return memberRoles[memberRoleOfUser[roleNames[role]]];
}
