import type { IncentiveBasis } from '@gdd/schema/campaigns';
import { decimalText, fixed, millionths, roundedQuotient, type Millionths } from '../decimal.js';
import type { Rules, IncentiveDetail, DecimalInput } from './rules.js';
import {
  type AverageFactor,
  factorOne,
  type Sums,
  type BoostBounds,
  boundsOf,
  averageFactor,
  type BoostSums,
} from './lineSums.js';

export interface MembershipTerms {
  readonly goalThreshold: number;
  readonly accepted: boolean;
  /** EUR, the sum of the entries of the ledger; negative where more was spent than added. */
  readonly entriesSum: string;
}

/**
 * The six figures of a dealer in a campaign, under the specification's names, and its debt; EUR as text with two
 * decimals.
 */
export interface Figures {
  readonly tiresPurchased: number;
  readonly tiresMissing: number;
  readonly tiresFleet: number;
  readonly tiresFleetPercentage: string;
  readonly plafondAccumulated: string;
  readonly plafondExpendable: string;
  /** The amount by which the balance is below 0; '0.00' where it is not. */
  readonly debt: string;
}

/** The contribution of a tier. */
export interface TierShare {
  readonly from: string;
  /** The first tyre that the tier pays under `marginal`; the tyres from which its rate holds under `whole`. */
  readonly startsAt: number;
  readonly rate: string;
  readonly tires: number;
  /** EUR, exact. */
  readonly amount: string;
  readonly reached: boolean;
}

/** The calculation of a prize step by step, as if the dealer had accepted. B is the average boost factor. */
export interface Explanation {
  readonly tiers: readonly TierShare[];
  /** EUR before boosts, exact. */
  readonly base: string;
  /** Σ quantity over the lines, may be below 0: the denominator of B. */
  readonly lineTires: number;
  /** Σ quantity · factor over the lines, exact: the numerator of B. */
  readonly boostedTires: string;
  /** The bound that limits B; null where B is unlimited: boostedTires / lineTires, or 1 without tyres. */
  readonly factorLimit: string | null;
  /** B, rounded to six places for display. */
  readonly averageFactor: string;
  /** Base times B, rounded to the cent, not below 0, before the cap. */
  readonly beforeCap: string;
  readonly capped: boolean;
  /** EUR. */
  readonly earned: string;
  /** The tyres from which the prize can be spent. */
  readonly unlockTires: number;
  readonly unlocked: boolean;
}
const hundredPercent = millionths(100);
/** Millionths of a euro in a cent. */
const perCent = 10_000n;

/** Tyres that are a percentage of the goal, rounded up: ceil(percentage · goal / 100). */
function tyresAt(percentage: Millionths, goalThreshold: number): bigint {
  return (percentage * BigInt(goalThreshold) + hundredPercent - 1n) / hundredPercent;
}

/** The tyres that each tier pays, in the order of the tiers. */
function tyresByTier(basis: IncentiveBasis, starts: readonly bigint[], purchased: bigint): bigint[] {
  switch (basis) {
    case 'marginal': {
      // Tyres are counted from 1: a tier that starts at 0 pays the first tyre as well.
      const before = (start: bigint | undefined) =>
        start === undefined || start > purchased ? purchased : start > 1n ? start - 1n : 0n;
      return starts.map((start, index) => before(starts[index + 1]) - before(start));
    }
    case 'whole': {
      // from · goal ≤ 100 · P is the same as ceil(from · goal / 100) ≤ P: tyres are whole
      const reached = starts.findLastIndex((start) => start <= purchased);
      return starts.map((_start, index) => (index === reached ? purchased : 0n));
    }
  }
}

/** The part of a campaign's rules that turns sums into a prize. */
export type PrizeRules = Pick<Rules, 'incentiveDetail' | 'factorBoostDetail'>;

/** An incentive with its decimals parsed, once for all dealers. */
interface ReadDetail {
  readonly basis: IncentiveBasis;
  readonly tiers: readonly { readonly from: Millionths; readonly rate: Millionths }[];
  readonly unlockAt: Millionths;
  /** Cents. */
  readonly cap: bigint | undefined;
}

function readDetail({ basis, tiers, unlockAt, cap }: IncentiveDetail): ReadDetail {
  return {
    basis,
    tiers: tiers.map(({ from, rate }) => ({ from: millionths(from), rate: millionths(rate) })),
    unlockAt: millionths(unlockAt ?? 100),
    cap: cap === undefined ? undefined : millionths(cap) / perCent,
  };
}

/**
 * For one goal: the tyres from which each tier pays, in the order of the tiers, and from which the prize can be spent.
 */
interface Thresholds {
  readonly starts: readonly bigint[];
  readonly unlockTires: bigint;
}

function thresholdsIn({ tiers, unlockAt }: ReadDetail, goalThreshold: number): Thresholds {
  return {
    starts: tiers.map(({ from }) => tyresAt(from, goalThreshold)),
    unlockTires: tyresAt(unlockAt, goalThreshold),
  };
}

