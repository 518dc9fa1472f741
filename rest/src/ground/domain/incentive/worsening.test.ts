/** The comparison of rules and goals against brute force: every number of tyres up to ten times the goal. */
import { describe, expect, test } from '@jest/globals';
import { channels, seasons, segments, worsenedTerms, type WorsenedTerm } from '@gdd/schema/campaigns';
import fc from 'fast-check';
import { millionths } from '../decimal.js';
import type { RulesWithPeriod } from './canonicalRules.js';
import { explain, figures, thresholdsOf } from './incentive.js';
import { sumsOf } from './lineSums.js';
import type { FactorBoostDetail, IncentiveDetail, Match, SaleLine } from './rules.js';
import { worseningsBy, type GoalChange, type Worsening } from './worsening.js';

type Comparison = (before: RulesWithPeriod, after: RulesWithPeriod) => (goals: GoalChange) => readonly Worsening[];

const rate = fc.constantFrom('0.00', '0.50', '1.00', '1.333333', '2.00', '3.00');
const factor = fc.constantFrom('0.50', '0.80', '1.00', '1.20', '1.50', '2.00');
const percentage = fc.constantFrom(0, 20, 33.3, 50, 80, 100, 120, 250);

const incentive: fc.Arbitrary<IncentiveDetail> = fc
  .record({
    basis: fc.constantFrom('marginal' as const, 'whole' as const),
    starts: fc.uniqueArray(
      percentage.filter((from) => from > 0),
      { maxLength: 3 },
    ),
    rates: fc.array(rate, { minLength: 4, maxLength: 4 }),
    unlockAt: percentage,
    cap: fc.constantFrom(undefined, '10.00', '25.50', '60.00'),
  })
  .map(({ basis, starts, rates, unlockAt, cap }) => ({
    basis,
    tiers: [0, ...starts.sort((one, other) => one - other)].map((from, index) => ({ from, rate: rates[index] ?? '0' })),
    unlockAt,
    cap,
  }));

const match: fc.Arbitrary<Match> = fc.record(
  {
    brand: fc.constantFrom(['alfa'], ['Alfa', 'beta'], ['BETA']),
    season: fc.constantFrom(['winter' as const], ['winter' as const, 'summer' as const]),
    rimFrom: fc.constantFrom(15, 17, 18),
    channel: fc.constantFrom('retail' as const, 'fleet' as const),
  },
  { requiredKeys: [] },
);

const boosts: fc.Arbitrary<FactorBoostDetail> = fc.record({
  boosts: fc.array(fc.record({ label: fc.constant('di prova'), match, factor }), { maxLength: 2 }),
});

const rules: fc.Arbitrary<RulesWithPeriod> = fc.record({
  startsOn: fc.constantFrom('2025-01-01', '2025-02-01'),
  endsOn: fc.constantFrom('2025-11-30', '2025-12-31'),
  incentiveDetail: incentive,
  factorBoostDetail: boosts,
  eligibility: fc.oneof(fc.constant({}), match),
});

/** Rules and others that differ in one or two terms: what differs in all is hardly ever an improvement. */
const pairs = fc
  .tuple(
    rules,
    rules,
    fc.subarray(['startsOn', 'endsOn', 'rates', 'unlockAt', 'cap', 'basis', 'boosts', 'eligibility']),
  )
  .map(([before, other, changed]) => {
    const has = (name: string) => changed.includes(name);
    const { incentiveDetail: old } = before;
    const { incentiveDetail: next } = other;
    const after: RulesWithPeriod = {
      startsOn: (has('startsOn') ? other : before).startsOn,
      endsOn: (has('endsOn') ? other : before).endsOn,
      factorBoostDetail: (has('boosts') ? other : before).factorBoostDetail,
      eligibility: (has('eligibility') ? other : before).eligibility,
      incentiveDetail: {
        basis: (has('basis') ? next : old).basis,
        tiers: (has('rates') ? next : old).tiers,
        unlockAt: (has('unlockAt') ? next : old).unlockAt,
        cap: (has('cap') ? next : old).cap,
      },
    };
    return { before, after };
  });

const goal = fc.integer({ min: 1, max: 14 });
const goals: fc.Arbitrary<GoalChange> = fc.oneof(
  goal.map((same) => ({ before: same, after: same })),
  fc.record({ before: goal, after: goal }),
);

const line: fc.Arbitrary<Omit<SaleLine, 'quantity'>> = fc.record({
  soldOn: fc.constantFrom('2025-01-15', '2025-06-15', '2025-12-15'),
  brand: fc.constantFrom('ALFA', 'beta', 'gamma'),
  season: fc.constantFrom('summer' as const, 'winter' as const),
  segment: fc.constantFrom('car' as const, 'suv' as const),
  rim: fc.constantFrom(14, 16, 18),
  channel: fc.constantFrom('retail' as const, 'fleet' as const),
});

