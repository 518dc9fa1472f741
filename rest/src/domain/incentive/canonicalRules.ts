import { createHash } from 'node:crypto';
import { decimalText, millionths } from '../decimal.js';
import type { Match, Rules } from './rules.js';

/** The rules that decide which lines count and what they earn, without the period. */
export type RulesWithoutPeriod = Pick<Rules, 'incentiveDetail' | 'factorBoostDetail'> & {
  readonly eligibility: Match;
};

/** The rules of a campaign with its period: what a version of them is. */
export type RulesWithPeriod = RulesWithoutPeriod & Pick<Rules, 'startsOn' | 'endsOn'>;

/**
 * The one form in which rules are compared and hashed: decimals as they compare, however they were written, the
 * conditions in the order of their names, and what may be left out with its default (docs/domain/rules.md).
 */
export function canonicalRules({ incentiveDetail, factorBoostDetail, eligibility }: RulesWithoutPeriod) {
  const { basis, tiers, unlockAt, cap } = incentiveDetail;
  return {
    incentiveDetail: {
      basis,
      tiers: tiers.map(({ from, rate }) => [decimal(from), decimal(rate)]),
      unlockAt: decimal(unlockAt ?? 100),
      cap: cap === undefined ? null : decimal(cap),
    },
    factorBoostDetail: factorBoostDetail.boosts.map(({ label, match, factor }) => [
      label,
      sorted(match),
      decimal(factor),
    ]),
    eligibility: sorted(eligibility),
  };
}

/** SHA-256 of the canonical JSON of rules without their period, hexadecimal: of simulations, which have their own. */
export function hashOfRules(rules: RulesWithoutPeriod): string {
  return sha256(canonicalRules(rules));
}

/** SHA-256 of the canonical JSON of rules with their period, hexadecimal: of versions. */
export function hashOfVersion(rules: RulesWithPeriod): string {
  return sha256({ startsOn: rules.startsOn, endsOn: rules.endsOn, ...canonicalRules(rules) });
}

const decimal = (value: string | number) => decimalText(millionths(value));
const sorted = (fields: object) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** SHA-256 of the JSON of a value, hexadecimal. */
export const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
