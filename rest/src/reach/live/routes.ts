import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { sessionOf, sessionsById } from '../../people/auth/sessions.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import { refusals, signedInCallerOf, success, successOf, type App } from '../../ground/platform/http/routes.js';
import { foundSignals, liveSession, sessionsBody, signalsBody } from './schemas.js';
import { requireGateway } from '../../ground/platform/http/gatewayKey.js';
import { newSignals } from './service.js';

const tags = ['live'];

/** Routes that the gateway calls for its live streams (docs/domain/live.md). */
export function liveRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
  let isStopped = false;
  app.addHook('preClose', (done) => {
    isStopped = true;
    done();
  });

  app.get(
    '/live/session',
    {
      config: { access: 'signedIn', sessionOnly: true, isSilent: true },
      schema: {
        operationId: 'liveSession',
        summary: 'The session of a live stream',
        description: 'What a stream is bound to. The call is no use of the session: an open page does not prolong it.',
        tags,
        response: { 200: successOf(z.object({ session: liveSession })), ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request) => {
      const session = await sessionOf(context, signedInCallerOf(request).credential);
      if (session === undefined) throw new Refusal('UNAUTHENTICATED');
      return success({ session });
    },
  );

  app.post(
    '/live/signals',
    {
      config: { access: 'public', effect: 'read', internal: true, isProbe: true },
      schema: {
        operationId: 'liveSignals',
        summary: 'The signals after a cursor',
        description:
          'Answers at once, or where nothing has happened after some two seconds. Each signal comes once, in whatever ' +
          'order transactions are committed. The key is the credential.',
        tags,
        body: signalsBody,
        response: { 200: successOf(foundSignals), ...refusals('FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => {
      requireGateway('live', request.body.key, secret);
      return success(await newSignals(context, request.body, () => isStopped));
    },
  );

  app.post(
    '/live/sessions',
    {
      config: { access: 'public', effect: 'read', internal: true, isProbe: true },
      schema: {
        operationId: 'liveSessions',
        summary: 'Which sessions of live streams last still',
        description: 'Those that are missing have ended. It is no use of them. The key is the credential.',
        tags,
        body: sessionsBody,
        response: {
          200: successOf(z.object({ sessions: z.array(liveSession) })),
          ...refusals('FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => {
      requireGateway('live', request.body.key, secret);
      return success({ sessions: await sessionsById(context, request.body.ids) });
    },
  );
}
