import { describe, expect, test } from '@jest/globals';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, refuse, userWith } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway();

const login = `mutation { login(username: "persona", password: "segreta") {
  apiToken accessToken refreshToken expiresIn maxAge } }`;

describe('signing in', () => {
  test('gives the session under the names of GraphQL', async () => {
    const session = { api_token: 't', accessToken: 't', refreshToken: null, expiresIn: 43_200, max_age: 43_200 };
    upstream.on('POST /login', session);
    const { data } = await gateway.send(login, { token: null });
    expect(data).toEqual({
      login: { apiToken: 't', accessToken: 't', refreshToken: null, expiresIn: 43_200, maxAge: 43_200 },
    });
    expect(upstream.made[0]?.body).toEqual({ username: 'persona', password: 'segreta' });
  });

  test('of a user with a second factor gives a challenge and no token', async () => {
    const passkey = { challenge: 'x', rpId: 'portal.example', allowCredentials: [{ id: 'k', transports: ['usb'] }] };
    upstream.on('POST /login', { challenge: 'c', factors: ['totp', 'recoveryCode'], passkey });
    const { data } = await gateway.send(
      'mutation { login(username: "persona", password: "segreta") { apiToken challenge factors passkey { challenge rpId allowCredentials { id transports } } } }',
      { token: null },
    );
    expect(data).toEqual({ login: { apiToken: null, challenge: 'c', factors: ['TOTP', 'RECOVERY_CODE'], passkey } });
  });

  test.each([
    ['code: "123456"', { code: '123456' }],
    ['recoveryCode: "abcd"', { recoveryCode: 'abcd' }],
    [
      'assertion: { id: "k", clientDataJSON: "d", authenticatorData: "a", signature: "s", userHandle: null }',
      { assertion: { id: 'k', clientDataJSON: 'd', authenticatorData: 'a', signature: 's' } },
    ],
  ])('is completed by a factor, of which only what is given is sent: %s', async (given, sent) => {
    const session = { api_token: 't', accessToken: 't', refreshToken: null, expiresIn: 43_200, max_age: 43_200 };
    upstream.on('POST /login/factor', session);
    const factor = `mutation { loginFactor(challenge: "c", ${given}) { apiToken challenge } }`;
    const { data } = await gateway.send(factor, { token: null });
    expect(data).toEqual({ loginFactor: { apiToken: 't', challenge: null } });
    expect(upstream.requestsOf('POST /login/factor').map(({ body }) => body)).toEqual([{ challenge: 'c', ...sent }]);
  });

  test('with wrong credentials says so', async () => {
    upstream.on('POST /login', (_, reply) => refuse(reply, 'UNAUTHENTICATED', { reason: 'wrongCredentials' }));
    const { errors } = await gateway.send(login, { token: null });
    expect(errors[0]?.message).toBe('Credenziali di accesso non corrette');
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'wrongCredentials' });
  });
});

describe('the user', () => {
  const user = '{ user { id username roles permissions member { role } lastLoginAt profileComplete } }';

  test('has the permissions of the last role', async () => {
    upstream.on('GET /user', { ...userWith('Dealer'), roles: ['KA Administrator', 'Dealer'] });
    const { data } = await gateway.send(user);
    expect(data).toEqual({
      user: {
        id: '9',
        username: 'persona@example.test',
        roles: ['KA_ADMINISTRATOR', 'DEALER'],
        permissions: ['ACCESS_SUBSCRIPTION'],
        member: { role: 'DEALER' },
        lastLoginAt: '2025-12-31T10:00:00.000Z',
        profileComplete: false,
      },
    });
  });

  test.each([
    ['complete', true],
    ['', false],
  ])('has a complete profile by the header x-profile %j: %s', async (header, profileComplete) => {
    upstream.on('GET /user', (_, reply) => reply.header('x-profile', header).send(userWith('Dealer')));
    expect((await gateway.send('{ user { profileComplete } }')).data).toEqual({ user: { profileComplete } });
  });

  test('waits without a role', async () => {
    upstream.on('GET /user', userWith(undefined));
    const { data } = await gateway.send('{ user { roles permissions member { id } } }');
    expect(data).toEqual({ user: { roles: [], permissions: [], member: null } });
  });
});

