import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { ErrorBody } from '@gdd/schema/errors';
import { members } from '../../ground/database/tables/people/network.js';
import { imports } from '../../ground/database/tables/work/imports.js';
import { createdCampaign } from '../../testing/programme/campaignCalls.js';
import { importFile, loadFile, undoFile } from '../../testing/programme/loadedFile.js';
import { networkDealerRow, networkFileOf } from '../../testing/programme/networkFiles.js';
import { salesFileOf } from '../../testing/programme/salesFiles.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { testDatabaseUrl } from '../../testing/databases/testDatabase.js';
import { newCampaign } from '../../testing/programme/salesAndCampaigns.js';
import { renewChangeSource } from './queries.js';
import type { ChangeKind } from './cursor.js';

interface Page {
  readonly items: readonly Record<string, unknown>[];
  readonly cursor: string;
  readonly hasMore: boolean;
}

let service: TestApp;
let dealer: typeof members.$inferSelect;
let other: typeof members.$inferSelect;
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-05-15');
  dealer = await service.memberWithCode('DE00001');
  other = await service.memberWithCode('DE00002');
});
afterAll(() => service.close());

async function data<T>(...call: Parameters<TestApp['call']>): Promise<T> {
  const response = await service.call(...call);
  expect([response.statusCode, response.body]).toEqual([
    response.statusCode < 300 ? response.statusCode : 200,
    response.body,
  ]);
  return response.json<{ data: T }>().data;
}

const page = (kind: ChangeKind, cursor?: string, limit = 1000, as = 'ka.admin') =>
  data<Page>('GET', `/api/changes/${kind}?limit=${limit}${cursor === undefined ? '' : `&cursor=${cursor}`}`, { as });

/** Reads on to the end, as a machine does: the changes of all pages, and the last cursor. */
async function readOn(kind: ChangeKind, from?: string, limit?: number, as?: string) {
  const items: Page['items'][number][] = [];
  for (let cursor = from; ;) {
    const found = await page(kind, cursor, limit, as);
    items.push(...found.items);
    ({ cursor } = found);
    if (!found.hasMore) return { items, cursor };
  }
}

/** One reader of a kind: each call has what has changed since the one before. */
async function reader(kind: ChangeKind, as?: string) {
  let { cursor } = await readOn(kind, undefined, undefined, as);
  return async (limit?: number) => {
    const found = await readOn(kind, cursor, limit, as);
    ({ cursor } = found);
    return found.items;
  };
}

const rename = (id: number, businessName: string) =>
  service.database.update(members).set({ businessName }).where(eq(members.id, id));

test('the beginning has every dealer once, in pages; then only what changes', async () => {
  const table = await data<{ items: { id: number }[] }>('POST', '/api/dealers/table', {
    as: 'ka.admin',
    body: { paginator: { pageSize: 100 } },
  });
  const { items, cursor } = await readOn('dealers', undefined, 7);
  expect(items.map(({ id }) => id as number).sort((a, b) => a - b)).toEqual(table.items.map(({ id }) => id));
  expect(items.find(({ id }) => id === dealer.id)).toEqual({
    id: dealer.id,
    deleted: false,
    dealer: table.items.find(({ id }) => id === dealer.id),
  });
  expect((await page('dealers', cursor)).items).toEqual([]);

  await rename(dealer.id, 'Uno');
  await rename(other.id, 'Due');
  await rename(other.id, 'Tre');
  const first = await page('dealers', cursor, 1);
  expect(first.hasMore).toBe(true);
  // changed again while it is read: reported by the next reading, and nothing of this one is missed
  await rename(dealer.id, 'Quattro');
  const second = await readOn('dealers', first.cursor);
  const third = await readOn('dealers', second.cursor);
  expect([...first.items, ...second.items, ...third.items]).toMatchObject([
    { id: dealer.id, dealer: { businessName: 'Uno' } },
    { id: other.id, dealer: { businessName: 'Tre' } },
    { id: dealer.id, dealer: { businessName: 'Quattro' } },
  ]);
  expect((await page('dealers', third.cursor)).items).toEqual([]);
});

test('deleted dealers are reported as such, with or without a row', async () => {
  const next = await reader('dealers');
  const made = await importFile(
    service,
    'network',
    networkFileOf(
      networkDealerRow('CS-1', 30, { codice_padre: 'AG0001' }),
      networkDealerRow('CS-2', 31, { codice_padre: 'AG0001' }),
    ),
  );
  expect(made.status).toBe('applied');
  const created = await next();
  expect(created).toMatchObject([{ dealer: { code: 'CS-1' } }, { dealer: { code: 'CS-2' } }]);
  await data('DELETE', `/api/dealers/${created[0]?.id as number}/delete`, { as: 'ka.admin' });
  const gone = ({ id }: Record<string, unknown>) => ({ id, deleted: true, dealer: null });
  expect(await next()).toEqual(created.slice(0, 1).map(gone));
  const undone = await undoFile(service, made.id);
  expect(undone.status).toBe('undone');
  expect(await next()).toEqual(created.map(gone));
  expect(await next()).toEqual([]);
});

