import { documentDeliveries } from '@gdd/schema/settlements';
import type { Permission } from '@gdd/schema/permissions';
import { z } from 'zod';
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
import { fatturaPaFile } from './fatturaPa.js';
import { markSent, prepareDocuments, runFiles } from './preparing.js';
import { selectionBody, selectionOutcome } from './schemas.js';

const tags = ['settlements'];
const access: readonly Permission[] = ['accessCampaigns'];
const byRun = z.object({ id: pathId });
const outcome = successOf(z.object({ outcome: selectionOutcome }));

/** The electronic files of credit notes (docs/domain/settlement.md, 'Electronic form'). */
export function preparingRoutes(app: App, context: ServiceContext, downloads: Downloads): void {
  app.post(
    '/settlements/documents/preparation',
    {
      config: { access, cost: 200, deadline: 'long', stepUp: true },
      schema: {
        operationId: 'prepareSettlementDocuments',
        summary: 'Prepare the electronic files of credit notes',
        description:
          'Bytes, hash, name and receiver are frozen; of a run of those that have none and those that were rejected. What cannot be prepared is left out, each with the reason. A conflict: senderMissing.',
        tags,
        body: selectionBody,
        response: {
          200: outcome,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) => success({ outcome: await prepareDocuments(context, signedInCallerOf(request), request.body) }),
  );

  app.post(
    '/settlements/documents/sent',
    {
      config: { access, scope: 'documents:write', cost: 60 },
      schema: {
        operationId: 'markSettlementDocumentsSent',
        summary: 'Mark prepared credit notes as sent',
        description:
          'What was sent is not cancelled any more. A download of the files does not say that they left; a receipt does.',
        tags,
        body: selectionBody,
        response: { 200: outcome, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND') },
      },
    },
    async (request) => success({ outcome: await markSent(context, signedInCallerOf(request), request.body) }),
  );

  app.get(
    '/settlements/:id/files',
    {
      config: { access, cost: 40, object: 'id' },
      schema: {
        operationId: 'settlementFiles',
        summary: 'What the electronic files of a settlement run have',
        description:
          'How many credit notes have files that count, and which are left out of the ZIP, each with the reason.',
        tags,
        params: byRun,
        response: { 200: outcome, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => success({ outcome: await runFiles(context, signedInCallerOf(request), request.params.id) }),
  );

  downloadRoute(app, downloads, context, {
    operationId: 'exportFatturaPa',
    file: 'recorded',
    method: 'GET',
    cost: 200,
    url: '/settlements/:id/fatturapa',
    access,
    object: 'id',
    summary: 'The credit notes of a settlement run as FatturaPA',
    description:
      'A ZIP with the XML files, of type TD04, as they were prepared: the same bytes whenever it is asked for. What it leaves out says `/settlements/{id}/files`.',
    tags,
    produces: ['application/zip'],
    params: byRun,
    querystring: z.strictObject({
      delivery: z.enum(documentDeliveries).optional().describe('Of notes that have come so far alone; all without'),
    }),
    produce: (caller, { params, query }, at) => fatturaPaFile(at, caller, params.id, query.delivery),
  });
}
