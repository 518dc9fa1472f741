import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { drizzle } from 'drizzle-orm/node-postgres';
import { buildApp } from './app.js';
import type { Database } from './ground/database/connections/connection.js';
import { signedCsrfToken } from './ground/platform/http/csrf.js';
import { TransactionLost } from './ground/database/connections/failures.js';
import { openTestApp, testSecret, type TestApp } from './testing/app/testApp.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

const code = (response: { json(): unknown }) => (response.json() as { error: { code: string } }).error.code;

describe('refusals', () => {
  test('of an unknown route come in the envelope', async () => {
    const response = await service.call('GET', '/api/nothing/here');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      success: false,
      error: { code: 'NOT_FOUND', message: 'Non trovato.', requestId: response.headers['x-request-id'] },
    });
  });

  test.each([
    ['/api/dealers/%E0%A4%A', 422],
    ['/%', 422],
    [`/api/dealers/${'1'.repeat(5000)}`, 404],
  ])('of the unreadable address %.30s come in the envelope', async (url, status) => {
    const response = await service.call('GET', url, { as: 'ka.admin' });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, error: { requestId: response.headers['x-request-id'] } });
  });

  test('of a body that is not JSON, of another type, or too large', async () => {
    const send = (payload: string, type = 'application/json') =>
      service.app.inject({ method: 'POST', url: '/api/login', payload, headers: { 'content-type': type } });
    expect((await send('{"username":')).statusCode).toBe(422);
    expect((await send('{"__proto__":{"a":1}}')).statusCode).toBe(422);
    expect((await send('a=1', 'application/x-www-form-urlencoded')).statusCode).toBe(422);
    expect((await send(JSON.stringify({ username: 'x'.repeat(300_000) }))).statusCode).toBe(413);
  });

  test('name every wrong field', async () => {
    const response = await service.call('POST', '/api/login', { body: { username: '', shoe: 1 } });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      error: { fields: { username: 'required', password: 'required', shoe: 'unknown' } },
    });
  });

  test('come in their order: token, cross-site header, permission, input, object', async () => {
    const origin = { origin: 'https://evil.example' };
    const put = (options: object) => service.call('PUT', '/api/dealers/2000000000', { body: { shoe: 1 }, ...options });
    expect((await put({ headers: origin })).statusCode).toBe(401);
    expect((await put({ as: 'agent', headers: origin })).json()).toMatchObject({ error: { reason: 'csrf' } });
    expect((await put({ as: 'agent' })).json()).toMatchObject({ error: { permissions: ['editDealer'] } });
    expect((await put({ as: 'ka.admin' })).statusCode).toBe(422);
    const status = { body: { data: { status: 'closed' } }, as: 'ka.admin' };
    expect((await service.call('PUT', '/api/dealers/status/2000000000', status)).statusCode).toBe(404);
  });

  test('of a database that is away say so, and nothing of it', async () => {
    const app = await buildApp({
      config: {
        trustedProxies: [],
        logLevel: 'silent',
        privacyEmail: 'privacy@gdd.example',
        publicUrl: 'https://portal.example',
      },
      secret: testSecret,
      database: drizzle('postgres://nobody:hidden@127.0.0.1:1/nothing'),
      clock: service.clock,
      programmeDay: service.programmeDay,
      storage: service.storage,
      wakeOutbox: () => undefined,
      wakeImports: () => undefined,
      wakeExports: () => undefined,
      wakeSimulations: () => undefined,
      wakeWebhooks: () => undefined,
    });
    const payload = { username: 'ka.admin', password: 'whatever it is' };
    const response = await app.inject({ method: 'POST', url: '/api/login', payload });
    expect(response.statusCode).toBe(503);
    expect(code(response)).toBe('UPSTREAM_UNAVAILABLE');
    expect(response.body).not.toMatch(/hidden|127\.0\.0\.1|insert/);
    expect((await app.inject('/ready')).statusCode).toBe(503);
    expect((await app.inject('/health')).statusCode).toBe(200);
    await app.close();
  });

  const lost = new Error('Connection terminated unexpectedly');

  test.each([
    ['the commit, which nobody saw,', new TransactionLost(false, lost), 'outcomeUnknown'],
    ['what was read after the commit', lost, 'outcomeUnknown'],
    ['a transaction, which was taken back,', new TransactionLost(true, lost), undefined],
  ])('of a write that lost its connection in %s say whether it may be done', async (_when, failure, reason) => {
    const { clock, programmeDay, storage } = service;
    const app = await buildApp({
      config: {
        trustedProxies: [],
        logLevel: 'silent',
        privacyEmail: 'privacy@gdd.example',
        publicUrl: 'https://portal.example',
      },
      ...{ secret: testSecret, clock, programmeDay, storage },
      ...{
        wakeOutbox: () => undefined,
        wakeImports: () => undefined,
        wakeExports: () => undefined,
        wakeSimulations: () => undefined,
        wakeWebhooks: () => undefined,
      },
      database: Object.assign(Object.create(service.database) as Database, {
        transaction: () => Promise.reject(failure),
      }),
    });
    const response = await app.inject({
      method: 'PUT',
      url: `/api/dealers/status/${(await service.memberWithCode('DE00003')).id}`,
      headers: { authorization: `Bearer ${await service.tokenOf('ka.admin')}` },
      payload: { data: { status: 'closed' } },
    });
    const { error } = response.json<{ error: { code: string; reason?: string } }>();
    expect([response.statusCode, error.code, error.reason]).toEqual([503, 'UPSTREAM_UNAVAILABLE', reason]);
    await app.close();
  });
});

