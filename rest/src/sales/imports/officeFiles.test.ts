import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { importFailureTexts } from '@gdd/schema/importTexts';
import type { ImportKind } from '@gdd/schema/campaigns';
import type { ImportFailure } from '@gdd/schema/imports';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { applyFile, loadFile } from '../../testing/programme/loadedFile.js';
import { salesFileOf } from '../../testing/programme/salesFiles.js';

const folder = fileURLToPath(new URL('../../../../tests/data/casi', import.meta.url));
const fileNamed = (name: string) => readFile(`${folder}/${name}`);

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
  // the dealer of the files
  await service.database.update(members).set({ vatNumber: '73504760031' }).where(eq(members.code, 'DE00001'));
});
afterAll(() => service.close());

const load = (kind: ImportKind, file: string | Buffer) => loadFile(service, kind, file);
const day = (text: string) => text.split('/').reverse().join('-');

describe('the file of an office', () => {
  interface Right {
    readonly kind?: ImportKind;
    readonly rows?: readonly Readonly<Record<string, unknown>>[];
    readonly errors?: readonly object[];
    readonly failure?: ImportFailure;
  }
  const dealer = { vatNumber: '73504760031' };
  const back = { quantity: -4, amount: '-400.00' };
  const right: Readonly<Record<string, Right>> = {
    '04e-x000D.xlsx': { rows: [{ document: 'X1', brand: 'Lupo' }] },
    '06a-data-e-ora.csv': { rows: [1, 2, 3, 4].map((line) => ({ line, soldOn: '2025-09-05' })) },
    '06b-partita-iva-IT.csv': { rows: [dealer, dealer] },
    '06c-partita-iva-uguale.csv': { rows: [dealer] },
    '06d-partita-iva-9.csv': { errors: [{ row: 2, column: 'partita_iva', reason: 'unknownVatNumber' }] },
    '06e-meno-in-fondo.csv': { rows: [back, back] },
    '06f-meno-unicode.csv': { rows: [back, back] },
    '06g-utf16-senza-bom.csv': { failure: 'unmarkedText' },
    '06h-libreoffice.ods': { failure: 'odsFile' },
    '06i-compresso.zip': { failure: 'zipFile' },
    '06k-rete-cp850.csv': {
      kind: 'network',
      rows: [{ businessName: 'Città Gomme di José', city: 'Cantù' }],
    },
  };

  test('has a right answer for each', async () => {
    const files = (await readdir(folder)).filter((name) => name !== 'README.md');
    expect(files.sort()).toEqual(Object.keys(right).sort());
  });

  test.each(Object.entries(right))('%s is read as what it means', async (name, { kind = 'sales', ...wanted }) => {
    const read = await load(kind, await fileNamed(name));
    expect(read.failure).toBe(wanted.failure ?? null);
    expect(read.errors).toMatchObject(wanted.errors ?? []);
    expect(read.errors).toHaveLength(wanted.errors?.length ?? 0);
    const rows = read.sample.map(({ after }) => after);
    expect(rows).toHaveLength(wanted.rows?.length ?? 0);
    expect(rows).toMatchObject(wanted.rows ?? []);
    if (wanted.failure !== undefined) expect(importFailureTexts[wanted.failure]).toMatch(/: .*(?:\.xlsx|CSV)/);
  });

  test('in the letters of MS-DOS says that it was read so', async () => {
    const { warnings } = await load('network', await fileNamed('06k-rete-cp850.csv'));
    expect(warnings).toMatchObject([
      {
        code: 'oldCharacters',
        count: 2,
        examples: [
          { row: 2, value: 'Città Gomme di José' },
          { row: 2, value: 'Cantù' },
        ],
      },
    ]);
  });
});

