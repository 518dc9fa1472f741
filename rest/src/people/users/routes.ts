import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { userSchema } from '../auth/routes.js';
import { clientOf } from '../../ground/platform/http/client.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { idempotentRequest } from '../../ground/platform/http/idempotency.js';
import { line, mailAddress, typedPassword } from '../../ground/platform/http/inputs.js';
import {
  bodyId,
  idempotencyHeader,
  nothing,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../ground/platform/http/routes.js';
import { roleList } from './schemas.js';
import { inviteUser, register } from './service.js';

const tags = ['users'];

/** Routes for registration and invitations (docs/domain/sessions.md). */
export function userRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
  app.post(
    '/users',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'register',
        summary: 'Register',
        description:
          'The username is a mail address, to which a link is mailed that confirms it. The new user has no role until an ' +
          'administrator gives one.',
        tags,
        headers: idempotencyHeader,
        body: z.strictObject({ username: mailAddress, password: typedPassword }),
        response: { 201: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED') },
      },
    },
    async (request, reply) => {
      const idempotent = idempotentRequest(request, undefined, secret);
      await register(context, request.body, clientOf(request), idempotent);
      return reply.code(201).send(success({}));
    },
  );

  app.post(
    '/users/invite',
    {
      config: { access: ['accessUsersManager'], stepUp: true },
      schema: {
        operationId: 'inviteUser',
        summary: 'Invite a user',
        description:
          'Mails a link that sets the password; inviting again sends a newer one, a minute later at the earliest (conflict: alreadyInvited). An account that was registered with ' +
          'the address and never confirmed it is taken over: its password and its sessions are gone.',
        tags,
        headers: idempotencyHeader,
        body: z.strictObject({
          email: mailAddress,
          name: line(120),
          roles: roleList,
          memberId: bodyId.describe('The member that every role belongs to'),
        }),
        response: {
          201: successOf(z.object({ user: userSchema })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'),
        },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      return reply.code(201).send(success({ user: await inviteUser(context, caller, request.body, idempotent) }));
    },
  );
}
