import type { Channel, IncentiveBasis, Season, Segment } from '@gdd/schema/campaigns';
import { decimalText, fixed, millionths, roundedQuotient, type Millionths } from './decimal.js';

/** What a sale line must be; every condition that is given must hold, `{}` matches everything. */
export interface Match {
  /** Compared without case. */
  readonly brand?: readonly string[] | undefined;
  readonly season?: readonly Season[] | undefined;
  readonly segment?: readonly Segment[] | undefined;
  /** Inches, both included. */
  readonly rimFrom?: number | undefined;
  readonly rimTo?: number | undefined;
  readonly channel?: Channel | undefined;
}

/** A number or its text: both are read as exact decimals with at most six places. */
export type DecimalInput = number | string;

export interface Tier {
  /** Percentage of the goal from which the rate holds. */
  readonly from: DecimalInput;
  /** EUR a tyre. */
  readonly rate: DecimalInput;
}

export interface IncentiveDetail {
  readonly basis: IncentiveBasis;
  /** Ascending, the first from 0. */
  readonly tiers: readonly Tier[];
  /** Percentage of the goal from which the prize can be spent; 100 where it is not given. */
  readonly unlockAt?: DecimalInput | undefined;
  /** The most that can accumulate, EUR. */
  readonly cap?: DecimalInput | undefined;
}

export interface Boost {
  readonly label: string;
  readonly match: Match;
  readonly factor: DecimalInput;
}

export interface FactorBoostDetail {
  readonly boosts: readonly Boost[];
}

/** The rules of a campaign (domain page, section 3). */
export interface Rules {
  /** Both days included. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly incentiveDetail: IncentiveDetail;
  readonly factorBoostDetail: FactorBoostDetail;
  readonly eligibility?: Match | undefined;
}

export interface SaleLine {
  readonly soldOn: string;
  readonly brand: string;
  readonly season: Season;
  readonly segment: Segment;
  readonly rim: number;
  readonly channel: Channel;
  readonly quantity: number;
}

/** The three sums that are kept for each campaign and dealer. */
export interface Sums {
  readonly quantity: number;
  readonly fleetQuantity: number;
  /** Σ quantity · factor. */
  readonly boostedQuantity: Millionths;
}

export interface MembershipTerms {
  readonly goalThreshold: number;
  readonly accepted: boolean;
  /** EUR. */
  readonly redeemed: string;
}

/** The six figures of a dealer in a campaign, under the specification's names; EUR as text with two decimals. */
export interface Figures {
  readonly tiresPurchased: number;
  readonly tiresMissing: number;
  readonly tiresFleet: number;
  readonly tiresFleetPercentage: string;
  readonly plafondAccumulated: string;
  readonly plafondExpendable: string;
}

/** What a tier contributes. */
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

/** How a prize comes about, step by step, as if it were accepted. */
export interface Explanation {
  readonly tiers: readonly TierShare[];
  /** EUR before boosts, exact. */
  readonly base: string;
  /** B, rounded to six places for reading. */
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

const one = millionths(1);
const hundredPercent = millionths(100);
const perCent = 10_000n;

/** Whether a line is what a match asks for. */
export function matches(match: Match, line: Omit<SaleLine, 'soldOn' | 'quantity'>): boolean {
  const brand = line.brand.toLowerCase();
  return (
    (match.brand?.some((name) => name.toLowerCase() === brand) ?? true) &&
    (match.season?.includes(line.season) ?? true) &&
    (match.segment?.includes(line.segment) ?? true) &&
    line.rim >= (match.rimFrom ?? -Infinity) &&
    line.rim <= (match.rimTo ?? Infinity) &&
    line.channel === (match.channel ?? line.channel)
  );
}

/** Whether a line counts in a campaign. */
export function isEligible(rules: Rules, line: SaleLine): boolean {
  return rules.startsOn <= line.soldOn && line.soldOn <= rules.endsOn && matches(rules.eligibility ?? {}, line);
}

/** The boosts from the highest factor down, those of equal factor in their order: the first that matches counts. */
export function boostsByFactor({ boosts }: FactorBoostDetail): readonly Boost[] {
  return [...boosts].sort((a, b) => Number(millionths(b.factor) - millionths(a.factor)));
}

/** The boost with the highest factor among those that match a line. Boosts never stack. */
export function boostOf(rules: Pick<Rules, 'factorBoostDetail'>, line: SaleLine): Boost | undefined {
  return boostsByFactor(rules.factorBoostDetail).find((boost) => matches(boost.match, line));
}

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

/** Tyres that are a percentage of the goal, rounded up: ceil(percentage · goal / 100). */
function tyresAt(percentage: DecimalInput, goalThreshold: number): bigint {
  return (millionths(percentage) * BigInt(goalThreshold) + hundredPercent - 1n) / hundredPercent;
}

/** The tyres that each tier pays, in the order of the tiers. */
function tyresByTier({ basis, tiers }: IncentiveDetail, starts: readonly bigint[], purchased: bigint): bigint[] {
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
      return tiers.map((_tier, index) => (index === reached ? purchased : 0n));
    }
  }
}

