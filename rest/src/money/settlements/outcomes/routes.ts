import type { Permission } from '@gdd/schema/permissions';
import { z } from 'zod';
import type { ServiceContext } from '../../../ground/platform/context.js';
import {
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../../ground/platform/http/routes.js';
import { settlementDocumentDetail } from '../documents/schemas.js';
import { readOutcomes, receiveOutcomes, recordOutcome } from './outcomes.js';
import { outcomeBody, outcomesBody, outcomesFileBody, outcomesOutcome } from './schemas.js';

const tags = ['settlements'];
const access: readonly Permission[] = ['accessCampaigns'];
const outcome = successOf(z.object({ outcome: outcomesOutcome }));

/** What the exchange system answers about credit notes (docs/domain/settlement.md, 'Outcomes'). */
export function outcomeRoutes(app: App, context: ServiceContext): void {
  app.post(
    '/settlements/outcomes',
    {
      config: { access, scope: 'documents:write', cost: 60 },
      schema: {
        operationId: 'readSettlementOutcomes',
        summary: 'Read what the exchange system answered from a file',
        description:
          'Its receipts RC, MC and NS, alone or in a ZIP, signed or not (the signature is not checked), or a table with the columns numero, esito, data and codice. The right ones are taken, the others are named; the same again changes nothing.',
        tags,
        body: outcomesFileBody,
        response: { 200: outcome, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => success({ outcome: await readOutcomes(context, signedInCallerOf(request), request.body) }),
  );

  app.post(
    '/settlements/outcomes/rows',
    {
      config: { access, scope: 'documents:write', cost: 60 },
      schema: {
        operationId: 'receiveSettlementOutcomes',
        summary: 'Take what the exchange system answered from another system',
        description:
          'Up to 1,000 outcomes, each of a document by its number. The right ones are taken, the others are named by their place, from 1; the same again changes nothing.',
        tags,
        body: outcomesBody,
        response: { 200: outcome, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) =>
      success({ outcome: await receiveOutcomes(context, signedInCallerOf(request), request.body.outcomes) }),
  );

  app.post(
    '/settlements/documents/:documentId/outcome',
    {
      config: { access, scope: 'documents:write', object: 'documentId' },
      schema: {
        operationId: 'recordSettlementDocumentOutcome',
        summary: 'Record by hand what the exchange system answered about a credit note',
        description:
          'An answer implies that the note was sent. A conflict: documentState, with the states that forbid it; alreadyCancelled.',
        tags,
        params: z.object({ documentId: pathId }),
        body: outcomeBody,
        response: {
          200: successOf(z.object({ document: settlementDocumentDetail })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) =>
      success({
        document: await recordOutcome(context, signedInCallerOf(request), request.params.documentId, request.body),
      }),
  );
}
