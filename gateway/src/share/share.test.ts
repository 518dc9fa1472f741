import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { enveloped, refuse, StubUpstream, userWith } from '../test/stubUpstream.js';
import { manifestOf, TestGateway } from '../test/testGateway.js';

const dealerOf = '{ shareDealer(token: "gdd_share_x") { id businessName city province tier } }';

let upstream: StubUpstream;
let production: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  production = await TestGateway.start(
    { restUrl: upstream.url, mode: 'production' },
    { manifest: manifestOf(dealerOf) },
  );
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await production.close();
  await upstream.close();
});

const dealer = { id: 4, businessName: 'Gomme Sud', city: 'Bari', province: 'BA', tier: 'gold' };
const shown = { shareDealer: { ...dealer, id: '4', tier: 'GOLD' } };

describe('a share page', () => {
  test('is answered with the token alone, without a session', async () => {
    const asked: unknown[] = [];
    upstream.on('POST /share/dealer', (request, reply) => {
      asked.push([request.body, request.headers.authorization]);
      return reply.send({ success: true, data: { dealer } });
    });
    const { data } = await production.ask(dealerOf, { token: null });
    expect(data).toEqual(shown);
    expect(asked).toEqual([[{ data: { token: 'gdd_share_x' } }, undefined]]);
  });

  test('is answered as a trusted document too', async () => {
    upstream.on('POST /share/dealer', enveloped({ dealer }));
    expect((await production.ask(dealerOf, { token: null, byHash: true })).data).toEqual(shown);
  });

  test('passes on that a link is not known, and nothing else', async () => {
    upstream.on('POST /share/dealer', (_, reply) => refuse(reply, 'NOT_FOUND'));
    const { data, errors } = await production.ask(dealerOf, { token: null });
    expect(data).toEqual({ shareDealer: null });
    expect(errors[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(JSON.stringify(errors)).not.toContain('gdd_share_x');
  });

  test.each([
    ['a field of the portal', '{ user { id } }'],
    ['a field of the portal beside it', '{ shareDealer(token: "x") { id } user { id } }'],
    ['a list of links', '{ shareTokens(dealerId: 4) { id } }'],
    ['a new link', 'mutation { createShareToken(dealerId: 4) { token } }'],
    ['the schema', '{ shareDealer(token: "x") { id } __schema { queryType { name } } }'],
  ])('does not open the door for %s', async (_what, source) => {
    const answer = await production.ask(source, { token: null });
    expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
    expect(upstream.calls).toEqual([]);
  });

  test('tries one token in an operation', async () => {
    const twice = '{ shareDealer(token: "x") { id } other: shareDealer(token: "y") { id } }';
    const answer = await production.ask(twice, { token: null });
    expect(answer.code).toBe('OPERATION_TOO_EXPENSIVE');
    expect(upstream.calls).toEqual([]);
  });
});

test('a link is made once, though its route is a GET', async () => {
  upstream.on('GET /user', userWith('KA Administrator'));
  upstream.on('GET /dealerAuthToken/4/share', (_, reply) => reply.code(503).send());
  const source = 'mutation { createShareToken(dealerId: 4) { token } }';
  const gateway = await TestGateway.start({ restUrl: upstream.url });
  try {
    await gateway.ask(source);
    const made = upstream.calls.filter((call) => call.includes('dealerAuthToken'));
    expect(made).toHaveLength(1);
  } finally {
    await gateway.close();
  }
});
