import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { auditEntries } from '../../../ground/database/tables/work/audit.js';
import { idempotencyKeys } from '../../../ground/database/tables/work/idempotency.js';
import { personalTokens } from '../../../ground/database/tables/people/sessions.js';
import { userRoles, users } from '../../../ground/database/tables/people/accounts.js';
import { tidyUp } from '../../../operations/housekeeping.js';
import { bearing, personalTokenOf, type CreatedToken } from '../../../testing/app/personalTokens.js';
import { newCampaign } from '../../../testing/programme/salesAndCampaigns.js';
import { openTestApp, tokenIn, type TestApp } from '../../../testing/app/testApp.js';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
beforeEach(() => service.database.delete(personalTokens));
afterAll(() => service.close());

const create = (data: object, options: { as?: string; headers?: Record<string, string>; from?: string } = {}) =>
  service.call('POST', '/api/user/tokens', {
    as: 'agent',
    ...options,
    body: { data: { current_password: demonstrationPassword, ...data } },
  });

async function created(data: object = { name: 'Excel', expiresInDays: 30 }, as = 'agent'): Promise<CreatedToken> {
  const response = await create(data, { as });
  expect(response.statusCode).toBe(201);
  return response.json<{ data: CreatedToken }>().data;
}

async function listed(as = 'agent'): Promise<CreatedToken['personalToken'][]> {
  const response = await service.call('GET', '/api/user/tokens', { as });
  return response.json<{ data: { personalTokens: CreatedToken['personalToken'][] } }>().data.personalTokens;
}

const revoke = (id: number, as = 'agent') => service.call('DELETE', `/api/user/tokens/${id}`, { as });

const statusWith = async (token: string) => (await service.call('GET', '/api/user', bearing(token))).statusCode;

