import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
import type { ServiceContext } from '../../ground/platform/context.js';
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
import {
  createCustomerBody,
  customer,
  customerTableState,
  deleteItemsBody,
  outcomes,
  updateCustomerBody,
  updateStatusBody,
} from './schemas.js';
import {
  createCustomer,
  customerDetails,
  customersTable,
  deleteCustomer,
  deleteCustomers,
  updateCustomer,
  updateCustomersStatus,
} from './service.js';

const tags = ['customers'];
const access = ['accessUsersManager'] as const;
const oneCustomer = successOf(z.object({ item: customer }));

/** Routes of customers, the generic list resource (specification, section 7). */
export function customerRoutes(app: App, context: ServiceContext, secret: AppSecret): void {
  app.post(
    '/customers',
    {
      config: { access },
      schema: {
        operationId: 'createCustomer',
        summary: 'Create a customer',
        description: 'A business has its name, an individual first and last name.',
        tags,
        headers: idempotencyHeader,
        body: createCustomerBody,
        response: {
          201: successOf(z.object({ id: z.number().int() })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      return reply.code(201).send(success(await createCustomer(context, caller, request.body, idempotent)));
    },
  );

  app.post(
    '/customers/find',
    {
      config: { access, effect: 'read' },
      schema: {
        operationId: 'customersTable',
        summary: 'A page of the customers',
        description: 'Filtered, searched (in names, email and city), sorted (ties by id) and paged on the server.',
        tags,
        body: customerTableState,
        response: {
          200: pageOf(customer),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await customersTable(context, request.body)),
  );

  app.get(
    '/customers/:id',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'getCustomer',
        summary: 'One customer',
        description: 'With the version that an edit starts from.',
        tags,
        params: z.object({ id: pathId }),
        response: { 200: oneCustomer, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => success({ item: await customerDetails(context, request.params.id) }),
  );

  app.put(
    '/customers/:id',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'updateCustomer',
        summary: 'Change a customer',
        description: 'Takes all fields. With a version: an outdated one is a conflict.',
        tags,
        params: z.object({ id: pathId }),
        body: updateCustomerBody,
        response: {
          200: oneCustomer,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) =>
      success({ item: await updateCustomer(context, signedInCallerOf(request), request.params.id, request.body) }),
  );

  app.put(
    '/customers/updateStatus',
    {
      config: { access },
      schema: {
        operationId: 'updateCustomersStatus',
        summary: 'Set the status of customers',
        description: 'Any status may follow any other. Each customer has its outcome.',
        tags,
        body: updateStatusBody,
        response: { 200: successOf(outcomes), ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => {
      const { ids, status } = request.body;
      return success({ outcomes: await updateCustomersStatus(context, signedInCallerOf(request), ids, status) });
    },
  );

  app.delete(
    '/customers/:id',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'deleteCustomer',
        summary: 'Delete a customer',
        description: 'For good.',
        tags,
        params: z.object({ id: pathId }),
        response: { 200: nothing, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => {
      await deleteCustomer(context, signedInCallerOf(request), request.params.id);
      return success({});
    },
  );

  app.put(
    '/customers/deleteItems',
    {
      config: { access },
      schema: {
        operationId: 'deleteCustomers',
        summary: 'Delete customers',
        description: 'For good. Each customer has its outcome.',
        tags,
        body: deleteItemsBody,
        response: { 200: successOf(outcomes), ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) =>
      success({ outcomes: await deleteCustomers(context, signedInCallerOf(request), request.body.ids) }),
  );
}
