import { describe, expect, test } from '@jest/globals';
import { periodsOf } from './periods.js';

describe('the current periods', () => {
  test.each([
    ['2025-12-31', 2025, '2025_2'],
    ['2025-07-01', 2025, '2025_2'],
    ['2025-06-30', 2025, '2025_1'],
    ['2026-01-01', 2026, '2026_1'],
  ])('on %s are %i and %s', (today, year, period) => {
    expect(periodsOf(today)).toEqual({ today, current_year: year, current_period: period });
  });
});
