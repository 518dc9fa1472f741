import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { millionths } from './decimal.js';
import {
  explain,
  figures,
  sumsOf,
  type Figures,
  type IncentiveDetail,
  type MembershipTerms,
  type Rules,
  type SaleLine,
} from './incentive.js';

interface Vector extends MembershipTerms {
  readonly name: string;
  readonly campaign: Rules;
  readonly lines: readonly SaleLine[];
  readonly expected: Figures;
}

const vectorsFile = fileURLToPath(new URL('../../../tests/data/test-vectors.json', import.meta.url));
const vectors = JSON.parse(readFileSync(vectorsFile, 'utf8')) as readonly Vector[];

describe('The prize of the domain page', () => {
  test.each(vectors.map((vector) => [vector.name, vector] as const))('%s', (_name, vector) => {
    const sums = sumsOf(vector.campaign, vector.lines);
    expect(figures(vector.campaign.incentiveDetail, vector, sums)).toEqual(vector.expected);
  });

  test('has all the cases that were agreed', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(76);
  });
});

const decimal = (most: number) =>
  fc.tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: 999_999 })).map(([whole, places]) => {
    return `${whole}.${String(places).padStart(6, '0')}`;
  });

const detail: fc.Arbitrary<IncentiveDetail> = fc
  .record({
    basis: fc.constantFrom('marginal' as const, 'whole' as const),
    steps: fc.array(fc.record({ step: fc.integer({ min: 1, max: 60 }), rate: decimal(10) }), { maxLength: 4 }),
    firstRate: decimal(10),
    unlockAt: fc.integer({ min: 0, max: 150 }),
    cap: fc.option(decimal(5000), { nil: undefined }),
  })
  .map(({ basis, steps, firstRate, unlockAt, cap }) => {
    let from = 0;
    const tiers = [{ from: 0, rate: firstRate }, ...steps.map(({ step, rate }) => ({ from: (from += step), rate }))];
    return { basis, tiers, unlockAt, ...(cap === undefined ? {} : { cap }) };
  });

const sums = fc
  .record({
    quantity: fc.integer({ min: -50, max: 5000 }),
    share: fc.integer({ min: 0, max: 100 }),
    factor: decimal(2),
  })
  .map(({ quantity, share, factor }) => ({
    quantity,
    fleetQuantity: Math.trunc((quantity * share) / 100),
    boostedQuantity: BigInt(quantity) * millionths(factor),
  }));

const goal = fc.integer({ min: 1, max: 3000 });

describe('Whatever the rules and the sales', () => {
  test('the tiers share out every tyre, and their amounts are the base', () => {
    fc.assert(
      fc.property(detail, goal, sums, (rules, goalThreshold, bought) => {
        const { tiers, base } = explain(rules, goalThreshold, bought);
        expect(tiers.reduce((sum, tier) => sum + tier.tires, 0)).toBe(Math.max(bought.quantity, 0));
        expect(tiers.reduce((sum, tier) => sum + millionths(tier.amount), 0n)).toBe(millionths(base));
      }),
    );
  });

  test('the prize is never below nothing nor above the cap, and nobody spends more than accumulated', () => {
    fc.assert(
      fc.property(detail, goal, sums, (rules, goalThreshold, bought) => {
        const got = figures(rules, { goalThreshold, accepted: true, redeemed: '0.00' }, bought);
        const accumulated = millionths(got.plafondAccumulated);
        expect(accumulated).toBeGreaterThanOrEqual(0n);
        if (rules.cap !== undefined) expect(accumulated).toBeLessThanOrEqual(millionths(rules.cap));
        expect(millionths(got.plafondExpendable)).toBeLessThanOrEqual(accumulated);
      }),
    );
  });

  test('who did not accept has the tyres and no money', () => {
    fc.assert(
      fc.property(detail, goal, sums, (rules, goalThreshold, bought) => {
        const yes = figures(rules, { goalThreshold, accepted: true, redeemed: '0.00' }, bought);
        const no = figures(rules, { goalThreshold, accepted: false, redeemed: '0.00' }, bought);
        expect(no).toEqual({ ...yes, plafondAccumulated: '0.00', plafondExpendable: '0.00' });
      }),
    );
  });

  test('one more tyre of a marginal tier never lowers the prize', () => {
    fc.assert(
      fc.property(detail, goal, fc.integer({ min: 0, max: 5000 }), (rules, goalThreshold, quantity) => {
        const earned = (tyres: number) =>
          millionths(
            explain({ ...rules, basis: 'marginal' }, goalThreshold, {
              quantity: tyres,
              fleetQuantity: 0,
              boostedQuantity: millionths(tyres),
            }).earned,
          );
        expect(earned(quantity + 1)).toBeGreaterThanOrEqual(earned(quantity));
      }),
    );
  });
});
