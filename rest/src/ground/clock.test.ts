import { expect, test } from '@jest/globals';
import { instantOn } from '@gdd/schema/programmeInstant';
import { clockOf } from './clock.js';
import { romeDay } from './domain/romeDay.js';

test.each([
  // winter and summer time differ: it is the time of day in Italy that stays
  ['2026-11-28T14:05:49.123Z', '2025-10-15', '2025-10-15T13:05:49.123Z'],
  ['2026-07-01T22:30:00.000Z', '2025-10-15', '2025-10-14T22:30:00.000Z'],
  ['2026-07-01T10:00:00.000Z', '2025-12-31', '2025-12-31T11:00:00.000Z'],
  ['2026-11-28T22:59:59.999Z', '2025-10-15', '2025-10-15T21:59:59.999Z'],
  ['2026-11-28T23:00:00.000Z', '2025-10-15', '2025-10-14T22:00:00.000Z'],
])('at %s a programme that stands on %s has the instant %s', (real, day, expected) => {
  expect(instantOn(day, new Date(real)).toISOString()).toBe(expected);
});

test('every minute of a real day is on the day on which the programme stands, also where clocks are put back', () => {
  const first = Date.parse('2026-11-27T23:00:00Z');
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) => new Date(first + minute * 60_000));
  for (const day of ['2025-10-15', '2025-10-26', '2025-03-30']) {
    expect(new Set(minutes.map((real) => romeDay(instantOn(day, real))))).toEqual(new Set([day]));
  }
});

test.each([
  ['production', 'full', '2025-10-15'],
  ['demo', 'none', '2025-10-15'],
  ['demo', 'full', undefined],
] as const)(
  'with MODE=%s, DEMO_DATA=%s and the day %s the programme goes by the real time',
  (mode, demoData, today) => {
    expect(clockOf({ mode, demoData, today }).standsOn).toBeUndefined();
  },
);

test('the programme of the demonstration stands on its day, and its queues go on', () => {
  const clock = clockOf({ mode: 'demo', demoData: 'full', today: '2025-10-15' });
  expect(romeDay(clock.programmeNow())).toBe('2025-10-15');
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(60_000);
});