test('whoever sees a part of the network hears of that part', async () => {
  const [own] = (await readOn('dealers', undefined, undefined, 'distributor')).items;
  const ownId = own?.id as number;
  const { path } = (await service.database.select().from(members).where(eq(members.id, ownId)))[0] ?? { path: '' };
  const everybody = (await readOn('dealers')).items;
  const [stranger] = await service.database
    .select()
    .from(members)
    .where(
      sql`role = 'Dealer' and deleted_at is null and not starts_with(path, ${path.split('/').slice(0, 4).join('/')})`,
    )
    .limit(1);
  expect(everybody.map(({ id }) => id)).toContain(stranger?.id);
  const next = await reader('dealers', 'distributor');
  await rename(stranger?.id ?? 0, 'Altrove');
  await rename(ownId, 'Qui');
  expect(await next()).toMatchObject([{ id: ownId }]);
  const outside = await service.call('GET', '/api/changes/dealers', { as: 'dealer' });
  expect(outside.statusCode).toBe(403);
});

test('dealers in campaigns: added, changed by sales, taken out, added again; a draft is not reported', async () => {
  const { id: campaignId } = await newCampaign(service.database);
  const ids = { campaignId, dealerId: dealer.id };
  const next = await reader('memberships');
  const add = (id: number) =>
    data('POST', `/api/campaigns/${id}/dealer/add`, {
      as: 'ka.admin',
      body: { data: { goalThreshold: 100, dealer: dealer.id } },
    });
  await add(campaignId);
  const [added, ...others] = await next();
  expect(others).toEqual([]);
  expect(added).toMatchObject({ ...ids, deleted: false, membership: { code: 'DE00001', goalThreshold: 100 } });
  const sold = await importFile(
    service,
    'sales',
    salesFileOf(`CS-M;1;${dealer.vatNumber};10/03/2025;Lupo;estivo;vettura;17;dettaglio;4;400,00`),
  );
  expect(await next()).toMatchObject([{ ...ids, membership: { tiresPurchased: 4 } }]);
  await undoFile(service, sold.id);
  expect(await next()).toMatchObject([{ ...ids, membership: { tiresPurchased: 0 } }]);
  await data('DELETE', `/api/campaigns/${campaignId}/dealer/${dealer.id}`, { as: 'ka.admin' });
  const gone = { ...ids, deleted: true, membership: null };
  expect(await next()).toEqual([gone]);
  await add(campaignId);
  expect(await next()).toMatchObject([{ ...ids, deleted: false }]);

  const draft = await createdCampaign(service, { state: 'draft', title: 'Bozza' });
  await add(draft.id);
  expect(await next()).toEqual([]);
  await data('POST', `/api/campaigns/${draft.id}/open`, { as: 'ka.admin', body: { invite: false } });
  expect(await next()).toMatchObject([{ campaignId: draft.id, dealerId: dealer.id }]);
});

test('entries of ledgers, and their reversals', async () => {
  const { id: campaignId } = await newCampaign(service.database);
  const at = `/api/campaigns/${campaignId}/dealer`;
  const as = 'ka.admin';
  await data('POST', `${at}/add`, { as, body: { data: { goalThreshold: 100, dealer: dealer.id } } });
  const next = await reader('entries');
  const body = { day: '2025-05-01', amount: '30', reason: 'Accordo' };
  const { entry } = await data<{ entry: { id: number } }>('POST', `${at}/${dealer.id}/adjustments`, { as, body });
  expect(await next()).toEqual([{ campaignId, dealerId: dealer.id, entry }]);
  await data('POST', `${at}/${dealer.id}/entries/${entry.id}/reversal`, { as, body: { reason: 'Errore' } });
  expect(await next()).toMatchObject([{ campaignId, entry: { kind: 'reversal', reversesId: entry.id } }]);
  expect(await next()).toEqual([]);
});

