import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery, getNamedType, isInputObjectType, parse, type GraphQLInputType } from 'graphql';
import type { ErrorCode } from '@gdd/schema/errors';
import { GatewayError } from '../errors/gatewayError.js';
import type { RequestChannel } from '../access/requestChannel.js';
import { Operations } from '../operations/operations.js';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { rootFieldsOf } from '../test/operations.js';
import { operationIn } from '../test/storedOperations.js';
import { enveloped, refuse, StubUpstream, userWith } from '../test/stubUpstream.js';
import { TestGateway } from '../test/testGateway.js';
import {
  defaultChannelLimits,
  maxAliases,
  maxDepth,
  maxFields,
  oncePerOperation,
  type ChannelLimits,
} from './limits.js';
import { Limits, type ChargedCaller } from './operationLimits.js';
import { rootSelection } from './selection.js';

const schema = buildGatewaySchema();
const still = { now: () => 0 };

const nobody = { hasToken: false, remembered: () => undefined, lookUp: () => Promise.reject(new Error('no token')) };
const stranger = (): ChargedCaller => ({ callerSource: nobody, clientAddress: '192.0.2.1' });
const priceOf = (cost: number) => ({ cost, rows: 0, calls: 0, parts: [] });

/** As many calls, 10 units each and a little for the row that may come. */
const callsOf = (count: number) =>
  `{ ${Array.from({ length: count }, (_, i) => `f${i}: dealers(search: "${i}", limit: 1) { id }`).join(' ')} }`;

/** The refusal of a document by the limits. */
function refusalOf(source: string, limits = new Limits({ clock: still }), channel: RequestChannel = 'open') {
  const document = parse(source);
  const operation = operationIn(document);
  try {
    void limits.charge(
      limits.prepare(operation, rootSelection(schema, document, operation)).price({}),
      channel,
      stranger(),
    );
    return undefined;
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw error;
  }
}

const nested = (levels: number) => `{ ${'a { '.repeat(levels - 1)}a ${'} '.repeat(levels - 1)}}`;
const aliases = (count: number) => `{ ${Array.from({ length: count }, (_, i) => `f${i}: brands`).join(' ')} }`;

