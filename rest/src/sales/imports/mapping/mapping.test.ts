/** Files whose columns have the names of other programs (docs/domain/imports.md). */
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ImportKind } from '@gdd/schema/campaigns';
import { and, desc, eq } from 'drizzle-orm';
import { sales } from '../../../ground/database/tables/programme/sales.js';
import { auditEntries } from '../../../ground/database/tables/work/audit.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';
import { workbook } from '../../../testing/files/workbook.js';
import { applyFile, importById, importFile, importIn, loadFile } from '../../../testing/programme/loadedFile.js';
import type { ImportDetail } from '../record/schemas.js';
import type { ColumnMappingView } from '../record/mappingSchemas.js';

let service: TestApp;
let vatNumber: string;
beforeAll(async () => {
  service = await openTestApp();
  vatNumber = (await service.memberWithCode('DE00001')).vatNumber ?? '';
});
afterAll(() => service.close());

const ownHeader = 'documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo';
const foreignHeader = 'Nr. Fattura;Pos.;Cliente;Del;Brand;Season;Veicolo;Misura;Vendita;Pezzi;Sconto;Imponibile';
const cellsOf = (document: string) => [
  ...[document, '1', vatNumber, '10/03/2025', 'Lupo', 'estivo', 'vettura', '17', 'dettaglio', '4', 'n.d.', '400,00'],
];
const lineOf = (document: string) => cellsOf(document).join(';');
const fileOf = (header: string, ...documents: readonly string[]) => [header, ...documents.map(lineOf)].join('\n');

/** What the columns are found to be: field and how it was recognized, by header. */
const found = ({ columns }: ImportDetail) =>
  Object.fromEntries((columns?.columns ?? []).map(({ header, field, guess }) => [header, [field, guess]]));
const guessOf = ({ columns }: ImportDetail) => (columns?.columns ?? []).map(({ column, field }) => ({ column, field }));

async function map(id: number, columns: readonly object[], more: object = {}, as = 'ka.admin') {
  const response = await service.call('POST', `/api/imports/${id}/mapping`, { as, body: { columns, ...more } });
  await service.imports.drain();
  return response;
}
const mappings = async () =>
  (await service.call('GET', '/api/imports/mappings', { as: 'ka.admin' })).json<{
    data: { mappings: ColumnMappingView[] };
  }>().data.mappings;
async function forgetAll() {
  for (const { id } of await mappings())
    await service.call('DELETE', `/api/imports/mappings/${id}`, { as: 'ka.admin' });
}