test('sale lines: brought, corrected, taken away, and back as they were when an import is undone', async () => {
  const lineOf = (document: string, quantity: number) =>
    `${document};1;${dealer.vatNumber};10/03/2025;Lupo;estivo;vettura;17;dettaglio;${quantity};400,00`;
  const next = await reader('lines');
  const first = await importFile(
    service,
    'sales',
    salesFileOf(lineOf('CS-A', 4), lineOf('CS-B', 5), lineOf('CS-C', 6)),
  );
  const line = (document: string, quantity: number, importId: number) => ({
    id: `${document}/1`,
    deleted: false,
    saleLine: {
      ...{ id: `${document}/1`, document, line: 1, dealerId: dealer.id, importId, soldOn: '2025-03-10', brand: 'Lupo' },
      ...{ season: 'summer', segment: 'car', rim: 17, channel: 'retail', quantity, amount: '400.00' },
    },
  });
  const gone = (document: string) => ({ id: `${document}/1`, deleted: true, saleLine: null });
  const brought = [line('CS-A', 4, first.id), line('CS-B', 5, first.id), line('CS-C', 6, first.id)];
  expect(await next(2)).toEqual(brought);
  expect(await next()).toEqual([]);

  const header = salesFileOf().concat(';azione');
  const correcting = await importFile(
    service,
    'sales',
    [header, `${lineOf('CS-A', 7)};correggi`, 'CS-B;1;;;;;;;;;;storna', `${lineOf('CS-D', 1)};`].join('\n'),
  );
  expect(correcting.status).toBe('applied');
  const corrected = [line('CS-A', 7, correcting.id), gone('CS-B'), line('CS-D', 1, correcting.id)];
  expect(await next()).toEqual(corrected);
  const all = (await readOn('lines')).items;
  expect(all).toEqual(expect.arrayContaining([...brought.slice(2), ...corrected]));
  expect(all).not.toContainEqual(brought[0]);

  await undoFile(service, correcting.id);
  expect(await next(1)).toEqual([...brought.slice(0, 2), gone('CS-D')]);
  await undoFile(service, first.id);
  expect(await next()).toEqual([gone('CS-A'), gone('CS-B'), gone('CS-C')]);
  expect(await next()).toEqual([]);
  // neither a preview nor an import of another kind says anything of lines
  await loadFile(service, 'sales', salesFileOf(lineOf('CS-E', 4)));
  expect(await next()).toEqual([]);
});

const onServer = testDatabaseUrl === undefined ? test.skip : test;
onServer('what was written first and is committed last is reported, once, and keeps nobody waiting', async () => {
  const { database } = service;
  const next = await reader('dealers');
  let commit = (): void => undefined;
  const toCommit = new Promise<void>((resolve) => (commit = resolve));
  let longer = Promise.resolve();
  await new Promise<void>((written) => {
    longer = database.transaction(async (transaction) => {
      await transaction.update(members).set({ phone: '1' }).where(eq(members.id, dealer.id));
      written();
      await toCommit;
    });
  });
  await database.update(members).set({ phone: '2' }).where(eq(members.id, other.id));
  const meanwhile = await next();
  commit();
  await longer;
  const after = await next();
  expect(meanwhile.map(({ id }) => id)).toEqual([other.id]);
  expect(after.map(({ id }) => id)).toEqual([dealer.id]);
  expect(await next()).toEqual([]);
});

test('a cursor of another kind, of another database, or none at all is refused, and so are limits out of bounds', async () => {
  const { cursor } = await page('entries');
  const { source } = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as { source: string };
  const written = (position: object, kind = 'dealers') =>
    Buffer.from(JSON.stringify({ kind, source, ...position })).toString('base64url');
  const inside = (key: unknown[], transaction = '5') => ({
    seen: '5:5:',
    under: { until: '5:5:', after: { transaction, key } },
  });
  const wrong = [
    ...['nothing', cursor],
    written({ seen: '5:5:', source: '00000000-0000-0000-0000-000000000000' }),
    written({ seen: '900000000000:900000000000:' }),
    ...[written({ seen: '5:4:' }), written({}), written(inside(['x'])), written(inside([1], "5'"))],
  ];
  for (const text of wrong) {
    const response = await service.call('GET', `/api/changes/dealers?cursor=${text}`, { as: 'ka.admin' });
    const { error } = response.json<ErrorBody>();
    expect([response.statusCode, error.reason, error.fields]).toEqual([422, 'cursorInvalid', { cursor: 'invalid' }]);
  }
  const nul = written(inside([1, '\0', 1]), 'lines');
  expect((await service.call('GET', `/api/changes/lines?cursor=${nul}`, { as: 'ka.admin' })).statusCode).toBe(422);
  for (const limit of [0, 1001, 'x']) {
    const response = await service.call('GET', `/api/changes/dealers?limit=${limit}`, { as: 'ka.admin' });
    expect(response.json<ErrorBody>().error.fields).toEqual({ limit: 'invalid' });
  }
});

test('a restored database takes no cursor of before, and tells what transactions of another one had changed', async () => {
  const { database } = service;
  const { cursor } = await page('lines');
  const far = '900000000000';
  await database
    .update(imports)
    .set({ linesChangedIn: far })
    .where(sql`lines_changed_in is not null`);
  expect((await readOn('lines')).items).toEqual([]);
  await database.transaction(renewChangeSource);
  const refused = await service.call('GET', `/api/changes/lines?cursor=${cursor}`, { as: 'ka.admin' });
  expect(refused.statusCode).toBe(422);
  expect((await readOn('lines')).items.length).toBeGreaterThan(0);
});
