import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { securityEvents } from '../../ground/database/tables/people/sessions.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { confirmedPerson, ownUser, signIn } from '../../testing/app/accounts.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import type { AuditRow } from './schemas.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

interface Page {
  readonly items: readonly AuditRow[];
  readonly total: number;
  readonly isTotalExact: boolean;
}

async function find(state: object, as = 'gd.admin'): Promise<Page> {
  const response = await service.call('POST', '/api/audit/table', { as, body: state });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: Page }>().data;
}

const adminId = async () => {
  const [user] = await service.database.select().from(users).where(eq(users.username, 'ka.admin'));
  return user?.id ?? 0;
};

const customer = {
  type: 'Individual',
  firstName: 'Noemi',
  lastName: 'Segretissima',
  email: 'noemi@segretissima.example',
};

async function newCustomer(from?: string): Promise<number> {
  const response = await service.call('POST', '/api/customers', {
    as: 'ka.admin',
    body: customer,
    headers: { 'x-request-id': 'request-of-noemi' },
    ...(from !== undefined && { from }),
  });
  return response.json<{ data: { id: number } }>().data.id;
}

describe('an entry', () => {
  test('says when, who, from where, in which request, what, and what changed', async () => {
    const id = await newCustomer('203.0.113.9');
    const { items, total, isTotalExact } = await find({ filter: { entity: 'customer', entityId: id } });
    expect([total, isTotalExact]).toEqual([1, true]);
    expect(items).toEqual([
      {
        source: 'audit',
        id: expect.any(Number),
        at: service.clock.now().toISOString(),
        actor: { id: await adminId(), name: expect.any(String) },
        address: '203.0.113.9',
        requestId: 'request-of-noemi',
        entity: 'customer',
        entityId: id,
        entityName: null,
        action: 'created',
        times: 1,
        before: null,
        after: expect.objectContaining({ lastName: 'Segretissima' }),
        import: null,
      },
    ]);
  });

  test('of a customer who was deleted names nobody, in the table and in the file', async () => {
    const id = await newCustomer();
    await service.call('DELETE', `/api/customers/${id}`, { as: 'ka.admin' });
    const { items } = await find({ filter: { entity: 'customer', entityId: id } });
    expect(items.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['deleted', { type: 'Individual' }, null],
      ['created', null, { type: 'Individual', status: 'Active' }],
    ]);
    const file = await service.call('POST', '/api/audit/export', {
      as: 'ka.admin',
      body: { format: 'csvRaw', filter: { entity: 'customer', entityId: id } },
    });
    expect(file.statusCode).toBe(200);
    expect(file.body.split('\r\n')).toHaveLength(4);
    expect(file.body).not.toMatch(/segretissima|noemi@/i);
    expect((await find({ searchTerm: 'segretissima' })).total).toBe(0);
  });
});

describe('security events', () => {
  test('stand between the changes, under the user to whose account they happened', async () => {
    const person = await confirmedPerson(service, 'tracce@esempio.it');
    await signIn(service, person.username, 'una-Password-Sbagliata', '198.51.100.44');
    await signIn(service, person.username, 'una-Password-Sbagliata', '198.51.100.44');
    const { id } = await ownUser(service, person.token);
    const about = await find({ filter: { entity: 'user', entityId: id } });
    expect(about.items.map(({ source, action }) => `${source} ${action}`).sort()).toEqual([
      'audit emailConfirmed',
      'audit registered',
      'security addressConfirmed',
      'security signIn',
      'security signInFailed',
    ]);
    const { items } = await find({ filter: { userId: id, source: 'security', action: ['signInFailed'] } });
    expect(items).toMatchObject([{ address: '198.51.100.44', times: 2, entity: 'user', entityId: id, before: null }]);
    expect((await find({ searchTerm: '198.51.100.44 tracce' })).items).toHaveLength(1);
    expect((await find({ filter: { entity: 'campaign', userId: id } })).total).toBe(0);
  });
});

