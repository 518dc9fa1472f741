import type { AppSecret } from '@gdd/schema/secret';
import { serviceTokenPrefix } from '@gdd/schema/session';
import { z } from 'zod';
import type { ServiceContext } from '../../ground/platform/context.js';
import { idempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  type App,
  idempotencyHeader,
  nothing,
  pageOf,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
} from '../../ground/platform/http/routes.js';
import { createServiceAccountBody, serviceAccount, serviceAccountsState } from './schemas.js';
import { createServiceAccount, revokeServiceAccount, serviceAccountsTable } from './service.js';

const tags = ['serviceAccounts'];
const access = ['accessUsersManager'] as const;

/** Routes of service accounts, the credentials of other systems (docs/integrations.md). */
export function serviceAccountRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
  app.post(
    '/service-accounts/table',
    {
      config: { access, effect: 'read' },
      schema: {
        operationId: 'serviceAccountsTable',
        summary: 'A page of the service accounts',
        description: 'Filtered, searched by name, sorted (ties by id) and paged; the newest first.',
        tags,
        body: serviceAccountsState,
        response: {
          200: pageOf(serviceAccount),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await serviceAccountsTable(context, request.body)),
  );

  app.post(
    '/service-accounts',
    {
      config: { access, stepUp: true },
      schema: {
        operationId: 'createServiceAccount',
        summary: 'Make a service account',
        description: 'Its token is answered once. Conflict: tooManyTokens, where there are 50 good ones.',
        tags,
        headers: idempotencyHeader,
        body: createServiceAccountBody,
        response: {
          201: successOf(
            z.object({
              serviceAccount,
              token: z.string().nullable().describe(`Begins with ${serviceTokenPrefix}; null in a repeated answer`),
            }),
          ),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'),
        },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      return reply.code(201).send(success(await createServiceAccount(context, caller, request.body, idempotent)));
    },
  );

  app.delete(
    '/service-accounts/:id',
    {
      config: { access, object: 'id', stepUp: true },
      schema: {
        operationId: 'revokeServiceAccount',
        summary: 'Revoke a service account',
        description: 'Its token is refused from the next request on.',
        tags,
        params: z.object({ id: pathId }),
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => {
      await revokeServiceAccount(context, signedInCallerOf(request), request.params.id);
      return success({});
    },
  );
}
