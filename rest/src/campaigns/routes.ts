import type { Permission } from '@gdd/schema/permissions';
import { z } from 'zod';
import { dealerOption, listQuery } from '../dealers/schemas.js';
import { periodsOf } from '../domain/periods.js';
import { pagingQuery } from '../domain/tableState.js';
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
import { excludedLines } from './excludedLines.js';
import { campaignDealer } from './membershipSchemas.js';
import {
  campaign,
  campaignDealerTableState,
  campaignExample,
  campaignExampleBody,
  campaignLine,
  campaignLinesQuery,
  campaignSummary,
  campaignTableState,
  campaignWithTotals,
  createCampaignBody,
  dealerCampaign,
  dealerCampaignRow,
  dealerCampaignsBody,
  dealerCampaignsReportBody,
  excludedLinePage,
  networkCampaignsBody,
  pathYear,
  statement,
  totalsOfCampaign,
  updateCampaignBody,
  yearBody,
} from './schemas.js';
import {
  allCampaigns,
  campaignBrands,
  campaignDealers,
  campaignDetails,
  campaignExample as exampleOf,
  campaignsOfYear,
  campaignsTable,
  campaignTotals,
  dealerCampaigns,
  dealerCampaignsReport,
  isProspect,
  networkCampaigns,
  oneCampaignDealer,
  unsubscribedDealers,
  visibleCampaignsOfYear,
} from './service.js';
import { campaignLines, campaignStatement } from './statement.js';

const tags = ['campaigns'];

const whoeverSeesCampaigns: readonly Permission[] = ['accessCampaigns', 'accessReport', 'accessSubscription'];
const whoeverSeesDealers: readonly Permission[] = ['accessReport', 'accessDealerDetail', 'accessSubscription'];

const byId = z.object({ id: pathId });
const byIds = z.object({ id: pathId, dealerId: pathId });
const byYear = z.object({ year: pathYear });
const oneCampaign = successOf(z.object({ campaign }));
const summaries = successOf(z.object({ campaigns: z.array(campaignSummary) }));
const withTotals = successOf(z.object({ campaigns: z.array(campaignWithTotals) }));

const pageOf = <T extends z.ZodType>(item: T) => successOf(z.object({ items: z.array(item), total: z.number().int() }));

/**
 * Campaigns as they are read, created and changed; what happens to the dealers in them stands in membershipRoutes.ts
 * (specification, section 7).
 */
