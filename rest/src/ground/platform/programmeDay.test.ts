import { describe, expect, test } from '@jest/globals';
import { TestClock } from '../../testing/app/testApp.js';
import { programmeDay } from './programmeDay.js';

describe('the programme’s day', () => {
  test.each([
    ['in winter', '2026-01-31T22:59:59Z', '2026-01-31', '2026-02-01'],
    ['in summer', '2026-06-30T21:59:59Z', '2026-06-30', '2026-07-01'],
  ])('is the calendar’s in Rome, and goes over midnight with it %s', (_season, before, day, next) => {
    const clock = new TestClock(new Date(before));
    const today = programmeDay(undefined, clock);
    expect(today()).toBe(day);
    clock.advance(1000);
    expect(today()).toBe(next);
  });

  test('stands still where the settings fix it', () => {
    const clock = new TestClock();
    const today = programmeDay('2025-12-31', clock);
    clock.advance(400 * 24 * 60 * 60 * 1000);
    expect(today()).toBe('2025-12-31');
  });
});
