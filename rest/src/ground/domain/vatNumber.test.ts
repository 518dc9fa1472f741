import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isVatNumber, isVatNumberOf, vatCheckDigit } from './vatNumber.js';

const tenDigits = fc.stringMatching(/^\d{10}$/).filter((digits) => !/^0+$/.test(digits));

describe('an Italian VAT number', () => {
  test.each(['00743110157', '01234567897', '81728050493', '12345678903'])('%s is one', (number) => {
    expect(isVatNumber(number)).toBe(true);
  });

  test.each([
    '00743110158',
    '0074311015',
    '007431101577',
    '0074311015A',
    '00000000000',
    '',
    ' 00743110157',
    '٠٠٧٤٣١١٠١٥٧',
  ])('%j is none', (number) => {
    expect(isVatNumber(number)).toBe(false);
  });

  test('has exactly one good check digit', () => {
    fc.assert(
      fc.property(tenDigits, (digits) => {
        const good = [...'0123456789'].filter((check) => isVatNumber(digits + check));
        expect(good).toEqual([String(vatCheckDigit(digits))]);
      }),
    );
  });

  test('is no other number with one digit mistyped', () => {
    fc.assert(
      fc.property(tenDigits, fc.nat(9), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
        const typed = [...digits];
        typed[place] = String((Number(typed[place]) + shift) % 10);
        expect(isVatNumber(typed.join('') + String(vatCheckDigit(digits)))).toBe(false);
      }),
    );
  });
});

describe('a VAT number of a country', () => {
  test.each([
    ['IT', '01234567897'],
    ['AT', 'U12345678'],
    ['DE', '123456789'],
    ['ES', 'B12345674'],
    ['FR', 'XX123456789'],
    ['NL', '123456789B01'],
    ['SM', '12345'],
    ['CH', 'E123456789'],
    ['US', 'ANY12'],
  ])('of %s may be %s', (country, number) => {
    expect(isVatNumberOf(country, number)).toBe(true);
  });

  test.each([
    ['IT', '01234567890'],
    ['AT', '12345678'],
    ['AT', 'u12345678'],
    ['DE', 'DE123456789'],
    ['DE', '01234567897'],
    ['SM', '01234567897'],
    ['US', ''],
    ['US', 'a-1'],
  ])('of %s is not %j', (country, number) => {
    expect(isVatNumberOf(country, number)).toBe(false);
  });
});
