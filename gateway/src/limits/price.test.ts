/** A price is a promise: quoted before an operation runs, never exceeded, and what was not used is given back. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { hang } from '../test/faults.js';
import { dealerRow, enveloped, memberRecord, refuse, StubUpstream, userWith } from '../test/stubUpstream.js';
import {
  forgetfulClock,
  personalToken,
  TestGateway,
  testConfig,
  token,
  type GraphqlResponse,
} from '../test/testGateway.js';
import type { ReportedCost } from './operationLimits.js';

const page = '{ dealersTable(input: { pageSize: 100 }) { total items { id parent { id } } } }';
const full = 10_000;

let upstream: StubUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
});
afterEach(async () => {
  upstream.reset();
  await gateway.close();
});
afterAll(() => upstream.close());

/** A gateway at whose clock no unit comes back by waiting. */
async function start(settings: Partial<typeof testConfig> = {}): Promise<void> {
  gateway = await TestGateway.start(
    { restUrl: upstream.url, mode: 'production', ...settings },
    { clock: { now: () => 0 } },
  );
}

function respondWith(rows: number): void {
  const items = Array.from({ length: rows }, (_, i) => dealerRow(i + 1, i + 1_000));
  upstream
    .on('GET /user', userWith('KA Administrator'))
    .on('POST /dealers/table', enveloped({ items, total: rows }))
    .on('GET /members', enveloped({ members: items.map((_, i) => memberRecord(i + 1_000)) }));
}

const costOf = ({ text }: GraphqlResponse) =>
  (JSON.parse(text) as { readonly extensions?: { readonly cost?: ReportedCost } }).extensions?.cost;
const sendAs = (token: string | null, query: string, variables = {}) => gateway.send(query, { token, variables });
const send = async (query: string, variables = {}) => costOf(await sendAs(personalToken, query, variables));

describe('an analyst', () => {
  test('an analyst reads the price, the units that remain and when all of them are there again', async () => {
    await start();
    respondWith(100);
    // two calls, the page and its total, 100 rows of a value and 100 members of a value
    const requested = Math.ceil(20 + 0.25 + 0.005 + 100 * 0.255 + 100 * 0.255);
    const resetAt = new Date((requested * 60_000) / full).toISOString();
    expect(await send(page)).toEqual({ requested, remaining: full - requested, resetAt });
  });

  test('gets back what did not come: rows, and calls that were not needed', async () => {
    await start();
    respondWith(0);
    const used = Math.ceil(10 + 0.25 + 0.005);
    expect(await send(page)).toMatchObject({ requested: 72, remaining: full - used });
    expect(await send(page)).toMatchObject({ requested: 72, remaining: full - 2 * used });
  });

  test('pays once for what two fields ask alike, and nothing for the question who it is', async () => {
    await start();
    respondWith(0);
    expect(await send('{ a: user { id } b: user { name } }')).toMatchObject({ requested: 11, remaining: full - 11 });
  });

  test('pays for calls that fail, not for those that are not made', async () => {
    await start();
    respondWith(0);
    upstream.on('GET /dealers/4', (_, reply) => refuse(reply, 'NOT_FOUND'));
    expect(await send('{ dealer(id: 4) { id } }')).toMatchObject({ remaining: full - 10 });
    expect(await send('{ dealer(id: "x") { id } }')).toMatchObject({ remaining: full - 10 });
    upstream.on('GET /user', userWith('Dealer'));
  });

  test('pays nothing for fields that it may not read', async () => {
    await start();
    upstream.on('GET /user', userWith('Dealer'));
    expect(await send(page)).toMatchObject({ requested: 72, remaining: full });
  });

  test('never pays more than was quoted', async () => {
    await start();
    upstream
      .on('GET /user', userWith('KA Administrator'))
      .on('GET /campaigns/brands', enveloped({ brands: Array.from({ length: 500 }, (_, i) => `Marca ${i}`) }));
    const cost = await send('{ brands }');
    expect(cost?.requested).toBe(11);
    expect(cost?.remaining).toBe(full - 11);
  });

  test('an analyst reads the price where nothing ran: too high a price, a spent rate, a wrong document', async () => {
    await start();
    respondWith(0);
    await send('{ user { id } }');
    const left = full - 11;
    const expensive = Array.from(
      { length: 15 },
      (_, i) => `f${i}: dealers(search: "${i}", limit: 100) { id code }`,
    ).join(' ');
    expect(await send(`{ ${expensive} }`)).toMatchObject({ requested: 540, remaining: left });
    expect(await send('{ noSuchField }')).toMatchObject({ requested: 0, remaining: left });
    expect(await send('query ($n: Int!) { dealers(search: "", limit: $n) { id } }', { n: 'x' })).toMatchObject({
      remaining: left,
    });
  });

  test('is refused by what was quoted, whatever would have been used', async () => {
    await start({ channels: { ...testConfig.channels, analyst: { cost: 100, perMinute: 100 } } });
    respondWith(0);
    expect(await send(page)).toMatchObject({ requested: 72, remaining: 89 });
    expect(await send(page)).toMatchObject({ remaining: 78 });
    expect(await send(page)).toMatchObject({ remaining: 67 });
    const response = await sendAs(personalToken, page);
    expect([response.code, response.headers.get('retry-after')]).toEqual(['RATE_LIMITED', '3']);
    expect(costOf(response)).toMatchObject({ requested: 72, remaining: 67 });
  });

  test('pays for the calls of an operation that does not end in time', async () => {
    await start({ deadlines: { ...testConfig.deadlines, read: 500 } });
    respondWith(0);
    await send('{ user { id } }');
    upstream.on('POST /dealers/table', (_, reply) => hang(reply));
    expect(await send(page)).toMatchObject({ remaining: full - 11 - 10 });
  });
});

describe('other callers', () => {
  test('the price is reported to whoever sends a free document in the demonstration', async () => {
    await start({ mode: 'demo' });
    respondWith(0);
    expect(costOf(await sendAs(token, '{ user { id } }'))).toMatchObject({ requested: 11 });
  });

  test('the price is not reported to callers whom the portal does not know', async () => {
    await start();
    upstream.on('GET /user', (_, reply) => refuse(reply, 'UNAUTHENTICATED'));
    expect(costOf(await sendAs(null, '{ user { id } }'))).toBeUndefined();
    expect(costOf(await sendAs(personalToken, '{ noSuchField }'))).toBeUndefined();
  });
});

test('the totals that a list brings cost no call', async () => {
  gateway = await TestGateway.start({ restUrl: upstream.url }, { clock: forgetfulClock() });
  upstream.on('GET /user', userWith('Distributor')).on('POST /campaigns/distributor', enveloped({ campaigns: [] }));
  const cost = costOf(await gateway.send('{ distributorCampaigns(year: 2025) { id title totals { dealers } } }'));
  expect(cost?.requested).toBeLessThan(45);
});
