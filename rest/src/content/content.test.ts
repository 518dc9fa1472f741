import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { contentImages, contents } from '../ground/database/tables/content/content.js';
import { auditEntries } from '../ground/database/tables/work/audit.js';
import { tidyUp } from '../operations/housekeeping.js';
import { openTestApp, type TestApp } from '../testing/app/testApp.js';
import { fileTicket, storedFiles, pdf, uploaded } from '../testing/files/files.js';
import { deleteOldImages } from './housekeeping.js';
import type { ManagedContentView } from './schemas.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

const as = 'ka.admin';
const reader = 'dealer';
/** The programme's day of the tests. */
const today = '2025-12-31';
const tomorrow = '2026-01-01';

interface Failed {
  readonly error: {
    readonly code: string;
    readonly fields?: Record<string, string>;
    readonly reason?: string;
    readonly currentVersion?: number;
  };
}

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#0B5A6F' } })
    .png()
    .toBuffer();

const coverUpload = async (bytes?: Buffer) =>
  uploaded(service, bytes ?? (await picture()), {
    purpose: 'contentCover',
    filename: 'copertina.png',
    contentType: 'image/png',
  });

const fileUpload = (bytes = pdf(), filename = 'catalogo.pdf') =>
  uploaded(service, bytes, { purpose: 'contentFile', filename });

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  service.call('POST', `/api/cms${url}`, { as, body, headers });

async function create(body: object): Promise<ManagedContentView> {
  const response = await post('/create', body);
  expect(response.json()).toMatchObject({ success: true });
  expect(response.statusCode).toBe(201);
  return response.json<{ data: { content: ManagedContentView } }>().data.content;
}

async function update(id: number, body: object): Promise<ManagedContentView> {
  const response = await post(`/update/${id}`, body);
  expect(response.json()).toMatchObject({ success: true });
  return response.json<{ data: { content: ManagedContentView } }>().data.content;
}

async function image(bytes?: Buffer): Promise<number> {
  const upload = await uploaded(service, bytes ?? (await picture()), {
    purpose: 'contentImage',
    filename: 'foto.png',
    contentType: 'image/png',
  });
  const response = await post('/images', { upload });
  expect(response.statusCode).toBe(201);
  return response.json<{ data: { image: { id: number } } }>().data.image.id;
}

const fieldsOf = async (response: ReturnType<typeof post>) => (await response).json<Failed>().error.fields;
const statusFor = async (url: string, who = reader) =>
  (await service.call('GET', `/api${url}`, { as: who })).statusCode;

const news = { kind: 'news', title: 'Nuovi pneumatici invernali', body: '<p>Sono arrivati.</p>' };

