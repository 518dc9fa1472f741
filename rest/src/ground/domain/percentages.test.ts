import { expect, test } from '@jest/globals';
import { differencePercentage } from './percentages.js';

test.each([
  [110, 100, '10.0'],
  [90, 100, '-10.0'],
  // half away from zero
  [2001, 2000, '0.1'],
  [1999, 2000, '-0.1'],
  ['10.55', '10.00', '5.5'],
  [5, 0, null],
  [5, -1, null],
] as const)('%s after %s is a difference of %s %%', (now, before, percentage) => {
  expect(differencePercentage(now, before)).toBe(percentage);
});
