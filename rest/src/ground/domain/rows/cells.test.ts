import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountText, dealerVatNumber, inches, numberText, textOf, wholeNumber, WrongCell, type Cell } from './cells.js';
import { dateText } from './dates.js';
import { writtenCell } from './writtenCell.js';

const semicolons = { isSemicolonFile: true, countsFrom1904: false };
const commas = { isSemicolonFile: false, countsFrom1904: false };

/** The value that a reader makes of a cell, or the sentence that refuses it. */
function outcome(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof WrongCell) return error;
    throw error;
  }
}

describe('an amount', () => {
  test.each<[Cell, string, string]>([
    ['412,80', '412.80', '412.80'],
    ['1.234,56', '1234.56', '1234.56'],
    ['1.234.567,8', '1234567.80', '1234567.80'],
    ['-12,5', '-12.50', '-12.50'],
    ["'-12,5", '-12.50', '-12.50'],
    ['12.34', '12.34', '12.34'],
    ['12.3', '12.30', '12.30'],
    ['1234', '1234.00', '1234.00'],
    ['0', '0.00', '0.00'],
    ['-0,00', '0.00', '0.00'],
    ['007,10', '7.10', '7.10'],
    ['999999999999,99', '999999999999.99', '999999999999.99'],
    [1234.5, '1234.50', '1234.50'],
    [0.1 + 0.2, '0.30', '0.30'],
    [-7, '-7.00', '-7.00'],
  ])('%j is %s in a file with semicolons, %s in any other', (cell, withSemicolons, withCommas) => {
    expect(amountText(cell, semicolons)).toBe(withSemicolons);
    expect(amountText(cell, commas)).toBe(withCommas);
  });

  test.each(['1.234', '-12.000', '1.234.567'])('%j means thousands where semicolons separate', (cell) => {
    expect(amountText(cell, semicolons)).toBe(`${cell.replaceAll('.', '')}.00`);
    expect(outcome(() => amountText(cell, commas))).toBeInstanceOf(WrongCell);
  });

  test.each<Cell>([
    '',
    'quattro',
    '1,2,3',
    ',5',
    '5,',
    '12,345',
    '1.23,4',
    '12345.678',
    '0.500',
    '1.2345',
    '1..234',
    '1.234.56',
    '1 23,50',
    '12 345 6',
    '€ 12 €',
    '$ 12',
    '-12-',
    '--12',
    '12--',
    'EUR 12 EUR',
    'EURO 12',
    '+12',
    '1e3',
    '1000000000000',
    '#N/D',
    1.234,
    Number.MAX_VALUE,
  ])('%j is none', (cell) => {
    expect(outcome(() => amountText(cell, semicolons))).toBeInstanceOf(WrongCell);
  });

  test.each<[Cell, string]>([
    ['€ 12', '12.00'],
    ['-€ 12,50', '-12.50'],
    ['€ -12,50', '-12.50'],
    ['1.234,50 €', '1234.50'],
    ['412,80€', '412.80'],
    ['EUR 1.234,50', '1234.50'],
    ['12,50 eur', '12.50'],
    ['-12,50 EUR', '-12.50'],
    ['EUR -12,50', '-12.50'],
    ['1 234,50', '1234.50'],
    ['1\u00a0234\u202f567,8', '1234567.80'],
  ])('%j is %s, with its sign of the euro and its spaces between thousands', (cell, amount) => {
    expect(amountText(cell, semicolons)).toBe(amount);
  });

  test.each<[Cell, string]>([
    ['400,00-', '-400.00'],
    ['1.400,00 -', '-1400.00'],
    ['400,00- €', '-400.00'],
    ['\u2212400,00', '-400.00'],
    ['\u2013 400,00', '-400.00'],
    ['€ \u2212400,00', '-400.00'],
    ['-0', '0.00'],
    ['0,00-', '0.00'],
    [-0, '0.00'],
  ])('%j is %s, wherever and however its minus stands', (cell, amount) => {
    expect(amountText(cell, semicolons)).toBe(amount);
  });

  test('comes back as it was written, with any number of thousands and decimals', () => {
    const cents = fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n });
    fc.assert(
      fc.property(cents, fc.boolean(), fc.constantFrom(',', '.'), (amount, hasThousands, point) => {
        const sign = amount < 0n ? '-' : '';
        const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
        const [whole, places] = [digits.slice(0, -2), digits.slice(-2)];
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
        const text = sign + (hasThousands && point === ',' ? grouped : whole) + point + places;
        expect(amountText(text, semicolons)).toBe(`${sign}${whole}.${places}`);
      }),
    );
  });

  test('of a spreadsheet is the one that it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(Number(amountText(cents / 100, commas))).toBe(cents / 100);
      }),
    );
  });
});

