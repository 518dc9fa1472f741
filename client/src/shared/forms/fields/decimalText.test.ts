/** @jest-environment node */

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatNumber, languages } from '../../i18n/format';
import { compareDecimals, decimalText, parseCount, parseDecimal, parseInteger } from './decimalText';

test.each([
  ['12,50', '12.50'],
  ['12.5', '12.5'],
  ['1.250,5', '1250.5'],
  [' 100 ', '100'],
  ['007', '7'],
  ['0', '0'],
  ['0,333333', '0.333333'],
])('«%s» is %s', (text, value) => {
  expect(parseDecimal(text, 6)).toBe(value);
});

test.each(['', '1.250', '1.2.3', '1,2,3', '12,50 €', '-1', '1e3', ',5', '5,', '1.25,5', 'sei', '0,1234567'])(
  '«%s» is no decimal, or not a clear one',
  (text) => {
    expect(parseDecimal(text, 6)).toBeUndefined();
  },
);

test('more decimals than allowed are refused, not rounded', () => {
  expect(parseDecimal('12,505', 2)).toBeUndefined();
});

const anyDecimal = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.option(fc.stringMatching(/^\d{1,6}$/), { nil: undefined }))
  .map(([whole, decimals]) => (decimals === undefined ? String(whole) : `${whole}.${decimals}`));

test('every decimal comes back from its field', () => {
  fc.assert(
    fc.property(anyDecimal, (value) => {
      expect(parseDecimal(decimalText(value), 6)).toBe(value);
    }),
  );
});

test('decimals are compared by their value, not by their text', () => {
  expect(compareDecimals('100', '100.000000')).toBe(0);
  expect(compareDecimals('9.5', '10')).toBe(-1);
  expect(compareDecimals('0.000002', '0.000001')).toBe(1);
});

test.each([
  ['1500', 1500],
  [' 7 ', 7],
  ['1.500', undefined],
  ['1,5', undefined],
  ['', undefined],
])('«%s» is the whole number %s', (text, value) => {
  expect(parseInteger(text)).toBe(value);
});

test.each([
  ['1500', 'it', 1500],
  ['1.200', 'it', 1200],
  [' 12.000 ', 'it', 12_000],
  ['1.000.000', 'it', 1_000_000],
  ['1,200', 'en', 1200],
  ['12,000', 'en', 12_000],
  ['007', 'it', 7],
] as const)('«%s» in %s is the count %s', (text, language, value) => {
  expect(parseCount(text, language)).toBe(value);
});

test.each([
  ['1.2', 'it'],
  ['1.20', 'it'],
  ['1200.000', 'it'],
  ['1.2000', 'it'],
  ['0.500', 'it'],
  ['.500', 'it'],
  ['1.', 'it'],
  ['1,200', 'it'],
  ['1.200,000', 'it'],
  ['1.200', 'en'],
  ['1.5', 'en'],
  ['1 200', 'it'],
  ['-5', 'it'],
  ['', 'it'],
  ['1234567890', 'it'],
  ['1.234.567.890', 'it'],
] as const)('«%s» in %s is no count, or not a clear one', (text, language) => {
  expect(parseCount(text, language)).toBeUndefined();
});

test('every count can be typed the way the portal shows it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom(...languages), (value, language) => {
      expect(parseCount(formatNumber(value, language), language)).toBe(value);
    }),
  );
});
