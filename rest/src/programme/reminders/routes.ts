import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { idempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  idempotencyHeader,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../ground/platform/http/routes.js';
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import { outcomesFile } from './outcomesExport.js';
import {
  reminderFileBody,
  reminderOutcomePage,
  reminderPreview,
  reminderRun,
  reminderRunParams,
  reminderRunQuery,
  sendRemindersBody,
} from './schemas.js';
import {
  previewReminders,
  reminderRunList,
  reminderRunOf,
  reminderRunPage,
  sendReminders,
  type ReminderSources,
} from './service.js';

const tags = ['campaigns'];

/** Reminders of many dealers at once (docs/domain/campaigns-and-prizes.md). */
export function reminderRoutes(
  app: App,
  context: ServiceContext,
  secret: AppSecret,
  downloads: Downloads,
  sources: ReminderSources,
): void {
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
      const idempotent = idempotentRequest(request, caller, secret);
      const id = await sendReminders(context, caller, request.body, idempotent, sources);
      return reply.code(201).send(success({ run: await reminderRunOf(context, caller, id) }));
    },
  );

  app.post(
    '/campaigns/reminders/preview',
    {
      config: { access: ['accessCampaigns'], effect: 'read', cost: 40 },
      schema: {
        operationId: 'previewCampaignReminders',
        summary: 'What reminders of many dealers would come to',
        description: 'Takes what sending takes: who would get a mail, why others would not, and one of the mails.',
        tags,
        body: sendRemindersBody,
        response: {
          200: successOf(z.object({ preview: reminderPreview })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) =>
      success({ preview: await previewReminders(context, signedInCallerOf(request), request.body, sources) }),
  );

  app.get(
    '/campaigns/reminders',
    {
      config: { access: ['accessCampaigns'], cost: 20 },
      schema: {
        operationId: 'reminderRuns',
        summary: 'The reminders of many dealers that were sent',
        description: 'Those of the last seven days, the newest 100, with how far each is.',
        tags,
        response: {
          200: successOf(z.object({ runs: z.array(reminderRun) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    async (request) => success({ runs: await reminderRunList(context, signedInCallerOf(request)) }),
  );

  downloadRoute(app, downloads, context, {
    operationId: 'exportReminderOutcomes',
    file: 'recorded',
    method: 'POST',
    url: '/campaigns/reminders/:runId/export',
    access: ['accessCampaigns'],
    object: 'runId',
    cost: 200,
    summary: 'The outcome for each dealer of a reminder run as a table',
    description: 'Those without a mail first.',
    tags,
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    params: reminderRunParams,
    body: reminderFileBody,
    produce: (caller, { params, body }, at) => outcomesFile(at, caller, params.runId, body),
  });

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
