import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { secondFactors, securitySettings } from '../../../ground/database/tables/people/factors.js';
import { auditEntries } from '../../../ground/database/tables/work/audit.js';
import { confirmedPerson, type Person } from '../../../testing/app/accounts.js';
import { callOf, operations } from '../../../testing/app/operations.js';
import { withApp } from '../../../testing/app/factors.js';
import { bearing, personalTokenOf } from '../../../testing/app/personalTokens.js';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';

const dayMs = 24 * 60 * 60_000;

let service: TestApp;
let count = 0;
beforeAll(async () => {
  service = await openTestApp({ sessionIdleMs: 400 * dayMs });
});
afterEach(async () => {
  await service.database.delete(secondFactors);
  await service.database
    .update(securitySettings)
    .set({ secondFactor: 'offered', graceDays: 14, requiredSince: null, version: 1 });
});
afterAll(() => service.close());

const settings = async () =>
  (await service.call('GET', '/api/security/settings', { as: 'ka.admin' })).json<{ data: { settings: object } }>().data
    .settings;
const change = (body: object) => service.call('PUT', '/api/security/settings', { as: 'ka.admin', body });
const newPerson = () => confirmedPerson(service, `termine${++count}@esempio.it`);
const reasonOf = (response: { json: <T>() => T }) => response.json<{ error?: { reason?: string } }>().error?.reason;
const deadlineOf = async ({ token }: Pick<Person, 'token'>) =>
  (await service.call('GET', '/api/user', bearing(token))).json<{ factor_deadline?: object }>().factor_deadline;
/** A call that every user with a role may make. */
const works = async (token: string) => reasonOf(await service.call('GET', '/api/waiting-work', bearing(token)));

describe('the settings of the second factor', () => {
  test('offer it to everybody at first, and are changed with a trail', async () => {
    const first = { secondFactor: 'offered', graceDays: 14, requiredSince: null, version: 1 };
    expect(await settings()).toMatchObject(first);
    const now = service.clock.now().toISOString();
    const changed = await change({ secondFactor: 'office', graceDays: 7, version: 1 });
    expect(changed.json()).toMatchObject({
      data: { settings: { secondFactor: 'office', graceDays: 7, requiredSince: now, version: 2, updatedAt: now } },
    });
    const isChange = and(eq(auditEntries.entity, 'user'), eq(auditEntries.action, 'settingsChanged'));
    const trail = await service.database.select().from(auditEntries).where(isChange);
    expect(trail.at(-1)).toMatchObject({
      before: { secondFactor: 'offered', graceDays: 14 },
      after: { secondFactor: 'office', graceDays: 7 },
    });
  });

  test('begin the days of grace anew for a wider circle alone', async () => {
    await change({ secondFactor: 'administrators', graceDays: 14 });
    const since = service.clock.now().toISOString();
    service.clock.advance(dayMs);
    expect(await settings()).toMatchObject({ requiredSince: since });
    await change({ secondFactor: 'administrators', graceDays: 20 });
    expect(await settings()).toMatchObject({ requiredSince: since });
    await change({ secondFactor: 'everyone', graceDays: 20 });
    expect(await settings()).toMatchObject({ requiredSince: service.clock.now().toISOString() });
  });

  test('refuse a stale version and impossible values, and change nothing', async () => {
    expect(reasonOf(await change({ secondFactor: 'everyone', graceDays: 3, version: 9 }))).toBe('staleVersion');
    for (const body of [
      { secondFactor: 'all', graceDays: 3 },
      { secondFactor: 'office', graceDays: 91 },
      { secondFactor: 'office', graceDays: -1 },
      { secondFactor: 'office' },
    ]) {
      expect((await change(body)).statusCode).toBe(422);
    }
    expect(await settings()).toMatchObject({ secondFactor: 'offered', version: 1 });
  });

  test('switched off let nobody set one up, and those that there are go on', async () => {
    const [person, other] = [await withApp(service, await newPerson()), await newPerson()];
    await change({ secondFactor: 'off', graceDays: 14 });
    const begun = ['totp', 'passkey'].map((kind) =>
      service.call('POST', `/api/user/factors/${kind}`, bearing(other.token)),
    );
    expect((await Promise.all(begun)).map(reasonOf)).toEqual(['factorsOff', 'factorsOff']);
    const listed = await service.call('GET', '/api/user/factors', bearing(person.token));
    expect(listed.json()).toMatchObject({ data: { offered: false, factors: [{ kind: 'totp' }] } });
    const { username, password } = person;
    const signedIn = await service.call('POST', '/api/login', { body: { username, password } });
    expect(signedIn.json()).toMatchObject({ factors: ['totp', 'recoveryCode'] });
  });
});

describe('a user who has to have a factor', () => {
  test('is told the last day, goes on until then, and after it may only set one up', async () => {
    const token = await service.tokenOf('ka.admin');
    expect(await deadlineOf({ token })).toBeUndefined();
    await change({ secondFactor: 'administrators', graceDays: 2 });
    expect(await deadlineOf({ token })).toEqual({ lastDay: '2026-03-05', isOver: false });
    expect(await works(token)).toBeUndefined();
    service.clock.advance(3 * dayMs);
    const late = await service.tokenOf('ka.admin');
    expect(await deadlineOf({ token: late })).toMatchObject({ isOver: true });
    expect(await works(late)).toBe('factorRequired');
    const person = { username: 'ka.admin', password: demonstrationPassword, token: late };
    await withApp(service, person);
    expect([await works(late), await deadlineOf(person)]).toEqual([undefined, undefined]);
  });

  test('is refused every call of a session but those for setting one up and leaving', async () => {
    await change({ secondFactor: 'everyone', graceDays: 0 });
    service.clock.advance(2 * dayMs);
    const late = bearing(await service.tokenOf('ka.admin'));
    const open: string[] = [];
    for (const operation of operations(service.app)) {
      if (operation.access === 'public' || operation.name === 'logout') continue;
      const url = operation.url.replace('{role}', 'Dealer').replace(/\{\w+\}/g, '999999');
      const response = await service.call(operation.method, url, late);
      // the calls of other roles are refused for that
      if (response.statusCode !== 403) open.push(callOf(operation));
    }
    expect(open.sort()).toEqual([
      'GET /user',
      'GET /user/factors',
      'POST /user/factors/passkey',
      'POST /user/factors/passkey/confirm',
      'POST /user/factors/totp',
      'POST /user/factors/totp/confirm',
      'POST /user/proof',
      'POST /user/proof/factor',
    ]);
  });

  test('keeps the personal tokens: they go on', async () => {
    const token = await personalTokenOf(service, 'ka.admin', 60);
    await change({ secondFactor: 'everyone', graceDays: 0 });
    service.clock.advance(2 * dayMs);
    expect(await works(token)).toBeUndefined();
  });

  test('gets no file by a ticket from before either', async () => {
    const as = 'ka.admin';
    const body = { route: 'exportCustomers', params: {}, body: { format: 'csv' } };
    const issued = await service.call('POST', '/api/file-tickets', { as, body });
    const { ticket } = issued.json<{ data: { ticket: string } }>().data;
    await service.database.update(securitySettings).set({
      secondFactor: 'everyone',
      graceDays: 0,
      requiredSince: new Date(service.clock.now().getTime() - 2 * dayMs),
    });
    expect(reasonOf(await service.call('GET', `/api/files/${ticket}`))).toBe('factorRequired');
  });
});
