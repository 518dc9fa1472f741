import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { authAttempts, knownAddresses, oneTimeTokens, sessions } from '../../ground/database/tables/people/sessions.js';
import { outbox } from '../../ground/database/tables/work/mail.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { tidyUp } from '../../operations/housekeeping.js';
import {
  confirmedPerson,
  confirmEmail,
  firstPassword,
  newestLink,
  newPerson,
  newSession,
  ownUser,
  setPassword,
  signIn,
  statusOf,
} from '../../testing/app/accounts.js';
import { bearing } from '../../testing/app/personalTokens.js';
import { openTestApp, tokenIn, type TestApp } from '../../testing/app/testApp.js';
import { testDatabaseUrl } from '../../testing/databases/testDatabase.js';

const minute = 60_000;
const hour = 60 * minute;

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
beforeEach(() => service.database.delete(authAttempts));
afterAll(() => service.close());

const onServer = testDatabaseUrl === undefined ? test.skip : test;

const invalidLink = { error: { code: 'BAD_USER_INPUT', reason: 'invalidLink', fields: { token: 'invalid' } } };

const sendAgain = (token: string, key?: string) =>
  service.call('POST', '/api/user/confirmation', {
    headers: { ...bearing(token).headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });

const requestAddress = (
  token: string,
  email: string,
  current_password: string | undefined = firstPassword,
  from?: string,
) =>
  service.call('PUT', '/api/user', {
    ...bearing(token),
    body: { email, current_password },
    ...(from === undefined ? {} : { from }),
  });

const forgot = (email: string) => service.call('POST', '/api/auth/forgotPassword', { body: { email } });

const rowOf = async (username: string) => {
  const [row] = await service.database.select().from(users).where(eq(users.username, username));
  if (row === undefined) throw new Error(`There is no user ${username}.`);
  return row;
};

describe('the address of a registration', () => {
  test('is confirmed by the link of the mail that it gets, which says how and why', async () => {
    const { username, token } = await newPerson(service, 'nuova@esempio.it');
    expect(await ownUser(service, token)).toMatchObject({ email: username, email_confirmed: false });
    const link = await newestLink(service, username);
    const [mail] = await service.mailsTo(username);
    expect(mail).toContain('Subject: Conferma il tuo indirizzo per il portale del Programma GDD');
    expect(mail).toContain(`https://portal.example/auth/confirm-email#token=${link}`);
    expect((await confirmEmail(service, link)).json()).toEqual({ success: true, data: {} });
    expect(await ownUser(service, token)).toMatchObject({ email: username, email_confirmed: true });
  });

  test.each(['ka.admin', 'dealer'])('is nothing that %s of the demonstration has to confirm', async (username) => {
    const response = await service.call('GET', '/api/user', { as: username });
    expect(response.json()).toMatchObject({ email_confirmed: true, pending_email: null });
  });

  test('is confirmed once, of ten tries at once by one', async () => {
    const { username } = await newPerson(service, 'dieci@esempio.it');
    const link = await newestLink(service, username);
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirmEmail(service, link)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(9).fill(422)]);
    expect(responses.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject(invalidLink);
  });

  test('is not confirmed after 60 minutes, nor by the older of two links', async () => {
    const { username, token } = await newPerson(service, 'lenta@esempio.it');
    const older = await newestLink(service, username);
    await sendAgain(token);
    const newer = await newestLink(service, username);
    expect((await confirmEmail(service, older)).json()).toMatchObject(invalidLink);
    service.clock.advance(hour);
    expect((await confirmEmail(service, newer)).json()).toMatchObject(invalidLink);
    await tidyUp(service);
    expect(await service.database.$count(oneTimeTokens)).toBe(0);
  });

  test('is confirmed by no link that sets a password, and sets none by its own', async () => {
    const { username } = await newPerson(service, 'scambio@esempio.it');
    const confirmation = await newestLink(service, username);
    await forgot(username);
    const reset = await newestLink(service, username);
    expect((await confirmEmail(service, reset)).json()).toMatchObject(invalidLink);
    expect((await setPassword(service, confirmation, 'una-Nuova-Vita-1')).json()).toMatchObject(invalidLink);
    expect((await confirmEmail(service, confirmation)).statusCode).toBe(200);
    expect((await setPassword(service, reset, 'una-Nuova-Vita-1')).statusCode).toBe(200);
  });

  test('is confirmed by a reset too, which needs a link that went to it', async () => {
    const { username } = await newPerson(service, 'resetta@esempio.it');
    await forgot(username);
    await setPassword(service, await newestLink(service, username), 'una-Nuova-Vita-1');
    const token = await newSession(service, { username, password: 'una-Nuova-Vita-1' });
    expect(await ownUser(service, token)).toMatchObject({ email_confirmed: true });
  });

  test('that somebody else has registered is its owner’s by a forgotten password', async () => {
    const { token } = await newPerson(service, 'mio@esempio.it');
    expect(
      (await service.call('POST', '/api/users', { body: { username: 'mio@esempio.it', password: 'x' } })).statusCode,
    ).toBe(422);
    await forgot('mio@esempio.it');
    await setPassword(service, await newestLink(service, 'mio@esempio.it'), 'una-Nuova-Vita-1');
    expect(await statusOf(service, token)).toBe(401);
    expect((await signIn(service, 'mio@esempio.it', firstPassword)).statusCode).toBe(401);
    expect((await signIn(service, 'mio@esempio.it', 'una-Nuova-Vita-1')).statusCode).toBe(200);
  });
});

