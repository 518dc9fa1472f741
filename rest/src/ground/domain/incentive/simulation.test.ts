import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryLine, arbitraryRules } from '../../../testing/properties/arbitraryRules.js';
import { proposedGoal } from '../proposedGoal.js';
import { explain, figures } from './incentive.js';
import { sumsOf } from './lineSums.js';
import { prizesAtVolumes, Simulation, tiresAtVolume } from './simulation.js';
import { fixed, millionths } from '../decimal.js';
import { whatIf } from './whatIf.js';

const seed = 2025;
const numRuns = 400;

const simulated = (goalThreshold: number, sums: ReturnType<typeof sumsOf>) => ({
  dealerId: 1,
  goalThreshold,
  distributorId: null,
  sums,
  against: null,
});

describe('a simulation of one dealer', () => {
  test('at its own volume is its statement, its figures, and what-if without further tyres', () => {
    fc.assert(
      fc.property(
        arbitraryRules,
        fc.array(arbitraryLine, { maxLength: 30 }),
        fc.integer({ min: 1, max: 300 }),
        (rules, lines, goalThreshold) => {
          const sums = sumsOf(rules, lines);
          const dealer = simulated(goalThreshold, sums);
          const [prize] = prizesAtVolumes(rules, ['1'])(dealer);
          const { tires = 0, unlocked = false } = prize ?? {};
          const [accumulated, expendable] = [fixed(prize?.accumulated ?? 0n, 2), fixed(prize?.expendable ?? 0n, 2)];
          const statement = explain(rules, goalThreshold, sums);
          expect([accumulated, unlocked]).toEqual([statement.earned, statement.unlocked]);
          const terms = { goalThreshold, accepted: true, entriesSum: '0.00' };
          const { tiresPurchased, plafondAccumulated, plafondExpendable } = figures(rules, terms, sums);
          expect([tires, accumulated, expendable]).toEqual([tiresPurchased, plafondAccumulated, plafondExpendable]);
          const none = whatIf(rules, terms, sums, { tires: 0, boost: null });
          expect([accumulated, expendable]).toEqual([none.plafondAccumulated, none.plafondExpendable]);
          const simulation = new Simulation(rules, ['1'], false);
          simulation.add(dealer);
          const [result] = simulation.results();
          expect(result).toMatchObject({ dealers: 1, accumulated, expendable });
        },
      ),
      { seed, numRuns },
    );
  });

  test('counts in the tier that it reaches, in its band, and beside another campaign', () => {
    const rules = {
      incentiveDetail: {
        basis: 'whole' as const,
        tiers: [
          { from: 0, rate: '1' },
          { from: 100, rate: '2' },
        ],
      },
      factorBoostDetail: { boosts: [] },
    };
    const simulation = new Simulation(rules, ['1.5'], true);
    const prizesOf = prizesAtVolumes(rules, ['1.5']);
    const sums = (quantity: number) => ({ quantity, boostedQuantity: BigInt(quantity) * 1_000_000n });
    const add = (quantity: number, against: string | null) => {
      const dealer = { dealerId: 1, goalThreshold: 100, distributorId: quantity, sums: sums(quantity), against };
      simulation.add(dealer);
      return prizesOf(dealer)[0];
    };
    expect(add(67, '200.00')).toEqual({
      ...{ tires: 101, accumulated: 202_00n, expendable: 202_00n, unlocked: true, tier: 1 },
    });
    expect(add(66, '99.00')).toEqual({ tires: 99, accumulated: 99_00n, expendable: 0n, unlocked: false, tier: 0 });
    expect(add(-5, '1.00')).toEqual({ tires: 0, accumulated: 0n, expendable: 0n, unlocked: false, tier: 0 });
    expect(add(2000, null)).toMatchObject({ expendable: 6000_00n });
    expect(simulation.results()[0]).toMatchObject({
      ...{ dealers: 4, withTires: 3, goalReached: 2, unlocked: 2, tires: 3200, expendable: '6202.00' },
      distribution: [2, 0, 1, 0, 0, 0, 1],
      byTier: [
        { from: '0.00', dealers: 2, accumulated: '99.00' },
        { from: '100.00', dealers: 2, accumulated: '6202.00' },
      ],
      byDistributor: [{ distributorId: 2000 }, { distributorId: 67 }, {}, {}],
      against: { winners: 1, losers: 1, same: 1, difference: '1.00' },
    });
  });
});

test.each([
  [5, '0.5', 3],
  [1, '0.1', 0],
  [3, '1.5', 5],
  [-3, '1.5', 0],
])('%i tyres at volume %s are %i', (quantity, volume, tires) => {
  expect(tiresAtVolume(quantity, millionths(volume))).toBe(tires);
});

test.each([
  ['raised to the next multiple of the step', { base: 100, growth: '1.05', floor: 1, step: 4 }, 108],
  ['a multiple already', { base: 100, growth: '1.00', floor: 1, step: 4 }, 100],
  ['not below the floor of the tier', { base: 3, growth: '1.20', floor: 40, step: 4 }, 40],
  ['of returns alone, the floor', { base: -50, growth: '1.20', floor: 12, step: 4 }, 12],
  ['not above the largest goal', { base: 999_999, growth: '10', floor: 12, step: 7 }, 1_000_000],
])('a proposed goal is %s', (_what, { base, growth, floor, step }, goal) => {
  expect(proposedGoal(base, growth, floor, step)).toBe(goal);
});
