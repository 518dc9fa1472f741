import type { Permission } from '@gdd/schema/permissions';
import { z } from 'zod';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import { readingOnly, type ServiceContext } from '../../ground/platform/context.js';
import {
  type App,
  pageOf,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
} from '../../ground/platform/http/routes.js';
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import {
  campaignComparison as comparisonSchema,
  comparedDealer,
  comparedDealersFile,
  comparedDealersState,
} from './schemas.js';
import { campaignComparison, comparedDealers, comparedDealersDownload } from './service.js';

const tags = ['campaigns'];
const access: readonly Permission[] = ['accessCampaigns', 'accessReport'];
const byIds = z.object({ id: pathId, otherId: pathId });

/** Comparison of two campaigns (docs/domain/campaigns-over-time.md). */
export function comparisonRoutes(app: App, context: ServiceContext, downloads: Downloads): void {
  const reading = readingOnly(context);
  app.get(
    '/campaigns/:id/comparison/:otherId',
    {
      config: { access, cost: 40, object: 'id' },
      schema: {
        operationId: 'campaignComparison',
        summary: 'Two campaigns side by side',
        description: 'Their figures of the caller’s subtree, with differences; the dealers in both.',
        tags,
        params: byIds,
        response: {
          200: successOf(z.object({ comparison: comparisonSchema })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) =>
      success({ comparison: await campaignComparison(reading, signedInCallerOf(request), request.params) }),
  );

  app.post(
    '/campaigns/:id/comparison/:otherId/dealers',
    {
      config: { access, effect: 'read', object: 'id' },
      schema: {
        operationId: 'comparedDealers',
        summary: 'A page of the dealers in two campaigns',
        description:
          'What each accumulated here and there: those of the caller’s subtree, filtered, searched, sorted and paged.',
        tags,
        params: byIds,
        body: comparedDealersState,
        response: {
          200: pageOf(comparedDealer),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success(await comparedDealers(reading, signedInCallerOf(request), request.params, request.body)),
  );

  downloadRoute(app, downloads, context, {
    operationId: 'exportComparedDealers',
    file: 'recorded',
    method: 'POST',
    cost: 200,
    url: '/campaigns/:id/comparison/:otherId/export',
    access,
    object: 'id',
    summary: 'The dealers in two campaigns as a table',
    description: 'Filtered, searched and sorted as their table is.',
    tags,
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    params: byIds,
    body: comparedDealersFile,
    produce: (caller, { params, body }, at) => comparedDealersDownload(at, caller, params, body),
  });
}
