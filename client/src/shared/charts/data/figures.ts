import { millionths } from '../../forms/fields/decimalText';

/** A number, or an exact decimal as the API sends it: '1500.00'. */
export type Figure = number | string;

/** The exact sum of whole numbers or decimals, as a decimal with two places; further places are cut off. */
export function sumOf(figures: readonly Figure[]): string {
  const sum = figures.reduce<bigint>((total, figure) => total + millionths(String(figure)), 0n);
  const cents = sum / 10_000n;
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * 100·(now − before)/before with one decimal, half away from zero (docs/domain/reports.md).
 *
 * @returns an exact decimal ('-12.5'); undefined where before is 0 or less
 */
export function differencePercent(now: Figure, before: Figure): string | undefined {
  const base = millionths(String(before));
  if (base <= 0n) return undefined;
  const change = 1000n * (millionths(String(now)) - base);
  const size = (2n * (change < 0n ? -change : change) + base) / (2n * base);
  const digits = String(size).padStart(2, '0');
  return `${change < 0n && size > 0n ? '-' : ''}${digits.slice(0, -1)}.${digits.slice(-1)}`;
}

/**
 * The number of a year's months that are over and can be compared with the year before.
 *
 * @param today the programme's current day ('2025-10-15'); undefined: all months count as over
 */
export function wholeMonths(year: number, today: string | undefined): number {
  if (today === undefined) return 12;
  const next = new Date(`${today}T00:00:00Z`);
  // A month counts as over on its last day.
  next.setUTCDate(next.getUTCDate() + 1);
  return Math.min(12, Math.max(0, 12 * (next.getUTCFullYear() - year) + next.getUTCMonth()));
}
