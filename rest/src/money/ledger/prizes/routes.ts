import { z } from 'zod';
import { formatBody } from '../../../programme/campaigns/campaign/schemas.js';
import { downloadRoute, type Downloads } from '../../../ground/files/downloads.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import {
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../../ground/platform/http/routes.js';
import { spreadsheetTypes } from '../../../ground/platform/spreadsheets/spreadsheet.js';
import { prizesFile } from './prizesExport.js';
import { dealerPrizes as dealerPrizesSchema } from './schemas.js';
import { dealerPrizes } from './service.js';

/** The prizes of a dealer over all campaigns (docs/domain/ledger.md, 'The prizes of a dealer'). */
export function dealerPrizesRoutes(app: App, context: ServiceContext, downloads: Downloads): void {
  app.get(
    '/dealers/:id/prizes',
    {
      config: { access: ['accessCampaigns', 'accessReport', 'accessSubscription'], object: 'id' },
      schema: {
        operationId: 'dealerPrizes',
        summary: 'The prizes of a dealer',
        description:
          'What it accumulated, spent, was paid and has left in each campaign and in all of them, in parts that add up, and the movements behind them; without VAT, for a dealer of the caller’s subtree.',
        tags: ['campaigns'],
        params: z.object({ id: pathId }),
        response: {
          200: successOf(z.object({ prizes: dealerPrizesSchema })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success({ prizes: await dealerPrizes(context, signedInCallerOf(request), request.params.id) }),
  );

  downloadRoute(app, downloads, context, {
    operationId: 'exportDealerPrizes',
    file: 'recorded',
    method: 'POST',
    cost: 20,
    url: '/dealers/:id/prizes/export',
    access: ['accessCampaigns', 'accessReport', 'accessSubscription'],
    object: 'id',
    summary: 'The prizes of a dealer by campaign, as a table',
    description: 'The parts of the prizes without VAT; each column adds up to the sum of all campaigns.',
    tags: ['campaigns'],
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    params: z.object({ id: pathId }),
    body: formatBody,
    produce: (caller, { params, body }, at) => prizesFile(at, caller, params.id, body.format),
  });
}
