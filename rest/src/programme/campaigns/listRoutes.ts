import { z } from 'zod';
import {
  type App,
  idList,
  pageOf,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
} from '../../ground/platform/http/routes.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { budgetUsesOf } from './budgets/budgetUses.js';
import { budgetUseOfCampaign } from './budgets/schemas.js';
import {
  pathYear,
  campaignSummary,
  campaignWithTotals,
  campaignTableState,
  yearBody,
  totalsOfCampaign,
  campaignExampleBody,
  campaignExample,
  networkCampaignsBody,
} from './campaign/schemas.js';
import {
  allCampaigns,
  campaignsTable,
  campaignsOfYear,
  visibleCampaignsIn,
  visibleCampaignsOfYear,
  campaignTotals,
  campaignBrands,
  campaignExample as exampleOf,
  networkCampaigns,
} from './campaign/service.js';
import type { Permission } from '@gdd/schema/permissions';

const tags = ['campaigns'];

export const whoeverSeesCampaigns: readonly Permission[] = ['accessCampaigns', 'accessReport', 'accessSubscription'];

const byYear = z.object({ year: pathYear });

const summaries = successOf(z.object({ campaigns: z.array(campaignSummary) }));

const withTotals = successOf(z.object({ campaigns: z.array(campaignWithTotals) }));

/** Lists of campaigns, batch reads for loaders, and the example of the editor. */
export function listRoutes(app: App, context: ServiceContext): void {
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
    '/campaigns/calendar/:year',
    {
      config: { access: whoeverSeesCampaigns, object: null },
      schema: {
        operationId: 'campaignCalendar',
        summary: 'The campaigns with days in a year that the caller may see',
        description:
          'Whatever year they are of, those that begin first before the others; a dealer sees those that it is in.',
        tags,
        params: byYear,
        response: { 200: summaries, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => {
      const { year } = request.params;
      return success({ campaigns: await visibleCampaignsIn(context, signedInCallerOf(request), year) });
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
        summary: 'Totals of the caller’s dealers in campaigns',
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
    '/campaigns/budgets',
    {
      config: { access: ['accessCampaigns'], internal: true, cost: 30, batchedBy: 'ids' },
      schema: {
        operationId: 'campaignBudgets',
        summary: 'What stands against the budgets of campaigns',
        description: 'Batch read for loaders, of the whole programme: one for each campaign that has a budget.',
        tags,
        querystring: z.strictObject({ ids: idList }),
        response: {
          200: successOf(z.object({ budgets: z.array(budgetUseOfCampaign) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => {
      const uses = await budgetUsesOf(context.database, context.programmeDay(), request.query.ids);
      return success({ budgets: [...uses].map(([campaignId, use]) => ({ campaignId, ...use })) });
    },
  );

  app.get(
    '/campaigns/brands',
    {
      config: { access: ['accessCampaigns'] },
      schema: {
        operationId: 'campaignBrands',
        summary: 'The brands of the sale lines',
        description: 'The brands that the rules of a campaign may name, in alphabetical order.',
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
        summary: 'Example of a dealer’s prize',
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

/** The campaigns of distributors and agents, each with the figures of the subtree. */
export function networkRoutes(app: App, context: ServiceContext): void {
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
