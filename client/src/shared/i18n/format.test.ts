/** @jest-environment node */

import { expect, test } from '@jest/globals';
import { formatEuro, formatNumber, formatPercent } from './format';

test('a negative number has a minus sign, not a hyphen, in both languages', () => {
  expect(formatNumber(-1234.5, 'it')).toBe('−1.234,5');
  expect(formatNumber('-1', 'en')).toBe('−1');
  expect(formatEuro('-140.37', 'it')).toBe('−140,37\u00a0€');
  expect(formatEuro('-140.37', 'en')).toBe('−€140.37');
  expect(formatPercent('-12.5', 'it')).toBe('−12,5\u00a0%');
});

test('a percentage has a space in Italian, at which no line breaks, and none in English', () => {
  expect(formatPercent('12.5', 'it')).toBe('12,5\u00a0%');
  expect(formatPercent('12.5', 'en')).toBe('12.5%');
});
