import { describe, expect, test } from '@jest/globals';
import { daysAfter, daysBetween, periodsOf, timeAround, yearBefore } from './periods.js';

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

test('a year earlier is the same day; of 29 February it is the 28th', () => {
  expect(yearBefore('2025-10-15')).toBe('2024-10-15');
  expect(yearBefore('2024-02-29')).toBe('2023-02-28');
});

test('days are counted over the ends of months, and days on which clocks change', () => {
  expect(daysAfter('2025-03-01', -1)).toBe('2025-02-28');
  expect(daysAfter('2025-10-15', 30)).toBe('2025-11-14');
  expect(daysBetween('2025-01-01', '2025-12-31')).toBe(364);
});

test.each([
  ['2025-07-01', '2025-10-31', '2025-01-01', '2025-12-31'],
  ['2025-01-01', '2025-12-31', '2024-12-01', '2026-01-31'],
  ['2024-11-01', '2025-03-31', '2024-01-01', '2025-12-31'],
])('around %s to %s are its years, and at least 31 days: %s to %s', (startsOn, endsOn, from, to) => {
  expect(timeAround({ startsOn, endsOn })).toEqual({ from, to });
});
