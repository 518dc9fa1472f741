import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Role } from '@gdd/schema/permissions';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { members } from '../../ground/database/tables/people/network.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import {
  confirmedPerson,
  newestLink,
  newPerson,
  newSession,
  ownUser,
  setPassword,
  statusOf,
} from '../../testing/app/accounts.js';
import { callerFor } from '../../testing/app/callers.js';
import { bearing } from '../../testing/app/personalTokens.js';
import { openTestApp, type Method, type TestApp } from '../../testing/app/testApp.js';
import { disableUser } from './management.js';
import type { ManagedUser } from './schemas.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

interface Responded {
  readonly data: {
    readonly user: ManagedUser;
    readonly access: { readonly sessions: number; readonly personalTokens: number };
    readonly ended: object;
    readonly count: number;
    readonly members: readonly object[];
    readonly items: readonly ManagedUser[];
    readonly total: number;
  };
  readonly error: {
    readonly code: string;
    readonly reason?: string;
    readonly currentVersion?: number;
    fields?: object;
  };
}

async function send(method: Method, path: string, options: { body?: object; as?: string; key?: string } = {}) {
  const { body, as = 'ka.admin', key } = options;
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const response = await service.call(method, `/api/users${path}`, { as, body, headers });
  return { status: response.statusCode, ...response.json<Responded>() };
}

const idOf = async (username: string) => {
  const [user] = await service.database.select().from(users).where(eq(users.username, username));
  return user?.id ?? 0;
};

const trailOf = (id: number) =>
  service.database
    .select({ action: auditEntries.action, before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'user'), eq(auditEntries.entityId, id)))
    .orderBy(asc(auditEntries.id));

const codeless = { name: 'Rosa Rossi' };
const asDistributor = async (changes: object = {}) => {
  const { id } = await service.memberWithCode('DI0001');
  return { ...codeless, roles: ['Distributor User'], memberId: id, ...changes };
};

/** Somebody active, with a session. */
async function activePerson(username: string, roles: readonly Role[] = ['Distributor User'], code = 'DI0001') {
  const person = await confirmedPerson(service, username);
  const { id } = await ownUser(service, person.token);
  const { id: memberId } = await service.memberWithCode(code);
  expect((await send('PUT', `/${id}`, { body: { name: username, roles, memberId } })).status).toBe(200);
  return { ...person, id };
}

const find = (state: object) => send('POST', '/table', { body: state });
const names = (items: readonly ManagedUser[]) => items.map(({ username }) => username);

describe('the table', () => {
  test('has those who wait, counted by themselves too', async () => {
    const before = (await send('GET', '/waiting-count')).data.count;
    const { username } = await newPerson(service, 'in.attesa@esempio.it');
    expect((await send('GET', '/waiting-count')).data.count).toBe(before + 1);
    const { data } = await find({ filter: { state: 'waiting' } });
    expect(data.total).toBe(before + 1);
    expect(data.items.at(-1)).toMatchObject({
      username,
      state: 'waiting',
      roles: [],
      member: null,
      emailConfirmed: false,
    });
  });

  test('is narrowed by role, by member with its network and by a search that finds the member too', async () => {
    const { id, businessName } = await service.memberWithCode('DI0001');
    const byRole = await find({ filter: { role: ['Distributor', 'GD Administrator'] } });
    expect(names(byRole.data.items)).toEqual(['gd.admin', 'distributor']);
    const ofMember = await find({ filter: { memberId: id, role: ['Distributor', 'Distributor Consultant'] } });
    expect(names(ofMember.data.items)).toEqual(['distributor', 'distributor.consultant']);
    const ofNetwork = await find({ filter: { memberId: id } });
    expect(names(ofNetwork.data.items)).toEqual(expect.arrayContaining(['distributor', 'agent', 'dealer']));
    expect(names(ofNetwork.data.items)).not.toContain('regional.manager');
    const nobodys = await find({ filter: { memberId: 2_000_000_000 } });
    expect(nobodys.error.fields).toEqual({ 'filter.memberId': 'unknown' });
    const found = await find({ searchTerm: `DISTRIBUTOR ${businessName}`, filter: { state: 'active' } });
    expect(names(found.data.items)).toContain('distributor.user');
    expect((await find({ searchTerm: 'nessuno di questi' })).data).toEqual({ items: [], total: 0 });
  });

  test('is sorted by each of its columns, and by no other', async () => {
    for (const column of ['id', 'name', 'username', 'email', 'lastLoginAt', 'state']) {
      const { data } = await find({ sorting: { column, direction: 'desc' }, paginator: { pageSize: 100 } });
      expect(data.items).toHaveLength(data.total);
    }
    const byName = await find({ sorting: { column: 'username', direction: 'desc' }, paginator: { pageSize: 100 } });
    expect(names(byName.data.items)).toEqual(names(byName.data.items).sort().reverse());
    expect((await find({ sorting: { column: 'phone' } })).error.fields).toEqual({ 'sorting.column': 'invalid' });
  });
});

