import { errorStatus, fieldReasons } from '@gdd/schema/errors';
import { describe, expect, test } from '@jest/globals';
import type { Deadlines } from '../config.js';
import { cutBeforeHeaders, cutMidBody, hang, stallMidBody } from '../test/faults.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse, StubUpstream, userWith, type Responder } from '../test/stubUpstream.js';
import { forgetfulClock, testConfig, TestGateway, type GraphqlResponse } from '../test/testGateway.js';
import { maxTries } from './repeatedRead.js';

const canary = 'canary-9f2c';
const read = '{ user { id } }';
/** Anybody may ask for it: nobody asks first who the caller is. */
const write = 'mutation { confirmEmail(token: "t") }';

const { upstream, gateway } = await startStubbedGateway();

/** Asks for a read and a write, which anybody may ask for, that the REST service answers alike. */
async function sendBoth(
  responder: Responder,
  target = gateway,
): Promise<{ reading: GraphqlResponse; writing: GraphqlResponse }> {
  upstream.on('GET /user', responder).on('POST /auth/confirmEmail', responder);
  return { reading: await target.send(read), writing: await target.send(write, { token: null }) };
}

/** Starts a gateway that soon loses its patience. */
function startImpatient(deadlines: Partial<Deadlines>): Promise<TestGateway> {
  const settings = { restUrl: upstream.url, deadlines: { ...testConfig.deadlines, ...deadlines } };
  return TestGateway.start(settings, { clock: forgetfulClock() });
}

function visible(response: GraphqlResponse): unknown {
  const extensions = response.errors[0]?.extensions;
  return [response.status, response.errors.length, extensions?.code, extensions?.['reason']];
}

/** Whether the gateway says no word of the upstream: neither its text, nor its address, nor a stack. */
function expectNoLeak(response: GraphqlResponse): void {
  const everything = response.text + JSON.stringify([...response.headers]);
  for (const secret of [canary, upstream.url, '127.0.0.1', '/api/', 'undici', 'at Object.', 'stacktrace']) {
    expect(everything).not.toContain(secret);
  }
}

const statuses = Array.from({ length: 105 }, (_, index) => 400 + index);

/** The meaning of an error status that comes without the REST service's own envelope. */
function meaning(status: number): string {
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  if (status === 429) return 'RATE_LIMITED';
  if (status === 408 || status === 504) return 'UPSTREAM_TIMEOUT';
  return status >= 500 ? 'UPSTREAM_UNAVAILABLE' : 'UPSTREAM_INVALID';
}

describe('an error status without the REST service’s own body', () => {
  test.each(statuses)('a response %i without a body of the service is reported by its code alone', async (status) => {
    const { reading, writing } = await sendBoth((_, reply) =>
      reply.code(status).header('x-upstream', canary).type('text/html').send(`<h1>${canary}</h1>`),
    );
    const code = meaning(status);
    const isDefinite = status === 413 || status === 429;
    expect(visible(reading)).toEqual([200, 1, code, undefined]);
    expect(visible(writing)).toEqual([200, 1, code, isDefinite ? undefined : 'outcomeUnknown']);
    expectNoLeak(reading);
    expectNoLeak(writing);
    const tries = [502, 503, 504].includes(status) ? maxTries : 1;
    expect(upstream.calls).toEqual([...Array<string>(tries).fill('GET /user'), 'POST /auth/confirmEmail']);
  });
});

