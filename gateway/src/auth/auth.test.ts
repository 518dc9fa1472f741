import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { enveloped, refuse, StubUpstream, userWith } from '../test/stubUpstream.js';
import { TestGateway } from '../test/testGateway.js';

let upstream: StubUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  gateway = await TestGateway.start({ restUrl: upstream.url });
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const login = `mutation { login(username: "persona", password: "segreta") {
  apiToken accessToken refreshToken expiresIn maxAge } }`;

describe('signing in', () => {
  test('gives the session under the names of GraphQL', async () => {
    const session = { api_token: 't', accessToken: 't', refreshToken: null, expiresIn: 43_200, max_age: 43_200 };
    upstream.on('POST /login', session);
    const { data } = await gateway.ask(login, { token: null });
    expect(data).toEqual({
      login: { apiToken: 't', accessToken: 't', refreshToken: null, expiresIn: 43_200, maxAge: 43_200 },
    });
    expect(upstream.made[0]?.body).toEqual({ username: 'persona', password: 'segreta' });
  });

  test('with wrong credentials says so', async () => {
    upstream.on('POST /login', (_, reply) => refuse(reply, 'UNAUTHENTICATED', { reason: 'wrongCredentials' }));
    const { errors } = await gateway.ask(login, { token: null });
    expect(errors[0]?.message).toBe('Credenziali di accesso non corrette');
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'wrongCredentials' });
  });
});

describe('the user', () => {
  const user = '{ user { id username roles permissions member { role } lastLoginAt profileComplete } }';

  test('has the permissions of the last role', async () => {
    upstream.on('GET /user', { ...userWith('Dealer'), roles: ['KA Administrator', 'Dealer'] });
    const { data } = await gateway.ask(user);
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
    expect((await gateway.ask('{ user { profileComplete } }')).data).toEqual({ user: { profileComplete } });
  });

  test('waits without a role', async () => {
    upstream.on('GET /user', userWith(undefined));
    const { data } = await gateway.ask('{ user { roles permissions member { id } } }');
    expect(data).toEqual({ user: { roles: [], permissions: [], member: null } });
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
    ['logout', 'POST /logout', undefined],
  ])('%s is %s', async (field, call, body) => {
    upstream.on(call, enveloped({}));
    expect(Object.values((await gateway.ask(`mutation { ${field} }`)).data ?? {})).toEqual([true]);
    expect(upstream.made.map((each) => [each.call, each.body ?? undefined])).toEqual([[call, body]]);
  });

  test('keeps what was changed', async () => {
    upstream.on('PUT /user', enveloped({ user: userWith('Dealer') }));
    const input = '{ name: "Persona", email: "persona@example.test", phone: "+39 02 123456" }';
    const { data } = await gateway.ask(`mutation { updateAccount(input: ${input}) { id profileComplete } }`);
    expect(data).toEqual({ updateAccount: { id: '9', profileComplete: true } });
  });
});