describe('the link is sent again', () => {
  test('five times an hour, and one mail for a key', async () => {
    const { username, token } = await newPerson(service, 'ancora@esempio.it');
    await service.outbox.drain();
    await Promise.all([sendAgain(token, 'once'), sendAgain(token, 'once')]);
    await service.outbox.drain();
    expect(await service.mailsTo(username)).toHaveLength(2);
    for (let i = 0; i < 3; i++) expect((await sendAgain(token)).statusCode).toBe(200);
    const stopped = await sendAgain(token);
    expect([stopped.statusCode, stopped.headers['retry-after']]).toEqual([429, '3600']);
    service.clock.advance(hour);
    expect((await sendAgain(token)).statusCode).toBe(200);
  });

  test('to nobody whose address is confirmed', async () => {
    const { token } = await confirmedPerson(service, 'giafatto@esempio.it');
    expect((await sendAgain(token)).json()).toMatchObject({ error: { code: 'CONFLICT', reason: 'emailConfirmed' } });
  });
});

describe('a new address', () => {
  test('a new address counts when its link is opened: until then mails go to the old one, which is notified twice', async () => {
    const { username, token } = await confirmedPerson(service, 'prima@esempio.it');
    const other = await newSession(service, { username, password: firstPassword });
    const request = await requestAddress(token, ' Dopo@Esempio.it ');
    expect(request.json()).toMatchObject({
      data: { user: { username, email: username, pending_email: 'dopo@esempio.it', name: null } },
    });
    const link = await newestLink(service, 'dopo@esempio.it');
    expect((await service.mailsTo(username)).at(-1)).toContain('Richiesta di cambiare il tuo indirizzo');
    expect(await statusOf(service, other)).toBe(200);
    expect((await confirmEmail(service, link)).statusCode).toBe(200);
    expect(await ownUser(service, token)).toMatchObject({ username, email: 'dopo@esempio.it', pending_email: null });
    expect(await statusOf(service, other)).toBe(401);
    await service.outbox.drain();
    const reported = (await service.mailsTo(username)).at(-1);
    expect(reported).toContain('arrivano a dopo@esempio.it e non più a questo indirizzo');
    expect((await signIn(service, username, firstPassword)).statusCode).toBe(200);
  });

  test('stands in the audit trail', async () => {
    const { token } = await confirmedPerson(service, 'traccia@esempio.it');
    await requestAddress(token, 'tracciata@esempio.it');
    await confirmEmail(service, await newestLink(service, 'tracciata@esempio.it'));
    const { id } = await ownUser(service, token);
    const trail = await service.database.select().from(auditEntries).where(eq(auditEntries.actorId, id));
    expect(trail.map(({ action }) => action)).toEqual(['registered', 'emailConfirmed', 'updated']);
    expect(trail.at(-1)).toMatchObject({
      before: { email: 'traccia@esempio.it' },
      after: { email: 'tracciata@esempio.it' },
    });
  });

  test.each([undefined, 'not the password'])('is nothing for whoever has the session alone (%s)', async (password) => {
    const { username, token } = await confirmedPerson(service, `derubata${String(password).length}@esempio.it`);
    const body = { name: 'Ladra', email: 'ladra@esempio.it', ...(password && { current_password: password }) };
    const response = await service.call('PUT', '/api/user', { ...bearing(token), body });
    expect(response.json()).toMatchObject({
      error: { fields: { current_password: password === undefined ? 'required' : 'wrongPassword' } },
    });
    expect(await ownUser(service, token)).toMatchObject({ email: username, pending_email: null, name: null });
    await service.outbox.drain();
    expect(await service.mailsTo('ladra@esempio.it')).toEqual([]);
  });

  test('is withdrawn by a changed and by a reset password', async () => {
    const { username, token } = await confirmedPerson(service, 'ripensa@esempio.it');
    await requestAddress(token, 'ladro1@esempio.it');
    const first = await newestLink(service, 'ladro1@esempio.it');
    const change = { current_password: firstPassword, password: 'una-Nuova-Vita-1' };
    const changed = await service.call('PUT', '/api/user/password', {
      ...bearing(token),
      body: { ...change, password_confirmation: change.password },
    });
    expect(changed.statusCode).toBe(200);
    expect((await confirmEmail(service, first)).json()).toMatchObject(invalidLink);
    await requestAddress(token, 'ladro2@esempio.it', 'una-Nuova-Vita-1');
    const second = await newestLink(service, 'ladro2@esempio.it');
    await forgot(username);
    await setPassword(service, await newestLink(service, username), 'una-Nuova-Vita-2');
    expect((await confirmEmail(service, second)).json()).toMatchObject(invalidLink);
    expect(await rowOf(username)).toMatchObject({ email: username });
  });

  test('voids the links that went to the old one', async () => {
    const { username, token } = await confirmedPerson(service, 'vecchia@esempio.it');
    await forgot(username);
    const reset = await newestLink(service, username);
    await requestAddress(token, 'nuovissima@esempio.it');
    await confirmEmail(service, await newestLink(service, 'nuovissima@esempio.it'));
    expect((await setPassword(service, reset, 'una-Nuova-Vita-1')).json()).toMatchObject(invalidLink);
    await forgot(username);
    await service.outbox.drain();
    expect((await service.mailsTo(username)).filter((mail) => mail.includes('reset-password#'))).toHaveLength(1);
  });

  test('is the newest that was asked for: nothing is mailed to one before it', async () => {
    const { token } = await confirmedPerson(service, 'indecisa@esempio.it');
    await requestAddress(token, 'indecisa1@esempio.it');
    await requestAddress(token, 'indecisa2@esempio.it');
    await service.outbox.drain();
    expect(await service.mailsTo('indecisa1@esempio.it')).toEqual([]);
    expect(await service.mailsTo('indecisa2@esempio.it')).toHaveLength(1);
  });

  test('is not waited for after 60 minutes, and a link sent again lasts from then on', async () => {
    const { token } = await confirmedPerson(service, 'attesa@esempio.it');
    await requestAddress(token, 'attesa.nuova@esempio.it');
    service.clock.advance(50 * minute);
    expect((await sendAgain(token)).statusCode).toBe(200);
    const link = await newestLink(service, 'attesa.nuova@esempio.it');
    service.clock.advance(50 * minute);
    expect(await ownUser(service, token)).toMatchObject({ pending_email: 'attesa.nuova@esempio.it' });
    service.clock.advance(11 * minute);
    expect(await ownUser(service, token)).toMatchObject({ pending_email: null });
    expect((await confirmEmail(service, link)).json()).toMatchObject(invalidLink);
  });

  test('is asked for five times an hour at most, so that nobody floods another’s letter box', async () => {
    const { token } = await confirmedPerson(service, 'insiste@esempio.it');
    for (let i = 0; i < 5; i++) expect((await requestAddress(token, `vittima${i}@esempio.it`)).statusCode).toBe(200);
    expect((await requestAddress(token, 'vittima5@esempio.it')).statusCode).toBe(429);
  });

  test('a new address that another user has confirmed is refused', async () => {
    const { token } = await confirmedPerson(service, 'furba@esempio.it');
    expect((await requestAddress(token, 'ka.admin@gdd.example')).json()).toMatchObject({
      error: { fields: { email: 'taken' } },
    });
  });

  test('that two users ask for is the one’s who opens the link first', async () => {
    const [one, other] = [
      await confirmedPerson(service, 'uno@esempio.it'),
      await confirmedPerson(service, 'due@esempio.it'),
    ];
    await requestAddress(one.token, 'contesa@esempio.it');
    const first = await newestLink(service, 'contesa@esempio.it');
    await requestAddress(other.token, 'contesa@esempio.it');
    const second = await newestLink(service, 'contesa@esempio.it');
    const responses = await Promise.all([first, second].map((link) => confirmEmail(service, link)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const holders = await service.database.select().from(users).where(eq(users.email, 'contesa@esempio.it'));
    expect(holders).toHaveLength(1);
  });

  test('a new address may be one with which somebody has registered without confirming it', async () => {
    const squatter = await newPerson(service, 'occupato@esempio.it');
    const link = await newestLink(service, 'occupato@esempio.it');
    const { token } = await confirmedPerson(service, 'legittima@esempio.it');
    await requestAddress(token, 'occupato@esempio.it');
    await confirmEmail(service, await newestLink(service, 'occupato@esempio.it'));
    expect(await ownUser(service, token)).toMatchObject({ email: 'occupato@esempio.it', email_confirmed: true });
    expect((await confirmEmail(service, link)).json()).toMatchObject(invalidLink);
    await forgot('occupato@esempio.it');
    await setPassword(service, await newestLink(service, 'occupato@esempio.it'), 'una-Nuova-Vita-1');
    expect(await statusOf(service, token)).toBe(401);
    expect(await statusOf(service, squatter.token)).toBe(200);
  });

  test('of who never confirmed the first is the name to sign in with, and the first is nobody’s', async () => {
    const { token } = await newPerson(service, 'sbaglaita@esempio.it');
    await requestAddress(token, 'sbagliata@esempio.it');
    await confirmEmail(service, await newestLink(service, 'sbagliata@esempio.it'));
    expect(await ownUser(service, token)).toMatchObject({
      username: 'sbagliata@esempio.it',
      email: 'sbagliata@esempio.it',
      email_confirmed: true,
    });
    await service.outbox.drain();
    expect((await service.mailsTo('sbaglaita@esempio.it')).join('')).not.toContain('sbagliata@esempio.it');
    expect((await newPerson(service, 'sbaglaita@esempio.it')).token).toMatch(/./);
  });
});

describe('an invitation', () => {
  const invite = async (email: string) => {
    const { id } = await service.memberWithCode('DI0001');
    return service.call('POST', '/api/users/invite', {
      as: 'gd.admin',
      body: { email, name: 'Ida Invitata', roles: ['Distributor User'], memberId: id },
    });
  };

  test('takes over the account of who has registered with the address first: same row, nothing left', async () => {
    const stranger = await newPerson(service, 'presa@esempio.it', 'Password-dell-Estraneo');
    const confirmation = await newestLink(service, 'presa@esempio.it');
    await service.call('PUT', '/api/user', {
      ...bearing(stranger.token),
      body: { name: 'Estraneo', phone: '+39 02 1234567' },
    });
    await requestAddress(stranger.token, 'estraneo@esempio.it', 'Password-dell-Estraneo');
    const escape = await newestLink(service, 'estraneo@esempio.it');
    const before = await rowOf('presa@esempio.it');
    expect((await invite('presa@esempio.it')).statusCode).toBe(201);
    const after = await rowOf('presa@esempio.it');
    expect(after).toMatchObject({
      id: before.id,
      name: 'Ida Invitata',
      phone: null,
      passwordHash: null,
      lastLoginAt: null,
      emailConfirmedAt: null,
    });
    expect(await statusOf(service, stranger.token)).toBe(401);
    expect((await signIn(service, stranger.username, stranger.password)).statusCode).toBe(401);
    expect(await service.database.$count(knownAddresses, eq(knownAddresses.userId, before.id))).toBe(0);
    for (const link of [confirmation, escape]) {
      expect((await confirmEmail(service, link)).json()).toMatchObject(invalidLink);
    }
    await setPassword(service, await newestLink(service, 'presa@esempio.it'), 'la-Password-di-Ida-1');
    const token = await newSession(service, { username: 'presa@esempio.it', password: 'la-Password-di-Ida-1' });
    expect(await ownUser(service, token)).toMatchObject({
      id: before.id,
      name: 'Ida Invitata',
      email_confirmed: true,
      roles: ['Distributor User'],
    });
  });

  test('is not escaped by a mail that was still in the queue', async () => {
    const stranger = await newPerson(service, 'coda@esempio.it');
    await service.outbox.drain();
    await requestAddress(stranger.token, 'fuga@esempio.it');
    await invite('coda@esempio.it');
    await service.outbox.drain();
    expect(await service.mailsTo('fuga@esempio.it')).toEqual([]);
  });

  test('an invitation to the confirmed address of a user is refused', async () => {
    const { username, token } = await confirmedPerson(service, 'vera@esempio.it');
    expect((await invite(username)).json()).toMatchObject({ error: { fields: { email: 'taken' } } });
    await requestAddress(token, 'vera.nuova@esempio.it');
    await confirmEmail(service, await newestLink(service, 'vera.nuova@esempio.it'));
    expect((await invite('vera.nuova@esempio.it')).json()).toMatchObject({ error: { fields: { email: 'taken' } } });
  });

  test('is blocked by nobody who moves an unconfirmed account away from the address', async () => {
    const { token } = await newPerson(service, 'bersaglio@esempio.it');
    await requestAddress(token, 'altrove@esempio.it');
    await confirmEmail(service, await newestLink(service, 'altrove@esempio.it'));
    expect((await invite('bersaglio@esempio.it')).statusCode).toBe(201);
    expect(await ownUser(service, token)).toMatchObject({ username: 'altrove@esempio.it', roles: [] });
  });

  test('wins every race with a registration of the address', async () => {
    for (let round = 0; round < 15; round++) {
      const username = `gara${round}@esempio.it`;
      const body = { username, password: firstPassword };
      const [invited] = await Promise.all([
        invite(username),
        service.call('POST', '/api/users', { body, from: `10.11.0.${round}` }),
      ]);
      expect(invited.statusCode).toBe(201);
      const row = await rowOf(username);
      expect([row.passwordHash, row.memberId === null]).toEqual([null, false]);
      expect((await signIn(service, username, firstPassword, `10.11.1.${round}`)).statusCode).toBe(401);
    }
  });

  onServer('waits for a registration that is being written, and takes its account over', async () => {
    const email = 'scritta@esempio.it';
    const at = service.clock.now();
    let invited: ReturnType<typeof invite> | undefined;
    await service.database.transaction(async (transaction) => {
      await transaction
        .insert(users)
        .values({ username: email, email, passwordHash: 'a hash', createdAt: at, updatedAt: at });
      invited = invite(email);
      await expect(waiting()).resolves.toBe(1);
    });
    expect((await invited)?.statusCode).toBe(201);
    expect(await rowOf(email)).toMatchObject({ passwordHash: null, name: 'Ida Invitata' });
  });

  /** How many statements wait for another transaction, once there is one. */
  async function waiting(): Promise<number> {
    for (;;) {
      const { rows } = (await service.database.execute(sql`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `)) as { readonly rows: readonly unknown[] };
      if (rows.length > 0) return rows.length;
    }
  }

  test('leaves no session that was being opened, and no password that was being changed', async () => {
    for (let round = 0; round < 15; round++) {
      const username = `apre${round}@esempio.it`;
      const { token } = await newPerson(service, username);
      const change = { current_password: firstPassword, password: 'Password-del-Ladro-1' };
      await Promise.all([
        invite(username),
        signIn(service, username, firstPassword, `10.12.0.${round}`),
        service.call('PUT', '/api/user/password', {
          ...bearing(token),
          from: `10.12.1.${round}`,
          body: { ...change, password_confirmation: change.password },
        }),
        requestAddress(token, `ladro${round}@esempio.it`, firstPassword, `10.12.2.${round}`),
      ]);
      const { id, passwordHash, email } = await rowOf(username);
      expect([passwordHash, email]).toEqual([null, username]);
      expect(await service.database.$count(sessions, eq(sessions.userId, id))).toBe(0);
      await service.outbox.drain();
      const links = (await service.mailsTo(`ladro${round}@esempio.it`)).map(tokenIn);
      for (const link of links) expect((await confirmEmail(service, link)).statusCode).toBe(422);
    }
  });

  test('and a confirmation of the address at once leave one or the other, never both', async () => {
    for (let round = 0; round < 15; round++) {
      const username = `insieme${round}@esempio.it`;
      await newPerson(service, username);
      const link = await newestLink(service, username);
      const [invited, confirmed] = await Promise.all([invite(username), confirmEmail(service, link)]);
      const row = await rowOf(username);
      const outcome = [invited.statusCode, confirmed.statusCode, row.passwordHash === null, row.memberId === null];
      expect([
        [201, 422, true, false],
        [422, 200, false, true],
      ]).toContainEqual(outcome);
    }
  });
});

test('the outbox says to whom a mail goes and why, and holds no link', async () => {
  const { token } = await confirmedPerson(service, 'posta@esempio.it');
  await requestAddress(token, 'posta.nuova@esempio.it');
  const link = await newestLink(service, 'posta.nuova@esempio.it');
  const queued = await service.database.select().from(outbox).where(eq(outbox.recipient, 'posta.nuova@esempio.it'));
  expect(queued).toMatchObject([{ kind: 'newAddress', about: { user: expect.any(Number) as unknown } }]);
  expect(JSON.stringify([queued, await service.database.select().from(oneTimeTokens)])).not.toContain(link);
});

test('a stolen session changes nothing that would outlast it', async () => {
  const bearer = { as: 'agent' };
  const before = await service.call('GET', '/api/user', bearer);
  const tries = [
    ['PUT', '/api/user', { name: 'Alberto Viganò', email: 'ladro@esempio.it' }],
    ['PUT', '/api/user/password', { password: 'Password-del-Ladro-1', password_confirmation: 'Password-del-Ladro-1' }],
    ['POST', '/api/user/tokens', { data: { name: 'Ladro', expiresInDays: 365 } }],
  ] as const;
  for (const [method, url, body] of tries) {
    const { statusCode, body: response } = await service.call(method, url, { ...bearer, body });
    expect([statusCode, response]).toEqual([422, expect.stringContaining('current_password":"required"')]);
  }
  const after = await service.call('GET', '/api/user', bearer);
  expect(after.body).toBe(before.body);
  expect((await signIn(service, 'agent', demonstrationPassword)).statusCode).toBe(200);
});