describe('a front that answers in the place of a replica', () => {
  const front: Responder = (_, reply) => reply.code(502).type('text/html').send('<h1>Bad Gateway</h1>');
  const respondingAtTry = (number: number) => {
    let tries = 0;
    return (request: Parameters<Responder>[0], reply: Parameters<Responder>[1]) =>
      (tries += 1) < number ? front(request, reply) : userWith('Dealer');
  };

  test('is asked again for a read, until a replica answers', async () => {
    upstream.on('GET /user', respondingAtTry(maxTries));
    expect((await gateway.send(read)).data).toEqual({ user: { id: '9' } });
    expect(upstream.calls).toHaveLength(maxTries);
  });

  test('is not asked beyond the time that a read has', async () => {
    upstream.on('GET /user', (request, reply) => (upstream.calls.length < 3 ? front(request, reply) : hang(reply)));
    const impatient = await startImpatient({ read: 500 });
    expect((await impatient.send(read)).code).toBe('UPSTREAM_TIMEOUT');
    await impatient.close();
    expect(upstream.calls).toHaveLength(3);
  });

  test('is another matter than the service that says itself that it cannot answer', async () => {
    upstream.on('GET /user', (_, reply) => refuse(reply, 'UPSTREAM_UNAVAILABLE'));
    expect((await gateway.send(read)).code).toBe('UPSTREAM_UNAVAILABLE');
    expect(upstream.calls).toEqual(['GET /user']);
  });

  test('does not make the gateway say that it is not ready', async () => {
    let tries = 0;
    upstream.on('GET /ready', (_, reply) =>
      (tries += 1) === 1 ? reply.code(502).send('<h1>') : reply.send({ status: 'ok' }),
    );
    expect((await fetch(`${gateway.url}/ready`)).status).toBe(200);
  });
});

describe('the REST service’s own refusal', () => {
  test.each(Object.entries(errorStatus))('%s with status %i is passed through', async (code, status) => {
    const error = { code, message: canary, requestId: canary, detail: canary, stack: canary };
    const { reading, writing } = await sendBoth((_, reply) => reply.code(status).send({ success: false, error }));
    // whose bearer it is nobody knows: the operation is refused as a whole
    expect(visible(reading)).toEqual([code === 'UNAUTHENTICATED' ? status : 200, 1, code, undefined]);
    expect(visible(writing)).toEqual([200, 1, code, undefined]);
    expectNoLeak(reading);
    expectNoLeak(writing);
  });

  test.each([
    ['a code that is not of the list', { code: canary }],
    ['a code of another class than the status', { code: 'INTERNAL_SERVER_ERROR' }],
    ['no code', {}],
    ['no error', undefined],
  ])('with %s is not believed', async (_, error) => {
    const { reading } = await sendBoth((__, reply) => reply.code(404).send({ success: false, error }));
    expect(visible(reading)).toEqual([200, 1, 'UPSTREAM_INVALID', undefined]);
    expectNoLeak(reading);
  });

  test('gives only details of the closed lists, under the names of GraphQL', async () => {
    upstream.on('PUT /user/password', (_, reply) =>
      refuse(reply, 'BAD_USER_INPUT', {
        reason: canary,
        fields: {
          current_password: 'wrongPassword',
          password_confirmation: 'mismatch',
          [canary]: 'invalid',
          password: canary,
        },
        retryAfter: canary,
        permissions: [canary, 'editDealer'],
        currentVersion: canary,
        currentGoalThreshold: canary,
        obstacles: [canary, { kind: canary, text: 'x', id: 1 }, { kind: 'import', text: 'x', id: canary }],
        obstacleCount: canary,
        documentState: { delivery: canary, payment: canary },
        [canary]: canary,
      }),
    );
    const input = '{ currentPassword: "a", password: "b", passwordConfirmation: "c" }';
    const response = await gateway.send(`mutation { changePassword(input: ${input}) }`);
    const { requestId, ...extensions } = response.errors[0]?.extensions ?? {};
    expect(requestId).toEqual(response.headers.get('x-request-id'));
    expect(extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { currentPassword: 'wrongPassword', passwordConfirmation: 'mismatch' },
      permissions: ['editDealer'],
    });
    expectNoLeak(response);
  });

  test.each(fieldReasons)('names a field inside a named one: %s', async (reason) => {
    upstream
      .on('GET /user', userWith('KA Administrator'))
      .on('POST /users/invite', (_, reply) => refuse(reply, 'BAD_USER_INPUT', { fields: { 'roles.0': reason } }));
    const input = '{ email: "a@b.test", name: "A", roles: [DEALER], memberId: 4 }';
    const { errors } = await gateway.send(`mutation { inviteUser(input: ${input}, idempotencyKey: "k") { id } }`);
    expect(errors[0]?.extensions['fields']).toEqual({ roles: reason });
  });

  test.each([
    ['CONFLICT', { reason: 'staleVersion', currentVersion: 7 }],
    [
      'CONFLICT',
      {
        reason: 'laterChanges',
        obstacles: [
          { kind: 'import', text: 'vendite.csv', id: 12 },
          { kind: 'hasChildren', text: 'Agenzia (AG0001)', id: null },
        ],
        obstacleCount: 2,
      },
    ],
    ['CONFLICT', { reason: 'documentState', documentState: { delivery: 'sent', payment: 'paid', isAnswered: false } }],
    [
      'CONFLICT',
      { reason: 'documentState', documentState: { delivery: null, payment: 'returned', isAnswered: false } },
    ],
    ['CONFLICT', { reason: 'documentState', documentState: { delivery: 'sent', payment: null, isAnswered: true } }],
    ['RATE_LIMITED', { retryAfter: 30 }],
    ['UNAUTHENTICATED', { reason: 'wrongCredentials' }],
    ['FORBIDDEN', { permissions: ['accessReport'] }],
  ] as const)('%s keeps %j', async (code, details) => {
    const { reading } = await sendBoth((_, reply) => refuse(reply, code, details));
    expect(reading.errors[0]?.extensions).toMatchObject({ code, ...details });
  });

  test('takes Retry-After from the header where the body has none', async () => {
    const { reading } = await sendBoth((_, reply) => reply.code(429).header('retry-after', '12').send(''));
    expect(reading.errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 12 });
  });
});