describe('the request id', () => {
  test('is the one that came, if it is sane', async () => {
    const send = async (id: string) =>
      (await service.call('GET', '/health', { headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await send('abc-12345')).toBe('abc-12345');
    expect(await send('a b"; drop')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await send('x'.repeat(500))).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the cross-site header', () => {
  const login = (headers: Record<string, string>) =>
    service.call('POST', '/api/login', { body: { username: 'ka.admin', password: 'Pneus-2025!' }, headers });
  const good = signedCsrfToken('aRandomPart', testSecret);
  const forged = signedCsrfToken('aRandomPart', { current: 'another secret' });

  test.each([
    ['neither cookie nor Origin', {}, 200],
    ['cookie and header', { cookie: `a=b; XSRF-TOKEN=${good}`, 'x-xsrf-token': good }, 200],
    ['Origin, cookie and header', { origin: 'http://x', cookie: `XSRF-TOKEN=${good}`, 'x-xsrf-token': good }, 200],
    ['an Origin alone', { origin: 'http://x' }, 403],
    ['an Origin and a header', { origin: 'http://x', 'x-xsrf-token': good }, 403],
    ['a cookie alone', { cookie: `XSRF-TOKEN=${good}` }, 403],
    ['a header that differs', { cookie: `XSRF-TOKEN=${good}`, 'x-xsrf-token': `${good}x` }, 403],
    ['a forged pair', { cookie: `XSRF-TOKEN=${forged}`, 'x-xsrf-token': forged }, 403],
    ['an unsigned pair', { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' }, 403],
    ['an empty pair', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }, 403],
  ] as [string, Record<string, string>, number][])('with %s', async (_name, headers, status) => {
    expect((await login(headers)).statusCode).toBe(status);
  });

  test('is not asked of a reading request', async () => {
    const response = await service.call('GET', '/api/user', { as: 'agent', headers: { origin: 'http://x' } });
    expect(response.statusCode).toBe(200);
  });
});

describe('routes', () => {
  test('that do not say who may call them stop the start', () => {
    expect(() => service.app.route({ method: 'GET', url: '/open', handler: () => '' })).toThrow();
  });
});
