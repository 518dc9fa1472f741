import { memberRoles } from '@gdd/schema/members';
import { endpoint, type AnswerOf } from '../upstream/endpoint.js';
import { enveloped, flag, integer, list, nullable, oneOf, record, text, type Check } from '../upstream/shape.js';

/** A user as the REST service writes it. */
export type UserRecord = AnswerOf<'/user', 'GET'>;

export const userRecord: Check<UserRecord> = record<UserRecord>({
  id: integer,
  username: text,
  email: nullable(text),
  email_confirmed: flag,
  pending_email: nullable(text),
  name: nullable(text),
  phone: nullable(text),
  roles: list(text),
  member: nullable(record({ id: integer, code: text, businessName: text, role: oneOf(memberRoles) })),
  last_login_at: nullable(text),
});

export const inviteUser = endpoint('POST', '/users/invite', {
  area: 'users',
  effect: 'write',
  access: ['accessUsersManager'],
  answer: enveloped(record({ user: userRecord })),
  fields: { email: 'email', name: 'name', roles: 'roles', memberId: 'memberId' },
});
