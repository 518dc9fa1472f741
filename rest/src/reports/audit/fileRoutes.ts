import { z } from 'zod';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { App } from '../../ground/platform/http/routes.js';
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import { auditFile } from './auditExport.js';
import { auditFileBody } from './schemas.js';

/** The route of the audit as a file. */
export function auditFileRoutes(app: App, context: ServiceContext, downloads: Downloads): void {
  downloadRoute(app, downloads, context, {
    operationId: 'exportAudit',
    file: 'recorded',
    method: 'POST',
    url: '/audit/export',
    access: ['accessUsersManager'],
    // the data of all persons
    stepUp: true,
    // generated for each request, from any number of entries
    cost: 200,
    summary: 'The audit as a table',
    description: 'Filtered, searched and sorted as the table of the audit is; all of it, however long.',
    tags: ['audit'],
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    params: z.object({}),
    body: auditFileBody,
    produce: (_caller, { body }, at) => Promise.resolve(auditFile(at, body)),
  });
}