describe('a personal token', () => {
  test('a personal token is visible once, and listed by its name and its end afterwards', async () => {
    const { personalToken, token } = await created({ name: '  Foglio   vendite ', expiresInDays: 90 });
    const now = service.clock.now();
    expect(token).toMatch(/^gdd_pat_[\w-]{43}$/);
    expect(personalToken).toEqual({
      id: expect.any(Number) as unknown,
      name: 'Foglio vendite',
      ending: token?.slice(-4),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 90 * day).toISOString(),
      expired: false,
      lastUsedAt: null,
    });
    expect(await listed()).toEqual([personalToken]);
  });

  test('is stored nowhere, not for its idempotency key and not in the audit trail', async () => {
    const headers = { 'idempotency-key': 'una-volta-sola' };
    const response = await create({ name: 'Segreto', expiresInDays: 30 }, { headers });
    const token = String(response.json<{ data: CreatedToken }>().data.token);
    expect(await statusWith(token)).toBe(200);
    const tables = await Promise.all(
      [personalTokens, idempotencyKeys, auditEntries, users].map((table) => service.database.select().from(table)),
    );
    expect(JSON.stringify(tables)).toContain('Segreto');
    expect(JSON.stringify(tables)).not.toContain(token.slice('gdd_pat_'.length));
  });

  test('asked for twice with one key is one token, of which the second answer says all but the token', async () => {
    const headers = { 'idempotency-key': 'risposta-persa' };
    const data = { name: 'Risposta persa', expiresInDays: 30 };
    const [first, again] = [await create(data, { headers }), await create(data, { headers })].map((response) =>
      response.json<{ data: CreatedToken }>(),
    );
    expect(again?.data).toEqual({ ...first?.data, token: null });
    expect(await listed()).toHaveLength(1);
  });

  test.each([
    [{ expiresInDays: 30 }, { 'data.name': 'required' }],
    [{ name: 'x'.repeat(81), expiresInDays: 30 }, { 'data.name': 'tooLong' }],
    [{ name: 'x', expiresInDays: 0 }, { 'data.expiresInDays': 'invalid' }],
    [{ name: 'x', expiresInDays: 366 }, { 'data.expiresInDays': 'invalid' }],
    [{ name: 'x', expiresInDays: 1.5 }, { 'data.expiresInDays': 'invalid' }],
    [{ name: 'x' }, { 'data.expiresInDays': 'required' }],
    [{ name: 'x', expiresInDays: 30, current_password: undefined }, { 'data.current_password': 'required' }],
    [{ name: 'x', expiresInDays: 30, current_password: 'sbagliata' }, { 'data.current_password': 'wrongPassword' }],
  ])('is not made of %j', async (data, fields) => {
    expect((await create(data)).json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', fields } });
  });

  test('is not made by a user without a role and a member', async () => {
    const credentials = { username: 'attende@esempio.it', password: 'una-Password-42' };
    await service.call('POST', '/api/users', { body: credentials });
    const login = await service.call('POST', '/api/login', { body: credentials });
    const response = await service.call('POST', '/api/user/tokens', {
      ...bearing(login.json<{ api_token: string }>().api_token),
      body: { data: { name: 'Excel', expiresInDays: 30, current_password: credentials.password } },
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('twenty good tokens', () => {
  test('are as many as a user has, even when the last ones are asked for at once', async () => {
    for (let i = 0; i < 17; i++) await created({ name: `Token ${i}`, expiresInDays: 30 });
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, i) => create({ name: `Ultimo ${i}`, expiresInDays: 30 }, { from: `10.6.0.${i}` })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ error: { code: 'CONFLICT', reason: 'tooManyTokens' } });
    expect(await listed()).toHaveLength(20);
  });

  test('do not count those that are revoked or have expired, nor another user’s', async () => {
    for (let i = 0; i < 19; i++) await created({ name: `Breve ${i}`, expiresInDays: 1 });
    const { personalToken } = await created();
    expect((await create({ name: 'Excel', expiresInDays: 30 }, { as: 'distributor' })).statusCode).toBe(201);
    expect((await create({ name: 'Uno di troppo', expiresInDays: 30 })).statusCode).toBe(409);
    await revoke(personalToken.id);
    expect((await create({ name: 'Al suo posto', expiresInDays: 1 })).statusCode).toBe(201);
    service.clock.advance(day);
    await created({ name: 'Il giorno dopo', expiresInDays: 30 });
  });
});

describe('whoever bears a personal token', () => {
  test('is its owner: with the same subtree in each table', async () => {
    const table = (options: object) => service.call('POST', '/api/dealers/table', { body: {}, ...options });
    const token = await personalTokenOf(service, 'distributor');
    const [own, withToken] = [await table({ as: 'distributor' }), await table(bearing(token))];
    expect(withToken.statusCode).toBe(200);
    expect(withToken.body).toBe(own.body);
  });

  test('may what the owner may at that moment', async () => {
    const { user, restore } = await ownerOf('agent');
    const token = await personalTokenOf(service, 'agent');
    const table = () => service.call('POST', '/api/dealers/table', { ...bearing(token), body: {} });
    expect((await table()).statusCode).toBe(200);
    await service.database.update(userRoles).set({ role: 'Dealer' }).where(eq(userRoles.userId, user.id));
    expect((await table()).statusCode).toBe(403);
    await restore();
    const other = await service.memberWithCode('DE00001');
    await service.database.update(users).set({ memberId: other.id }).where(eq(users.id, user.id));
    expect((await table()).json()).toMatchObject({ data: { total: 1 } });
    await restore();
  });

  test('is nobody while the owner is disabled', async () => {
    const { user, restore } = await ownerOf('agent');
    const token = await personalTokenOf(service, 'agent');
    await service.database.update(users).set({ disabledAt: service.clock.now() }).where(eq(users.id, user.id));
    expect(await statusWith(token)).toBe(401);
    await restore();
    expect(await statusWith(token)).toBe(200);
  });

  test('a personal token changes nothing, and is refused for that before anything else in the call is checked', async () => {
    const token = await personalTokenOf(service, 'ka.admin');
    const response = await service.call('POST', '/api/dealers/create', { ...bearing(token), body: { nonsense: true } });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ error: { code: 'FORBIDDEN', reason: 'readOnlyToken' } });
  });

  test.each([
    ['GET', '/api/user/tokens'],
    ['POST', '/api/user/tokens'],
    ['DELETE', '/api/user/tokens/1'],
    ['PUT', '/api/user/password'],
    ['POST', '/api/logout'],
    ['POST', '/api/uploads'],
  ] as const)('does not get at credentials or uploads: %s %s', async (method, url) => {
    const token = await personalTokenOf(service, 'ka.admin');
    const response = await service.call(method, url, bearing(token));
    expect(response.json()).toMatchObject({ error: { code: 'FORBIDDEN', reason: 'readOnlyToken' } });
  });

  test('downloads by ticket, until the token is revoked', async () => {
    const { id } = await newCampaign(service.database);
    const { personalToken, token } = await created({ name: 'Esportazioni', expiresInDays: 30 }, 'ka.admin');
    const request = await service.call('POST', '/api/file-tickets', {
      ...bearing(String(token)),
      body: { route: 'campaignMembership', params: { id }, body: { format: 'csv' } },
    });
    const { ticket } = request.json<{ data: { ticket: string } }>().data;
    const download = () => service.call('GET', `/api/files/${ticket}`);
    expect((await download()).statusCode).toBe(200);
    await revoke(personalToken.id, 'ka.admin');
    expect((await download()).statusCode).toBe(401);
  });
});

async function ownerOf(username: string) {
  const [user] = await service.database.select().from(users).where(eq(users.username, username));
  if (user === undefined) throw new Error(`There is no user ${username}.`);
  const [role] = await service.database.select().from(userRoles).where(eq(userRoles.userId, user.id));
  const restore = async () => {
    const { memberId, disabledAt } = user;
    await service.database.update(users).set({ memberId, disabledAt }).where(eq(users.id, user.id));
    await service.database
      .update(userRoles)
      .set({ role: role?.role ?? '' })
      .where(eq(userRoles.userId, user.id));
  };
  return { user, restore };
}

describe('the end of a personal token', () => {
  test('comes with its last second', async () => {
    const token = await personalTokenOf(service, 'agent', 1);
    service.clock.advance(day - second);
    expect(await statusWith(token)).toBe(200);
    service.clock.advance(second);
    expect(await statusWith(token)).toBe(401);
    expect(await listed()).toMatchObject([{ expired: true }]);
  });

  test('comes at once when its owner revokes it, and the others stay', async () => {
    const [first, second] = [await created(), await created()];
    expect((await revoke(first.personalToken.id)).json()).toEqual({ success: true, data: {} });
    expect(await statusWith(String(first.token))).toBe(401);
    expect(await statusWith(String(second.token))).toBe(200);
    expect((await revoke(first.personalToken.id)).statusCode).toBe(404);
    expect(await listed()).toMatchObject([{ id: second.personalToken.id }]);
  });

  test('comes with a password set by a mailed link, not with one that the user changes', async () => {
    const { user, restore } = await ownerOf('dealer');
    const email = 'dealer.titolare@esempio.it';
    await service.database.update(users).set({ email }).where(eq(users.id, user.id));
    const token = await personalTokenOf(service, 'dealer');
    const change = { current_password: demonstrationPassword, password: 'un-altro-Segreto-9' };
    const changed = await service.call('PUT', '/api/user/password', {
      as: 'dealer',
      body: { ...change, password_confirmation: change.password },
    });
    expect(changed.statusCode).toBe(200);
    expect(await statusWith(token)).toBe(200);
    await service.call('POST', '/api/auth/forgotPassword', { body: { email } });
    await service.outbox.drain();
    const password = 'ancora-un-Segreto-7';
    const reset = await service.call('POST', '/api/auth/resetPassword', {
      body: { token: tokenIn((await service.mailsTo(email)).at(-1)), password, password_confirmation: password },
    });
    expect(reset.statusCode).toBe(200);
    expect(await statusWith(token)).toBe(401);
    await restore();
  });

  test('and its beginning are in the audit trail, with its name', async () => {
    const { id, expiresAt } = (await created({ name: 'Tracciato', expiresInDays: 30 })).personalToken;
    await revoke(id);
    const { user } = await ownerOf('agent');
    const trail = await service.database.select().from(auditEntries).orderBy(auditEntries.id);
    expect(trail.slice(-2)).toMatchObject([
      {
        actorId: user.id,
        entity: 'user',
        entityId: user.id,
        action: 'personalTokenCreated',
        after: { id, name: 'Tracciato', expiresAt },
      },
      {
        actorId: user.id,
        entity: 'user',
        entityId: user.id,
        action: 'personalTokenRevoked',
        before: { id, name: 'Tracciato' },
      },
    ]);
  });

  test('is forgotten after three months', async () => {
    await personalTokenOf(service, 'agent', 1);
    const count = () => service.database.$count(personalTokens);
    service.clock.advance(91 * day - second);
    await tidyUp(service);
    expect(await count()).toBe(1);
    service.clock.advance(2 * second);
    await tidyUp(service);
    expect(await count()).toBe(0);
  });
});

describe('the last use', () => {
  test('is noted once a minute', async () => {
    const token = await personalTokenOf(service, 'agent');
    const lastUse = async () => {
      await statusWith(token);
      return (await listed())[0]?.lastUsedAt;
    };
    const noted = service.clock.now().toISOString();
    expect(await lastUse()).toBe(noted);
    service.clock.advance(minute - second);
    expect(await lastUse()).toBe(noted);
    service.clock.advance(second);
    expect(await lastUse()).toBe(service.clock.now().toISOString());
  });
});