describe('whoever has registered', () => {
  test('is proposed the member with the same address, and the roles that fit it', async () => {
    const { id: memberId, code } = await service.memberWithCode('DI0002');
    await service.database.update(members).set({ email: 'Ufficio@Gomme-Due.it' }).where(eq(members.id, memberId));
    const { token } = await newPerson(service, 'ufficio@gomme-due.it');
    const { id } = await ownUser(service, token);
    expect((await send('GET', `/${id}/members`)).data.members).toMatchObject([
      { member: { id: memberId, code }, roles: ['Distributor', 'Distributor User', 'Distributor Consultant'] },
    ]);
    const nobodys = await newPerson(service, 'nessun.membro@esempio.it');
    const other = await ownUser(service, nobodys.token);
    expect((await send('GET', `/${other.id}/members`)).data.members).toEqual([]);
  });

  test('becomes active with role and member, once the address is confirmed, and is let in at the next request', async () => {
    const unconfirmed = await newPerson(service, 'attivami@esempio.it');
    const { id } = await ownUser(service, unconfirmed.token);
    const body = await asDistributor();
    const tooEarly = await send('PUT', `/${id}`, { body });
    expect([tooEarly.status, tooEarly.error.reason]).toEqual([409, 'emailUnconfirmed']);
    await service.call('POST', '/api/auth/confirmEmail', {
      body: { token: await newestLink(service, 'attivami@esempio.it') },
    });
    const dealers = () => service.call('POST', '/api/dealers/table', bearing(unconfirmed.token));
    expect((await dealers()).statusCode).toBe(403);
    const { data } = await send('PUT', `/${id}`, { body });
    expect(data.user).toMatchObject({ state: 'active', roles: ['Distributor User'], member: { code: 'DI0001' } });
    expect((await dealers()).statusCode).toBe(200);
    expect((await trailOf(id)).at(-1)).toMatchObject({
      action: 'activated',
      before: { roles: [], memberId: null, name: null },
      after: { roles: ['Distributor User'], memberId: body.memberId, name: 'Rosa Rossi' },
    });
  });
});

