import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Cell } from './cells.js';
import { salesColumns, salesRowReader, type SalesColumn } from './salesRow.js';

const line: Readonly<Record<SalesColumn, Cell>> = {
  documento: 'FT-2025-000123',
  riga: '1',
  partita_iva: '01234567897',
  data: '15/10/2025',
  marca: 'Lupo',
  stagione: 'Quattro Stagioni',
  segmento: 'SUV',
  cerchio: '17',
  canale: 'FLOTTA',
  quantita: '-4',
  importo: '-1.412,80',
  azione: '',
};

const read = salesRowReader({ isSemicolonFile: true, countsFrom1904: false }, '2025-12-31');
const readLine = (changes: Partial<Record<SalesColumn, Cell>>) => {
  const cells = { ...line, ...changes };
  return read(salesColumns.map((column) => cells[column]));
};

describe('a row of a sales file', () => {
  test('a row is a sale line, whatever the case of its texts', () => {
    expect(readLine({})).toEqual({
      problems: [],
      values: {
        document: 'FT-2025-000123',
        line: 1,
        vatNumber: '01234567897',
        soldOn: '2025-10-15',
        brand: 'Lupo',
        season: 'allSeason',
        segment: 'suv',
        rim: 17,
        channel: 'fleet',
        quantity: -4,
        amount: '-1412.80',
        action: null,
      },
    });
  });

  test('corrects a line with all its values, and takes one away by its name alone', () => {
    expect(readLine({ azione: 'Correggi' })).toMatchObject({ problems: [], values: { action: 'correct', rim: 17 } });
    const nothing = Object.fromEntries(salesColumns.slice(2).map((column) => [column, '']));
    expect(readLine({ ...nothing, azione: 'STORNA' })).toMatchObject({
      problems: [],
      values: { document: 'FT-2025-000123', line: 1, action: 'cancel', quantity: undefined },
    });
    expect(readLine({ azione: 'storna', riga: '' }).problems.map(({ column }) => column)).toEqual(['riga']);
  });

  test('a row of a spreadsheet is read with numbers where the column has numbers', () => {
    const cells = { documento: 123, partita_iva: 1_234_567_897, data: 45_945, quantita: 4, importo: 12.5 };
    const { values, problems } = readLine(cells);
    expect(problems).toEqual([]);
    expect(values).toMatchObject({
      document: '123',
      vatNumber: '01234567897',
      soldOn: '2025-10-15',
      amount: '12.50',
    });
  });

  test('a text in the plural or with a feminine ending is read all the same', () => {
    const seasons = {
      summer: ['Estivi', 'estiva', 'ESTIVE'],
      winter: ['Invernali'],
      allSeason: ['4 stagioni', 'All Season'],
    };
    for (const [season, forms] of Object.entries(seasons)) {
      for (const stagione of forms) expect(readLine({ stagione }).values.season).toBe(season);
    }
    const plural = { segmento: 'vetture', canale: 'Flotte', cerchio: 'R17', partita_iva: '1234567897' };
    expect(readLine(plural)).toMatchObject({
      problems: [],
      values: { segment: 'car', channel: 'fleet', rim: 17, vatNumber: '01234567897' },
    });
    // the suggested texts are those of the documentation
    expect(readLine({ stagione: 'autunnale' }).problems[0]?.parameters).toEqual({
      allowed: 'estivo, invernale, quattro stagioni',
    });
  });

  test.each<[SalesColumn, Cell]>([
    ['documento', ''],
    ['documento', 'x'.repeat(61)],
    ['riga', ''],
    ['riga', '1.0'],
    ['riga', '-1'],
    ['riga', '2147483648'],
    ['partita_iva', ''],
    ['partita_iva', '34567897'],
    ['partita_iva', 'FR01234567897'],
    ['data', '31/02/2025'],
    ['data', '31/12/1999'],
    ['data', '01/01/2027'],
    ['data', '15/10/2205'],
    ['marca', ''],
    ['marca', '#N/D'],
    ['stagione', 'autunnale'],
    ['segmento', 'moto'],
    ['cerchio', '9'],
    ['cerchio', '26'],
    ['cerchio', '17,5'],
    ['canale', 'ingrosso'],
    ['quantita', '0'],
    ['quantita', '-0'],
    ['quantita', '4,5'],
    ['quantita', '4.000'],
    ['importo', 'quattro'],
    ['importo', '12,345'],
    ['importo', '412,80'],
    ['azione', 'cancella'],
  ])('is wrong in %s with %j', (column, cell) => {
    expect(readLine({ [column]: cell }).problems.map((problem) => problem.column)).toEqual([column]);
  });

  test.each([
    ['stagione', '4stagioni', { season: 'allSeason' }],
    ['stagione', 'Quattrostagioni', { season: 'allSeason' }],
    ['segmento', 'Autovettura', { segment: 'car' }],
    ['segmento', 'autovetture', { segment: 'car' }],
  ])('has in %s the other name %j', (column, cell, values) => {
    expect(readLine({ [column]: cell })).toMatchObject({ values, problems: [] });
  });

  test('a row is dated from 2000 up to a year after the programme’s day', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, day, (today, sold) => {
        const [todayText, data] = [today, sold].map((date) => date.toISOString().slice(0, 10)) as [string, string];
        const [problem] = salesRowReader(
          { isSemicolonFile: true, countsFrom1904: false },
          todayText,
        )(salesColumns.map((column) => ({ ...line, data })[column])).problems;
        const lastDay = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), today.getUTCDate()));
        // there is no 29 February a year later: 1 March is a day too late
        if (today.getUTCDate() !== lastDay.getUTCDate()) lastDay.setUTCDate(0);
        const isPlausible = data >= '2000-01-01' && data <= lastDay.toISOString().slice(0, 10);
        expect(problem?.column).toBe(isPlausible ? undefined : 'data');
      }),
      {
        examples: [
          [new Date('2024-02-29'), new Date('2025-02-28')],
          [new Date('2024-02-29'), new Date('2025-03-01')],
        ],
      },
    );
  });

  test('has an amount of the sign of its quantity, or none: a gift is no return', () => {
    const number = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(
        number.filter((quantity) => quantity !== 0),
        number,
        (quantity, euros) => {
          const [problem] = readLine({ quantita: String(quantity), importo: `${euros},00` }).problems;
          expect(problem?.column).toBe(euros * quantity < 0 ? 'importo' : undefined);
        },
      ),
    );
  });

  test('is the same when it comes again, right or wrong', () => {
    for (const changes of [{}, { data: 'ieri' }]) expect(readLine(changes)).toEqual(readLine(changes));
  });

  test('is reported by all its bad columns, in the order of the table', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...salesColumns), { minLength: 1 }), (bad) => {
        // a control character is wrong in every column
        const { problems } = readLine(Object.fromEntries(bad.map((column) => [column, '\u0007'])));
        expect(problems.map(({ column }) => column)).toEqual(salesColumns.filter((column) => bad.includes(column)));
      }),
    );
  });

  test('never throws, whatever stands in it', () => {
    const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.double());
    fc.assert(fc.property(fc.array(cell, { maxLength: 12 }), (cells) => void read(cells)));
  });
});