/** Each fragment spreads the next one twice: 2 to the power of `count` fields. */
function bomb(count: number): string {
  const fragments = Array.from({ length: count }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`);
  return `{ ...F0 } ${fragments.join(' ')} fragment F${count} on Query { brands }`;
}

/** Whether an argument is a password, a token or a challenge that is answered, or an input that holds one. */
function takesSecret({ name, type }: { readonly name: string; readonly type: GraphQLInputType }): boolean {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return Object.values(named.getFields()).some(takesSecret);
  return /password|token|challenge/i.test(name);
}

describe('a document', () => {
  test.each<[string, string, string | undefined]>([
    ['as deep as may be', nested(maxDepth), undefined],
    ['a level deeper', nested(maxDepth + 1), 'tooDeep'],
    [
      'deep by its fragments',
      `{ ...F0 } ${Array.from({ length: 20 }, (_, i) => `fragment F${i} on Query { a { ...F${i + 1} } }`).join(' ')} fragment F20 on Query { b }`,
      'tooDeep',
    ],
    ['of a fragment that contains itself', '{ ...F } fragment F on Query { a { ...F } }', 'tooDeep'],
    ['as large as may be', `{ ${'brands '.repeat(maxFields)} }`, undefined],
    ['a field larger', `{ ${'brands '.repeat(maxFields + 1)} }`, 'tooManyFields'],
    ['a bomb of fragments', bomb(300), 'tooManyFields'],
    ['with as many aliases of a field as may be', aliases(maxAliases), undefined],
    ['with one more', aliases(maxAliases + 1), 'tooManyAliases'],
    [
      'with the aliases in fragments',
      `{ ...A ...B } fragment A on Query ${aliases(10)} fragment B on Query ${aliases(16)}`,
      'tooManyAliases',
    ],
    ['that tries two secrets', 'mutation { a: login b: login }', 'tooManyAliases'],
    ['that tries one', 'mutation { login }', undefined],
    ['of introspection', getIntrospectionQuery(), undefined],
  ])('%s', (_, source, reason) => {
    const refusal = refusalOf(source);
    expect(refusal?.details.reason).toBe(reason);
    if (reason !== undefined) expect(refusal?.code).toBe('OPERATION_TOO_EXPENSIVE' satisfies ErrorCode);
  });

  test('tries one password, token or answer to a challenge at most, whatever field takes it', () => {
    const takers = rootFieldsOf(schema).filter(({ field }) => field.args.some((arg) => takesSecret(arg)));
    // beside them the field that mails a link
    const names = ['forgotPassword', ...takers.map(({ field }) => field.name)];
    expect(names.sort()).toEqual([...oncePerOperation].sort());
  });

  test('is measured once, however often it runs', () => {
    const operations = new Operations(schema, new Limits({ clock: still }), { error: () => undefined });
    const document = parse('{ brands }');
    const measured = () => operations.know(document, operationIn(document)).limits();
    expect(measured()).toBe(measured());
  });
});

describe('an operation that costs too much', () => {
  const source = `{
    a: dealersTable(input: { pageSize: 5000 }) { items { id parent { id } } }
    b: dealers(search: "", limit: 100) { id }
    c: brands
  }`;

  test('the refusal of an expensive operation names its price, the limit and its three most expensive parts', () => {
    const refusal = refusalOf(source);
    expect(refusal?.code).toBe('OPERATION_TOO_EXPENSIVE');
    const { asked, limit, parts } = refusal?.details.cost ?? { asked: 0, limit: 0, parts: [] };
    expect(limit).toBe(defaultChannelLimits.open.cost);
    expect(parts).toEqual([
      { path: 'a.items.parent', cost: 1_775, calls: 50, rows: 5_000, why: '50 chiamate, 5000 righe' },
      { path: 'a', cost: 1_286, calls: 1, rows: 5_001, why: '1 chiamata, 5001 righe' },
      { path: 'b', cost: 36, calls: 1, rows: 100, why: '1 chiamata, 100 righe' },
    ]);
    expect(asked).toBe(3_106);
    expect(refusal?.message).toBe(
      'L’operazione costa 3106 unità, il limite è 1000: chiedi meno righe o meno campi. ' +
        'Pesa di più a.items.parent (50 chiamate, 5000 righe).',
    );
  });

  test('in one channel may pass in another', () => {
    const table = 'dealersTable(input: { pageSize: 100 }) { items { id code parent { id } } }';
    const page = `{ a: ${table} b: ${table} }`;
    const limits = new Limits({ clock: still });
    expect(refusalOf(page, limits, 'portal')).toBeUndefined();
    expect(refusalOf(page, limits, 'analyst')).toBeUndefined();
    expect(refusalOf(page, limits, 'share')?.code).toBe('OPERATION_TOO_EXPENSIVE');
  });
});

describe('a caller', () => {
  const channels: Record<RequestChannel, ChannelLimits> = {
    ...defaultChannelLimits,
    analyst: { cost: 1_000, perMinute: 220 },
  };
  const user = (userId: number): ChargedCaller => ({
    callerSource: {
      hasToken: true,
      remembered: () => ({ userId, permissions: new Set(), signedIn: true }),
      lookUp: () => Promise.reject(new Error('is remembered')),
    },
    clientAddress: '192.0.2.1',
  });

  test('spends what its channel gives in a minute, apart from others and from other channels', () => {
    let now = 0;
    const limits = new Limits({ clock: { now: () => now }, channels });
    const spend = (channel: RequestChannel = 'analyst', caller = user(1)) => {
      try {
        void limits.charge(priceOf(61), channel, caller);
        return 'done';
      } catch (error) {
        return error instanceof GatewayError ? [error.code, error.details.retryAfter] : error;
      }
    };
    expect([spend(), spend(), spend()]).toEqual(['done', 'done', 'done']);
    expect(spend()).toEqual(['RATE_LIMITED', 7]);
    expect([spend('analyst', user(2)), spend('analyst', stranger()), spend('portal')]).toEqual([
      'done',
      'done',
      'done',
    ]);
    now += 6_000;
    expect(spend()).toEqual(['RATE_LIMITED', 1]);
    now += 1_000;
    expect(spend()).toBe('done');
  });

  test('pays nothing for what is refused', async () => {
    const limits = new Limits({ clock: still, channels });
    for (let i = 0; i < 10; i++) expect(() => limits.charge(priceOf(221), 'analyst', stranger())).toThrow(GatewayError);
    await limits.charge(priceOf(220), 'analyst', stranger());
    expect(() => limits.charge(priceOf(1), 'analyst', stranger())).toThrow(GatewayError);
  });
});

describe('over HTTP', () => {
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

  test('an operation that is too expensive is refused with 400, and nothing is asked', async () => {
    gateway = await TestGateway.start({ restUrl: upstream.url });
    const response = await gateway.send('{ dealers(search: "", limit: 100000) { id } }');
    expect([response.status, response.code]).toEqual([400, 'OPERATION_TOO_EXPENSIVE']);
    expect(response.errors[0]?.extensions['cost']).toMatchObject({ asked: 25_510, limit: 1_000 });
    expect(response.errors[0]?.extensions.requestId).toBe(response.headers.get('x-request-id'));
    expect(upstream.calls).toEqual([]);
  });

  test('the price follows the variables of a document that is known', async () => {
    gateway = await TestGateway.start({ restUrl: upstream.url });
    upstream.on('GET /user', userWith('Distributor')).on('GET /dealers', enveloped({ dealers: [] }));
    const send = (limit: number) =>
      gateway.send('query ($limit: Int!) { dealers(search: "", limit: $limit) { id } }', { variables: { limit } });
    expect((await send(10)).data).toEqual({ dealers: [] });
    expect((await send(1_000_000)).code).toBe('OPERATION_TOO_EXPENSIVE');
  });

  test('a caller beyond its rate is answered 429, and when to come back', async () => {
    const channels = { ...defaultChannelLimits, open: { cost: 100, perMinute: 100 } };
    gateway = await TestGateway.start({ restUrl: upstream.url, channels }, { clock: { now: () => 0 } });
    const source = callsOf(8);
    upstream.on('GET /user', userWith('Distributor')).on('GET /dealers', enveloped({ dealers: [] }));
    expect((await gateway.send(source)).errors).toEqual([]);
    upstream.made.length = 0;
    const response = await gateway.send(source);
    expect([response.status, response.code]).toEqual([429, 'RATE_LIMITED']);
    expect(response.headers.get('retry-after')).toBe('38');
    expect(response.errors[0]?.extensions).toMatchObject({ retryAfter: 38 });
    expect(upstream.calls).toEqual([]);
  });

  describe('the units of a minute', () => {
    /** The second of two of these is refused: 83 units each, of which 80 are used. */
    const source = callsOf(8);
    const tokenOf = (user: number, number: number) => `gdd_pat_user${user}${String(number).padStart(38, '0')}`;
    const channels = {
      ...defaultChannelLimits,
      analyst: { cost: 100, perMinute: 100 },
      open: { cost: 100, perMinute: 100 },
    };

    /** Whoever has a bearer with a user's number in it is that user; nobody knows any other. */
    async function start(): Promise<void> {
      gateway = await TestGateway.start({ restUrl: upstream.url, channels }, { clock: { now: () => 0 } });
      upstream.on('GET /dealers', enveloped({ dealers: [] })).on('GET /user', ({ headers }, reply) => {
        const user = /user(\d)/.exec(headers.authorization ?? '')?.[1];
        return user === undefined ? refuse(reply, 'UNAUTHENTICATED') : { ...userWith('Distributor'), id: Number(user) };
      });
    }
    const codes = (responses: readonly { readonly code: string | undefined }[]) =>
      responses.map(({ code }) => code ?? 'ok');

    test('are one for all personal tokens of a user, also for those never seen before', async () => {
      await start();
      const send = (user: number, number: number) => gateway.send(source, { token: tokenOf(user, number) });
      const mine = await Promise.all(Array.from({ length: 19 }, (_, i) => send(1, i)));
      expect(codes(mine).filter((code) => code === 'ok')).toHaveLength(1);
      expect(codes(mine).filter((code) => code === 'RATE_LIMITED')).toHaveLength(18);
      expect(codes([await send(2, 0), await send(2, 1), await send(1, 20)])).toEqual([
        'ok',
        'RATE_LIMITED',
        'RATE_LIMITED',
      ]);
    });

    test('are one for all sessions of a user, wherever they come from', async () => {
      await start();
      const send = (session: string, from: string) =>
        gateway.app.inject({
          method: 'POST',
          url: '/graphql',
          remoteAddress: from,
          headers: { authorization: `Bearer ${`session-${session}-user1`.padEnd(43, '-')}` },
          payload: { query: source },
        });
      const responses = [await send('a', '192.0.2.1'), await send('b', '198.51.100.7'), await send('c', '203.0.113.9')];
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 429, 429]);
    });

    test('are those of the address for bearers that nobody knows, the questions about them included', async () => {
      await start();
      const send = (number: number) => gateway.send(source, { token: tokenOf(9, number).replace('user', 'none') });
      const responses = [];
      for (let i = 0; i < 15; i++) responses.push(await send(i));
      // 10 units for each question are not given back: soon there are none left to ask with
      expect(codes(responses)).toEqual([...Array(10).fill('UNAUTHENTICATED'), ...Array(5).fill('RATE_LIMITED')]);
      expect(upstream.calls.filter((call) => call === 'GET /user')).toHaveLength(10);
      expect(upstream.calls).not.toContain('GET /dealers');
    });

    test('of an address are not spent by the users behind it', async () => {
      await start();
      for (let user = 0; user < 10; user++) {
        expect((await gateway.send(source, { token: tokenOf(user, 0) })).code).toBeUndefined();
      }
      expect((await gateway.send(source, { token: null })).code).toBe('UNAUTHENTICATED');
    });

    test('are charged by address while nobody says who the caller is', async () => {
      await start();
      upstream.on('GET /user', (_, reply) => refuse(reply, 'UPSTREAM_UNAVAILABLE'));
      const send = (number: number) => gateway.send(source, { token: tokenOf(1, number) });
      expect(codes([await send(0), await send(1)])).toEqual(['UPSTREAM_UNAVAILABLE', 'RATE_LIMITED']);
    });
  });
});
