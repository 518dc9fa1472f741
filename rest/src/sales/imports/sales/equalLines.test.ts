import { describe, expect, test } from '@jest/globals';
import { workbook } from '../../../testing/files/workbook.js';
import { applyFile, importById, loadFile } from '../../../testing/programme/loadedFile.js';
import { openSalesImports, salesHeader } from '../../../testing/programme/salesFiles.js';

const { service, dealerNumber, lineOf, load, sell, lines } = await openSalesImports();

const apply = (id: number, body: object) => service.call('POST', `/api/imports/${id}/apply`, { as: 'ka.admin', body });
const confirmed = { confirmWarnings: true, confirm: ['equalLines'] };

/** A day that no other test of this file has lines of. */
let lastDay = 0;
const newDay = () => `${String(++lastDay).padStart(2, '0')}/04/2025`;

/** Rows that differ in their amounts, so that each equals one line at most. */
const several = (count: number, document: string, data: string) =>
  Array.from({ length: count }, (_, index) =>
    lineOf(document, { riga: String(index + 1), data, importo: `${100 + index},00` }),
  );

/** The same rows as a spreadsheet saves them, which has read the documents as numbers. */
const asWorkbook = (document: number, data: string, count: number, end = '') => {
  const [day, month] = data.split('/').map(Number);
  const date = Date.UTC(2025, (month ?? 1) - 1, day) / 86_400_000 + 25_569;
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const number = (value: number) => `<c><v>${value}</v></c>`;
  const row = (cells: readonly (string | number)[]) =>
    `<row>${cells.map((cell) => (typeof cell === 'number' ? number(cell) : text(cell))).join('')}</row>`;
  const rows = Array.from({ length: count }, (_, index) =>
    row([
      ...[document, index + 1, Number(dealerNumber), date, 'Lupo', 'estivo'],
      ...['vettura', 17, 'dettaglio', 4, 100 + index],
    ]),
  );
  return workbook({ rows: [row(salesHeader.split(';')), ...rows, end] });
};

