import type { Permission } from '@gdd/schema/permissions';
import { z } from 'zod';
import { downloadRoute, type Downloads } from '../../../ground/files/downloads.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import {
  type App,
  pageOf,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
} from '../../../ground/platform/http/routes.js';
import { spreadsheetTypes } from '../../../ground/platform/spreadsheets/spreadsheet.js';
import { makeRulesPreview } from './preview.js';
import {
  rulesPreview,
  rulesPreviewBody,
  rulesPreviewDealer,
  rulesPreviewDealersFile,
  rulesPreviewDealersState,
  rulesVersion,
} from './schemas.js';
import { campaignRules, rulesPreviewDealersPage, rulesPreviewFile } from './service.js';

const tags = ['campaigns'];
const byId = z.object({ id: pathId });
const whoeverSeesCampaigns: readonly Permission[] = ['accessCampaigns', 'accessReport', 'accessSubscription'];

/** Versions of the rules of campaigns, and previews of their changes (docs/domain/rules.md). */
export function rulesRoutes(app: App, context: ServiceContext, downloads: Downloads): void {
  app.get(
    '/campaigns/:id/rules',
    {
      config: { access: whoeverSeesCampaigns, object: 'id' },
      schema: {
        operationId: 'campaignRules',
        summary: 'The versions of a campaign’s rules',
        description: 'The newest first, which counts for the whole period; a draft has none yet.',
        tags,
        params: byId,
        response: {
          200: successOf(z.object({ versions: z.array(rulesVersion) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) =>
      success({ versions: await campaignRules(context, signedInCallerOf(request), request.params.id) }),
  );

  app.post(
    '/campaigns/:id/rules/preview',
    {
      config: { access: ['accessCampaigns'], cost: 50, object: 'id' },
      schema: {
        operationId: 'previewRules',
        summary: 'Preview a change of rules',
        description:
          'What each dealer has accumulated and can spend before and after. Stored, so that the change can name it; the campaign stays as it is. The newest twenty of a campaign are stored.',
        tags,
        params: byId,
        body: rulesPreviewBody,
        response: {
          201: successOf(z.object({ preview: rulesPreview })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request, reply) => {
      const preview = await makeRulesPreview(context, signedInCallerOf(request), request.params.id, request.body);
      return reply.code(201).send(success({ preview }));
    },
  );

  app.post(
    '/rules-previews/:id/dealers',
    {
      config: { access: ['accessCampaigns'], effect: 'read', object: 'id' },
      schema: {
        operationId: 'rulesPreviewDealers',
        summary: 'A page of the dealers of a preview of rules',
        description: 'What each has before and after: filtered, searched, sorted and paged.',
        tags,
        params: byId,
        body: rulesPreviewDealersState,
        response: {
          200: pageOf(rulesPreviewDealer),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) =>
      success(await rulesPreviewDealersPage(context, signedInCallerOf(request), request.params.id, request.body)),
  );

  downloadRoute(app, downloads, context, {
    operationId: 'exportRulesPreview',
    file: 'recorded',
    method: 'POST',
    cost: 200,
    url: '/rules-previews/:id/export',
    access: ['accessCampaigns'],
    object: 'id',
    summary: 'The dealers of a preview of rules as a table',
    description: 'Filtered, searched and sorted as their table is.',
    tags,
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    params: byId,
    body: rulesPreviewDealersFile,
    produce: (caller, { params, body }, at) => rulesPreviewFile(at, caller, params.id, body),
  });
}
