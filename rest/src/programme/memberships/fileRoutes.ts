import { z } from 'zod';
import type { ServiceContext } from '../../ground/platform/context.js';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import { pathId, type App } from '../../ground/platform/http/routes.js';
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import { membershipFile } from './membership/membershipExport.js';
import { formatBody } from '../campaigns/campaign/schemas.js';

const tags = ['campaigns'];

/** The route that exports the dealers of a campaign (docs/specification.md, section 7). */
export function membershipFileRoutes(app: App, context: ServiceContext, downloads: Downloads): void {
  const table = {
    method: 'POST',
    cost: 200,
    tags,
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
  } as const;
  downloadRoute(app, downloads, context, {
    ...table,
    operationId: 'campaignMembership',
    file: 'recorded',
    url: '/campaigns/reporting/membership/:id',
    access: ['accessCampaigns'],
    object: 'id',
    summary: 'The dealers of a campaign as a table',
    description: 'Those of the caller’s subtree by name, with goal, acceptance and figures.',
    params: z.object({ id: pathId }),
    body: formatBody,
    produce: (caller, { params, body }, at) => membershipFile(at, caller, params.id, body.format),
  });
}
