import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  expectedReports,
  officeCampaigns,
  officeDealers,
  officeGoals,
  officeLines,
  type ExpectedUnderWay,
  type OfficeLine,
} from '../../../testing/programme/officeProgramme.js';
import { matches } from './conditions.js';
import { nextThreshold } from './incentive.js';
import { sumsOf, type Sums } from './lineSums.js';
import type { Rules } from './rules.js';
import {
  behindBelow,
  daysLeft,
  atStake,
  euroSum,
  forecastOf,
  forecastsBy,
  isBehind,
  isClose,
  periodBefore,
  shareOf,
  stoppedWindows,
  type Share,
} from './underWay.js';

const share = (numerator: number, denominator = 100): Share => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

const sums = (quantity: number, boosted = quantity): Sums => ({
  quantity,
  fleetQuantity: 0,
  boostedQuantity: BigInt(boosted) * 1_000_000n,
});

function lowestTerms({ numerator, denominator }: Share): string {
  const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
  const common = divisor(numerator, denominator);
  return `${numerator / common}/${denominator / common}`;
}

const rules: Rules = {
  startsOn: '2025-01-01',
  endsOn: '2025-12-31',
  incentiveDetail: {
    basis: 'marginal',
    tiers: [
      { from: 0, rate: '1.00' },
      { from: 80, rate: '2.00' },
    ],
    unlockAt: 100,
  },
  factorBoostDetail: { boosts: [{ label: 'doppio', match: {}, factor: '2' }] },
};

describe('the share', () => {
  const year = { startsOn: '2025-01-01', endsOn: '2025-12-31' };

  test('is the part that was sold by the same day a year before', () => {
    expect(shareOf({ toDay: 60, whole: 100 }, year, '2025-02-01')).toEqual(share(60));
  });

  test('the share is between 0 and 1', () => {
    expect(shareOf({ toDay: -3, whole: 100 }, year, '2025-02-01')).toEqual(share(0));
    expect(shareOf({ toDay: 103, whole: 100 }, year, '2025-02-01')).toEqual(share(100));
  });

  test('goes by the days, the day included, where fewer than 100 tyres were sold', () => {
    expect(shareOf({ toDay: 99, whole: 99 }, year, '2025-01-01')).toEqual(share(1, 365));
    expect(shareOf({ toDay: 0, whole: 0 }, year, '2025-12-31')).toEqual(share(365, 365));
  });

  test('looks at the same days a year before; the 28th is that of 29 February', () => {
    expect(periodBefore({ startsOn: '2024-02-29', endsOn: '2024-08-31' })).toEqual({
      startsOn: '2023-02-28',
      endsOn: '2023-08-31',
    });
  });
});

test('the days that are left count the day itself', () => {
  expect(daysLeft({ endsOn: '2025-12-31' }, '2025-12-31')).toBe(1);
  expect(daysLeft({ endsOn: '2025-12-31' }, '2025-10-15')).toBe(78);
});

describe('behind', () => {
  test('begins more than ten points below the share', () => {
    expect(isBehind(share(50), 100, 40)).toBe(false);
    expect(isBehind(share(50), 100, 39)).toBe(true);
    expect(isBehind(share(1, 3), 1000, 233)).toBe(true);
    expect(isBehind(share(1, 3), 1000, 234)).toBe(false);
  });

  test('is nobody before 5 %, nor where nothing is ten points below', () => {
    expect(behindBelow(share(4))).toBeNull();
    expect(behindBelow(share(10))).toBeNull();
    expect(behindBelow(share(11))).not.toBeNull();
  });
});

describe('close', () => {
  test('is who lacks at most a tenth of the goal to the next threshold, and has bought something', () => {
    expect(isClose(100, 70, 80)).toBe(true);
    expect(isClose(100, 69, 80)).toBe(false);
    expect(isClose(100, 0, 5)).toBe(false);
    expect(isClose(100, 100, null)).toBe(false);
  });
});

describe('the euro at stake', () => {
  const euroAtStake = (...of: Parameters<typeof atStake>) => atStake(...of)?.euro;

  test('are the prize that can be spent at the threshold, less that of now', () => {
    // at 100: 79 · 1 + 21 · 2
    expect(euroAtStake(rules, 100, sums(90), '0.00')).toBe('121.00');
    expect(euroAtStake(rules, 100, sums(100), '0.00')).toBeUndefined();
    expect(atStake(rules, 100, sums(90), '0.00')?.isLocked).toBe(false);
  });

  test('are what accumulates where the prize stays locked at the threshold', () => {
    // at 80 nothing can be spent yet: 79 · 1 + 1 · 2, less 70 · 1
    expect(atStake(rules, 100, sums(70), '0.00')).toEqual({ euro: '11.00', isLocked: true });
  });

  test('count with the average factor of today', () => {
    expect(euroAtStake(rules, 100, sums(90, 135), '0.00')).toBe('181.50');
  });

  test('of returns alone are those of nothing bought', () => {
    expect(euroAtStake(rules, 100, sums(-4), '0.00')).toBe(euroAtStake(rules, 100, sums(0), '0.00'));
  });

  test('are not what was spent already', () => {
    expect(euroAtStake(rules, 100, sums(90), '-21.00')).toBe('100.00');
    expect(euroAtStake(rules, 100, sums(90), '-121.00')).toBe('0.00');
    expect(euroAtStake(rules, 100, sums(90), '-150.00')).toBe('0.00');
  });
});

