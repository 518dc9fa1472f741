/** The gain of a dealer from further tyres: the figures of incentive.ts with them added (docs/domain/reports.md). */
import { decimalText } from '../decimal.js';
import { factorAt, type Sums } from './lineSums.js';
import {
  figures,
  nextThreshold,
  thresholdsOf,
  type Figures,
  type MembershipTerms,
  type PrizeRules,
} from './incentive.js';
import { euroSum } from './underWay.js';

/** Tyres that are not sold yet. */
export interface FurtherTires {
  /** Not below 0. */
  readonly tires: number;
  /** The index in the campaign's list of the boost that counts for them; null: no boost. */
  readonly boost: number | null;
}

/** The figures of a dealer with further tyres, as if it had accepted: an estimate, never stored. */
export interface WhatIf extends Pick<
  Figures,
  'tiresPurchased' | 'tiresMissing' | 'plafondAccumulated' | 'plafondExpendable'
> {
  /** The factor by which each further tyre counts. */
  readonly factor: string;
  /** The gain from the further tyres, EUR; below 0 where they lower the average factor. */
  readonly addedAccumulated: string;
  readonly addedExpendable: string;
  /** The highest threshold that is reached, tyres; null: none. */
  readonly threshold: number | null;
  readonly nextThreshold: number | null;
  readonly tiresToNextThreshold: number | null;
}

/**
 * The figures of a dealer with further tyres.
 *
 * @param sums the three sums over its lines
 */
export function whatIf(
  rules: PrizeRules,
  { goalThreshold, entriesSum }: Omit<MembershipTerms, 'accepted'>,
  sums: Sums,
  { tires, boost }: FurtherTires,
): WhatIf {
  const factor = factorAt(rules.factorBoostDetail, boost);
  const terms = { goalThreshold, entriesSum, accepted: true };
  const now = figures(rules, terms, sums);
  const then = figures(rules, terms, {
    ...sums,
    quantity: sums.quantity + tires,
    boostedQuantity: sums.boostedQuantity + BigInt(tires) * factor,
  });
  const { tiresPurchased, tiresMissing, plafondAccumulated, plafondExpendable } = then;
  const next = nextThreshold(rules, goalThreshold, tiresPurchased);
  return {
    tiresPurchased,
    tiresMissing,
    plafondAccumulated,
    plafondExpendable,
    factor: decimalText(factor),
    addedAccumulated: euroSum([plafondAccumulated], [now.plafondAccumulated]),
    addedExpendable: euroSum([plafondExpendable], [now.plafondExpendable]),
    threshold: thresholdsOf(rules, goalThreshold).findLast((tyres) => tyres <= tiresPurchased) ?? null,
    nextThreshold: next,
    tiresToNextThreshold: next === null ? null : next - tiresPurchased,
  };
}
