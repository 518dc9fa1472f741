import { memberRoleOfUser } from '@gdd/schema/members';
import { exceeds, type Permission } from '@gdd/schema/permissions';
import type { MemberRole, Role } from '../../shared/apollo/schema.generated';
import { roleNames, roleOptions } from '../../shared/permissions/roleNames';

/**
 * The roles that a user may assign: none whose permissions exceed the user's own, i.e. that has all of them and more
 * (docs/domain/network-and-access.md). A role with merely different permissions does not exceed them. The REST service
 * applies the same rule.
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
