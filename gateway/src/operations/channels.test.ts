import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { pricePerCall } from '../limits/cost.js';
import { defaultChannelLimits } from '../limits/limits.js';
import { enveloped, refuse, StubUpstream, userWith } from '../test/stubUpstream.js';
import { manifestOf, personalToken, sessionToken, TestGateway, token } from '../test/testGateway.js';

const trusted = '{ user { id } }';
const free = '{ me: user { id } }';
const introspection = '{ __schema { queryType { name } } }';

let upstream: StubUpstream;
let production: TestGateway;
let demo: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  const manifest = manifestOf(trusted);
  production = await TestGateway.start({ restUrl: upstream.url, mode: 'production' }, { manifest });
  demo = await TestGateway.start({ restUrl: upstream.url }, { manifest });
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await production.close();
  await demo.close();
  await upstream.close();
});

describe('in production', () => {
  test('the portal’s own documents are answered by their hashes', async () => {
    upstream.on('GET /user', userWith('Dealer'));
    expect((await production.send(trusted, { byHash: true })).data).toEqual({ user: { id: '9' } });
  });

  test('a trusted document may come in an unusual form: with a text, which is not looked at, or for any reader', async () => {
    upstream.on('GET /user', userWith('Dealer'));
    const extensions = { persistedQuery: { version: 1, sha256Hash: Object.keys(manifestOf(trusted))[0] } };
    const response = await fetch(`${production.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        accept: 'application/*',
      },
      body: JSON.stringify({ query: free, extensions }),
    });
    expect(await response.json()).toEqual({ data: { user: { id: '9' } } });
  });

  test('a hash that nobody knows says that the portal is newer than the tab', async () => {
    const response = await production.send(free, { byHash: true });
    expect([response.status, response.code]).toEqual([422, 'BAD_USER_INPUT']);
    expect(response.errors[0]?.extensions['reason']).toBe('unknownDocument');
    expect(upstream.calls).toEqual([]);
  });

  test.each([
    ['a session', undefined],
    ['nothing', null],
  ])('a free document with %s is refused, and reaches nobody', async (_, token) => {
    const options = token === undefined ? {} : { token };
    const response = await production.send(free, options);
    expect([response.status, response.code]).toEqual([403, 'FORBIDDEN']);
    expect(response.errors[0]?.extensions['reason']).toBe('untrustedDocument');
    expect(upstream.calls).toEqual([]);
  });

  test.each([
    ['a field that there is not', '{ usar { id } }'],
    ['an argument that there is not', '{ user(of: 1) { id } }'],
    ['a type that there is not', 'query ($input: Inpt) { user { id } }'],
    ['bad syntax', '{ user { id }'],
    ['two operations and no name', 'query A { user { id } } query B { user { id } }'],
  ])('a stranger learns nothing of the schema from %s', async (_, source) => {
    const [wrong, right] = [
      await production.send(source, { token: null }),
      await production.send(free, { token: null }),
    ];
    const withoutRequestId = (text: string) => text.replace(/"requestId":"[\w-]+"/, '');
    expect([wrong.status, withoutRequestId(wrong.text)]).toEqual([right.status, withoutRequestId(right.text)]);
    expect(right.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'untrustedDocument' });
  });

  test('a free document with a personal token is answered, introspection too', async () => {
    upstream.on('GET /user', userWith('Dealer'));
    expect((await production.send(free, { token: personalToken })).data).toEqual({ me: { id: '9' } });
    const schema = await production.send(introspection, { token: personalToken });
    expect(schema.data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    const wrong = await production.send('{ usar { id } }', { token: personalToken });
    expect([wrong.status, wrong.code, wrong.errors[0]?.message]).toEqual([
      400,
      'BAD_USER_INPUT',
      'Il campo "usar" non esiste nel tipo "Query".',
    ]);
  });

  test.each([
    '{ __schema { queryType { name } } }',
    '{ ...F } fragment F on Query { t: __type(name: "User") { name } }',
  ])('what only looks like a personal token reads nothing of the schema: %s', async (source) => {
    upstream.on('GET /user', (_, reply) => refuse(reply, 'UNAUTHENTICATED'));
    const response = await production.send(source, { token: `${personalToken.slice(0, -1)}x` });
    expect([response.status, response.code, response.data]).toEqual([401, 'UNAUTHENTICATED', undefined]);
  });

  test.each(['{ usar { id } }', '{ user { id }'])('nor what is wrong with a document: %s', async (source) => {
    upstream.on('GET /user', (_, reply) => refuse(reply, 'UNAUTHENTICATED'));
    const response = await production.send(source, { token: `${personalToken.slice(0, -1)}x` });
    expect([response.status, response.code, response.errors[0]?.extensions['reason']]).toEqual([
      403,
      'FORBIDDEN',
      'untrustedDocument',
    ]);
  });

  test.each([
    ['{ __schema { queryType { name } } }', 'another'],
    ['{ user { id } }', ''],
    ['query A { user { id } }', 'B'],
    ['query A { user { id } } query B { user { id } }', 'C'],
  ])('nothing of %s runs under the name "%s"', async (source, operationName) => {
    upstream.on('GET /user', userWith('Dealer'));
    const response = await production.send(source, { token: personalToken, operationName });
    expect([response.status, response.data, response.code, response.errors.map(({ message }) => message)]).toEqual([
      400,
      undefined,
      'BAD_USER_INPUT',
      [`L’operazione "${operationName}" non esiste.`],
    ]);
    const reported = await production.send(source, { token: null, operationName });
    expect([reported.status, reported.errors[0]?.extensions['reason']]).toEqual([403, 'untrustedDocument']);
  });

  test('introspection is for nobody else', async () => {
    expect((await production.send(introspection)).code).toBe('FORBIDDEN');
    expect((await production.send(introspection, { token: null })).code).toBe('FORBIDDEN');
  });

  test('a personal token changes nothing, by whatever door', async () => {
    const change = 'mutation { logout }';
    const gateway = await TestGateway.start(
      { restUrl: upstream.url, mode: 'production' },
      { manifest: manifestOf(change) },
    );
    upstream.on('GET /user', userWith('Dealer')).on('POST /logout', enveloped({}));
    for (const byHash of [false, true]) {
      const response = await gateway.send(change, { token: personalToken, byHash });
      expect(response.errors[0]?.extensions['reason']).toBe('readOnlyToken');
    }
    await gateway.close();
    expect(upstream.calls).toEqual(['GET /user', 'GET /user']);
  });
});

test('in the demonstration free documents are everybody’s', async () => {
  upstream.on('GET /user', userWith('Dealer'));
  expect((await demo.send(free)).data).toEqual({ me: { id: '9' } });
  expect((await demo.send(introspection, { token: null })).data).toEqual({
    __schema: { queryType: { name: 'Query' } },
  });
});

describe('a bearer that was never a token', () => {
  const open = 'mutation { forgotPassword(email: "a@b.it") }';
  const invented = sessionToken('of nobody');

  test.each([
    ['a public mutation', open],
    ['what every account may ask', trusted],
    ['what a permission guards', '{ dealersTable(input: {}) { total } }'],
    ['the schema', introspection],
  ])('is refused as such with %s, and with its form right the service is asked once', async (_, query) => {
    upstream.on('GET /user', (_request, reply) => refuse(reply, 'UNAUTHENTICATED'));
    for (const bearer of [invented, `gdd_pat_${invented}`]) {
      upstream.made.length = 0;
      const response = await demo.send(query, { token: bearer });
      expect([response.status, response.code, response.data]).toEqual([401, 'UNAUTHENTICATED', undefined]);
      expect(upstream.calls).toEqual(['GET /user']);
    }
  });

  test.each(['x', 'two words', invented.slice(1), `${invented}A`, `${invented.slice(1)}.`, 'gdd_pat_short', ''])(
    'a bearer without the form of a token is refused without a call: %j',
    async (bearer) => {
      for (const gateway of [demo, production]) {
        const response = await gateway.send(open, { token: bearer });
        const reason = response.errors[0]?.extensions['reason'];
        expect([response.status, response.code, reason]).toEqual([401, 'UNAUTHENTICATED', 'tokenMalformed']);
      }
      expect((await production.send(trusted, { token: bearer, byHash: true })).code).toBe('UNAUTHENTICATED');
      expect(upstream.calls).toEqual([]);
    },
  );

  test('buys its address no more calls by a document that is none than by one that is', async () => {
    const analyst = { ...defaultChannelLimits.analyst, perMinute: 3 * pricePerCall.read };
    const channels = { ...defaultChannelLimits, analyst };
    const gateway = await TestGateway.start({ restUrl: upstream.url, mode: 'production', channels });
    upstream.on('GET /user', (_request, reply) => refuse(reply, 'UNAUTHENTICATED'));
    for (const name of ['first', 'second', 'third', 'fourth', 'fifth']) {
      await gateway.send('{', { token: `gdd_pat_${sessionToken(name)}` });
    }
    expect(upstream.calls).toEqual(['GET /user', 'GET /user', 'GET /user']);
    await gateway.close();
  });

  test('is no reason to refuse a public operation while nobody says whose it is', async () => {
    upstream
      .on('GET /user', (_, reply) => refuse(reply, 'UPSTREAM_UNAVAILABLE'))
      .on('POST /auth/forgotPassword', enveloped({}));
    expect((await demo.send(open, { token: invented })).data).toEqual({ forgotPassword: true });
  });

  test('is none where a front of the portal asks for a name and a password of its own', async () => {
    upstream.on('POST /auth/forgotPassword', enveloped({}));
    const response = await demo.send(open, { token: null, headers: { authorization: 'Basic YTpi' } });
    expect(response.data).toEqual({ forgotPassword: true });
    expect(upstream.calls).toEqual(['POST /auth/forgotPassword']);
  });
});
