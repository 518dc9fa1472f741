import type { Permission } from '@gdd/schema/permissions';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { approval } from '../../../decisions/approvals/requests/schemas.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import {
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../../ground/platform/http/routes.js';
import { changeDocument, payDocument, type RequestedChange } from './changes.js';
import { documentChangeBody, paymentBody, paymentReturnBody, settlementDocumentDetail } from './schemas.js';
import { oneDocument } from './service.js';

const tags = ['settlements'];
const office: readonly Permission[] = ['accessCampaigns'];
const byDocument = z.object({ documentId: pathId });
const oneOf = successOf(z.object({ document: settlementDocumentDetail }));

/** The document as it still is, with the request that waits for a second person. */
const waiting = successOf(z.object({ document: settlementDocumentDetail, approval }));
const changeRefusals = refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT');
const statesSaid = 'A conflict: documentState, with the states that forbid it; alreadyCancelled';

/** Changes of a document: its payment by one person, what corrects something by two. */
export function changeRoutes(app: App, context: ServiceContext): void {
  const asked = async (request: FastifyRequest, documentId: number, change: RequestedChange) => {
    const caller = signedInCallerOf(request);
    const made = await changeDocument(context, caller, documentId, change);
    if (made === undefined) throw new Error('A change of a document takes two persons.');
    return success({ document: await oneDocument(context, caller, documentId), approval: made });
  };
  const ofTwo = { tags, params: byDocument, response: { 202: waiting, ...changeRefusals } };
  const config = { access: office, object: 'documentId' } as const;

  app.post(
    '/settlements/documents/:documentId/payment',
    {
      config: { ...config, scope: 'documents:write' },
      schema: {
        operationId: 'paySettlementDocument',
        summary: 'Record the payment of a document by hand',
        description: `Of one whose payment came back, a second transfer. ${statesSaid}.`,
        tags,
        params: byDocument,
        body: paymentBody,
        response: { 200: oneOf, ...changeRefusals },
      },
    },
    async (request) =>
      success({
        document: await payDocument(context, signedInCallerOf(request), request.params.documentId, request.body),
      }),
  );

  app.post(
    '/settlements/documents/:documentId/payment/correction',
    {
      config,
      schema: {
        ...ofTwo,
        operationId: 'takeBackSettlementPayment',
        summary: 'Take back a payment that was read wrongly',
        description: `Once another user approves it: 202. ${statesSaid}; approvalPending.`,
        body: documentChangeBody,
      },
    },
    async (request, reply) =>
      reply
        .code(202)
        .send(await asked(request, request.params.documentId, { change: 'paymentTakenBack', ...request.body })),
  );

  app.post(
    '/settlements/documents/:documentId/payment/return',
    {
      config,
      schema: {
        ...ofTwo,
        operationId: 'returnSettlementPayment',
        summary: 'Say that a payment came back',
        description: `From the bank or the dealer, on a day; another transfer may follow. Once another user approves it: 202. ${statesSaid}; approvalPending.`,
        body: paymentReturnBody,
      },
    },
    async (request, reply) =>
      reply
        .code(202)
        .send(await asked(request, request.params.documentId, { change: 'paymentReturned', ...request.body })),
  );

  app.post(
    '/settlements/documents/:documentId/never-sent',
    {
      config,
      schema: {
        ...ofTwo,
        operationId: 'settlementDocumentNeverSent',
        summary: 'Say that a credit note never left',
        description: `Of a note that is older than what is kept of sending, and counts as sent. Once another user approves it: 202. ${statesSaid}; approvalPending.`,
        body: documentChangeBody,
      },
    },
    async (request, reply) =>
      reply.code(202).send(await asked(request, request.params.documentId, { change: 'neverSent', ...request.body })),
  );

  app.post(
    '/settlements/documents/:documentId/discard',
    {
      config,
      schema: {
        ...ofTwo,
        operationId: 'discardSettlementDocument',
        summary: 'Discard the file of a credit note that never left',
        description: `The note can be prepared again, or cancelled. Once another user approves it: 202. ${statesSaid}; approvalPending.`,
        body: documentChangeBody,
      },
    },
    async (request, reply) =>
      reply.code(202).send(await asked(request, request.params.documentId, { change: 'discarded', ...request.body })),
  );

  app.post(
    '/settlements/documents/:documentId/cancellation',
    {
      config,
      schema: {
        ...ofTwo,
        operationId: 'cancelSettlementDocument',
        summary: 'Cancel a document of a settlement',
        description: `What never left, or was rejected, and is not paid: its entries are reversed, its number stays. Once another user approves it: 202. ${statesSaid}; approvalPending.`,
        body: documentChangeBody,
      },
    },
    async (request, reply) =>
      reply.code(202).send(await asked(request, request.params.documentId, { change: 'cancelled', ...request.body })),
  );

  app.post(
    '/settlements/documents/:documentId/debit-note',
    {
      config: { ...config, stepUp: true },
      schema: {
        ...ofTwo,
        operationId: 'answerSettlementDocument',
        summary: 'Answer a credit note with a debit note',
        description: `The whole of a note that was sent and is not paid: the debit note has a number of its own and the day of the approval, on which the entries of the note are reversed. Once another user approves it: 202. ${statesSaid}; dayOutOfTurn; approvalPending.`,
        body: documentChangeBody,
      },
    },
    async (request, reply) =>
      reply.code(202).send(await asked(request, request.params.documentId, { change: 'answered', ...request.body })),
  );
}
