import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { listSettings, users } from '../../ground/database/tables/people/accounts.js';
import { bearing, personalTokenOf } from '../../testing/app/personalTokens.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
beforeEach(() => service.database.delete(listSettings));
afterAll(() => service.close());

const columns = { order: ['businessName', 'status'], hidden: ['region'], widths: [{ field: 'status', width: 140 }] };
const noSettings = { order: [], hidden: [], widths: [] };
const view = { name: 'Sospesi', query: '?stato=suspended' };

const setColumns = (body: unknown, as = 'agent', list = 'dealers') =>
  service.call('PUT', `/api/user/lists/${list}/columns`, { as, body });
const setViews = (body: unknown, as = 'agent', list = 'dealers') =>
  service.call('PUT', `/api/user/lists/${list}/views`, { as, body });
const storedSettings = async (as = 'agent') =>
  (await service.call('GET', '/api/user/lists', { as })).json<{ data: { lists: unknown[] } }>().data.lists;

describe('the columns and views of a list', () => {
  test('columns and views are stored for each user and each list, and nobody else has them', async () => {
    expect(await storedSettings()).toEqual([]);
    expect((await setColumns({ columns })).json()).toEqual({ success: true, data: {} });
    await setViews({ views: [view] }, 'agent', 'audit');
    expect(await storedSettings()).toEqual([
      { list: 'audit', columns: noSettings, views: [view] },
      { list: 'dealers', columns, views: [] },
    ]);
    expect(await storedSettings('ka.admin')).toEqual([]);
    await setColumns({ columns: noSettings }, 'ka.admin');
    expect(await storedSettings()).toContainEqual({ list: 'dealers', columns, views: [] });
  });

  test('are set apart: a window with old columns takes no view away', async () => {
    await setColumns({ columns });
    await setViews({ views: [view] });
    await setColumns({ columns: noSettings });
    expect(await storedSettings()).toEqual([{ list: 'dealers', columns: noSettings, views: [view] }]);
    await setViews({ views: [] });
    expect(await storedSettings()).toEqual([{ list: 'dealers', columns: noSettings, views: [] }]);
  });

  test('columns set twice are what they were, and of several at once one is stored whole', async () => {
    await setColumns({ columns });
    await setColumns({ columns });
    expect(await storedSettings()).toEqual([{ list: 'dealers', columns, views: [] }]);
    const named = Array.from({ length: 6 }, (_, index) => [{ ...view, name: `Vista ${index}` }]);
    const responses = await Promise.all(named.map((views) => setViews({ views }, 'agent', 'users')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(named.map(() => 200));
    expect(named).toContainEqual(((await storedSettings())[1] as { views: unknown }).views);
  });

  test.each([
    [{}, { columns: 'required' }],
    [{ columns: { ...columns, hidden: ['x', 'x'] } }, { 'columns.hidden': 'invalid' }],
    [{ columns: { ...columns, order: ['drop table'] } }, { 'columns.order.0': 'invalid' }],
    [{ columns: { ...columns, order: many(61, (n) => `c${n}`) } }, { 'columns.order': 'tooLong' }],
    [{ columns: { ...columns, widths: [{ field: 'x', width: 39 }] } }, { 'columns.widths.0.width': 'invalid' }],
    [{ columns: { ...columns, widths: many(2, () => ({ field: 'x', width: 90 })) } }, { 'columns.widths': 'invalid' }],
  ])('are refused where they are no columns: %j', async (body, fields) => {
    expect((await setColumns(body)).json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', fields } });
  });

  test.each([
    [[{ ...view, name: ' ' }], { 'views.0.name': 'required' }],
    [[{ ...view, name: 'x'.repeat(61) }], { 'views.0.name': 'tooLong' }],
    [[{ ...view, query: 'javascript:alert(1)' }], { 'views.0.query': 'invalid' }],
    [[{ ...view, query: `?cerca=${'x'.repeat(2000)}` }], { 'views.0.query': 'tooLong' }],
    [[view, { ...view, name: 'SOSPESI' }], { views: 'invalid' }],
    [many(21, (n) => ({ ...view, name: `Vista ${n}` })), { views: 'tooLong' }],
  ])('are refused where they are no views: %j', async (views, fields) => {
    expect((await setViews({ views })).json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', fields } });
  });

  test('of a list that is none are refused', async () => {
    expect((await setColumns({ columns }, 'agent', 'nessuna')).json()).toMatchObject({
      error: { code: 'BAD_USER_INPUT' },
    });
  });

  test('are read with a personal token, and not written', async () => {
    await setColumns({ columns });
    const token = await personalTokenOf(service, 'agent');
    const read = await service.call('GET', '/api/user/lists', bearing(token));
    expect(read.json()).toMatchObject({ data: { lists: [{ list: 'dealers' }] } });
    const written = await service.call('PUT', '/api/user/lists/dealers/columns', {
      ...bearing(token),
      body: { columns },
    });
    expect(written.json()).toMatchObject({ error: { code: 'FORBIDDEN', reason: 'readOnlyToken' } });
  });

  test('of a list that there is no more are passed over', async () => {
    const [user] = await service.database.select().from(users).where(eq(users.username, 'agent'));
    await service.database
      .insert(listSettings)
      .values({ userId: user?.id ?? 0, list: 'gone' as never, columns, views: [] });
    expect(await storedSettings()).toEqual([]);
  });
});

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