describe('an answer with status 200 that is none of the REST service', () => {
  test.each([
    ['malformed JSON', `{"success":true,"data":{"${canary}`],
    ['HTML', `<html>${canary}</html>`],
    ['nothing', ''],
    ['another shape', JSON.stringify({ success: true, data: [canary], id: canary })],
    ['a refusal', JSON.stringify({ success: false, error: { code: 'NOT_FOUND', message: canary } })],
    ['a list', JSON.stringify([canary])],
    ['null', 'null'],
  ])('%s is UPSTREAM_INVALID', async (_, body) => {
    const { reading, writing } = await sendBoth((__, reply) => reply.type('application/json').send(body));
    expect(visible(reading)).toEqual([200, 1, 'UPSTREAM_INVALID', undefined]);
    expect(visible(writing)).toEqual([200, 1, 'UPSTREAM_INVALID', 'outcomeUnknown']);
    expectNoLeak(reading);
    expect(upstream.calls).toEqual(['GET /user', 'POST /auth/confirmEmail']);
  });

  test('more than the gateway reads is UPSTREAM_INVALID', async () => {
    const { reading } = await sendBoth((_, reply) => reply.send(Buffer.alloc(9 * 1024 * 1024, 'a')));
    expect(visible(reading)).toEqual([200, 1, 'UPSTREAM_INVALID', undefined]);
  });
});

