import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { accessByCall, permissionsByRole } from '@gdd/schema/testing/accessTable';
import { shareOf } from '@gdd/schema/testing/run';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { demonstrationUsers } from './demonstration/users.js';
import { members } from './ground/database/tables/people/network.js';
import { callOf, expectedStatus, foldersOf, operations, operationsWithAccess } from './testing/app/operations.js';
import { bearing, personalTokenOf } from './testing/app/personalTokens.js';
import { openTestApp, type Call, type TestApp } from './testing/app/testApp.js';

const minute = 60_000;

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

const callers = [...demonstrationUsers.map(({ username }) => username), 'a waiting user', 'nobody'];

async function optionsFor(username: string): Promise<Call> {
  if (username === 'nobody') return {};
  if (username !== 'a waiting user') return { as: username };
  const credentials = { username: 'in.attesa@esempio.it', password: 'una-Password-42' };
  await service.call('POST', '/api/users', { body: credentials });
  const response = await service.call('POST', '/api/login', { body: credentials });
  return bearing(response.json<{ api_token: string }>().api_token);
}

test('every route declares the access that the table of the tests has, and the table knows no other', () => {
  const declared = operations(service.app).map((operation) => [
    callOf(operation),
    typeof operation.access === 'string' ? operation.access : [...operation.access].sort(),
  ]);
  const expected = Object.entries(accessByCall).map(([call, access]) => [
    call,
    typeof access === 'string' ? access : [...access].sort(),
  ]);
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(expected));
});

describe('every role on every route', () => {
  const routes = () => shareOf('access', operationsWithAccess(service.app), foldersOf);

  test.each(callers)('%s is answered 401, 403 or let in, exactly as each route declares', async (username) => {
    const wrong: string[] = [];
    const options = await optionsFor(username);
    for (const { name, method, url } of routes()) {
      if (name === 'logout') continue;
      const called = url.replace('{role}', 'Dealer').replace(/\{\w+\}/, '999999');
      const { statusCode } = await service.call(method, called, options);
      const expected = expectedStatus({ method, url }, username);
      const isRight = expected === 'allowed' ? ![401, 403].includes(statusCode) : statusCode === expected;
      if (!isRight) wrong.push(`${name}: ${statusCode} instead of ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(demonstrationUsers)(
    'a personal token of $username reads what its owner reads, asks for exports of it, and nothing else',
    async (user) => {
      const wrong: string[] = [];
      const token = await personalTokenOf(service, user.username);
      for (const { name, method, url, access, effect, sessionOnly, forTokens } of routes()) {
        const called = url.replace('{role}', 'Dealer').replace(/\{\w+\}/, '999999');
        const { statusCode, body } = await service.call(method, called, bearing(token));
        const isReadOnly = body.includes('"reason":"readOnlyToken"');
        const isRefused = access !== 'public' && ((effect === 'write' && !forTokens) || sessionOnly);
        const expected = isRefused ? 403 : expectedStatus({ method, url }, user.username);
        const isRight = expected === 'allowed' ? ![401, 403].includes(statusCode) : statusCode === expected;
        if (!isRight || isReadOnly !== isRefused) wrong.push(`${name}: ${statusCode} instead of ${expected}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('what money or access leaves by wants a proof of the last five minutes of a session, and then is let in', async () => {
    const wanting = operations(service.app).filter(({ stepUp }) => stepUp);
    expect(wanting.map(({ name }) => name).sort()).toEqual([
      'answerSettlementDocument',
      'approveRequest',
      'approveSettlement',
      'beginPasskey',
      'beginTotp',
      'confirmPasskey',
      'confirmTotp',
      'createServiceAccount',
      'createWebhook',
      'deleteWebhook',
      'disableUser',
      'exportAudit',
      'exportCustomers',
      'exportSmsConsents',
      'holdSettlementCredits',
      'inviteUser',
      'prepareSettlementDocuments',
      'releaseSettlementCredits',
      'removeFactor',
      'renewRecoveryCodes',
      'requestFactorReset',
      'revokeServiceAccount',
      'rotateWebhookSecret',
      'updateApprovalSettings',
      'updateManagedUser',
      'updateSecuritySettings',
      'updateSettlementSettings',
      'updateWebhook',
    ]);
    const session = bearing(await service.tokenOf('ka.admin'));
    const reasons = async () => {
      const calls = wanting.map(({ method, url }) => service.call(method, url.replace(/\{\w+\}/, '999999'), session));
      const responses = await Promise.all(calls);
      // what is let in may have a reason of its own: no second factor, no codes
      return responses.map(({ body }) => (body.includes('"reason":"stepUpRequired"') ? 'stepUpRequired' : 'let in'));
    };
    service.clock.advance(5 * minute);
    expect(new Set(await reasons())).toEqual(new Set(['let in']));
    service.clock.advance(minute);
    expect(new Set(await reasons())).toEqual(new Set(['stepUpRequired']));
    await service.call('POST', '/api/user/proof', { ...session, body: { password: demonstrationPassword } });
    expect(new Set(await reasons())).toEqual(new Set(['let in']));
  });

  test('says which permissions would have sufficed', async () => {
    const response = await service.call('POST', '/api/dealers/create', { as: 'agent' });
    expect(response.json()).toMatchObject({ error: { code: 'FORBIDDEN', permissions: ['editDealer'] } });
  });
});

describe('every role', () => {
  test('finds in each list and table its subtree and nothing else', async () => {
    const { rows: all } = await allDealers();
    for (const { username, role, memberCode } of demonstrationUsers) {
      if (permissionsByRole[role]?.includes('accessDealerManager') !== true) continue;
      const top = await service.memberWithCode(memberCode);
      const visible = all.filter((dealer) => dealer.path.startsWith(top.path)).map(({ id }) => id);
      const table = await service.call('POST', '/api/dealers/table', {
        as: username,
        body: { paginator: { pageSize: 100 } },
      });
      const { items, total } = table.json<{ data: { items: { id: number }[]; total: number } }>().data;
      expect(items.map(({ id }) => id)).toEqual(visible);
      expect(total).toBe(visible.length);
      const list = await service.call('GET', '/api/dealers', { as: username });
      const ids = list.json<{ data: { dealers: { id: number }[] } }>().data.dealers.map(({ id }) => id);
      expect(ids.sort((a, b) => a - b)).toEqual(visible);
      const someIds = all.slice(0, 100).map(({ id }) => id);
      const batch = (route: string) => service.call('GET', `/api${route}?ids=${someIds.join()}`, { as: username });
      const { members: found } = (await batch('/members')).json<{ data: { members: { id: number }[] } }>().data;
      expect(found.map(({ id }) => id)).toEqual(visible);
      const { performances } = (await batch('/dealers/performance')).json<{
        data: { performances: { dealerId: number }[] };
      }>().data;
      expect(performances.map(({ dealerId }) => dealerId)).toEqual(visible);
    }
  });
});

async function allDealers() {
  const rows = await service.database
    .select({ id: members.id, path: members.path })
    .from(members)
    .where(and(eq(members.role, 'Dealer'), isNull(members.deletedAt)))
    .orderBy(asc(members.id));
  return { rows };
}
