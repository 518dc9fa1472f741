/** @jest-environment node */

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { differencePercent, sumOf, wholeMonths } from './figures';

const cents = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 });
const euro = (value: number) => (value / 100).toFixed(2);

test('a sum of amounts is exact', () => {
  fc.assert(
    fc.property(fc.array(cents), (values) => {
      const total = values.reduce((sum, value) => sum + value, 0);
      expect(sumOf(values.map(euro))).toBe(euro(total));
    }),
  );
});

test.each([
  [1125, 1000, '12.5'],
  [875, 1000, '-12.5'],
  [20_001, 20_000, '0.0'],
  [20_010, 20_000, '0.1'],
  [19_990, 20_000, '-0.1'],
  ['100.50', '100.00', '0.5'],
  [-5, 10, '-150.0'],
  [5, 0, undefined],
  [5, -3, undefined],
])('%s against %s is %s %%', (now, before, percent) => {
  expect(differencePercent(now, before)).toBe(percent);
});

test.each([
  [2025, '2024-12-30', 0],
  [2025, '2025-02-28', 2],
  [2024, '2024-02-28', 1],
  [2025, '2026-07-01', 12],
  [2025, undefined, 12],
])('of %s, on %s, %s months are over', (year, today, months) => {
  expect(wholeMonths(year, today)).toBe(months);
});
