import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import { importDetail } from '../imports/record/schemas.js';
import type { ImportContext } from '../imports/service.js';
import { idempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  type App,
  idempotencyHeader,
  nothing,
  pageOf,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
} from '../../ground/platform/http/routes.js';
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import {
  editedGoals,
  goalProposal,
  goalsOutcome,
  proposalBody,
  proposalRowsState,
  proposedGoalRow,
} from './schemas.js';
import {
  campaignProposals,
  editProposal,
  importProposal,
  oneProposal,
  pasteGoals,
  proposalFile,
  proposalRows,
  proposeGoals,
  removeProposal,
} from './service.js';

const tags = ['simulations'];
const access = ['accessCampaigns'] as const;
const byId = z.object({ id: pathId });
const oneOf = successOf(z.object({ proposal: goalProposal }));

/** Goals that are proposed from what dealers bought (docs/domain/simulations.md, 'Proposed goals'). */
export function proposalRoutes(app: App, context: ImportContext, secret: AppSecret, downloads: Downloads): void {
  campaignRoutes(app, context, secret);
  app.get(
    '/proposals/:id',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'getGoalProposal',
        summary: 'Proposed goals',
        description: 'The terms that they were worked out by, and what they come to.',
        tags,
        params: byId,
        response: { 200: oneOf, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => success({ proposal: await oneProposal(context, request.params.id) }),
  );

  app.delete(
    '/proposals/:id',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'deleteGoalProposal',
        summary: 'Delete proposed goals',
        description: 'What was applied stays.',
        tags,
        params: byId,
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => {
      await removeProposal(context, request.params.id);
      return success({});
    },
  );

  app.post(
    '/proposals/:id/goals',
    {
      config: { access, effect: 'read', object: 'id' },
      schema: {
        operationId: 'proposedGoals',
        summary: 'A page of proposed goals',
        description:
          'Beside last year’s tyres and the goal of the last campaign; filtered, searched, sorted and paged.',
        tags,
        params: byId,
        body: proposalRowsState,
        response: {
          200: pageOf(proposedGoalRow),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success(await proposalRows(context, signedInCallerOf(request), request.params.id, request.body)),
  );

  app.put(
    '/proposals/:id/goals',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'editProposedGoals',
        summary: 'Edit proposed goals',
        description: 'Typed, or a column pasted from a spreadsheet: all of them or, where one is no goal, none.',
        tags,
        params: byId,
        body: editedGoals,
        response: {
          200: successOf(z.object({ outcome: goalsOutcome })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success({ outcome: await editProposal(context, request.params.id, request.body) }),
  );

  app.post(
    '/proposals/:id/import',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'importProposedGoals',
        summary: 'Hand proposed goals to an import',
        description: 'As a file of goals: previewed, applied in one transaction and undone like any other.',
        tags,
        params: byId,
        response: {
          201: successOf(z.object({ import: importDetail })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request, reply) => {
      const started = await importProposal(context, signedInCallerOf(request), request.params.id);
      return reply.code(201).send(success({ import: started.import }));
    },
  );

  downloadRoute(app, downloads, context, {
    operationId: 'exportProposedGoals',
    file: 'recorded',
    method: 'POST',
    cost: 200,
    url: '/proposals/:id/export',
    access,
    object: 'id',
    summary: 'Proposed goals as a file of goals',
    description: 'To edit in a spreadsheet and read back.',
    tags,
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv],
    params: byId,
    body: z.strictObject({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    produce: (_caller, { params, body }, at) => proposalFile(at, params.id, body.format),
  });
}

function campaignRoutes(app: App, context: ImportContext, secret: AppSecret): void {
  app.post(
    '/campaigns/:id/goals',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'pasteGoals',
        summary: 'Hand pasted goals to an import',
        description:
          'A column pasted from a spreadsheet, of dealers of the campaign: the goals that change are handed to an import of goals, or none where one is no goal.',
        tags,
        params: byId,
        body: editedGoals,
        response: {
          200: successOf(z.object({ outcome: goalsOutcome, import: importDetail.nullable() })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) => success(await pasteGoals(context, signedInCallerOf(request), request.params.id, request.body)),
  );

  app.post(
    '/campaigns/:id/proposals',
    {
      config: { access, cost: 60, object: 'id' },
      schema: {
        operationId: 'createGoalProposal',
        summary: 'Propose goals',
        description: 'From the eligible tyres of a base period, by tier of the active dealers that a filter chooses.',
        tags,
        params: byId,
        headers: idempotencyHeader,
        body: proposalBody,
        response: {
          201: oneOf,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const proposal = await proposeGoals(context, caller, request.params.id, request.body, idempotent);
      return reply.code(201).send(success({ proposal }));
    },
  );

  app.get(
    '/campaigns/:id/proposals',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'listGoalProposals',
        summary: 'The goals proposed for a campaign',
        description: 'The newest first.',
        tags,
        params: byId,
        response: {
          200: successOf(z.object({ proposals: z.array(goalProposal) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success({ proposals: await campaignProposals(context, request.params.id) }),
  );
}