/**
 * Explains what a dealer earns in a campaign (domain page, section 3).
 *
 * @param sums the three sums over the eligible lines
 */
export function explain(detail: IncentiveDetail, goalThreshold: number, sums: Sums): Explanation {
  const purchased = BigInt(Math.max(sums.quantity, 0));
  const starts = detail.tiers.map((tier) => tyresAt(tier.from, goalThreshold));
  const tyres = tyresByTier(detail, starts, purchased);
  const amounts = detail.tiers.map((tier, index) => millionths(tier.rate) * (tyres[index] ?? 0n));
  const base = amounts.reduce((sum, amount) => sum + amount, 0n);
  // B is left a fraction: rounding comes once, at the end
  const boost = purchased === 0n ? { of: 1n, weighted: one } : { of: purchased, weighted: sums.boostedQuantity };
  const rounded = roundedQuotient(base * boost.weighted, one * perCent * boost.of);
  const beforeCap = rounded < 0n ? 0n : rounded;
  const cap = detail.cap === undefined ? undefined : millionths(detail.cap) / perCent;
  const capped = cap !== undefined && cap < beforeCap;
  const unlockTires = tyresAt(detail.unlockAt ?? 100, goalThreshold);
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
    averageFactor: fixed(roundedQuotient(boost.weighted, boost.of), 6),
    beforeCap: fixed(beforeCap, 2),
    capped,
    earned: fixed(capped ? cap : beforeCap, 2),
    unlockTires: Number(unlockTires),
    unlocked: purchased >= unlockTires,
  };
}

/** A percentage as its shortest text: `66.7`, `100`. */
function decimalOf(value: DecimalInput): string {
  return decimalText(millionths(value)).replace(/\.?0+$/, '');
}

/**
 * The six figures of a dealer in a campaign (domain page, section 3): only those who accepted accumulate.
 *
 * @param sums the three sums over the eligible lines
 */
export function figures(detail: IncentiveDetail, terms: MembershipTerms, sums: Sums): Figures {
  const purchased = Math.max(sums.quantity, 0);
  const fleet = Math.max(sums.fleetQuantity, 0);
  const { earned, unlocked } = explain(detail, terms.goalThreshold, sums);
  const accumulated = terms.accepted ? millionths(earned) : 0n;
  const expendable = (unlocked ? accumulated : 0n) - millionths(terms.redeemed);
  return {
    tiresPurchased: purchased,
    tiresMissing: Math.max(terms.goalThreshold - purchased, 0),
    tiresFleet: fleet,
    tiresFleetPercentage: purchased === 0 ? '0.0' : fixed(roundedQuotient(1000n * BigInt(fleet), BigInt(purchased)), 1),
    plafondAccumulated: fixed(accumulated / perCent, 2),
    plafondExpendable: fixed(expendable > 0n ? expendable / perCent : 0n, 2),
  };
}
