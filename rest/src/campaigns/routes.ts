import type { Permission } from '@gdd/schema/permissions';
import { z } from 'zod';
import { periodsOf } from '../domain/periods.js';
import type { ServiceContext } from '../platform/context.js';
import { idempotentRequest } from '../platform/idempotency.js';
import {
  idempotencyHeader,
  idList,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../platform/routes.js';
import { createCampaign, updateCampaign } from './changes.js';
import { closeCampaign, closeRegistration } from './closeCampaign.js';
import {
  campaign,
  campaignExample,
  campaignExampleBody,
  campaignSummary,
  campaignTableState,
  campaignWithTotals,
  createCampaignBody,
  networkCampaignsBody,
  pathYear,
  totalsOfCampaign,
  updateCampaignBody,
  yearBody,
} from './schemas.js';
import {
  allCampaigns,
  campaignBrands,
  campaignDetails,
  campaignExample as exampleOf,
  campaignsOfYear,
  campaignsTable,
  campaignTotals,
  networkCampaigns,
  visibleCampaignsOfYear,
} from './service.js';

const tags = ['campaigns'];

const whoeverSeesCampaigns: readonly Permission[] = ['accessCampaigns', 'accessReport', 'accessSubscription'];

const byId = z.object({ id: pathId });
const byYear = z.object({ year: pathYear });
const oneCampaign = successOf(z.object({ campaign }));
const summaries = successOf(z.object({ campaigns: z.array(campaignSummary) }));
const withTotals = successOf(z.object({ campaigns: z.array(campaignWithTotals) }));

const pageOf = <T extends z.ZodType>(item: T) => successOf(z.object({ items: z.array(item), total: z.number().int() }));

/**
 * Campaigns as they are read, created, changed and closed; their dealers and statements have rooms of their own
 * (specification, section 7).
 */
export function campaignRoutes(app: App, context: ServiceContext, secret: string) {
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

function listRoutes(app: App, context: ServiceContext): void {
  app.get(
    '/campaigns',
    {
      config: { access: ['accessCampaigns'] },
      schema: {
        operationId: 'listCampaigns',
        summary: 'All campaigns',
        description: 'Newest first.',
        tags,
        response: {
          200: successOf(z.object({ campaign: z.array(campaignSummary) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    async () => success({ campaign: await allCampaigns(context) }),
  );

  app.post(
    '/campaigns/table',
    {
      config: { access: ['accessCampaigns'], effect: 'read' },
      schema: {
        operationId: 'campaignsTable',
        summary: 'A page of the campaigns',
        description: 'Filtered, searched by title, sorted (ties by id) and paged on the server, with the exact total.',
        tags,
        body: campaignTableState,
        response: { 200: pageOf(campaignSummary), ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => success(await campaignsTable(context, request.body)),
  );

  app.post(
    '/allCampaignsByYear',
    {
      config: { access: ['accessCampaigns'], effect: 'read' },
      schema: {
        operationId: 'allCampaignsByYear',
        summary: 'All campaigns of a year',
        description: 'Newest first.',
        tags,
        body: yearBody,
        response: { 200: summaries, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => success({ campaigns: await campaignsOfYear(context, request.body.year) }),
  );

  app.get(
    '/campaignsByYear/:year',
    {
      config: { access: whoeverSeesCampaigns, object: null },
      schema: {
        operationId: 'campaignsByYear',
        summary: 'The campaigns of a year that the caller may see',
        description: 'Newest first; a dealer sees those that it is in.',
        tags,
        params: byYear,
        response: { 200: summaries, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => {
      const { year } = request.params;
      return success({ campaigns: await visibleCampaignsOfYear(context, signedInCallerOf(request), year) });
    },
  );

  app.get(
    '/campaignsByYear/admin/:year',
    {
      config: { access: ['accessCampaigns'], object: null },
      schema: {
        operationId: 'adminCampaignsByYear',
        summary: 'All campaigns of a year, for administrators',
        description: 'Newest first.',
        tags,
        params: byYear,
        response: { 200: summaries, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => success({ campaigns: await campaignsOfYear(context, request.params.year) }),
  );

  app.get(
    '/campaigns/totals',
    {
      config: { access: ['accessCampaigns', 'accessReport'], internal: true, cost: 30, batchedBy: 'ids' },
      schema: {
        operationId: 'campaignTotals',
        summary: 'What the caller’s dealers come to in campaigns',
        description: 'Batch read for loaders: one for each id, in their order; zeros where there are no such dealers.',
        tags,
        querystring: z.strictObject({
          ids: idList,
          memberId: pathId.optional().describe('Only the dealers below this member'),
        }),
        response: {
          200: successOf(z.object({ totals: z.array(totalsOfCampaign) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success({ totals: await campaignTotals(context, signedInCallerOf(request), request.query) }),
  );

  app.get(
    '/campaigns/brands',
    {
      config: { access: ['accessCampaigns'] },
      schema: {
        operationId: 'campaignBrands',
        summary: 'The brands of the sale lines',
        description: 'What the rules of a campaign may name, by name.',
        tags,
        response: {
          200: successOf(z.object({ brands: z.array(z.string()) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    async () => success({ brands: await campaignBrands(context) }),
  );

  app.post(
    '/campaigns/example',
    {
      config: { access: ['accessCampaigns'], effect: 'read' },
      schema: {
        operationId: 'campaignExample',
        summary: 'What a dealer would earn',
        description:
          'By rules that need not be saved: the live example of the editor. As if accepted, nothing redeemed.',
        tags,
        body: campaignExampleBody,
        response: {
          200: successOf(z.object({ example: campaignExample })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    (request) => success({ example: exampleOf(request.body) }),
  );
}

function campaignRoutesById(app: App, context: ServiceContext, secret: string): void {
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
        description: 'Open for registration, without dealers.',
        tags,
        headers: idempotencyHeader,
        body: createCampaignBody,
        response: { 201: oneCampaign, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const asked = idempotentRequest(request, `user:${caller.userId}`, secret);
      return reply.code(201).send(success({ campaign: await createCampaign(context, caller, request.body, asked) }));
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
          'Takes all fields, until it is closed; the figures of its dealers change in the same transaction. With a version, a newer one is a conflict.',
        tags,
        params: byId,
        body: updateCampaignBody,
        response: {
          200: oneCampaign,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      return success({ campaign: await updateCampaign(context, signedInCallerOf(request), id, request.body) });
    },
  );
}

/** The closing of a campaign. */
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
        description: 'Keeps every figure as it is: later sales change nothing. Again, it succeeds and changes nothing.',
        tags,
        params: byId,
        response: { 200: oneCampaign, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => {
      const caller = signedInCallerOf(request);
      await closeCampaign(context, caller, request.params.id);
      return success({ campaign: await campaignDetails(context, caller, request.params.id) });
    },
  );
}

/** The campaigns of distributors and agents, each with the figures of the subtree. */
function networkRoutes(app: App, context: ServiceContext): void {
  app.post(
    '/campaigns/distributor',
    {
      config: { access: ['accessReport'], effect: 'read', cost: 40 },
      schema: {
        operationId: 'distributorCampaigns',
        summary: 'The campaigns of a year with a distributor’s totals',
        description: 'Of the dealers below the caller’s own member, or below a distributor of its subtree.',
        tags,
        body: networkCampaignsBody,
        response: { 200: withTotals, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND') },
      },
    },
    async (request) => {
      const caller = signedInCallerOf(request);
      return success({ campaigns: await networkCampaigns(context, caller, 'Distributor', request.body) });
    },
  );

  app.post(
    '/campaigns/agent',
    {
      config: { access: ['accessReport'], effect: 'read', cost: 40 },
      schema: {
        operationId: 'agentCampaigns',
        summary: 'The campaigns of a year with an agent’s totals',
        description: 'Of the dealers below the caller’s own member, or below an agent of its subtree.',
        tags,
        body: networkCampaignsBody,
        response: { 200: withTotals, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND') },
      },
    },
    async (request) => {
      const caller = signedInCallerOf(request);
      return success({ campaigns: await networkCampaigns(context, caller, 'Agent', request.body) });
    },
  );
}
