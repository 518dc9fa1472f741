/**
 * Changes of the dealers of a campaign, for one or many dealers. Each function updates sums and figures and writes the
 * audit entries, in the transaction of the caller, which holds the locks and has checked the campaign's state.
 */
import type { Database } from '../../../ground/database/connections/connection.js';
import { publishEvents, type NewEvent } from '../../../events/publish.js';
import type { Act } from '../../../ground/platform/audit.js';
import {
  deleteMemberships,
  insertMemberships,
  lockedMemberships,
  markAccepted,
  unmarkAccepted,
  updateGoals,
  type DealerGoal,
} from './queries.js';
import { recomputeSums } from '../../../figures/sums/sums.js';
import { causeOf } from '../../../figures/membershipChanges.js';
import { refreshFigures } from '../../../figures/sums/membershipFigures.js';
import type { CampaignRules, FigureRules } from '../../../figures/sums/rules.js';
import { effectsOfGoals, effectsOfRemoval, effectsOfWithdrawal, type GoalEffect } from '../goals/effects.js';
import { tellGoalChanges } from '../goals/goalChanges.js';
import { recordOfDealers } from '../../campaigns/closing/dealerRecords.js';

/** Rows of one statement. */
const batchSize = 5000;

/**
 * Adds dealers to a campaign, not accepted yet, with the sums of their existing sale lines. In an opened campaign an
 * event is published for each.
 *
 * @param transaction holds the sums' lock (`lines`) and the row of the campaign (`lockedRules`, `share` suffices),
 *   whose state allows it
 * @returns the ids of the dealers added; the others were in the campaign already, and are not changed
 */
export async function addMembers(
  transaction: Database,
  act: Act,
  rules: CampaignRules,
  goals: readonly DealerGoal[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of inBatches(goals)) {
    const added = await insertMemberships(transaction, rules.id, batch, act.now);
    const addedIds = added.map(({ dealerId }) => dealerId);
    if (added.length === 0) continue;
    await recomputeSums(transaction, rules, causeOf(act, 'added'), addedIds);
    await recordOfDealers(transaction, act, rules.id, 'dealerAdded', added, ({ goalThreshold, goalMissing }) => ({
      after: { goalThreshold: goalMissing ? null : goalThreshold },
    }));
    if (rules.state !== 'draft') await publishEvents(transaction, addedIds.map(joinedEvent(rules.id, act.now)));
    ids.push(...addedIds);
  }
  return ids;
}

/**
 * The event of a dealer's joining. Its key makes it unique: a dealer that is removed and added again is not reported.
 */
const joinedEvent =
  (campaignId: number, at: Date) =>
  (dealerId: number): NewEvent => ({
    kind: 'campaignJoined',
    key: `${campaignId}:${dealerId}`,
    at,
    about: { campaignId, dealerId },
  });

/**
 * Edits the goals of dealers in a campaign; unchanged goals are skipped. Dealers that accepted are told, and what makes
 * something worse is marked in the audit.
 *
 * @param transaction holds the row of the campaign (`lockedRules`, `share` suffices), whose state allows it
 * @param reason which those dealers read; null where none is given
 * @returns the ids of the dealers whose goal changed
 */
export async function editGoals(
  transaction: Database,
  act: Act,
  rules: CampaignRules,
  goals: readonly DealerGoal[],
  reason: string | null = null,
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of inBatches(goals)) {
    const goalOf = new Map(batch.map(({ dealerId, goalThreshold }) => [dealerId, goalThreshold]));
    const before = await lockedMemberships(transaction, rules.id, [...goalOf.keys()]);
    const changed = before.flatMap(({ dealerId, goalThreshold: earlier, goalMissing }) => {
      const goalThreshold = goalOf.get(dealerId) ?? earlier;
      return goalThreshold === earlier && !goalMissing
        ? []
        : [{ dealerId, goalThreshold, earlier: goalMissing ? null : earlier }];
    });
    const changedIds = changed.map(({ dealerId }) => dealerId);
    if (changed.length === 0) continue;
    const effects = await effectsOfGoals(transaction, rules, changed);
    await updateGoals(transaction, rules.id, changed);
    await refreshFigures(transaction, rules, causeOf(act, 'goal'), changedIds);
    const marks = marksOf(effects);
    await recordOfDealers(
      transaction,
      act,
      rules.id,
      'goalEdited',
      changed,
      ({ dealerId, goalThreshold, earlier }) => ({
        before: { goalThreshold: earlier },
        after: { goalThreshold, ...(reason !== null && { reason }), ...marks.get(dealerId) },
      }),
    );
    await tellGoalChanges(transaction, act, rules.id, effects, reason);
    ids.push(...changedIds);
  }
  return ids;
}

