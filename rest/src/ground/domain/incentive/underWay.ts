/**
 * Statuses, shares and forecasts of campaigns under way, for dashboards and work lists (docs/domain/reports.md). Tyres
 * P and average factor B are those of the lines up to today; prizes are computed by incentive.ts.
 */
import type { CampaignState, NoForecast } from '@gdd/schema/campaigns';
import { fixed, millionths, roundedQuotient } from '../decimal.js';
import { nextThreshold, prizeAt, prizesBy, type PrizeRules } from './incentive.js';
import type { BoostSums, Sums } from './lineSums.js';
import type { Rules } from './rules.js';
import { daysAfter, daysBetween, yearBefore } from '../periods.js';

/** A campaign's first and last day, both included. */
export type Period = Pick<Rules, 'startsOn' | 'endsOn'>;

/** The share s: the part of a campaign's tyres expected by today, from 0 to 1, as an exact fraction. */
export interface Share {
  readonly numerator: bigint;
  /** Above 0. */
  readonly denominator: bigint;
}

/** The eligible tyres of all dealers in a campaign's period one year earlier. */
export interface TiresBefore {
  /** Up to the same day of the year before. */
  readonly toDay: number;
  /** In the whole period. */
  readonly whole: number;
}

/** With fewer tyres than this a year before, the share is derived from the days of the period. */
const fewestTires = 100;

/** Whether the share is derived from the tyres of the year before; else it is the part of the days that have passed. */
export function sharesByTires(whole: number): boolean {
  return whole >= fewestTires;
}

/** The days left of a period, today included. */
export function daysLeft({ endsOn }: Pick<Period, 'endsOn'>, today: string): number {
  return daysBetween(today, endsOn) + 1;
}

/** The same period a year before; 29 February becomes the 28th. */
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

/** The sums of a dealer minus those of its lines after today. @param later undefined: no such lines */
export function sumsLess(sums: Sums, later: Sums | undefined): Sums {
  return {
    quantity: sums.quantity - (later?.quantity ?? 0),
    fleetQuantity: sums.fleetQuantity - (later?.fleetQuantity ?? 0),
    boostedQuantity: sums.boostedQuantity - (later?.boostedQuantity ?? 0n),
  };
}

/** A fraction as a percentage with one decimal, rounded half up; '0.0' for a denominator of 0 or less. */
export function percentageOf(numerator: bigint, denominator: bigint): string {
  return denominator <= 0n ? '0.0' : fixed(roundedQuotient(1000n * numerator, denominator), 1);
}

/** Tyres in % of a goal with one decimal, cut and not rounded: 100.0 only where the goal is reached. */
export function goalPercentageOf(tires: number, goalThreshold: number): string {
  return fixed((1000n * BigInt(tires)) / BigInt(goalThreshold), 1);
}

/** Whether enough of a campaign is over for a forecast: s ≥ 5 %. */
function allowsForecast({ numerator, denominator }: Share): boolean {
  return 20n * numerator >= denominator;
}

/**
 * The part of the goal below which a dealer is behind: s minus ten percentage points.
 *
 * @returns null while no dealer can be behind: s is below 5 %, or not above 10 %
 */
export function behindBelow(share: Share): Share | null {
  const { numerator, denominator } = share;
  const bound = { numerator: 10n * numerator - denominator, denominator: 10n * denominator };
  return allowsForecast(share) && bound.numerator > 0n ? bound : null;
}

/** Whether a dealer that accepted is behind. */
export function isBehind(share: Share, goalThreshold: number, tires: number): boolean {
  const bound = behindBelow(share);
  return bound !== null && BigInt(tires) * bound.denominator < BigInt(goalThreshold) * bound.numerator;
}

/** Whether a dealer is close to its next threshold: it bought tyres, and at most 10 % of the goal is missing to it. */
export function isClose(goalThreshold: number, tires: number, next: number | null): boolean {
  return tires > 0 && next !== null && 10 * (next - tires) <= goalThreshold;
}

/** What a dealer's next threshold brings, EUR. */
export interface AtStake {
  readonly euro: string;
  /** Whether it stays locked there: the prize can be spent from a later threshold on. */
  readonly isLocked: boolean;
}

/**
 * What a dealer gains at its next threshold, as if accepted: what can be spent there less what can be spent now, with
 * the entries of the ledger added to both, and neither below 0; where the prize stays locked there, what accumulates.
 *
 * @param sums over the lines up to today
 * @param entriesSum EUR
 * @returns null where every threshold is reached
 */
