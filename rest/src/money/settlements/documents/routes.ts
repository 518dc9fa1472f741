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
import { spreadsheetTypes } from '../../../ground/platform/spreadsheets/spreadsheet.js';
import {
  documentEvent,
  paymentsBody,
  paymentsOutcome,
  settlementDocument,
  settlementDocumentDetail,
  settlementDocumentsFile,
  settlementDocumentsState,
} from './schemas.js';
import { changeRoutes } from './changeRoutes.js';
import { readPayments } from './payments.js';
import { documentPdf } from './pdf.js';
import { dealerDocuments, documentHistory, documentsDownload, documentsPage, oneDocument } from './service.js';

const tags = ['settlements'];
const office: readonly Permission[] = ['accessCampaigns'];
/** The office, the network for the dealers below it, a dealer for itself. */
const readers: readonly Permission[] = ['accessCampaigns', 'accessReport', 'accessSubscription'];
const byDocument = z.object({ documentId: pathId });
const oneOf = successOf(z.object({ document: settlementDocumentDetail }));

/** The documents of approved settlement runs (docs/domain/settlement.md, 'Documents'). */
export function settlementDocumentRoutes(app: App, context: ServiceContext, downloads: Downloads): void {
  app.post(
    '/settlements/documents/table',
    {
      config: { access: office, effect: 'read' },
      schema: {
        operationId: 'settlementDocumentsTable',
        summary: 'A page of the documents of settlements',
        description:
          'Of all runs, cancelled ones too: filtered, searched by dealer or number, sorted (ties by id) and paged, with the exact total; newest first.',
        tags,
        body: settlementDocumentsState,
        response: {
          200: successOf(z.object({ items: z.array(settlementDocument), total: z.number().int() })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await documentsPage(context, signedInCallerOf(request), request.body)),
  );

  app.get(
    '/dealers/:id/settlement-documents',
    {
      config: { access: readers, object: 'id' },
      schema: {
        operationId: 'dealerSettlementDocuments',
        summary: 'The documents of a dealer',
        description: 'Newest first, cancelled ones too, for a dealer of the caller’s subtree.',
        tags,
        params: z.object({ id: pathId }),
        response: {
          200: successOf(z.object({ documents: z.array(settlementDocument) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) =>
      success({ documents: await dealerDocuments(context, signedInCallerOf(request), request.params.id) }),
  );

  app.get(
    '/settlements/documents/:documentId',
    {
      config: { access: readers, object: 'documentId' },
      schema: {
        operationId: 'getSettlementDocument',
        summary: 'One document of a settlement',
        description: 'With its lines, its tax, and who issued it to whom, as it was made.',
        tags,
        params: byDocument,
        response: { 200: oneOf, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) =>
      success({ document: await oneDocument(context, signedInCallerOf(request), request.params.documentId) }),
  );

  app.get(
    '/settlements/documents/:documentId/events',
    {
      config: { access: office, object: 'documentId' },
      schema: {
        operationId: 'settlementDocumentEvents',
        summary: 'The history of a document of a settlement',
        description:
          'What became of it on its way and of its payment, oldest first, with who did it and who confirmed it.',
        tags,
        params: byDocument,
        response: {
          200: successOf(z.object({ events: z.array(documentEvent) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) =>
      success({ events: await documentHistory(context, signedInCallerOf(request), request.params.documentId) }),
  );

  app.post(
    '/settlements/payments',
    {
      config: { access: office, scope: 'documents:write', cost: 60 },
      schema: {
        operationId: 'readSettlementPayments',
        summary: 'Read which documents were paid from a file',
        description:
          'With the columns numero and pagato_il. The right rows are taken, the others are named; the same file once more changes nothing.',
        tags,
        body: paymentsBody,
        response: {
          200: successOf(z.object({ outcome: paymentsOutcome })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success({ outcome: await readPayments(context, signedInCallerOf(request), request.body) }),
  );
  changeRoutes(app, context);
  fileRoutes(app, context, downloads);
}

function fileRoutes(app: App, context: ServiceContext, downloads: Downloads): void {
  downloadRoute(app, downloads, context, {
    operationId: 'exportSettlementDocuments',
    file: 'recorded',
    method: 'POST',
    cost: 200,
    url: '/settlements/documents/export',
    access: office,
    summary: 'The documents of settlements as a table, for an ERP',
    description:
      'A row for each line of a document, filtered, searched and sorted as their table is: of one run by settlementId.',
    tags,
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    params: z.object({}),
    body: settlementDocumentsFile,
    produce: (caller, { body }, at) => documentsDownload(at, caller, body),
  });

  downloadRoute(app, downloads, context, {
    operationId: 'settlementDocumentPdf',
    file: 'recorded',
    method: 'GET',
    cost: 200,
    url: '/settlements/documents/:documentId/pdf',
    access: readers,
    object: 'documentId',
    summary: 'A document of a settlement as a PDF',
    description: 'One A4 page or more; a cancelled one says so.',
    tags,
    produces: ['application/pdf'],
    params: byDocument,
    produce: (caller, { params }, at) => documentPdf(at, caller, params.documentId),
  });
}
