/** Months whose sales are complete (docs/domain/imports.md). */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { and, eq, inArray } from 'drizzle-orm';
import { completeMonths } from '../../../ground/database/tables/programme/sales.js';
import { auditEntries } from '../../../ground/database/tables/work/audit.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
beforeEach(async () => {
  await service.database.delete(completeMonths);
});
afterAll(() => service.close());

async function send(method: 'GET' | 'PUT' | 'DELETE', month = '', as = 'ka.admin') {
  const path = `/api/sales/completeness${month && `/${month}`}`;
  const response = await service.call(method, path, { as });
  const body = response.json<{
    data?: { completeness: { through: string | null; lastOver: string } };
    error?: { reason?: string; message: string };
  }>();
  return { status: response.statusCode, ...body.data?.completeness, reason: body.error?.reason };
}
const through = async (as?: string) => (await send('GET', '', as)).through;
const entries = () =>
  service.database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'import'), inArray(auditEntries.action, ['salesCompleted', 'salesReopened'])))
    .orderBy(auditEntries.id);

test('sales are complete until the last month that the office has marked, for whoever is signed in', async () => {
  expect(await send('GET')).toMatchObject({ status: 200, through: null });
  expect(await send('PUT', '2025-07')).toMatchObject({ status: 200, through: '2025-07' });
  await send('PUT', '2025-08');
  // an earlier month is complete with a later one
  expect(await send('PUT', '2025-03')).toMatchObject({ status: 200, through: '2025-08' });
  expect(await Promise.all(['distributor', 'dealer'].map((as) => through(as)))).toEqual(['2025-08', '2025-08']);
});

test('a month that is not over is not complete', async () => {
  const { lastOver = '' } = await send('GET');
  const [year = 0, month = 0] = lastOver.split('-').map(Number);
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  expect(await send('PUT', next)).toMatchObject({ status: 409, reason: 'monthNotOver' });
  expect(await send('PUT', '2099-01')).toMatchObject({ status: 409, reason: 'monthNotOver' });
  expect(await through()).toBeNull();
  expect(await send('PUT', lastOver)).toMatchObject({ status: 200, through: lastOver });
});

test('a mark is taken back with those after it, to the month that was marked before', async () => {
  for (const month of ['2025-05', '2025-06', '2025-07']) await send('PUT', month);
  expect(await send('DELETE', '2025-06')).toMatchObject({ status: 200, through: '2025-05' });
  expect(await send('DELETE', '2025-05')).toMatchObject({ status: 200, through: null });
});

test('each change is an entry of the audit, and a repeated one is none', async () => {
  const before = (await entries()).length;
  for (const [method, month] of [
    ['PUT', '2025-04'],
    ['PUT', '2025-04'],
    ['PUT', '2025-03'],
    ['DELETE', '2025-04'],
    ['DELETE', '2025-04'],
  ] as const) {
    await send(method, month);
  }
  expect((await entries()).slice(before).map((entry) => [entry.action, entry.before, entry.after])).toEqual([
    ['salesCompleted', { completeThrough: null }, { completeThrough: '2025-04' }],
    ['salesReopened', { completeThrough: '2025-04' }, { completeThrough: '2025-03' }],
  ]);
});

test('only the office marks months, and a month has its form', async () => {
  for (const method of ['PUT', 'DELETE'] as const) {
    expect(await send(method, '2025-04', 'distributor')).toMatchObject({ status: 403 });
    expect(await send(method, '2025-4')).toMatchObject({ status: 422 });
  }
});
