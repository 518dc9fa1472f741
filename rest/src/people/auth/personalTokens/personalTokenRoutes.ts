import type { AppSecret } from '@gdd/schema/secret';
import { personalTokenLimits, personalTokenPrefix } from '@gdd/schema/session';
import { z } from 'zod';
import { clientOf } from '../../../ground/platform/http/client.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { idempotentRequest } from '../../../ground/platform/http/idempotency.js';
import { line, typedPassword } from '../../../ground/platform/http/inputs.js';
import {
  idempotencyHeader,
  nothing,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../../ground/platform/http/routes.js';
import { createPersonalToken, ownPersonalTokens, revokeOwnPersonalToken } from './personalTokens.js';

const tags = ['auth'];

const personalToken = z
  .object({
    id: z.number().int(),
    name: z.string(),
    ending: z.string().describe('The last four characters of the token'),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    expired: z.boolean().describe('That instant has come'),
    lastUsedAt: z.iso.datetime().nullable().describe('To the minute; null: never'),
  })
  .meta({ id: 'PersonalToken' });

/** Routes of the caller's personal tokens, for sessions only. */
export function personalTokenRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
  app.get(
    '/user/tokens',
    {
      config: { access: 'signedIn', sessionOnly: true },
      schema: {
        operationId: 'listPersonalTokens',
        summary: 'The own personal tokens',
        description: 'Those that were not revoked, expired ones last; up to 100.',
        tags,
        response: {
          200: successOf(z.object({ personalTokens: z.array(personalToken) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    async (request) => success({ personalTokens: await ownPersonalTokens(context, signedInCallerOf(request)) }),
  );

  app.post(
    '/user/tokens',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'createPersonalToken',
        summary: 'Make a personal token',
        description:
          'A bearer that reads what its owner may see, and writes nothing. It is answered once: the same idempotency ' +
          `key makes no second token, and is answered null in its place. At most ${personalTokenLimits.perUser} good ` +
          'ones a user (409, tooManyTokens).',
        tags,
        headers: idempotencyHeader,
        body: z.strictObject({
          data: z.strictObject({
            name: line(personalTokenLimits.nameLength).describe('Purpose, in the owner’s words'),
            expiresInDays: z.number().int().min(1).max(personalTokenLimits.days),
            current_password: typedPassword.describe('The own password: the session alone makes no token'),
          }),
        }),
        response: {
          201: successOf(
            z.object({
              personalToken,
              token: z.string().nullable().describe(`Begins with ${personalTokenPrefix}; null in a repeated answer`),
            }),
          ),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'BAD_USER_INPUT', 'RATE_LIMITED'),
        },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const { data } = request.body;
      return reply
        .code(201)
        .send(success(await createPersonalToken(context, caller, data, idempotent, clientOf(request))));
    },
  );

  app.delete(
    '/user/tokens/:id',
    {
      config: { access: 'signedIn', object: 'id' },
      schema: {
        operationId: 'revokePersonalToken',
        summary: 'Revoke an own personal token',
        description: 'It is refused from the next request on.',
        tags,
        params: z.object({ id: pathId }),
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => {
      await revokeOwnPersonalToken(context, signedInCallerOf(request), request.params.id, clientOf(request));
      return success({});
    },
  );
}
