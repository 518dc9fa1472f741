import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryLine, arbitraryRules, type SetRules } from '../../../testing/properties/arbitraryRules.js';
import { millionths } from '../decimal.js';
import { factorAt, sumsOf } from './lineSums.js';
import { figures, type Figures } from './incentive.js';
import type { SaleLine } from './rules.js';
import { whatIf, type WhatIf } from './whatIf.js';

const seed = 2025;
const numRuns = 400;

const rules: SetRules = {
  startsOn: '2025-01-01',
  endsOn: '2025-12-31',
  incentiveDetail: {
    basis: 'marginal',
    tiers: [
      { from: 0, rate: '1.00' },
      { from: 80, rate: '2.00' },
    ],
    unlockAt: 100,
    cap: '300.00',
  },
  factorBoostDetail: { boosts: [{ label: 'doppio', match: { rimFrom: 18 }, factor: '2' }] },
  eligibility: {},
};
const plain = (quantity: number) => ({ quantity, fleetQuantity: 0, boostedQuantity: BigInt(quantity) * 1_000_000n });
const terms = { goalThreshold: 100, entriesSum: '0.00' };

describe('what if', () => {
  test('tells the prize, what is added, and the threshold that is reached', () => {
    expect(whatIf(rules, terms, plain(70), { tires: 20, boost: null })).toEqual({
      tiresPurchased: 90,
      tiresMissing: 10,
      plafondAccumulated: '101.00',
      plafondExpendable: '0.00',
      factor: '1.00',
      addedAccumulated: '31.00',
      addedExpendable: '0.00',
      threshold: 80,
      nextThreshold: 100,
      tiresToNextThreshold: 10,
    });
  });

  test('counts tyres of a boost by its factor, and takes what was spent away', () => {
    const spent = { ...terms, entriesSum: '-21.00' };
    // 100 tyres earn 121 EUR; B is (70 + 2 · 30) / 100
    expect(whatIf(rules, spent, plain(70), { tires: 30, boost: 0 })).toMatchObject({
      plafondAccumulated: '157.30',
      plafondExpendable: '136.30',
      factor: '2.00',
      addedAccumulated: '87.30',
      addedExpendable: '136.30',
      threshold: 100,
      nextThreshold: null,
      tiresToNextThreshold: null,
    });
  });

  test('stops at the cap', () => {
    expect(whatIf(rules, terms, plain(70), { tires: 1_000_000, boost: 0 }).plafondAccumulated).toBe('300.00');
  });

  test('tyres of a low factor may lower the prize where later tiers pay less', () => {
    const falling = {
      ...rules,
      incentiveDetail: {
        basis: 'marginal' as const,
        tiers: [
          { from: 0, rate: '3.00' },
          { from: 80, rate: '0.00' },
        ],
      },
    };
    const sums = { ...plain(80), boostedQuantity: 160_000_000n };
    expect(whatIf(falling, terms, sums, { tires: 20, boost: null }).addedAccumulated).toBe('-47.40');
  });
});

const arbitraryTerms = fc.record({
  goalThreshold: fc.integer({ min: 1, max: 300 }),
  entriesSum: fc.constantFrom('0.00', '-12.34', '20.00'),
});
const arbitraryLines = fc.array(arbitraryLine, { maxLength: 12 });
const further = fc.integer({ min: 0, max: 400 });

/** The figures that 'what if' tells. */
const ownFigures = ({ tiresPurchased, tiresMissing, plafondAccumulated, plafondExpendable }: Figures) => ({
  tiresPurchased,
  tiresMissing,
  plafondAccumulated,
  plafondExpendable,
});

/** A line that counts by the factor of a boost; undefined where there is none. */
function lineOf(at: SetRules, lines: readonly SaleLine[], boost: number | null): SaleLine | undefined {
  return lines.find((line) => {
    const one = { ...line, quantity: 1 };
    const { quantity, boostedQuantity } = sumsOf(at, [one]);
    return quantity === 1 && boostedQuantity === factorAt(at.factorBoostDetail, boost);
  });
}

describe('properties', () => {
  test('without further tyres it is today’s figures', () => {
    fc.assert(
      fc.property(arbitraryRules, arbitraryTerms, arbitraryLines, (at, own, lines) => {
        const sums = sumsOf(at, lines);
        const today = ownFigures(figures(at, { ...own, accepted: true }, sums));
        expect(whatIf(at, own, sums, { tires: 0, boost: null })).toMatchObject({
          ...today,
          addedAccumulated: '0.00',
          addedExpendable: '0.00',
        });
      }),
      { seed, numRuns },
    );
  });

  test('it is what the figures will be when the tyres are sold', () => {
    let compared = 0;
    fc.assert(
      fc.property(arbitraryRules, arbitraryTerms, arbitraryLines, further, (at, own, lines, tires) => {
        for (const boost of [null, ...at.factorBoostDetail.boosts.keys()]) {
          const sold = lineOf(at, lines, boost);
          if (sold === undefined) continue;
          compared += 1;
          const then = sumsOf(at, [...lines, { ...sold, quantity: tires }]);
          const later = ownFigures(figures(at, { ...own, accepted: true }, then));
          expect(whatIf(at, own, sumsOf(at, lines), { tires, boost })).toMatchObject(later);
        }
      }),
      { seed, numRuns },
    );
    expect(compared).toBeGreaterThan(100);
  });

  test('where no later tier pays less, more tyres of factor 1 or more never bring less', () => {
    const rising = arbitraryRules.map((at) => ({
      ...at,
      incentiveDetail: {
        ...at.incentiveDetail,
        basis: 'marginal' as const,
        tiers: [...at.incentiveDetail.tiers]
          .sort((one, other) => Number(millionths(one.rate) - millionths(other.rate)))
          .map(({ rate }, index) => ({ from: at.incentiveDetail.tiers[index]?.from ?? 0, rate })),
      },
      factorBoostDetail: {
        boosts: at.factorBoostDetail.boosts.filter(({ factor }) => millionths(factor) >= 1_000_000n),
      },
    }));
    const amounts = ({ plafondAccumulated, plafondExpendable }: WhatIf) =>
      [plafondAccumulated, plafondExpendable].map((amount) => millionths(amount));
    let grew = 0;
    fc.assert(
      fc.property(rising, arbitraryTerms, arbitraryLines, further, further, (at, own, lines, some, more) => {
        const sums = sumsOf(at, lines);
        for (const boost of [null, ...at.factorBoostDetail.boosts.keys()]) {
          const less = amounts(whatIf(at, own, sums, { tires: some, boost }));
          const then = amounts(whatIf(at, own, sums, { tires: some + more, boost }));
          expect(then.filter((amount, index) => amount < (less[index] ?? 0n))).toEqual([]);
          if ((then[0] ?? 0n) > (less[0] ?? 0n)) grew += 1;
        }
      }),
      { seed, numRuns },
    );
    expect(grew).toBeGreaterThan(200);
  });
});
