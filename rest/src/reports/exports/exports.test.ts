import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { gatewayKeyTexts } from '@gdd/schema/secret';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { parquetReadObjects } from 'hyparquet';
import { TransactionLost } from '../../ground/database/connections/failures.js';
import { exportJobs, exportPages } from '../../ground/database/tables/work/exports.js';
import { idempotencyKeys } from '../../ground/database/tables/work/idempotency.js';
import { members } from '../../ground/database/tables/people/network.js';
import { userRoles, users } from '../../ground/database/tables/people/accounts.js';
import { sign } from '../../ground/platform/http/signatures.js';
import { tidyUp } from '../../operations/housekeeping.js';
import type { Downloads } from '../../ground/files/downloads.js';
import { leaseExport } from '../../ground/files/exportLimit.js';
import { testDatabaseUrl } from '../../testing/databases/testDatabase.js';
import { bearing, personalTokenOf } from '../../testing/app/personalTokens.js';
import { fileTicket } from '../../testing/files/files.js';
import { openTestApp, testSecret, type Call, type TestApp } from '../../testing/app/testApp.js';
import { deleteExpiredExports } from './housekeeping.js';
import { makeExport } from './work.js';
import { exportQueue, startedExport } from './queries.js';
import type { ExportView } from './schemas.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());
beforeEach(() => service.exports.drain());
afterEach(async () => {
  await service.database.delete(exportJobs);
});

const dayMs = 24 * 60 * 60 * 1000;
const dealersJsonl = { type: 'dealers', format: 'jsonl' };

const send = (body: object, as = 'ka.admin', more: Call = {}) =>
  service.call('POST', '/api/exports', { as, body, ...more });

async function requested(body: object = dealersJsonl, as = 'ka.admin'): Promise<ExportView> {
  const response = await send(body, as);
  expect([response.statusCode, response.body]).toEqual([201, response.body]);
  return response.json<{ data: { export: ExportView } }>().data.export;
}

async function found(id: number, as = 'ka.admin'): Promise<ExportView> {
  const response = await service.call('GET', `/api/exports/${id}`, { as });
  return response.json<{ data: { export: ExportView } }>().data.export;
}

/** An export, made. */
async function made(body: object = dealersJsonl, as = 'ka.admin'): Promise<ExportView> {
  const { id } = await requested(body, as);
  await service.exports.drain();
  return found(id, as);
}

const fetched = (id: number, as = 'ka.admin', name = '') =>
  service.call('GET', name === '' ? `/api/download/${id}` : `/api/download/${id}/${encodeURIComponent(name)}`, { as });

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function userOf(username: string) {
  const [user] = await service.database.select().from(users).where(eq(users.username, username));
  if (user === undefined) throw new Error('There is no such user.');
  return user;
}

async function storedFiles(): Promise<number> {
  const names = await readdir(service.filesFolder, { recursive: true, withFileTypes: true });
  return names.filter((each) => each.isFile()).length;
}

async function dealers() {
  return service.database
    .select({ id: members.id, businessName: members.businessName, version: members.version })
    .from(members)
    .where(and(eq(members.role, 'Dealer'), isNull(members.deletedAt)))
    .orderBy(asc(members.id));
}

/** A try by another replica, which does not learn that it should stop. */
async function tryOnce(
  id: number,
  onRow: (done: number) => void = () => undefined,
  beforeRead: () => Promise<unknown> = () => Promise.resolve(),
  on = service.database,
) {
  const { database, clock } = service;
  await exportQueue.claim(database, clock.now(), new Date(clock.now().getTime() + 15_000), id);
  const job = await startedExport(database, id);
  if (job === undefined) throw new Error('There is nothing to do.');
  const downloads: Downloads = new Map(
    [...service.downloads].map(([name, route]) => [
      name,
      {
        ...route,
        produce: async (...requested: Parameters<typeof route.produce>) => {
          await beforeRead();
          return route.produce(...requested);
        },
      },
    ]),
  );
  return makeExport({ ...service, database: on, downloads, wakeOutbox: () => undefined }, job, onRow);
}

