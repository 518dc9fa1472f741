import type { Permission } from '@gdd/schema/permissions';
import { z } from 'zod';
import { readingOnly, type ServiceContext } from '../../ground/platform/context.js';
import { pathId, refusals, signedInCallerOf, success, successOf, type App } from '../../ground/platform/http/routes.js';
import { excludedLines } from './excludedLines.js';
import {
  campaignLine,
  campaignLinesQuery,
  excludedLinePage,
  linesFileBody,
  linesQuery,
  statement,
  statementQuery,
} from './schemas.js';
import { bridge, bridgeQuery, figuresOnDay, figuresQuery, membershipChange, recentChange } from './changes/schemas.js';
import { figuresOn, membershipBridge, membershipChangesPage, recentChanges } from './changes/service.js';
import { pagingQuery } from '../../ground/domain/tableState.js';
import { campaignLines, campaignStatement } from './statement.js';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import { linesFile } from './linesExport.js';
import { statementFile, statementType } from './document/statementDocument.js';

const tags = ['campaigns'];

const whoeverSeesCampaigns: readonly Permission[] = ['accessCampaigns', 'accessReport', 'accessSubscription'];

const byIds = z.object({ id: pathId, dealerId: pathId });

const pageOf = <T extends z.ZodType>(item: T) => successOf(z.object({ items: z.array(item), total: z.number().int() }));

/** Routes of the statement of a dealer in a campaign, its lines and changes (docs/specification.md, section 7). */
export function statementRoutes(app: App, context: ServiceContext, downloads: Downloads): void {
  const reading = readingOnly(context);
  app.get(
    '/campaigns/:id/dealer/:dealerId/statement',
    {
      config: { access: whoeverSeesCampaigns, object: 'dealerId' },
      schema: {
        operationId: 'campaignStatement',
        summary: 'How a dealer’s prize comes about',
        description:
          'Tiers, boosts, redemptions and the sum, for a dealer of the caller’s subtree; as it was known on a past day where its lines are still there.',
        tags,
        params: byIds,
        querystring: statementQuery,
        response: {
          200: successOf(z.object({ statement })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) => {
      const { id, dealerId } = request.params;
      const { knownOn } = request.query;
      return success({ statement: await campaignStatement(reading, signedInCallerOf(request), id, dealerId, knownOn) });
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
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) => {
      const { id: campaignId, dealerId } = request.params;
      const caller = signedInCallerOf(request);
      return success(await campaignLines(reading, caller, { campaignId, dealerId }, request.query));
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
          'Those of the campaign’s period first, each with the first condition that it fails: of the campaign’s years, and of 31 days around it.',
        tags,
        params: byIds,
        querystring: linesQuery,
        response: {
          200: successOf(excludedLinePage),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success(await excludedLines(reading, signedInCallerOf(request), request.params, request.query)),
  );

  changeRoutes(app, reading);

  downloadRoute(app, downloads, context, {
    method: 'POST',
    cost: 200,
    tags,
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    operationId: 'exportCampaignLines',
    file: 'recorded',
    url: '/campaigns/:id/dealer/:dealerId/lines/export',
    access: whoeverSeesCampaigns,
    object: 'dealerId',
    summary: 'The sale lines of a dealer’s statement as a table',
    description: 'Those that count, those that do not with why, or those that came after the closing; newest first.',
    params: byIds,
    body: linesFileBody,
    produce: (caller, { params, body }, at) => linesFile(at, caller, params, body),
  });

  downloadRoute(app, downloads, context, {
    method: 'GET',
    cost: 200,
    tags,
    produces: [statementType],
    operationId: 'campaignStatementDocument',
    file: 'recorded',
    url: '/campaigns/:id/dealer/:dealerId/statement/document',
    access: whoeverSeesCampaigns,
    object: 'dealerId',
    summary: 'A dealer’s statement as a PDF',
    description:
      'The figures, the working and all lines that count, read at one instant; of a closed campaign as it was closed.',
    params: byIds,
    querystring: statementQuery,
    produce: (caller, { params, query }, at) => statementFile(at, caller, params, query.knownOn),
  });
}

/** Routes of the changes of a dealer's figures (docs/domain/changes.md). */
function changeRoutes(app: App, context: ServiceContext): void {
  app.get(
    '/campaigns/:id/dealer/:dealerId/changes',
    {
      config: { access: whoeverSeesCampaigns, object: 'dealerId' },
      schema: {
        operationId: 'membershipChanges',
        summary: 'The changes of a dealer’s figures in a campaign',
        description: 'A page of them, newest first, each with its cause and the figures before and after.',
        tags,
        params: byIds,
        querystring: pagingQuery,
        response: {
          200: pageOf(membershipChange),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      const { id: campaignId, dealerId } = request.params;
      const caller = signedInCallerOf(request);
      return success(await membershipChangesPage(context, caller, { campaignId, dealerId }, request.query));
    },
  );

  app.get(
    '/campaigns/:id/dealer/:dealerId/bridge',
    {
      config: { access: whoeverSeesCampaigns, object: 'dealerId' },
      schema: {
        operationId: 'membershipBridge',
        summary: 'Why a dealer’s figures changed between two days',
        description: 'The figures at the end of each day in Italy, and what each cause did in between: it adds up.',
        tags,
        params: byIds,
        querystring: bridgeQuery,
        response: {
          200: successOf(z.object({ bridge })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      const { id: campaignId, dealerId } = request.params;
      const caller = signedInCallerOf(request);
      return success({ bridge: await membershipBridge(context, caller, { campaignId, dealerId }, request.query) });
    },
  );

  app.get(
    '/campaigns/:id/dealer/:dealerId/figures',
    {
      config: { access: whoeverSeesCampaigns, object: 'dealerId' },
      schema: {
        operationId: 'membershipFiguresOn',
        summary: 'A dealer’s figures as they were known on a day',
        description: 'At the end of the day in Italy; null for one from before changes were recorded.',
        tags,
        params: byIds,
        querystring: figuresQuery,
        response: {
          200: successOf(figuresOnDay),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      const { id: campaignId, dealerId } = request.params;
      return success(await figuresOn(context, signedInCallerOf(request), { campaignId, dealerId }, request.query));
    },
  );

  app.get(
    '/campaigns/changes/recent',
    {
      config: { access: ['accessSubscription'] },
      schema: {
        operationId: 'recentChanges',
        summary: 'What changed for the caller since yesterday',
        description: 'In all campaigns of the caller’s own dealer, in their order.',
        tags,
        response: {
          200: successOf(z.object({ changes: z.array(recentChange) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    async (request) => success({ changes: await recentChanges(context, signedInCallerOf(request)) }),
  );
}