/** The tyres and amounts of each tier, and their sum; in millionths. */
function baseOf({ basis, tiers }: ReadDetail, { starts }: Thresholds, purchased: bigint) {
  const tyres = tyresByTier(basis, starts, purchased);
  const amounts = tiers.map(({ rate }, index) => rate * (tyres[index] ?? 0n));
  return { tyres, amounts, base: amounts.reduce((sum, amount) => sum + amount, 0n) };
}

/**
 * The prize of `purchased` tyres at an average factor B: `amounts` and `base` in millionths, the rest rounded to cents.
 */
function prizeOf(detail: ReadDetail, thresholds: Thresholds, purchased: bigint, boost: AverageFactor) {
  const { cap } = detail;
  const { tyres, amounts, base } = baseOf(detail, thresholds, purchased);
  // base and weighted are in millionths each: the divisor leaves cents
  const rounded = roundedQuotient(base * boost.weighted, factorOne * perCent * boost.divisor);
  const beforeCap = rounded < 0n ? 0n : rounded;
  const capped = cap !== undefined && cap < beforeCap;
  return { tyres, amounts, base, beforeCap, capped, earned: capped ? cap : beforeCap };
}

/**
 * Explains what a dealer earns in a campaign (docs/domain/campaigns-and-prizes.md).
 *
 * @param sums the three sums over the eligible lines
 * @param bounds of B; null for campaigns closed by a version that did not bound B
 */
export function explain(
  { incentiveDetail: detail, factorBoostDetail }: PrizeRules,
  goalThreshold: number,
  sums: Sums,
  bounds: BoostBounds | null = boundsOf(factorBoostDetail),
): Explanation {
  const purchased = BigInt(Math.max(sums.quantity, 0));
  const boost = averageFactor(purchased, sums.boostedQuantity, bounds);
  const read = readDetail(detail);
  const thresholds = thresholdsIn(read, goalThreshold);
  const { starts, unlockTires } = thresholds;
  const { tyres, amounts, base, beforeCap, earned, capped } = prizeOf(read, thresholds, purchased, boost);
  return {
    tiers: detail.tiers.map((tier, index) => {
      const start = starts[index] ?? 0n;
      return {
        from: decimalOf(tier.from),
        startsAt: Number(detail.basis === 'marginal' && start < 1n ? 1n : start),
        rate: decimalText(millionths(tier.rate)),
        tires: Number(tyres[index] ?? 0n),
        amount: decimalText(amounts[index] ?? 0n),
        reached: start <= purchased,
      };
    }),
    base: decimalText(base),
    lineTires: sums.quantity,
    boostedTires: decimalText(sums.boostedQuantity),
    factorLimit: boost.isLimited ? decimalText(boost.weighted) : null,
    averageFactor: fixed(roundedQuotient(boost.weighted, boost.divisor), 6),
    beforeCap: fixed(beforeCap, 2),
    capped,
    earned: fixed(earned, 2),
    unlockTires: Number(unlockTires),
    unlocked: purchased >= unlockTires,
  };
}

/** The prize of a dealer at a number of tyres, as if it had accepted. */
interface PrizeAt {
  /** Accumulated, EUR. */
  readonly earned: string;
  /** The part that could be spent, before redemptions, EUR. */
  readonly spendable: string;
}

/** The prize of a dealer at a number of tyres, in whole cents. */
interface PrizeInCents {
  readonly earned: bigint;
  readonly unlocked: boolean;
  /** The index of the highest tier that is reached; -1 for none. */
  readonly tier: number;
}

/**
 * The prizes of hypothetical numbers of tyres, with B kept as it follows from the dealer's sums
 * (docs/domain/reports.md). The rules are parsed once for all dealers of a campaign.
 *
 * @returns a function of a dealer's goal and sums, which returns a function from tyres to the prize
 */
export function prizesInCents({
  incentiveDetail,
  factorBoostDetail,
}: PrizeRules): (goalThreshold: number, sums: BoostSums) => (tires: number) => PrizeInCents {
  const detail = readDetail(incentiveDetail);
  const bounds = boundsOf(factorBoostDetail);
  return (goalThreshold, sums) => {
    const thresholds = thresholdsIn(detail, goalThreshold);
    const boost = averageFactor(BigInt(Math.max(sums.quantity, 0)), sums.boostedQuantity, bounds);
    return (tires) => {
      const purchased = BigInt(tires);
      const { earned } = prizeOf(detail, thresholds, purchased, boost);
      const tier = thresholds.starts.findLastIndex((start) => start <= purchased);
      return { earned, unlocked: thresholds.unlockTires <= purchased, tier };
    };
  };
}

