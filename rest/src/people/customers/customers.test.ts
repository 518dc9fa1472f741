import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import { customers } from '../../ground/database/tables/people/customers.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import type { CustomerView } from './schemas.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

const as = 'ka.admin';
const business = { type: 'Business', businessName: 'Autolinee Però S.r.l.', email: 'info@pero.example', city: 'Forlì' };
const person = { type: 'Individual', firstName: 'Noemi', lastName: "D'Amico", email: 'noemi@damico.example' };

interface Failed {
  readonly error: {
    readonly code: string;
    readonly fields?: Record<string, string>;
    readonly reason?: string;
    readonly currentVersion?: number;
  };
}

async function create(body: object, headers: Record<string, string> = {}): Promise<number> {
  const response = await service.call('POST', '/api/customers', { as, body, headers });
  expect(response.statusCode).toBe(201);
  return response.json<{ data: { id: number } }>().data.id;
}

async function read(id: number): Promise<CustomerView> {
  const response = await service.call('GET', `/api/customers/${id}`, { as });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: { item: CustomerView } }>().data.item;
}

async function find(state: object): Promise<{ readonly items: CustomerView[]; readonly total: number }> {
  const response = await service.call('POST', '/api/customers/find', { as, body: state });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: { items: CustomerView[]; total: number } }>().data;
}

const written = ({ type, status, businessName, firstName, lastName, email, phone, city }: CustomerView) => ({
  ...{ type, status, businessName, firstName, lastName, email, phone, city },
});

const trailOf = (id: number) =>
  service.database
    .select({ action: auditEntries.action, before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'customer'), eq(auditEntries.entityId, id)))
    .orderBy(asc(auditEntries.id));

