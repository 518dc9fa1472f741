import { millionths, type Millionths } from '../decimal.js';
import type { Rules, SaleLine, FactorBoostDetail } from './rules.js';
import { isEligible, boostOf } from './conditions.js';

/** The three sums that are stored for each campaign and dealer. */
export interface Sums {
  readonly quantity: number;
  readonly fleetQuantity: number;
  /** Σ quantity · factor. */
  readonly boostedQuantity: Millionths;
}

/** The sums that the average boost factor B and the prize are computed from. */
export type BoostSums = Omit<Sums, 'fleetQuantity'>;

/** The tyres of the lines for which one boost counts. */
export interface BoostShare {
  /** The boost's index in the campaign's list; null for the lines that no boost matches. */
  readonly boost: number | null;
  readonly quantity: number;
  readonly fleetQuantity: number;
}

/** The bounds of B: without them, returns could push it beyond every factor of the campaign. */
export interface BoostBounds {
  readonly smallest: Millionths;
  readonly greatest: Millionths;
}

export const factorOne = millionths(1);

/** The three sums over a dealer's lines. */
export function sumsOf(rules: Rules, lines: readonly SaleLine[]): Sums {
  let quantity = 0;
  let fleetQuantity = 0;
  let boostedQuantity = 0n;
  for (const line of lines.filter((each) => isEligible(rules, each))) {
    quantity += line.quantity;
    if (line.channel === 'fleet') fleetQuantity += line.quantity;
    boostedQuantity += BigInt(line.quantity) * millionths(boostOf(rules, line)?.factor ?? 1);
  }
  return { quantity, fleetQuantity, boostedQuantity };
}

/** The smallest and the greatest of 1 and a campaign's factors. */
export function boundsOf({ boosts }: FactorBoostDetail): BoostBounds {
  const factors = [factorOne, ...boosts.map(({ factor }) => millionths(factor))];
  return {
    smallest: factors.reduce((a, b) => (b < a ? b : a)),
    greatest: factors.reduce((a, b) => (b > a ? b : a)),
  };
}

/** B as the exact fraction weighted / divisor (in millionths), so that a prize is rounded only once, at the end. */
export interface AverageFactor {
  readonly weighted: Millionths;
  readonly divisor: bigint;
  /** Whether a bound replaced the average. */
  readonly isLimited: boolean;
}

/**
 * The average boost factor B; 1 without tyres.
 *
 * @param weighted Σ quantity · factor
 * @param bounds null: unbounded
 */
export function averageFactor(purchased: bigint, weighted: Millionths, bounds: BoostBounds | null): AverageFactor {
  if (purchased === 0n) return { weighted: factorOne, divisor: 1n, isLimited: false };
  if (bounds !== null) {
    if (weighted < bounds.smallest * purchased) return { weighted: bounds.smallest, divisor: 1n, isLimited: true };
    if (weighted > bounds.greatest * purchased) return { weighted: bounds.greatest, divisor: 1n, isLimited: true };
  }
  return { weighted, divisor: purchased, isLimited: false };
}

/** The factor of a boost by its index in the list; 1 for null. */
export function factorAt({ boosts }: FactorBoostDetail, place: number | null): Millionths {
  return place === null ? factorOne : millionths(boosts[place]?.factor ?? 1);
}

/** The three sums over some shares. */
export function sumsOfShares(detail: FactorBoostDetail, shares: readonly BoostShare[]): Sums {
  return {
    quantity: shares.reduce((sum, { quantity }) => sum + quantity, 0),
    fleetQuantity: shares.reduce((sum, { fleetQuantity }) => sum + fleetQuantity, 0),
    boostedQuantity: shares.reduce((sum, { boost, quantity }) => sum + BigInt(quantity) * factorAt(detail, boost), 0n),
  };
}