export function atStake(rules: PrizeRules, goalThreshold: number, sums: Sums, entriesSum: string): AtStake | null {
  const tires = Math.max(sums.quantity, 0);
  const next = nextThreshold(rules, goalThreshold, tires);
  if (next === null) return null;
  const [then, now] = [prizeAt(rules, goalThreshold, sums, next), prizeAt(rules, goalThreshold, sums, tires)];
  const isLocked = millionths(then.spendable) === 0n && millionths(then.earned) > 0n;
  if (isLocked) return { euro: euroSum([then.earned], [now.earned]), isLocked };
  const expendable = (prize: string) => {
    const left = euroSum([prize, entriesSum]);
    return left.startsWith('-') ? '0.00' : left;
  };
  return { euro: euroSum([expendable(then.spendable)], [expendable(now.spendable)]), isLocked };
}

/** The sum of `added` minus the sum of `subtracted`: EUR, two decimals. */
export function euroSum(added: readonly string[], subtracted: readonly string[] = []): string {
  const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + millionths(amount), 0n);
  // millionths to cents
  return fixed((sum(added) - sum(subtracted)) / 10_000n, 2);
}

/** The forecast of a dealer for the end of a campaign, if it continues as the programme did a year before. */
export interface Forecast {
  /** Tyres. */
  readonly low: number;
  readonly expected: number;
  readonly high: number;
  /** EUR accumulated, as if accepted. */
  readonly prizeLow: string;
  readonly prizeExpected: string;
  readonly prizeHigh: string;
  /** EUR: the expected prize that can be spent, as if accepted; 0 for tyres that do not unlock it. */
  readonly spendableExpected: string;
}

/** The share of a campaign's last day. */
export const wholePeriod: Share = { numerator: 1n, denominator: 1n };

/**
 * The forecasts of a campaign's dealers: expected tyres are P / s; low and high are 80 % and 120 % of the growth to
 * there, never below P. The rules are parsed once for all dealers.
 *
 * @param until the share of an earlier day than the last: expected tyres are P · until / s
 * @returns a function of a dealer's goal and the sums over its lines up to today; null while s is below 5 %
 */
export function forecastsBy(
  rules: PrizeRules,
  share: Share,
  until: Share = wholePeriod,
): ((goalThreshold: number, sums: BoostSums) => Forecast) | null {
  if (!allowsForecast(share)) return null;
  const prizes = prizesBy(rules);
  return (goalThreshold, sums) => {
    const tires = BigInt(Math.max(sums.quantity, 0));
    const notBelowPresent = (forecast: bigint) => (forecast < tires ? tires : forecast);
    const expected = notBelowPresent(
      roundedQuotient(tires * share.denominator * until.numerator, share.numerator * until.denominator),
    );
    const withTenthsOfGrowth = (tenths: bigint) => roundedQuotient(10n * tires + tenths * (expected - tires), 10n);
    const [low, high] = [notBelowPresent(withTenthsOfGrowth(8n)), withTenthsOfGrowth(12n)];
    const prize = (at: bigint) => prizes(goalThreshold, sums, Number(at)).earned;
    const { earned, spendable } = prizes(goalThreshold, sums, Number(expected));
    return {
      low: Number(low),
      expected: Number(expected),
      high: Number(high),
      prizeLow: prize(low),
      prizeExpected: earned,
      prizeHigh: prize(high),
      spendableExpected: spendable,
    };
  };
}

/** The forecast of one dealer in a campaign under way (`forecastsBy`). */
export function forecastOf(rules: PrizeRules, goalThreshold: number, sums: BoostSums, share: Share): Forecast | null {
  return forecastsBy(rules, share)?.(goalThreshold, sums) ?? null;
}

/**
 * The reason why a campaign has no forecast because of its state or period; null inside the period, where s decides.
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

/** A forecast with the number of dealers that share it. */
export interface ForecastOfMany {
  readonly forecast: Forecast;
  readonly dealers: number;
}

/** The forecast of a network: the sums of its dealers' forecasts, also of low and high. */
export function sumOfForecasts(all: readonly ForecastOfMany[]): Forecast {
  const tires = (of: (forecast: Forecast) => number) =>
    all.reduce((sum, { forecast, dealers }) => sum + dealers * of(forecast), 0);
  const prize = (of: (forecast: Forecast) => string) =>
    // millionths to cents
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
    spendableExpected: prize(({ spendableExpected }) => spendableExpected),
  };
}

/** A range of days, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/**
 * The windows that define a dealer that has stopped buying: it bought 119 to 60 days ago (`bought`), and nothing from
 * 59 days ago until today (`quiet`).
 */
export function stoppedWindows(today: string): { readonly bought: DayRange; readonly quiet: DayRange } {
  return {
    bought: { from: daysAfter(today, -119), to: daysAfter(today, -60) },
    quiet: { from: daysAfter(today, -59), to: today },
  };
}