describe('a content', () => {
  test('is a draft that its managers read and nobody else, until it is published', async () => {
    const made = await create({ ...news, summary: 'In breve' });
    expect(made).toMatchObject({
      ...{ kind: 'news', doc_type_id: null, title: news.title, summary: 'In breve', body: news.body, version: 1 },
      ...{ publishedOn: null, archived: false, state: 'draft', cover: null, file: null, imageIds: [] },
    });
    expect(await statusFor(`/content/single/${made.id}`)).toBe(404);
    const read = await post(`/${made.id}`, {});
    expect(read.json()).toEqual({ success: true, data: { content: made } });

    expect(await update(made.id, { publishedOn: today, version: 1 })).toMatchObject({ state: 'published', version: 2 });
    const visible = await service.call('GET', `/api/content/single/${made.id}`, { as: reader });
    expect(visible.json<{ data: { content: object } }>().data.content).toEqual({
      ...{ id: made.id, kind: 'news', doc_type_id: null, title: news.title, summary: 'In breve', body: news.body },
      ...{ cover: null, file: null, publishedOn: today, imageIds: [] },
    });
    const trail = await service.database
      .select({ action: auditEntries.action, before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'content'), eq(auditEntries.entityId, made.id)))
      .orderBy(asc(auditEntries.id));
    expect(trail).toMatchObject([
      { action: 'created', before: null, after: { title: news.title, body: news.body } },
      { action: 'updated', before: { publishedOn: null }, after: { publishedOn: today } },
    ]);
  });

  test.each([
    ['published tomorrow', { publishedOn: tomorrow }, 'scheduled'],
    ['archived', { publishedOn: today, archived: true }, 'archived'],
    ['taken back', { publishedOn: null }, 'draft'],
  ] as const)('%s is 404 for readers, with its files and images', async (_what, change, state) => {
    const imageId = await image();
    const body = `<p>Guarda:</p><figure><img src="/imgs/${imageId}" alt="" /></figure>`;
    const made = await create({
      ...{ ...news, body, publishedOn: today },
      coverUpload: await coverUpload(),
      fileUpload: await fileUpload(),
    });
    const addresses = [
      `/content/single/${made.id}`,
      `/download/tools/${made.id}/cover`,
      `/download/tools/${made.id}/file`,
      `/imgs/${imageId}`,
    ];
    for (const address of addresses) expect(await statusFor(address)).toBe(200);
    const ticket = await fileTicket(service, { route: 'downloadTool', params: { a: made.id, b: 'cover' } }, reader);
    const { ticket: taken } = ticket.json<{ data: { ticket: string } }>().data;

    expect(await update(made.id, change)).toMatchObject({ state });
    for (const address of addresses) expect(await statusFor(address)).toBe(404);
    // what was handed out a moment ago is asked again
    expect((await service.app.inject({ method: 'GET', url: `/api/files/${taken}` })).statusCode).toBe(404);
    for (const address of addresses.slice(1)) expect(await statusFor(address, as)).toBe(200);
    const covers = await service.call('GET', `/api/content/covers?ids=${made.id}`, { as: reader });
    expect(covers.json()).toMatchObject({ data: { tickets: [] } });
    const images = await service.call('GET', `/api/content/images?ids=${imageId}`, { as: reader });
    expect(images.json()).toMatchObject({ data: { tickets: [] } });
  });

  test('is changed from the version that it has, and not from an older one', async () => {
    const { id } = await create(news);
    await update(id, { title: 'Altro titolo', version: 1 });
    const stale = await post(`/update/${id}`, { title: 'Di nuovo', version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json<Failed>().error).toMatchObject({ reason: 'staleVersion', currentVersion: 2 });
    expect((await update(id, { title: 'Altro titolo', version: 2 })).version).toBe(2);
    expect((await post('/update/999999', { title: 'Altro' })).statusCode).toBe(404);
  });

  test('is created once for one key, its cover included', async () => {
    const body = { ...news, coverUpload: await coverUpload() };
    const headers = { 'idempotency-key': 'una-volta' };
    const [first, second] = [await post('/create', body, headers), await post('/create', body, headers)];
    expect(first.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
  });

  test.each([
    ['no title', { ...news, title: ' ' }, { title: 'required' }],
    ['a kind that is none', { ...news, kind: 'post' }, { kind: 'invalid' }],
    ['a document without its type', { kind: 'document', title: 'Listino' }, { doc_type_id: 'required' }],
    ['news with a type', { ...news, doc_type_id: 1 }, { doc_type_id: 'invalid' }],
    ['a type that is none', { kind: 'document', title: 'Listino', doc_type_id: 4 }, { doc_type_id: 'invalid' }],
    ['a day that is none', { ...news, publishedOn: '2025-02-30' }, { publishedOn: 'invalid' }],
    ['an upload that is none', { ...news, coverUpload: 999999 }, { coverUpload: 'unknown' }],
    ['a text without end', { ...news, body: 'a'.repeat(100_001) }, { body: 'tooLong' }],
    ['published news without a text', { ...news, body: '<p> </p>', publishedOn: today }, { body: 'required' }],
    [
      'a published document without its file',
      { kind: 'document', title: 'Listino', doc_type_id: 1, publishedOn: today },
      { fileUpload: 'required' },
    ],
    ['a field that is none', { ...news, author: 'io' }, { author: 'unknown' }],
  ])('%s is refused', async (_what, body, fields) => {
    const response = await post('/create', body);
    expect(response.statusCode).toBe(422);
    expect(response.json<Failed>().error).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });
});

describe('the lists of readers', () => {
  const titlesOf = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

  test('have the documents by their kinds, newest first, and nothing that is not published', async () => {
    await service.database.delete(contents).where(eq(contents.kind, 'document'));
    const document = async (title: string, type: number, publishedOn: string | null) =>
      create({
        ...{ kind: 'document', title, doc_type_id: type, publishedOn },
        ...(publishedOn !== null && { fileUpload: await fileUpload() }),
      });
    await document('Vecchia', 1, '2025-01-01');
    await document('Nuova', 1, today);
    await document('Catalogo', 2, '2025-03-01');
    await document('Banner', 3, '2025-03-01');
    await document('Domani', 1, tomorrow);
    await document('Bozza', 2, null);
    const docs = await service.call('GET', '/api/content/docs', { as: reader });
    const { contents: found } = docs.json<{ data: { contents: Record<string, { title: string }[]> } }>().data;
    expect(Object.fromEntries(Object.entries(found).map(([key, rows]) => [key, titlesOf(rows)]))).toEqual({
      brochures: ['Nuova', 'Vecchia'],
      catalogues: ['Catalogo'],
      digitalBanners: ['Banner'],
    });
    const one = await service.call('GET', '/api/content/docs/docType/2', { as: reader });
    expect(titlesOf(one.json<{ data: { contents: { title: string }[] } }>().data.contents)).toEqual(['Catalogo']);
    for (const type of ['0', '4', 'brochure']) expect(await statusFor(`/content/docs/docType/${type}`)).toBe(404);
  });

  test('have the single pages, of which a draft is none', async () => {
    const page = { kind: 'single', title: 'Regolamento', body: '<p>Le regole.</p>' };
    const visible = await create({ ...page, publishedOn: today });
    const drafted = await create({ ...page, title: 'Bozza di regolamento' });
    const list = await service.call('GET', '/api/content/single', { as: reader });
    const found = list.json<{ data: { contents: { id: number; kind: string }[] } }>().data.contents;
    expect(found[0]).toMatchObject({ id: visible.id, kind: 'single', title: 'Regolamento' });
    expect(found.map(({ id }) => id)).not.toContain(drafted.id);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['single']));
  });

  test('have the news newest first; a document is no page of its own', async () => {
    const older = await create({ ...news, title: 'Prima', publishedOn: '2024-05-01' });
    const newer = await create({ ...news, title: 'Dopo', publishedOn: today });
    const list = await service.call('GET', '/api/content/news', { as: reader });
    const ids = list.json<{ data: { contents: { id: number }[] } }>().data.contents.map(({ id }) => id);
    expect(ids[0]).toBe(newer.id);
    expect(ids.indexOf(older.id)).toBeGreaterThan(0);
    const [document] = await service.database.select().from(contents).where(eq(contents.kind, 'document'));
    expect(await statusFor(`/content/single/${document?.id}`)).toBe(404);
  });
});

