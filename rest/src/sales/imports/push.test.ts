/** Sale lines that another system pushes (docs/integrations.md). */
import { setImmediate as turn } from 'node:timers/promises';
import type { ServiceScope } from '@gdd/schema/serviceAccounts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { imports } from '../../ground/database/tables/work/imports.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { applyFile, importById, importIn, loadFile, undoFile } from '../../testing/programme/loadedFile.js';

const csv = 'text/csv';
const jsonLines = 'application/x-ndjson';
const header = 'documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo';

let service: TestApp;
let token: string;
let vatNumber: string;
beforeAll(async () => {
  service = await openTestApp();
  vatNumber = (await service.memberWithCode('DE00001')).vatNumber ?? '';
  // a brand that nobody knows yet wants to be confirmed
  await applyFile(service, (await loadFile(service, 'sales', [header, csvLine('FIRST', '399,00')].join('\n'))).id);
  token = await tokenWith('sales:write');
});
afterAll(() => service.close());

async function tokenWith(...scopes: readonly ServiceScope[]): Promise<string> {
  const body = { name: `ERP ${scopes.join()}`, scopes, expiresInDays: 30 };
  const response = await service.call('POST', '/api/service-accounts', { as: 'ka.admin', body });
  return response.json<{ data: { token: string } }>().data.token;
}

const csvLine = (document: string, amount = '400,00') =>
  `${document};1;${vatNumber};10/03/2025;Lupo;estivo;vettura;17;dettaglio;4;${amount}`;
const line = (document: string, changes: object = {}) => ({
  ...{ documento: document, riga: 1, partita_iva: vatNumber, data: '2025-03-10', marca: 'Lupo', stagione: 'estivo' },
  ...{ segmento: 'vettura', cerchio: 17, canale: 'dettaglio', quantita: 4, importo: 412.8, ...changes },
});
const lines = (...all: readonly (object | string)[]) =>
  all.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n');

/** Pushes lines, while the worker works as it does beside a running service. */
async function push(type: string | undefined, payload: string | Buffer, bearer = token) {
  let isAnswered = false;
  const headers = { authorization: `Bearer ${bearer}`, ...(type !== undefined && { 'content-type': type }) };
  const answer = service.app
    .inject({ method: 'POST', url: '/api/sales/lines', payload, headers })
    .finally(() => (isAnswered = true));
  while (!isAnswered) {
    await service.imports.drain();
    await turn();
  }
  return answer;
}
/** Pushes lines, and waits for their import to its end: a busy machine may take longer than a push waits. */
async function pushed(type: string, payload: string | Buffer) {
  const { id } = importIn(await push(type, payload));
  await service.imports.drain();
  return importById(service, id);
}
const linesOf = (importId: number) => service.database.select().from(sales).where(eq(sales.importId, importId));

test('JSON lines are applied but for the rows in error, which are named, and can be undone', async () => {
  const tooLong = `{"documento":"${'x'.repeat(100_001)}"}`;
  const found = await pushed(
    `${jsonLines}; charset=utf-8`,
    Buffer.concat([
      Buffer.from(
        lines(
          line('J1'),
          line('J2', { azione: null, 'Q.tà': undefined }),
          '{"documento":',
          '',
          '[1]',
          line('J3', { sconto: 10 }),
          line('J4', { 'P.IVA': vatNumber }),
          line('J5', { riga: 1e15 }),
          line('J6', { cerchio: 9 }),
          tooLong,
          line('J7', { quantita: { tyres: 4 } }),
          line('J8', { importo: '1.234,50', quantita: '2' }),
        ),
      ),
      Buffer.from('\n{"documento":"citt\xe0"}\r\n', 'latin1'),
    ]),
  );
  expect(found).toMatchObject({
    ...{ kind: 'sales', status: 'applied', filename: 'vendite.jsonl', createdBy: 'ERP sales:write' },
    ...{ rowsRead: 12, rowsValid: 3, errorCount: 9, totals: { created: 3, updated: 0, unchanged: 0 } },
  });
  expect(found.errors.map(({ row, column, reason, value }) => [row, column, reason, value.slice(0, 12)])).toEqual([
    [3, '(riga)', 'notJsonObject', '{"documento"'],
    [5, '(riga)', 'notJsonObject', '[1]'],
    [6, '(riga)', 'unknownColumn', 'sconto'],
    [7, '(riga)', 'repeatedColumn', 'P.IVA'],
    [8, '(riga)', 'notJsonObject', '{"documento"'],
    [9, 'cerchio', 'outOfRange', '9'],
    [10, '(riga)', 'rowTooLong', '{"documento"'],
    [11, '(riga)', 'notJsonObject', '{"documento"'],
    [13, '(riga)', 'forbiddenCharacters', '{"documento"'],
  ]);
  expect(found.errors[5]?.message).toBe('Numero fuori dai limiti. Ammessi i numeri da 10 a 25.');
  expect((await linesOf(found.id)).map(({ document, amount }) => [document, amount]).sort()).toEqual([
    ...[
      ['J1', '412.80'],
      ['J2', '412.80'],
      ['J8', '1234.50'],
    ],
  ]);
  const errors = await service.call('GET', `/api/imports/${found.id}/errors`, { as: 'ka.admin' });
  expect(errors.body).toContain('Riga 3, (riga): Non è un oggetto JSON di testi e numeri (al massimo 15 cifre).');
  const [entry] = await service.database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'import'), eq(auditEntries.entityId, found.id)));
  const [job] = await service.database.select().from(imports).where(eq(imports.id, found.id));
  expect(entry).toMatchObject({ action: 'applied', actorId: job?.createdBy });
  expect(await undoFile(service, found.id)).toMatchObject({ status: 'undone' });
  expect(await linesOf(found.id)).toEqual([]);
});

