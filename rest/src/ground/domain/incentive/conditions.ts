import type { LineCondition, MatchCondition } from '@gdd/schema/campaigns';
import { millionths } from '../decimal.js';
import type { Match, SaleLine, Rules, FactorBoostDetail, Boost } from './rules.js';

/** The first condition of a match that a line fails, in the order of `lineConditions`; null where all hold. */
function failedOf(match: Match, line: Omit<SaleLine, 'soldOn' | 'quantity'>): MatchCondition | null {
  const brand = line.brand.toLowerCase();
  if (match.brand?.some((name) => name.toLowerCase() === brand) === false) return 'brand';
  if (match.season?.includes(line.season) === false) return 'season';
  if (match.segment?.includes(line.segment) === false) return 'segment';
  if (line.rim < (match.rimFrom ?? -Infinity) || line.rim > (match.rimTo ?? Infinity)) return 'rim';
  return line.channel === (match.channel ?? line.channel) ? null : 'channel';
}

/** Whether a line fulfils all conditions of a match. */
export function matches(match: Match, line: Omit<SaleLine, 'soldOn' | 'quantity'>): boolean {
  return failedOf(match, line) === null;
}

/**
 * The first condition of a campaign that a line fails (docs/domain/campaigns-and-prizes.md); null where the line
 * counts.
 */
export function failedCondition(rules: Rules, line: SaleLine): LineCondition | null {
  if (line.soldOn < rules.startsOn) return 'beforeStart';
  if (line.soldOn > rules.endsOn) return 'afterEnd';
  return failedOf(rules.eligibility ?? {}, line);
}

/** Whether a line counts in a campaign. */
export function isEligible(rules: Rules, line: SaleLine): boolean {
  return failedCondition(rules, line) === null;
}

/** The boosts by factor, highest first, equal factors in their given order: the first that matches a line counts. */
export function boostsByFactor({ boosts }: FactorBoostDetail): readonly Boost[] {
  return [...boosts].sort((a, b) => Number(millionths(b.factor) - millionths(a.factor)));
}

/** The one boost that counts for a line, that with the highest factor among those that match: boosts never stack. */
export function boostOf(rules: Pick<Rules, 'factorBoostDetail'>, line: SaleLine): Boost | undefined {
  return boostsByFactor(rules.factorBoostDetail).find((boost) => matches(boost.match, line));
}
