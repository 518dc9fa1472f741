import { z } from 'zod';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { App } from '../../ground/platform/http/routes.js';
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import { dealersFile } from './dealersExport.js';
import { dealerExportQuery } from './schemas.js';

/** The route of the dealers as a file (specification, section 7). */
export function dealerFileRoutes(app: App, context: ServiceContext, downloads: Downloads): void {
  downloadRoute(app, downloads, context, {
    operationId: 'exportDealers',
    file: 'recorded',
    method: 'GET',
    url: '/dealers/reporting/export',
    access: ['accessDealerManager'],
    // generated for each request from any number of dealers: as expensive as two large pages of the table
    cost: 200,
    summary: 'The dealers as a table',
    description:
      'Those of the caller’s subtree, filtered, searched and sorted as the table of dealers is; all of them, however many.',
    tags: ['dealers'],
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    params: z.object({}),
    querystring: dealerExportQuery,
    produce: (caller, { query }, at) => dealersFile(at, caller, query),
  });
}
