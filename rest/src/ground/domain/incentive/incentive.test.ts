import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fixed, millionths, roundedQuotient } from '../decimal.js';
import { boundsOf, sumsOf } from './lineSums.js';
import { explain, figures, nextThreshold, type Figures, type MembershipTerms, type PrizeRules } from './incentive.js';
import type { IncentiveDetail, Rules, SaleLine } from './rules.js';

interface Vector extends Omit<MembershipTerms, 'entriesSum'> {
  readonly name: string;
  readonly campaign: Rules;
  readonly lines: readonly SaleLine[];
  /** EUR. */
  readonly redeemed: string;
  readonly expected: Omit<Figures, 'debt'>;
}

const vectorsFile = fileURLToPath(new URL('../../../../../tests/data/test-vectors.json', import.meta.url));
const vectors = JSON.parse(readFileSync(vectorsFile, 'utf8')) as readonly Vector[];

describe('The prize', () => {
  test.each(vectors.map((vector) => [vector.name, vector] as const))('%s', (_name, vector) => {
    const sums = sumsOf(vector.campaign, vector.lines);
    const terms = { ...vector, entriesSum: `-${vector.redeemed}` };
    expect(figures(vector.campaign, terms, sums)).toMatchObject(vector.expected);
  });

  test('has all the cases that were agreed', () => {
    expect(vectors.length).toBe(79);
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

const rules: fc.Arbitrary<PrizeRules> = fc.record({
  incentiveDetail: detail,
  factorBoostDetail: fc.record({
    boosts: fc.array(fc.record({ label: fc.constant('di prova'), match: fc.constant({}), factor: decimal(2) }), {
      maxLength: 3,
    }),
  }),
});

/** Sums as lines give them; returns may carry the average of the factors anywhere. */
const sums = fc
  .record({
    quantity: fc.integer({ min: -50, max: 5000 }),
    share: fc.integer({ min: 0, max: 100 }),
    factor: decimal(2),
    returned: fc.integer({ min: -3000, max: 3000 }),
  })
  .map(({ quantity, share, factor, returned }) => ({
    quantity,
    fleetQuantity: Math.trunc((quantity * share) / 100),
    boostedQuantity: BigInt(quantity) * millionths(factor) + millionths(returned),
  }));

const goal = fc.integer({ min: 1, max: 3000 });

describe('Whatever the rules and the sales', () => {
  test('the tiers share out every tyre, and their amounts are the base', () => {
    fc.assert(
      fc.property(rules, goal, sums, (given, goalThreshold, bought) => {
        const { tiers, base } = explain(given, goalThreshold, bought);
        expect(tiers.reduce((sum, tier) => sum + tier.tires, 0)).toBe(Math.max(bought.quantity, 0));
        expect(tiers.reduce((sum, tier) => sum + millionths(tier.amount), 0n)).toBe(millionths(base));
      }),
    );
  });

  test('the prize is never below nothing nor above the cap, and nobody spends more than accumulated', () => {
    fc.assert(
      fc.property(rules, goal, sums, (given, goalThreshold, bought) => {
        const got = figures(given, { goalThreshold, accepted: true, entriesSum: '0.00' }, bought);
        const accumulated = millionths(got.plafondAccumulated);
        expect(accumulated).toBeGreaterThanOrEqual(0n);
        const { cap } = given.incentiveDetail;
        if (cap !== undefined) expect(accumulated).toBeLessThanOrEqual(millionths(cap));
        expect(millionths(got.plafondExpendable)).toBeLessThanOrEqual(accumulated);
      }),
    );
  });

  test('the balance is the unlocked prize and the entries: it is expendable or a debt, never both', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(rules, goal, sums, cents, (given, goalThreshold, bought, entries) => {
        const entriesSum = fixed(BigInt(entries), 2);
        const without = figures(given, { goalThreshold, accepted: true, entriesSum: '0.00' }, bought);
        const got = figures(given, { goalThreshold, accepted: true, entriesSum }, bought);
        const [expendable, debt] = [millionths(got.plafondExpendable), millionths(got.debt)];
        expect(expendable - debt).toBe(millionths(without.plafondExpendable) + millionths(entriesSum));
        expect(expendable === 0n || debt === 0n).toBe(true);
        expect(got.plafondAccumulated).toBe(without.plafondAccumulated);
      }),
    );
  });

  test('who did not accept has the tyres and no money', () => {
    fc.assert(
      fc.property(rules, goal, sums, (given, goalThreshold, bought) => {
        const yes = figures(given, { goalThreshold, accepted: true, entriesSum: '0.00' }, bought);
        const no = figures(given, { goalThreshold, accepted: false, entriesSum: '0.00' }, bought);
        expect(no).toEqual({ ...yes, plafondAccumulated: '0.00', plafondExpendable: '0.00' });
      }),
    );
  });

  test('one more tyre of a marginal tier never lowers the prize', () => {
    fc.assert(
      fc.property(detail, goal, fc.integer({ min: 0, max: 5000 }), (given, goalThreshold, quantity) => {
        const marginal: PrizeRules = {
          incentiveDetail: { ...given, basis: 'marginal' },
          factorBoostDetail: { boosts: [] },
        };
        const earned = (tyres: number) =>
          millionths(
            explain(marginal, goalThreshold, {
              quantity: tyres,
              fleetQuantity: 0,
              boostedQuantity: millionths(tyres),
            }).earned,
          );
        expect(earned(quantity + 1)).toBeGreaterThanOrEqual(earned(quantity));
      }),
    );
  });

  test('the average factor stays between the smallest and the greatest of 1 and the factors', () => {
    let limited = 0;
    fc.assert(
      fc.property(rules, goal, sums, (given, goalThreshold, bought) => {
        const { averageFactor, factorLimit } = explain(given, goalThreshold, bought);
        const factors = given.factorBoostDetail.boosts.map(({ factor }) => millionths(factor));
        const { smallest, greatest } = boundsOf(given.factorBoostDetail);
        expect([millionths(1), ...factors]).toEqual(expect.arrayContaining([smallest, greatest]));
        expect(factors.every((factor) => smallest <= factor && factor <= greatest)).toBe(true);
        expect(millionths(averageFactor)).toBeGreaterThanOrEqual(smallest);
        expect(millionths(averageFactor)).toBeLessThanOrEqual(greatest);
        if (factorLimit === null) return;
        limited += 1;
        expect([smallest, greatest]).toContain(millionths(factorLimit));
        expect(averageFactor).toBe(fixed(millionths(factorLimit), 6));
      }),
      { numRuns: 500 },
    );
    expect(limited).toBeGreaterThan(50);
  });

  test('the base times the reported factor, rounded once, is the prize before the cap', () => {
    fc.assert(
      fc.property(rules, goal, sums, (given, goalThreshold, bought) => {
        const { base, lineTires, boostedTires, factorLimit, beforeCap } = explain(given, goalThreshold, bought);
        const [weighted, of] =
          factorLimit !== null
            ? [millionths(factorLimit), 1n]
            : lineTires > 0
              ? [millionths(boostedTires), BigInt(lineTires)]
              : [millionths(1), 1n];
        const product = roundedQuotient(millionths(base) * weighted, of * 10_000_000_000n);
        expect(beforeCap).toBe(fixed(product, 2));
      }),
    );
  });

  test('what was closed before there were bounds is explained without them', () => {
    const given: PrizeRules = {
      incentiveDetail: { basis: 'marginal', tiers: [{ from: 0, rate: '5.00' }] },
      factorBoostDetail: { boosts: [{ label: '18 pollici', match: { rimFrom: 18 }, factor: '2.00' }] },
    };
    const bought = { quantity: 1, fleetQuantity: 0, boostedQuantity: millionths(44) };
    expect(explain(given, 10, bought)).toMatchObject({
      factorLimit: '2.00',
      averageFactor: '2.000000',
      earned: '10.00',
    });
    expect(explain(given, 10, bought, null)).toMatchObject({
      factorLimit: null,
      averageFactor: '44.000000',
      earned: '220.00',
    });
  });
});

describe('The next threshold', () => {
  test('is the first tyre from which the explanation has a further tier reached, or the prize unlocked', () => {
    const state = (rule: PrizeRules, goal: number, quantity: number) => {
      const { tiers, unlocked } = explain(rule, goal, { quantity, fleetQuantity: 0, boostedQuantity: 0n });
      return tiers.filter(({ reached }) => reached).length + (unlocked ? 1 : 0);
    };
    const seen = { some: 0, none: 0 };
    fc.assert(
      fc.property(
        rules,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 600 }),
        (rule, goal, purchased) => {
          const next = nextThreshold(rule, goal, purchased);
          const now = state(rule, goal, purchased);
          seen[next === null ? 'none' : 'some'] += 1;
          if (next === null) expect(state(rule, goal, 4 * goal + 600)).toBe(now);
          else {
            expect(state(rule, goal, next - 1)).toBe(now);
            expect(state(rule, goal, next)).toBeGreaterThan(now);
          }
        },
      ),
      { seed: 2025, numRuns: 1000 },
    );
    expect(Math.min(seen.some, seen.none)).toBeGreaterThan(100);
  });

  test('is that of the unlocking at the whole goal where the rules say nothing of it', () => {
    const rule: PrizeRules = {
      incentiveDetail: { basis: 'marginal', tiers: [{ from: 0, rate: '1' }] },
      factorBoostDetail: { boosts: [] },
    };
    expect([0, 99, 100].map((purchased) => nextThreshold(rule, 100, purchased))).toEqual([100, 100, null]);
  });
});
