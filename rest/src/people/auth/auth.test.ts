import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { authAttempts, oneTimeTokens, sessions } from '../../ground/database/tables/people/sessions.js';
import { outbox } from '../../ground/database/tables/work/mail.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { tidyUp } from '../../operations/housekeeping.js';
import { openTestApp, tokenIn, type TestApp } from '../../testing/app/testApp.js';

const minute = 60_000;
const hour = 60 * minute;

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

const login = (username: string, password: string, from?: string) =>
  service.call('POST', '/api/login', { body: { username, password }, ...(from === undefined ? {} : { from }) });

const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** A registered user of this test alone, signed in. */
async function newUser(username: string, password = 'la-Mia-Prima-Volta') {
  await service.call('POST', '/api/users', { body: { username, password } });
  const token = (await login(username, password)).json<{ api_token: string }>().api_token;
  return { username, password, token };
}

/** Asks for a reset link and takes the token out of the mail. */
async function resetToken(email: string): Promise<string> {
  await service.call('POST', '/api/auth/forgotPassword', { body: { email } });
  await service.outbox.drain();
  return tokenIn((await service.mailsTo(email)).at(-1));
}

const reset = (token: string, password: string, password_confirmation = password) =>
  service.call('POST', '/api/auth/resetPassword', { body: { token, password, password_confirmation } });

describe('signing in', () => {
  test('answers the bare login response', async () => {
    const response = await login('  KA.Admin ', demonstrationPassword);
    expect(response.statusCode).toBe(200);
    const body = response.json<Record<string, unknown>>();
    expect(body).toEqual({
      api_token: expect.stringMatching(/^[\w-]{43}$/) as unknown,
      accessToken: body['api_token'],
      refreshToken: null,
      expiresIn: 43_200,
      max_age: 43_200,
    });
  });

  test('with a name that no database takes is refused', async () => {
    const response = await login('ka.admin\0', demonstrationPassword);
    expect(response.json()).toMatchObject({ error: { fields: { username: 'invalid' } } });
  });

  test('stores the token nowhere', async () => {
    const { api_token: token } = (await login('agent', demonstrationPassword)).json<{ api_token: string }>();
    const stored = JSON.stringify(await service.database.select().from(sessions));
    expect(stored).not.toContain(token);
  });

  test('with a wrong password is answered like with an unknown name', async () => {
    const [wrong, unknown] = [await login('dealer', 'not the password'), await login('no.such.user', 'whatever it is')];
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ error: { code: 'UNAUTHENTICATED', reason: 'wrongCredentials' } });
    const withoutId = (body: string) => body.replace(/"requestId":"[^"]+"/, '');
    expect(withoutId(unknown.body)).toBe(withoutId(wrong.body));
  });

  test.each([
    ['missing', undefined, 'tokenMissing'],
    ['cut off', `Bearer gdd_pat_${'a'.repeat(42)}`, 'tokenMalformed'],
    ['nobody’s', `Bearer gdd_pat_${'a'.repeat(43)}`, 'tokenInvalid'],
    ['nobody’s session', `Bearer ${'a'.repeat(43)}`, 'tokenInvalid'],
  ])('a token that is %s is told apart from the others', async (_, authorization, reason) => {
    const { statusCode, body } = await service.call('GET', '/api/user', {
      headers: authorization === undefined ? {} : { authorization },
    });
    expect([statusCode, JSON.parse(body)]).toMatchObject([401, { error: { code: 'UNAUTHENTICATED', reason } }]);
  });

  test('moves last_login_at, and the session ends after 43,200 seconds', async () => {
    const { token } = await newUser('scade@esempio.it');
    const user = await service.call('GET', '/api/user', withToken(token));
    expect(user.json()).toMatchObject({ last_login_at: service.clock.now().toISOString() });
    // used in each hour, so that it lasts its whole time
    for (let hour = 1; hour < 12; hour += 1) {
      service.clock.advance(3_600_000);
      await service.call('GET', '/api/user', withToken(token));
    }
    service.clock.advance(3_599_000);
    expect((await service.call('GET', '/api/user', withToken(token))).statusCode).toBe(200);
    service.clock.advance(1000);
    expect((await service.call('GET', '/api/user', withToken(token))).statusCode).toBe(401);
    await tidyUp(service);
    expect(await service.database.select().from(sessions)).toEqual([]);
  });

  test('is over for this session after logout, and for no other', async () => {
    const first = await newUser('esce@esempio.it');
    const second = (await login(first.username, first.password)).json<{ api_token: string }>().api_token;
    expect((await service.call('POST', '/api/logout', withToken(first.token))).json()).toEqual({
      success: true,
      data: {},
    });
    expect((await service.call('GET', '/api/user', withToken(first.token))).statusCode).toBe(401);
    expect((await service.call('GET', '/api/user', withToken(second))).statusCode).toBe(200);
  });

  test('a disabled user is refused at the next request, and at the next login', async () => {
    const { token, username, password } = await newUser('bloccato@esempio.it');
    await service.database.update(users).set({ disabledAt: service.clock.now() }).where(eq(users.username, username));
    expect((await service.call('GET', '/api/user', withToken(token))).statusCode).toBe(401);
    expect((await login(username, password)).statusCode).toBe(401);
  });

  test.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', `Bearer ${'x'.repeat(500)}`])(
    'the header %j is no token',
    async (authorization) => {
      expect((await service.call('GET', '/api/user', { headers: { authorization } })).statusCode).toBe(401);
    },
  );
});

