import type { Permission } from '@gdd/schema/permissions';
import { z } from 'zod';
import type { ServiceContext } from '../../ground/platform/context.js';
import {
  type App,
  pageOf,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
} from '../../ground/platform/http/routes.js';
import { approval, approvalsState } from './requests/schemas.js';
import { approvalSettingsBody, approvalSettingsView, refusalBody } from './schemas.js';
import {
  approveRequest,
  approvalsTable,
  oneApproval,
  refuseRequest,
  withdrawRequest,
  type ConfirmedChanges,
} from './service.js';
import { changeSettings, settingsView } from './settings.js';

const tags = ['approvals'];
/** Permissions for any kind of request; each user sees and decides only the kinds that it could make itself. */
const access: readonly Permission[] = ['accessCampaigns', 'accessImportManager', 'accessUsersManager'];
const byId = z.object({ id: pathId });
const oneOf = successOf(z.object({ approval }));
const changeRefusals = refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT');

/** Changes that a second person confirms (docs/domain/approvals.md). */
export function approvalRoutes(app: App, context: ServiceContext, changes: ConfirmedChanges): void {
  settingsRoutes(app, context);
  app.post(
    '/approvals/table',
    {
      config: { access, effect: 'read' },
      schema: {
        operationId: 'approvalsTable',
        summary: 'A page of the requests that a second person confirms',
        description:
          'Of the kinds that the caller could ask for; filtered, searched by campaign, dealer, file and document, sorted (ties by id) and paged, with the exact total; newest first.',
        tags,
        body: approvalsState,
        response: {
          200: pageOf(approval),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await approvalsTable(context, signedInCallerOf(request), request.body)),
  );

  app.get(
    '/approvals/:id',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'getApproval',
        summary: 'One request',
        description: 'With what was asked, when it was asked, and what became of it.',
        tags,
        params: byId,
        response: { 200: oneOf, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => success({ approval: await oneApproval(context, signedInCallerOf(request), request.params.id) }),
  );

  app.post(
    '/approvals/:id/approval',
    {
      config: { access, cost: 60, object: 'id', stepUp: true },
      schema: {
        operationId: 'approveRequest',
        summary: 'Approve a request',
        description:
          'Carries out what was asked, as it was asked, in the name of who asked; all or nothing. Conflict: approvalDecided; sameUser for who proposed it. What cannot be done any more is refused as its own call refuses it, and the request goes on waiting.',
        tags,
        params: byId,
        response: { 200: oneOf, ...changeRefusals },
      },
    },
    async (request) =>
      success({ approval: await approveRequest(context, changes, signedInCallerOf(request), request.params.id) }),
  );

  app.post(
    '/approvals/:id/refusal',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'refuseRequest',
        summary: 'Refuse a request',
        description: 'For good, with a reason. Conflict: approvalDecided; sameUser for who proposed it.',
        tags,
        params: byId,
        body: refusalBody,
        response: { 200: oneOf, ...changeRefusals },
      },
    },
    async (request) =>
      success({ approval: await refuseRequest(context, signedInCallerOf(request), request.params.id, request.body) }),
  );

  app.post(
    '/approvals/:id/withdrawal',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'withdrawRequest',
        summary: 'Withdraw a request',
        description: 'For good, by who made it. Conflict: approvalDecided; notProposer for anybody else.',
        tags,
        params: byId,
        response: { 200: oneOf, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT') },
      },
    },
    async (request) =>
      success({ approval: await withdrawRequest(context, signedInCallerOf(request), request.params.id) }),
  );
}

function settingsRoutes(app: App, context: ServiceContext): void {
  const settings = approvalSettingsView;
  app.get(
    '/approvals/settings',
    {
      config: { access: ['accessUsersManager'] },
      schema: {
        operationId: 'getApprovalSettings',
        summary: 'Which changes a second person confirms',
        description:
          'None at first. A settlement, and a change of one of its documents, always takes two, whatever is set here.',
        tags,
        response: { 200: successOf(z.object({ settings })), ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async () => success({ settings: await settingsView(context.database) }),
  );

  app.put(
    '/approvals/settings',
    {
      config: { access: ['accessUsersManager'], stepUp: true },
      schema: {
        operationId: 'updateApprovalSettings',
        summary: 'Change which changes a second person confirms',
        description:
          'All of them. What switches a kind off, or raises the limit of one that is on, waits as a whole for another user: 202, with the settings as they still are.',
        tags,
        body: approvalSettingsBody,
        response: {
          200: successOf(z.object({ settings })),
          202: successOf(z.object({ settings, approval })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'),
        },
      },
    },
    async (request, reply) => {
      const waiting = await changeSettings(context, signedInCallerOf(request), request.body);
      const now = await settingsView(context.database);
      return waiting === undefined
        ? success({ settings: now })
        : reply.code(202).send(success({ settings: now, approval: waiting }));
    },
  );
}
