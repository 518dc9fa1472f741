import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { enveloped, refuse, StubUpstream, userWith } from '../../test/stubUpstream.js';
import { forgetfulClock, TestGateway } from '../../test/testGateway.js';

/** Secrets that must never be in a log, each where callers or the REST service put such things. */
const secrets = {
  session: 'canary-session-4f1d------------------------',
  personalToken: 'gdd_pat_canary-personal-77ab-----------------------',
  password: 'canary-password-91c0',
  resetToken: 'canary-reset-5e2b',
  email: 'canary-person@example.test',
  ticket: 'canary-ticket-c3d4.signed',
  cookie: 'canary-cookie-08f7',
  query: 'canary-query-6a6a',
  answer: 'canary-answer-2b9e',
} as const;

/** The secrets that a log holds, whole or as a part of something. */
function secretsIn(log: string): readonly string[] {
  return Object.entries(secrets).flatMap(([name, secret]) => (log.includes(secret) ? [name] : []));
}

interface Line {
  readonly requestId: string;
  readonly route?: string;
  readonly status?: number;
}

let upstream: StubUpstream;
let gateway: TestGateway;
const written: string[] = [];
beforeAll(async () => {
  upstream = await StubUpstream.start();
  const log = { write: (line: string) => void written.push(line) };
  gateway = await TestGateway.start({ restUrl: upstream.url, logLevel: 'trace' }, { clock: forgetfulClock(), log });
  written.length = 0;
});
afterEach(() => {
  upstream.reset();
  written.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const cookie = { cookie: `XSRF-TOKEN=${secrets.cookie}; other=${secrets.cookie}` };
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

/** Every kind of request that carries a secret, and what the REST service says to it. */
const requests: readonly (readonly [name: string, send: () => Promise<unknown>])[] = [
  [
    'a sign-in that succeeds',
    () => {
      const session = { api_token: secrets.session, access_token: secrets.session, refresh_token: null };
      upstream.on('POST /login', { ...session, expires_in: 43_200, max_age: 43_200 });
      return gateway.send(login, { variables: { username: secrets.email, password: secrets.password }, token: null });
    },
  ],
  [
    'a sign-in that is refused',
    () => {
      upstream.on('POST /login', (_, reply) => refuse(reply, 'UNAUTHENTICATED', { reason: 'wrongCredentials' }));
      return gateway.send(login, { variables: { username: secrets.email, password: secrets.password }, token: null });
    },
  ],
  [
    'a password written into the document',
    () =>
      gateway.send(`mutation { login(username: "${secrets.email}", password: "${secrets.password}") { apiToken } }`),
  ],
  [
    'a reset of the password',
    () =>
      gateway.send('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', {
        variables: {
          input: { token: secrets.resetToken, password: secrets.password, repeatPassword: secrets.password },
        },
      }),
  ],
  ['a forgotten password', () => gateway.send(`mutation { forgotPassword(email: "${secrets.email}") }`)],
  [
    'a query with a session',
    () => {
      upstream.on('GET /user', { ...userWith('Dealer'), email: secrets.email });
      return gateway.send('{ user { id email } }', { token: secrets.session });
    },
  ],
  ['a query with a personal token', () => gateway.send('{ user { id } }', { token: secrets.personalToken })],
  ['a forged request with cookies', () => post('{"query":"mutation { logout }"}', cookie)],
  ['malformed JSON', () => post(`{"query": "{ user { id } }", "password": ${secrets.password}`)],
  ['a wrong variable', () => gateway.send(login, { variables: { username: { secret: secrets.email }, password: 1 } })],
  ['a document with a syntax error', () => gateway.send(`{ user(token: "${secrets.session}" `)],
  ['a query in the address', () => fetch(`${gateway.url}/graphql?query=${secrets.query}&token=${secrets.session}`)],
  ['an address that cannot be read', () => fetch(`${gateway.url}/%E0%A4%A/${secrets.ticket}`)],
  ['a page that is missing', () => fetch(`${gateway.url}/reset?token=${secrets.resetToken}`)],
  [
    'a file by its ticket',
    () => {
      const result = `GET /files/${secrets.ticket}`;
      upstream.on(result, (_, reply) => reply.type('text/csv').send(secrets.answer));
      return fetch(`${gateway.url}/files/${secrets.ticket}`).then((response) => response.text());
    },
  ],
  ['a file by a ticket that is refused', () => fetch(`${gateway.url}/files/${secrets.ticket}x`)],
  [
    'an upload by its ticket',
    () => fetch(`${gateway.url}/uploads/${secrets.ticket}`, { method: 'PUT', body: secrets.answer }),
  ],
  [
    'an answer of the REST service that is none',
    () => {
      upstream.on('GET /user', (_, reply) => reply.code(500).header('x-secret', secrets.answer).send(secrets.answer));
      return gateway.send('{ user { id } }', { token: secrets.session });
    },
  ],
  [
    'an answer of another shape',
    () => {
      upstream.on('GET /user', enveloped({ secret: secrets.answer, email: secrets.email }));
      return gateway.send('{ user { id } }', { token: secrets.session });
    },
  ],
];
const login = `mutation SignIn($username: String!, $password: String!) {
  login(username: $username, password: $password) { apiToken }
}`;

describe('the log', () => {
  test.each(requests)('of %s is one line without a secret', async (_, send) => {
    await send();
    const lines = written.map((line) => JSON.parse(line) as Line);
    expect(lines.filter(({ route }) => route !== undefined)).toHaveLength(1);
    expect(lines[0]?.requestId).toEqual(expect.any(String));
    expect(secretsIn(written.join(''))).toEqual([]);
  });

  test('says of an operation what it was and what it took', async () => {
    upstream.on('GET /user', userWith('Dealer'));
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
    const { headers } = await gateway.send('query WhoAmI { user { id } }', { headers: { traceparent } });
    expect(JSON.parse(written.join(''))).toEqual({
      ...{ level: 30, time: expect.any(Number), tier: 'gateway', msg: 'answered' },
      ...{ requestId: headers.get('x-request-id'), traceId: trace, userId: 9, clientAddress: '127.0.0.1' },
      ...{ method: 'POST', route: '/graphql', status: 200, durationMs: expect.any(Number) },
      ...{ operationName: 'WhoAmI', channel: 'open', upstreamCalls: 1 },
    });
  });

  test('names the user of an operation that is refused too, and nobody without one', async () => {
    upstream.on('GET /user', userWith('Dealer'));
    await gateway.send('{ importsTable(input: {}) { total } }');
    await gateway.send('{ user { id } }', { token: null });
    expect(written.map((line) => JSON.parse(line) as object)).toMatchObject([
      { userId: 9, codes: ['FORBIDDEN'] },
      { codes: ['UNAUTHENTICATED'] },
    ]);
    expect(written[1]).not.toContain('userId');
  });

  test('has an id of a trace without one, which the REST service makes alike', async () => {
    await gateway.send('{ user { id } }', { token: null, headers: { 'x-request-id': 'request-4711' } });
    const { traceId } = JSON.parse(written.join('')) as { traceId: string };
    expect(traceId).toBe('e80649dd6965f1e1a8617adcf6f599aa');
  });

  test('would be caught with a secret', async () => {
    gateway.app.log.info({ headers: { authorization: `Bearer ${secrets.session}` } });
    await post(`{"query":"query ${secrets.query.replaceAll('-', '_')} { user { id } }"}`);
    expect(secretsIn(written.join(''))).toEqual(['session']);
  });
});
