import { z } from 'zod';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { App } from '../../ground/platform/http/routes.js';
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import { customersFile } from './customersExport.js';
import { customersFileBody } from './schemas.js';

/** The route of the customers as a file. */
export function customerFileRoutes(app: App, context: ServiceContext, downloads: Downloads): void {
  downloadRoute(app, downloads, context, {
    operationId: 'exportCustomers',
    file: 'recorded',
    method: 'POST',
    url: '/customers/export',
    access: ['accessUsersManager'],
    // the data of all persons
    stepUp: true,
    // generated for each request, from any number of customers
    cost: 200,
    summary: 'The customers as a table',
    description: 'Filtered, searched and sorted as the table of customers is; all of them, however many.',
    tags: ['customers'],
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    params: z.object({}),
    body: customersFileBody,
    produce: (_caller, { body }, at) => Promise.resolve(customersFile(at, body)),
  });
}