describe('lines that equal others under another document', () => {
  test('are shown with those that they equal, and applied by no one who does not say so', async () => {
    const day = newDay();
    await sell(...several(4, '0012', day));
    const read = await loadFile(service, 'sales', await asWorkbook(12, day, 4));
    expect(read.warnings).toMatchObject([
      {
        ...{ code: 'equalLines', column: 'documento', count: 4, needsConfirmation: true, confirmation: 'equalLines' },
        examples: [1, 2, 3, 4].map((line) => ({ row: line + 1, value: `0012 / ${line}` })),
      },
      { code: 'documentNumber', column: 'documento', count: 4, confirmation: 'equalLines' },
    ]);
    const before = await lines();
    for (const body of [{}, { confirmWarnings: true }, { skipInvalid: true, confirmWarnings: true }]) {
      const refused = await apply(read.id, body);
      const message = expect.stringContaining('già importate con un altro documento');
      const error = { reason: 'importHasEqualLines', message };
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { error }]);
    }
    expect(await lines()).toEqual(before);
    expect((await apply(read.id, { confirm: ['equalLines'] })).statusCode).toBe(200);
    await service.imports.drain();
    expect(await lines()).toHaveLength(before.length + 4);
    // the same documents once more are the same lines
    const again = await loadFile(service, 'sales', await asWorkbook(12, day, 4, ' '));
    expect(again).toMatchObject({ status: 'ready', totals: { created: 0, unchanged: 4 }, warnings: [] });
  });

  test('are not passed over with the rows in error', async () => {
    const day = newDay();
    await sell(...several(4, 'S1', day));
    const read = await load(...several(4, 'S2', day), lineOf('S3', { data: 'ieri' }));
    expect(read).toMatchObject({ status: 'invalid', rowsValid: 4, warnings: [{ code: 'equalLines', count: 4 }] });
    expect((await apply(read.id, { skipInvalid: true })).json()).toMatchObject({
      error: { reason: 'importHasEqualLines' },
    });
    expect((await apply(read.id, { skipInvalid: true, ...confirmed })).statusCode).toBe(200);
    await service.imports.drain();
  });

  test('are told of from ten on, and fewer from a twentieth of the file on', async () => {
    const day = newDay();
    await sell(...several(10, 'T1', day));
    const others = (count: number, document: string) =>
      several(count, document, newDay()).map((line) => line.replace(';4;', ';3;'));
    const codesOf = async (...rows: string[]) => (await load(...rows)).warnings.map(({ code, count }) => [code, count]);
    expect(await codesOf(...several(9, 'T2', day), ...others(172, 'T3'))).toEqual([]);
    expect(await codesOf(...several(9, 'T2', day), ...others(171, 'T3'))).toEqual([['equalLines', 9]]);
    expect(await codesOf(...several(10, 'T2', day), ...others(300, 'T3'))).toEqual([['equalLines', 10]]);
  });

  test.each<[string, string]>([
    ['data', '29/04/2025'],
    ['marca', 'Volpe'],
    ['stagione', 'invernale'],
    ['segmento', 'furgone'],
    ['cerchio', '18'],
    ['canale', 'flotta'],
    ['quantita', '5'],
    ['importo', '401,00'],
  ])('are none where they differ in %s', async (column, value) => {
    const day = '28/04/2025';
    await sell(lineOf('U1', { data: day }), lineOf('U0', { marca: 'Volpe', data: '01/05/2025' }));
    const one = await load(lineOf('U2', { data: day }));
    expect(one.warnings.map(({ code }) => code)).toEqual(['equalLines']);
    expect((await load(lineOf('U2', { data: day, [column]: value }))).warnings).toEqual([]);
  });

  test('are none where the file has those under their own document too, or corrects them', async () => {
    const day = newDay();
    await sell(...several(3, 'V1', day));
    expect((await load(...several(3, 'V1', day), ...several(3, 'V2', day))).warnings).toEqual([]);
    const header = `${salesHeader};azione`;
    const correction = `${several(1, 'V1', day)[0]?.replace(';1;', ';2;')};correggi`;
    expect((await loadFile(service, 'sales', [header, correction].join('\n'))).warnings).toEqual([]);
  });

  test('that came after the preview make it a preview again', async () => {
    const day = newDay();
    const [first, second] = [await load(...several(4, 'X1', day)), await load(...several(4, 'X2', day))];
    expect([first.warnings, second.warnings]).toEqual([[], []]);
    await applyFile(service, first.id);
    const before = await lines();
    expect((await apply(second.id, {})).statusCode).toBe(200);
    await service.imports.drain();
    expect(await importById(service, second.id)).toMatchObject({
      status: 'ready',
      warnings: [{ code: 'equalLines', count: 4 }],
    });
    expect(await lines()).toEqual(before);
    expect(await applyFile(service, second.id)).toMatchObject({ status: 'applied', totals: { created: 4 } });
  });
});

describe('a document', () => {
  test.each(['05/09/2025', '5-9-25', '2025-09-05', 'set-25', '5-set'])(
    'written %s is told of as a date',
    async (text) => {
      const read = await load(lineOf(text, { data: newDay() }));
      expect(read.warnings).toMatchObject([{ code: 'documentNumber', count: 1, examples: [{ row: 2, value: text }] }]);
      expect((await apply(read.id, { confirmWarnings: true })).statusCode).toBe(409);
    },
  );

  test.each(['5/2025', 'FT-2025-09', '12', '1-2-3-4', 'SET'])('written %s is none', async (text) => {
    expect((await load(lineOf(text, { data: '27/04/2025', riga: '7' }))).warnings).toEqual([]);
  });

  test('whose digits a spreadsheet threw away is refused', async () => {
    const read = await load(lineOf('1,23457E+11', { data: newDay() }));
    expect(read.errors).toMatchObject([{ column: 'documento', reason: 'digitsLost' }]);
  });
});
