import { pick } from '@gdd/schema/fields';
import { reportAccess, reportFileTypes } from '@gdd/schema/reports';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { App } from '../../ground/platform/http/routes.js';
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import { reportFile } from './reportFiles.js';
import { reportFileBody, reportFileParams } from '../criteria/fileSchemas.js';

/** The permissions for any file of a report; `accessByType` has those of each type. */
const anyReport = [...new Set(reportFileTypes.flatMap((type) => [...reportAccess[type]]))];

/** Reports as files (docs/domain/reports.md). */
export function reportFileRoutes(app: App, context: ServiceContext, downloads: Downloads, publicUrl: string): void {
  downloadRoute(app, downloads, context, {
    operationId: 'exportReport',
    file: 'recorded',
    method: 'POST',
    url: '/report/:type',
    access: anyReport,
    accessByType: pick(reportAccess, reportFileTypes),
    object: null,
    // every download reads all rows again
    cost: 200,
    summary: 'A report as a table',
    description:
      'All rows that the filter and the search leave, in the order asked for, however many; an XLSX file has a second sheet that says what the table is. Each type wants its own permission.',
    tags: ['reports'],
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    params: reportFileParams,
    body: reportFileBody,
    produce: (caller, { params: { type }, body }, at) => reportFile(at, caller, type, body, { publicUrl }),
  });
}
