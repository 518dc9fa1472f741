import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cutBeforeHeaders } from '../test/faults.js';
import { enveloped, refuse, StubUpstream, userWith, type Responder } from '../test/stubUpstream.js';
import { Metrics } from '../telemetry/metrics.js';
import { TestGateway, testConfig, type GraphqlResponse } from '../test/testGateway.js';
import { breakerSettings } from './resilience/breaker.js';
import { bulkheadSettings } from './resilience/bulkhead.js';
import { Upstream } from './upstream.js';

const brands = '{ brands }';
const table = '{ dealersTable(input: {}) { total } }';

let time: number;
let stub: StubUpstream;
let upstream: Upstream;
let gateway: TestGateway;
beforeEach(async () => {
  time = 1_700_000_000_000;
  stub = await StubUpstream.start();
  await startGateway();
});
afterEach(async () => {
  await gateway.close();
  await stub.close();
});

/** Starts a gateway that knows its caller. */
async function startGateway(deadlines = testConfig.deadlines): Promise<void> {
  const clock = { now: () => time };
  upstream = new Upstream({ ...testConfig, restUrl: stub.url, deadlines }, { clock });
  gateway = await TestGateway.start({}, { clock, upstream });
  stub.on('GET /user', userWith('KA Administrator'));
  await gateway.send('{ user { id } }');
}

/** Asks for the brands so often that a conclusion may be drawn. */
async function sendOften(responder: Responder | object): Promise<void> {
  stub.on('GET /campaigns/brands', responder);
  for (let round = 0; round < breakerSettings.minimum; round += 1) await gateway.send(brands);
}

const broken: Responder = (_, reply) => refuse(reply, 'UPSTREAM_UNAVAILABLE');
const stateOf = (name: string) => upstream.areas().find((area) => area.name === name);
const refusal = ({ errors }: GraphqlResponse) => {
  const extensions = errors[0]?.extensions;
  return { code: extensions?.code, reason: extensions?.['reason'], retryAfter: extensions?.['retryAfter'] };
};

describe('an area of the REST service that fails', () => {
  test('a failing area gets no more calls, and callers learn at once when to try again', async () => {
    await sendOften(broken);
    expect(stateOf('campaigns')).toMatchObject({ breaker: 'open', openings: 1, running: 0, queued: 0 });
    const callsBefore = stub.calls.length;
    expect(refusal(await gateway.send(brands))).toEqual({
      code: 'UPSTREAM_UNAVAILABLE',
      reason: undefined,
      retryAfter: 2,
    });
    expect(stub.calls).toHaveLength(callsBefore);
  });

  test('leaves the other areas as they are', async () => {
    await sendOften(broken);
    stub.on('POST /dealers/table', enveloped({ items: [], total: 7 }));
    expect((await gateway.send(table)).data).toEqual({ dealersTable: { total: 7 } });
    expect(stateOf('dealers')?.breaker).toBe('closed');
  });

  test('is asked once after the pause, and by everybody once it succeeds', async () => {
    await sendOften(broken);
    time += breakerSettings.pause;
    stub.on('GET /campaigns/brands', enveloped({ brands: ['A'] }));
    expect((await gateway.send(brands)).data).toEqual({ brands: ['A'] });
    expect((await gateway.send(brands)).data).toEqual({ brands: ['A'] });
    expect(stateOf('campaigns')?.breaker).toBe('closed');
  });

  test('leaves no doubt about a write: it was not sent', async () => {
    await sendOften(broken);
    const closing = await gateway.send('mutation { closeCampaign(id: 4) { id } }');
    expect(refusal(closing)).toEqual({ code: 'UPSTREAM_UNAVAILABLE', reason: undefined, retryAfter: 2 });
    expect(stub.requestsOf('DELETE /campaigns/4/close')).toEqual([]);
  });

  test.each<[string, Responder]>([
    ['that cuts its connections', (_, reply) => cutBeforeHeaders(reply)],
    ['that answers without a word of its own', (_, reply) => reply.code(500).send('<html>')],
  ])('is one %s', async (_, fault) => {
    await sendOften(fault);
    expect(stateOf('campaigns')?.breaker).toBe('open');
  });
});

test('an area that hangs fails', async () => {
  await gateway.close();
  await startGateway({ ...testConfig.deadlines, readTry: 500 });
  await sendOften((_, reply) => reply.hijack());
  expect(stateOf('campaigns')?.breaker).toBe('open');
});

test('an area that flaps answers every read, by its second try, and stays open to all', async () => {
  let calls = 0;
  stub.on('GET /campaigns/brands', (_, reply) => {
    calls += 1;
    return calls % 2 === 1 ? cutBeforeHeaders(reply) : enveloped({ brands: ['A'] });
  });
  for (let round = 0; round < 2 * breakerSettings.minimum; round += 1) {
    expect((await gateway.send(brands)).data).toEqual({ brands: ['A'] });
  }
  expect(stateOf('campaigns')?.breaker).toBe('closed');
});

