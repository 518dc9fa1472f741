/**
 * Statuses, shares and forecasts of campaigns under way, for dashboards and work lists (docs/domain/reports.md). P
 * and B are those of the lines up to the day; prizes come from the engine of incentive.ts.
 */
import type { CampaignState, NoForecast } from '@gdd/schema/campaigns';
import { fixed, millionths, roundedQuotient } from '../decimal.js';
import { nextThreshold, prizeAt, prizesBy, type PrizeRules } from './incentive.js';
import type { BoostSums, Sums } from './lineSums.js';
import type { Rules } from './rules.js';
import { daysAfter, daysBetween, yearBefore } from '../periods.js';

/** A campaign's first and last day, both included. */
export type Period = Pick<Rules, 'startsOn' | 'endsOn'>;

/** The part of a campaign that is expected by the day: from 0 to 1, exact. */
export interface Share {
  readonly numerator: bigint;
  /** Above 0. */
  readonly denominator: bigint;
}

/** The purchases of all dealers in a campaign's period a year before, under its eligibility. */
export interface TiresBefore {
  /** Up to the same day. */
  readonly toDay: number;
  readonly whole: number;
}

/** With fewer tyres than these a year before, the share goes by the days. */
const fewestTires = 100;

/** Whether the share goes by the tyres of a year before, not by the days. */
export function sharesByTires(whole: number): boolean {
  return whole >= fewestTires;
}

/** Days that are left of a period, the day itself included. */
export function daysLeft({ endsOn }: Pick<Period, 'endsOn'>, today: string): number {
  return daysBetween(today, endsOn) + 1;
}

/** The same period a year before; of 29 February it is the 28th. */
export function periodBefore({ startsOn, endsOn }: Period): Period {
  return { startsOn: yearBefore(startsOn), endsOn: yearBefore(endsOn) };
}

/** The share s of a campaign under way. */
export function shareOf({ toDay, whole }: TiresBefore, { startsOn, endsOn }: Period, today: string): Share {
  if (!sharesByTires(whole)) {
    return {
      numerator: BigInt(daysBetween(startsOn, today) + 1),
      denominator: BigInt(daysBetween(startsOn, endsOn) + 1),
    };
  }
  return { numerator: BigInt(Math.min(Math.max(toDay, 0), whole)), denominator: BigInt(whole) };
}

/** The stored sums of a dealer without those of its lines after the day. */
export function sumsLess(sums: Sums, later: Sums | undefined): Sums {
  return {
    quantity: sums.quantity - (later?.quantity ?? 0),
    fleetQuantity: sums.fleetQuantity - (later?.fleetQuantity ?? 0),
    boostedQuantity: sums.boostedQuantity - (later?.boostedQuantity ?? 0n),
  };
}

/** A share or another fraction as a percentage with one decimal, half up. */
export function percentageOf(numerator: bigint, denominator: bigint): string {
  return denominator <= 0n ? '0.0' : fixed(roundedQuotient(1000n * numerator, denominator), 1);
}

/** Tyres in % of a goal with one decimal, cut and not rounded: 100.0 only where the goal is reached. */
export function goalPercentageOf(tires: number, goalThreshold: number): string {
  return fixed((1000n * BigInt(tires)) / BigInt(goalThreshold), 1);
}

/** Whether enough of a campaign is over for a forecast of its end: s ≥ 5 %. */
function isTelling({ numerator, denominator }: Share): boolean {
  return 20n * numerator >= denominator;
}

/**
 * The part of the goal below which a dealer is behind: ten points below s.
 *
 * @returns null while nobody can be
 */
export function behindBelow(share: Share): Share | null {
  const { numerator, denominator } = share;
  const bound = { numerator: 10n * numerator - denominator, denominator: 10n * denominator };
  return isTelling(share) && bound.numerator > 0n ? bound : null;
}

/** Whether a dealer that accepted is behind. */
export function isBehind(share: Share, goalThreshold: number, tires: number): boolean {
  const bound = behindBelow(share);
  return bound !== null && BigInt(tires) * bound.denominator < BigInt(goalThreshold) * bound.numerator;
}

/** Whether a dealer is close to its next threshold: some tyres bought, and at most 10 % of the goal missing. */
export function isClose(goalThreshold: number, tires: number, next: number | null): boolean {
  return tires > 0 && next !== null && 10 * (next - tires) <= goalThreshold;
}

/**
 * The prize expendable at a dealer's next threshold, as if accepted, less the present one; the entries of the ledger
 * are added to both, and neither is below 0.
 *
 * @param sums over the lines up to the day
 * @param entriesSum EUR
 * @returns EUR; null where every threshold is reached
 */
