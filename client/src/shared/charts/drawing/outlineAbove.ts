import type { Figure } from '../data/figures';

/**
 * The part of a month's outline above its own bar, as the two are stacked; null where the bar is as high, and where
 * nothing is outlined.
 *
 * @param now of the month to the day; `whole`: of the whole month of the year before
 */
export function outlineAbove({
  now,
  whole,
}: {
  readonly now: Figure | null;
  readonly whole?: Figure | null;
}): number | null {
  const above = Number(whole ?? 0) - Math.max(0, Number(now ?? 0));
  return above > 0 ? above : null;
}