describe('no area fails', () => {
  test.each<[string, Responder | object]>([
    ['because it refuses', (_, reply) => refuse(reply, 'NOT_FOUND')],
    ['because it limits', (_, reply) => refuse(reply, 'RATE_LIMITED', { retryAfter: 3 })],
    ['because one question meets a fault of its code', (_, reply) => refuse(reply, 'INTERNAL_SERVER_ERROR')],
    ['because its answer is of another shape', { success: true, data: 'x' }],
    ['because a front cannot reach one of its replicas', (_, reply) => reply.code(502).send('<html>')],
  ])('%s', async (_, responder) => {
    await sendOften(responder);
    expect(stateOf('campaigns')?.breaker).toBe('closed');
  });

  test('because its callers leave', async () => {
    const clients = Array.from({ length: 2 * breakerSettings.minimum }, () => new AbortController());
    let arrived = 0;
    const allArrived = new Promise<void>((resolve) => {
      stub.on('GET /campaigns/brands', (_, reply) => {
        arrived += 1;
        if (arrived === clients.length) resolve();
        return reply.hijack();
      });
    });
    const callsBefore = clients.map(({ signal }) => gateway.send(brands, { signal }).catch(() => 'left'));
    await allArrived;
    for (const client of clients) client.abort();
    expect(new Set(await Promise.all(callsBefore))).toEqual(new Set(['left']));
    stub.on('GET /campaigns/brands', enveloped({ brands: [] }));
    expect((await gateway.send(brands)).data).toEqual({ brands: [] });
    expect(stateOf('campaigns')).toMatchObject({ breaker: 'closed', openings: 0, running: 0, queued: 0 });
  });
});

test('an area that hangs takes a part of the connections, and the others answer as ever', async () => {
  const pending: (() => void)[] = [];
  const full = new Promise<void>((resolve) => {
    stub.on('GET /campaigns/brands', () => {
      if (pending.length === bulkheadSettings.concurrency - 1) resolve();
      return new Promise((resolve) => pending.push(() => resolve(enveloped({ brands: [] }))));
    });
  });
  stub.on('POST /dealers/table', enveloped({ items: [], total: 7 }));
  const hanging = Array.from({ length: 2 * bulkheadSettings.concurrency }, () => gateway.send(brands));
  await full;
  expect((await gateway.send(table)).data).toEqual({ dealersTable: { total: 7 } });
  expect(stateOf('campaigns')).toMatchObject({ running: bulkheadSettings.concurrency });
  stub.on('GET /campaigns/brands', enveloped({ brands: [] }));
  for (const release of pending) release();
  const responses = await Promise.all(hanging);
  expect(responses.map(({ data }) => data)).toEqual(hanging.map(() => ({ brands: [] })));
});

test('a file is asked for again where a front answers, and its area does not fail for it', async () => {
  let tries = 0;
  stub.on('GET /files/the-ticket', (_, reply) =>
    (tries += 1) % 3 === 0 ? reply.type('text/plain').send('the file') : reply.code(503).send('<html>'),
  );
  for (let round = 0; round < breakerSettings.minimum; round += 1) {
    expect(await (await fetch(`${gateway.url}/files/the-ticket`)).text()).toBe('the file');
  }
  expect(stateOf('files')?.breaker).toBe('closed');
});

describe('a file of an area that fails', () => {
  test('is refused at once', async () => {
    stub.on('GET /files/the-ticket', broken);
    for (let round = 0; round < breakerSettings.minimum; round += 1) await fetch(`${gateway.url}/files/the-ticket`);
    expect(stateOf('files')?.breaker).toBe('open');
    const callsBefore = stub.calls.length;
    const response = await fetch(`${gateway.url}/files/the-ticket`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE', retryAfter: 2 } }],
    });
    expect(stub.calls).toHaveLength(callsBefore);
  });
});

test('the log names an answer that is not as described, without its values, and the metrics count it', async () => {
  const metrics = new Metrics();
  let hear: (line: string) => void = () => undefined;
  const warning = new Promise<string>((resolve) => (hear = resolve));
  const config = { restUrl: stub.url, driftShare: 1, logLevel: 'warn' };
  const log = { write: (line: string) => void (line.includes('difference') && hear(line)) };
  await gateway.close();
  gateway = await TestGateway.start(config, { metrics, log });
  const constants = { today: '2025-12-31', current_year: 2025, current_period: 'Q4' };
  stub.on('GET /constants', enveloped({ ...constants, surplus: 'secret value' }));
  await gateway.send('{ constants { currentYear } }');
  const line = await warning;
  expect(line).not.toContain('secret value');
  expect(JSON.parse(line)).toMatchObject({
    level: 40,
    operation: 'getConstants',
    difference: '/data/surplus additionalProperties',
  });
  expect(await metrics.text()).toContain('gateway_upstream_drift_total{area="campaigns"} 1');
});
