import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { authAttempts } from '../../ground/database/tables/people/sessions.js';
import { outbox } from '../../ground/database/tables/work/mail.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { systemClock } from '../../ground/clock.js';
import { confirmEmail, newestLink, newPerson, ownUser } from '../../testing/app/accounts.js';
import { callerFor } from '../../testing/app/callers.js';
import { openTestDatabase } from '../../testing/databases/testDatabase.js';
import { openTestApp, tokenIn, type TestApp } from '../../testing/app/testApp.js';
import { createFirstAdministrator, NoAdministrator } from './firstAdministrator.js';
import { grant } from './service.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

const register = (username: string, password = 'la-Mia-Prima-Volta', key?: string, from?: string) =>
  service.call('POST', '/api/users', {
    body: { username, password },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    ...(from === undefined ? {} : { from }),
  });

describe('registration', () => {
  test('makes a user without role and member, whose username is the mail address', async () => {
    const response = await register('Nuovo.Utente@Esempio.it');
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ success: true, data: {} });
    const [user] = await service.database.select().from(users).where(eq(users.username, 'nuovo.utente@esempio.it'));
    expect(user).toMatchObject({ email: 'nuovo.utente@esempio.it', memberId: null });
  });

  test.each([
    ['mario', 'la-Mia-Prima-Volta', { username: 'invalid' }],
    ['KA.ADMIN@gdd.example', 'la-Mia-Prima-Volta', { username: 'taken' }],
    ['a@esempio.it', 'corta', { password: 'tooShort' }],
    ['a@esempio.it', '1234567890', { password: 'tooCommon' }],
  ])('of %s with %s is refused', async (username, password, fields) => {
    const response = await register(username, password);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { fields } });
  });

  test('many times at once makes one user', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => register('gemelli@esempio.it')));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422, 422]);
  });

  test('repeated with its key is answered the same, and counts once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => register('ripete@esempio.it', 'la-Mia-Prima-Volta', 'key-1')),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    const other = await register('altro@esempio.it', 'la-Mia-Prima-Volta', 'key-1');
    expect(other.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', reason: 'idempotencyKeyReused' } });
  });

  test('from one address is limited', async () => {
    await service.database.delete(authAttempts);
    for (let i = 0; i < 20; i++) await register('ka.admin@gdd.example', 'la-Mia-Prima-Volta', undefined, '10.5.0.1');
    const stopped = await register('x@esempio.it', 'la-Mia-Prima-Volta', undefined, '10.5.0.1');
    expect(stopped.statusCode).toBe(429);
    expect(stopped.headers['retry-after']).toBe('900');
  });
});

