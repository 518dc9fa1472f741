import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { buildApp } from './app.js';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import type { App } from './ground/platform/http/routes.js';
import { openTestApp, testSecret, type TestApp } from './testing/app/testApp.js';

/** Secrets that must never be in a log, each where callers put such things. */
const secrets = {
  session: 'canary-session-4f1d------------------------',
  personalToken: 'gdd_pat_canary-personal-77ab-----------------------',
  password: 'canary-password-91c0',
  resetToken: 'canary-reset-5e2b',
  email: 'canary-person@example.test',
  ticket: 'canary-ticket-c3d4.signed',
  query: 'canary-query-6a6a',
  key: 'canary-key-1c1c',
  demonstration: demonstrationPassword,
} as const;

let service: TestApp;
let app: App;
let token: string;
const written: string[] = [];
beforeAll(async () => {
  service = await openTestApp();
  const { database, clock, programmeDay, storage } = service;
  app = await buildApp({
    config: {
      trustedProxies: [],
      logLevel: 'trace',
      privacyEmail: 'privacy@gdd.example',
      publicUrl: 'https://portal.example',
    },
    ...{ secret: testSecret, database, clock, programmeDay, storage },
    ...{
      wakeOutbox: () => undefined,
      wakeImports: () => undefined,
      wakeExports: () => undefined,
      wakeSimulations: () => undefined,
      wakeWebhooks: () => undefined,
    },
    logTo: { write: (line) => written.push(line) },
  });
  token = await service.tokenOf('ka.admin');
  written.length = 0;
});
afterEach(() => {
  written.length = 0;
});
afterAll(async () => {
  await app.close();
  await service.close();
});

/** The secrets that a log holds, whole or as a part of something. */
function secretsIn(log: string): readonly string[] {
  return Object.entries({ ...secrets, token }).flatMap(([name, secret]) => (log.includes(secret) ? [name] : []));
}

const { email, password } = secrets;
const bearer = (value: string) => ({ authorization: `Bearer ${value}`, cookie: `XSRF-TOKEN=${secrets.query}` });

describe('the log', () => {
  test.each<[string, InjectOptions]>([
    [
      'a sign-in',
      { method: 'POST', url: '/api/login', payload: { username: 'ka.admin', password: demonstrationPassword } },
    ],
    ['a refused sign-in', { method: 'POST', url: '/api/login', payload: { username: email, password } }],
    [
      'a reset of the password',
      {
        method: 'POST',
        url: '/api/auth/resetPassword',
        payload: { token: secrets.resetToken, password, repeatPassword: password },
      },
    ],
    ['a forgotten password', { method: 'POST', url: '/api/auth/forgotPassword', payload: { email } }],
    ['a session that is none', { url: '/api/user', headers: bearer(secrets.session) }],
    ['a personal token that is none', { url: '/api/user', headers: bearer(secrets.personalToken) }],
    ['a search', { url: `/api/dealers?search=${secrets.query}`, headers: bearer('x') }],
    [
      'malformed JSON',
      {
        method: 'POST',
        url: '/api/login',
        headers: { 'content-type': 'application/json' },
        payload: `{"password": ${password}`,
      },
    ],
    ['a file by a ticket', { url: `/api/files/${secrets.ticket}` }],
    ['an upload by a ticket', { method: 'PUT', url: `/api/uploads/${secrets.ticket}`, payload: secrets.query }],
    ['an address that cannot be read', { url: `/%E0%A4%A/${secrets.ticket}` }],
    ['an address that is missing', { url: `/api/nothing/${secrets.ticket}?token=${secrets.resetToken}` }],
  ])('of %s is one line without a secret', async (_, request) => {
    await app.inject(request);
    const responded = written.filter((line) => line.includes('"answered"'));
    expect(responded).toHaveLength(1);
    expect(JSON.parse(responded[0] ?? '')).toMatchObject({ route: expect.any(String), status: expect.any(Number) });
    expect(secretsIn(written.join(''))).toEqual([]);
  });

  test('of a new personal token is one line without it', async () => {
    const payload = { data: { name: secrets.query, expiresInDays: 1, current_password: demonstrationPassword } };
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': secrets.key };
    const response = await app.inject({
      method: 'POST',
      url: '/api/user/tokens',
      headers,
      payload,
    });
    const made = response.json<{ data: { token: string } }>().data.token;
    expect(made).toMatch(/^gdd_pat_/);
    expect(secretsIn(written.join(''))).toEqual([]);
    expect(written.join('')).not.toContain(made);
  });

  test('says who asked what, by the names that the gateway uses', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { 'x-request-id': 'request-4711', traceparent: `00-${trace}-00f067aa0ba902b7-01` };
    await app.inject({
      url: '/api/dealers/4711',
      remoteAddress: '192.0.2.7',
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    expect(JSON.parse(written.join(''))).toEqual({
      ...{ level: 30, time: expect.any(Number), tier: 'rest', msg: 'answered' },
      ...{ requestId: 'request-4711', traceId: trace, userId: expect.any(Number), clientAddress: '192.0.2.7' },
      ...{ method: 'GET', route: '/api/dealers/:id', status: 404, codes: ['NOT_FOUND'] },
      durationMs: expect.any(Number),
    });
  });

  test('has an id of a trace without one, which the gateway makes alike', async () => {
    await app.inject({ url: '/api/user', headers: { 'x-request-id': 'request-4711' } });
    const { traceId } = JSON.parse(written.join('')) as { traceId: string };
    expect(traceId).toBe('e80649dd6965f1e1a8617adcf6f599aa');
  });

  test.each(['/health', '/ready', '/metrics'])('requests of %s are logged at the level debug', async (url) => {
    await app.inject({ url });
    const responded = written.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(responded.filter(({ msg }) => msg === 'answered')).toMatchObject([{ level: 20 }]);
  });

  test('would be caught with a secret', () => {
    app.log.info({ headers: bearer(secrets.session) });
    expect(secretsIn(written.join(''))).toEqual(['session', 'query']);
  });
});