test('CSV is applied as a file is, and the same lines again are the same import', async () => {
  const file = [header, csvLine('C1'), csvLine('C2')].join('\n');
  const first = await pushed(csv, file);
  expect(first).toMatchObject({ status: 'applied', filename: 'vendite.csv', totals: { created: 2 } });
  const again = await push(csv, file);
  expect([again.statusCode, importIn(again).id]).toEqual([200, first.id]);
  // the lines know themselves too, in whatever file they come
  const others = await pushed(jsonLines, lines(line('C1', { importo: 400 }), line('C3')));
  expect(others).toMatchObject({ status: 'applied', totals: { created: 1, unchanged: 1 } });
  // by the service account itself
  const headers = { authorization: `Bearer ${token}` };
  const looked = await service.call('GET', `/api/imports/${first.id}`, { headers });
  expect(importIn(looked)).toMatchObject({ id: first.id, status: 'applied' });
});

test('what is wrong as a whole, or may be a mistake, is applied by nobody', async () => {
  expect(await pushed(csv, 'documento;riga\nA;1')).toMatchObject({ status: 'invalid', rowsValid: 0 });
  expect(await pushed(jsonLines, lines('{', '}'))).toMatchObject({ status: 'invalid', errorCount: 2 });
  expect(await pushed(jsonLines, '\n\n')).toMatchObject({ status: 'failed', failure: 'noRows' });
  const half = lines(line('H1', { marca: 'Lupino' }), '{');
  const halfWaiting = await pushed(jsonLines, half);
  expect(halfWaiting).toMatchObject({ status: 'invalid', rowsValid: 1, warnings: [{ code: 'newBrand' }] });
  expect(importIn(await push(jsonLines, half)).id).toBe(halfWaiting.id);
  const equal = lines(line('E1', { importo: 399 }));
  expect(await pushed(jsonLines, equal)).toMatchObject({ status: 'ready', warnings: [{ code: 'equalLines' }] });
  const newBrand = lines(line('N1', { marca: 'Lupetto' }));
  const waiting = await pushed(jsonLines, newBrand);
  expect(waiting).toMatchObject({ status: 'ready', warnings: [{ code: 'newBrand', value: 'Lupetto' }] });
  expect(importIn(await push(jsonLines, newBrand)).id).toBe(waiting.id);
  expect(await applyFile(service, waiting.id)).toMatchObject({ status: 'applied', totals: { created: 1 } });
});

test('a push that is not small is answered at once, and an upload is pushed as its type says', async () => {
  const large = `${lines(line('L1', { importo: 415 }))}${'\n'.repeat(1_000_001)}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': jsonLines };
  const sent = { method: 'POST', url: '/api/sales/lines?filename=notte.jsonl', payload: large, headers } as const;
  const answers = await Promise.all([service.app.inject(sent), service.app.inject(sent)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  const [first, second] = answers.map((each) => importIn(each));
  expect(first).toMatchObject({ status: 'reading', filename: 'notte.jsonl' });
  expect(second?.id).toBe(first?.id);
  await service.imports.drain();
  expect(await importById(service, first?.id ?? 0)).toMatchObject({ status: 'applied', totals: { created: 1 } });
  const file = Buffer.from(lines(line('U1', { importo: 413 })));
  const announced = await service.call('POST', '/api/uploads', {
    headers: { authorization: headers.authorization },
    body: { purpose: 'import', filename: 'u.jsonl', size: file.length, contentType: jsonLines },
  });
  const { upload } = announced.json<{ data: { upload: { uploadId: number; ticket: string } } }>().data;
  await service.app.inject({ method: 'PUT', url: `/api/uploads/${upload.ticket}`, payload: file });
  expect(await pushed('application/json', JSON.stringify({ upload: upload.uploadId }))).toMatchObject({
    status: 'applied',
    filename: 'u.jsonl',
    totals: { created: 1 },
  });
});

test('who may not push, and what is no push, is refused', async () => {
  const refusal = async (...sent: Parameters<typeof push>) => {
    const response = await push(...sent);
    return [response.statusCode, response.json<{ error: { reason?: string } }>().error.reason];
  };
  const good = lines(line('R1', { importo: 414 }));
  expect(await refusal(jsonLines, good, await tokenWith('read', 'network:write'))).toEqual([403, 'outOfScope']);
  expect(await refusal(jsonLines, good, await service.tokenOf('distributor'))).toEqual([403, undefined]);
  for (const type of ['text/plain', 'application/octet-stream', undefined]) {
    expect(await refusal(type, good)).toEqual([422, 'wrongContentType']);
  }
  expect(await refusal('application/json', '{"upload": 999999}')).toEqual([422, undefined]);
  for (const type of [csv, jsonLines]) expect(await refusal(type, '')).toEqual([422, 'emptyBody']);
  expect(importIn(await push(jsonLines, good, await service.tokenOf('ka.admin')))).toMatchObject({ status: 'applied' });
});
