/** Deliveries to receivers that hang or fail, beside others that work. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { events } from '../../../ground/database/tables/work/events.js';
import { webhookDeliveries, webhooks } from '../../../ground/database/tables/work/webhooks.js';
import { publishEvent } from '../../../events/publish.js';
import { openTestApp, testSecret } from '../../../testing/app/testApp.js';
import { targetRules } from '../service.js';
import { claimDeliveries } from './claim.js';
import { startWebhooks } from './worker.js';

const service = await openTestApp();
const { database, clock } = service;
const targets = targetRules({ config: { localTargets: true } });
const newWorker = () =>
  startWebhooks({ database, clock, secret: testSecret, targets, log: service.app.log, pollMs: 2 ** 30 });

/** A receiver whose answers a test gives, by the path of the request. */
class Receiver {
  /** The status that is answered at once; undefined: none, the request hangs. */
  readonly answers = new Map<string, number | undefined>();
  /** The ids of the messages that came. */
  readonly came = new Map<string, string[]>();
  readonly hanging: ServerResponse[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly server = createServer((request, response) => {
    const path = request.url ?? '';
    this.came.set(path, [...this.of(path), String(request.headers['webhook-id'])]);
    const status = this.answers.get(path);
    request.resume();
    if (status === undefined) this.hanging.push(response);
    else response.writeHead(status).end();
    for (const listener of this.listeners) listener();
  });

  async start(): Promise<string> {
    await new Promise<void>((listening) => void this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  of(path: string): readonly string[] {
    return this.came.get(path) ?? [];
  }

  /** Resolves when a path has got a number of messages. */
  got(path: string, messages: number): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.of(path).length >= messages) resolve();
      };
      this.listeners.add(look);
      look();
    });
  }

  /** Answers what hangs, and from now on at once. */
  release(): void {
    for (const path of this.came.keys()) this.answers.set(path, this.answers.get(path) ?? 200);
    for (const response of this.hanging.splice(0)) response.writeHead(200).end();
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

let receiver: Receiver;
let base: string;
beforeEach(async () => {
  await database.delete(webhooks);
  await database.delete(events);
  receiver = new Receiver();
  base = await receiver.start();
});
afterEach(() => receiver.close());
afterAll(() => service.close());

async function endpoint(path: string, answer: number | undefined): Promise<number> {
  receiver.answers.set(path, answer);
  const body = { url: `${base}${path}`, description: path, kinds: ['monthClosed'] };
  const response = await service.call('POST', '/api/webhooks', { as: 'ka.admin', body });
  return response.json<{ data: { webhook: { id: number } } }>().data.webhook.id;
}

let causes = 0;
async function publish(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const key = `monthClosed:${(causes += 1)}`;
    await publishEvent(database, { kind: 'monthClosed', key, at: clock.now(), about: { month: '2025-10' } });
  }
}
const deliveriesOf = (id: number) =>
  database
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id))
    .orderBy(asc(webhookDeliveries.id));
const claim = () => claimDeliveries(database, clock.now(), { all: 10, failing: 5 });
const failingOf = async (id: number) =>
  (await database.select({ failing: webhooks.failing }).from(webhooks).where(eq(webhooks.id, id)))[0]?.failing;

test('thirty messages reach their receiver while another one hangs', async () => {
  const hanging = await endpoint('/hanging', undefined);
  const good = await endpoint('/good', 200);
  await publish(30);
  const drained = service.webhooks.drain();
  await receiver.got('/good', 30);
  expect(receiver.of('/hanging')).toHaveLength(2);
  expect(receiver.hanging).toHaveLength(2);
  receiver.release();
  await drained;
  for (const id of [good, hanging]) {
    expect((await deliveriesOf(id)).filter(({ outcome }) => outcome === 'delivered')).toHaveLength(30);
  }
});

test('an event that comes while a receiver hangs is sent to the others at once', async () => {
  await endpoint('/hanging', undefined);
  await endpoint('/good', 200);
  await publish(1);
  const drained = service.webhooks.drain();
  await Promise.all([receiver.got('/hanging', 1), receiver.got('/good', 1)]);
  await publish(1);
  service.webhooks.wake();
  await receiver.got('/good', 2);
  expect(receiver.hanging[0]?.closed).toBe(false);
  receiver.release();
  await drained;
});

