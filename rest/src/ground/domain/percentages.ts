import { fixed, millionths, roundedQuotient } from './decimal.js';

/**
 * The relative change 100 · (now − before) / before, one decimal, rounded half away from zero (docs/domain/reports.md).
 *
 * @param now a whole number or a decimal text, as `before` is
 * @returns null where before is 0 or less
 */
export function differencePercentage(now: number | string, before: number | string): string | null {
  const [divisor, difference] = [millionths(before), millionths(now) - millionths(before)];
  if (divisor <= 0n) return null;
  const size = roundedQuotient(1000n * (difference < 0n ? -difference : difference), divisor);
  return fixed(difference < 0n ? -size : size, 1);
}