describe('an answer that does not come', () => {
  test.each([
    ['cut before its headers', 'twice', cutBeforeHeaders, 'UPSTREAM_UNAVAILABLE'],
    ['cut in its body', 'twice', cutMidBody, 'UPSTREAM_UNAVAILABLE'],
    ['hanging before its headers', 'once', hang, 'UPSTREAM_TIMEOUT'],
    ['stalled in its body', 'once', stallMidBody, 'UPSTREAM_TIMEOUT'],
  ] as const)('%s: a read is sent %s, a write once', async (_, times, fault, code) => {
    const impatient = await startImpatient({ readTry: 500, write: 500 });
    const { reading, writing } = await sendBoth((__, reply) => fault(reply), impatient);
    await impatient.close();
    expect(visible(reading)).toEqual([200, 1, code, undefined]);
    expect(visible(writing)).toEqual([200, 1, code, 'outcomeUnknown']);
    expect(writing.errors[0]?.message).toContain('Esito sconosciuto');
    const reads = times === 'twice' ? ['GET /user', 'GET /user'] : ['GET /user'];
    expect(upstream.calls).toEqual([...reads, 'POST /auth/confirmEmail']);
    expectNoLeak(reading);
    expectNoLeak(writing);
  });

  test('a read whose first try was cut succeeds by the second', async () => {
    upstream.on('GET /user', (_, reply) =>
      upstream.calls.length === 1 ? cutBeforeHeaders(reply) : userWith('Dealer'),
    );
    expect((await gateway.send(read)).data).toEqual({ user: { id: '9' } });
    expect(upstream.calls).toEqual(['GET /user', 'GET /user']);
  });

  test('a write on an idle connection that the service just closed is not sent again', async () => {
    upstream.on('POST /auth/confirmEmail', enveloped({}));
    expect((await gateway.send(write, { token: null })).data).toEqual({ confirmEmail: true });
    upstream.on('POST /auth/confirmEmail', (_, reply) => cutBeforeHeaders(reply));
    expect(visible(await gateway.send(write, { token: null }))).toEqual([
      200,
      1,
      'UPSTREAM_UNAVAILABLE',
      'outcomeUnknown',
    ]);
    expect(upstream.calls).toEqual(['POST /auth/confirmEmail', 'POST /auth/confirmEmail']);
  });

  test('a connection that was refused leaves no doubt: nothing was sent', async () => {
    const gone = await StubUpstream.start();
    const lonely = await TestGateway.start({ restUrl: gone.url });
    await gone.close();
    expect(visible(await lonely.send(write, { token: null }))).toEqual([200, 1, 'UPSTREAM_UNAVAILABLE', undefined]);
    expect(visible(await lonely.send(read))).toEqual([200, 1, 'UPSTREAM_UNAVAILABLE', undefined]);
    await lonely.close();
  });

  test('one failing call leaves its siblings', async () => {
    upstream.on('GET /user', userWith('KA Administrator')).on('GET /dealers/4/audit', (_, reply) => cutMidBody(reply));
    const { data, errors } = await gateway.send('{ user { id } dealerAudit(id: 4) { total } }');
    expect(data).toEqual({ user: { id: '9' }, dealerAudit: null });
    expect(errors.map(({ path }) => path)).toEqual([['dealerAudit']]);
  });

  test.each([
    ['the closing of a month', 'mutation { closeAccrualMonth(month: "2025-09") { hash } }', '/accruals/2025-09/close'],
    ['the approval of a settlement', 'mutation { approveSettlement(id: 5) { id } }', '/settlements/5/approval'],
  ])('%s may take longer than another write, and not for ever', async (_, operation, route) => {
    upstream.on('GET /user', userWith('KA Administrator')).on(`POST ${route}`, (__, reply) => {
      setTimeout(() => void refuse(reply, 'CONFLICT'), 600);
      return reply;
    });
    const patient = await startImpatient({ write: 300 });
    expect((await patient.send(operation)).code).toBe('CONFLICT');
    await patient.close();
    const impatient = await startImpatient({ long: 300 });
    expect(visible(await impatient.send(operation))).toEqual([200, 1, 'UPSTREAM_TIMEOUT', 'outcomeUnknown']);
    await impatient.close();
  });

  test('the deadline of the operation starts nothing new', async () => {
    upstream.on('GET /user', (_, reply) => hang(reply)).on('POST /dealers/table', enveloped({ items: [], total: 0 }));
    const impatient = await startImpatient({ read: 300 });
    const { code } = await impatient.send('{ dealersTable(input: {}) { total } }');
    await impatient.close();
    expect(code).toBe('UPSTREAM_TIMEOUT');
    expect(new Set(upstream.calls)).toEqual(new Set(['GET /user']));
  });
});
