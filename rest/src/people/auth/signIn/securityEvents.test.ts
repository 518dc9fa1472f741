import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { buildApp } from '../../../app.js';
import { authAttempts, securityEvents } from '../../../ground/database/tables/people/sessions.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { tidyUp } from '../../../operations/housekeeping.js';
import {
  confirmEmail,
  confirmedPerson,
  firstPassword,
  newestLink,
  newPerson,
  newSession,
  ownUser,
  setPassword,
  signIn,
  statusOf,
} from '../../../testing/app/accounts.js';
import { bearing } from '../../../testing/app/personalTokens.js';
import { openTestApp, testSecret, type TestApp } from '../../../testing/app/testApp.js';
import { recordTokenUse } from './securityEvents.js';

const minute = 60_000;
const day = 24 * 60 * minute;

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
  // the beginning of a quarter of an hour
  expect(service.clock.now().getTime() % (15 * minute)).toBe(0);
});
beforeEach(async () => {
  await service.database.delete(securityEvents);
  await service.database.delete(authAttempts);
});
afterAll(() => service.close());

/** Kind, address and number of what is noted of a user. */
async function noted(username: string) {
  const rows = await service.database
    .select({ kind: securityEvents.kind, address: securityEvents.address, times: securityEvents.times })
    .from(securityEvents)
    .innerJoin(users, eq(users.id, securityEvents.userId))
    .where(eq(users.username, username))
    .orderBy(asc(securityEvents.id));
  return rows.map(({ kind, address, times }) => [kind, address, times]);
}

const here = '127.0.0.1';

describe('a security event', () => {
  test('is every sign-in and failure, every refusal for too many of them, every sign-out', async () => {
    const from = '192.0.2.10';
    for (let i = 0; i < 5; i++) await signIn(service, 'dealer', 'wrong', from);
    for (let i = 0; i < 2; i++) await signIn(service, 'dealer', demonstrationPassword, from);
    await service.call('POST', '/api/logout', bearing(await newSession(service, dealer)));
    const token = await newSession(service, dealer);
    await newSession(service, dealer);
    await service.call('DELETE', '/api/user/sessions', bearing(token));
    expect(await noted('dealer')).toEqual([
      ['signInFailed', from, 5],
      ['signInLocked', from, 2],
      ['signIn', here, 3],
      ['signOut', here, 2],
    ]);
  });

  test('is a confirmed and a changed address, a changed and a reset password, a wrong current one', async () => {
    const { username, token } = await confirmedPerson(service, 'vita@esempio.it');
    const change = (current_password: string) => ({
      ...bearing(token),
      body: { current_password, password: 'una-Nuova-Vita-1', password_confirmation: 'una-Nuova-Vita-1' },
    });
    await service.call('PUT', '/api/user/password', change('wrong'));
    await service.call('PUT', '/api/user/password', change(firstPassword));
    await service.call('PUT', '/api/user', {
      ...bearing(token),
      body: { name: 'Vita', email: 'vita.nuova@esempio.it', current_password: 'una-Nuova-Vita-1' },
    });
    await confirmEmail(service, await newestLink(service, 'vita.nuova@esempio.it'), '192.0.2.20');
    await service.call('POST', '/api/auth/forgotPassword', { body: { email: 'vita.nuova@esempio.it' } });
    await setPassword(service, await newestLink(service, 'vita.nuova@esempio.it'), 'un-altro-Segreto-9', '192.0.2.21');
    expect(await noted(username)).toEqual([
      ['signIn', here, 1],
      ['addressConfirmed', here, 1],
      ['signInFailed', here, 1],
      ['passwordChanged', here, 1],
      ['addressChanged', '192.0.2.20', 1],
      ['passwordReset', '192.0.2.21', 1],
    ]);
  });

  test('is a personal token made, used from each address, in so many minutes, and revoked', async () => {
    await service.tokenOf('agent');
    await service.database.delete(securityEvents);
    const data = { name: 'Excel', expiresInDays: 1, current_password: demonstrationPassword };
    const made = await service.call('POST', '/api/user/tokens', { as: 'agent', body: { data } });
    const { token, personalToken } = made.json<{ data: { token: string; personalToken: { id: number } } }>().data;
    const use = (from: string) => statusOf(service, token, { from });
    await Promise.all(Array.from({ length: 5 }, () => use('192.0.2.30')));
    await use('192.0.2.31');
    service.clock.advance(minute);
    await use('192.0.2.30');
    await use('192.0.2.30');
    await service.call('DELETE', `/api/user/tokens/${personalToken.id}`, { as: 'agent' });
    expect(await noted('agent')).toEqual([
      ['tokenCreated', here, 1],
      ['tokenUsed', '192.0.2.30', 2],
      ['tokenUsed', '192.0.2.31', 1],
      ['tokenRevoked', here, 1],
    ]);
    service.clock.advance(14 * minute);
  });

  test('of a token that is used five times at once is one minute', async () => {
    const { username, token } = await newPerson(service, 'insieme@esempio.it');
    const { id } = await ownUser(service, token);
    const lines: unknown[] = [];
    const client = { address: '192.0.2.35', device: '', logSecurity: (event: unknown) => void lines.push(event) };
    const { database, clock } = service;
    await Promise.all(Array.from({ length: 5 }, () => recordTokenUse(database, client, id, clock.now())));
    expect(lines).toEqual([{ kind: 'tokenUsed', userId: id }]);
    expect(await noted(username)).toContainEqual(['tokenUsed', '192.0.2.35', 1]);
  });

  test('counts in the quarter of an hour in which it happens, once for each of many at once', async () => {
    const { username } = await newPerson(service, 'quarti@esempio.it');
    await service.database.delete(securityEvents);
    service.clock.advance(14 * minute);
    await Promise.all(Array.from({ length: 4 }, () => signIn(service, username, firstPassword)));
    service.clock.advance(minute);
    await signIn(service, username, firstPassword);
    const { id } = await ownUser(service, await newSession(service, { username, password: firstPassword }));
    const rows = await service.database
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.userId, id), eq(securityEvents.kind, 'signIn')))
      .orderBy(asc(securityEvents.since));
    const now = service.clock.now();
    expect(rows).toMatchObject([
      { times: 4, since: new Date(now.getTime() - 15 * minute), lastAt: new Date(now.getTime() - minute) },
      { times: 2, since: now, lastAt: now },
    ]);
  });

  test('of a name that nobody has is not written down', async () => {
    for (let i = 0; i < 7; i++) await signIn(service, 'una-password-nel-campo-sbagliato', 'x', '192.0.2.40');
    expect(await service.database.$count(securityEvents)).toBe(0);
  });

  test('a security event is stored for 180 days', async () => {
    await newPerson(service, 'mezzanno@esempio.it');
    expect(await service.database.$count(securityEvents)).toBe(1);
    service.clock.advance(180 * day);
    await tidyUp(service);
    expect(await service.database.$count(securityEvents)).toBe(1);
    service.clock.advance(15 * minute);
    await tidyUp(service);
    expect(await service.database.$count(securityEvents)).toBe(0);
  });
});