describe('a call that anybody may make', () => {
  const invented = 'a-token-in-the-form-of-those-of-a-session--';
  const forgotten = { email: 'nobody@example.test' };

  test.each([
    ['of no session', `Bearer ${invented}`],
    ['of nobody', `Bearer gdd_pat_${invented}`],
    ['that is no token', 'Bearer x'],
    ['without a token', 'Bearer'],
  ])('is refused with a bearer %s', async (_, authorization) => {
    for (const [url, body] of [
      ['/api/login', { username: 'ka.admin', password: 'Pneus-2025!' }],
      ['/api/auth/forgotPassword', forgotten],
    ] as const) {
      const response = await service.call('POST', url, { body, headers: { authorization } });
      expect([url, response.statusCode, response.json<{ error: object }>().error]).toEqual([
        url,
        401,
        expect.objectContaining({ code: 'UNAUTHENTICATED' }),
      ]);
    }
  });

  test('is answered with the bearer of a session, and with what is none', async () => {
    const { token } = await newUser('anybody@example.test');
    for (const authorization of [`Bearer ${token}`, 'Basic YTpi']) {
      const response = await service.call('POST', '/api/auth/forgotPassword', {
        body: forgotten,
        headers: { authorization },
      });
      expect(response.statusCode).toBe(200);
    }
  });
});

describe('the own user', () => {
  test('answers bare, with x-profile where the profile is complete', async () => {
    const complete = await service.call('GET', '/api/user', { as: 'distributor.user' });
    expect(complete.headers['x-profile']).toBe('complete');
    const distributor = await service.memberWithCode('DI0001');
    expect(complete.json()).toMatchObject({
      username: 'distributor.user',
      roles: ['Distributor User'],
      member: { id: distributor.id, code: 'DI0001', role: 'Distributor' },
    });
    expect(complete.body).not.toMatch(/argon2|password/);
    const { token } = await newUser('appena.arrivato@esempio.it');
    const waiting = await service.call('GET', '/api/user', withToken(token));
    expect(waiting.headers['x-profile']).toBeUndefined();
    expect(waiting.json()).toMatchObject({ roles: [], member: null, name: null });
  });

  test('of an administrator belongs to the programme gdd, in capitals like every code', async () => {
    const user = await service.call('GET', '/api/user', { as: 'ka.admin' });
    expect(user.json()).toMatchObject({ member: { code: 'GDD', role: 'Programme' } });
  });

  test('completes and changes its profile', async () => {
    const { token, username } = await newUser('profilo@esempio.it');
    const body = { name: '  Maria  Bianchi ', email: ' PROFILO@esempio.it', phone: '+39 02 1234567' };
    const changed = await service.call('PUT', '/api/user', { ...withToken(token), body });
    expect(changed.headers['x-profile']).toBe('complete');
    expect(changed.json()).toMatchObject({
      data: { user: { username, email: username, name: 'Maria Bianchi', phone: '+39 02 1234567' } },
    });
    const unchanged = await service.call('PUT', '/api/user', { ...withToken(token), body: {} });
    expect(unchanged.json()).toMatchObject({ data: { user: { email: username, phone: '+39 02 1234567' } } });
    const emptied = await service.call('PUT', '/api/user', { ...withToken(token), body: { name: 'Maria', phone: '' } });
    expect(emptied.json()).toMatchObject({ data: { user: { phone: null } } });
    expect(emptied.headers['x-profile']).toBeUndefined();
  });

  test.each([
    [{ name: '' }, { name: 'required' }],
    [{ name: 'x'.repeat(121) }, { name: 'tooLong' }],
    [{ name: 'Maria', email: 'maria' }, { email: 'invalid' }],
    [{ name: 'Maria', email: 'ka.admin@gdd.example', current_password: demonstrationPassword }, { email: 'taken' }],
    [{ name: 'Maria', phone: 'abc' }, { phone: 'invalid' }],
    [{ name: 'Maria', roles: ['KA Administrator'] }, { roles: 'unknown' }],
  ])('refuses %j', async (body, fields) => {
    const response = await service.call('PUT', '/api/user', { as: 'dealer', body });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { fields } });
  });

  test('changes its password, which ends the other sessions', async () => {
    const { token, username, password } = await newUser('cambia@esempio.it');
    const other = (await login(username, password)).json<{ api_token: string }>().api_token;
    const change = (current_password: string, next: string, password_confirmation = next) =>
      service.call('PUT', '/api/user/password', {
        ...withToken(token),
        body: { current_password, password: next, password_confirmation },
      });
    expect((await change('wrong one', 'short', 'other')).json()).toMatchObject({
      error: { fields: { current_password: 'wrongPassword', password: 'tooShort', password_confirmation: 'mismatch' } },
    });
    expect((await change(password, 'la-Mia-Seconda-Volta')).statusCode).toBe(200);
    expect((await service.call('GET', '/api/user', withToken(token))).statusCode).toBe(200);
    expect((await service.call('GET', '/api/user', withToken(other))).statusCode).toBe(401);
    expect((await login(username, password)).statusCode).toBe(401);
    expect((await login(username, 'la-Mia-Seconda-Volta')).statusCode).toBe(200);
  });
});

