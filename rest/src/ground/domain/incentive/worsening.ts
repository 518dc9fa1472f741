/**
 * Whether other rules, or another goal, take something from a dealer that accepted (docs/domain/rules.md). What cannot
 * be shown to be an improvement is a worsening.
 */
import type { WorsenedTerm } from '@gdd/schema/campaigns';
import { millionths, type Millionths } from '../decimal.js';
import { canonicalRules, type RulesWithPeriod } from './canonicalRules.js';
import { boostsByFactor, matches } from './conditions.js';
import { unroundedPrizesBy, type UnroundedPrize } from './incentive.js';
import { boundsOf, factorOne } from './lineSums.js';
import { possibleLines, type PossibleLine } from './possibleLines.js';
import type { FactorBoostDetail, IncentiveDetail } from './rules.js';

/** A term that gets worse, and the tyres of a dealer from which it does. */
export interface Worsening {
  readonly term: WorsenedTerm;
  readonly fromTires: number;
}

/** The goal of a dealer before and after. */
export interface GoalChange {
  readonly before: number;
  readonly after: number;
}

/**
 * Compares rules. What does not depend on a goal is compared once for all dealers.
 *
 * @returns a function from the goals of a dealer to what gets worse for it, each term once; empty for an improvement,
 *   and where nothing changes
 */
export function worseningsBy(before: RulesWithPeriod, after: RulesWithPeriod): (goals: GoalChange) => Worsening[] {
  const prizesBefore = unroundedPrizesBy(before.incentiveDetail);
  const prizesAfter = unroundedPrizesBy(after.incentiveDetail);
  const bounds = { before: boundsOf(before.factorBoostDetail), after: boundsOf(after.factorBoostDetail) };
  const cap = loweredCap(before.incentiveDetail, after.incentiveDetail);
  const forAll = worseForAll(before, after);
  return (goals) => {
    const [old, next] = [prizesBefore(goals.before), prizesAfter(goals.after)];
    const pieces = piecesOf(old, next);
    const found = new Map<WorsenedTerm, bigint>();
    const worse = (term: WorsenedTerm, tires: bigint | null) => {
      if (tires !== null && !found.has(term)) found.set(term, tires < 1n ? 1n : tires);
    };
    worse(
      'prize',
      firstBelowZero(pieces, (base) => base.after - base.before),
    );
    worse('unlocking', next.unlockTires > old.unlockTires ? old.unlockTires : null);
    if (cap !== null) {
      worse('cap', firstBelowZero(pieces, (base) => cap * factorOne - base.before * bounds.before.greatest) ?? 1n);
    }
    // where the base itself is lower, that explains it
    if (!found.has('prize')) {
      for (const bound of ['smallest', 'greatest'] as const) {
        const difference = (base: Base) => base.after * bounds.after[bound] - base.before * bounds.before[bound];
        worse('boosts', firstBelowZero(pieces, difference));
      }
    }
    const firstPaid = firstBelowZero(pieces, (base) => -base.before) ?? 1n;
    for (const term of forAll) worse(term, firstPaid);
    return [...found].map(([term, tires]) => ({ term, fromTires: Number(tires) }));
  };
}

/** What gets worse with a dealer's goal alone. */
export function worseningsOfGoal(rules: RulesWithPeriod): (goals: GoalChange) => Worsening[] {
  return worseningsBy(rules, rules);
}

/** The bases of a number of tyres by the rules before and after. */
interface Base {
  readonly before: Millionths;
  readonly after: Millionths;
}

/** Numbers of tyres between which both bases are linear; the last piece has no end, and `to` is its second number. */
interface Piece {
  readonly from: bigint;
  readonly to: bigint;
  readonly isLast: boolean;
  readonly atFrom: Base;
  readonly atTo: Base;
}

/** The pieces of two prizes: each breakpoint of both versions begins one, the tyre before the next one ends it. */
function piecesOf(before: UnroundedPrize, after: UnroundedPrize): Piece[] {
  const points = [...new Set([0n, ...before.starts, ...after.starts])].sort((one, other) => Number(one - other));
  const baseAt = (tires: bigint): Base => ({ before: before.base(tires), after: after.base(tires) });
  return points.map((from, index) => {
    const next = points[index + 1];
    const to = next === undefined ? from + 1n : next - 1n;
    const atFrom = baseAt(from);
    return { from, to, isLast: next === undefined, atFrom, atTo: to === from ? atFrom : baseAt(to) };
  });
}