describe('a customer', () => {
  test('is created with the day by the clock, and read', async () => {
    const id = await create(business);
    expect(await read(id)).toEqual({
      ...{ id, status: 'Active', firstName: null, lastName: null, phone: null },
      ...{ ...business, createdOn: '2026-03-02', version: 1 },
    });
    expect(await trailOf(id)).toMatchObject([{ action: 'created', before: null, after: business }]);
  });

  test('is created once for one key', async () => {
    const headers = { 'idempotency-key': 'the-same' };
    expect(await create(person, headers)).toBe(await create(person, headers));
  });

  test.each([
    ['a business without its name', { ...business, businessName: ' ' }, { businessName: 'required' }],
    [
      'a person without names',
      { type: 'Individual', email: 'a@b.example' },
      { firstName: 'required', lastName: 'required' },
    ],
    ['an address that is none', { ...person, email: 'noemi' }, { email: 'invalid' }],
    ['a status that is none', { ...person, status: 'active' }, { status: 'invalid' }],
    ['a field that is none', { ...person, vatNumber: '1' }, { vatNumber: 'unknown' }],
  ])('%s is refused', async (_what, body, fields) => {
    const response = await service.call('POST', '/api/customers', { as, body });
    expect(response.statusCode).toBe(422);
    expect(response.json<Failed>().error).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  test('is changed from the version that it has, and not from an older one', async () => {
    const id = await create(person);
    const changed = { ...written(await read(id)), city: 'Cantù', version: 1 };
    const put = () => service.call('PUT', `/api/customers/${id}`, { as, body: changed });
    const first = await put();
    expect(first.statusCode).toBe(200);
    expect(first.json<{ data: { item: CustomerView } }>().data.item).toMatchObject({ city: 'Cantù', version: 2 });
    const second = await put();
    expect(second.statusCode).toBe(409);
    expect(second.json<Failed>().error).toMatchObject({ reason: 'staleVersion', currentVersion: 2 });
    expect(await trailOf(id)).toMatchObject([
      { action: 'created' },
      { action: 'updated', before: { city: null }, after: { city: 'Cantù' } },
    ]);
  });

  test('changed into what it is stays the same version', async () => {
    const id = await create(person);
    const response = await service.call('PUT', `/api/customers/${id}`, { as, body: written(await read(id)) });
    expect(response.json<{ data: { item: CustomerView } }>().data.item.version).toBe(1);
    expect(await trailOf(id)).toHaveLength(1);
  });

  test('is created and changed as the list answers it: its number and its day are passed over', async () => {
    const first = await create(person);
    const { items } = await find({ paginator: { pageSize: 100 }, sorting: { column: 'id', direction: 'desc' } });
    const item = items.find(({ id }) => id === first);
    expect(item).toMatchObject({ id: first, createdOn: '2026-03-02', version: 1 });
    const copy = await create({ ...item, createdOn: '1999-01-01' });
    expect(await read(copy)).toEqual({ ...item, id: copy });

    const put = await service.call('PUT', `/api/customers/${first}`, {
      as,
      body: { ...item, id: copy, createdOn: '1999-01-01', city: 'Cantù' },
    });
    expect(put.json<{ data: object }>().data).toEqual({ item: { ...item, city: 'Cantù', version: 2 } });
    expect(await trailOf(first)).toMatchObject([
      { action: 'created' },
      { before: { city: null }, after: { city: 'Cantù' } },
    ]);
    expect((await trailOf(copy))[0]?.after).not.toHaveProperty('createdOn');
  });

  test('is deleted for good: nothing of a person stays, not in the trail either', async () => {
    const id = await create(person);
    const remove = () => service.call('DELETE', `/api/customers/${id}`, { as });
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(404);
    expect((await service.call('GET', `/api/customers/${id}`, { as })).statusCode).toBe(404);
    expect((await trailOf(id)).at(-1)).toEqual({ action: 'deleted', before: { type: 'Individual' }, after: null });
  });
});

describe('the table of customers', () => {
  test('searches names, email and city, ignoring case and accents', async () => {
    const id = await create({
      ...business,
      businessName: 'Trasporti Zùccolo S.p.A.',
      city: 'Cefalù',
      email: 'uno@zz.example',
    });
    for (const searchTerm of ['zuccolo', 'CEFALU', 'uno@zz', 'trasporti cefalù']) {
      expect((await find({ searchTerm })).items.map((each) => each.id)).toContain(id);
    }
    expect((await find({ searchTerm: 'zuccolo%' })).total).toBe(0);
  });

  test('filters by type, status and day, and counts what it leaves', async () => {
    const all = await service.database.select().from(customers);
    const { items, total } = await find({
      filter: { type: 'Business', status: ['Active'], createdOn: { from: '2023-01-01', to: '2024-12-31' } },
      paginator: { pageSize: 100 },
    });
    const expected = all.filter(
      ({ type, status, createdOn }) =>
        type === 'Business' && status === 'Active' && createdOn >= '2023-01-01' && createdOn <= '2024-12-31',
    );
    expect(total).toBe(expected.length);
    expect(total).toBeGreaterThan(0);
    expect(items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id).sort((a, b) => a - b));
  });

  test('sorts by the name that a customer goes by', async () => {
    const name = ({ type, businessName, firstName, lastName }: CustomerView) =>
      (type === 'Business' ? businessName : `${lastName} ${firstName}`) ?? '';
    const { items, total } = await find({
      sorting: { column: 'name', direction: 'desc' },
      paginator: { pageSize: 100 },
    });
    expect(items).toHaveLength(Math.min(total, 100));
    const folded = items.map((each) => name(each).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    expect(folded).toEqual([...folded].sort().reverse());
  });
});

describe('several customers', () => {
  const bulk = (route: 'updateStatus' | 'deleteItems', body: object) =>
    service.call('PUT', `/api/customers/${route}`, { as, body });

  test('get a status; one that is gone has its reason, and the others their status', async () => {
    const [first, second] = [await create(business), await create(person)];
    await service.call('DELETE', `/api/customers/${second}`, { as });
    const third = await create({ ...person, status: 'Suspended' });
    const ids = [third, second, first];
    const response = await bulk('updateStatus', { ids, status: 'Suspended' });
    expect(response.statusCode).toBe(200);
    expect(response.json<{ data: object }>().data).toEqual({
      outcomes: [
        { id: third, ok: true, reason: null },
        { id: second, ok: false, reason: 'notFound' },
        { id: first, ok: true, reason: null },
      ],
    });
    expect(await read(first)).toMatchObject({ status: 'Suspended', version: 2 });
    // it had it already
    expect(await read(third)).toMatchObject({ status: 'Suspended', version: 1 });
    expect(await trailOf(third)).toHaveLength(1);
    expect((await trailOf(first)).at(-1)).toMatchObject({
      before: { status: 'Active' },
      after: { status: 'Suspended' },
    });
  });

  test('are deleted', async () => {
    const ids = [await create(business), await create(person)];
    const response = await bulk('deleteItems', { ids });
    expect(response.json<{ data: object }>().data).toEqual({
      outcomes: ids.map((id) => ({ id, ok: true, reason: null })),
    });
    const again = await bulk('deleteItems', { ids });
    expect(again.json<{ data: object }>().data).toEqual({
      outcomes: ids.map((id) => ({ id, ok: false, reason: 'notFound' })),
    });
  });

  test.each([[[]], [[1, 1]], [['1']], [Array.from({ length: 1001 }, (_, index) => index + 1)]])(
    'are not named by %p',
    async (ids) => {
      const response = await bulk('deleteItems', { ids });
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json<Failed>().error.fields ?? {}).every((name) => name.startsWith('ids'))).toBe(
        true,
      );
    },
  );
});
