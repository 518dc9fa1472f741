import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import type { ServiceContext } from '../../ground/platform/context.js';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import { acceptFiles, fileIn } from '../../ground/files/fileBody.js';
import { idempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  idempotencyHeader,
  nothing,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../ground/platform/http/routes.js';
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import {
  addAttachment,
  attachmentFile,
  receiveAttachment,
  removeAttachment,
  type OfferedUpload,
} from './attachments.js';
import { campaignsFile } from './campaignsExport.js';
import { campaignAttachment, campaignsFileBody } from './campaign/schemas.js';

const tags = ['campaigns'];

/**
 * Routes of campaign files: attachments, and the export of the table of campaigns (docs/specification.md, section 7).
 */
export function campaignFileRoutes(app: App, context: ServiceContext, secret: AppSecret, downloads: Downloads): void {
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
    file: 'open',
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
    method: 'POST',
    cost: 200,
    tags,
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    operationId: 'exportCampaigns',
    file: 'recorded',
    url: '/campaigns/reporting/export',
    access: ['accessCampaigns'],
    summary: 'The campaigns as a table',
    description: 'Filtered, searched and sorted as the table of campaigns is, with the totals of the caller’s subtree.',
    params: z.object({}),
    body: campaignsFileBody,
    produce: (caller, { body }, at) => Promise.resolve(campaignsFile(at, caller, body)),
  });
}

function attachRoute(scope: App, context: ServiceContext, secret: AppSecret): void {
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
      const idempotent = idempotentRequest(request, caller, secret, upload.idempotencyBody);
      const attachment = await addAttachment(context, caller, id, upload.id, idempotent);
      return reply.code(201).send(success({ attachment }));
    },
  );
}
