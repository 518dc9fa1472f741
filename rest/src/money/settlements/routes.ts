import type { Permission } from '@gdd/schema/permissions';
import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import type { ServiceContext } from '../../ground/platform/context.js';
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
import { approveSettlement } from './approval.js';
import {
  settlement,
  settlementBody,
  settlementDetail,
  settlementLine,
  settlementLinesFile,
  settlementLinesState,
  settlementSettings,
  settlementSettingsBody,
  settlementsState,
  updateSettlementBody,
} from './schemas.js';
import { changeSettings, settingsView } from './settings.js';
import {
  createSettlement,
  oneSettlement,
  proposeSettlement,
  removeSettlement,
  settlementLinesDownload,
  settlementLinesPage,
  settlementsTable,
  updateSettlement,
  withdrawSettlement,
} from './service.js';

const tags = ['settlements'];
const access: readonly Permission[] = ['accessCampaigns'];
const byId = z.object({ id: pathId });
const oneOf = successOf(z.object({ settlement: settlementDetail }));
const changeRefusals = refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT');
const spreadsheets = [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl] as const;

/** Settlement runs and their approval (docs/domain/settlement.md). */
export function settlementRoutes(app: App, context: ServiceContext, secret: AppSecret, downloads: Downloads): void {
  settingsRoutes(app, context);
  app.post(
    '/settlements/table',
    {
      config: { access, effect: 'read' },
      schema: {
        operationId: 'settlementsTable',
        summary: 'A page of the settlement runs',
        description: 'Filtered, searched by title, sorted (ties by id) and paged, with the exact total; newest first.',
        tags,
        body: settlementsState,
        response: {
          200: successOf(z.object({ items: z.array(settlement), total: z.number().int() })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await settlementsTable(context, signedInCallerOf(request), request.body)),
  );

  app.post(
    '/settlements',
    {
      config: { access, cost: 60 },
      schema: {
        operationId: 'createSettlement',
        summary: 'Make a settlement run',
        description:
          'A draft: its lines are worked out anew whenever it is looked at, and nothing is written. A conflict: dayOutOfTurn, amountTooLarge.',
        tags,
        headers: idempotencyHeader,
        body: settlementBody,
        response: { 201: oneOf, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT') },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const made = await createSettlement(context, caller, request.body, idempotent);
      return reply.code(201).send(success({ settlement: made }));
    },
  );

  app.get(
    '/settlements/:id',
    {
      config: { access, cost: 40, object: 'id' },
      schema: {
        operationId: 'getSettlement',
        summary: 'One settlement run',
        description: 'With what it comes to: a draft now, a proposed run by its frozen lines.',
        tags,
        params: byId,
        response: { 200: oneOf, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) =>
      success({ settlement: await oneSettlement(context, signedInCallerOf(request), request.params.id) }),
  );

  app.put(
    '/settlements/:id',
    {
      config: { access, cost: 60, object: 'id' },
      schema: {
        operationId: 'updateSettlement',
        summary: 'Change a draft of a settlement run',
        description: 'All its fields; a conflict, notADraft, once it was proposed.',
        tags,
        params: byId,
        body: updateSettlementBody,
        response: { 200: oneOf, ...changeRefusals },
      },
    },
    async (request) =>
      success({
        settlement: await updateSettlement(context, signedInCallerOf(request), request.params.id, request.body),
      }),
  );

  app.delete(
    '/settlements/:id',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'deleteSettlement',
        summary: 'Delete a draft of a settlement run',
        description: 'A conflict, notADraft, once it was proposed.',
        tags,
        params: byId,
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT') },
      },
    },
    async (request) => {
      await removeSettlement(context, signedInCallerOf(request), request.params.id);
      return success({});
    },
  );

  app.post(
    '/settlements/:id/lines',
    {
      config: { access, effect: 'read', cost: 40, object: 'id' },
      schema: {
        operationId: 'settlementLines',
        summary: 'A page of the dealers of a settlement run',
        description:
          'What each is paid and why, and what it lacks for a document; filtered, searched, sorted and paged.',
        tags,
        params: byId,
        body: settlementLinesState,
        response: {
          200: successOf(z.object({ items: z.array(settlementLine), total: z.number().int() })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) =>
      success(await settlementLinesPage(context, signedInCallerOf(request), request.params.id, request.body)),
  );

  downloadRoute(app, downloads, context, {
    operationId: 'exportSettlementLines',
    file: 'recorded',
    method: 'POST',
    cost: 200,
    url: '/settlements/:id/lines/export',
    access,
    object: 'id',
    summary: 'The dealers of a settlement run as a table',
    description: 'Filtered, searched and sorted as their table is.',
    tags,
    produces: [...spreadsheets],
    params: byId,
    body: settlementLinesFile,
    produce: (caller, { params, body }, at) => settlementLinesDownload(at, caller, params.id, body),
  });
  decisionRoutes(app, context);
}

/** Proposal, withdrawal and approval of a run. */
function decisionRoutes(app: App, context: ServiceContext): void {
  app.post(
    '/settlements/:id/proposal',
    {
      config: { access, cost: 60, deadline: 'long', object: 'id' },
      schema: {
        operationId: 'proposeSettlement',
        summary: 'Propose a settlement run',
        description:
          'Freezes its lines with the balances that they rest on, and the settings for its documents. A conflict: notADraft, nothingToSettle without a dealer to settle, taxMissing without a configured tax for its credit notes, dayOutOfTurn, amountTooLarge.',
        tags,
        params: byId,
        response: { 200: oneOf, ...changeRefusals },
      },
    },
    async (request) =>
      success({ settlement: await proposeSettlement(context, signedInCallerOf(request), request.params.id) }),
  );

  app.post(
    '/settlements/:id/withdrawal',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'withdrawSettlement',
        summary: 'Withdraw a proposed settlement run',
        description: 'For good: nothing of it is written. A conflict, notProposed, in any other state.',
        tags,
        params: byId,
        response: { 200: oneOf, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT') },
      },
    },
    async (request) =>
      success({ settlement: await withdrawSettlement(context, signedInCallerOf(request), request.params.id) }),
  );

  app.post(
    '/settlements/:id/approval',
    {
      config: { access, cost: 200, deadline: 'long', object: 'id', stepUp: true },
      schema: {
        operationId: 'approveSettlement',
        summary: 'Approve a settlement run',
        description:
          'Writes its entries and makes its documents, all at once. A conflict: notProposed; sameUser for who proposed it. The run is a draft again where something that it rests on has changed: held and balancesChanged, which name the first dealers as obstacles, settingsChanged, dayOutOfTurn, amountTooLarge.',
        tags,
        params: byId,
        response: { 200: oneOf, ...changeRefusals },
      },
    },
    async (request) =>
      success({ settlement: await approveSettlement(context, signedInCallerOf(request), request.params.id) }),
  );
}

function settingsRoutes(app: App, context: ServiceContext): void {
  const oneSettings = successOf(z.object({ settings: settlementSettings }));
  app.get(
    '/settlements/settings',
    {
      config: { access },
      schema: {
        operationId: 'getSettlementSettings',
        summary: 'The settings of settlements',
        description:
          'Tax, who issues the documents, whether they name invoices, and how far back the day of a run may be; no tax is set at first.',
        tags,
        response: { 200: oneSettings, ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async () => success({ settings: await settingsView(context) }),
  );

  app.put(
    '/settlements/settings',
    {
      config: { access, stepUp: true },
      schema: {
        operationId: 'updateSettlementSettings',
        summary: 'Change the settings of settlements',
        description:
          'All of them; documents that were made stay as they are, and a proposed run has to be proposed again.',
        tags,
        body: settlementSettingsBody,
        response: {
          200: oneSettings,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'),
        },
      },
    },
    async (request) => success({ settings: await changeSettings(context, signedInCallerOf(request), request.body) }),
  );
}
