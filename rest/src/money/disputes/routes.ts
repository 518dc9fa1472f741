import type { Permission } from '@gdd/schema/permissions';
import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { approval } from '../../decisions/approvals/requests/schemas.js';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { idempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  idempotencyHeader,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../ground/platform/http/routes.js';
import { addAttachment, attachmentFile } from './attachments.js';
import { acceptDispute, refuseDispute } from './decisions.js';
import {
  acceptanceBody,
  assignmentBody,
  attachmentBody,
  dispute,
  disputeAttachment,
  disputeImport,
  disputeRow,
  disputesState,
  disputesSummary as summarySchema,
  messageBody,
  openBody,
  refusalBody,
} from './schemas.js';
import {
  assignDispute,
  disputeImports,
  disputesSummary,
  disputesTable,
  oneDispute,
  openDispute,
  withdrawDispute,
  writeMessage,
} from './service.js';

const tags = ['disputes'];
const office: readonly Permission[] = ['accessCampaigns'];
/** Both sides: the office and the dealer. */
const writers: readonly Permission[] = ['accessCampaigns', 'accessSubscription'];
/** The network may also read the disputes of the dealers below it. */
const readers: readonly Permission[] = ['accessCampaigns', 'accessReport', 'accessSubscription'];
const byId = z.object({ id: pathId });
const oneOf = successOf(z.object({ dispute }));
const readRefusals = refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND');
const changeRefusals = refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT');

/** Disputes of dealers about their statements (docs/domain/disputes.md). */
export function disputeRoutes(app: App, context: ServiceContext, secret: AppSecret, downloads: Downloads): void {
  queueRoutes(app, context);
  threadRoutes(app, context, secret);
  decisionRoutes(app, context, secret);
  attachmentRoutes(app, context, secret, downloads);
}

function queueRoutes(app: App, context: ServiceContext): void {
  app.post(
    '/disputes/table',
    {
      config: { access: readers, effect: 'read' },
      schema: {
        operationId: 'disputesTable',
        summary: 'A page of the disputes',
        description:
          'Of the dealers of the caller’s subtree: filtered, searched by dealer, campaign and document, sorted (ties by id) and paged, with the exact total; newest first.',
        tags,
        body: disputesState,
        response: {
          200: successOf(z.object({ items: z.array(disputeRow), total: z.number().int() })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await disputesTable(context, signedInCallerOf(request), request.body)),
  );

  app.get(
    '/disputes/summary',
    {
      config: { access: readers },
      schema: {
        operationId: 'disputesSummary',
        summary: 'How many disputes wait for whom',
        description: 'Of the dealers of the caller’s subtree, with the median time to the first answer.',
        tags,
        response: {
          200: successOf(z.object({ summary: summarySchema })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN'),
        },
      },
    },
    async (request) => success({ summary: await disputesSummary(context, signedInCallerOf(request)) }),
  );

  app.get(
    '/disputes/:id',
    {
      config: { access: readers, object: 'id' },
      schema: {
        operationId: 'getDispute',
        summary: 'One dispute',
        description: 'With what the product said about the thing, its thread, its files and its outcome.',
        tags,
        params: byId,
        response: { 200: oneOf, ...readRefusals },
      },
    },
    async (request) => success({ dispute: await oneDispute(context, signedInCallerOf(request), request.params.id) }),
  );

  app.get(
    '/disputes/:id/imports',
    {
      config: { access: office, object: 'id' },
      schema: {
        operationId: 'disputeImports',
        summary: 'The imports that a dispute can be accepted with',
        description: 'The last 50 applied ones that brought lines which its dealer has, newest first.',
        tags,
        params: byId,
        response: { 200: successOf(z.object({ imports: z.array(disputeImport) })), ...readRefusals },
      },
    },
    async (request) =>
      success({ imports: await disputeImports(context, signedInCallerOf(request), request.params.id) }),
  );
}

function threadRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
  app.post(
    '/disputes',
    {
      config: { access: writers },
      schema: {
        operationId: 'openDispute',
        summary: 'Open a dispute',
        description:
          'A dealer for itself, or the office for a dealer. What the product says about the line or figure at this moment is stored with it. A conflict, lineDisputed, where one about the line is open.',
        tags,
        headers: idempotencyHeader,
        body: openBody,
        response: { 201: oneOf, ...changeRefusals },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const opened = await openDispute(context, caller, request.body, idempotent);
      return reply.code(201).send(success({ dispute: opened }));
    },
  );

  app.post(
    '/disputes/:id/messages',
    {
      config: { access: writers, object: 'id' },
      schema: {
        operationId: 'writeDisputeMessage',
        summary: 'Answer a dispute',
        description:
          'The office’s message makes it answered, the dealer’s makes it open again. A conflict: disputeDecided.',
        tags,
        params: byId,
        headers: idempotencyHeader,
        body: messageBody,
        response: { 201: oneOf, ...changeRefusals },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const written = await writeMessage(context, caller, request.params.id, request.body, idempotent);
      return reply.code(201).send(success({ dispute: written }));
    },
  );

  app.post(
    '/disputes/:id/withdrawal',
    {
      config: { access: writers, object: 'id' },
      schema: {
        operationId: 'withdrawDispute',
        summary: 'Withdraw a dispute',
        description:
          'For good, by the dealer or who opened it. A conflict: disputeDecided; notOpener for anybody else.',
        tags,
        params: byId,
        response: { 200: oneOf, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT') },
      },
    },
    async (request) =>
      success({ dispute: await withdrawDispute(context, signedInCallerOf(request), request.params.id) }),
  );
}

function decisionRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
  app.put(
    '/disputes/:id/assignee',
    {
      config: { access: office, object: 'id' },
      schema: {
        operationId: 'assignDispute',
        summary: 'Assign a dispute',
        description: 'To somebody of the office, or to nobody. A conflict: disputeDecided.',
        tags,
        params: byId,
        body: assignmentBody,
        response: { 200: oneOf, ...changeRefusals },
      },
    },
    async (request) =>
      success({ dispute: await assignDispute(context, signedInCallerOf(request), request.params.id, request.body) }),
  );

  app.post(
    '/disputes/:id/refusal',
    {
      config: { access: office, object: 'id' },
      schema: {
        operationId: 'refuseDispute',
        summary: 'Refuse a dispute',
        description: 'For good, with a reason that the dealer reads. A conflict: disputeDecided.',
        tags,
        params: byId,
        body: refusalBody,
        response: { 200: oneOf, ...changeRefusals },
      },
    },
    async (request) =>
      success({ dispute: await refuseDispute(context, signedInCallerOf(request), request.params.id, request.body) }),
  );

  app.post(
    '/disputes/:id/acceptance',
    {
      config: { access: office, object: 'id' },
      schema: {
        operationId: 'acceptDispute',
        summary: 'Accept a dispute',
        description:
          'For good: with an adjustment, which names it in the ledger, with the import that brought the line, or by changing the goal, as editing it does. Above a limit the adjustment may wait for a second person: 202, and the dispute stays as it is. Conflicts: disputeDecided; with a goal campaignClosed, and staleVersion where it was changed meanwhile.',
        tags,
        params: byId,
        headers: idempotencyHeader,
        body: acceptanceBody,
        response: {
          200: oneOf,
          202: successOf(z.object({ dispute, approval })),
          ...changeRefusals,
        },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const accepted = await acceptDispute(context, caller, request.params.id, request.body, idempotent);
      return accepted.approval === null
        ? reply.code(200).send(success({ dispute: accepted.dispute }))
        : reply.code(202).send(success({ dispute: accepted.dispute, approval: accepted.approval }));
    },
  );
}

function attachmentRoutes(app: App, context: ServiceContext, secret: AppSecret, downloads: Downloads): void {
  app.post(
    '/disputes/:id/attachments',
    {
      config: { access: writers, object: 'id' },
      schema: {
        operationId: 'addDisputeAttachment',
        summary: 'Add a file to a dispute',
        description:
          'A picture or a PDF, up to 10 MB; at most ten files. A conflict: disputeDecided, tooManyAttachments.',
        tags,
        params: byId,
        headers: idempotencyHeader,
        body: attachmentBody,
        response: { 201: successOf(z.object({ attachment: disputeAttachment })), ...changeRefusals },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const { uploadId } = request.body;
      const attachment = await addAttachment(context, caller, request.params.id, uploadId, idempotent);
      return reply.code(201).send(success({ attachment }));
    },
  );

  downloadRoute(app, downloads, context, {
    operationId: 'downloadDisputeAttachment',
    file: 'recorded',
    method: 'GET',
    url: '/disputes/:id/attachments/:attachmentId',
    access: readers,
    object: 'attachmentId',
    summary: 'A file of a dispute',
    description: 'Of a dealer of the caller’s subtree.',
    tags,
    produces: ['*/*'],
    params: byId.extend({ attachmentId: pathId }),
    produce: (caller, { params }) => attachmentFile(context, caller, params.id, params.attachmentId),
  });
}
