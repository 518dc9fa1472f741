import { z } from 'zod';
import type { ServiceContext } from '../platform/context.js';
import { idempotentRequest } from '../platform/idempotency.js';
import { idempotencyHeader, refusals, signedInCallerOf, success, successOf, type App } from '../platform/routes.js';
import { reminderOutcomePage, reminderRun, reminderRunParams, reminderRunQuery, sendRemindersBody } from './schemas.js';
import { reminderRunOf, reminderRunPage, sendReminders } from './service.js';

const tags = ['campaigns'];

/** Reminders of many dealers at once (docs/domain/campaigns-and-prizes.md). */
export function reminderRoutes(app: App, context: ServiceContext, secret: string): void {
  app.post(
    '/campaigns/reminders',
    {
      config: { access: ['accessCampaigns'], cost: 100 },
      schema: {
        operationId: 'sendCampaignReminders',
        summary: 'Remind many dealers of accepting',
        description:
          'Those named, or all that a filter leaves of the work list of who has not accepted. Each once a day for a dealer and campaign; the mails go out afterwards.',
        tags,
        headers: idempotencyHeader,
        body: sendRemindersBody,
        response: {
          201: successOf(z.object({ run: reminderRun })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const asked = idempotentRequest(request, `user:${caller.userId}`, secret);
      const id = await sendReminders(context, caller, request.body, asked);
      return reply.code(201).send(success({ run: await reminderRunOf(context, caller, id) }));
    },
  );

  app.get(
    '/campaigns/reminders/:runId',
    {
      config: { access: ['accessCampaigns'], object: 'runId', cost: 20 },
      schema: {
        operationId: 'reminderRun',
        summary: 'How far the reminders of many dealers are',
        description: 'With a page of what became of each, those without a mail first. Kept for seven days.',
        tags,
        params: reminderRunParams,
        querystring: reminderRunQuery,
        response: {
          200: successOf(z.object({ run: reminderRun, ...reminderOutcomePage })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) =>
      success(await reminderRunPage(context, signedInCallerOf(request), request.params.runId, request.query)),
  );
}