describe('a forecast', () => {
  test('goes on by the share, with a fifth to either side', () => {
    expect(forecastOf(rules, 100, sums(50), share(50))).toMatchObject({
      low: 90,
      expected: 100,
      high: 110,
      prizeLow: '101.00',
      prizeExpected: '121.00',
      prizeHigh: '141.00',
    });
  });

  test('says what of the prize can be spent: nothing below the tyres that unlock it', () => {
    const spendable = (goal: number) => forecastOf(rules, goal, sums(50), share(50))?.spendableExpected;
    expect([spendable(100), spendable(101)]).toEqual(['121.00', '0.00']);
  });

  test('of a day before the last goes on by the share of that day', () => {
    const tires = (until: number) => forecastsBy(rules, share(50), share(until))?.(100, sums(50)).expected;
    // never below the tyres that there are
    expect([tires(100), tires(75), tires(40)]).toEqual([100, 75, 50]);
  });

  test('is none before 5 %', () => {
    expect(forecastOf(rules, 100, sums(50), share(49, 1000))).toBeNull();
    expect(forecastOf(rules, 100, sums(50), share(5))).not.toBeNull();
  });
});

test('amounts are added exactly', () => {
  expect(euroSum(['0.10', '0.20'], ['0.05'])).toBe('0.25');
});

describe('the office’s programme', () => {
  const { today, stopped, underWay } = expectedReports();
  const title = 'Annuale 2025';
  let found: ExpectedUnderWay;
  let stoppedCodes: readonly string[];

  beforeAll(() => {
    const campaign = officeCampaigns().find((each) => each.title === title);
    if (campaign === undefined) throw new Error(`There is no ${title}.`);
    const [linesBefore, lines] = [officeLines(2024), officeLines(2025)];
    const dealers = officeDealers();
    const codes = new Map(dealers.map(({ vatNumber, code }) => [vatNumber, code]));
    const before = periodBefore(campaign);
    const eligibleBefore = linesBefore.filter(
      (line) =>
        before.startsOn <= line.soldOn && line.soldOn <= before.endsOn && matches(campaign.eligibility ?? {}, line),
    );
    const tires = (until: string) =>
      eligibleBefore.reduce((sum, { soldOn, quantity }) => sum + (soldOn <= until ? quantity : 0), 0);
    const sameDay = periodBefore({ startsOn: today, endsOn: today }).endsOn;
    const part = shareOf({ toDay: tires(sameDay), whole: tires(before.endsOn) }, campaign, today);
    const own = new Map<string, OfficeLine[]>();
    for (const line of lines.filter(({ soldOn }) => soldOn <= today)) {
      own.set(line.vatNumber, [...(own.get(line.vatNumber) ?? []), line]);
    }
    const rows = officeGoals()
      .filter((goal) => goal.campaign === title)
      .map((goal) => {
        const dealerSums = sumsOf(campaign, own.get(goal.vatNumber) ?? []);
        const bought = Math.max(dealerSums.quantity, 0);
        const next = nextThreshold(campaign, goal.goalThreshold, bought);
        const forecast = forecastOf(campaign, goal.goalThreshold, dealerSums, part);
        return { ...goal, code: codes.get(goal.vatNumber) ?? '', tires: bought, next, forecast };
      });
    const codesOf = (chosen: readonly { readonly code: string }[]) => chosen.map(({ code }) => code).sort();
    found = {
      share: Math.round((1e6 * Number(part.numerator)) / Number(part.denominator)) / 1e6,
      shareFraction: lowestTerms(part),
      close: codesOf(rows.filter(({ goalThreshold, tires: bought, next }) => isClose(goalThreshold, bought, next))),
      notAccepted: codesOf(rows.filter(({ accepted }) => !accepted)),
      behind: codesOf(rows.filter((row) => row.accepted && isBehind(part, row.goalThreshold, row.tires))),
      forecast: Object.fromEntries(
        rows.flatMap(({ code, tires: bought, forecast }) => {
          if (forecast === null) return [];
          const { spendableExpected: _spendable, ...given } = forecast;
          return [[code, { tires: bought, ...given }]];
        }),
      ),
    };
    const windows = stoppedWindows(today);
    const soldIn = ({ from, to }: { readonly from: string; readonly to: string }) =>
      new Set(
        [...linesBefore, ...lines]
          .filter(({ soldOn }) => from <= soldOn && soldOn <= to)
          .map(({ vatNumber }) => vatNumber),
      );
    const [bought, quiet] = [soldIn(windows.bought), soldIn(windows.quiet)];
    stoppedCodes = codesOf(
      dealers.filter(({ vatNumber, status }) => status === 'active' && bought.has(vatNumber) && !quiet.has(vatNumber)),
    );
  });

  const expected = underWay[title];

  test('has the share', () => {
    expect([found.share, found.shareFraction]).toEqual([expected?.share, expected?.shareFraction]);
  });

  test.each(['close', 'notAccepted', 'behind'] as const)('tells who is %s', (word) => {
    expect(found[word]).toEqual(expected?.[word]);
  });

  test('tells every forecast', () => {
    expect(found.forecast).toEqual(expected?.forecast);
  });

  test('tells who has stopped', () => {
    expect(stoppedCodes).toEqual(stopped);
  });
});
