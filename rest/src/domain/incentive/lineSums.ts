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

/** The sums from which B, and with it a prize, follows. */
export type BoostSums = Omit<Sums, 'fleetQuantity'>;

/** The tyres that one boost counts, by its place in the campaign's list from 0; null: those that none matches. */
export interface BoostShare {
  readonly boost: number | null;
  readonly quantity: number;
  readonly fleetQuantity: number;
}

/** The bounds of B, so that returns do not carry it past what a tyre can count for. */
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

/** B as a fraction, so that rounding comes once, at the end. */
export interface AverageFactor {
  readonly weighted: Millionths;
  readonly of: bigint;
  readonly isLimited: boolean;
}

export function averageFactor(purchased: bigint, weighted: Millionths, bounds: BoostBounds | null): AverageFactor {
  if (purchased === 0n) return { weighted: factorOne, of: 1n, isLimited: false };
  if (bounds !== null) {
    if (weighted < bounds.smallest * purchased) return { weighted: bounds.smallest, of: 1n, isLimited: true };
    if (weighted > bounds.greatest * purchased) return { weighted: bounds.greatest, of: 1n, isLimited: true };
  }
  return { weighted, of: purchased, isLimited: false };
}

/** The factor of a boost by its place in the list; 1 for none. */
export function factorAt({ boosts }: FactorBoostDetail, place: number | null): Millionths {
  return place === null ? factorOne : millionths(boosts[place]?.factor ?? 1);
}

/** The three sums that shares add up to. */
export function sumsOfShares(detail: FactorBoostDetail, shares: readonly BoostShare[]): Sums {
  return {
    quantity: shares.reduce((sum, { quantity }) => sum + quantity, 0),
    fleetQuantity: shares.reduce((sum, { fleetQuantity }) => sum + fleetQuantity, 0),
    boostedQuantity: shares.reduce((sum, { boost, quantity }) => sum + BigInt(quantity) * factorAt(detail, boost), 0n),
  };
}