describe('the table of contents', () => {
  const page = async (url: string, state: object) => {
    const response = await post(url, state);
    expect(response.statusCode).toBe(200);
    return response.json<{ data: { items: ManagedContentView[]; total: number } }>().data;
  };

  test('is filtered by kind and state, searched in title and summary, and sorted', async () => {
    const one = await create({ ...news, title: 'Èlite del bagnato', summary: 'Prova su strada' });
    const other = await create({ kind: 'single', title: 'Èlite della neve' });
    const found = await page('', { searchTerm: 'elite', sorting: { column: 'title', direction: 'desc' } });
    expect(found.items.map(({ id }) => id)).toEqual([other.id, one.id]);
    expect((await page('', { searchTerm: 'strada prova' })).items.map(({ id }) => id)).toEqual([one.id]);
    expect((await page('/single', { searchTerm: 'elite' })).items.map(({ id }) => id)).toEqual([other.id]);
    expect((await page('', { searchTerm: 'elite', filter: { kind: ['news'] } })).total).toBe(1);
    for (const state of ['draft', 'scheduled', 'published', 'archived'] as const) {
      const { items } = await page('', { filter: { state }, paginator: { pageSize: 100 } });
      expect(new Set(items.map((each) => each.state))).toEqual(new Set(items.length === 0 ? [] : [state]));
    }
    const two = await page('', { filter: { state: ['draft', 'published'] }, paginator: { pageSize: 100 } });
    expect(two.items.map(({ state }) => state)).toEqual(expect.arrayContaining(['draft', 'published']));
  });

  test.each([
    ['brochure', 1],
    ['catalogue', 2],
    ['banner', 3],
  ] as const)('of %s', async (segment, type) => {
    const made = await create({ kind: 'document', doc_type_id: type, title: `Bozza ${segment}` });
    const { items } = await page(`/${segment}`, { paginator: { pageSize: 100 } });
    expect(items.map(({ id }) => id)).toContain(made.id);
    expect(new Set(items.map((each) => each.doc_type_id))).toEqual(new Set([type]));
  });

  test.each(['brochures', 'Brochure', '0', '-1', '999999', '1e3'])('of %s there is none', async (segment) => {
    expect((await post(`/${segment}`, {})).statusCode).toBe(404);
  });

  test('refuses what it does not know', async () => {
    expect(await fieldsOf(post('', { filter: { state: 'gone' } }))).toEqual({ 'filter.state': 'invalid' });
    expect(await fieldsOf(post('/news', { sorting: { column: 'body' } }))).toEqual({ 'sorting.column': 'invalid' });
  });
});

