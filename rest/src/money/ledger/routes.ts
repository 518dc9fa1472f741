import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { approval } from '../../decisions/approvals/requests/schemas.js';
import { formatBody } from '../../programme/campaigns/campaign/schemas.js';
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
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import { entriesFile } from './entriesExport.js';
import { redemptionsFile } from './redemptionsExport.js';
import { adjustmentBody, ledgerEntry, redemption, redemptionBody, reversalBody } from './schemas.js';
import { dealerEntries, dealerRedemptions, recordAdjustment, recordRedemption, reverseEntry } from './service.js';

const tags = ['campaigns'];

const dealerParams = z.object({ id: pathId, dealerId: pathId });
const readRefusals = refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND');
const changeRefusals = refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT');
const oneEntry = successOf(z.object({ entry: ledgerEntry }));

/**
 * Routes of the ledger of a dealer in a campaign (docs/domain/ledger.md; redemptions: docs/specification.md, section
 * 7).
 */
export function ledgerRoutes(app: App, context: ServiceContext, secret: AppSecret, downloads: Downloads): void {
  app.get(
    '/campaigns/:id/dealer/:dealerId/entries',
    {
      config: { access: ['accessCampaigns', 'accessReport', 'accessSubscription'], object: 'dealerId' },
      schema: {
        operationId: 'listEntries',
        summary: 'The ledger of a dealer in a campaign',
        description:
          'What was redeemed, adjusted, set off and reversed, newest first, for a dealer of the caller’s subtree.',
        tags,
        params: dealerParams,
        response: { 200: successOf(z.object({ entries: z.array(ledgerEntry) })), ...readRefusals },
      },
    },
    async (request) => success({ entries: await dealerEntries(context, signedInCallerOf(request), request.params) }),
  );

  app.post(
    '/campaigns/:id/dealer/:dealerId/adjustments',
    {
      config: { access: ['accessCampaigns'], object: 'dealerId' },
      schema: {
        operationId: 'recordAdjustment',
        summary: 'Adjust what a dealer may spend',
        description:
          'In either direction, with a reason; in a closed campaign too. What falls below 0 is a debt. Above a limit for the day it waits for a second person (202), and asks for a step-up (403, stepUpRequired).',
        tags,
        params: dealerParams,
        headers: idempotencyHeader,
        body: adjustmentBody,
        response: { 201: oneEntry, 202: successOf(z.object({ approval })), ...changeRefusals },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const recorded = await recordAdjustment(context, caller, request.params, request.body, idempotent);
      return 'approval' in recorded
        ? reply.code(202).send(success(recorded))
        : reply.code(201).send(success({ entry: recorded }));
    },
  );

  app.post(
    '/campaigns/:id/dealer/:dealerId/entries/:entryId/reversal',
    {
      config: { access: ['accessCampaigns'], object: 'entryId' },
      schema: {
        operationId: 'reverseEntry',
        summary: 'Take an entry of a ledger back',
        description:
          'By an entry of the opposite amount, on the programme’s day: once, and never of a reversal. In a closed campaign too. Above the limit of the kind that it takes back it waits for a second person (202); that of an adjustment asks for a step-up (403, stepUpRequired).',
        tags,
        params: dealerParams.extend({ entryId: pathId }),
        headers: idempotencyHeader,
        body: reversalBody,
        response: { 201: oneEntry, 202: successOf(z.object({ approval })), ...changeRefusals },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const recorded = await reverseEntry(context, caller, request.params, request.body, idempotent);
      return 'approval' in recorded
        ? reply.code(202).send(success(recorded))
        : reply.code(201).send(success({ entry: recorded }));
    },
  );

  app.get(
    '/campaigns/:id/dealer/:dealerId/redemptions',
    {
      config: { access: ['accessCampaigns'], object: 'dealerId' },
      schema: {
        operationId: 'listRedemptions',
        summary: 'The redemptions of a dealer in a campaign',
        description: 'Newest first; without those that were cancelled.',
        tags,
        params: dealerParams,
        response: {
          200: successOf(z.object({ redemptions: z.array(redemption) })),
          ...readRefusals,
        },
      },
    },
    async (request) =>
      success({ redemptions: await dealerRedemptions(context, signedInCallerOf(request), request.params) }),
  );

  app.post(
    '/campaigns/:id/dealer/:dealerId/redemptions',
    {
      config: { access: ['accessCampaigns'], object: 'dealerId' },
      schema: {
        operationId: 'recordRedemption',
        summary: 'Record a redemption',
        description:
          'At most what is expendable; in a closed campaign too. Above a limit for the day it may wait for a second person: 202.',
        tags,
        params: dealerParams,
        headers: idempotencyHeader,
        body: redemptionBody,
        response: {
          201: successOf(z.object({ redemption })),
          202: successOf(z.object({ approval })),
          ...changeRefusals,
        },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const recorded = await recordRedemption(context, caller, request.params, request.body, idempotent);
      return 'approval' in recorded
        ? reply.code(202).send(success(recorded))
        : reply.code(201).send(success({ redemption: recorded }));
    },
  );

  const table = {
    method: 'POST',
    cost: 200,
    tags,
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
  } as const;
  downloadRoute(app, downloads, context, {
    ...table,
    operationId: 'exportEntries',
    file: 'recorded',
    url: '/campaigns/:id/entries/export',
    access: ['accessCampaigns'],
    object: 'id',
    summary: 'The entries of the ledgers of a campaign as a table',
    description: 'By the dealers of the caller’s subtree, newest first.',
    params: z.object({ id: pathId }),
    body: formatBody,
    produce: (caller, { params, body }, at) => entriesFile(at, caller, params.id, body.format),
  });
  downloadRoute(app, downloads, context, {
    ...table,
    operationId: 'exportRedemptions',
    file: 'recorded',
    url: '/campaigns/:id/redemptions/export',
    access: ['accessCampaigns'],
    object: 'id',
    summary: 'The redemptions of a campaign as a table',
    description: 'By the dealers of the caller’s subtree, newest first; without those that were cancelled.',
    params: z.object({ id: pathId }),
    body: formatBody,
    produce: (caller, { params, body }, at) => redemptionsFile(at, caller, params.id, body.format),
  });
}