describe('an export', () => {
  test('is queued, made in the background, found again and fetched, with its rows and its SHA-256', async () => {
    const queued = await requested();
    expect(queued).toMatchObject({
      type: 'dealers',
      format: 'jsonl',
      status: 'queued',
      rows: null,
      sha256: null,
      failure: null,
    });
    expect(Date.parse(queued.expiresAt) - Date.parse(queued.createdAt)).toBe(7 * dayMs);
    expect((await fetched(queued.id)).statusCode).toBe(404);
    await service.exports.drain();
    const done = await found(queued.id);
    const all = await dealers();
    expect(done).toMatchObject({ status: 'done', rows: all.length, progress: { done: all.length, total: all.length } });
    const file = await fetched(queued.id, 'ka.admin', done.filename);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      etag: `"${done.sha256}"`,
      'content-type': 'application/jsonl; charset=utf-8',
      'content-length': String(done.size),
    });
    expect(file.headers['content-disposition']).toContain(done.filename);
    expect(sha256(file.rawPayload)).toBe(done.sha256);
    const rows = file.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; parent: object | null });
    expect(rows.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(rows[0]).toMatchObject({
      status: 'ACTIVE',
      parent: { role: expect.stringMatching(/^[A-Z_]+$/) as unknown },
    });
    const list = await service.call('GET', '/api/exports', { as: 'ka.admin' });
    expect(list.json()).toMatchObject({ data: { exports: [{ id: queued.id }] } });
  });

  test('is fetched in parts', async () => {
    const { id, size } = await made();
    const whole = await fetched(id);
    const part = await service.call('GET', `/api/download/${id}`, {
      as: 'ka.admin',
      headers: { range: 'bytes=10-19' },
    });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${size}`]);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20));
  });

  test.each([
    [{ type: 'campaigns', filter: { year: 2025 } }, 'ka.admin'],
    [{ type: 'monthly', filter: { year: 2025 }, format: 'csv' }, 'distributor'],
    [{ type: 'monthly-fleet', filter: { year: 2025 }, columns: ['code', 'tires'] }, 'ka.admin'],
    [{ type: 'previous-year', filter: { year: 2025 }, format: 'csvRaw' }, 'ka.admin'],
    [{ type: 'analytics', dimensions: ['region'], filter: { year: 2025 }, format: 'csv' }, 'ka.admin'],
  ] as const)('of a report is the file that streams at once: %p', async (body, as) => {
    const { id, status, rows } = await made(body, as);
    expect(status).toBe('done');
    const { type, ...report } = body;
    const streamed = await service.call('POST', `/api/report/${type}`, { as, body: report });
    const file = await fetched(id, as);
    expect(sha256(file.rawPayload)).toBe(sha256(streamed.rawPayload));
    if ('format' in body) expect(file.body.trimEnd().split('\r\n').length).toBe((rows ?? 0) + 1);
  });

  test.each([
    ['/campaigns/table', { type: 'campaign-list' }, { year: [2025] }, { column: 'title', direction: 'desc' }],
    ['/customers/find', { type: 'customers' }, { status: ['Active'] }, { column: 'lastName', direction: 'desc' }],
    ['/imports/table', { type: 'imports' }, { kind: ['sales'] }, { column: 'createdAt', direction: 'asc' }],
  ])('of the list %s holds its rows in its order, and streams at once as well', async (list, type, filter, sorting) => {
    const { id, rows } = await made({ ...type, format: 'jsonl', filter, sorting });
    const body = { filter, sorting, paginator: { pageSize: 100 } };
    const table = await service.call('POST', `/api${list}`, { as: 'ka.admin', body });
    const { items, total } = table.json<{ data: { items: { id: number }[]; total: number } }>().data;
    expect(rows).toBe(total);
    const file = (await fetched(id)).body;
    const written =
      file === ''
        ? []
        : file
            .trimEnd()
            .split('\n')
            .map((line) => (JSON.parse(line) as { id: number }).id);
    expect(written.slice(0, 100)).toEqual(items.map((item) => item.id));
    const url = {
      campaigns: '/campaigns/reporting/export',
      customers: '/customers/export',
      imports: '/imports/export',
    };
    const route = url[list.split('/')[1] as keyof typeof url];
    const streamed = await service.call('POST', `/api${route}`, {
      as: 'ka.admin',
      body: { format: 'jsonl', filter, sorting },
    });
    expect(streamed.body).toBe(file);
  });

  test('of the dealers is filtered and sorted as the table is', async () => {
    const sorting = { column: 'businessName', direction: 'desc' };
    const body = { ...dealersJsonl, filter: { region: ['Lazio'], joinedOn: { from: '2000-01-01' } }, sorting };
    const { id } = await made(body);
    const table = await service.call('POST', '/api/dealers/table', {
      as: 'ka.admin',
      body: { filter: body.filter, sorting, paginator: { pageSize: 100 } },
    });
    const expected = table.json<{ data: { items: { id: number }[] } }>().data.items.map((item) => item.id);
    const lines = (await fetched(id)).body.trimEnd().split('\n').slice(0, expected.length);
    expect(lines.map((line) => (JSON.parse(line) as { id: number }).id)).toEqual(expected);
  });

  test('of the audit is filtered and sorted as the table is, and is for whoever manages users', async () => {
    const filter = { source: 'security', userId: (await userOf('ka.admin')).id };
    // somebody else's sign-in, which is filtered out
    expect((await send(dealersJsonl, 'regional.manager')).statusCode).toBe(201);
    const found = async (state: object) => {
      const table = await service.call('POST', '/api/audit/table', { as: 'ka.admin', body: state });
      return table.json<{ data: { total: number; items: { source: string; id: number }[] } }>().data;
    };
    const sorting = { column: 'at', direction: 'asc' };
    const { items, total } = await found({ filter, sorting, paginator: { pageSize: 100 } });
    expect([items.length, total < (await found({})).total]).toEqual([total, true]);
    const { id, filename } = await made({ type: 'audit', format: 'jsonl', filter, sorting });
    expect(filename).toMatch(/^Registro .*\.jsonl$/);
    const lines = (await fetched(id)).body.trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(
      items.map((item) => `${item.source}-${item.id}`),
    );
    expect((await send({ type: 'audit' }, 'regional.manager')).statusCode).toBe(403);
  });

  test('reads one moment: what others write meanwhile is not in it', async () => {
    const [first, ...others] = await dealers();
    const last = others.at(-1);
    const { id } = await requested();
    let written: Promise<unknown> = Promise.resolve();
    const rename = (businessName: string) =>
      service.database
        .update(members)
        .set({ businessName })
        .where(eq(members.id, last?.id ?? 0));
    await tryOnce(id, undefined, async () => {
      written = rename('Scritto durante').then();
      // the embedded database has one connection: the write waits for the end
      if (testDatabaseUrl !== undefined) await written;
    });
    await written;
    const file = await fetched(id);
    expect(file.body).toContain(`"id":${first?.id}`);
    expect(file.body).toContain(`"id":${last?.id}`);
    expect(file.body).not.toContain('Scritto durante');
    await rename(last?.businessName ?? '');
  });

  test('whose try died is made anew by the next, with the same bytes', async () => {
    const before = await storedFiles();
    for (const format of ['xlsx', 'jsonl']) {
      const { id } = await requested({ type: 'dealers', format });
      await expect(
        tryOnce(id, (done) => {
          if (done === 5) throw new Error('killed');
        }),
      ).rejects.toThrow('killed');
      expect(await found(id)).toMatchObject({ status: 'running', rows: null });
      // its lease lasts still: nobody else takes it
      await service.exports.drain();
      expect(await found(id)).toMatchObject({ status: 'running' });
      service.clock.advance(60_000);
      await service.exports.drain();
      const { status, sha256: written } = await found(id);
      expect(status).toBe('done');
      const other = await made({ type: 'dealers', format });
      expect(other.sha256).toBe(written);
      await service.call('DELETE', `/api/exports/${other.id}`, { as: 'ka.admin' });
      await service.call('DELETE', `/api/exports/${id}`, { as: 'ka.admin' });
    }
    expect(await storedFiles()).toBe(before);
  });

  test('says when it was asked for, whenever it is made', async () => {
    const { id } = await made({ type: 'campaigns', filter: { year: 2025 } });
    const { sha256: written } = await found(id);
    await service.database.update(exportJobs).set({ status: 'queued', leaseUntil: null }).where(eq(exportJobs.id, id));
    service.clock.advance(3_600_000);
    await service.exports.drain();
    expect(await found(id)).toMatchObject({ status: 'done', sha256: written });
    const later = await made({ type: 'campaigns', filter: { year: 2025 } });
    expect(later.sha256).not.toBe(written);
  });

  test('of a try that came too late changes nothing, and leaves no file', async () => {
    const before = await storedFiles();
    const { id } = await requested();
    let other: Promise<void> | undefined;
    await tryOnce(id, (done) => {
      if (done !== 1) return;
      service.clock.advance(60_000);
      other = service.exports.drain();
    });
    await other;
    const { sha256: stored } = await found(id);
    expect(sha256((await fetched(id)).rawPayload)).toBe(stored);
    expect(await storedFiles()).toBe(before + 1);
    await service.call('DELETE', `/api/exports/${id}`, { as: 'ka.admin' });
  });

  test('whose end was committed on a connection that broke has its file', async () => {
    const { id } = await requested();
    const { database } = service;
    const breaking = Object.create(database) as typeof database;
    breaking.transaction = async (work, config) => {
      const result = await database.transaction(work, config);
      // the snapshot has a level of isolation
      if (config === undefined) throw new TransactionLost(false, new Error('Connection terminated unexpectedly'));
      return result;
    };
    await expect(tryOnce(id, undefined, undefined, breaking)).rejects.toThrow(TransactionLost);
    const { sha256: stored } = await found(id);
    expect(sha256((await fetched(id)).rawPayload)).toBe(stored);
  });

  test('that expired stays named while its file cannot be deleted', async () => {
    const { id } = await made();
    const later = new Date(service.clock.now().getTime() + 8 * dayMs);
    const away = { ...service.storage, delete: () => Promise.reject(new Error('The file storage failed.')) };
    await expect(deleteExpiredExports({ database: service.database, storage: away }, later)).rejects.toThrow();
    expect(await found(id)).toMatchObject({ status: 'done' });
    await deleteExpiredExports(service, later);
    expect((await fetched(id)).statusCode).toBe(404);
  });

  test('is given up after five tries', async () => {
    const { id } = await requested();
    await service.database.update(exportJobs).set({ tries: 5 }).where(eq(exportJobs.id, id));
    await service.exports.drain();
    expect(await found(id)).toMatchObject({ status: 'failed', failure: 'unexpected' });
    expect(await service.metrics.text()).toContain('rest_export_work_total{type="dealers",outcome="givenUp"} 1');
  });

  test('is forgotten with its file after seven days', async () => {
    const before = await storedFiles();
    const { id } = await made();
    expect(await storedFiles()).toBe(before + 1);
    service.clock.advance(7 * dayMs - 1);
    await tidyUp(service);
    expect((await fetched(id)).statusCode).toBe(200);
    service.clock.advance(1);
    expect((await fetched(id)).statusCode).toBe(404);
    await tidyUp(service);
    expect(await storedFiles()).toBe(before);
    expect(await service.database.select().from(exportJobs)).toEqual([]);
  });
});

describe('the list of a document', () => {
  const lineSchema = { type: 'object' };
  const document = { type: 'document', name: 'Dealer attivi', lineSchema };
  const reader = '5f0c4e1c-0d0a-4d6b-9c4e-0f6f1f3f2a01';
  const put = (path: string, body: object, as = 'ka.admin') =>
    service.call('PUT', `/api/exports/${path}`, {
      as,
      body: { key: sign(gatewayKeyTexts.pages, testSecret), reader, ...body },
    });
  const page = (id: number, number: number, lines: string, more: object = {}) =>
    put(`${id}/pages/${number}`, { lines, done: 1, total: 2, ...more });

  test('is the pages that were sent last, with the schema beside it', async () => {
    const { id } = await requested(document);
    await service.exports.drain();
    expect((await page(id, 1, '{"id":"1"}\n')).statusCode).toBe(200);
    expect(await found(id)).toMatchObject({ status: 'running', progress: { done: 1, total: 2 } });
    for (const [number, lines] of [
      [2, '{"id":"9"}\n'],
      [3, '{"id":"8"}\n'],
      [2, '{"id":"2"}\n'],
    ] as const) {
      await page(id, number, lines);
    }
    // another reader, and somebody else, are not listened to
    const other = { reader: '5f0c4e1c-0d0a-4d6b-9c4e-0f6f1f3f2a02' };
    expect((await page(id, 1, '', other)).statusCode).toBe(404);
    expect((await put(`${id}/pages`, { status: 'collected', pages: 2, rows: 2, ...other })).statusCode).toBe(404);
    await service.exports.drain();
    expect((await found(id)).status).toBe('running');
    expect((await put(`${id}/pages`, { status: 'collected', pages: 2, rows: 2 })).statusCode).toBe(200);
    expect((await page(id, 1, '')).statusCode).toBe(404);
    await service.exports.drain();
    const done = await found(id);
    expect(done).toMatchObject({ status: 'done', rows: 2, filename: 'Dealer attivi.jsonl' });
    const file = await fetched(id);
    expect(file.body).toBe('{"id":"1"}\n{"id":"2"}\n');
    expect(sha256(file.rawPayload)).toBe(done.sha256);
    const schema = await fetched(id, 'ka.admin', 'schema.json');
    expect([schema.headers['content-type'], schema.json<object>()]).toEqual([
      'application/schema+json; charset=utf-8',
      lineSchema,
    ]);
    expect(await service.database.select().from(exportPages)).toEqual([]);
    const { id: other2 } = await made();
    expect((await fetched(other2, 'ka.admin', 'schema.json')).statusCode).toBe(404);
  });

  test('takes no page, and no end, from its owner: only a gateway has the key', async () => {
    const { id } = await requested(document);
    const forged = '{"id":"1","prize":"1000000.00"}\n';
    const keys = ['', sign(gatewayKeyTexts.live, testSecret), sign(gatewayKeyTexts.pages, { current: 'of another' })];
    for (const key of keys) {
      expect((await page(id, 1, forged, { key })).statusCode).toBe(403);
      const end = await put(`${id}/pages`, { key, status: 'collected', pages: 1, rows: 1 });
      expect(end.statusCode).toBe(403);
    }
    const without = await service.call('PUT', `/api/exports/${id}/pages/1`, {
      as: 'ka.admin',
      body: { reader, lines: forged, done: 1, total: 1 },
    });
    expect(without.statusCode).toBe(422);
    expect(await service.database.select().from(exportPages)).toEqual([]);
    // the gateway is still the first that is listened to
    expect((await page(id, 1, '{"id":"1"}\n', { reader: '5f0c4e1c-0d0a-4d6b-9c4e-0f6f1f3f2a03' })).statusCode).toBe(
      200,
    );
  });

  test('is a Parquet file where that is asked for', async () => {
    const properties = { id: { type: 'string' }, joinedOn: { type: 'string', format: 'date' } };
    const described = { type: 'object', properties, required: ['id', 'joinedOn'] };
    const { id } = await requested({ ...document, format: 'parquet', lineSchema: described });
    await page(id, 1, '{"id":"1","joinedOn":"2025-10-15"}\n');
    await page(id, 2, '{"id":"2","joinedOn":"2024-02-29"}\n');
    await put(`${id}/pages`, { status: 'collected', pages: 2, rows: 2 });
    await service.exports.drain();
    const done = await found(id);
    expect(done).toMatchObject({ status: 'done', format: 'parquet', rows: 2, filename: 'Dealer attivi.parquet' });
    const { headers, rawPayload } = await fetched(id);
    expect(headers['content-type']).toBe('application/vnd.apache.parquet');
    expect(sha256(rawPayload)).toBe(done.sha256);
    const file = Uint8Array.from(rawPayload).buffer;
    expect(await parquetReadObjects({ file })).toEqual([
      { id: '1', joinedOn: new Date('2025-10-15') },
      { id: '2', joinedOn: new Date('2024-02-29') },
    ]);
  });

  test('whose reader fails, or is gone, says so', async () => {
    const { id } = await requested(document);
    await page(id, 1, '{}\n');
    expect((await put(`${id}/pages`, { status: 'failed', failure: 'changed' })).statusCode).toBe(200);
    expect(await found(id)).toMatchObject({ status: 'failed', failure: 'changed' });
    expect(await service.database.select().from(exportPages)).toEqual([]);
    const { id: left } = await requested(document);
    await page(left, 1, '{}\n');
    service.clock.advance(119_000);
    await service.exports.drain();
    expect((await found(left)).status).toBe('running');
    service.clock.advance(2_000);
    await service.exports.drain();
    expect(await found(left)).toMatchObject({ status: 'failed', failure: 'interrupted' });
    expect((await page(left, 2, '{}\n')).statusCode).toBe(404);
  });
});

describe('deleting', () => {
  test('removes the file', async () => {
    const before = await storedFiles();
    const { id } = await made();
    const deleted = await service.call('DELETE', `/api/exports/${id}`, { as: 'ka.admin' });
    expect(deleted.statusCode).toBe(200);
    expect([(await fetched(id)).statusCode, await storedFiles()]).toEqual([404, before]);
  });

  test('cancels what is under way', async () => {
    const before = await storedFiles();
    const { id } = await requested();
    let deleting: ReturnType<TestApp['call']> | undefined;
    const watched = setInterval(() => {
      if (service.exports.inHand(id) === undefined) return;
      clearInterval(watched);
      deleting = service.call('DELETE', `/api/exports/${id}`, { as: 'ka.admin' });
    }, 0);
    await service.exports.drain();
    clearInterval(watched);
    expect((await deleting)?.statusCode ?? 200).toBe(200);
    if (deleting === undefined) await service.call('DELETE', `/api/exports/${id}`, { as: 'ka.admin' });
    await service.exports.drain();
    expect((await service.call('GET', `/api/exports/${id}`, { as: 'ka.admin' })).statusCode).toBe(404);
    expect(await storedFiles()).toBe(before);
  });

  test('makes a try drop its file that another replica is at', async () => {
    const before = await storedFiles();
    const { id } = await requested();
    let deleting: ReturnType<TestApp['call']> | undefined;
    await tryOnce(id, (done) => {
      if (done === 1) deleting = service.call('DELETE', `/api/exports/${id}`, { as: 'ka.admin' });
    });
    expect((await deleting)?.statusCode).toBe(200);
    expect(await storedFiles()).toBe(before);
  });
});

describe('who asks', () => {
  test('has two that wait or run; the third is refused with its reason', async () => {
    const first = await requested();
    await requested();
    const third = await send(dealersJsonl);
    expect(third.statusCode).toBe(429);
    expect(third.json()).toMatchObject({
      error: { code: 'RATE_LIMITED', reason: 'tooManyExportJobs', retryAfter: 30 },
    });
    expect(third.headers['retry-after']).toBe('30');
    await requested(dealersJsonl, 'gd.admin');
    await service.call('DELETE', `/api/exports/${first.id}`, { as: 'ka.admin' });
    await requested();
    await service.exports.drain();
    await requested();
  });

  test('has two with those that are being sent: a file counts as a job does', async () => {
    const { id: userId } = await userOf('ka.admin');
    const sending = await leaseExport(service, userId);
    await requested();
    expect((await send(dealersJsonl)).json()).toMatchObject({ error: { reason: 'tooManyExportJobs' } });
    await expect(leaseExport(service, userId)).rejects.toMatchObject({ details: { reason: 'tooManyExports' } });
    const ticket = { route: 'exportDealers', query: { format: 'csv' } };
    expect((await fileTicket(service, ticket)).json()).toMatchObject({ error: { reason: 'tooManyExports' } });
    await service.exports.drain();
    expect((await fileTicket(service, ticket)).statusCode).toBe(200);
    await sending.release();
  });

  test('at the same time, gets two as well, of files and jobs together', async () => {
    const { id: userId } = await userOf('ka.admin');
    const outcomes = await Promise.allSettled([
      ...[1, 2, 3].map(async () => (await requested()).id),
      ...[1, 2, 3].map(() => leaseExport(service, userId)),
    ]);
    const granted = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(granted).toHaveLength(2);
    for (const each of granted) if (typeof each === 'object') await each.release();
  });

  test('at the same time, gets two jobs', async () => {
    const responses = await Promise.all([1, 2, 3, 4].map(() => send(dealersJsonl)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 429, 429]);
  });

  test('needs the permission of the type', async () => {
    expect((await send({ type: 'analytics', dimensions: ['region'] }, 'gd.admin')).json()).toMatchObject({
      error: { code: 'FORBIDDEN', permissions: ['accessAnalytics'] },
    });
    // before anything in the input is looked at
    expect((await send({ type: 'campaign-dealers' }, 'distributor')).statusCode).toBe(403);
    expect((await send(dealersJsonl, 'dealer')).statusCode).toBe(403);
  });

  test.each([
    [{}, { type: 'required' }],
    [{ type: 'everything' }, { type: 'invalid' }],
    [{ type: 'dealers', format: 'pdf' }, { format: 'invalid' }],
    [{ type: 'dealers', filter: { memberId: 2_000_000_000 } }, { memberId: 'unknown' }],
    [{ type: 'campaigns', columns: ['nothing'] }, { columns: 'invalid' }],
    [{ type: 'campaign-dealers' }, { campaignId: 'required' }],
  ])('the request for an export %p is refused with the wrong fields', async (body, fields) => {
    expect((await send(body)).json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', fields } });
  });

  test('is answered the same for the same key', async () => {
    const headers = { 'idempotency-key': 'one' };
    const [one, again] = [
      await send(dealersJsonl, 'ka.admin', { headers }),
      await send(dealersJsonl, 'ka.admin', { headers }),
    ];
    expect(again.json()).toEqual(one.json());
    expect((await service.database.select().from(exportJobs)).length).toBe(1);
    await service.database.delete(idempotencyKeys);
  });

  test('may be a program with a personal token, which changes nothing else', async () => {
    const token = bearing(await personalTokenOf(service, 'ka.admin'));
    const response = await service.call('POST', '/api/exports', { ...token, body: dealersJsonl });
    const { id } = response.json<{ data: { export: ExportView } }>().data.export;
    await service.exports.drain();
    expect((await service.call('GET', `/api/download/${id}`, token)).statusCode).toBe(200);
    expect((await service.call('DELETE', `/api/exports/${id}`, token)).statusCode).toBe(200);
  });

  test('alone finds it: to everybody else it is missing', async () => {
    const { id, filename } = await made();
    const missing = await fetched(2_000_000_000, 'gd.admin');
    expect((await fetched(id, 'gd.admin')).json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect((await fetched(id, 'gd.admin')).statusCode).toBe(missing.statusCode);
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await service.call(method, `/api/exports/${id}`, { as: 'gd.admin' })).statusCode).toBe(404);
    }
    expect((await service.call('GET', '/api/exports', { as: 'gd.admin' })).json()).toMatchObject({
      data: { exports: [] },
    });
    expect((await fetched(id, 'ka.admin', `x${filename}`)).statusCode).toBe(404);
  });
});

describe('whoever has lost', () => {
  async function withRole(username: string, role: string, work: () => Promise<void>) {
    const { id: userId } = await userOf(username);
    const before = await service.database.select().from(userRoles).where(eq(userRoles.userId, userId));
    await service.database.update(userRoles).set({ role }).where(eq(userRoles.userId, userId));
    await work();
    await service.database.delete(userRoles).where(eq(userRoles.userId, userId));
    await service.database.insert(userRoles).values(before);
  }

  test('the permission does not fetch it', async () => {
    const { id } = await made({ type: 'campaigns', filter: { year: 2025 } }, 'agent');
    await withRole('agent', 'Consultant', async () => {
      expect((await fetched(id, 'agent')).json()).toMatchObject({
        error: { code: 'FORBIDDEN', permissions: ['accessReport'] },
      });
    });
    expect((await fetched(id, 'agent')).statusCode).toBe(200);
  });

  test('a permission does not fetch a document, whatever its list', async () => {
    const { id } = await requested({ type: 'document', name: 'a', lineSchema: {} }, 'agent');
    await withRole('agent', 'Consultant', async () => {
      expect((await fetched(id, 'agent', 'schema.json')).json()).toMatchObject({ error: { code: 'FORBIDDEN' } });
    });
    expect((await fetched(id, 'agent', 'schema.json')).statusCode).toBe(200);
  });

  test('the permission before it is made gets none', async () => {
    const { id } = await requested({ type: 'campaigns', filter: { year: 2025 } }, 'agent');
    await withRole('agent', 'Consultant', () => service.exports.drain());
    expect(await found(id, 'agent')).toMatchObject({ status: 'failed', failure: 'forbidden' });
  });

  test('the place in the network does not fetch it, and what is made then is of the new place', async () => {
    const { id: userId, memberId } = await userOf('agent');
    const { id } = await made(dealersJsonl, 'agent');
    const { id: elsewhere } = await service.memberWithCode('DI0001');
    const move = (to: number | null) =>
      service.database.update(users).set({ memberId: to }).where(eq(users.id, userId));
    await move(elsewhere);
    expect((await fetched(id, 'agent')).json()).toMatchObject({ error: { code: 'FORBIDDEN' } });
    const there = await made(dealersJsonl, 'agent');
    expect(there.rows).toBe((await made(dealersJsonl, 'distributor')).rows);
    await move(memberId);
  });
});
