import { channels, largestRim, seasons, segments, smallestRim } from '@gdd/schema/campaigns';
import { matches } from './conditions.js';
import type { Match, SaleLine } from './rules.js';

/** What conditions can tell of a sale line. */
export type PossibleLine = Omit<SaleLine, 'soldOn' | 'quantity'>;

/** More kinds of lines than this are not looked through; the rules of real campaigns have some hundreds. */
const mostKinds = 10_000;

const anyLine: PossibleLine = { brand: '', season: 'summer', segment: 'car', rim: smallestRim, channel: 'retail' };
const rims = Array.from({ length: largestRim - smallestRim + 1 }, (_, index) => smallestRim + index);

/**
 * One line of each kind that some conditions tell apart, of all lines that there can be. Conditions are thereby compared
 * by what they say, not by the lines that were sold.
 *
 * @returns null where there are too many kinds
 */
export function possibleLines(conditions: readonly Match[]): readonly PossibleLine[] | null {
  // the empty name stands for all brands that no condition names
  const brands = ['', ...conditions.flatMap(({ brand = [] }) => brand)];
  const dimensions: readonly (readonly Partial<PossibleLine>[])[] = [
    toldApart(
      conditions,
      brands.map((brand) => ({ brand })),
      ({ brand }) => ({ brand }),
    ),
    toldApart(
      conditions,
      seasons.map((season) => ({ season })),
      ({ season }) => ({ season }),
    ),
    toldApart(
      conditions,
      segments.map((segment) => ({ segment })),
      ({ segment }) => ({ segment }),
    ),
    toldApart(
      conditions,
      rims.map((rim) => ({ rim })),
      ({ rimFrom, rimTo }) => ({ rimFrom, rimTo }),
    ),
    toldApart(
      conditions,
      channels.map((channel) => ({ channel })),
      ({ channel }) => ({ channel }),
    ),
  ];
  if (dimensions.reduce((product, { length }) => product * length, 1) > mostKinds) return null;
  return dimensions.reduce<PossibleLine[]>(
    (lines, values) => lines.flatMap((line) => values.map((value) => ({ ...line, ...value }))),
    [anyLine],
  );
}

/**
 * Of the values of one attribute those that conditions tell apart: one for each set of conditions that it fulfils.
 *
 * @param part the conditions on this attribute alone
 */
function toldApart<T extends Partial<PossibleLine>>(
  conditions: readonly Match[],
  values: readonly T[],
  part: (condition: Match) => Match,
): T[] {
  const parts = conditions.map(part);
  const bySignature = new Map<string, T>();
  for (const value of values) {
    const signature = parts.map((each) => (matches(each, { ...anyLine, ...value }) ? '1' : '0')).join('');
    if (!bySignature.has(signature)) bySignature.set(signature, value);
  }
  return [...bySignature.values()];
}
