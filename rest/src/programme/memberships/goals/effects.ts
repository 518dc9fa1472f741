/** What other goals do to dealers that accepted theirs (docs/domain/rules.md). A goal that nobody accepted is free. */
import type { Database } from '../../../ground/database/connections/connection.js';
import { decimalText } from '../../../ground/domain/decimal.js';
import { lossBy } from '../../../ground/domain/incentive/changedFigures.js';
import { plafondsBy } from '../../../ground/domain/incentive/incentive.js';
import { worseningsOfGoal, type Worsening } from '../../../ground/domain/incentive/worsening.js';
import { membershipPages, sumsOf, type StoredMembership } from '../../../figures/sums/membershipFigures.js';
import type { CampaignRules } from '../../../figures/sums/rules.js';

/** What another goal does to one dealer; EUR, by its figures of today. */
export interface GoalEffect {
  readonly dealerId: number;
  readonly goalBefore: number;
  /** Null: the dealer is removed from the campaign. */
  readonly goalAfter: number | null;
  /** Whether its acceptance is withdrawn. Default: it stays. */
  readonly isWithdrawn?: true;
  /** What gets worse; empty for an improvement. */
  readonly worsenings: readonly Worsening[];
  readonly accumulatedBefore: string;
  readonly accumulatedAfter: string;
  readonly expendableBefore: string;
  readonly expendableAfter: string;
  readonly debtBefore: string;
  readonly debtAfter: string;
}

/**
 * The effects of goals on those of the dealers that accepted, and whose goal changes. Compares once for each pair of
 * goals, however many dealers have it.
 */
export async function effectsOfGoals(
  database: Database,
  rules: CampaignRules,
  goals: readonly { readonly dealerId: number; readonly goalThreshold: number }[],
): Promise<GoalEffect[]> {
  const goalOf = new Map(goals.map(({ dealerId, goalThreshold }) => [dealerId, goalThreshold]));
  const worseningsFor = rememberingWorsenings(rules);
  const plafonds = plafondsBy(rules);
  const effects: GoalEffect[] = [];
  for await (const page of membershipPages(database, rules.id, [...goalOf.keys()])) {
    for (const stored of page) {
      const goalAfter = goalOf.get(stored.dealerId) ?? stored.goalThreshold;
      if (stored.acceptedAt === null || goalAfter === stored.goalThreshold) continue;
      const { entriesSum } = stored;
      const after = plafonds({ goalThreshold: goalAfter, accepted: true, entriesSum }, sumsOf(stored));
      effects.push({
        ...beforeOf(stored),
        goalAfter,
        worsenings: worseningsFor(stored.goalThreshold, goalAfter),
        accumulatedAfter: after.plafondAccumulated,
        expendableAfter: after.plafondExpendable,
        debtAfter: after.debt,
      });
    }
  }
  return effects;
}

/** The effects of removing dealers without entries on those of them that accepted: nothing is left. */
export async function effectsOfRemoval(
  database: Database,
  campaignId: number,
  dealerIds: readonly number[],
): Promise<GoalEffect[]> {
  return endedBy(database, campaignId, dealerIds, () => ({
    goalAfter: null,
    ...{ accumulatedAfter: '0.00', expendableAfter: '0.00', debtAfter: '0.00' },
  }));
}

/**
 * The effects of withdrawing acceptances: the dealers stay in the campaign, and nothing accumulates.
 *
 * @param goals with the goals that they have from then on
 */
export async function effectsOfWithdrawal(
  database: Database,
  rules: CampaignRules,
  goals: readonly { readonly dealerId: number; readonly goalThreshold: number }[],
): Promise<GoalEffect[]> {
  const goalOf = new Map(goals.map(({ dealerId, goalThreshold }) => [dealerId, goalThreshold]));
  const plafonds = plafondsBy(rules);
  return endedBy(database, rules.id, [...goalOf.keys()], (stored) => {
    const goalThreshold = goalOf.get(stored.dealerId) ?? stored.goalThreshold;
    const { entriesSum } = stored;
    const after = plafonds({ goalThreshold, accepted: false, entriesSum }, sumsOf(stored));
    return {
      goalAfter: goalThreshold,
      isWithdrawn: true,
      accumulatedAfter: after.plafondAccumulated,
      expendableAfter: after.plafondExpendable,
      debtAfter: after.debt,
    };
  });
}

/** The effects on dealers that accepted, and whose acceptance ends. */
async function endedBy(
  database: Database,
  campaignId: number,
  dealerIds: readonly number[],
  after: (stored: StoredMembership) => Omit<GoalEffect, keyof ReturnType<typeof beforeOf> | 'worsenings'>,
): Promise<GoalEffect[]> {
  const effects: GoalEffect[] = [];
  for await (const page of membershipPages(database, campaignId, dealerIds)) {
    for (const stored of page) {
      if (stored.acceptedAt === null) continue;
      effects.push({ ...beforeOf(stored), worsenings: [{ term: 'prize', fromTires: 1 }], ...after(stored) });
    }
  }
  return effects;
}

const beforeOf = ({ dealerId, goalThreshold, plafondAccumulated, plafondExpendable, debt }: StoredMembership) => ({
  dealerId,
  goalBefore: goalThreshold,
  accumulatedBefore: plafondAccumulated,
  expendableBefore: plafondExpendable,
  debtBefore: debt,
});

function rememberingWorsenings({ eligibility = {}, ...rules }: CampaignRules) {
  const compare = worseningsOfGoal({ ...rules, eligibility });
  const known = new Map<string, Worsening[]>();
  return (before: number, after: number): Worsening[] => {
    const pair = `${before} ${after}`;
    const found = known.get(pair) ?? compare({ before, after });
    known.set(pair, found);
    return found;
  };
}

/** What those dealers lose for which something gets worse, in all; EUR, not below 0. */
export function lossesIn(effects: readonly GoalEffect[]) {
  const worse = effects.filter(({ worsenings }) => worsenings.length > 0);
  const sumOf = (lost: (effect: GoalEffect) => bigint) =>
    decimalText(worse.map(lost).reduce((sum, amount) => (amount > 0n ? sum + amount : sum), 0n));
  return {
    dealers: worse.length,
    accumulatedLess: sumOf((effect) => lossBy(effect).accumulated),
    expendableLess: sumOf((effect) => lossBy(effect).balance),
  };
}
