import { createHash } from 'node:crypto';
import { decimalText, millionths } from '../decimal.js';
import type { Match, Rules } from './rules.js';

/** The rules that decide which lines count and what they earn, without the period. */
export type RulesWithoutPeriod = Pick<Rules, 'incentiveDetail' | 'factorBoostDetail'> & {
  readonly eligibility: Match;
};

/** The rules of a campaign with its period: the content of a version of the rules. */
export type RulesWithPeriod = RulesWithoutPeriod & Pick<Rules, 'startsOn' | 'endsOn'>;

/**
 * The canonical form in which rules are compared and hashed: decimals with normalised text, conditions sorted by name,
 * defaults filled in (docs/domain/rules.md).
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

/** SHA-256 of the canonical JSON of rules without their period, hexadecimal; used for simulations. */
export function hashOfRules(rules: RulesWithoutPeriod): string {
  return sha256(canonicalRules(rules));
}

/** SHA-256 of the canonical JSON of rules with their period, hexadecimal; used for versions of the rules. */
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
