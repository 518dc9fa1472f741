/** @jest-environment node */

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isVatNumber } from './vatNumber';

test.each(['73504760031', '00939100020', '53031730160', '01234567897'])('%s is a VAT number', (text) => {
  expect(isVatNumber(text)).toBe(true);
});

test.each(['', '00000000000', '12345678901', '7350476003', '735047600311', 'IT73504760031', '7350476003a'])(
  '%j is none',
  (text) => {
    expect(isVatNumber(text)).toBe(false);
  },
);

test('of the ten numbers that begin alike exactly one is valid, and a digit mistyped is noticed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{9}$/), fc.nat(9), fc.integer({ min: 1, max: 9 }), (ten, place, shift) => {
      const valid = Array.from({ length: 10 }, (_, digit) => `${ten}${digit}`).filter(isVatNumber);
      expect(valid).toHaveLength(1);
      const [number = ''] = valid;
      const mistyped = Array.from(number, (digit, at) => (at === place ? String((Number(digit) + shift) % 10) : digit));
      expect(isVatNumber(mistyped.join(''))).toBe(false);
    }),
  );
});
