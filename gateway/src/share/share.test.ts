import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { defaultChannelLimits } from '../limits/limits.js';
import { enveloped, refuse, StubUpstream, userWith } from '../test/stubUpstream.js';
import { manifestOf, TestGateway } from '../test/testGateway.js';

const dealerOf = 'query Dealer($token: String!) { shareDealer(token: $token) { id businessName city province tier } }';
const mixed = 'query Mixed($token: String!) { shareDealer(token: $token) { id } user { id } }';
const byLink = { byHash: true, variables: { token: 'gdd_share_x' } };
const expensive = { cost: 0, perMinute: 1 };

let upstream: StubUpstream;
let production: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  production = await TestGateway.start(
    { restUrl: upstream.url, mode: 'production' },
    { manifest: manifestOf(dealerOf, mixed) },
  );
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await production.close();
  await upstream.close();
});

const dealer = { id: 4, businessName: 'Gomme Sud', city: 'Bari', province: 'BA', tier: 'gold' };
const visible = { shareDealer: { ...dealer, id: '4', tier: 'GOLD' } };

describe('a share page', () => {
  test('is answered with the token alone, without a session', async () => {
    const requests: unknown[] = [];
    upstream.on('POST /share/dealer', (request, reply) => {
      requests.push([request.body, request.headers.authorization]);
      return reply.send({ success: true, data: { dealer } });
    });
    expect((await production.send(dealerOf, { token: null, ...byLink })).data).toEqual(visible);
    expect(requests).toEqual([[{ data: { token: 'gdd_share_x' } }, undefined]]);
  });

  test('sends no session, though the browser has one', async () => {
    upstream.on('POST /share/dealer', enveloped({ dealer }));
    expect((await production.send(dealerOf, byLink)).data).toEqual(visible);
    expect(upstream.calls).toEqual(['POST /share/dealer']);
    expect(upstream.requestsOf('POST /share/dealer')[0]?.headers.authorization).toBeUndefined();
  });

  test('is in the channel of share pages, with the limits of that channel; with another field it is in the portal’s', async () => {
    const channels = { ...defaultChannelLimits, share: expensive };
    const strict = await TestGateway.start(
      { restUrl: upstream.url, channels },
      { manifest: manifestOf(dealerOf, mixed) },
    );
    try {
      upstream.on('POST /share/dealer', enveloped({ dealer })).on('GET /user', userWith('Dealer'));
      expect((await strict.send(dealerOf, byLink)).code).toBe('OPERATION_TOO_EXPENSIVE');
      expect((await strict.send(mixed, byLink)).errors).toEqual([]);
    } finally {
      await strict.close();
    }
  });

  test('passes on that a link is not known, and nothing else', async () => {
    upstream.on('POST /share/dealer', (_, reply) => refuse(reply, 'NOT_FOUND'));
    const { data, errors } = await production.send(dealerOf, { token: null, ...byLink });
    expect(data).toEqual({ shareDealer: null });
    expect(errors[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(JSON.stringify(errors)).not.toContain('gdd_share_x');
  });

  test.each([
    ['a document of one’s own, for a share page alone', '{ shareDealer(token: "x") { id } }'],
    ['a field of the portal', '{ user { id } }'],
    ['a field of the portal beside it', '{ shareDealer(token: "x") { id } user { id } }'],
    ['a list of links', '{ shareTokens(dealerId: 4) { id } }'],
    ['a new link', 'mutation { createShareToken(dealerId: 4) { token } }'],
    ['the schema', '{ shareDealer(token: "x") { id } __schema { queryType { name } } }'],
  ])('does not open the door for %s', async (_what, source) => {
    const response = await production.send(source, { token: null });
    expect([response.status, response.code]).toEqual([403, 'FORBIDDEN']);
    expect(upstream.calls).toEqual([]);
  });

  test('tries one token in an operation', async () => {
    const twice = '{ shareDealer(token: "x") { id } other: shareDealer(token: "y") { id } }';
    const demo = await TestGateway.start({ restUrl: upstream.url });
    const response = await demo.send(twice, { token: null });
    await demo.close();
    expect(response.code).toBe('OPERATION_TOO_EXPENSIVE');
    expect(upstream.calls).toEqual([]);
  });
});

test('a link is made once, though its route is a GET', async () => {
  upstream.on('GET /user', userWith('KA Administrator'));
  upstream.on('GET /dealerAuthToken/4/share', (_, reply) => reply.code(503).send());
  const source = 'mutation { createShareToken(dealerId: 4) { token } }';
  const gateway = await TestGateway.start({ restUrl: upstream.url });
  try {
    await gateway.send(source);
    const made = upstream.calls.filter((call) => call.includes('dealerAuthToken'));
    expect(made).toHaveLength(1);
  } finally {
    await gateway.close();
  }
});