/** `prizesInCents` with the amounts as texts, EUR. */
export function prizesBy(rules: PrizeRules): (goalThreshold: number, sums: BoostSums, tires: number) => PrizeAt {
  const prizes = prizesInCents(rules);
  return (goalThreshold, sums, tires) => {
    const { earned, unlocked } = prizes(goalThreshold, sums)(tires);
    return { earned: fixed(earned, 2), spendable: fixed(unlocked ? earned : 0n, 2) };
  };
}

/** The prize of one dealer at a hypothetical number of tyres (`prizesBy`). */
export function prizeAt(rules: PrizeRules, goalThreshold: number, sums: BoostSums, tires: number): PrizeAt {
  return prizesBy(rules)(goalThreshold, sums, tires);
}

/**
 * The thresholds of a dealer: the numbers of tyres from which a further tier pays, or the prize can be spent
 * (docs/domain/campaigns-and-prizes.md).
 *
 * @returns tyres above 0, ascending, each once
 */
export function thresholdsOf({ incentiveDetail: { tiers, unlockAt } }: PrizeRules, goalThreshold: number): number[] {
  const thresholds = [...tiers.map(({ from }) => from), unlockAt ?? 100].map((from) =>
    Number(tyresAt(millionths(from), goalThreshold)),
  );
  return [...new Set(thresholds)].filter((tyres) => tyres > 0).sort((one, other) => one - other);
}

/** What an incentive pays for one goal, before boosts, rounding and cap. */
export interface UnroundedPrize {
  /** The tyres at which a further tier begins to pay, in the order of the tiers. */
  readonly starts: readonly bigint[];
  readonly unlockTires: bigint;
  /** The base of a number of tyres, exact; linear between two starts. */
  base(purchased: bigint): Millionths;
}

/** The prizes before boosts, rounding and cap, with the incentive parsed once for all goals. */
export function unroundedPrizesBy(incentive: IncentiveDetail): (goalThreshold: number) => UnroundedPrize {
  const detail = readDetail(incentive);
  return (goalThreshold) => {
    const thresholds = thresholdsIn(detail, goalThreshold);
    return { ...thresholds, base: (purchased) => baseOf(detail, thresholds, purchased).base };
  };
}

/** Returns a function from a dealer's goal to the tyres from which its prize can be spent. */
export function unlockTiresBy({
  incentiveDetail,
}: Pick<PrizeRules, 'incentiveDetail'>): (goalThreshold: number) => number {
  const { unlockAt } = readDetail(incentiveDetail);
  return (goalThreshold) => Number(tyresAt(unlockAt, goalThreshold));
}

/** The first threshold above the tyres purchased; null where all are reached. */
export function nextThreshold(rules: PrizeRules, goalThreshold: number, tiresPurchased: number): number | null {
  return thresholdsOf(rules, goalThreshold).find((tyres) => tyres > tiresPurchased) ?? null;
}

/** A percentage as text without trailing zeros: `66.7`, `100`. */
function decimalOf(value: DecimalInput): string {
  return decimalText(millionths(value)).replace(/\.?0+$/, '');
}

/**
 * The prizes that dealers accumulated and can spend, and their debts. The rules are parsed once for all dealers of a
 * campaign. Only dealers that accepted accumulate. The balance is the accumulated prize, where it is unlocked, plus the
 * entries of the ledger (docs/domain/ledger.md): above 0 it is expendable, below 0 a debt.
 *
 * @returns a function of a dealer's terms and the sums over its eligible lines; amounts in EUR
 */
export function plafondsBy(
  rules: PrizeRules,
): (terms: MembershipTerms, sums: BoostSums) => Pick<Figures, 'plafondAccumulated' | 'plafondExpendable' | 'debt'> {
  const prizes = prizesInCents(rules);
  return ({ goalThreshold, accepted, entriesSum }, sums) => {
    const { earned, unlocked } = prizes(goalThreshold, sums)(Math.max(sums.quantity, 0));
    const accumulated = accepted ? earned : 0n;
    const balance = (unlocked ? accumulated : 0n) + millionths(entriesSum) / perCent;
    return {
      plafondAccumulated: fixed(accumulated, 2),
      plafondExpendable: fixed(balance > 0n ? balance : 0n, 2),
      debt: fixed(balance < 0n ? -balance : 0n, 2),
    };
  };
}

/**
 * The figures of a dealer in a campaign (docs/domain/campaigns-and-prizes.md). Only dealers that accepted accumulate a
 * prize.
 *
 * @param sums the three sums over the eligible lines
 */
export function figures(rules: PrizeRules, terms: MembershipTerms, sums: Sums): Figures {
  const purchased = Math.max(sums.quantity, 0);
  const fleet = Math.max(sums.fleetQuantity, 0);
  return {
    tiresPurchased: purchased,
    tiresMissing: Math.max(terms.goalThreshold - purchased, 0),
    tiresFleet: fleet,
    tiresFleetPercentage: purchased === 0 ? '0.0' : fixed(roundedQuotient(1000n * BigInt(fleet), BigInt(purchased)), 1),
    ...plafondsBy(rules)(terms, sums),
  };
}
