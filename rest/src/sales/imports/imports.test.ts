import { networkColumns } from '@gdd/schema/dealers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { imports } from '../../ground/database/tables/work/imports.js';
import { openTestApp, type Call, type TestApp } from '../../testing/app/testApp.js';
import { workbook } from '../../testing/files/workbook.js';
import { applyFile, importById, importFile, importIn, loadFile, undoFile } from '../../testing/programme/loadedFile.js';
import type { ImportDetail } from './record/schemas.js';

const header = networkColumns.join(';');
/** The cells of a row that stay empty behind the first four. */
const rest = ';'.repeat(networkColumns.length - 4);
const agentRow = (code: string, name = `Agenzia ${code}`) => `${code};Agent;${name};DI0001${rest}`;
const fileOf = (...rows: string[]) => [header, ...rows].join('\n');

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

const call = (method: 'GET' | 'POST', path: string, body?: unknown, options: Call = {}) =>
  service.call(method, `/api${path}`, { as: 'ka.admin', ...options, ...(body === undefined ? {} : { body }) });

async function send(kind: string, payload: Buffer | string, headers: Record<string, string>) {
  const authorization = `Bearer ${await service.tokenOf('ka.admin')}`;
  const response = await service.app.inject({
    method: 'POST',
    url: `/api/imports/${kind}`,
    payload,
    headers: { authorization, ...headers },
  });
  await service.imports.drain();
  return response;
}

/** A form as browsers send it. */
function form(field: string, file: string): [string, Record<string, string>] {
  const lines = [
    '--grenze',
    `content-disposition: form-data; name="${field}"; filename="Rete – ottobre.csv"`,
    'content-type: text/csv',
    '',
    file,
    '--grenze--',
    '',
  ];
  return [lines.join('\r\n'), { 'content-type': 'multipart/form-data; boundary=grenze' }];
}

describe('a file', () => {
  test('comes as the field of a form', async () => {
    const response = await send('network', ...form('file', fileOf(agentRow('FORM'))));
    expect(response.statusCode).toBe(201);
    expect(importIn(response)).toMatchObject({
      kind: 'network',
      status: 'reading',
      filename: 'Rete – ottobre.csv',
      createdBy: 'Chiara Amato',
      progress: { done: 0, total: 0 },
    });
    expect(await importById(service, importIn(response).id)).toMatchObject({ status: 'ready', rowsRead: 1 });
    const wrongField = await send('network', ...form('allegato', fileOf(agentRow('FORM2'))));
    expect([wrongField.statusCode, wrongField.json()]).toMatchObject([
      422,
      { error: { fields: { file: 'required' } } },
    ]);
  });

  test('comes as the body, named by a header or in the address', async () => {
    const csv = { 'content-type': 'text/csv' };
    const disposition = { 'content-disposition': 'attachment; filename="x.csv"; filename*=UTF-8\'\'citt%C3%A0.csv' };
    const named = await send('network', fileOf(agentRow('BODY1')), { ...csv, ...disposition });
    expect(importIn(named).filename).toBe('città.csv');
    const inAddress = await send('network?filename=rete.csv', fileOf(agentRow('BODY2')), csv);
    expect(importIn(inAddress).filename).toBe('rete.csv');
    const sheet = await workbook({ rows: ['<row><c t="inlineStr"><is><t>codice</t></is></c></row>'] });
    const workbookResponse = await send('network', sheet, { 'content-type': 'application/octet-stream' });
    expect(workbookResponse.statusCode).toBe(201);
    const read = await importById(service, importIn(workbookResponse).id);
    expect(read.errors[0]).toMatchObject({ row: 1, column: 'ruolo', reason: 'missingColumn' });
  });

  test('comes as an upload, once', async () => {
    const bytes = Buffer.from(fileOf(agentRow('UPLOAD')));
    const announced = await call('POST', '/uploads', {
      purpose: 'import',
      filename: 'rete.csv',
      size: bytes.length,
      contentType: 'text/csv',
    });
    const { upload } = announced.json<{ data: { upload: { uploadId: number; ticket: string } } }>().data;
    await service.app.inject({
      method: 'PUT',
      url: `/api/uploads/${upload.ticket}`,
      payload: bytes,
      headers: { 'content-type': 'text/csv' },
    });
    const body = { upload: upload.uploadId };
    const started = await call('POST', '/imports/network', body);
    expect([started.statusCode, importIn(started)]).toMatchObject([201, { filename: 'rete.csv', size: bytes.length }]);
    const again = await call('POST', '/imports/network', body);
    expect([again.statusCode, again.json()]).toMatchObject([422, { error: { fields: { upload: 'unknown' } } }]);
  });

  test.each<[string, () => Promise<{ statusCode: number }>, number]>([
    ['of an unknown kind', () => send('prizes', 'a', { 'content-type': 'text/csv' }), 422],
    ['without bytes', () => send('sales', '', { 'content-type': 'text/csv' }), 422],
    ['that a JSON body does not name', () => call('POST', '/imports/sales', {}), 422],
    ['that is no upload of the caller', () => call('POST', '/imports/sales', { upload: 99 }), 422],
    ['from somebody without the permission', () => call('POST', '/imports/sales', {}, { as: 'agent' }), 403],
  ])('%s is refused', async (_what, sendIt, status) => {
    expect((await sendIt()).statusCode).toBe(status);
  });

  test('that is no workbook though it begins like one fails with a sentence', async () => {
    const read = await loadFile(service, 'sales', Buffer.from('PK\u0003\u0004 nothing else'));
    expect(read).toMatchObject({ status: 'failed', errorCount: 0, failure: 'brokenSpreadsheet' });
    expect((await call('POST', `/imports/${read.id}/apply`, {})).json()).toMatchObject({
      error: { reason: 'importNotReady' },
    });
  });
});

