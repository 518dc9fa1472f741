import type { DealerStatus, DealerTier } from '@gdd/schema/members';
import type * as Api from '../../shared/apollo/schema.generated';

/** Maps values of the domain to those of the API and back; the only place that does. */

export const statusOptions: Readonly<Record<DealerStatus, Api.DealerStatus>> = {
  active: 'ACTIVE',
  suspended: 'SUSPENDED',
  closed: 'CLOSED',
};

export const tierOptions: Readonly<Record<DealerTier, Api.DealerTier>> = {
  prospect: 'PROSPECT',
  gold: 'GOLD',
  platinum: 'PLATINUM',
};

export const statusNames: Readonly<Record<Api.DealerStatus, DealerStatus>> = {
  ACTIVE: 'active',
  SUSPENDED: 'suspended',
  CLOSED: 'closed',
};

export const tierNames: Readonly<Record<Api.DealerTier, DealerTier>> = {
  PROSPECT: 'prospect',
  GOLD: 'gold',
  PLATINUM: 'platinum',
};

/** The roles that a dealer's parent may have (docs/domain/network-and-access.md). */
export const dealerParentRoles = [
  'DISTRIBUTOR',
  'DISTRIBUTOR_AREA_MANAGER',
  'AGENT',
] as const satisfies readonly Api.MemberRole[];

export type DealerParentRole = (typeof dealerParentRoles)[number];

export function isDealerParentRole(role: string): role is DealerParentRole {
  return (dealerParentRoles as readonly string[]).includes(role);
}
