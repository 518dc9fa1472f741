/** Webhooks from their creation to what a real receiver gets (docs/domain/webhooks.md). */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { EventAbout, EventKind } from '@gdd/schema/events';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { events } from '../../ground/database/tables/work/events.js';
import { webhookDeliveries, webhooks } from '../../ground/database/tables/work/webhooks.js';
import { publishEvent } from '../../events/publish.js';
import { openTestApp, testSecret } from '../../testing/app/testApp.js';
import { newCampaign } from '../../testing/programme/salesAndCampaigns.js';
import type { DeliveryView, WebhookView } from './schemas.js';
import { retryPauses, startWebhooks } from './sending/worker.js';
import { targetRules } from './service.js';

const service = await openTestApp();
const { database, clock } = service;

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
let received: Received[] = [];
let answer = 200;
/** What happens between a message and its response. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve();
const server = createServer((request, response) => {
  void text(request).then(async (body) => {
    received.push({ headers: request.headers, body });
    await meanwhile();
    response.writeHead(answer, { location: '/elsewhere' }).end('thank you');
  });
});
await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
const receiver = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;

beforeEach(async () => {
  [received, answer] = [[], 200];
  await database.delete(webhooks);
  await database.delete(events);
});
afterAll(async () => {
  server.close();
  await service.close();
});

type Data = { webhook: WebhookView; secret: string | null; delivery: DeliveryView & { body: string } } & {
  replayed: number;
  items: DeliveryView[] & WebhookView[];
  total: number;
};
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, key?: string) =>
  service.call(method, `/api/webhooks${path}`, {
    as: 'ka.admin',
    ...(body && { body }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const dataOf = async (response: ReturnType<typeof call>) => (await response).json<{ data: Data }>().data;
const refusalOf = async (response: ReturnType<typeof call>) => {
  const { statusCode, ...rest } = await response;
  const { error } = rest.json<{ error?: { reason?: string; fields?: object } }>();
  return { statusCode, reason: error?.reason, fields: error?.fields };
};
const input = { url: receiver, description: 'ERP', kinds: ['campaignClosed', 'monthClosed'] };
const created = async (changes: object = {}) => {
  const response = await call('POST', '', { ...input, ...changes });
  expect([response.statusCode, response.body]).toEqual([201, response.body]);
  const { webhook, secret } = response.json<{ data: Data }>().data;
  return { ...webhook, secret: secret ?? '' };
};
const publish = (kind: EventKind, key: string, about: EventAbout = { month: '2025-10' }) =>
  publishEvent(database, { kind, key, at: clock.now(), about });
const deliveriesOf = async (id: number, body: object = {}) =>
  (await dataOf(call('POST', `/${id}/deliveries/table`, body))).items as DeliveryView[];
const signatureOf = (secret: string, { headers, body }: Received) => {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(signed)
    .digest('base64')}`;
};

test('an event reaches those that subscribe to its kind, once, signed, with ids and titles', async () => {
  const campaign = await newCampaign(database);
  const erp = await created();
  await created({ kinds: ['importFailed'] });
  const before = (await service.metrics.text()).match(
    /rest_webhook_deliveries_total\{outcome="delivered"\} (\d+)/,
  )?.[1];
  const about = { campaignId: campaign.id, userId: 7, threshold: 100 };
  for (let times = 0; times < 2; times++) await publish('campaignClosed', `campaignClosed:${campaign.id}`, about);
  await publish('exportReady', 'exportReady:1', { exportId: 1 });
  await service.webhooks.drain();
  await service.webhooks.drain();
  expect(received).toHaveLength(1);
  const [message] = received as [Received];
  expect(JSON.parse(message.body)).toEqual({
    type: 'campaign.closed',
    timestamp: clock.now().toISOString(),
    data: { campaignId: campaign.id, campaignTitle: 'Campagna di prova' },
  });
  expect(message.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-timestamp': String(clock.now().getTime() / 1000),
    'webhook-signature': signatureOf(erp.secret, message),
  });
  const [event] = await database.select().from(events).orderBy(events.id);
  expect(message.headers['webhook-id']).toBe(`evt_${event?.id}`);
  const waiting = (await database.select().from(events)).filter(({ postedAt }) => postedAt === null);
  expect(waiting).toEqual([]);
  const [delivery] = await deliveriesOf(erp.id);
  expect(delivery).toMatchObject({ type: 'campaign.closed', state: 'delivered', tries: 1, lastStatus: 200 });
  const { delivery: detail } = await dataOf(call('GET', `/${erp.id}/deliveries/${delivery?.id}`));
  expect(detail.body).toBe(message.body);
  const text = await service.metrics.text();
  expect(text).toContain(`rest_webhook_deliveries_total{outcome="delivered"} ${Number(before) + 1}`);
});

test('a failed delivery is tried again after each pause, under the same id and with the same body, then it is dead', async () => {
  const { id, secret } = await created();
  await publish('monthClosed', 'monthClosed:1');
  answer = 302;
  await service.webhooks.drain();
  for (const pause of retryPauses) {
    const tries = received.length;
    clock.advance(pause - 1);
    await service.webhooks.drain();
    expect(received).toHaveLength(tries);
    clock.advance(1);
    await service.webhooks.drain();
    expect(received).toHaveLength(tries + 1);
  }
  const threeDays = 3 * 24 * 60 * 60 * 1000;
  expect(retryPauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(threeDays);
  expect(new Set(received.map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`)).size).toBe(1);
  for (const message of received) expect(message.headers['webhook-signature']).toBe(signatureOf(secret, message));
  expect(await deliveriesOf(id, { filter: { state: 'dead' } })).toMatchObject([{ tries: 10, lastStatus: 302 }]);
  expect((await dataOf(call('GET', `/${id}`))).webhook).toMatchObject({ waiting: 0, dead: 1 });
  clock.advance(threeDays);
  await service.webhooks.drain();
  expect(received).toHaveLength(10);
});

test('what was sent is sent again when an administrator says so, one or all since a time', async () => {
  const { id } = await created();
  await publish('monthClosed', 'monthClosed:1');
  await service.webhooks.drain();
  clock.advance(24 * 60 * 60_000);
  const since = clock.now().toISOString().slice(0, 10);
  await publish('monthClosed', 'monthClosed:2');
  await dataOf(call('POST', `/${id}/ping`));
  await service.webhooks.drain();
  expect(received.map(({ body }) => (JSON.parse(body) as { type: string }).type).sort()).toEqual([
    ...['month.closed', 'month.closed', 'ping'],
  ]);
  const [first] = await deliveriesOf(id, { sorting: { column: 'id', direction: 'asc' } });
  received = [];
  const { delivery } = await dataOf(call('POST', `/${id}/deliveries/${first?.id}/replay`));
  expect(delivery).toMatchObject({ state: 'waiting', tries: 0, doneAt: null });
  await service.webhooks.drain();
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([first?.messageId]);
  received = [];
  expect(await dataOf(call('POST', `/${id}/replay`, { since }))).toEqual({ replayed: 1 });
  await service.webhooks.drain();
  expect(received).toHaveLength(1);
  expect(received[0]?.headers['webhook-id']).not.toBe(first?.messageId);
  expect((await call('POST', `/${id}/deliveries/999999/replay`)).statusCode).toBe(404);
  const trail = await database.select().from(auditEntries).where(eq(auditEntries.entity, 'webhook'));
  const ofThis = trail.filter(({ entityId }) => entityId === id).map(({ action, after }) => [action, after]);
  expect(ofThis.slice(1)).toEqual([
    ['replayed', { deliveryId: first?.id }],
    ['replayed', { since, number: 1 }],
  ]);
});

test('the answer 410 of an address that was replaced meanwhile disables nothing', async () => {
  const { id } = await created();
  await publish('monthClosed', 'monthClosed:1');
  answer = 410;
  const url = `${receiver}/new`;
  meanwhile = () => call('PUT', `/${id}`, { ...input, url, enabled: true, version: 1 });
  await service.webhooks.drain();
  meanwhile = () => Promise.resolve();
  expect((await dataOf(call('GET', `/${id}`))).webhook).toMatchObject({ state: 'enabled', url, dead: 0 });
  answer = 200;
  clock.advance(60_000);
  await service.webhooks.drain();
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered' }]);
});

test('the answer 410 disables an endpoint; what waits is sent when it is enabled again', async () => {
  const { id } = await created();
  await publish('monthClosed', 'monthClosed:1');
  answer = 410;
  await service.webhooks.drain();
  const { webhook } = await dataOf(call('GET', `/${id}`));
  expect(webhook).toMatchObject({ state: 'gone', goneAt: clock.now().toISOString(), dead: 1, version: 2 });
  await publish('monthClosed', 'monthClosed:2');
  await service.webhooks.drain();
  expect(received).toHaveLength(1);
  expect(await refusalOf(call('POST', `/${id}/ping`))).toMatchObject({ statusCode: 409, reason: 'webhookDisabled' });
  const refused = await refusalOf(call('POST', `/${id}/replay`, { since: '2025-01-01' }));
  expect(refused).toMatchObject({ statusCode: 409, reason: 'webhookDisabled' });
  answer = 503;
  const change = { ...input, enabled: true };
  expect((await dataOf(call('PUT', `/${id}`, { ...change, version: 2 }))).webhook).toMatchObject({ state: 'enabled' });
  expect(await refusalOf(call('PUT', `/${id}`, { ...change, version: 2, description: 'x' }))).toMatchObject({
    ...{ statusCode: 409, reason: 'staleVersion' },
  });
  await publish('monthClosed', 'monthClosed:3');
  await service.webhooks.drain();
  await dataOf(call('PUT', `/${id}`, { ...change, enabled: false }));
  clock.advance(60_000);
  answer = 200;
  await service.webhooks.drain();
  expect(received).toHaveLength(2);
  await dataOf(call('PUT', `/${id}`, change));
  await service.webhooks.drain();
  expect(received).toHaveLength(3);
});

test('the secret is answered once, stored sealed, and two sign for a day after a rotation', async () => {
  const [first, again] = [await call('POST', '', input, 'one-key'), await call('POST', '', input, 'one-key')];
  const { webhook, secret } = first.json<{ data: Data }>().data;
  expect(again.json()).toEqual({ success: true, data: { webhook, secret: null } });
  expect(JSON.stringify(await database.select().from(webhooks))).not.toContain('whsec');
  expect(JSON.stringify(await database.select().from(auditEntries))).not.toContain('whsec');
  const fresh = (await dataOf(call('POST', `/${webhook.id}/secret`))).secret;
  await dataOf(call('POST', `/${webhook.id}/ping`));
  await service.webhooks.drain();
  const [inRotation] = received as [Received];
  const both = [fresh, secret].map((each) => signatureOf(each ?? '', inRotation));
  expect(inRotation.headers['webhook-signature']).toBe(both.join(' '));
  clock.advance(24 * 60 * 60 * 1000);
  await dataOf(call('POST', `/${webhook.id}/ping`));
  await service.webhooks.drain();
  const [, later] = received as [Received, Received];
  expect(later.headers['webhook-signature']).toBe(signatureOf(fresh ?? '', later));
});

test('a secret outlives the rotation of the application’s own, and one that is lost stops no other endpoint', async () => {
  const { id, secret } = await created();
  const rotated = { current: 'the secret that takes the place of another' };
  const worker = (appSecret: { current: string; previous?: string }) => {
    const targets = targetRules({ config: { localTargets: true } });
    return startWebhooks({ database, clock, secret: appSecret, targets, log: service.app.log, pollMs: 2 ** 30 });
  };
  await worker({ ...rotated, previous: testSecret.current }).drain();
  // made with the secret that is no more
  const lost = await created();
  for (const each of [id, lost.id]) await dataOf(call('POST', `/${each}/ping`));
  await worker(rotated).drain();
  expect(received.map((message) => message.headers['webhook-signature'])).toEqual(
    received.map((message) => signatureOf(secret, message)),
  );
  expect(received).toHaveLength(1);
  const [delivery] = await deliveriesOf(lost.id);
  expect(delivery).toMatchObject({ state: 'waiting', lastStatus: null });
  expect(delivery?.lastError).toMatch(/^APP_SECRET does not open/);
});

test.each([
  [{ url: 'https://private.internal' }, { url: 'notAllowed' }],
  [{ url: 'https://169.254.169.254/latest/meta-data' }, { url: 'notAllowed' }],
  [{ url: 'https://missing.example' }, { url: 'invalid' }],
  [{ url: 'mailto:erp@receiver.example' }, { url: 'invalid' }],
  [{ kinds: [] }, { kinds: 'required' }],
  [{ kinds: ['exportReady'] }, { 'kinds.0': 'invalid' }],
])('%j is refused', async (changes, fields) => {
  expect(await refusalOf(call('POST', '', { ...input, ...changes }))).toMatchObject({ statusCode: 422, fields });
  const { id } = await created();
  const change = { ...input, enabled: true, ...changes };
  expect(await refusalOf(call('PUT', `/${id}`, change))).toMatchObject({ statusCode: 422, fields });
});

test('no two workers send a delivery, and each takes events that the other has not in hand', async () => {
  const { id } = await created();
  for (let number = 0; number < 60; number++) await publish('monthClosed', `monthClosed:${number}`);
  const targets = targetRules({ config: { localTargets: true } });
  const other = startWebhooks({ database, clock, secret: testSecret, targets, log: service.app.log, pollMs: 2 ** 30 });
  await Promise.all([service.webhooks.drain(), other.drain()]);
  await Promise.all([service.webhooks.drain(), other.drain()]);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(60);
  expect(received).toHaveLength(60);
  expect((await deliveriesOf(id, { filter: { state: 'delivered' }, paginator: { pageSize: 100 } })).length).toBe(60);
});

test('a delivery whose worker died is sent again when its lease has ended', async () => {
  const { id } = await created();
  await dataOf(call('POST', `/${id}/ping`));
  const leaseUntil = new Date(clock.now().getTime() + 60_000);
  await database.update(webhookDeliveries).set({ leaseUntil, tries: 1 });
  await service.webhooks.drain();
  expect(received).toHaveLength(0);
  clock.advance(60_001);
  await service.webhooks.drain();
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', tries: 2 }]);
});

test('endpoints are listed, found, and deleted with their deliveries', async () => {
  const one = await created();
  const other = await created({ url: 'https://data.example/in', description: 'Data warehouse' });
  await dataOf(call('POST', `/${one.id}/ping`));
  const found = await dataOf(call('POST', '/table', { searchTerm: 'WAREhouse', filter: { state: ['enabled'] } }));
  expect(found).toMatchObject({
    total: 1,
    items: [{ id: other.id, createdBy: expect.stringMatching(/\w/) as unknown }],
  });
  const sorted = await dataOf(call('POST', '/table', { sorting: { column: 'description', direction: 'desc' } }));
  expect(sorted.items.map(({ id }) => id)).toEqual([one.id, other.id]);
  expect((await call('DELETE', `/${one.id}`)).statusCode).toBe(200);
  expect((await call('GET', `/${one.id}`)).statusCode).toBe(404);
  expect(await database.select().from(webhookDeliveries)).toEqual([]);
});

test('a target from before the ports were limited is sent to and can be disabled, and its next change is refused', async () => {
  const { id } = await created();
  const url = 'https://erp.example:8443/hooks';
  await database.update(webhooks).set({ url }).where(eq(webhooks.id, id));
  const shown = async () => (await dataOf(call('GET', `/${id}`))).webhook;
  expect(await shown()).toMatchObject({ url, state: 'enabled', isPortAllowed: false });
  const changed = { ...input, url, enabled: true, description: 'Gestionale' };
  const refused = { statusCode: 422, reason: undefined, fields: { url: 'portNotAllowed' } };
  expect(await refusalOf(call('PUT', `/${id}`, changed))).toEqual(refused);
  expect(await refusalOf(call('POST', '', { ...input, url }))).toEqual(refused);
  expect((await call('PUT', `/${id}`, { ...changed, enabled: false })).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ state: 'disabled', description: 'Gestionale' });
  expect(await refusalOf(call('PUT', `/${id}`, changed))).toEqual(refused);
  expect((await call('PUT', `/${id}`, { ...changed, url: 'https://erp.example/hooks' })).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ state: 'enabled', isPortAllowed: true });
});