describe('the same file', () => {
  test('answers with the earlier import while that one is applied, and is a new one once it is undone', async () => {
    const file = fileOf(agentRow('SAME'));
    const first = await importFile(service, 'network', file);
    const again = await send('network', file, { 'content-type': 'text/csv' });
    expect([again.statusCode, importIn(again).id]).toEqual([200, first.id]);
    const otherKind = await send('goals', file, { 'content-type': 'text/csv' });
    expect([otherKind.statusCode, importIn(otherKind).id === first.id]).toEqual([201, false]);
    await undoFile(service, first.id);
    const anew = await send('network', file, { 'content-type': 'text/csv' });
    expect([anew.statusCode, importIn(anew).id === first.id]).toEqual([201, false]);
  });

  test('loaded twice before it is applied is applied once', async () => {
    const file = fileOf(agentRow('TWICE'));
    const [one, two] = [await loadFile(service, 'network', file), await loadFile(service, 'network', file)];
    const responses = await Promise.all([one, two].map(({ id }) => call('POST', `/imports/${id}/apply`, {})));
    await service.imports.drain();
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const statuses = await Promise.all([one, two].map(async ({ id }) => (await importById(service, id)).status));
    expect(statuses.sort()).toEqual(['applied', 'ready']);
  });
});

describe('an import', () => {
  test('goes its way: read, applied, undone, and each step repeated changes nothing', async () => {
    const read = await loadFile(service, 'network', fileOf(agentRow('WAY')));
    const undo = async () => call('POST', `/imports/${read.id}/undo`);
    expect((await undo()).json()).toMatchObject({ error: { reason: 'importNotReady' } });
    const apply = async () => call('POST', `/imports/${read.id}/apply`, {});
    expect(importIn(await apply())).toMatchObject({ status: 'applying', progress: { done: 0, total: 1 } });
    expect((await apply()).statusCode).toBe(200);
    await service.imports.drain();
    expect(importIn(await apply())).toMatchObject({ status: 'applied', appliedAt: service.clock.now().toISOString() });
    expect(importIn(await undo()).status).toBe('undoing');
    expect((await undo()).statusCode).toBe(200);
    await service.imports.drain();
    expect(importIn(await undo())).toMatchObject({ status: 'undone', undoneAt: service.clock.now().toISOString() });
    expect((await apply()).json()).toMatchObject({ error: { reason: 'importNotReady' } });
    const trail = await service.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'import'), eq(auditEntries.entityId, read.id)));
    expect(trail.map(({ action, actorId }) => [action, typeof actorId])).toEqual([
      ['applied', 'number'],
      ['undone', 'number'],
    ]);
    expect(trail[0]?.after).toMatchObject({ kind: 'network', created: 1 });
  });

  test('that is not there is answered like one that cannot be', async () => {
    for (const path of ['/imports/99999', '/imports/abc', '/imports/99999/errors']) {
      expect((await call('GET', path)).statusCode).toBe(404);
    }
    for (const path of ['/imports/99999/apply', '/imports/99999/undo']) {
      expect((await call('POST', path)).statusCode).toBe(404);
    }
  });

  test('is given up when it fails again and again, and says so', async () => {
    const { id } = await loadFile(service, 'network', fileOf(agentRow('LOST')));
    const [job] = await service.database.select().from(imports).where(eq(imports.id, id));
    await service.storage.delete(job?.storageKey ?? '');
    await call('POST', `/imports/${id}/apply`, {});
    const statuses: string[] = [];
    for (let tries = 0; tries < 7; tries++) {
      await service.imports.drain();
      statuses.push((await importById(service, id)).status);
      service.clock.advance(120_000);
    }
    expect(statuses.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'applying'));
    expect(statuses.at(-1)).toBe('failed');
    expect((await importById(service, id)).failure).toBe('unexpected');
  });

  test('left by a process that is gone is taken over once its lease has ended, and not before', async () => {
    const { id } = await loadFile(service, 'network', fileOf(agentRow('LEASE')));
    await call('POST', `/imports/${id}/apply`, {});
    const leaseUntil = new Date(service.clock.now().getTime() + 10_000);
    await service.database.update(imports).set({ leaseUntil }).where(eq(imports.id, id));
    await service.imports.drain();
    expect((await importById(service, id)).status).toBe('applying');
    service.clock.advance(11_000);
    await service.imports.drain();
    expect((await importById(service, id)).status).toBe('applied');
  });
});

