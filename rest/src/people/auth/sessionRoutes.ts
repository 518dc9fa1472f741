import { z } from 'zod';
import { clientOf } from '../../ground/platform/http/client.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import {
  callerOf,
  nothing,
  pathId,
  refusals,
  success,
  successOf,
  type App,
} from '../../ground/platform/http/routes.js';
import { endOtherSessions, endOwnSession, ownSessions } from './sessions.js';

const tags = ['auth'];

const session = z
  .object({
    id: z.number().int(),
    createdAt: z.iso.datetime().describe('When the user signed in'),
    signedInFrom: z.string().nullable().describe('The client address then; null where it was not kept yet'),
    device: z
      .string()
      .nullable()
      .describe('Browser and system then; null for a program, and where it was not kept yet'),
    lastUsedAt: z.iso.datetime().describe('To the minute'),
    lastUsedFrom: z.string().nullable().describe('The client address then'),
    current: z.boolean().describe('The session of this call'),
  })
  .meta({ id: 'Session' });

/** Routes of the caller's sessions (docs/domain/sessions.md). */
export function sessionRoutes(app: App, context: ServiceContext): void {
  app.get(
    '/user/sessions',
    {
      config: { access: 'account', sessionOnly: true },
      schema: {
        operationId: 'listSessions',
        summary: 'The own sessions',
        description: 'Those that last still, the last used first; up to 100.',
        tags,
        response: {
          200: successOf(z.object({ sessions: z.array(session) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    async (request) => success({ sessions: await ownSessions(context, callerOf(request)) }),
  );

  app.delete(
    '/user/sessions/:id',
    {
      config: { access: 'account', object: 'id' },
      schema: {
        operationId: 'endSession',
        summary: 'End an own session',
        description: 'Its bearer is refused from the next request on.',
        tags,
        params: z.object({ id: pathId }),
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => {
      await endOwnSession(context, callerOf(request), request.params.id, clientOf(request));
      return success({});
    },
  );

  app.delete(
    '/user/sessions',
    {
      config: { access: 'account' },
      schema: {
        operationId: 'endOtherSessions',
        summary: 'End the other own sessions',
        description: 'All but the session of the call.',
        tags,
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request) => {
      await endOtherSessions(context, callerOf(request), clientOf(request));
      return success({});
    },
  );
}
