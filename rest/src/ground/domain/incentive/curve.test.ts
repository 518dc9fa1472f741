import { describe, expect, test } from '@jest/globals';
import { curveOf } from './curve.js';

const week = { startsOn: '2025-03-01', endsOn: '2025-03-07' };
const noTires = { days: [], daysBefore: [], allDaysBefore: [] };

describe('the curve of a campaign', () => {
  test('has a point for each day, with nothing after today', () => {
    const days = [
      { day: '2025-03-02', quantity: 10 },
      { day: '2025-03-04', quantity: -3 },
    ];
    const before = [
      { day: '2024-03-01', quantity: 50 },
      { day: '2024-03-06', quantity: 150 },
    ];
    const curve = curveOf(week, 30, { days, daysBefore: before.slice(1), allDaysBefore: before }, '2025-03-05');
    expect(curve).toMatchObject({ step: 'day', pace: 'yearBefore' });
    expect(curve.points.map(({ tires }) => tires)).toEqual([0, 10, 10, 7, 7, null, null]);
    // 30 tyres by the share of all dealers: a quarter of last year's until 6 March; 7.5 is rounded up
    expect(curve.points.map(({ expected }) => expected)).toEqual([8, 8, 8, 8, 8, 30, 30]);
    expect(curve.points.map(({ before: tires }) => tires)).toEqual([0, 0, 0, 0, 0, 150, 150]);
    expect(curve.points.map(({ dayOfPeriod }) => dayOfPeriod)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('expects tyres by the days where the year before had fewer than 100', () => {
    const curve = curveOf(week, 14, noTires, '2025-02-01');
    expect(curve.pace).toBe('days');
    expect(curve.points.map(({ expected }) => expected)).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(curve.points.every(({ tires }) => tires === null)).toBe(true);
  });

  test('goes on to lines of days that are still to come', () => {
    const days = [{ day: '2025-03-06', quantity: 4 }];
    const curve = curveOf(week, 14, { ...noTires, days }, '2025-03-02');
    expect(curve.points.map(({ tires }) => tires)).toEqual([0, 0, 0, 0, 0, 4, null]);
  });

  test('has a point for each week of a long period, for today and for the last day', () => {
    const curve = curveOf({ startsOn: '2025-01-01', endsOn: '2025-12-31' }, 100, noTires, '2025-01-10');
    expect(curve.step).toBe('week');
    expect(curve.points.slice(0, 3).map(({ day }) => day)).toEqual(['2025-01-07', '2025-01-10', '2025-01-14']);
    expect(curve.points.at(-1)).toMatchObject({ day: '2025-12-31', dayOfPeriod: 365, expected: 100 });
  });
});
