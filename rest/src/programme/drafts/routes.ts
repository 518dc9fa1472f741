import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { campaign } from '../campaigns/campaign/schemas.js';
import { campaignDetails } from '../campaigns/campaign/service.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { idempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  idempotencyHeader,
  nothing,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../ground/platform/http/routes.js';
import { reminderRunOf } from '../reminders/service.js';
import { copyCampaign, deleteCampaign } from './copying.js';
import { openCampaign } from './opening.js';
import { copyCampaignBody, openCampaignBody, openedCampaign } from './schemas.js';

const tags = ['campaigns'];
const params = z.object({ id: pathId });

/** Drafts, which only callers with accessCampaigns see (docs/domain/campaigns-and-prizes.md, 'Drafts'). */
export function draftRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
  app.post(
    '/campaigns/:id/open',
    {
      config: { access: ['accessCampaigns'], cost: 100, object: 'id' },
      schema: {
        operationId: 'openCampaign',
        summary: 'Open a draft',
        description:
          'Once, until its last day; every dealer in it has to have a goal. From now on whoever may see campaigns sees it, and sale lines count.',
        tags,
        params,
        headers: idempotencyHeader,
        body: openCampaignBody,
        response: {
          200: successOf(openedCampaign),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) => {
      const caller = signedInCallerOf(request);
      const { id } = request.params;
      const idempotent = idempotentRequest(request, caller, secret);
      const runId = await openCampaign(context, caller, id, request.body, idempotent);
      return success({
        campaign: await campaignDetails(context, caller, id),
        run: runId === null ? null : await reminderRunOf(context, caller, runId),
      });
    },
  );

  app.post(
    '/campaigns/:id/copy',
    {
      config: { access: ['accessCampaigns'], cost: 100, object: 'id' },
      schema: {
        operationId: 'copyCampaign',
        summary: 'Copy a campaign into a draft',
        description:
          'Rules, texts and attachments, the period a year later; dealers with or without their goals. Answers the draft.',
        tags,
        params,
        headers: idempotencyHeader,
        body: copyCampaignBody,
        response: {
          201: successOf(z.object({ campaign })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const draft = await copyCampaign(context, caller, request.params.id, request.body, idempotent);
      return reply.code(201).send(success({ campaign: draft }));
    },
  );

  app.delete(
    '/campaigns/:id',
    {
      config: { access: ['accessCampaigns'], object: 'id' },
      schema: {
        operationId: 'deleteCampaign',
        summary: 'Delete a draft',
        description: 'With its dealers and files; a campaign that was opened is never deleted.',
        tags,
        params,
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT') },
      },
    },
    async (request) => {
      await deleteCampaign(context, signedInCallerOf(request), request.params.id);
      return success({});
    },
  );
}
