import { isRole, permissionsOf, type Permission, type Role } from '@gdd/schema/permissions';
import { userStates, type UserState } from '@gdd/schema/users';
import { ObjectType } from 'type-graphql';
import { Member } from '../dealers/dealers.types.js';
import { describedEnum } from '../schema/describedEnum.js';
import { PermissionEnum, RoleEnum } from '../schema/enums.js';
import { field, flag, id, instant, int, text } from '../schema/fields.js';
import { pageClassOf } from '../schema/tables.js';
import type { Schema } from '../upstream/endpoint.js';

export const UserStateEnum = describedEnum(
  'UserState',
  'The state of a user.',
  userStates,
  (state) =>
    ({
      waiting: 'Has registered, and has no role and no member yet.',
      active: 'Signs in.',
      invited: 'Has not opened the link of the invitation.',
      disabled: 'May not sign in.',
    })[state],
);

@ObjectType({ description: 'A user, as whoever manages users sees it.', simpleResolvers: true })
export class ManagedUser {
  @id('The id of the user.') id: number;
  @text('The name to sign in with.') username: string;
  @text.orNull('The address that mails go to.') email: string | null;
  @flag('Whether the address is confirmed: a mailed link was opened that went to it.') emailConfirmed: boolean;
  @text.orNull('First and last name.') name: string | null;
  @text.orNull('A telephone number.') phone: string | null;
  @field(() => UserStateEnum, 'The state.') state: UserState;
  @field(() => [RoleEnum], 'The roles, in their order: the last one decides.') roles: Role[];
  @field(() => [PermissionEnum], 'The permissions of the last role.') permissions: readonly Permission[];

  @field.orNull(() => Member, 'The member that the user belongs to; null while waiting, or if the member was deleted.')
  member: Member | null;

  @instant.orNull('When the user last signed in.') lastLoginAt: string | null;
  @instant('When the account was made.') createdAt: string;
  @int('The version, increased by each change; an edit names the version that it is based on.') version: number;
}

@ObjectType({ description: 'The sessions and personal tokens of a user that are valid now.', simpleResolvers: true })
export class UserAccess {
  @int('Sessions.') sessions: number;
  @int('Good personal tokens.') personalTokens: number;
}

@ObjectType({ description: 'A removal of lost factors that waits.', simpleResolvers: true })
export class FactorReset {
  @id('The id of the request for approval.') approvalId: number;
  @flag('Whether the person has confirmed it.') confirmed: boolean;
  @instant.orNull('From when on the factors are removed; null before a second person approved it.') dueAt:
    string | null;
}

@ObjectType({ description: 'The second factors of a user.', simpleResolvers: true })
export class UserFactors {
  @int('Authenticator apps and passkeys.') count: number;
  @field.orNull(() => FactorReset, 'The removal that waits; null: none was asked for.') reset: FactorReset | null;
}

@ObjectType({ description: 'A user and its access.', simpleResolvers: true })
export class ManagedUserDetails {
  @field(() => ManagedUser, 'The user.') user: ManagedUser;
  @field(() => UserAccess, 'The sessions and personal tokens that are valid now.') access: UserAccess;
  @field(() => UserFactors, 'The second factors.') factors: UserFactors;
}

@ObjectType({ description: 'A page of the table of users.', simpleResolvers: true })
export class ManagedUserPage extends pageClassOf(() => ManagedUser) {}

@ObjectType({ description: 'A member that may be the one of somebody who has registered.', simpleResolvers: true })
export class ProposedMember {
  @field(() => Member, 'The member, whose address is that of the user.') member: Member;
  @field(() => [RoleEnum], 'The roles that fit it and the caller may give; the likeliest first.') roles: Role[];
}

/** A user under the names of GraphQL. */
export function managedUserOf(user: Schema<'ManagedUser'>): ManagedUser {
  return { ...user, roles: user.roles.filter(isRole), permissions: permissionsOf(user.roles) };
}
