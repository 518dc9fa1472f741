import type { Role } from '@gdd/schema/permissions';
import type { Role as RoleOption } from '../apollo/schema.generated';

/** The API's role → the specification's name of it. */
export const roleNames: Readonly<Record<RoleOption, Role>> = {
  KA_ADMINISTRATOR: 'KA Administrator',
  GD_ADMINISTRATOR: 'GD Administrator',
  CONSULTANT: 'Consultant',
  REGIONAL_MANAGER: 'Regional Manager',
  ACCOUNT: 'Account',
  DISTRIBUTOR: 'Distributor',
  DISTRIBUTOR_AREA_MANAGER: 'Distributor Area Manager',
  DISTRIBUTOR_USER: 'Distributor User',
  DISTRIBUTOR_CONSULTANT: 'Distributor Consultant',
  AGENT: 'Agent',
  DEALER: 'Dealer',
};

export const roleOptions = Object.keys(roleNames) as readonly RoleOption[];