describe('a whole number', () => {
  const from10to25 = { from: 10, to: 25 };

  test.each<[Cell, number]>([
    ['17', 17],
    [' 017 ', 17],
    [17, 17],
  ])('is %j', (cell, value) => {
    expect(wholeNumber(cell, from10to25)).toBe(value);
  });

  test.each<[string, number]>([
    ['1 000', 1000],
    ['-12\u00a0345', -12_345],
  ])('has spaces between its thousands: %j', (cell, value) => {
    expect(wholeNumber(cell, { from: -1_000_000, to: 1_000_000 })).toBe(value);
  });

  test.each<[Cell, number]>([
    ['4-', -4],
    ['\u22124', -4],
    ['\u20134', -4],
    ['-0', 0],
    ['0-', 0],
    [-0, 0],
  ])('%j is %j, wherever and however its minus stands', (cell, value) => {
    expect(wholeNumber(cell, { from: -10, to: 10 })).toBe(value);
  });

  test.each<[Cell, number]>([
    ['R17', 17],
    ['r 17', 17],
    ['17"', 17],
    ['17”', 17],
    ["17''", 17],
    ['R17"', 17],
    [17, 17],
  ])('of inches is %j', (cell, value) => {
    expect(inches(cell, from10to25)).toBe(value);
  });

  test.each<Cell>(['RR17', '17,5"', 'R', '9"', '1 7', '205/55 R16'])('of inches is not %j', (cell) => {
    expect(outcome(() => inches(cell, from10to25))).toBeInstanceOf(WrongCell);
  });

  test.each<Cell>([
    '',
    '1 00',
    '17,0',
    '17.0',
    '1.000',
    '4,5',
    17.5,
    '9',
    '26',
    '-17',
    'diciassette',
    '1e1',
    '0x11',
    '１７',
  ])('is not %j', (cell) => {
    expect(outcome(() => wholeNumber(cell, from10to25))).toBeInstanceOf(WrongCell);
  });

  test('with a point or a comma is never one', () => {
    const text = fc.stringMatching(/^-?\d{0,6}[.,][\d.,]{0,6}$/);
    fc.assert(
      fc.property(text, (cell) => {
        expect(outcome(() => wholeNumber(cell, { from: -1_000_000, to: 1_000_000 }))).toBeInstanceOf(WrongCell);
      }),
    );
  });
});

