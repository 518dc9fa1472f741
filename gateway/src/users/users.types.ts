import { isRole, permissionsOf, type Permission, type Role } from '@gdd/schema/permissions';
import { ObjectType } from 'type-graphql';
import { Member } from '../dealers/dealers.types.js';
import { PermissionEnum, RoleEnum } from '../schema/enums.js';
import { day, field, flag, id, instant, text } from '../schema/fields.js';
import type { DataWithHeaders } from '../upstream/upstreamRequest.js';
import type { Schema } from '../upstream/endpoint.js';

@ObjectType({ description: 'A second factor that a user has to set up.', simpleResolvers: true })
export class FactorDeadline {
  @day('The last day for it.') lastDay: string;
  @flag('Whether that is over: setting one up is all that the session may do.') isOver: boolean;
}

@ObjectType({ description: 'Somebody who signs in.', simpleResolvers: true })
export class User {
  @id('The id of the user.') id: number;
  @text('The name to sign in with.') username: string;
  @text.orNull('The address that mails go to.') email: string | null;
  @flag('Whether the address is confirmed: a mailed link was opened that went to it.') emailConfirmed: boolean;

  @text.orNull(
    'The address that takes the place of the other when its mailed link is opened; null: none is waited for.',
  )
  pendingEmail: string | null;

  @text.orNull('First and last name.') name: string | null;
  @text.orNull('A telephone number.') phone: string | null;
  @field(() => [RoleEnum], 'The roles, in their order: the last one decides.') roles: Role[];
  @field(() => [PermissionEnum], 'The permissions of the last role.') permissions: readonly Permission[];
  @field.orNull(() => Member, 'The member that the user belongs to; null while waiting.') member: Member | null;
  @instant.orNull('When the user last signed in.') lastLoginAt: string | null;
  @day.orNull('The day on which the programme stands still, as the demonstration does; null where it goes on.')
  programmeDay: string | null;

  @flag('Whether name, email and telephone number are there.') profileComplete: boolean;

  @field.orNull(() => FactorDeadline, 'Of the own session: the second factor that has to be set up; null: none.')
  factorDeadline: FactorDeadline | null;
}

/** The user of a lookup; its profile is complete where the header `x-profile` is present and not empty. */
export function lookedUpUser({ data, headers }: DataWithHeaders<Schema<'User'>>): User {
  return userOf(data, Boolean(headers['x-profile']));
}

/** The user of a response without the header `x-profile`; by default, name, email and phone make a profile complete. */
export function userOf(user: Schema<'User'>, profileComplete = Boolean(user.name && user.email && user.phone)): User {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailConfirmed: user.email_confirmed,
    pendingEmail: user.pending_email,
    name: user.name,
    phone: user.phone,
    roles: user.roles.filter(isRole),
    permissions: permissionsOf(user.roles),
    member: user.member,
    lastLoginAt: user.last_login_at,
    programmeDay: user.programme_day,
    profileComplete,
    factorDeadline: user.factor_deadline ?? null,
  };
}
