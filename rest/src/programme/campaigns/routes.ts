import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { periodsOf } from '../../ground/domain/periods.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { idempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  idempotencyHeader,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../ground/platform/http/routes.js';
import { createCampaign, updateCampaign } from './changes.js';
import { approval } from '../../decisions/approvals/requests/schemas.js';
import { closeCampaign, closeRegistration } from './closing/closeCampaign.js';
import { campaign, createCampaignBody, updateCampaignBody } from './campaign/schemas.js';
import { campaignDetails } from './campaign/service.js';
import { listRoutes, networkRoutes, whoeverSeesCampaigns } from './listRoutes.js';

const tags = ['campaigns'];

const byId = z.object({ id: pathId });
const oneCampaign = successOf(z.object({ campaign }));
/** The unchanged campaign and the approval that the change waits for. */
const waitingChange = successOf(z.object({ campaign, approval }));

/**
 * Routes that read, create, change and close campaigns (docs/specification.md, section 7). Those of dealers in
 * campaigns and of statements are in `memberships` and `statements`.
 */
export function campaignRoutes(app: App, context: ServiceContext, secret: AppSecret) {
  listRoutes(app, context);
  campaignRoutesById(app, context, secret);
  closeRoutes(app, context);
  networkRoutes(app, context);

  app.get(
    '/constants',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'getConstants',
        summary: 'The periods that are current',
        description: 'Of the programme’s day: the calendar day in Rome, or the one that the setting TODAY fixes.',
        tags,
        response: {
          200: successOf(
            z.object({
              today: z.iso.date().describe('The day that decides'),
              current_year: z.number().int(),
              current_period: z.string().describe('2025_1 is the first half of 2025, 2025_2 the second'),
            }),
          ),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    () => success(periodsOf(context.programmeDay())),
  );
}

function campaignRoutesById(app: App, context: ServiceContext, secret: AppSecret): void {
  app.get(
    '/campaigns/:id',
    {
      config: { access: whoeverSeesCampaigns, object: 'id' },
      schema: {
        operationId: 'getCampaign',
        summary: 'One campaign',
        description: 'With its rules and attachments; for a dealer one that it is in.',
        tags,
        params: byId,
        response: { 200: oneCampaign, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) =>
      success({ campaign: await campaignDetails(context, signedInCallerOf(request), request.params.id) }),
  );

  app.post(
    '/campaigns',
    {
      config: { access: ['accessCampaigns'] },
      schema: {
        operationId: 'createCampaign',
        summary: 'Create a campaign',
        description: 'Open for registration, or as a draft; without dealers.',
        tags,
        headers: idempotencyHeader,
        body: createCampaignBody,
        response: { 201: oneCampaign, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      return reply
        .code(201)
        .send(success({ campaign: await createCampaign(context, caller, request.body, idempotent) }));
    },
  );

  app.put(
    '/campaigns/:id',
    {
      config: { access: ['accessCampaigns'], object: 'id' },
      schema: {
        operationId: 'updateCampaign',
        summary: 'Change a campaign',
        description:
          'Takes all fields, until it is closed; the figures of its dealers change in the same transaction. With a version: an outdated one is a conflict. A change of rules for which somebody gets less may wait for the approval of a second person (HTTP 202).',
        tags,
        params: byId,
        body: updateCampaignBody,
        response: {
          200: oneCampaign,
          202: waitingChange,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const updated = await updateCampaign(context, signedInCallerOf(request), id, request.body);
      return updated.approval === undefined
        ? success({ campaign: updated.campaign })
        : reply.code(202).send(success({ campaign: updated.campaign, approval: updated.approval }));
    },
  );
}

/** The routes that close the registration and the campaign. */
function closeRoutes(app: App, context: ServiceContext): void {
  app.patch(
    '/campaigns/:id/close-registration',
    {
      config: { access: ['accessCampaigns'], object: 'id' },
      schema: {
        operationId: 'closeCampaignRegistration',
        summary: 'Close the registration of a campaign',
        description: 'Dealers can no longer accept. Again, it succeeds and changes nothing.',
        tags,
        params: byId,
        response: { 200: oneCampaign, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT') },
      },
    },
    async (request) => {
      const caller = signedInCallerOf(request);
      await closeRegistration(context, caller, request.params.id);
      return success({ campaign: await campaignDetails(context, caller, request.params.id) });
    },
  );

  app.delete(
    '/campaigns/:id/close',
    {
      config: { access: ['accessCampaigns'], cost: 50, object: 'id' },
      schema: {
        operationId: 'closeCampaign',
        summary: 'Close a campaign',
        description:
          'Keeps every figure as it is: later sales change nothing. Again, it succeeds and changes nothing. It may wait for the approval of a second person (HTTP 202).',
        tags,
        params: byId,
        response: {
          200: oneCampaign,
          202: waitingChange,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const waiting = await closeCampaign(context, caller, request.params.id);
      const now = await campaignDetails(context, caller, request.params.id);
      return waiting === undefined
        ? success({ campaign: now })
        : reply.code(202).send(success({ campaign: now, approval: waiting }));
    },
  );
}