/** What the audit says of the dealers for which something gets worse, by dealer. */
function marksOf(effects: readonly GoalEffect[]) {
  return new Map(
    effects.flatMap(({ dealerId, worsenings }) => {
      if (worsenings.length === 0) return [];
      const fromTires = Math.min(...worsenings.map((each) => each.fromTires));
      return [[dealerId, { worsening: true, fromTires }] as const];
    }),
  );
}

/**
 * Marks dealers as having accepted a campaign; dealers that have accepted already are skipped.
 *
 * @param transaction holds the row of the campaign (`lockedRules`, `share` suffices), whose state allows it
 * @returns the ids of the dealers that had not accepted before
 */
export async function setAccepted(
  transaction: Database,
  act: Act,
  rules: FigureRules,
  dealerIds: readonly number[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of inBatches(dealerIds)) {
    const accepted = await markAccepted(transaction, rules.id, batch, act.now);
    if (accepted.length === 0) continue;
    await refreshFigures(transaction, rules, causeOf(act, 'acceptance'), accepted);
    await recordAcceptance(transaction, act, rules.id, 'accepted', accepted);
    ids.push(...accepted);
  }
  return ids;
}

/**
 * Withdraws acceptances. Only the undoing of an import does this. The dealers are told.
 *
 * @param transaction holds the row of the campaign (`lockedRules`, `share` suffices), whose state allows it
 * @param goals dealers that have accepted, with the goals that they will have; the goals themselves stay
 */
export async function withdrawAcceptances(
  transaction: Database,
  act: Act,
  rules: CampaignRules,
  goals: readonly DealerGoal[],
): Promise<void> {
  for (const batch of inBatches(goals)) {
    const dealerIds = batch.map(({ dealerId }) => dealerId);
    const effects = await effectsOfWithdrawal(transaction, rules, batch);
    await unmarkAccepted(transaction, rules.id, dealerIds);
    await refreshFigures(transaction, rules, causeOf(act, 'acceptance'), dealerIds);
    await recordAcceptance(transaction, act, rules.id, 'acceptanceWithdrawn', dealerIds);
    await tellGoalChanges(transaction, act, rules.id, effects, null);
  }
}

/**
 * Removes dealers from a campaign. Those that accepted are told.
 *
 * @param transaction holds the row of the campaign (`lockedRules`, `share` suffices), whose state allows it, and the
 *   memberships (`lockedMemberships`), none of which has entries
 */
export async function removeMembers(
  transaction: Database,
  act: Act,
  campaignId: number,
  dealerIds: readonly number[],
  reason: string | null = null,
): Promise<void> {
  for (const batch of inBatches(dealerIds)) {
    const before = await lockedMemberships(transaction, campaignId, batch);
    const effects = await effectsOfRemoval(transaction, campaignId, batch);
    const marks = marksOf(effects);
    await recordOfDealers(
      transaction,
      act,
      campaignId,
      'dealerRemoved',
      before,
      ({ dealerId, goalThreshold, goalMissing, acceptedAt }) => ({
        before: {
          goalThreshold: goalMissing ? null : goalThreshold,
          accepted: acceptedAt !== null,
          ...marks.get(dealerId),
        },
      }),
    );
    await tellGoalChanges(transaction, act, campaignId, effects, reason);
    await deleteMemberships(transaction, campaignId, batch, causeOf(act, 'removed'));
  }
}

async function recordAcceptance(
  transaction: Database,
  act: Act,
  campaignId: number,
  action: 'accepted' | 'acceptanceWithdrawn',
  dealerIds: readonly number[],
): Promise<void> {
  const accepted = action === 'accepted';
  const dealers = dealerIds.map((dealerId) => ({ dealerId }));
  await recordOfDealers(transaction, act, campaignId, action, dealers, () => ({
    before: { accepted: !accepted },
    after: { accepted },
  }));
}

function inBatches<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / batchSize) }, (_, index) =>
    list.slice(index * batchSize, (index + 1) * batchSize),
  );
}