describe('the second factor', () => {
  test('that is due is told with its last day', async () => {
    upstream.on('GET /user', { ...userWith('Dealer'), factor_deadline: { lastDay: '2026-03-16', isOver: false } });
    const { data } = await gateway.send('{ user { factorDeadline { lastDay isOver } } }');
    expect(data).toEqual({ user: { factorDeadline: { lastDay: '2026-03-16', isOver: false } } });
  });

  test('is asked for as the settings say', async () => {
    const settings = {
      ...{ secondFactor: 'office', graceDays: 7, requiredSince: '2026-03-02T09:00:00.000Z' },
      ...{ version: 2, updatedBy: 'Anna Neri', updatedAt: '2026-03-02T09:00:00.000Z' },
    };
    upstream.on('GET /user', userWith('KA Administrator'));
    upstream.on('PUT /security/settings', enveloped({ settings }));
    const input = '{ secondFactor: OFFICE, graceDays: 7, version: 1 }';
    const fields = 'secondFactor graceDays requiredSince version updatedBy updatedAt';
    const { data } = await gateway.send(`mutation { updateSecuritySettings(input: ${input}) { ${fields} } }`);
    expect(data).toEqual({ updateSecuritySettings: { ...settings, secondFactor: 'OFFICE' } });
    const body = { secondFactor: 'office', graceDays: 7, version: 1 };
    expect(upstream.requestsOf('PUT /security/settings')[0]?.body).toEqual(body);
  });
});

