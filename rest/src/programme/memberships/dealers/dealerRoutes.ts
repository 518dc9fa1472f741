import type { Permission } from '@gdd/schema/permissions';
import { z } from 'zod';
import { dealerOption, listQuery } from '../../../people/dealers/schemas.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import {
  type App,
  idList,
  pageOf,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
} from '../../../ground/platform/http/routes.js';
import {
  campaignDealerRow,
  campaignDealerTableState,
  dealerCampaign,
  dealerCampaignRow,
  dealerCampaignsBody,
  dealerCampaignsReportBody,
  dealerPerformance,
} from '../membership/schemas.js';
import { dealerCampaigns, dealerCampaignsReport, isProspect } from './dealerCampaigns.js';
import { dealerPerformances } from './performance.js';
import { campaignDealers, oneCampaignDealer, unsubscribedDealers } from './campaignDealers.js';

const tags = ['campaigns'];

const whoeverSeesDealers: readonly Permission[] = ['accessReport', 'accessDealerDetail', 'accessSubscription'];

const byId = z.object({ id: pathId });
const byIds = z.object({ id: pathId, dealerId: pathId });

/** Routes that read the dealers of campaigns, and the campaigns of a dealer (docs/specification.md, section 7). */
export function campaignDealerRoutes(app: App, context: ServiceContext): void {
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
          200: pageOf(campaignDealerRow),
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
          200: successOf(z.object({ dealer: campaignDealerRow })),
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
    '/dealers/performance',
    {
      config: { access: ['accessDealerManager'], internal: true, cost: 30, batchedBy: 'ids' },
      schema: {
        operationId: 'dealerPerformances',
        summary: 'How dealers perform',
        description: 'Batch read for loaders: ids outside the caller’s subtree are not among the answers.',
        tags: ['dealers'],
        querystring: z.strictObject({ ids: idList }),
        response: {
          200: successOf(z.object({ performances: z.array(dealerPerformance) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) =>
      success({ performances: await dealerPerformances(context, signedInCallerOf(request), request.query.ids) }),
  );

  ofOneDealer(app, context);
}

/** The routes of a single dealer, and of the dealers that are not in a campaign. */
function ofOneDealer(app: App, context: ServiceContext): void {
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
