import { factorResetHours } from '@gdd/schema/factors';
import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { approval } from '../../decisions/approvals/requests/schemas.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { idempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  type App,
  idempotencyHeader,
  pageOf,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
} from '../../ground/platform/http/routes.js';
import {
  disableUser,
  enableUser,
  endSessionsOf,
  inviteAgain,
  proposedMembers,
  updateManagedUser,
  userDetails,
  usersTable,
  waitingUsers,
} from './management.js';
import { requestFactorReset } from './factorReset.js';
import { managedUser, proposedMember, updateUserBody, userAccess, userFactors, userTableState } from './schemas.js';

const tags = ['users'];
const access = ['accessUsersManager'] as const;
const params = z.object({ id: pathId });
const oneUser = successOf(z.object({ user: managedUser }));
const oneUserConfig = { access, object: 'id' } as const;
const withStepUp = { ...oneUserConfig, stepUp: true } as const;
const commonRefusals = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;

/** Routes of user management (docs/domain/network-and-access.md, 'Users'). */
export function userManagementRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
  app.post(
    '/users/table',
    {
      config: { access, effect: 'read' },
      schema: {
        operationId: 'usersTable',
        summary: 'A page of the users',
        description:
          'Filtered, searched (in username, name, email and member), sorted (ties by id) and paged on the server.',
        tags,
        body: userTableState,
        response: {
          200: pageOf(managedUser),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await usersTable(context, signedInCallerOf(request), request.body)),
  );

  app.get(
    '/users/waiting-count',
    {
      config: { access },
      schema: {
        operationId: 'waitingUsers',
        summary: 'How many users wait',
        description: 'Who has registered and has no role yet.',
        tags,
        response: {
          200: successOf(z.object({ count: z.number().int() })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    async () => success(await waitingUsers(context)),
  );

  app.get(
    '/users/:id',
    {
      config: oneUserConfig,
      schema: {
        operationId: 'getManagedUser',
        summary: 'One user',
        description: 'With the version that an edit starts from, what of its access lasts, and its second factors.',
        tags,
        params,
        response: {
          200: successOf(z.object({ user: managedUser, access: userAccess, factors: userFactors })),
          ...refusals(...commonRefusals),
        },
      },
    },
    async (request) => success(await userDetails(context, request.params.id)),
  );

  app.get(
    '/users/:id/members',
    {
      config: oneUserConfig,
      schema: {
        operationId: 'proposedMembers',
        summary: 'Members with the address of a user',
        description: 'With the roles that fit each: whoever activates a registration is proposed them.',
        tags,
        params,
        response: { 200: successOf(z.object({ members: z.array(proposedMember) })), ...refusals(...commonRefusals) },
      },
    },
    async (request) =>
      success({ members: await proposedMembers(context, signedInCallerOf(request), request.params.id) }),
  );

  app.put(
    '/users/:id',
    {
      config: withStepUp,
      schema: {
        operationId: 'updateManagedUser',
        summary: 'Change a user',
        description:
          'Name, roles and member: whoever waits becomes active by it. It acts on the next request of the user. With a ' +
          'version, a newer one is a conflict.',
        tags,
        params,
        body: updateUserBody,
        response: { 200: oneUser, ...refusals(...commonRefusals, 'BAD_USER_INPUT', 'CONFLICT') },
      },
    },
    async (request) =>
      success({ user: await updateManagedUser(context, signedInCallerOf(request), request.params.id, request.body) }),
  );

  app.put(
    '/users/:id/disable',
    {
      config: withStepUp,
      schema: {
        operationId: 'disableUser',
        summary: 'Shut a user out',
        description: 'From the next request on: sessions end, personal tokens are revoked, mailed links are void.',
        tags,
        params,
        response: { 200: oneUser, ...refusals(...commonRefusals, 'BAD_USER_INPUT', 'CONFLICT') },
      },
    },
    async (request) => success({ user: await disableUser(context, signedInCallerOf(request), request.params.id) }),
  );

  app.put(
    '/users/:id/enable',
    {
      config: oneUserConfig,
      schema: {
        operationId: 'enableUser',
        summary: 'Let a user in again',
        description: 'Who was shut out signs in anew.',
        tags,
        params,
        response: { 200: oneUser, ...refusals(...commonRefusals, 'BAD_USER_INPUT') },
      },
    },
    async (request) => success({ user: await enableUser(context, signedInCallerOf(request), request.params.id) }),
  );

  app.post(
    '/users/:id/invitation',
    {
      config: oneUserConfig,
      schema: {
        operationId: 'inviteUserAgain',
        summary: 'Send an invitation again',
        description: 'Mails a newer link; the one before is void. Five times an hour at most.',
        tags,
        params,
        headers: idempotencyHeader,
        response: { 200: oneUser, ...refusals(...commonRefusals, 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED') },
      },
    },
    async (request) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      return success({ user: await inviteAgain(context, caller, request.params.id, idempotent) });
    },
  );

  app.post(
    '/users/:id/factors/reset',
    {
      config: withStepUp,
      schema: {
        operationId: 'requestFactorReset',
        summary: 'Ask for the removal of the second factors of a user who has lost them',
        description:
          'A second person approves it. The person is told by mail, and may confirm or end it; without an answer it takes ' +
          `effect ${factorResetHours} hours after the approval: factors and recovery codes are removed, sessions end. Conflict: ` +
          'ownAccount, noFactor, emailUnconfirmed, noOtherAdministrator, approvalPending.',
        tags,
        params,
        response: {
          202: successOf(z.object({ approval })),
          ...refusals(...commonRefusals, 'BAD_USER_INPUT', 'CONFLICT'),
        },
      },
    },
    async (request, reply) => {
      const asked = await requestFactorReset(context, signedInCallerOf(request), request.params.id);
      return reply.code(202).send(success({ approval: asked }));
    },
  );

  app.delete(
    '/users/:id/sessions',
    {
      config: oneUserConfig,
      schema: {
        operationId: 'endUserSessions',
        summary: 'End all sessions of a user',
        description: 'The personal tokens are revoked too. It acts on the next request.',
        tags,
        params,
        response: {
          200: successOf(z.object({ ended: userAccess })),
          ...refusals(...commonRefusals, 'BAD_USER_INPUT', 'CONFLICT'),
        },
      },
    },
    async (request) => success({ ended: await endSessionsOf(context, signedInCallerOf(request), request.params.id) }),
  );
}