describe('a file with the header of another program', () => {
  test('is read only once a user has confirmed what its columns are', async () => {
    const read = await loadFile(service, 'sales', fileOf(foreignHeader, 'M1', 'M2'));
    expect(read).toMatchObject({ status: 'invalid', awaitsColumns: true, rowsValid: 0 });
    expect(read.columns).toMatchObject({ row: 1, state: 'wanted' });
    expect(found(read)).toEqual({
      'Nr. Fattura': ['documento', 'synonym'],
      'Pos.': ['riga', 'synonym'],
      Cliente: ['partita_iva', 'contents'],
      Del: ['data', 'synonym'],
      Brand: ['marca', 'synonym'],
      Season: ['stagione', 'synonym'],
      Veicolo: ['segmento', 'synonym'],
      Misura: ['cerchio', 'contents'],
      Vendita: ['canale', 'contents'],
      Pezzi: ['quantita', 'synonym'],
      Sconto: [null, null],
      Imponibile: ['importo', 'synonym'],
    });
    expect(read.columns?.columns[0]?.samples).toEqual(['M1', 'M2']);
    expect(read.columns?.fields).toContainEqual({ field: 'azione', isRequired: false });
    const refused = await service.call('POST', `/api/imports/${read.id}/apply`, {
      as: 'ka.admin',
      body: { skipInvalid: true, confirmWarnings: true },
    });
    expect(refused.statusCode).toBe(409);
    const given = await map(read.id, guessOf(read));
    expect([given.statusCode, importIn(given).status]).toEqual([200, 'reading']);
    const preview = await importById(service, read.id);
    expect(preview).toMatchObject({
      status: 'ready',
      awaitsColumns: false,
      rowsValid: 2,
      columns: { state: 'confirmed' },
    });
    expect(await applyFile(service, read.id)).toMatchObject({ status: 'applied', totals: { created: 2 } });
    const [line] = await service.database.select().from(sales).where(eq(sales.document, 'M2'));
    expect(line).toMatchObject({ line: 1, rim: 17, channel: 'retail', quantity: 4, amount: '400.00' });
    const [entry] = await service.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, read.id), eq(auditEntries.action, 'columnsMapped')));
    expect(entry?.after).toMatchObject({ kind: 'sales', columns: expect.arrayContaining(['Misura = cerchio']) });
  });

  test('is read at once where its sender has confirmed the same header', async () => {
    const read = await loadFile(service, 'sales', fileOf(foreignHeader, 'M3'));
    expect(read).toMatchObject({ status: 'ready', rowsValid: 1, columns: { state: 'remembered' } });
    expect(found(read)).toMatchObject({ Misura: ['cerchio', 'remembered'], Sconto: [null, 'remembered'] });
    expect(await applyFile(service, read.id)).toMatchObject({ status: 'applied', totals: { created: 1 } });
  });

  test.each([
    ['another name', foreignHeader.replace('Misura', 'Misure')],
    ['two names in each other’s place', foreignHeader.replace('Pezzi;Sconto', 'Sconto;Pezzi')],
    ['a column more', `${foreignHeader};Note`],
    ['another case', foreignHeader.replace('Misura', 'MISURA')],
  ])('is asked about again where one cell differs: %s', async (_what, header) => {
    const read = await loadFile(service, 'sales', fileOf(header, 'M4'));
    expect(read).toMatchObject({ status: 'invalid', rowsValid: 0, columns: { state: 'wanted' } });
    // what the remembered mapping says of the other cells is offered
    expect(found(read)).toMatchObject({
      'Nr. Fattura': ['documento', 'remembered'],
      Cliente: ['partita_iva', 'remembered'],
    });
  });

  test('of another kind is not read by a mapping of sales', async () => {
    const read = await loadFile(service, 'goals', fileOf(foreignHeader, 'M5'));
    expect(read).toMatchObject({ status: 'invalid', columns: { state: 'wanted' } });
    expect(Object.values(found(read)).map(([, guess]) => guess)).not.toContain('remembered');
  });

  test('can have titles above the header, and be a workbook', async () => {
    const rowOf = (row: number, cells: readonly string[]) =>
      `<row r="${row}">${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
    const rows = [rowOf(1, ['Estratto vendite']), rowOf(3, foreignHeader.split(';')), rowOf(4, cellsOf('M6'))];
    const file = await workbook({ rows });
    const read = await loadFile(service, 'sales', file);
    expect(read).toMatchObject({ status: 'ready', rowsValid: 1, columns: { row: 3, state: 'remembered' } });
  });

  test('can be mapped anew as long as it is not applied', async () => {
    const read = await loadFile(service, 'sales', fileOf(foreignHeader, 'M7'));
    expect(read).toMatchObject({ status: 'ready', columns: { state: 'remembered' } });
    const swapped = guessOf(read).map(({ column, field }) => ({
      column,
      field: field === 'riga' ? 'quantita' : field === 'quantita' ? 'riga' : field,
    }));
    await map(read.id, swapped, { remember: false });
    const preview = await importById(service, read.id);
    expect(preview).toMatchObject({ status: 'ready', columns: { state: 'confirmed' } });
    expect(preview.sample[0]?.after).toMatchObject({ document: 'M7', line: 4, quantity: 1 });
    // it was said of this file only
    const next = await loadFile(service, 'sales', fileOf(foreignHeader, 'M8'));
    expect(next.sample[0]?.after).toMatchObject({ document: 'M8', line: 1, quantity: 4 });
  });

  test('is in the history under what it waits for, not among those with wrong rows', async () => {
    const listed = async (filter: object) =>
      (await service.call('POST', '/api/imports/table', { as: 'ka.admin', body: { filter } })).json<{
        data: { items: ImportDetail[] };
      }>().data.items;
    await loadFile(service, 'sales', fileOf(ownHeader, 'M99').replace(';4;', ';0;'));
    const [waiting, wrong, both] = await Promise.all([
      listed({ status: 'awaitsColumns' }),
      listed({ status: ['invalid'] }),
      listed({ status: ['awaitsColumns', 'invalid'] }),
    ]);
    expect(new Set(waiting.map((each) => each.awaitsColumns))).toEqual(new Set([true]));
    expect(new Set(wrong.map((each) => each.awaitsColumns))).toEqual(new Set([false]));
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set(['invalid']));
    expect(both.length).toBe(waiting.length + wrong.length);
  });

  test('whose first row is a line has no columns to map: the line would be lost', async () => {
    const read = await loadFile(service, 'sales', [lineOf('M9'), lineOf('M10')].join('\n'));
    expect(read).toMatchObject({ status: 'invalid', rowsValid: 0, columns: null });
  });

  test.each<[ImportKind, string]>([
    ['sales', fileOf(ownHeader, 'X').replace('n.d.;', '')],
    ['sales', 'documento;riga\nX;1'],
    ['network', 'codice;ruolo\nX;Dealer'],
  ])('is none where the portal knows each name: %s', async (kind, file) => {
    expect((await loadFile(service, kind, file)).columns).toBeNull();
  });
});

test('files of the network and of goals are mapped alike', async () => {
  const network = 'Cod. cliente;Role;Denominazione;Parent;P.IVA\nMAPPED;Agent;Agenzia Prova;DI0001;';
  const read = await loadFile(service, 'network', network);
  expect(found(read)).toMatchObject({ 'Cod. cliente': ['codice', 'synonym'], 'P.IVA': ['partita_iva', 'name'] });
  await map(read.id, guessOf(read));
  expect(await applyFile(service, read.id)).toMatchObject({ status: 'applied', totals: { created: 1 } });
  const goals = await loadFile(service, 'goals', `Promozione;Cliente;Target\nNessuna;${vatNumber};15`);
  expect(found(goals)).toEqual({
    Promozione: ['campagna', 'synonym'],
    Cliente: ['partita_iva', 'contents'],
    Target: ['obiettivo', 'synonym'],
  });
  await map(goals.id, guessOf(goals));
  expect(await importById(service, goals.id)).toMatchObject({
    errors: [{ row: 2, column: 'campagna', reason: 'unknownCampaign', value: 'Nessuna' }],
  });
});

describe('a mapping', () => {
  const wrong: readonly [string, string, object, (all: Mapped[]) => object[]][] = [
    ['two columns for one field', 'mappedTwice', { 'columns.11.field': 'taken' }, (all) => changed(all, 11, 'importo')],
    [
      'two fields for one column',
      'mappedTwice',
      { 'columns.12.column': 'taken' },
      (all) => [...all, { column: 1, field: 'azione' }],
    ],
    [
      'a required field without a column',
      'mappedFieldMissing',
      { 'columns.cerchio': 'required' },
      (all) => changed(all, 8, null),
    ],
    [
      'a column that the file does not have',
      'mappedColumnUnknown',
      { 'columns.12.column': 'unknown' },
      (all) => [...all, { column: 13, field: 'azione' }],
    ],
    [
      'a field of another kind',
      'mappedFieldUnknown',
      { 'columns.10.field': 'unknown' },
      (all) => changed(all, 11, 'ragione_sociale'),
    ],
  ];
  interface Mapped {
    readonly column: number;
    readonly field: string | null;
  }
  const changed = (all: readonly Mapped[], place: number, field: string | null) =>
    all.map((each) => (each.column === place ? { column: place, field } : each));

  test.each(wrong)('with %s is refused, and nothing changes', async (_what, reason, fields, change) => {
    await forgetAll();
    const read = await loadFile(service, 'sales', fileOf(foreignHeader, 'W1'));
    const response = await map(read.id, change(guessOf(read)));
    expect(response.statusCode).toBe(422);
    const { error } = response.json<{ error: { reason: string; fields: object; message: string } }>();
    expect({ reason: error.reason, fields: error.fields }).toEqual({ reason, fields });
    expect(error.message).toMatch(/^(?!I dati inviati).*\.$/);
    expect(await importById(service, read.id)).toEqual(read);
    expect(await mappings()).toEqual([]);
  });

  test('is refused for a file that needs none, is applied, or does not exist', async () => {
    const own = await importFile(service, 'sales', fileOf(ownHeader, 'W2').replace('n.d.;', ''));
    const one = [{ column: 1, field: 'documento' }];
    const refused = await map(own.id, one);
    expect([refused.statusCode, refused.json<{ error: { reason: string } }>().error.reason]).toEqual([
      409,
      'importNotReady',
    ]);
    expect((await map(999_999, one)).statusCode).toBe(404);
    expect((await map(own.id, one, {}, 'distributor')).statusCode).toBe(403);
  });

  test('is listed with who confirmed it, and deleted with an entry in the audit', async () => {
    await forgetAll();
    const read = await loadFile(service, 'sales', fileOf(foreignHeader, 'L1'));
    await map(read.id, guessOf(read));
    const [stored, ...others] = await mappings();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ kind: 'sales', isServiceAccount: false, confirmedBy: 'Chiara Amato' });
    expect(stored?.columns).toContainEqual({ header: 'Sconto', field: null });
    // confirmed again, it is the same mapping
    await map((await loadFile(service, 'sales', fileOf(foreignHeader, 'L2'))).id, guessOf(read));
    expect(await mappings()).toHaveLength(1);
    const path = `/api/imports/mappings/${stored?.id}`;
    expect((await service.call('DELETE', path, { as: 'distributor' })).statusCode).toBe(403);
    expect((await service.call('DELETE', path, { as: 'ka.admin' })).statusCode).toBe(200);
    expect((await service.call('DELETE', path, { as: 'ka.admin' })).statusCode).toBe(404);
    expect(await mappings()).toEqual([]);
    const [entry] = await service.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ entity: 'import', action: 'mappingDeleted', before: { kind: 'sales' } });
    const next = await loadFile(service, 'sales', fileOf(foreignHeader, 'L3'));
    expect(next).toMatchObject({ status: 'invalid', columns: { state: 'wanted' } });
  });

  test('of a service account is its own: its next push with the header is applied', async () => {
    await forgetAll();
    const body = { name: 'ERP colonne', scopes: ['sales:write'], expiresInDays: 30 };
    const made = await service.call('POST', '/api/service-accounts', { as: 'ka.admin', body });
    const { token } = made.json<{ data: { token: string } }>().data;
    const push = async (payload: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' };
      let isAnswered = false;
      const answer = service.app
        .inject({ method: 'POST', url: '/api/sales/lines', payload, headers })
        .finally(() => (isAnswered = true));
      while (!isAnswered) {
        await service.imports.drain();
        await turn();
      }
      return importById(service, importIn(await answer).id);
    };
    const office = await loadFile(service, 'sales', fileOf(foreignHeader, 'S0'));
    await map(office.id, guessOf(office));
    // what the office confirmed for its own files is not the account's
    const first = await push(fileOf(foreignHeader, 'S1'));
    expect(first).toMatchObject({ status: 'invalid', rowsValid: 0, columns: { state: 'wanted' } });
    await map(first.id, guessOf(first));
    // who has just confirmed the columns sees the preview first
    expect(await importById(service, first.id)).toMatchObject({ status: 'ready', rowsValid: 1 });
    // another quantity: a line that equals one that was applied would wait for a confirmation
    const second = await push(fileOf(foreignHeader, 'S2').replace(';4;', ';6;'));
    expect(second).toMatchObject({ status: 'applied', columns: { state: 'remembered' } });
    expect((await mappings()).map(({ sender, isServiceAccount }) => [sender, isServiceAccount])).toContainEqual([
      'ERP colonne',
      true,
    ]);
  });
});