export function euroAtStake(rules: PrizeRules, goalThreshold: number, sums: Sums, entriesSum: string): string | null {
  const tires = Math.max(sums.quantity, 0);
  const next = nextThreshold(rules, goalThreshold, tires);
  if (next === null) return null;
  const expendable = (at: number) => {
    const left = euroSum([prizeAt(rules, goalThreshold, sums, at).spendable, entriesSum]);
    return left.startsWith('-') ? '0.00' : left;
  };
  return euroSum([expendable(next)], [expendable(tires)]);
}

/** The sum of amounts less others: EUR, two decimals. */
export function euroSum(added: readonly string[], taken: readonly string[] = []): string {
  const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + millionths(amount), 0n);
  return fixed((sum(added) - sum(taken)) / 10_000n, 2);
}

/** The forecast of a dealer at the end of a campaign, if it goes on as the programme did a year before. */
export interface Forecast {
  /** Tyres. */
  readonly low: number;
  readonly expected: number;
  readonly high: number;
  /** EUR accumulated, as if accepted. */
  readonly prizeLow: string;
  readonly prizeExpected: string;
  readonly prizeHigh: string;
}

/**
 * The forecasts of a campaign's dealers, by rules that are read once for all of them.
 *
 * @returns the forecast of a dealer by its goal and the sums over its lines up to the day; null while s is below 5 %
 */
export function forecastsBy(
  rules: PrizeRules,
  share: Share,
): ((goalThreshold: number, sums: BoostSums) => Forecast) | null {
  if (!isTelling(share)) return null;
  const prizes = prizesBy(rules);
  return (goalThreshold, sums) => {
    const tires = BigInt(Math.max(sums.quantity, 0));
    const least = (forecast: bigint) => (forecast < tires ? tires : forecast);
    const expected = least(roundedQuotient(tires * share.denominator, share.numerator));
    const tenths = (part: bigint) => roundedQuotient(10n * tires + part * (expected - tires), 10n);
    const [low, high] = [least(tenths(8n)), tenths(12n)];
    const prize = (at: bigint) => prizes(goalThreshold, sums, Number(at)).earned;
    return {
      low: Number(low),
      expected: Number(expected),
      high: Number(high),
      prizeLow: prize(low),
      prizeExpected: prize(expected),
      prizeHigh: prize(high),
    };
  };
}

/** The forecast of one dealer in a campaign under way, as `forecastsBy` tells it. */
export function forecastOf(rules: PrizeRules, goalThreshold: number, sums: BoostSums, share: Share): Forecast | null {
  return forecastsBy(rules, share)?.(goalThreshold, sums) ?? null;
}

/**
 * Why a dealer has no forecast in a campaign; null where s decides.
 *
 * @param today the programme's day
 */
export function outsidePeriod(
  { state, startsOn, endsOn }: Period & { readonly state: CampaignState },
  today: string,
): NoForecast | null {
  if (state === 'closed') return 'closed';
  if (today < startsOn) return 'notStarted';
  return today > endsOn ? 'ended' : null;
}

/** Dealers that have the same forecast. */
export interface ForecastOfMany {
  readonly forecast: Forecast;
  readonly dealers: number;
}

/** The forecast of a network: the sum of its dealers', low and high too. */
export function sumOfForecasts(all: readonly ForecastOfMany[]): Forecast {
  const tires = (of: (forecast: Forecast) => number) =>
    all.reduce((sum, { forecast, dealers }) => sum + dealers * of(forecast), 0);
  const prize = (of: (forecast: Forecast) => string) =>
    fixed(
      all.reduce((sum, { forecast, dealers }) => sum + BigInt(dealers) * millionths(of(forecast)), 0n) / 10_000n,
      2,
    );
  return {
    low: tires(({ low }) => low),
    expected: tires(({ expected }) => expected),
    high: tires(({ high }) => high),
    prizeLow: prize(({ prizeLow }) => prizeLow),
    prizeExpected: prize(({ prizeExpected }) => prizeExpected),
    prizeHigh: prize(({ prizeHigh }) => prizeHigh),
  };
}

/** Days, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** When a dealer that has stopped bought, and since when it has not: 119 to 60 days ago, and 59 days ago to the day. */
export function stoppedWindows(today: string): { readonly bought: DayRange; readonly quiet: DayRange } {
  return {
    bought: { from: daysAfter(today, -119), to: daysAfter(today, -60) },
    quiet: { from: daysAfter(today, -59), to: today },
  };
}
