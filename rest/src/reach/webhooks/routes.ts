import type { AppSecret } from '@gdd/schema/secret';
import { z } from 'zod';
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
  createWebhookBody,
  deliveriesState,
  replayBody,
  updateWebhookBody,
  webhook,
  webhookDelivery,
  webhookDeliveryDetail,
  webhookSecret,
  webhooksState,
} from './schemas.js';
import {
  createWebhook,
  deleteWebhook,
  deliveriesTable,
  oneDelivery,
  oneWebhook,
  pingWebhook,
  replayDelivery,
  replaySince,
  rotateWebhookSecret,
  updateWebhook,
  webhooksTable,
  type WebhookContext,
} from './service.js';

const tags = ['webhooks'];
const access = ['accessUsersManager'] as const;
const byId = z.object({ id: pathId });
const byDelivery = z.object({ id: pathId, deliveryId: pathId });
const oneOf = successOf(z.object({ webhook }));
const reading = refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND');
const changing = refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT');

/** Routes of webhook endpoints and their deliveries (docs/domain/webhooks.md). */
export function webhookRoutes(app: App, context: WebhookContext, secret: AppSecret): void {
  app.post(
    '/webhooks/table',
    {
      config: { access, effect: 'read' },
      schema: {
        operationId: 'webhooksTable',
        summary: 'A page of the webhooks',
        description: 'Filtered, searched by address and description, sorted (ties by id) and paged; the oldest first.',
        tags,
        body: webhooksState,
        response: {
          200: pageOf(webhook),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await webhooksTable(context, request.body)),
  );

  app.post(
    '/webhooks',
    {
      config: { access, stepUp: true },
      schema: {
        operationId: 'createWebhook',
        summary: 'Create a webhook',
        description:
          'An address that is not on the public internet is refused (notAllowed), and so is one without https or that cannot be looked up (invalid). The secret is answered once. Conflict: tooManyWebhooks.',
        tags,
        headers: idempotencyHeader,
        body: createWebhookBody,
        response: {
          201: successOf(z.object({ webhook, secret: webhookSecret })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'),
        },
      },
    },
    async (request, reply) => {
      const caller = signedInCallerOf(request);
      const idempotent = idempotentRequest(request, caller, secret);
      return reply.code(201).send(success(await createWebhook(context, caller, request.body, idempotent, secret)));
    },
  );

  app.get(
    '/webhooks/:id',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'getWebhook',
        summary: 'One webhook',
        description: 'Without its secret.',
        tags,
        params: byId,
        response: { 200: oneOf, ...reading },
      },
    },
    async (request) => success({ webhook: await oneWebhook(context, request.params.id) }),
  );

  app.put(
    '/webhooks/:id',
    {
      config: { access, object: 'id', stepUp: true },
      schema: {
        operationId: 'updateWebhook',
        summary: 'Change a webhook',
        description:
          'Takes all fields. What waits for one that is disabled is sent when it is enabled again. Conflict: staleVersion.',
        tags,
        params: byId,
        body: updateWebhookBody,
        response: { 200: oneOf, ...changing },
      },
    },
    async (request) =>
      success({
        webhook: await updateWebhook(context, signedInCallerOf(request), request.params.id, request.body),
      }),
  );

  app.delete(
    '/webhooks/:id',
    {
      config: { access, object: 'id', stepUp: true },
      schema: {
        operationId: 'deleteWebhook',
        summary: 'Delete a webhook',
        description: 'With its deliveries.',
        tags,
        params: byId,
        response: { 200: nothing, ...reading },
      },
    },
    async (request) => {
      await deleteWebhook(context, signedInCallerOf(request), request.params.id);
      return success({});
    },
  );

  app.post(
    '/webhooks/:id/secret',
    {
      config: { access, object: 'id', stepUp: true },
      schema: {
        operationId: 'rotateWebhookSecret',
        summary: 'Give a webhook a fresh secret',
        description: 'Answered once; for 24 hours messages are signed with the one before it, too.',
        tags,
        params: byId,
        response: { 200: successOf(z.object({ webhook, secret: webhookSecret })), ...reading },
      },
    },
    async (request) =>
      success(await rotateWebhookSecret(context, signedInCallerOf(request), request.params.id, secret)),
  );

  app.post(
    '/webhooks/:id/ping',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'pingWebhook',
        summary: 'Send a test message',
        description: 'Of the type ping; a delivery as any other. Conflict: webhookDisabled.',
        tags,
        params: byId,
        response: {
          200: successOf(z.object({ delivery: webhookDelivery })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) => success({ delivery: await pingWebhook(context, request.params.id) }),
  );
  deliveryRoutes(app, context);
}

function deliveryRoutes(app: App, context: WebhookContext): void {
  app.post(
    '/webhooks/:id/deliveries/table',
    {
      config: { access, effect: 'read', object: 'id' },
      schema: {
        operationId: 'webhookDeliveriesTable',
        summary: 'A page of the deliveries of a webhook',
        description: 'Filtered, searched by the id of the message, sorted (ties by id) and paged; the newest first.',
        tags,
        params: byId,
        body: deliveriesState,
        response: {
          200: pageOf(webhookDelivery),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success(await deliveriesTable(context, request.params.id, request.body)),
  );

  app.get(
    '/webhooks/:id/deliveries/:deliveryId',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'getWebhookDelivery',
        summary: 'One delivery of a webhook',
        description: 'With its message.',
        tags,
        params: byDelivery,
        response: { 200: successOf(z.object({ delivery: webhookDeliveryDetail })), ...reading },
      },
    },
    async (request) => {
      const { id, deliveryId } = request.params;
      return success({ delivery: await oneDelivery(context, id, deliveryId) });
    },
  );

  app.post(
    '/webhooks/:id/deliveries/:deliveryId/replay',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'replayWebhookDelivery',
        summary: 'Send a delivery again',
        description: 'Under the id that it has, with as many tries as at first. Conflict: webhookDisabled.',
        tags,
        params: byDelivery,
        response: {
          200: successOf(z.object({ delivery: webhookDeliveryDetail })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) => {
      const { id, deliveryId } = request.params;
      return success({ delivery: await replayDelivery(context, signedInCallerOf(request), id, deliveryId) });
    },
  );

  app.post(
    '/webhooks/:id/replay',
    {
      config: { access, object: 'id' },
      schema: {
        operationId: 'replayWebhook',
        summary: 'Send all deliveries of a webhook since a day again',
        description: 'Those of events, under the ids that they have. Conflict: webhookDisabled.',
        tags,
        params: byId,
        body: replayBody,
        response: { 200: successOf(z.object({ replayed: z.number().int() })), ...changing },
      },
    },
    async (request) => {
      const { since } = request.body;
      return success({
        replayed: await replaySince(context, signedInCallerOf(request), request.params.id, since),
      });
    },
  );
}
