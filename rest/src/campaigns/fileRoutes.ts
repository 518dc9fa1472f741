import { z } from 'zod';
import type { ServiceContext } from '../platform/context.js';
import { downloadRoute, type Downloads } from '../files/downloads.js';
import { acceptFiles, fileIn } from '../files/fileBody.js';
import { idempotentRequest } from '../platform/idempotency.js';
import { optionalBody } from '../domain/optionalBody.js';
import {
  idempotencyHeader,
  nothing,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../platform/routes.js';
import { spreadsheetTypes } from '../platform/spreadsheet.js';
import {
  addAttachment,
  attachmentFile,
  receiveAttachment,
  removeAttachment,
  type OfferedUpload,
} from './attachments.js';
import { campaignsFile } from './campaignsExport.js';
import { linesFile } from './linesExport.js';
import { membershipFile } from './membershipExport.js';
import { redemptionsFile } from './redemptionsExport.js';
import { campaignAttachment, campaignsFileBody, formatBody, linesFileBody } from './schemas.js';

const tags = ['campaigns'];

/** The files of campaigns: attachments in and out, and their dealers as a table (specification, section 7). */
export function campaignFileRoutes(app: App, context: ServiceContext, secret: string, downloads: Downloads): void {
  void app.register(async (scope: App) => {
    await acceptFiles(scope);
    attachRoute(scope, context, secret);
  });

  app.delete(
    '/campaigns/:id/attachments/:attachmentId',
    {
      config: { access: ['accessCampaigns'], object: 'attachmentId' },
      schema: {
        operationId: 'removeCampaignAttachment',
        summary: 'Remove a file from a campaign',
        description: 'In whatever state the campaign is.',
        tags,
        params: z.object({ id: pathId, attachmentId: pathId }),
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => {
      const { id, attachmentId } = request.params;
      await removeAttachment(context, signedInCallerOf(request), id, attachmentId);
      return success({});
    },
  );

  downloadRoute(app, downloads, context, {
    operationId: 'downloadCampaignAttachment',
    method: 'GET',
    url: '/download/campaigns-attachment/:a/:b',
    access: ['accessCampaigns', 'accessReport', 'accessSubscription'],
    object: 'b',
    summary: 'A file of a campaign',
    description: 'a is the campaign, b the attachment; to a dealer only of a campaign that it is in.',
    tags,
    produces: ['*/*'],
    params: z.object({ a: pathId, b: pathId }),
    produce: (caller, { params }) => attachmentFile(context, caller, params.a, params.b),
  });

  downloadRoute(app, downloads, context, {
    operationId: 'campaignMembership',
    method: 'POST',
    url: '/campaigns/reporting/membership/:id',
    access: ['accessCampaigns'],
    object: 'id',
    cost: 200,
    summary: 'The dealers of a campaign as a table',
    description: 'Those of the caller’s subtree by name, with goal, acceptance and figures.',
    tags,
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    params: z.object({ id: pathId }),
    body: optionalBody(formatBody),
    produce: (caller, { params, body }, at) => membershipFile(at, caller, params.id, body.format),
  });

  tableRoutes(app, context, downloads);
}

/** The other tables of campaigns, each made anew of as many rows as there are. */
function tableRoutes(app: App, context: ServiceContext, downloads: Downloads): void {
  const table = {
    method: 'POST',
    cost: 200,
    tags,
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
  } as const;
  downloadRoute(app, downloads, context, {
    ...table,
    operationId: 'exportCampaigns',
    url: '/campaigns/reporting/export',
    access: ['accessCampaigns'],
    summary: 'The campaigns as a table',
    description: 'Filtered, searched and sorted as the table of campaigns is, with the totals of the caller’s subtree.',
    params: z.object({}),
    body: optionalBody(campaignsFileBody),
    produce: (caller, { body }, at) => Promise.resolve(campaignsFile(at, caller, body)),
  });
  downloadRoute(app, downloads, context, {
    ...table,
    operationId: 'exportRedemptions',
    url: '/campaigns/:id/redemptions/export',
    access: ['accessCampaigns'],
    object: 'id',
    summary: 'What was redeemed in a campaign as a table',
    description: 'By the dealers of the caller’s subtree, newest first.',
    params: z.object({ id: pathId }),
    body: optionalBody(formatBody),
    produce: (caller, { params, body }, at) => redemptionsFile(at, caller, params.id, body.format),
  });
  downloadRoute(app, downloads, context, {
    ...table,
    operationId: 'exportCampaignLines',
    url: '/campaigns/:id/dealer/:dealerId/lines/export',
    access: ['accessCampaigns', 'accessReport', 'accessSubscription'],
    object: 'dealerId',
    summary: 'The sale lines of a dealer’s statement as a table',
    description: 'Those that count, those that do not with why, or those that came after the closing; newest first.',
    params: z.object({ id: pathId, dealerId: pathId }),
    body: optionalBody(linesFileBody),
    produce: (caller, { params, body }, at) => linesFile(at, caller, params, body),
  });
}

function attachRoute(scope: App, context: ServiceContext, secret: string): void {
  scope.post(
    '/campaigns/:id/attachments',
    {
      config: { access: ['accessCampaigns'], takes: 'file', object: 'id' },
      schema: {
        operationId: 'addCampaignAttachment',
        summary: 'Attach a file to a campaign',
        description:
          'PDF, PNG, JPEG, WebP, XLSX, DOCX, CSV or text, up to 50 MB: the field `file` of a form, the body itself, or ' +
          'an upload that a JSON body names. In whatever state the campaign is.',
        tags,
        params: z.object({ id: pathId }),
        querystring: z.strictObject({
          filename: z.string().min(1).max(1000).optional().describe('Names a file that is the body itself'),
        }),
        headers: idempotencyHeader,
        response: {
          201: successOf(z.object({ attachment: campaignAttachment })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE'),
        },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const { id } = request.params;
      const input = await fileIn(request, request.query.filename);
      const upload: OfferedUpload =
        input.kind === 'upload' ? { id: input.id } : await receiveAttachment(context, caller, id, input.file);
      const asked = idempotentRequest(request, `user:${caller.userId}`, secret, upload.sameAs);
      const attachment = await addAttachment(context, caller, id, upload.id, asked);
      return reply.code(201).send(success({ attachment }));
    },
  );
}
