import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { fieldsOver } from '../test/operations.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('KA Administrator');

const webhook = {
  ...{ id: 4, url: 'https://erp.example/hooks', description: 'ERP', kinds: ['importApplied'], state: 'gone' },
  ...{ isPortAllowed: true, goneAt: '2025-10-15T08:00:00.000Z', rotationUntil: null, waiting: 1, dead: 2, version: 3 },
  ...{ createdBy: 'Anna', createdAt: '2025-10-15T08:00:00.000Z' },
};
const delivery = {
  ...{ id: 9, messageId: 'evt_7', type: 'import.applied', state: 'dead', queuedAt: '2025-10-15T08:00:00.000Z' },
  ...{ nextTryAt: null, tries: 10, doneAt: '2025-10-18T08:00:00.000Z', lastStatus: 500, lastError: null },
};
const detail = { ...delivery, body: '{"type":"import.applied"}' };
const secret = 'whsec_x';

/** The call of each field with what is sent, what it answers, and what is shown of it. */
const fields: readonly (readonly [operation: string, call: string, sent: unknown, response: object, data: object])[] = [
  [
    `{ webhooksTable(input: { filter: { state: [GONE] } sort: { column: CREATED_AT } search: "erp" }) {
      total items { id kinds state }
    } }`,
    'POST /webhooks/table',
    {
      ...{ filter: { state: ['gone'] }, paginator: { page: 1, pageSize: 10 }, searchTerm: 'erp' },
      sorting: { column: 'createdAt', direction: 'asc' },
    },
    { items: [webhook], total: 1 },
    { webhooksTable: { total: 1, items: [{ id: '4', kinds: ['IMPORT_APPLIED'], state: 'GONE' }] } },
  ],
  [
    '{ webhook(id: 4) { url dead } }',
    'GET /webhooks/4',
    undefined,
    { webhook },
    { webhook: { url: webhook.url, dead: 2 } },
  ],
  [
    `{ webhookDeliveriesTable(id: 4, input: { filter: { state: [DEAD], type: [IMPORT_APPLIED, PING] } }) {
      total items { messageId type state }
    } }`,
    'POST /webhooks/4/deliveries/table',
    { filter: { state: ['dead'], type: ['import.applied', 'ping'] }, paginator: { page: 1, pageSize: 10 } },
    { items: [delivery], total: 1 },
    { webhookDeliveriesTable: { total: 1, items: [{ messageId: 'evt_7', type: 'IMPORT_APPLIED', state: 'DEAD' }] } },
  ],
  [
    '{ webhookDelivery(id: 4, deliveryId: 9) { body lastStatus } }',
    'GET /webhooks/4/deliveries/9',
    undefined,
    { delivery: detail },
    { webhookDelivery: { body: detail.body, lastStatus: 500 } },
  ],
  [
    `mutation { createWebhook(
      input: { url: "https://erp.example", description: "ERP", kinds: [IMPORT_APPLIED] } idempotencyKey: "once"
    ) { webhook { id } secret } }`,
    'POST /webhooks',
    { url: 'https://erp.example', description: 'ERP', kinds: ['importApplied'] },
    { webhook, secret },
    { createWebhook: { webhook: { id: '4' }, secret } },
  ],
  [
    `mutation { updateWebhook(
      id: 4 input: { url: "https://erp.example", description: "", kinds: [MONTH_CLOSED], enabled: false, version: 3 }
    ) { id } }`,
    'PUT /webhooks/4',
    { url: 'https://erp.example', description: '', kinds: ['monthClosed'], enabled: false, version: 3 },
    { webhook },
    { updateWebhook: { id: '4' } },
  ],
  ['mutation { deleteWebhook(id: 4) }', 'DELETE /webhooks/4', undefined, {}, { deleteWebhook: true }],
  [
    'mutation { rotateWebhookSecret(id: 4) { secret } }',
    'POST /webhooks/4/secret',
    undefined,
    { webhook, secret },
    { rotateWebhookSecret: { secret } },
  ],
  [
    'mutation { pingWebhook(id: 4) { id } }',
    'POST /webhooks/4/ping',
    undefined,
    { delivery },
    { pingWebhook: { id: '9' } },
  ],
  [
    'mutation { replayWebhookDelivery(id: 4, deliveryId: 9) { id } }',
    'POST /webhooks/4/deliveries/9/replay',
    undefined,
    { delivery: detail },
    { replayWebhookDelivery: { id: '9' } },
  ],
  [
    'mutation { replayWebhook(id: 4, since: "2025-10-15") }',
    'POST /webhooks/4/replay',
    { since: '2025-10-15' },
    { replayed: 12 },
    { replayWebhook: 12 },
  ],
];

test.each(fields)('%s', async (operation, call, sent, response, data) => {
  upstream.on(call, enveloped(response));
  const visible = await gateway.send(operation);
  expect(visible.errors).toEqual([]);
  expect(visible.data).toEqual(data);
  expect(upstream.requestsOf(call)[0]?.body).toEqual(sent);
});

test('every field of webhooks is asked for here', () => {
  const names = fields.map(([operation]) => /\{ (\w+)/.exec(operation)?.[1]);
  expect(names.sort()).toEqual(fieldsOver(buildGatewaySchema(), (path) => path.startsWith('/webhooks')).sort());
});

test('a private target names its field, and what cannot be an id is not found', async () => {
  upstream.on('POST /webhooks', (_request, reply) =>
    refuse(reply, 'BAD_USER_INPUT', { fields: { url: 'notAllowed' } }),
  );
  const { errors } = await gateway.send(`mutation { createWebhook(
    input: { url: "https://10.0.0.1", description: "", kinds: [MONTH_CLOSED] } idempotencyKey: "x"
  ) { secret } }`);
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { url: 'notAllowed' } });
  const missing = await gateway.send('{ webhook(id: "x") { id } }');
  expect(missing.errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
});