describe('an invitation', () => {
  const invite = async (changes: object, options: { as?: string; key?: string } = {}) => {
    const distributor = await service.memberWithCode('DI0001');
    return service.call('POST', '/api/users/invite', {
      as: options.as ?? 'gd.admin',
      body: {
        email: 'invitata@esempio.it',
        name: 'Ida Invitata',
        roles: ['Distributor User'],
        memberId: distributor.id,
        ...changes,
      },
      ...(options.key === undefined ? {} : { headers: { 'idempotency-key': options.key } }),
    });
  };

  test('mails a link that sets the password, and the user can sign in', async () => {
    const response = await invite({ email: 'Prima@Esempio.it' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      data: { user: { username: 'prima@esempio.it', roles: ['Distributor User'], member: { code: 'DI0001' } } },
    });
    await service.outbox.drain();
    const [mail] = await service.mailsTo('prima@esempio.it');
    expect(mail).toContain('&invitation=1');
    expect(mail).toContain('è stato creato per te un account');
    const password = 'il-Mio-Primo-Accesso';
    const body = { token: tokenIn(mail), password, password_confirmation: password };
    expect((await service.call('POST', '/api/auth/resetPassword', { body })).statusCode).toBe(200);
    const login = await service.call('POST', '/api/login', { body: { username: 'prima@esempio.it', password } });
    expect(login.statusCode).toBe(200);
    expect((await invite({ email: 'prima@esempio.it' })).json()).toMatchObject({
      error: { fields: { email: 'taken' } },
    });
  });

  test('again sends a newer link, with the roles of the newer invitation', async () => {
    await invite({ email: 'seconda@esempio.it' });
    await service.outbox.drain();
    expect((await invite({ email: 'seconda@esempio.it' })).json()).toMatchObject({
      error: { code: 'CONFLICT', reason: 'alreadyInvited' },
    });
    service.clock.advance(60_000);
    const again = await invite({ email: 'seconda@esempio.it', name: 'Seconda', roles: ['Distributor Consultant'] });
    expect(again.json()).toMatchObject({ data: { user: { name: 'Seconda', roles: ['Distributor Consultant'] } } });
    await service.outbox.drain();
    const [older, newer] = (await service.mailsTo('seconda@esempio.it')).map(tokenIn);
    const set = (token = '') =>
      service.call('POST', '/api/auth/resetPassword', {
        body: { token, password: 'il-Mio-Primo-Accesso', password_confirmation: 'il-Mio-Primo-Accesso' },
      });
    expect((await set(older)).statusCode).toBe(422);
    expect((await set(newer)).statusCode).toBe(200);
  });

  test.each([
    [{ roles: ['KA Administrator'] }, { roles: 'notAllowed' }],
    [{ roles: ['Dealer'] }, { roles: 'notAllowed' }],
    [{ roles: ['Distributor', 'Dealer'] }, { roles: 'notAllowed' }],
    [{ roles: [] }, { roles: 'required' }],
    [{ roles: ['Distributor', 'Distributor'] }, { roles: 'invalid' }],
    [{ roles: ['Tyrant'] }, { 'roles.0': 'invalid' }],
    [{ memberId: 2_000_000_000 }, { memberId: 'unknown' }],
    [{ memberId: '1' }, { memberId: 'invalid' }],
    [{ email: 'a@b.it\r\nBcc: x@y.it' }, { email: 'invalid' }],
    [{ name: 'x\u0000' }, { name: 'invalid' }],
    [{ disabled: false }, { disabled: 'unknown' }],
  ])('with %j is refused', async (changes, fields) => {
    const response = await invite(changes);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { fields } });
  });

  test('of an administrator by the one whose permissions exceed nobody is allowed', async () => {
    const root = await service.memberWithCode('GDD');
    const changes = { email: 'capo@esempio.it', roles: ['KA Administrator'], memberId: root.id };
    expect((await invite(changes, { as: 'ka.admin' })).statusCode).toBe(201);
    const demoted = { ...changes, roles: ['Consultant'] };
    service.clock.advance(60_000);
    expect((await invite(demoted, { as: 'gd.admin' })).json()).toMatchObject({
      error: { fields: { roles: 'notAllowed' } },
    });
  });

  test('many times at once with one key sends one mail', async () => {
    const before = await service.database.select().from(outbox);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => invite({ email: 'unica@esempio.it' }, { key: 'invite-1' })),
    );
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(responses[0]?.statusCode).toBe(201);
    const after = await service.database.select().from(outbox);
    expect(after.length).toBe(before.length + 1);
  });

  test('is in the audit trail', async () => {
    const user = (await invite({ email: 'tracciata@esempio.it' })).json<{ data: { user: { id: number } } }>().data.user;
    const entries = await service.database.select().from(auditEntries).where(eq(auditEntries.entityId, user.id));
    expect(entries.filter(({ entity }) => entity === 'user')).toMatchObject([
      { action: 'invited', before: null, after: { email: 'tracciata@esempio.it', roles: ['Distributor User'] } },
    ]);
  });
});

describe('roles and a member', () => {
  const give = async (userId: number) => {
    const { id } = await service.memberWithCode('DI0001');
    const caller = await callerFor(service.database, { username: 'gd.admin', role: 'GD Administrator' });
    return grant(service.database, caller, userId, { roles: ['Distributor User'], memberId: id }, service.clock);
  };

  test('are not given to who has registered and not confirmed the address, and are once that is done', async () => {
    const { token, username } = await newPerson(service, 'aspirante@esempio.it');
    const { id } = await ownUser(service, token);
    await expect(give(id)).rejects.toMatchObject({ code: 'CONFLICT', details: { reason: 'emailUnconfirmed' } });
    expect(await ownUser(service, token)).toMatchObject({ roles: [], member: null });
    await confirmEmail(service, await newestLink(service, username));
    await give(id);
    expect(await ownUser(service, token)).toMatchObject({ roles: ['Distributor User'], member: { code: 'DI0001' } });
  });
});

describe('the first administrator', () => {
  test('is not made where there is one', async () => {
    const input = { username: 'boss@esempio.it', password: 'la-Mia-Prima-Volta' };
    const root = await service.memberWithCode('GDD');
    await expect(createFirstAdministrator(service, input, root.id)).rejects.toThrow(NoAdministrator);
  });

  test('is made once, with a good password', async () => {
    const opened = await openTestDatabase();
    const { database } = opened;
    // nobody is left who could sign in as administrator
    await database.update(users).set({ disabledAt: new Date() });
    const make = (username: string, password: string) =>
      createFirstAdministrator({ database, clock: systemClock }, { username, password }, 1);
    await expect(make('boss@esempio.it', '1234567890')).rejects.toThrow('password');
    await expect(make('a b', 'la-Mia-Prima-Volta')).rejects.toThrow('username');
    await make('boss@esempio.it', 'la-Mia-Prima-Volta');
    const [boss] = await database.select().from(users).where(eq(users.username, 'boss@esempio.it'));
    expect(boss?.emailConfirmedAt).toEqual(expect.any(Date));
    await expect(make('boss2@esempio.it', 'la-Mia-Prima-Volta')).rejects.toThrow('already');
    await opened.close();
  });
});
