import { z } from 'zod';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { App } from '../../ground/platform/http/routes.js';
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import { consentsFile } from './register.js';
import { consentsFileBody } from './schemas.js';

/** The route of the register of decisions on SMS messages as a file. */
export function consentFileRoutes(app: App, context: ServiceContext, downloads: Downloads): void {
  downloadRoute(app, downloads, context, {
    operationId: 'exportSmsConsents',
    file: 'recorded',
    method: 'POST',
    url: '/sms-consents/export',
    access: ['accessUsersManager'],
    // the data of all persons
    stepUp: true,
    // generated for each request, from any number of decisions
    cost: 200,
    summary: 'The register of decisions on SMS messages as a table',
    description: 'Filtered, searched and sorted as the register is; all of them, however many.',
    tags: ['consent'],
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    params: z.object({}),
    body: consentsFileBody,
    produce: (caller, { body }, at) => Promise.resolve(consentsFile(at, caller, body)),
  });
}
