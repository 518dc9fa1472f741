import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { permissionsOf, type Access, type Permission } from '@gdd/schema/permissions';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { demonstrationUsers } from './database/demonstration/users.js';
import { members } from './database/schema.js';
import { openTestApp, type Call, type TestApp } from './testing/testApp.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

interface Operation {
  readonly operationId: string;
  readonly 'x-permissions': Access;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Every operation of the OpenAPI description, with its path as it is called. */
function operations() {
  const paths = service.app.swagger().paths as unknown as Record<string, Record<string, Operation>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase() as Method,
      url: ['/health', '/ready'].includes(path) ? path : `/api${path}`,
      access: operation['x-permissions'],
    })),
  );
}

const newDealer = (parentId: number) => ({
  businessName: 'Gomme Prova S.r.l.',
  vatNumber: '01234567897',
  region: 'Lazio',
  province: 'RM',
  city: 'Roma',
  tier: 'gold',
  joinedOn: '2024-05-01',
  parentId,
});

/** What each operation on one object is asked, so that nothing but the object decides. */
function bodyOf(name: string, parentId: number): unknown {
  if (name === 'updateDealer') return newDealer(parentId);
  if (name === 'updateDealerStatus') return { data: { status: 'suspended' } };
  return undefined;
}

const callers = [...demonstrationUsers.map(({ username }) => username), 'a waiting user', 'nobody'];

function expectedStatus(access: Access, username: string): number | 'allowed' {
  if (access === 'public') return 'allowed';
  if (username === 'nobody') return 401;
  if (access === 'account') return 'allowed';
  const role = demonstrationUsers.find((user) => user.username === username)?.role;
  const own: readonly Permission[] = permissionsOf(role === undefined ? [] : [role]);
  const suffices = access === 'signedIn' ? own.length > 0 : access.some((permission) => own.includes(permission));
  return suffices ? 'allowed' : 403;
}

async function optionsFor(username: string): Promise<Call> {
  if (username === 'nobody') return {};
  if (username !== 'a waiting user') return { as: username };
  const credentials = { username: 'in.attesa@esempio.it', password: 'una-Password-42' };
  await service.call('POST', '/api/users', { body: credentials });
  const answer = await service.call('POST', '/api/login', { body: credentials });
  return { headers: { authorization: `Bearer ${answer.json<{ api_token: string }>().api_token}` } };
}

describe('every role on every route', () => {
  test('answers 401, 403 or lets in, exactly as the route declares', async () => {
    const wrong: string[] = [];
    const options = new Map(await Promise.all(callers.map(async (name) => [name, await optionsFor(name)] as const)));
    for (const { name, method, url, access } of operations()) {
      for (const username of callers) {
        if (name === 'logout') continue;
        const called = url.replace('{role}', 'Dealer').replace(/\{\w+\}/, '999999');
        const { statusCode } = await service.call(method, called, options.get(username));
        const expected = expectedStatus(access, username);
        const isRight = expected === 'allowed' ? ![401, 403].includes(statusCode) : statusCode === expected;
        if (!isRight) wrong.push(`${username} ${name}: ${statusCode} instead of ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('says which permissions would have sufficed', async () => {
    const answer = await service.call('POST', '/api/dealers/create', { as: 'agent' });
    expect(answer.json()).toMatchObject({ error: { code: 'FORBIDDEN', permissions: ['editDealer'] } });
  });
});

describe('every role on every object', () => {
  test('reads what is at or below its member; what is foreign is answered like what is missing', async () => {
    const own = await service.memberWithCode('DE00001');
    const { rows: all } = await allDealers();
    const wrong: string[] = [];
    const onObjects = operations().filter(({ url, method }) => /\{(id|parent)\}/.test(url) && method === 'GET');
    expect(onObjects.map(({ name }) => name).sort()).toEqual([
      'dealerAudit',
      'getDealer',
      'listMembersByRoleAndParent',
    ]);
    for (const { name, method, url, access } of onObjects) {
      for (const { username } of demonstrationUsers) {
        if (expectedStatus(access, username) !== 'allowed') continue;
        const member = (await service.call('GET', '/api/user', { as: username })).json<{ member: { code: string } }>();
        const top = await service.memberWithCode(member.member.code);
        const ask = (id: number | string) =>
          service.call(method, url.replace('{role}', 'Dealer').replace(/\{\w+\}/, String(id)), {
            as: username,
            headers: { 'x-request-id': 'the-same-for-all' },
          });
        const missing = await ask(2_000_000_000);
        const foreign = all.find((dealer) => !dealer.path.startsWith(top.path));
        const impossible = await Promise.all(['0', '-1', 'abc', '1.5', '99999999999', '%00'].map(ask));
        const strangers = foreign === undefined ? impossible : [await ask(foreign.id), ...impossible];
        if (missing.statusCode !== 404) wrong.push(`${username} ${name}: missing ${missing.statusCode}`);
        for (const stranger of strangers) {
          if (stranger.body !== missing.body) wrong.push(`${username} ${name}: ${stranger.body}`);
        }
        const ownAnswer = await ask(own.id);
        if (ownAnswer.statusCode !== 200 && own.path.startsWith(top.path)) wrong.push(`${username} ${name}: own`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('changes of what is missing or impossible are answered alike too', async () => {
    const parent = await service.memberWithCode('AG0001');
    const onObjects = operations().filter(({ url, method }) => url.includes('{id}') && method !== 'GET');
    expect(onObjects.map(({ name }) => name).sort()).toEqual(['deleteDealer', 'updateDealer', 'updateDealerStatus']);
    for (const { name, method, url } of onObjects) {
      const body = bodyOf(name, parent.id);
      const answers = await Promise.all(
        ['2000000000', 'abc', '-1', String(parent.id)].map((id) =>
          service.call(method, url.replace('{id}', id), {
            as: 'ka.admin',
            body,
            headers: { 'x-request-id': 'the-same-for-all' },
          }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
      expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1);
    }
  });

  test('each list and table holds the subtree and nothing else', async () => {
    const { rows: all } = await allDealers();
    for (const { username, role, memberCode } of demonstrationUsers) {
      if (!permissionsOf([role]).includes('accessDealerManager')) continue;
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
      const batch = await service.call(
        'GET',
        `/api/members?ids=${all
          .map(({ id }) => id)
          .slice(0, 100)
          .join()}`,
        { as: username },
      );
      const found = batch.json<{ data: { members: { id: number }[] } }>().data.members.map(({ id }) => id);
      expect(found).toEqual(visible.filter((id) => found.includes(id)));
      expect(found.length).toBe(visible.length);
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