describe('a change of a user', () => {
  test('acts on the next request: the last role decides', async () => {
    const { id, token } = await activePerson('cambia@esempio.it');
    const report = () => service.call('POST', '/api/report/monthly', { ...bearing(token), body: { format: 'csv' } });
    expect((await report()).statusCode).toBe(200);
    const body = await asDistributor({ roles: ['Distributor User', 'Distributor Consultant'] });
    expect((await send('PUT', `/${id}`, { body })).status).toBe(200);
    expect((await report()).statusCode).toBe(403);
  });

  test('from an older version is refused with the newer; without one it is not', async () => {
    const { id } = await activePerson('versione@esempio.it');
    const { version } = (await send('GET', `/${id}`)).data.user;
    const body = await asDistributor({ name: 'Prima', version });
    const responses = await Promise.all([
      send('PUT', `/${id}`, { body }),
      send('PUT', `/${id}`, { body: { ...body, name: 'Poi' } }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({
      reason: 'staleVersion',
      currentVersion: (await send('GET', `/${id}`)).data.user.version,
    });
    expect((await send('PUT', `/${id}`, { body: await asDistributor({ name: 'Senza' }) })).status).toBe(200);
  });

  test.each([
    ['a role that does not fit the member', { roles: ['Dealer'] }, { roles: 'notAllowed' }],
    ['one role of several that does not', { roles: ['Dealer', 'Distributor User'] }, { roles: 'notAllowed' }],
    ['no role', { roles: [] }, { roles: 'required' }],
    ['a member that is none', { memberId: 2_000_000_000 }, { memberId: 'unknown' }],
    ['another address of somebody who has one', { email: 'rubata@esempio.it' }, { email: 'notAllowed' }],
    ['a password', { password: 'la-Mia-Prima-Volta' }, { password: 'unknown' }],
  ])('to %s is refused', async (_what, changes, fields) => {
    const id = await idOf('distributor.user');
    const before = (await send('GET', `/${id}`)).data.user;
    const response = await send('PUT', `/${id}`, { body: await asDistributor(changes) });
    expect([response.status, response.error.fields]).toEqual([422, fields]);
    expect((await send('GET', `/${id}`)).data.user).toEqual(before);
  });

  test('that says the same again changes nothing', async () => {
    const { id } = await activePerson('uguale@esempio.it');
    const { user } = (await send('GET', `/${id}`)).data;
    const before = await trailOf(id);
    const body = await asDistributor({ name: user.name });
    expect((await send('PUT', `/${id}`, { body })).data.user).toEqual(user);
    expect(await trailOf(id)).toEqual(before);
  });
});

describe('nobody', () => {
  test.each([
    ['PUT', '/disable'],
    ['PUT', '/enable'],
    ['POST', '/invitation'],
    ['DELETE', '/sessions'],
    ['PUT', ''],
  ] as const)('does %s %s to a user whose permissions exceed the own', async (method, path) => {
    const id = await idOf('ka.admin');
    const { id: memberId } = await service.memberWithCode('GDD');
    const body = method === 'PUT' && path === '' ? { name: null, roles: ['Consultant'], memberId } : undefined;
    const response = await send(method, `/${id}${path}`, { as: 'gd.admin', ...(body && { body }) });
    expect([response.status, response.error.fields]).toEqual([422, { roles: 'notAllowed' }]);
    expect((await send('GET', `/${id}`)).data.user.state).toBe('active');
  });

  test('grants a role that exceeds the own', async () => {
    const { id } = await activePerson('promuovi@esempio.it', ['Consultant'], 'GDD');
    const { id: memberId } = await service.memberWithCode('GDD');
    const body = { name: null, roles: ['KA Administrator'], memberId };
    expect((await send('PUT', `/${id}`, { as: 'gd.admin', body })).error.fields).toEqual({ roles: 'notAllowed' });
    expect((await send('PUT', `/${id}`, { as: 'ka.admin', body })).status).toBe(200);
    await send('PUT', `/${id}/disable`);
  });

  test('disables, demotes or signs out the own account here, and may change the own name', async () => {
    const id = await idOf('gd.admin');
    const { id: memberId } = await service.memberWithCode('GDD');
    const put = (body: object) => send('PUT', `/${id}`, { as: 'gd.admin', body: { name: 'Io', memberId, ...body } });
    const refused = [
      await send('PUT', `/${id}/disable`, { as: 'gd.admin' }),
      await send('DELETE', `/${id}/sessions`, { as: 'gd.admin' }),
      await put({ roles: ['Consultant'] }),
      await put({ roles: ['Consultant', 'GD Administrator'] }),
    ];
    expect(refused.map(({ status, error }) => [status, error.reason])).toEqual(refused.map(() => [409, 'ownAccount']));
    expect((await put({ roles: ['GD Administrator'] })).data.user.name).toBe('Io');
  });
});

describe('the last administrator', () => {
  test('is not taken away, neither by two who disable one another at once', async () => {
    const { database } = service;
    const one = await activePerson('uno.admin@esempio.it', ['KA Administrator'], 'GDD');
    const two = await activePerson('due.admin@esempio.it', ['KA Administrator'], 'GDD');
    const others = ['ka.admin', 'gd.admin'];
    // straight in the database: the portal itself keeps one
    await database.update(users).set({ disabledAt: service.clock.now() }).where(inArray(users.username, others));
    const [first, second] = await Promise.all(
      [one, two].map(({ username }) => callerFor(database, { username, role: 'KA Administrator' })),
    );
    if (first === undefined || second === undefined) throw new Error('There are no two.');
    const context = { ...service, wakeOutbox: () => undefined } as unknown as Parameters<typeof disableUser>[0];
    const outcomes = await Promise.allSettled([
      disableUser(context, first, two.id),
      disableUser(context, second, one.id),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONFLICT', details: { reason: 'lastAdministrator' } },
    });
    await database.update(users).set({ disabledAt: null }).where(inArray(users.username, others));
    for (const { id } of [one, two]) expect((await send('PUT', `/${id}/disable`)).status).toBe(200);
  });
});

describe('a disabled user', () => {
  test('is refused from the next request on, and signs in anew once let in again', async () => {
    const person = await activePerson('fuori@esempio.it');
    const body = { data: { name: 'Script', expiresInDays: 30, current_password: person.password } };
    const made = await service.call('POST', '/api/user/tokens', { ...bearing(person.token), body });
    const personal = made.json<{ data: { token: string } }>().data.token;
    expect((await send('GET', `/${person.id}`)).data.access).toEqual({ sessions: 1, personalTokens: 1 });
    expect((await send('PUT', `/${person.id}/disable`)).data.user.state).toBe('disabled');
    expect(await Promise.all([person.token, personal].map((each) => statusOf(service, each)))).toEqual([401, 401]);
    expect(await newSession(service, person)).toBeUndefined();
    // once more is no further change
    expect((await send('PUT', `/${person.id}/disable`)).status).toBe(200);
    expect((await send('PUT', `/${person.id}/enable`)).data.user.state).toBe('active');
    expect(await Promise.all([person.token, personal].map((each) => statusOf(service, each)))).toEqual([401, 401]);
    expect(await statusOf(service, await newSession(service, person))).toBe(200);
    const actions = (await trailOf(person.id)).map(({ action }) => action);
    expect(actions.slice(-3)).toEqual(['personalTokenRevoked', 'disabled', 'enabled']);
  });
});

describe('the sessions of a user', () => {
  test('end all at once, and the personal tokens with them', async () => {
    const person = await activePerson('dispositivi@esempio.it');
    const phone = await newSession(service, person, '198.51.100.9');
    expect((await send('DELETE', `/${person.id}/sessions`)).data.ended).toEqual({ sessions: 2, personalTokens: 0 });
    expect(await Promise.all([person.token, phone].map((each) => statusOf(service, each)))).toEqual([401, 401]);
    expect(await statusOf(service, await newSession(service, person))).toBe(200);
  });
});

describe('an invitation that nobody has opened', () => {
  const invited = async (email: string) => {
    const body = await asDistributor({ email, name: 'Ida' });
    return (await send('POST', '/invite', { body })).data.user.id;
  };

  test('is sent again, once for one key, five times an hour at most', async () => {
    const id = await invited('ancora@esempio.it');
    const again = () => send('POST', `/${id}/invitation`, { key: 'again-1' });
    expect((await Promise.all([again(), again()])).map(({ status }) => status)).toEqual([200, 200]);
    await service.outbox.drain();
    expect(await service.mailsTo('ancora@esempio.it')).toHaveLength(2);
    for (let i = 0; i < 3; i++) expect((await send('POST', `/${id}/invitation`)).status).toBe(200);
    expect((await send('POST', `/${id}/invitation`)).error.code).toBe('RATE_LIMITED');
  });

  test('goes to the right address once that is corrected; the link to the wrong one is void', async () => {
    const id = await invited('sbagliato@esempio.it');
    const old = await newestLink(service, 'sbagliato@esempio.it');
    const taken = await send('PUT', `/${id}`, { body: await asDistributor({ email: 'ka.admin@gdd.example' }) });
    expect(taken.error.fields).toEqual({ email: 'taken' });
    const body = await asDistributor({ email: 'Giusto@esempio.it' });
    expect((await send('PUT', `/${id}`, { body })).data.user).toMatchObject({
      email: 'giusto@esempio.it',
      state: 'invited',
    });
    expect((await setPassword(service, old, 'il-Mio-Primo-Accesso')).statusCode).toBe(422);
    const link = await newestLink(service, 'giusto@esempio.it');
    expect((await setPassword(service, link, 'il-Mio-Primo-Accesso')).statusCode).toBe(200);
    expect((await send('GET', `/${id}`)).data.user.state).toBe('active');
    const response = await send('POST', `/${id}/invitation`);
    expect([response.status, response.error.reason]).toEqual([409, 'notInvited']);
  });
});