describe('a date', () => {
  test.each<[Cell, string]>([
    ['31/12/2025', '2025-12-31'],
    ['1/2/2024', '2024-02-01'],
    ['15-10-2025', '2025-10-15'],
    ['15.10.2025', '2025-10-15'],
    ['15/10/25', '2025-10-15'],
    ['1/2/98', '1998-02-01'],
    ['2024-02-29', '2024-02-29'],
    ['01/01/2999', '2999-01-01'],
    ['05/09/2025 00:00:00', '2025-09-05'],
    ['05/09/2025 0:00', '2025-09-05'],
    ['2025-09-05 00:00:00', '2025-09-05'],
    ['2025-09-05T00:00:00.000', '2025-09-05'],
    ['20250905', '2025-09-05'],
    [20_250_905, '2025-09-05'],
    ['5-set-25', '2025-09-05'],
    ['05 Sep 2025', '2025-09-05'],
    ['5 settembre 2025', '2025-09-05'],
    [45_657, '2024-12-31'],
    [45_657.75, '2024-12-31'],
    [61, '1900-03-01'],
  ])('%j is %s', (cell, date) => {
    expect(dateText(cell, semicolons)).toBe(date);
  });

  test.each<Cell>([
    '',
    '31/02/2025',
    '2025-02-29',
    '15-10/2025',
    '15-10-25',
    '25/10/5',
    '10/15/2025',
    '2025-09-05T22:00:00Z',
    '20251305',
    '5-sat-25',
    '5-settle-25',
    'ieri',
    60,
    0,
    -5,
    1e9,
    NaN,
  ])('%j is none', (cell) => {
    expect(outcome(() => dateText(cell, semicolons))).toBeInstanceOf(WrongCell);
  });

  test('of a column with the month first is read so', () => {
    const american = { ...commas, isMonthFirst: true };
    expect(dateText('09/05/2025', american)).toBe('2025-09-05');
    expect(dateText('9/15/25', american)).toBe('2025-09-15');
    expect(dateText('9/5/2025 12:00:00 AM', american)).toBe('2025-09-05');
    expect(dateText('2025-09-05', american)).toBe('2025-09-05');
    expect(outcome(() => dateText('15/09/2025', american))).toBeInstanceOf(WrongCell);
    expect(writtenCell('data', '09/05/2025', american)).toBe('05/09/2025');
    expect(writtenCell('data', '45/45/2025', american)).toBe('45/45/2025');
  });

  test('is the same day in each of its forms', () => {
    const day = fc.date({ min: new Date('1904-01-02'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (instant) => {
        const date = instant.toISOString().slice(0, 10);
        const days = Date.parse(date) / 86_400_000;
        const read = [
          dateText(date, semicolons),
          dateText(date.split('-').reverse().join('/'), semicolons),
          dateText(days + 25_569, semicolons),
          dateText(days + 24_107, { countsFrom1904: true }),
        ];
        expect(new Set(read)).toEqual(new Set([date]));
      }),
    );
  });
});

describe('the text of a cell', () => {
  test.each<[Cell, string]>([
    ['  Gomme \n Rossi ', 'Gomme Rossi'],
    ['Lupo\u200b', 'Lupo'],
    ['\ufeffLu\ufeffpo\u2060', 'Lupo'],
    ['Lu\u00adpo\u200d', 'Lupo'],
    ['Citta\u0300', 'Città'],
    ['Citta\u200b\u0300', 'Città'],
    ["'+39 06 1234567", '+39 06 1234567'],
    ["'O sole", "'O sole"],
    ['="0123"', '0123'],
    ['="di ""Ugo"""', 'di "Ugo"'],
    ['="a"&"b', '="a"&"b'],
    [9_891_540_321, '9891540321'],
    [1e21, '1000000000000000000000'],
    [1.5e-7, '0.00000015'],
    [-2.5e22, '-25000000000000000000000'],
  ])('%j is %j', (cell, text) => {
    expect(textOf(cell)).toBe(text);
  });

  test.each(['#N/A', '#RIF!', '#DIV/0!', 'a\u0007b', 'a\ud800'])('%j is refused', (cell) => {
    expect(outcome(() => textOf(cell))).toBeInstanceOf(WrongCell);
  });

  test('is the same however its accents are written', () => {
    const accented = fc.string({ unit: fc.constantFrom('à', 'È', 'ô', 'ñ', 'ü', 'ç', 'e', ' '), maxLength: 20 });
    fc.assert(
      fc.property(accented, (text) => {
        expect(textOf(text.normalize('NFD'))).toBe(textOf(text.normalize('NFC')));
      }),
    );
  });

  test('of a number reads as that number, without an exponent', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e300, max: 1e300, noNaN: true }), (value) => {
        const text = numberText(value);
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text)).toBe(Number(value.toPrecision(15)));
      }),
    );
  });

  test.each<[string, Cell, string]>([
    ['data', 45_657, '31/12/2024'],
    ['data', -1, '-1'],
    ['importo', 1234.5, '1234,5'],
    ['partita_iva', 9_891_540_321, '09891540321'],
    ['riga', 7, '7'],
    ['data', 'ieri', 'ieri'],
  ])('of column %s, %j, is written as %j for a file with semicolons', (column, cell, text) => {
    expect(writtenCell(column, cell, semicolons)).toBe(text);
  });
});

describe('a VAT number', () => {
  test.each<[Cell, string]>([
    ['IT73504760031', '73504760031'],
    ['it 73504760031', '73504760031'],
    ['="73504760031"', '73504760031'],
    ['123456782', '00123456782'],
    [123_456_782, '00123456782'],
    ['9891540321', '09891540321'],
  ])('%j is %s', (cell, number) => {
    expect(dealerVatNumber(cell)).toBe(number);
  });

  test.each<[string, string]>([
    ['7,3505E+10', 'digitsLost'],
    ['7.3505e+10', 'digitsLost'],
    ['IT7350476003', 'notElevenDigits'],
    ['DE73504760031', 'notElevenDigits'],
  ])('%j is refused as %s', (cell, reason) => {
    expect(outcome(() => dealerVatNumber(cell))).toMatchObject({ reason });
  });
});