test('many receivers that failed and hang leave slots to one that works', async () => {
  const paths = Array.from({ length: 12 }, (_, number) => `/failing${number}`);
  for (const path of paths) await endpoint(path, 503);
  await publish(1);
  await service.webhooks.drain();
  await endpoint('/good', 200);
  for (const path of paths) receiver.answers.set(path, undefined);
  clock.advance(5000);
  await publish(30);
  const drained = service.webhooks.drain();
  await receiver.got('/good', 30);
  expect(receiver.hanging).toHaveLength(5);
  expect(paths.filter((path) => receiver.of(path).length === 2)).toHaveLength(5);
  receiver.release();
  await drained;
});

test('at most two deliveries to an endpoint are claimed at once, and one where the last try failed', async () => {
  const [working, failing] = [await endpoint('/working', 200), await endpoint('/failing', 503)];
  await publish(1);
  await service.webhooks.drain();
  expect(await failingOf(failing)).toBe(true);
  clock.advance(5000);
  await publish(5);
  // makes the deliveries; the receivers hang, and the stop gives back what was sent
  for (const path of ['/working', '/failing']) receiver.answers.set(path, undefined);
  const worker = newWorker();
  const drained = worker.drain();
  await receiver.got('/working', 3);
  await worker.stop();
  await drained;
  const claimed = (await Promise.all(Array.from({ length: 10 }, claim))).flat();
  const numberOf = (id: number) => claimed.filter(({ webhookId }) => webhookId === id).length;
  expect([numberOf(working), numberOf(failing)]).toEqual([2, 1]);
  expect(await claim()).toEqual([]);
  // as one of the two ends
  const [first] = claimed.filter(({ webhookId }) => webhookId === working);
  const done = { leaseUntil: null, doneAt: clock.now(), outcome: 'delivered' } as const;
  await database
    .update(webhookDeliveries)
    .set(done)
    .where(eq(webhookDeliveries.id, first?.id ?? 0));
  expect(await claim()).toMatchObject([{ webhookId: working, isFailing: false }]);
});

test('endpoints whose last try failed come last, until a try succeeds or they are changed', async () => {
  const [failing, working] = [await endpoint('/failing', 503), await endpoint('/working', 200)];
  await publish(2);
  await service.webhooks.drain();
  expect([await failingOf(failing), await failingOf(working)]).toEqual([true, false]);
  clock.advance(5000);
  await database.update(webhookDeliveries).set({ doneAt: null, outcome: null, nextTryAt: clock.now() });
  const order = (await claimDeliveries(database, clock.now(), { all: 1, failing: 1 })).map(
    ({ webhookId }) => webhookId,
  );
  expect(order).toEqual([working]);
  await database.update(webhookDeliveries).set({ leaseUntil: null });
  receiver.answers.set('/failing', 200);
  await service.webhooks.drain();
  expect(await failingOf(failing)).toBe(false);
  await database.update(webhooks).set({ failing: true });
  const change = { url: `${base}/other`, description: '', kinds: ['monthClosed'], enabled: true };
  await service.call('PUT', `/api/webhooks/${failing}`, { as: 'ka.admin', body: change });
  expect(await failingOf(failing)).toBe(false);
});

test('a delivery that a stop interrupts is no failed try, and is sent by the next process under the same id', async () => {
  const id = await endpoint('/hanging', undefined);
  await publish(1);
  const worker = newWorker();
  const drained = worker.drain();
  await receiver.got('/hanging', 1);
  await worker.stop();
  await drained;
  expect(await deliveriesOf(id)).toMatchObject([{ tries: 0, leaseUntil: null, doneAt: null, lastError: null }]);
  expect(await failingOf(id)).toBe(false);
  receiver.answers.set('/hanging', 200);
  await newWorker().drain();
  expect(await deliveriesOf(id)).toMatchObject([{ tries: 1, outcome: 'delivered' }]);
  const [first, second] = receiver.of('/hanging');
  expect(second).toBe(first);
});

test('a delivery that is answered soon after a stop is delivered', async () => {
  const id = await endpoint('/slow', undefined);
  await publish(1);
  const worker = newWorker();
  const drained = worker.drain();
  await receiver.got('/slow', 1);
  const stopped = worker.stop();
  receiver.release();
  await stopped;
  await drained;
  expect(await deliveriesOf(id)).toMatchObject([{ tries: 1, outcome: 'delivered' }]);
});
