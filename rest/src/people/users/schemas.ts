import { roles, type Role } from '@gdd/schema/permissions';
import { userSortColumns, userStates, type userFilters } from '@gdd/schema/users';
import { z } from 'zod';
import { oneOrSeveral, tableState } from '../../ground/domain/tableState.js';
import { line, mailAddress, optionalText } from '../../ground/platform/http/inputs.js';
import { bodyId, memberLink } from '../../ground/platform/http/routes.js';

const state = z.enum(userStates).meta({ id: 'UserState' });

/** A user in user management. */
export const managedUser = z
  .object({
    id: z.number().int(),
    username: z.string(),
    email: z.string().nullable(),
    emailConfirmed: z.boolean().describe('A mailed link was opened that went to the address'),
    name: z.string().nullable(),
    phone: z.string().nullable(),
    state,
    roles: z.array(z.string()).describe('In order: the last one decides'),
    member: memberLink.nullable().describe('Null while waiting, or where the member was deleted'),
    lastLoginAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    version: z.number().int().describe('Changes with every change of the account'),
  })
  .meta({ id: 'ManagedUser' });

export type ManagedUser = z.output<typeof managedUser>;

/** The numbers of a user's active sessions and valid personal tokens. */
export const userAccess = z
  .object({
    sessions: z.number().int().describe('Sessions that last still'),
    personalTokens: z.number().int().describe('Personal tokens that are good still'),
  })
  .meta({ id: 'UserAccess' });

/** The second factors of a user, and the removal that waits. */
export const userFactors = z
  .object({
    count: z.number().int().describe('Authenticator apps and passkeys'),
    reset: z
      .object({
        approvalId: z.number().int().describe('The request'),
        confirmed: z.boolean().describe('Whether the person has confirmed it'),
        dueAt: z.iso
          .datetime()
          .nullable()
          .describe('From when on they are removed; null before a second person approved it'),
      })
      .meta({ id: 'FactorReset' })
      .nullable()
      .describe('The removal that waits; null: none was asked for'),
  })
  .meta({ id: 'UserFactors' });

/** The roles of a user, each once. */
export const roleList = z
  .array(z.enum(roles))
  .min(1)
  .max(roles.length)
  .refine((list: readonly Role[]) => new Set(list).size === list.length)
  .describe('In order: the last one decides');

/** The body that changes a user: all its fields. */
export const updateUserBody = z.strictObject({
  name: optionalText(line(120)),
  email: mailAddress.optional().describe('Only for an invited user; others change it in their own account'),
  roles: roleList,
  memberId: bodyId.describe('The member that every role belongs to'),
  version: z.number().int().min(1).optional(),
});

export type UpdateUser = z.output<typeof updateUserBody>;

const userFilter = z.strictObject({
  state: oneOrSeveral(z.enum(userStates)).optional(),
  role: oneOrSeveral(z.enum(roles)).optional().describe('The role that decides'),
  memberId: bodyId.optional().describe('The users of this member and of those below it'),
} satisfies Record<keyof typeof userFilters, z.ZodType>);

export const userTableState = tableState(userFilter, userSortColumns, 'id');

export type UserTableState = z.output<typeof userTableState>;

/** A member to which a registered user may belong, and the roles that fit it. */
export const proposedMember = z
  .object({
    member: memberLink,
    roles: z.array(z.enum(roles)).describe('Roles that the caller may give, the likeliest first'),
  })
  .meta({ id: 'ProposedMember' });