describe('the table', () => {
  /** Alternating changes and events of one person, one a minute, some at the same instant. */
  async function manyEntries(count: number) {
    const { database, clock } = service;
    const now = clock.now();
    const [user] = await database
      .insert(users)
      .values({ username: `molte.${count}@esempio.it`, createdAt: now, updatedAt: now })
      .returning();
    const userId = user?.id ?? 0;
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 4)));
    const numbers = Array.from({ length: count }, (_, index) => index);
    await database.insert(auditEntries).values(
      numbers
        .filter((index) => index % 2 === 0)
        .map((index) => ({
          at: at(index),
          actorId: userId,
          entity: 'user' as const,
          entityId: userId,
          action: 'updated',
        })),
    );
    await database.insert(securityEvents).values(
      numbers
        .filter((index) => index % 2 === 1)
        .map((index) => ({
          userId,
          kind: 'signIn' as const,
          address: `10.0.${index >> 8}.${index & 255}`,
          since: at(index),
          lastAt: at(index),
          times: 1,
        })),
    );
    return userId;
  }
  const keys = (items: readonly AuditRow[]) => items.map(({ source, id }) => `${source}-${id}`);

  test('goes through all entries of both sources, each once, newest first or last', async () => {
    const userId = await manyEntries(25);
    const pages = async (direction: 'asc' | 'desc') =>
      (
        await Promise.all(
          [1, 2, 3].map((page) =>
            find({ filter: { userId }, sorting: { column: 'at', direction }, paginator: { page, pageSize: 10 } }),
          ),
        )
      ).flatMap(({ items }) => items);
    const [down, up] = [await pages('desc'), await pages('asc')];
    expect(new Set(keys(down)).size).toBe(25);
    expect(keys(up)).toEqual(keys(down).reverse());
    const times = down.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('is exported in its order, page after page', async () => {
    const userId = await manyEntries(2_501);
    const exported = (format: string) =>
      service.call('POST', '/api/audit/export', { as: 'ka.admin', body: { format, filter: { userId } } });
    const file = await exported('jsonl');
    const ids = file.body
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id);
    expect(ids).toHaveLength(2_501);
    expect(new Set(ids).size).toBe(2_501);
    const first = await find({ filter: { userId }, paginator: { pageSize: 100 } });
    expect(ids.slice(0, 100)).toEqual(keys(first.items));
    const excel = await exported('xlsx');
    expect(excel.headers['content-disposition']).toContain('Registro 2026-03-02.xlsx');
  });

  test('takes days as Rome has them, both included', async () => {
    const { database } = service;
    const userId = await manyEntries(2);
    const entry = { actorId: userId, entity: 'user' as const, entityId: userId, action: 'enabled' };
    // in Rome the one is the last minute of the 30th of June, the other the first of the 1st of July
    const edges = [new Date('2025-06-30T21:59:00Z'), new Date('2025-06-30T22:00:00Z')];
    await database.insert(auditEntries).values(edges.map((at) => ({ ...entry, at })));
    const of = async (from: string, to: string) =>
      (await find({ filter: { userId, action: 'enabled', at: { from, to } } })).items.map(({ at }) => at);
    expect(await of('2025-06-30', '2025-06-30')).toEqual(['2025-06-30T21:59:00.000Z']);
    expect(await of('2025-07-01', '2025-07-01')).toEqual(['2025-06-30T22:00:00.000Z']);
  });

  test('counts no further than ten thousand, and says so', async () => {
    const userId = await manyEntries(3);
    const at = new Date('2024-01-01T00:00:00Z');
    const entry = { at, actorId: userId, entity: 'user' as const, entityId: userId, action: 'updated' };
    for (let batch = 0; batch < 10; batch++) {
      await service.database.insert(auditEntries).values(Array.from({ length: 1000 }, () => entry));
    }
    expect(await find({ filter: { userId, action: 'updated' } })).toMatchObject({ total: 10_000, isTotalExact: false });
    expect(await find({ filter: { userId, action: 'signIn' } })).toMatchObject({ total: 1, isTotalExact: true });
  });

  test.each([
    [{ filter: { action: ["' or 1=1"] } }, { 'filter.action.0': 'invalid' }],
    [{ filter: { entity: 'secret' } }, { 'filter.entity': 'invalid' }],
    [{ sorting: { column: 'action' } }, { 'sorting.column': 'invalid' }],
  ])('refuses %j', async (body, fields) => {
    const response = await service.call('POST', '/api/audit/table', { as: 'ka.admin', body });
    expect([response.statusCode, response.json<{ error: { fields: object } }>().error.fields]).toEqual([422, fields]);
  });
});
