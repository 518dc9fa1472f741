import { sortDirections } from '@gdd/schema/lists';
import { dealerStatuses, dealerTiers, memberRoles } from '@gdd/schema/members';
import { permissions, rolePermissions, roles, type Permission } from '@gdd/schema/permissions';
import { registerEnumType } from 'type-graphql';

/** `businessName` and `KA Administrator` as an enum of GraphQL names them. */
export function enumName(value: string): string {
  return value
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(' ', '_')
    .toUpperCase();
}

/**
 * An enum whose values are the REST service's own texts under the names of GraphQL, so that nothing has to be mapped.
 *
 * @param describe the description of each value
 */
export function describedEnum<const T extends string>(
  name: string,
  description: string,
  values: readonly T[],
  describe: (value: T) => string,
): Readonly<Record<string, T>> {
  const enumObject = Object.fromEntries(values.map((value) => [enumName(value), value]));
  const valuesConfig = Object.fromEntries(values.map((value) => [enumName(value), { description: describe(value) }]));
  registerEnumType(enumObject, { name, description, valuesConfig });
  return enumObject;
}

export const PermissionEnum = describedEnum(
  'Permission',
  'Something a role may allow (specification, section 6).',
  permissions,
  (permission) => `Held by: ${holders(permission).join(', ')}.`,
);

export const RoleEnum = describedEnum(
  'Role',
  "A user's role; the last one in the user's list decides its permissions.",
  roles,
  (role) => `${role}.`,
);

export const MemberRoleEnum = describedEnum(
  'MemberRole',
  "The kind of a member of the programme's tree.",
  memberRoles,
  (role) => (role === 'Programme' ? "The programme's owner: the root of the tree." : `${role}.`),
);

export const DealerStatusEnum = describedEnum(
  'DealerStatus',
  'The state of a dealer in the programme.',
  dealerStatuses,
  (status) =>
    ({
      active: 'Takes part.',
      suspended: 'Takes no part for the time being.',
      closed: 'Has left the programme.',
    })[status],
);

export const DealerTierEnum = describedEnum(
  'DealerTier',
  "A dealer's tier.",
  dealerTiers,
  (tier) =>
    ({
      prospect: 'Not yet a full dealer.',
      gold: 'Gold.',
      platinum: 'Platinum.',
    })[tier],
);

export const SortDirectionEnum = describedEnum(
  'SortDirection',
  'The direction of a sort.',
  sortDirections,
  (direction) =>
    ({
      asc: 'Smallest first.',
      desc: 'Largest first.',
    })[direction],
);

function holders(permission: Permission): string[] {
  return roles.filter((role) => rolePermissions[role].includes(permission));
}
