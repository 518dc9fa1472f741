import type { Role } from '../apollo/schema.generated';
import { roleOptions } from '../permissions/roleNames';
import type { SessionUser } from '../session/SessionStore';

const memberRoles = {
  KA_ADMINISTRATOR: 'PROGRAMME',
  GD_ADMINISTRATOR: 'PROGRAMME',
  CONSULTANT: 'PROGRAMME',
  REGIONAL_MANAGER: 'REGIONAL_MANAGER',
  ACCOUNT: 'ACCOUNT',
  DISTRIBUTOR: 'DISTRIBUTOR',
  DISTRIBUTOR_AREA_MANAGER: 'DISTRIBUTOR_AREA_MANAGER',
  DISTRIBUTOR_USER: 'DISTRIBUTOR',
  DISTRIBUTOR_CONSULTANT: 'DISTRIBUTOR',
  AGENT: 'AGENT',
  DEALER: 'DEALER',
} as const satisfies Record<Role, NonNullable<SessionUser['member']>['role']>;

/** A user of each role, signed in now, attached to member 7. */
export const users = Object.fromEntries(
  roleOptions.map((role, index) => [role, userWith(role, index + 1)]),
) as Readonly<Record<Role, SessionUser>>;

/** A registered user who waits for a role and a member. */
export const waitingUser: SessionUser = {
  __typename: 'User',
  id: '99',
  username: 'nuovo@example.it',
  name: null,
  email: 'nuovo@example.it',
  emailConfirmed: false,
  pendingEmail: null,
  phone: null,
  roles: [],
  profileComplete: false,
  lastLoginAt: new Date().toISOString(),
  programmeDay: null,
  factorDeadline: null,
  member: null,
};

function userWith(role: Role, id: number): SessionUser {
  return {
    __typename: 'User',
    id: String(id),
    username: role.toLowerCase().replaceAll('_', '.'),
    name: 'Maria Rossi',
    email: 'maria.rossi@example.it',
    emailConfirmed: true,
    pendingEmail: null,
    phone: '+39 055 123456',
    roles: [role],
    profileComplete: true,
    lastLoginAt: new Date().toISOString(),
    programmeDay: null,
    factorDeadline: null,
    member: { __typename: 'Member', id: '7', businessName: 'Gomme Rossi S.r.l.', role: memberRoles[role] },
  };
}