/** What a dealer buys: kinds of tyres in turn. */
const purchases = fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 3 });

const cases = fc.record({ pair: pairs, goals, purchases });
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

/** The prize of every number of tyres bought up to ten times the greater goal, accumulated and expendable, in EUR. */
function prizes(
  of: RulesWithPeriod,
  goalThreshold: number,
  kinds: Case['purchases'][number],
  most: number,
): number[][] {
  const bought = kinds.map((kind) => ({ ...kind, quantity: 0 }));
  return Array.from({ length: most + 1 }, (_, tires) => {
    const next = bought[tires % bought.length];
    if (tires > 0 && next !== undefined) next.quantity += 1;
    const { plafondAccumulated, plafondExpendable } = figures(
      of,
      { goalThreshold, accepted: true, entriesSum: '0.00' },
      sumsOf(of, bought),
    );
    return [Number(plafondAccumulated), Number(plafondExpendable)];
  });
}

function someoneGetsLess({ pair, goals: { before, after }, purchases: bought }: Case): boolean {
  const most = 10 * Math.max(before, after);
  return bought.some((kinds) => {
    const old = prizes(pair.before, before, kinds, most);
    const next = prizes(pair.after, after, kinds, most);
    return next.some((amounts, tires) => amounts.some((amount, index) => amount < (old[tires]?.[index] ?? 0)));
  });
}

/** What is said to be no worsening must be none. */
const neverTakesAway = (comparison: Comparison) =>
  fc.property(
    cases,
    (each) => comparison(each.pair.before, each.pair.after)(each.goals).length > 0 || !someoneGetsLess(each),
  );

/** The first tyre at which the base is lower; null up to ten times the goal. */
function firstLowerBase({ pair, goals: { before, after } }: Case): number | null {
  const baseOf = (of: RulesWithPeriod, goalThreshold: number, quantity: number) =>
    millionths(explain(of, goalThreshold, { quantity, fleetQuantity: 0, boostedQuantity: 0n }).base);
  const most = 10 * Math.max(before, after);
  const tires = Array.from({ length: most + 1 }, (_, index) => index);
  return tires.find((each) => baseOf(pair.after, after, each) < baseOf(pair.before, before, each)) ?? null;
}

const seeded = { seed: 20_251_015, numRuns: 400 };

describe('The comparison of rules and goals', () => {
  test('never calls an improvement what gives less for any number of tyres', () => {
    fc.assert(neverTakesAway(worseningsBy), seeded);
  });

  test('names the first tyre from which the base is lower', () => {
    const exact = fc.property(cases, (each) => {
      const said = worseningsBy(each.pair.before, each.pair.after)(each.goals);
      const tires = said.find(({ term }) => term === 'prize')?.fromTires ?? null;
      const most = 10 * Math.max(each.goals.before, each.goals.after);
      expect(tires !== null && tires > most ? null : tires).toBe(firstLowerBase(each));
    });
    fc.assert(exact, seeded);
  });

  test('finds improvements too: it does not call everything a worsening', () => {
    const sample = fc.sample(cases, seeded);
    const better = sample.filter(({ pair, goals: both }) => worseningsBy(pair.before, pair.after)(both).length === 0);
    expect(better.length).toBeGreaterThan(seeded.numRuns / 10);
  });

  test.each(worsenedTerms.filter((term) => term !== 'figures'))('that overlooks %s is found out', (overlooked) => {
    const blind: Comparison = (before, after) => (both) =>
      worseningsBy(before, after)(both).filter(({ term }) => term !== overlooked);
    expect(fc.check(neverTakesAway(blind), { ...seeded, numRuns: 4000 }).failed).toBe(true);
  });

  test('that looks at breakpoints alone, not at the tyre before, is found out', () => {
    const hasty: Comparison = (before, after) => (both) => {
      const points = [...thresholdsOf(before, both.before), ...thresholdsOf(after, both.after)];
      const said = worseningsBy(before, after)(both);
      return said.filter(({ term, fromTires }) => term !== 'prize' || points.includes(fromTires));
    };
    expect(fc.check(neverTakesAway(hasty), { ...seeded, numRuns: 4000 }).failed).toBe(true);
  });
});