describe('in the log', () => {
  interface Line {
    readonly level: number;
    readonly event: string;
    readonly userId?: number;
    readonly clientAddress: string;
  }

  /** The log lines of one failed sign-in with a name. */
  async function loggedAt(logLevel: string, username: string): Promise<readonly Line[]> {
    const written: string[] = [];
    const { database, clock, storage } = service;
    const app = await buildApp({
      config: {
        trustedProxies: [],
        logLevel,
        privacyEmail: 'privacy@gdd.example',
        publicUrl: 'https://portal.example',
      },
      ...{ secret: testSecret, database, clock, storage, programmeDay: service.programmeDay },
      ...{
        wakeOutbox: () => undefined,
        wakeImports: () => undefined,
        wakeExports: () => undefined,
        wakeSimulations: () => undefined,
        wakeWebhooks: () => undefined,
      },
      logTo: { write: (line) => written.push(line) },
    });
    await app.inject({ method: 'POST', url: '/api/login', payload: { username, password: 'x' } });
    await app.close();
    return written.map((line) => JSON.parse(line) as Line).filter(({ event }) => event !== undefined);
  }

  test.each(['info', 'warn', 'fatal'])('at %s it is a line of a level of its own, 35', async (level) => {
    const [user] = await service.database.select().from(users).where(eq(users.username, 'dealer'));
    expect(await loggedAt(level, 'dealer')).toMatchObject([
      {
        level: 35,
        event: 'signInFailed',
        userId: user?.id,
        clientAddress: here,
        requestId: expect.any(String) as unknown,
      },
    ]);
  });

  test('a name that nobody has is left out', async () => {
    const lines = await loggedAt('info', 'canary-password');
    expect(lines).toMatchObject([{ level: 35, event: 'signInFailed', clientAddress: here }]);
    expect(JSON.stringify(lines)).not.toContain('canary');
  });

  test('nothing is written where the log is silent', async () => {
    expect(await loggedAt('silent', 'dealer')).toEqual([]);
  });
});

const dealer = { username: 'dealer', password: demonstrationPassword };
