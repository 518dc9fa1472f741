import type { AppSecret } from '@gdd/schema/secret';
import { dealerStatuses, memberRoles } from '@gdd/schema/members';
import type { Permission } from '@gdd/schema/permissions';
import { z } from 'zod';
import type { ServiceContext } from '../../ground/platform/context.js';
import { idempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  type App,
  idempotencyHeader,
  idList,
  nothing,
  pageOf,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
} from '../../ground/platform/http/routes.js';
import {
  createDealerBody,
  dealerDetail,
  dealerOption,
  dealerRow,
  dealerTableState,
  listQuery,
  member,
  statusChanges,
  updateDealerBody,
  updateDealerStatusesBody,
} from './schemas.js';
import {
  createDealer,
  dealerDetails,
  dealerOptions,
  dealersTable,
  deleteDealer,
  membersOfRole,
  updateDealer,
  updateDealerStatus,
  updateDealerStatuses,
  visibleMembers,
} from './service.js';

const tags = ['dealers'];

/** Permissions whose pages have cascading filters by member, which list the members by role. */
const listByRole: readonly Permission[] = [
  'accessDealerManager',
  'accessCampaigns',
  'accessReport',
  'accessMonthlyReport',
  'accessMonthlyFleetReport',
  'accessReportPreviousYear',
];

const role = z.enum(memberRoles);
const oneDealer = successOf(z.object({ dealer: dealerDetail }));
const memberList = successOf(z.object({ dealers: z.array(member) }));

/** Routes of the network: lists, the table, one dealer and its changes (specification, section 7). */
export function dealerRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
  app.get(
    '/dealers',
    {
      config: { access: ['accessDealerManager'] },
      schema: {
        operationId: 'listDealers',
        summary: 'Dealers for selects',
        description: 'The dealers of the caller’s subtree by name.',
        tags,
        querystring: listQuery,
        response: {
          200: successOf(z.object({ dealers: z.array(dealerOption) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success({ dealers: await dealerOptions(context, signedInCallerOf(request), request.query) }),
  );

  app.post(
    '/dealers/table',
    {
      config: { access: ['accessDealerManager'], effect: 'read' },
      schema: {
        operationId: 'dealersTable',
        summary: 'A page of the dealers',
        description: 'Filtered, searched, sorted (ties by id) and paged on the server, with the exact total.',
        tags,
        body: dealerTableState,
        response: {
          200: pageOf(dealerRow),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await dealersTable(context, signedInCallerOf(request), request.body)),
  );

  app.get(
    '/dealers/role/:role',
    {
      config: { access: listByRole, object: null },
      schema: {
        operationId: 'listMembersByRole',
        summary: 'Members of one role',
        description: 'Those of the caller’s subtree, by name.',
        tags,
        params: z.object({ role }),
        querystring: listQuery,
        response: { 200: memberList, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => {
      const query = { ...request.query, role: request.params.role };
      return success({ dealers: await membersOfRole(context, signedInCallerOf(request), query) });
    },
  );

  app.get(
    '/dealers/role/:role/:parent',
    {
      config: { access: listByRole, object: 'parent' },
      schema: {
        operationId: 'listMembersByRoleAndParent',
        summary: 'Members of one role below a member',
        description: 'At any depth below it, by name.',
        tags,
        params: z.object({ role, parent: pathId }),
        querystring: listQuery,
        response: { 200: memberList, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND') },
      },
    },
    async (request) => {
      const query = { ...request.query, ...request.params };
      return success({ dealers: await membersOfRole(context, signedInCallerOf(request), query) });
    },
  );

  app.get(
    '/dealers/:id',
    {
      config: { access: ['accessDealerDetail', 'accessSubscription'], object: 'id' },
      schema: {
        operationId: 'getDealer',
        summary: 'One dealer',
        description: 'A dealer of the caller’s subtree: for a dealer, itself.',
        tags,
        params: z.object({ id: pathId }),
        response: { 200: oneDealer, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => success({ dealer: await dealerDetails(context, signedInCallerOf(request), request.params.id) }),
  );

  app.post(
    '/dealers/create',
    {
      config: { access: ['editDealer'], scope: 'network:write' },
      schema: {
        operationId: 'createDealer',
        summary: 'Create a dealer',
        description: 'Code and VAT number are unique among all members, deleted ones included.',
        tags,
        headers: idempotencyHeader,
        body: createDealerBody,
        response: { 201: oneDealer, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      const dealer = await createDealer(context, caller, request.body, idempotent);
      return reply.code(201).send(success({ dealer }));
    },
  );

  app.put(
    '/dealers/:id',
    {
      config: { access: ['editDealer'], scope: 'network:write', object: 'id' },
      schema: {
        operationId: 'updateDealer',
        summary: 'Change a dealer',
        description: 'Takes all fields but the code. With a version: an outdated one is a conflict.',
        tags,
        params: z.object({ id: pathId }),
        body: updateDealerBody,
        response: {
          200: oneDealer,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) =>
      success({ dealer: await updateDealer(context, signedInCallerOf(request), request.params.id, request.body) }),
  );

  app.put(
    '/dealers/status/:id',
    {
      config: { access: ['editDealer'], scope: 'network:write', object: 'id' },
      schema: {
        operationId: 'updateDealerStatus',
        summary: 'Set the status of a dealer',
        description: 'Any status may follow any other.',
        tags,
        params: z.object({ id: pathId }),
        body: z.strictObject({ data: z.strictObject({ status: z.enum(dealerStatuses) }) }),
        response: { 200: oneDealer, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND') },
      },
    },
    async (request) => {
      const { status } = request.body.data;
      return success({
        dealer: await updateDealerStatus(context, signedInCallerOf(request), request.params.id, status),
      });
    },
  );

  app.put(
    '/dealers/status',
    {
      config: { access: ['editDealer'], cost: 100 },
      schema: {
        operationId: 'updateDealerStatuses',
        summary: 'Set the status of many dealers',
        description: 'All of them or, where the call fails, none. Whoever has the status already stays as it is.',
        tags,
        body: updateDealerStatusesBody,
        response: {
          200: successOf(z.object({ dealers: statusChanges })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) =>
      success({ dealers: await updateDealerStatuses(context, signedInCallerOf(request), request.body) }),
  );

  app.delete(
    '/dealers/:id/delete',
    {
      config: { access: ['editDealer'], scope: 'network:write', object: 'id' },
      schema: {
        operationId: 'deleteDealer',
        summary: 'Delete a dealer',
        description: 'Hides it for good; its history stays.',
        tags,
        params: z.object({ id: pathId }),
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => {
      await deleteDealer(context, signedInCallerOf(request), request.params.id);
      return success({});
    },
  );

  app.get(
    '/members',
    {
      config: { access: [...listByRole, 'accessDealerDetail'], internal: true, batchedBy: 'ids' },
      schema: {
        operationId: 'listMembersByIds',
        summary: 'Members by id',
        description: 'Batch read for loaders: ids outside the caller’s subtree are not among the answers.',
        tags,
        querystring: z.strictObject({ ids: idList }),
        response: {
          200: successOf(z.object({ members: z.array(member) })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) =>
      success({ members: await visibleMembers(context, signedInCallerOf(request), request.query.ids) }),
  );
}