describe('the files of an import', () => {
  test('list its bad rows with the reason in front, fit to be corrected and to be opened', async () => {
    const read = await loadFile(
      service,
      'network',
      fileOf(agentRow('OK1'), agentRow('BAD 1', '=1+1'), agentRow('BAD2', '"@x;y"').replace('DI0001', 'NOBODY')),
    );
    const response = await call('GET', `/imports/${read.id}/errors`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining(`errori-importazione-${read.id}.csv`),
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
    expect(response.body.split('\r\n')).toEqual([
      `\ufeffmotivo;${header}`,
      `Riga 3, codice: Ammesse fino a 30 lettere, cifre e . _ / -;BAD 1;Agent;'=1+1;DI0001${rest}`,
      `Riga 4, codice_padre: Responsabile sconosciuto.;BAD2;Agent;"'@x;y";NOBODY${rest}`,
      '',
    ]);
    await applyFile(service, read.id, true);
    expect((await call('GET', `/imports/${read.id}/errors`)).body).toBe(response.body);
  });

  test('say of a file that cannot be read why', async () => {
    const read = await loadFile(service, 'network', `${header};note\n`);
    expect((await call('GET', `/imports/${read.id}/errors`)).body).toContain('Riga 1, note: Colonna sconosciuta.');
  });

  test.each(['sales', 'network', 'goals'] as const)(
    'begin with a template of %s, whose example can be read',
    async (kind) => {
      const response = await call('GET', `/imports/templates/${kind}`);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      const read: ImportDetail = await loadFile(service, kind, response.rawPayload);
      expect(read.rowsRead).toBe(1);
      // nothing is wrong in itself: only that nobody and nothing has these names
      for (const { reason } of read.errors) expect(reason).toMatch(/^unknown(VatNumber|Campaign|Parent)$/);
    },
  );
});

describe('the history of imports', () => {
  const table = async (body: unknown) => {
    const response = await call('POST', '/imports/table', body);
    return response.json<{ data: { items: ImportDetail[]; total: number } }>().data;
  };

  test('is filtered, searched, sorted and paged', async () => {
    await send('goals?filename=Obiettivi%20Citt%C3%A0.csv', 'campagna', { 'content-type': 'text/csv' });
    const found = await table({ searchTerm: 'citta obiettivi' });
    expect(found).toMatchObject({ total: 1, items: [{ kind: 'goals', status: 'invalid', errorCount: 1 }] });
    const { items, total } = await table({
      filter: { kind: ['network'], status: 'applied', createdAt: { from: '2026-03-02', to: '2026-03-02' } },
      sorting: { column: 'createdAt', direction: 'desc' },
      paginator: { page: 1, pageSize: 3 },
    });
    expect(items.length).toBe(3);
    const applied = await service.database
      .select()
      .from(imports)
      .where(and(eq(imports.kind, 'network'), eq(imports.status, 'applied')));
    expect(total).toBe(applied.length);
    expect(items.every(({ kind, status }) => kind === 'network' && status === 'applied')).toBe(true);
    expect((await table({ filter: { createdAt: { to: '2026-03-01' } } })).total).toBe(0);
    expect(items[0]).not.toHaveProperty('errors');
  });

  test('refuses columns that it does not know', async () => {
    expect((await call('POST', '/imports/table', { sorting: { column: 'storageKey' } })).statusCode).toBe(422);
    expect((await call('POST', '/imports/table', { filter: { contentHash: 'x' } })).statusCode).toBe(422);
  });
});