export function campaignRoutes(app: App, context: ServiceContext, secret: string) {
  listRoutes(app, context);
  campaignRoutesById(app, context, secret);
  networkRoutes(app, context);
  dealerRoutes(app, context);

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

  app.post(
    '/campaigns/:id/dealers',
    {
      config: { access: ['accessCampaigns', 'accessReport'], effect: 'read', object: 'id' },
      schema: {
        operationId: 'campaignDealers',
        summary: 'A page of a campaign’s dealers',
        description:
          'Those of the caller’s subtree, filtered, searched, sorted (ties by id) and paged on the server, with the exact total.',
        tags,
        params: byId,
        body: campaignDealerTableState,
        response: {
          200: pageOf(campaignDealer),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) =>
      success(await campaignDealers(context, signedInCallerOf(request), request.params.id, request.body)),
  );

  app.get(
    '/campaigns/:id/dealer/:dealerId',
    {
      config: { access: ['accessCampaigns', 'accessReport'], object: 'dealerId' },
      schema: {
        operationId: 'campaignDealer',
        summary: 'A dealer in a campaign',
        description: 'The row of the table of the campaign’s dealers, for a dealer of the caller’s subtree.',
        tags,
        params: byIds,
        response: {
          200: successOf(z.object({ dealer: campaignDealer })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      const { id, dealerId } = request.params;
      return success({ dealer: await oneCampaignDealer(context, signedInCallerOf(request), id, dealerId) });
    },
  );

  app.get(
    '/campaigns/:id/dealer/:dealerId/statement',
    {
      config: { access: whoeverSeesCampaigns, object: 'dealerId' },
      schema: {
        operationId: 'campaignStatement',
        summary: 'How a dealer’s prize comes about',
        description: 'Tiers, boosts, redemptions and the sum, for a dealer of the caller’s subtree.',
        tags,
        params: byIds,
        response: {
          200: successOf(z.object({ statement })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      const { id, dealerId } = request.params;
      return success({ statement: await campaignStatement(context, signedInCallerOf(request), id, dealerId) });
    },
  );

  app.get(
    '/campaigns/:id/dealer/:dealerId/lines',
    {
      config: { access: whoeverSeesCampaigns, object: 'dealerId' },
      schema: {
        operationId: 'campaignLines',
        summary: 'The sale lines that count for a dealer in a campaign',
        description:
          'Newest first, each with its factor; of a closed campaign those it was closed with, or those since.',
        tags,
        params: byIds,
        querystring: campaignLinesQuery,
        response: {
          200: pageOf(campaignLine),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      const { id: campaignId, dealerId } = request.params;
      const caller = signedInCallerOf(request);
      return success(await campaignLines(context, caller, { campaignId, dealerId }, request.query));
    },
  );

  app.get(
    '/campaigns/:id/dealer/:dealerId/excluded-lines',
    {
      config: { access: whoeverSeesCampaigns, object: 'dealerId' },
      schema: {
        operationId: 'campaignExcludedLines',
        summary: 'The sale lines of a dealer that do not count in a campaign',
        description:
          'Newest first, each with the first condition that it fails: all of the campaign’s years, and 31 days around it.',
        tags,
        params: byIds,
        querystring: pagingQuery,
        response: {
          200: successOf(excludedLinePage),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success(await excludedLines(context, signedInCallerOf(request), request.params, request.query)),
  );
}

/** The lists of dealers, distributors and agents, each with the figures of the subtree. */
function networkRoutes(app: App, context: ServiceContext): void {
  app.post(
    '/campaigns/dealer',
    {
      config: { access: ['accessSubscription', 'accessReport', 'accessCampaigns'], effect: 'read' },
      schema: {
        operationId: 'dealerCampaigns',
        summary: 'The campaigns that a dealer is in',
        description: 'With its figures, newest first: the caller’s own, or those of a dealer in its subtree.',
        tags,
        body: dealerCampaignsBody,
        response: {
          200: successOf(z.object({ campaigns: z.array(dealerCampaign) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success({ campaigns: await dealerCampaigns(context, signedInCallerOf(request), request.body) }),
  );

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

/** What campaigns say about one dealer, or about those outside them. */
function dealerRoutes(app: App, context: ServiceContext): void {
  app.get(
    '/dealers/unsubscribed/:campaignId',
    {
      config: { access: ['accessCampaigns'], object: 'campaignId' },
      schema: {
        operationId: 'unsubscribedDealers',
        summary: 'Dealers that are not in a campaign',
        description: 'The active ones of the caller’s subtree, by name.',
        tags,
        params: z.object({ campaignId: pathId }),
        querystring: listQuery,
        response: {
          200: successOf(z.object({ dealers: z.array(dealerOption) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      const { campaignId } = request.params;
      const caller = signedInCallerOf(request);
      return success({ dealers: await unsubscribedDealers(context, caller, campaignId, request.query) });
    },
  );

  app.get(
    '/dealers/:id/is-prospect',
    {
      config: { access: whoeverSeesDealers, object: 'id' },
      schema: {
        operationId: 'isProspect',
        summary: 'Whether a dealer is a prospect',
        description: 'Whether its tier is prospect.',
        tags,
        params: byId,
        response: {
          200: successOf(z.object({ isProspect: z.boolean() })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success({ isProspect: await isProspect(context, signedInCallerOf(request), request.params.id) }),
  );

  app.post(
    '/report/dealers/:dealerId/campaigns',
    {
      config: { access: whoeverSeesDealers, effect: 'read', object: 'dealerId' },
      schema: {
        operationId: 'dealerCampaignsReport',
        summary: 'The rows of a dealer’s ‘Elenco campagne’',
        description: 'Newest campaign first, not paged.',
        tags,
        params: z.object({ dealerId: pathId }),
        body: dealerCampaignsReportBody,
        response: {
          200: successOf(z.object({ results: z.array(dealerCampaignRow) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      const { dealerId } = request.params;
      const caller = signedInCallerOf(request);
      return success({ results: await dealerCampaignsReport(context, caller, dealerId, request.body.year) });
    },
  );
}