describe('the dates of a sales file', () => {
  const lineOf = (document: string, date: string) =>
    `${document};1;73504760031;${date};Lupo;estivo;vettura;16;dettaglio;4;100,00`;
  const daysOf = ({ sample }: Awaited<ReturnType<typeof load>>) => sample.map(({ after }) => after['soldOn']);

  test('with the month first are all read so, once one of them shows it', async () => {
    const rows = ['03/04/2025', '3/15/2025', '12/10/2024'].map((date, index) => lineOf(`AM${index}`, date));
    const read = await load('sales', salesFileOf(...rows));
    expect([read.status, daysOf(read)]).toEqual(['ready', ['2025-03-04', '2025-03-15', '2024-12-10']]);
    expect(read.warnings).toMatchObject([
      { code: 'monthFirstDates', column: 'data', count: 1, examples: [{ row: 3 }], needsConfirmation: false },
    ]);
    await applyFile(service, read.id);
  });

  test('with the month first are wrong where no month has the day, which is told once', async () => {
    const rows = ['3/17/2025', '2/30/2025', '15/40/2025'].map((date, index) => lineOf(`AW${index}`, date));
    const read = await load('sales', salesFileOf(...rows));
    expect(read.errors.map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'notDate'],
      [4, 'notDate'],
    ]);
    expect(read.warnings.map(({ code }) => code)).toEqual(['monthFirstDates']);
  });

  test('with the month first are written with the day first in the file of bad rows', async () => {
    const wrong = lineOf('AN2', '02/03/2025').replace('estivo', 'primaverile');
    const read = await load('sales', salesFileOf(lineOf('AN1', '3/15/2025'), wrong));
    const { body } = await service.call('GET', `/api/imports/${read.id}/errors`, { as: 'ka.admin' });
    expect(body).toContain(';03/02/2025;');
  });

  test('in both orders want to be confirmed, and none is turned round', async () => {
    const rows = ['03/05/2025', '3/16/2025', '16/03/2025'].map((date, index) => lineOf(`MI${index}`, date));
    const read = await load('sales', salesFileOf(...rows));
    expect([read.status, daysOf(read)]).toEqual(['invalid', [day('03/05/2025'), day('16/03/2025')]]);
    expect(read.errors).toMatchObject([{ row: 3, column: 'data', reason: 'notDate' }]);
    expect(read.warnings).toMatchObject([{ code: 'mixedDates', count: 1, confirmation: 'mixedDates' }]);
    const apply = (body: object) => service.call('POST', `/api/imports/${read.id}/apply`, { as: 'ka.admin', body });
    expect((await apply({ skipInvalid: true })).json()).toMatchObject({ error: { reason: 'importHasWarnings' } });
    expect((await apply({ skipInvalid: true, confirm: ['mixedDates'] })).statusCode).toBe(200);
    await service.imports.drain();
  });

  test('after today are counted', async () => {
    const future = lineOf('FU', '01/01/2026');
    const read = await load('sales', salesFileOf(lineOf('FV', '31/12/2025'), future));
    expect(read.warnings).toMatchObject([
      { code: 'futureDates', column: 'data', count: 1, examples: [{ row: 3, value: '2026-01-01' }] },
    ]);
    expect(read.warnings[0]?.needsConfirmation).toBe(false);
  });
});

describe('a network file', () => {
  const header = 'codice;ruolo;ragione_sociale;codice_padre;partita_iva;citta;email;dal';
  const rowOf = (changes: Readonly<Record<string, string>> = {}) =>
    Object.values({
      ...{ codice: 'DE00001', ruolo: 'Dealer', ragione_sociale: 'Gomme', codice_padre: 'AG0001' },
      ...{ partita_iva: '73504760031', citta: 'Roma', email: 'a@b.it', dal: '01/02/2020' },
      ...changes,
    }).join(';');
  const sampleOf = async (changes: Readonly<Record<string, string>>) =>
    (await load('network', [header, rowOf(changes)].join('\n'))).sample[0]?.after;

  test.each([
    ['info@società.it', 'info@xn--societ-nta.it'],
    ['o’brien@gomme.it', "o'brien@gomme.it"],
  ])('has the address %s in its right form', async (email, address) => {
    expect(await sampleOf({ email })).toMatchObject({ email: address });
  });

  test('names what a program has lost, and what documents cannot write', async () => {
    const rows = [{ citta: 'Citt?' }, { ragione_sociale: 'Шины Москва' }, { ragione_sociale: 'Citt\ufffd Gomme' }];
    const found = await Promise.all(rows.map((row) => load('network', [header, rowOf(row)].join('\n'))));
    expect(found.map(({ warnings }) => warnings.map(({ code, column }) => [code, column]))).toEqual([
      [['lostCharacters', 'citta']],
      [['lostCharacters', 'ragione_sociale']],
      [['lostCharacters', 'ragione_sociale']],
    ]);
    expect((await load('network', [header, rowOf({ ragione_sociale: 'Đorđević Łódź' })].join('\n'))).warnings).toEqual(
      [],
    );
  });

  test('has its dates with the month first where one of them shows it', async () => {
    const rows = [
      rowOf({ dal: '02/01/2020' }),
      rowOf({ codice: 'DE00002', partita_iva: '01234567897', dal: '2/28/2020' }),
    ];
    const read = await load('network', [header, ...rows].join('\n'));
    expect(read.warnings).toMatchObject([{ code: 'monthFirstDates', column: 'dal', count: 1 }]);
    expect(read.errors.filter(({ column }) => column === 'dal')).toEqual([]);
  });
});
