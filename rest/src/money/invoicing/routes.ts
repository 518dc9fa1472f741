import { z } from 'zod';
import type { ServiceContext } from '../../ground/platform/context.js';
import { clientOf } from '../../ground/platform/http/client.js';
import { refusals, signedInCallerOf, success, successOf, type App } from '../../ground/platform/http/routes.js';
import { invoicing, invoicingBody } from './schemas.js';
import { ownInvoicing, updateInvoicing } from './service.js';

const tags = ['invoicing'];
const response = successOf(z.object({ invoicing }));

/** Routes of a dealer's own invoicing data (docs/domain/network-and-access.md). */
export function invoicingRoutes(app: App, context: ServiceContext): void {
  app.get(
    '/user/invoicing',
    {
      config: { access: ['accessSubscription'] },
      schema: {
        operationId: 'getInvoicing',
        summary: 'The own invoicing data',
        description: 'Of the caller’s dealer, with what electronic documents lack and the newest request.',
        tags,
        response: { 200: response, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND') },
      },
    },
    async (request) => success({ invoicing: await ownInvoicing(context, signedInCallerOf(request)) }),
  );

  app.put(
    '/user/invoicing',
    {
      config: { access: ['accessSubscription'] },
      schema: {
        operationId: 'updateInvoicing',
        summary: 'Change the own invoicing data',
        description:
          'SDI code and PEC act at once and ask for the current password; the own address and the PEC until now are told. ' +
          'Name and seat become a request that the office approves: one at a time, which a newer one takes the place of. ' +
          'The present ones withdraw it.',
        tags,
        body: invoicingBody,
        response: {
          200: response,
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'),
        },
      },
    },
    async (request) => {
      const caller = signedInCallerOf(request);
      return success({ invoicing: await updateInvoicing(context, caller, request.body, clientOf(request)) });
    },
  );
}