describe('Rules', () => {
  const before: RulesWithPeriod = {
    startsOn: '2025-01-01',
    endsOn: '2025-12-31',
    incentiveDetail: {
      basis: 'marginal',
      tiers: [
        { from: 0, rate: '1.50' },
        { from: 80, rate: '2.00' },
      ],
      cap: '500.00',
    },
    factorBoostDetail: { boosts: [{ label: '18 pollici', match: { rimFrom: 18 }, factor: '1.50' }] },
    eligibility: { season: ['winter'] },
  };
  const detail = before.incentiveDetail;
  const tiersOf = (...tiers: { from: number; rate: string }[]) => ({ incentiveDetail: { ...detail, tiers } });
  const changed = (changes: Partial<RulesWithPeriod>, next = 100) =>
    worseningsBy(before, { ...before, ...changes })({ before: 100, after: next }).map(
      ({ term, fromTires }): [WorsenedTerm, number] => [term, fromTires],
    );
  const withBoosts = (...list: FactorBoostDetail['boosts']) => ({ factorBoostDetail: { boosts: list } });

  test.each<[string, Partial<RulesWithPeriod>, [WorsenedTerm, number][]]>([
    ['the same rules', {}, []],
    ['halved rates', tiersOf({ from: 0, rate: '0.75' }, { from: 80, rate: '1.00' }), [['prize', 1]]],
    [
      'a higher first rate and a lower last one',
      tiersOf({ from: 0, rate: '2.00' }, { from: 80, rate: '1.90' }),
      [
        // 79 tyres gain 39.50, each further one loses 0.10
        ['prize', 475],
      ],
    ],
    ['a later tier', tiersOf({ from: 0, rate: '1.50' }, { from: 90, rate: '2.00' }), [['prize', 80]]],
    ['an earlier tier', tiersOf({ from: 0, rate: '1.50' }, { from: 70, rate: '2.00' }), []],
    ['a lower cap', { incentiveDetail: { ...detail, cap: '300.00' } }, [['cap', 120]]],
    ['no cap', { incentiveDetail: { ...detail, cap: undefined } }, []],
    ['a later unlocking', { incentiveDetail: { ...detail, unlockAt: 110 } }, [['unlocking', 100]]],
    ['an earlier unlocking', { incentiveDetail: { ...detail, unlockAt: 90 } }, []],
    ['a lower factor', withBoosts({ label: 'x', match: { rimFrom: 18 }, factor: '1.40' }), [['boosts', 1]]],
    ['a boost of fewer lines', withBoosts({ label: 'x', match: { rimFrom: 19 }, factor: '1.50' }), [['boosts', 1]]],
    ['no boost', withBoosts(), [['boosts', 1]]],
    ['a boost of more lines', withBoosts({ label: 'x', match: { rimFrom: 17 }, factor: '1.60' }), []],
    [
      'a lower boost on lines that do not count',
      withBoosts(
        { label: 'x', match: { rimFrom: 18 }, factor: '1.50' },
        { label: 'y', match: { season: ['summer'] }, factor: '0.50' },
      ),
      [['boosts', 1]],
    ],
    ['fewer seasons', { eligibility: { season: ['summer'] } }, [['eligibility', 1]]],
    ['a brand', { eligibility: { season: ['winter'], brand: ['Alfa'] } }, [['eligibility', 1]]],
    ['more seasons', { eligibility: {} }, []],
    ['a shorter period', { endsOn: '2025-12-30' }, [['period', 1]]],
    ['a longer period', { startsOn: '2024-12-31' }, []],
    [
      'a longer period with rates that fall',
      {
        ...tiersOf({ from: 0, rate: '2.00' }, { from: 200, rate: '3.00' }, { from: 300, rate: '2.50' }),
        endsOn: '2026-01-31',
      },
      [['period', 1]],
    ],
  ])('with %s', (_name, changes, expected) => {
    expect(changed(changes)).toEqual(expected);
  });

  test.each<[number, [WorsenedTerm, number][]]>([
    [
      101,
      [
        ['prize', 80],
        ['unlocking', 100],
      ],
    ],
    [90, []],
  ])('are worse by a goal of %d instead of 100 only where it is higher', (next, expected) => {
    expect(changed({}, next)).toEqual(expected);
  });

  test('with more kinds of lines than can be looked through are a worsening, unless they are the same', () => {
    const brands = Array.from({ length: 100 }, (_, index) => `Marca ${index}`);
    const many = Array.from({ length: 20 }, (_, boost) => ({
      label: 'x',
      match: {
        brand: brands.filter((_name, index) => (index * 7919 + boost * boost * 31) % 101 < 50),
        rimFrom: 10 + (boost % 16),
        season: seasons.slice(0, 1 + (boost % 3)),
        segment: segments.slice(0, 1 + (boost % 4)),
        channel: channels[boost % 2],
      },
      factor: '1.50',
    }));
    const old = { ...before, ...withBoosts(...many) };
    const same = { before: 100, after: 100 };
    expect(worseningsBy(old, old)(same)).toEqual([]);
    const next = { ...old, ...withBoosts(...many.map((boost) => ({ ...boost, factor: '1.60' }))) };
    expect(worseningsBy(old, next)(same).map(({ term }) => term)).toEqual(['eligibility', 'boosts']);
  });
});
