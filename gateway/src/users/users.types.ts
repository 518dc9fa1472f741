import { isRole, permissionsOf, type Permission, type Role } from '@gdd/schema/permissions';
import { Field, ID, ObjectType } from 'type-graphql';
import { Member } from '../dealers/dealers.types.js';
import { PermissionEnum, RoleEnum } from '../schema/enums.js';
import { DateTimeScalar } from '../schema/scalars.js';
import type { DataWithHeaders } from '../upstream/upstreamRequest.js';
import type { Schema } from '../upstream/endpoint.js';

@ObjectType({ description: 'Somebody who signs in.', simpleResolvers: true })
export class User {
  @Field(() => ID, { description: 'The number of the user.' })
  id: number;

  @Field(() => String, { description: 'The name to sign in with.' })
  username: string;

  @Field(() => String, { nullable: true, description: 'The address that mails go to.' })
  email: string | null;

  @Field(() => Boolean, {
    description: 'Whether the address is confirmed: a mailed link was opened that went to it.',
  })
  emailConfirmed: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The address that takes the place of the other when its mailed link is opened; null: none is waited for.',
  })
  pendingEmail: string | null;

  @Field(() => String, { nullable: true, description: 'First and last name.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'A telephone number.' })
  phone: string | null;

  @Field(() => [RoleEnum], { description: 'The roles, in their order: the last one decides.' })
  roles: Role[];

  @Field(() => [PermissionEnum], { description: 'The permissions of the last role.' })
  permissions: readonly Permission[];

  @Field(() => Member, { nullable: true, description: 'Where in the programme the user stands; null while waiting.' })
  member: Member | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the user last signed in.' })
  lastLoginAt: string | null;

  @Field(() => Boolean, { description: 'Whether name, email and telephone number are there.' })
  profileComplete: boolean;
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
    profileComplete,
  };
}
