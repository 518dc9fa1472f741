/** @jest-environment node */

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { thresholdsOf, tiresAt } from './thresholds';

test.each([
  ['80', 1000, 800],
  ['33.5', 1000, 335],
  ['33.333333', 3, 1],
  ['33.333334', 300, 101],
  ['0', 1000, 0],
  ['0.000001', 1_000_000, 1],
  ['120', 7, 9],
])('%s %% of a goal of %i begins at tyre %i', (percent, goal, tires) => {
  expect(tiresAt(percent, goal)).toBe(tires);
});

test('a threshold is the smallest whole number of tyres that holds it, for any percentage and goal', () => {
  const anyPercent = fc.integer({ min: 0, max: 500_000_000 });
  fc.assert(
    fc.property(anyPercent, fc.integer({ min: 1, max: 1_000_000 }), (millionths, goal) => {
      const percent = `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, '0')}`;
      const tires = BigInt(tiresAt(percent, goal));
      const needed = BigInt(millionths) * BigInt(goal);
      expect(tires * 100_000_000n).toBeGreaterThanOrEqual(needed);
      expect((tires - 1n) * 100_000_000n).toBeLessThan(needed === 0n ? 1n : needed);
    }),
  );
});

test('the thresholds ascend, the first tier is none, and the goal stands before what falls together with it', () => {
  const tiers = [{ from: '0' }, { from: '80' }, { from: '100' }, { from: '120' }];
  expect(thresholdsOf({ goal: 50, tiers, unlockAt: '90' })).toEqual([
    { tires: 40, percent: '80', kind: 'tier' },
    { tires: 45, percent: '90', kind: 'unlock' },
    { tires: 50, percent: '100', kind: 'goal' },
    { tires: 60, percent: '120', kind: 'tier' },
  ]);
});
