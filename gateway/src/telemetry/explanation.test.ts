import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { dealerRow, enveloped, memberRecord, StubUpstream, userWith } from '../test/stubUpstream.js';
import { forgetfulClock, manifestOf, TestGateway } from '../test/testGateway.js';

const page = `{
  dealersTable(input: { page: 1, pageSize: 10 }) { total items { id parent { id } } }
  user { id }
  me: user { name }
}`;
const who = '{ user { id } }';
const explainHeader = { 'x-explain': '1' };
const personalToken = `gdd_pat_${'p'.repeat(43)}`;
const otherToken = `gdd_pat_${'q'.repeat(43)}`;

let upstream: StubUpstream;
let demo: TestGateway;
let production: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  demo = await TestGateway.start({ restUrl: upstream.url });
  production = await TestGateway.start(
    { restUrl: upstream.url, mode: 'production' },
    { clock: forgetfulClock(), manifest: manifestOf(who) },
  );
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await demo.close();
  await production.close();
  await upstream.close();
});

function respondAs(role: Parameters<typeof userWith>[0]): void {
  upstream
    .on('GET /user', userWith(role))
    .on('POST /dealers/table', enveloped({ items: [dealerRow(1, 71), dealerRow(2, 72), dealerRow(3, 71)], total: 3 }))
    .on('GET /members', enveloped({ members: [memberRecord(71), memberRecord(72)] }));
}

interface Body {
  readonly extensions?: { readonly upstream?: readonly { readonly route: string; readonly ms: number }[] };
}
const explanationOf = ({ text }: { readonly text: string }) => (JSON.parse(text) as Body).extensions?.upstream;

test('an operation is explained by its calls: route, status, batch size, what was shared; and by no id', async () => {
  respondAs('KA Administrator');
  const response = await demo.send(page, { headers: explainHeader });
  const calls = (explanationOf(response) ?? []).map(({ ms, ...call }) => ({ ...call, ms: typeof ms }));
  expect(calls).toEqual([
    expect.objectContaining({ route: 'GET /user', shared: false, retried: false, status: 200, ms: 'number' }),
    expect.objectContaining({ route: 'GET /user', shared: true }),
    expect.objectContaining({ route: 'GET /user', shared: true }),
    expect.objectContaining({ route: 'POST /dealers/table', status: 200 }),
    expect.objectContaining({ route: 'GET /members', batchSize: 2, status: 200 }),
  ]);
  expect(JSON.stringify(calls)).not.toMatch(/7[12]/);
});

test('a call without an answer has no status, and says that it was tried twice', async () => {
  upstream.on('GET /user', (_, reply) => void reply.raw.destroy());
  const response = await demo.send('{ user { id } }', { headers: explainHeader });
  expect(explanationOf(response)).toMatchObject([{ route: 'GET /user', status: null, retried: true, shared: false }]);
});

test('nothing is explained to whoever did not ask', async () => {
  respondAs('KA Administrator');
  expect(explanationOf(await demo.send(page))).toBeUndefined();
  expect(explanationOf(await demo.send(page, { headers: { 'x-explain': 'yes' } }))).toBeUndefined();
});

test.each([
  ['KA Administrator', true],
  ['GD Administrator', false],
  ['Dealer', false],
  [undefined, false],
] as const)('in production %s sees an explanation: %s', async (role, sees) => {
  respondAs(role);
  const response = await production.send(who, { headers: explainHeader, byHash: true });
  expect(response.data).toMatchObject({ user: { id: '9' } });
  expect(explanationOf(response) !== undefined).toBe(sees);
});

test('in production a stranger sees none', async () => {
  const response = await production.send(who, { headers: explainHeader, token: null, byHash: true });
  expect(response.code).toBe('UNAUTHENTICATED');
  expect(explanationOf(response)).toBeUndefined();
});

interface PriceBody {
  readonly data: unknown;
  readonly extensions: {
    readonly price: { readonly units: number; readonly limit: number; readonly calls: number; readonly rows: number };
    readonly cost: { readonly requested: number };
  };
}

test('the price of an operation is told without running it: it is what the same operation is asked for', async () => {
  respondAs('Distributor');
  const header = { 'x-explain': 'price' };
  await demo.send('{ user { id } }');
  upstream.reset();
  respondAs('Distributor');
  const answer = async (query: string, headers: Readonly<Record<string, string>>) =>
    JSON.parse((await demo.send(query, { headers })).text) as PriceBody;
  const { data, extensions } = await answer(page, header);
  expect(upstream.calls).toEqual([]);
  expect(data).toBeNull();
  expect(extensions.price).toMatchObject({ calls: 3, limit: expect.any(Number) });
  expect(extensions.price.rows).toBeGreaterThanOrEqual(20);
  expect(extensions.cost.requested).toBe(1);
  expect((await answer(page, {})).extensions.cost.requested).toBe(extensions.price.units);
});

test('the price is told of what is too expensive to run, and to whoever may run it alone', async () => {
  const header = { 'x-explain': 'price' };
  respondAs('KA Administrator');
  const pages = Array.from(
    { length: 15 },
    (_, at) => `a${at}: dealersTable(input: { pageSize: 100 }) { total items { id parent { id } } }`,
  );
  const expensive = await production.send(`{ ${pages.join(' ')} }`, { headers: header, token: personalToken });
  const { price } = (JSON.parse(expensive.text) as PriceBody).extensions;
  expect(price.units).toBeGreaterThan(price.limit);
  expect(upstream.calls.filter((call) => call !== 'GET /user')).toEqual([]);
  upstream.reset();
  respondAs('Dealer');
  const refused = await production.send('{ dealersTable(input: {}) { total } }', {
    headers: header,
    token: otherToken,
  });
  expect([refused.status, refused.code, upstream.calls]).toEqual([403, 'FORBIDDEN', ['GET /user']]);
});