describe('the own account', () => {
  test.each([
    ['forgotPassword(email: "a@b.test")', 'POST /auth/forgotPassword', { email: 'a@b.test' }],
    [
      'resetPassword(input: { token: "t", password: "una frase", passwordConfirmation: "altra" })',
      'POST /auth/resetPassword',
      { token: 't', password: 'una frase', password_confirmation: 'altra' },
    ],
    [
      'changePassword(input: { currentPassword: "c", password: "una frase", passwordConfirmation: "altra" })',
      'PUT /user/password',
      { current_password: 'c', password: 'una frase', password_confirmation: 'altra' },
    ],
    ['confirmEmail(token: "t")', 'POST /auth/confirmEmail', { token: 't' }],
    ['sendConfirmation(idempotencyKey: "k")', 'POST /user/confirmation', undefined],
    ['logout', 'POST /logout', undefined],
    ['proveByFactor(challenge: "c", code: "123456")', 'POST /user/proof/factor', { challenge: 'c', code: '123456' }],
    ['endSession(id: "7")', 'DELETE /user/sessions/7', undefined],
    ['endOtherSessions', 'DELETE /user/sessions', undefined],
  ])('%s is %s', async (field, call, body) => {
    upstream.on(call, enveloped({}));
    expect(Object.values((await gateway.send(`mutation { ${field} }`)).data ?? {})).toEqual([true]);
    const made = upstream.made.filter((each) => each.call !== 'GET /user');
    expect(made.map((each) => [each.call, each.body ?? undefined])).toEqual([[call, body]]);
  });

  test.each([
    ['is proved by the password', null],
    ['says which factor is due', { challenge: 'c', factors: ['TOTP'], passkey: null }],
  ])('%s where that is so', async (_name, due) => {
    const answered = due && { ...due, factors: ['totp'] };
    upstream.on('POST /user/proof', enveloped({ due: answered }));
    const asked = 'due { challenge factors passkey { challenge } }';
    const { data } = await gateway.send(`mutation { proveByPassword(password: "una frase") { ${asked} } }`);
    expect(data).toEqual({ proveByPassword: { due } });
    expect(upstream.requestsOf('POST /user/proof')[0]?.body).toEqual({ password: 'una frase' });
  });

  test('answers about the removal of lost factors by the link alone', async () => {
    upstream.on('POST /auth/factorReset', enveloped({ outcome: 'waiting' }));
    const { data } = await gateway.send('mutation { answerFactorReset(token: "t", wanted: true) }');
    expect(data).toEqual({ answerFactorReset: 'WAITING' });
    expect(upstream.requestsOf('POST /auth/factorReset')[0]?.body).toEqual({ token: 't', wanted: true });
  });

  test('keeps what was changed', async () => {
    upstream.on('PUT /user', enveloped({ user: userWith('Dealer') }));
    const input = '{ name: "Persona", email: "persona@example.test", phone: "+39 02 123456" }';
    const { data } = await gateway.send(`mutation { updateAccount(input: ${input}) { id profileComplete } }`);
    expect(data).toEqual({ updateAccount: { id: '9', profileComplete: true } });
  });

  const profile = 'name: "Persona"';

  test.each([
    ['', {}],
    [', email: null, currentPassword: null', {}],
    [', phone: ""', { phone: '' }],
    [', email: "nuova@example.test", currentPassword: "c"', { email: 'nuova@example.test', current_password: 'c' }],
  ])('sends what is given, and leaves the rest out: %j', async (given, sent) => {
    upstream.on('PUT /user', enveloped({ user: userWith('Dealer') }));
    await gateway.send(`mutation { updateAccount(input: { ${profile}${given} }) { id } }`);
    const [made] = upstream.requestsOf('PUT /user');
    expect(made?.body).toEqual({ name: 'Persona', ...sent });
  });

  test('says which address is waited for, and asks for the password by its name', async () => {
    const user = { ...userWith('Dealer'), email_confirmed: true, pending_email: 'nuova@example.test' };
    upstream.on('GET /user', user);
    expect((await gateway.send('{ user { emailConfirmed pendingEmail } }')).data).toEqual({
      user: { emailConfirmed: true, pendingEmail: 'nuova@example.test' },
    });
    upstream.on('PUT /user', (_, reply) =>
      refuse(reply, 'BAD_USER_INPUT', { fields: { current_password: 'required' } }),
    );
    const { errors } = await gateway.send(`mutation { updateAccount(input: { ${profile} }) { id } }`);
    expect(errors[0]?.extensions['fields']).toEqual({ currentPassword: 'required' });
  });

  test('after too many failures the error names the way back in', async () => {
    upstream.on('POST /login', (_, reply) =>
      refuse(reply, 'RATE_LIMITED', { reason: 'tooManyFailures', retryAfter: 60 }),
    );
    const { errors } = await gateway.send(login, { token: null });
    expect(errors[0]?.message).toContain('«Password dimenticata?»');
    expect(errors[0]?.extensions).toMatchObject({ reason: 'tooManyFailures', retryAfter: 60 });
  });

  test('signs in under the kind of its own device, not under the gateway’s', async () => {
    upstream.on('POST /login', (_, reply) => refuse(reply, 'UNAUTHENTICATED', { reason: 'wrongCredentials' }));
    const agent = `Mozilla/5.0 ${'x'.repeat(500)}`;
    await gateway.send(login, { token: null, headers: { 'user-agent': agent } });
    expect(upstream.requestsOf('POST /login').at(-1)?.headers['user-agent']).toBe(agent.slice(0, 400));
  });

  test('has its sessions listed under ids of GraphQL', async () => {
    const at = '2025-12-01T08:00:00.000Z';
    const from = {
      createdAt: at,
      signedInFrom: null,
      device: 'Safari · iPhone',
      lastUsedAt: at,
      lastUsedFrom: '192.0.2.7',
      current: true,
    };
    upstream.on('GET /user/sessions', enveloped({ sessions: [{ id: 4, ...from }] }));
    const { data } = await gateway.send(
      '{ sessions { id createdAt signedInFrom device lastUsedAt lastUsedFrom current } }',
    );
    expect(data).toEqual({ sessions: [{ id: '4', ...from }] });
  });
});