/**
 * The smallest number of tyres at which a difference, linear in the bases, is below 0; null where there is none.
 * Beyond the last breakpoint its slope decides: the rates of the last tiers.
 */
function firstBelowZero(pieces: readonly Piece[], difference: (base: Base) => bigint): bigint | null {
  for (const { from, to, isLast, atFrom, atTo } of pieces) {
    const [first, last] = [difference(atFrom), difference(atTo)];
    if (first < 0n) return from;
    if (last < 0n || (isLast && last < first)) return from + first / ((first - last) / (to - from)) + 1n;
  }
  return null;
}

/** The cap after, EUR in millionths, where it is lower than before; null where it is not. */
function loweredCap(before: IncentiveDetail, after: IncentiveDetail): Millionths | null {
  if (after.cap === undefined) return null;
  const cap = millionths(after.cap);
  return before.cap === undefined || cap < millionths(before.cap) ? cap : null;
}

/** The terms that get worse whatever the goal: lines that no longer count, or count with a lower factor. */
function worseForAll(before: RulesWithPeriod, after: RulesWithPeriod): Set<WorsenedTerm> {
  const terms = new Set<WorsenedTerm>();
  if (after.startsOn > before.startsOn || after.endsOn < before.endsOn) terms.add('period');
  if (!moreTiresPayMore(after) && (after.startsOn < before.startsOn || after.endsOn > before.endsOn))
    terms.add('period');
  if (sameConditions(before, after)) return terms;
  const lines = possibleLines([before, after].flatMap(conditionsOf));
  if (lines === null) return terms.add('eligibility').add('boosts');
  const countsBefore = lines.filter((line) => matches(before.eligibility, line));
  if (countsBefore.some((line) => !matches(after.eligibility, line))) terms.add('eligibility');
  const [factorBefore, factorAfter] = [factorsBy(before.factorBoostDetail), factorsBy(after.factorBoostDetail)];
  if (countsBefore.some((line) => factorAfter(line) < factorBefore(line))) terms.add('boosts');
  const isWider = lines.some((line) => matches(after.eligibility, line) && !matches(before.eligibility, line));
  // further lines may move a dealer to a lower rate, or lower its average factor
  if (isWider && !moreTiresPayMore(after)) terms.add('eligibility');
  return terms;
}

/** Whether the same lines count, with the same factors, for they are described in the same words. */
function sameConditions(before: RulesWithPeriod, after: RulesWithPeriod): boolean {
  const [old, next] = [canonicalRules(before), canonicalRules(after)].map(({ eligibility, factorBoostDetail }) =>
    JSON.stringify([eligibility, factorBoostDetail]),
  );
  return old === next;
}

const conditionsOf = ({ eligibility, factorBoostDetail: { boosts } }: RulesWithPeriod) => [
  eligibility,
  ...boosts.map(({ match }) => match),
];

/** The factor that counts for a line: that of the first boost that matches, the highest first; 1 without any. */
function factorsBy(detail: FactorBoostDetail): (line: PossibleLine) => Millionths {
  const boosts = boostsByFactor(detail).map(({ match, factor }) => ({ match, factor: millionths(factor) }));
  return (line) => boosts.find(({ match }) => matches(match, line))?.factor ?? factorOne;
}

/**
 * Whether further tyres, of whatever factor, can never lower a prize: rates rise from tier to tier, so that the average
 * rate does; or each tyre is paid for itself and none is boosted.
 */
function moreTiresPayMore({ incentiveDetail: { basis, tiers }, factorBoostDetail }: RulesWithPeriod): boolean {
  const rates = tiers.map(({ rate }) => millionths(rate));
  if (rates.every((rate, index) => rate >= (rates[index - 1] ?? 0n))) return true;
  const { smallest, greatest } = boundsOf(factorBoostDetail);
  return basis === 'marginal' && smallest === greatest;
}
