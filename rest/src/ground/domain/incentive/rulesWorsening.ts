import type { WorsenedTerm } from '@gdd/schema/campaigns';
import type { RulesWithPeriod } from './canonicalRules.js';
import { worseningsBy, type Worsening } from './worsening.js';

/** What a change of rules makes worse for the dealers of a campaign that accepted. */
export interface RulesWorsening {
  /** Dealers for which something gets worse; 0: the change is an improvement. */
  readonly dealers: number;
  readonly terms: readonly WorsenedForDealers[];
}

/** A term with the smallest number of tyres from which it gets worse for some dealer, and the number of such dealers. */
export interface WorsenedForDealers extends Worsening {
  readonly dealers: number;
}

/** The number of dealers that accepted a campaign with the same goal. */
export interface AcceptedGoal {
  readonly goalThreshold: number;
  readonly dealers: number;
}

/**
 * What a change of rules makes worse. Compares once for each goal, however many dealers have it.
 *
 * @param falling the number of accepted dealers whose figures of today are lower
 */
export function rulesWorsening(
  before: RulesWithPeriod,
  after: RulesWithPeriod,
  goals: readonly AcceptedGoal[],
  falling: number,
): RulesWorsening {
  const worsenings = worseningsBy(before, after);
  const terms = new Map<WorsenedTerm, WorsenedForDealers>();
  let worsened = 0;
  for (const { goalThreshold, dealers } of goals) {
    const found = worsenings({ before: goalThreshold, after: goalThreshold });
    if (found.length > 0) worsened += dealers;
    for (const { term, fromTires } of found) {
      const earlier = terms.get(term);
      terms.set(term, {
        term,
        fromTires: Math.min(fromTires, earlier?.fromTires ?? fromTires),
        dealers: dealers + (earlier?.dealers ?? 0),
      });
    }
  }
  // returns in the figures of today can lower a prize that nothing else explains
  if (falling > worsened) terms.set('figures', { term: 'figures', fromTires: 1, dealers: falling });
  return { dealers: Math.max(worsened, falling), terms: [...terms.values()] };
}