describe('a forgotten password', () => {
  beforeEach(() => service.database.delete(authAttempts));

  test('is set by the link of a mail, once, which ends every session', async () => {
    const { token, username } = await newUser('smemorato@esempio.it');
    const link = await resetToken(username);
    const mail = (await service.mailsTo(username)).at(-1);
    expect(mail).toContain('https://portal.example/auth/reset-password#token=');
    expect(mail).toContain('Subject: Reimposta la password del portale');
    expect((await reset(link, 'una-Nuova-Vita-1')).statusCode).toBe(200);
    expect((await service.call('GET', '/api/user', withToken(token))).statusCode).toBe(401);
    expect((await login(username, 'una-Nuova-Vita-1')).statusCode).toBe(200);
    const again = await reset(link, 'una-Nuova-Vita-2');
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({
      error: { code: 'BAD_USER_INPUT', reason: 'invalidLink', fields: { token: 'invalid' } },
    });
  });

  test('by two clicks at once is set by one', async () => {
    const { username } = await newUser('doppio@esempio.it');
    const link = await resetToken(username);
    const responses = await Promise.all(
      ['una-Nuova-Vita-1', 'una-Nuova-Vita-2'].map((password) => reset(link, password)),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('is not set by an older link', async () => {
    const { username } = await newUser('impaziente@esempio.it');
    const older = await resetToken(username);
    const newer = await resetToken(username);
    expect((await reset(older, 'una-Nuova-Vita-1')).statusCode).toBe(422);
    expect((await reset(newer, 'una-Nuova-Vita-1')).statusCode).toBe(200);
  });

  test('is not set after 60 minutes', async () => {
    const { username } = await newUser('lento@esempio.it');
    const link = await resetToken(username);
    service.clock.advance(hour);
    expect((await reset(link, 'una-Nuova-Vita-1')).statusCode).toBe(422);
  });

  test('keeps the link for a password that is refused', async () => {
    const { username } = await newUser('pigro@esempio.it');
    const link = await resetToken(username);
    expect((await reset(link, 'password123')).json()).toMatchObject({ error: { fields: { password: 'tooCommon' } } });
    expect((await reset(link, username)).json()).toMatchObject({ error: { fields: { password: 'tooCommon' } } });
    expect((await reset(link, 'una-Nuova-Vita-1', 'x')).json()).toMatchObject({
      error: { fields: { password_confirmation: 'mismatch' } },
    });
    expect((await reset(link, 'una-Nuova-Vita-1')).statusCode).toBe(200);
  });

  test('is asked for with the same answer and the same rows, whoever asks', async () => {
    const { username } = await newUser('conosciuto@esempio.it');
    await service.outbox.drain();
    const forgot = (email: string) => service.call('POST', '/api/auth/forgotPassword', { body: { email } });
    const [known, unknown] = [await forgot(username), await forgot('sconosciuto@esempio.it')];
    expect(unknown.body).toBe(known.body);
    const queued = await service.database.select().from(outbox).where(eq(outbox.outcome, 'sent'));
    await service.outbox.drain();
    expect(await service.mailsTo('sconosciuto@esempio.it')).toEqual([]);
    const after = await service.database.select().from(outbox).where(eq(outbox.outcome, 'sent'));
    expect(after.length).toBe(queued.length + 1);
  });

  test('mails one letter box five times in 15 minutes at most, and says nothing of it', async () => {
    const { username } = await newUser('bombardato@esempio.it');
    for (let i = 0; i < 8; i++) {
      const response = await service.call('POST', '/api/auth/forgotPassword', { body: { email: username } });
      expect(response.statusCode).toBe(200);
    }
    await service.outbox.drain();
    const resets = (await service.mailsTo(username)).filter((mail) => mail.includes('/auth/reset-password#token='));
    expect(resets.length).toBe(5);
  });

  test('is asked for twenty times from one address at most', async () => {
    const send = (i: number) =>
      service.call('POST', '/api/auth/forgotPassword', { body: { email: `nessuno${i}@esempio.it` }, from: '10.9.0.1' });
    for (let i = 0; i < 20; i++) expect((await send(i)).statusCode).toBe(200);
    expect((await send(20)).statusCode).toBe(429);
  });

  test('leaves no token and no password in the database', async () => {
    const { username } = await newUser('riservato@esempio.it');
    const link = await resetToken(username);
    await reset(link, 'una-Nuova-Vita-1');
    const tables = await Promise.all(
      [outbox, oneTimeTokens, auditEntries, users].map((table) => service.database.select().from(table)),
    );
    expect(JSON.stringify(tables)).not.toContain(link);
    expect(JSON.stringify(tables)).not.toContain('una-Nuova-Vita-1');
  });
});