describe('the files of a content', () => {
  test('answer with what keeps a browser from running them, and in parts', async () => {
    const bytes = pdf('Listino 2025');
    const made = await create({
      ...{ kind: 'document', doc_type_id: 2, title: 'Listino', publishedOn: today },
      ...{ fileUpload: await fileUpload(bytes, 'Listino più recente.pdf'), coverUpload: await coverUpload() },
    });
    expect(made.file).toEqual({
      filename: 'Listino più recente.pdf',
      contentType: 'application/pdf',
      size: bytes.length,
    });
    const url = `/api/download/tools/${made.id}/file`;
    const whole = await service.call('GET', url, { as: reader });
    expect(whole.rawPayload).toEqual(bytes);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringContaining("filename*=UTF-8''Listino%20pi%C3%B9%20recente.pdf"),
    });
    const part = await service.call('GET', url, { as: reader, headers: { range: 'bytes=0-4' } });
    expect([part.statusCode, part.body]).toEqual([206, '%PDF-']);
    const again = await service.call('GET', url, {
      as: reader,
      headers: { 'if-none-match': String(whole.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(await statusFor(`/download/tools/${made.id}/body`)).toBe(404);
  });

  test('a cover is written anew for screens, upright and without what the camera wrote', async () => {
    const photo = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#F2B705' } })
      .withExif({ IFD0: { Copyright: 'Segreto' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const upload = await uploaded(service, photo, {
      ...{ purpose: 'contentCover', filename: 'foto.JPG', contentType: 'image/jpeg' },
    });
    const made = await create({ ...news, coverUpload: upload });
    expect(made.cover).toMatchObject({ filename: 'foto.webp', contentType: 'image/webp', width: 533, height: 1600 });
    const { rawPayload } = await service.call('GET', `/api/download/tools/${made.id}/cover`, { as });
    const stored = await sharp(rawPayload).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 533, height: 1600 });
    expect(stored.exif).toBeUndefined();
  });

  test('an image goes a day after the last text that showed it; one that a text shows stays', async () => {
    const shows = (id: number) => `<p>Testo</p><img src="/imgs/${id}">`;
    const [stored, dropped, forgotten] = [await image(), await image(), await image()];
    const made = await create({ ...news, body: shows(stored) + shows(dropped) });
    await update(made.id, { body: shows(stored) });
    const rows = await service.database.select().from(contentImages).orderBy(asc(contentImages.id));
    const keyOf = (id: number) => rows.find((row) => row.id === id)?.image.storageKey;
    await tidyUp(service);
    // an editor may still be at the text
    expect(await storedFiles(service)).toEqual(expect.arrayContaining([keyOf(dropped), keyOf(forgotten)]));
    await deleteOldImages(service.database, service.storage, new Date(service.clock.now().getTime() + 1));
    const files = await storedFiles(service);
    expect([stored, dropped, forgotten].map((id) => files.includes(keyOf(id) ?? ''))).toEqual([true, false, false]);
    expect(await statusFor(`/imgs/${stored}`, as)).toBe(200);
    for (const id of [dropped, forgotten]) expect(await statusFor(`/imgs/${id}`, as)).toBe(404);
  });

  test('one that is replaced, or taken away, goes with the next tidying; the same one again changes nothing', async () => {
    const made = await create({ ...news, coverUpload: await coverUpload(), fileUpload: await fileUpload() });
    const same = await update(made.id, { coverUpload: await coverUpload(), fileUpload: await fileUpload() });
    expect(same.version).toBe(1);
    const changed = await update(made.id, { coverUpload: await coverUpload(await picture(50, 50)), fileUpload: null });
    expect(changed).toMatchObject({ version: 2, file: null, cover: { width: 50 } });
    await tidyUp(service);
    const [stored] = await service.database.select().from(contents).where(eq(contents.id, made.id));
    expect(await storedFiles(service)).toContain(stored?.cover?.storageKey);
    expect((await service.call('GET', `/api/download/tools/${made.id}/cover`, { as })).statusCode).toBe(200);
  });
});
