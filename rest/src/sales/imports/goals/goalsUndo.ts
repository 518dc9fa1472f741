import type { ImportObstacle } from '@gdd/schema/imports';
import {
  editGoals,
  removeMembers,
  withdrawAcceptances,
} from '../../../programme/memberships/membership/memberships.js';
import { lockedMemberships, unsetGoals, type DealerGoal } from '../../../programme/memberships/membership/queries.js';
import { effectsOfGoals, effectsOfRemoval, effectsOfWithdrawal } from '../../../programme/memberships/goals/effects.js';
import { campaignById } from '../../../programme/campaigns/campaign/queries.js';
import { lockSums } from '../../../figures/sums/sums.js';
import { lockedRules } from '../../../figures/sums/rules.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { lockTree } from '../../../ground/database/tree.js';
import type { GoalChange } from '../../../ground/database/tables/programme/approvals.js';
import { changedMemberships, namesFor, type ChangedMembership } from './goalsQueries.js';
import type { ImportAct, UndoneGoal } from '../record/kind.js';
import { laterImportsWithSameData, importsToUndoFirst, laterEntries, type LaterEntry } from '../record/laterChanges.js';
import { groupedBy } from '../../../ground/domain/grouped.js';

/**
 * The obstacles to undoing a goals file (docs/domain/imports.md): campaigns closed since, later changes to dealers that
 * the file added or changed, and later files that contain the same dealers. Redemptions are no obstacle.
 */
export async function goalsObstacles(
  transaction: Database,
  importId: number,
  purpose: 'preview' | 'undo',
): Promise<readonly ImportObstacle[]> {
  if (purpose === 'undo') await lockTouched(transaction, await changedMemberships(transaction, importId));
  const changes = await changedMemberships(transaction, importId);
  // a dealer that the file added and somebody removed since needs no undoing
  const toRestore = changes.filter(
    ({ state, goalThreshold, before }) => state !== 'closed' && (goalThreshold !== null || before !== null),
  );
  const later = await laterEntries(transaction, importId, 'campaign');
  const byMembership = new Map<string, LaterEntry[]>(toRestore.map((change) => [keyOf(change), []]));
  for (const entry of later) byMembership.get(keyOf({ ...entry, campaignId: entry.subjectId }))?.push(entry);
  const changing = [...byMembership.values()].flat().map((entry) => entry.importId);
  return [
    ...(await importsToUndoFirst(transaction, [
      ...changing,
      ...(await laterImportsWithSameData(transaction, importId)),
    ])),
    ...closedCampaigns(changes),
    ...toRestore.flatMap((change) => obstaclesOf(change, byMembership.get(keyOf(change)) ?? [])),
  ];
}

const keyOf = ({ campaignId, dealerId }: { readonly campaignId: number; readonly dealerId: number | null }) =>
  `${campaignId} ${dealerId}`;

/** Locks the campaigns and memberships until the transaction ends. */
async function lockTouched(transaction: Database, changes: readonly ChangedMembership[]): Promise<void> {
  await lockTree(transaction);
  await lockSums(transaction, 'lines');
  for (const [campaignId, ofCampaign] of groupedBy(changes, (change) => change.campaignId)) {
    await lockedRules(transaction, campaignId, 'share');
    await lockedMemberships(
      transaction,
      campaignId,
      ofCampaign.map(({ dealerId }) => dealerId),
    );
  }
}

function closedCampaigns(changes: readonly ChangedMembership[]): ImportObstacle[] {
  const titles = new Map(
    changes.flatMap(({ campaignId, title, state }) => (state === 'closed' ? [[campaignId, title] as const] : [])),
  );
  return [...titles].map(([id, text]) => ({ kind: 'campaignClosed', text, id }));
}

/** The obstacles for one dealer in a campaign: changes made by users, not by imports. */
function obstaclesOf(change: ChangedMembership, entries: readonly LaterEntry[]): ImportObstacle[] {
  const { campaignId: id, title, businessName, code, goalThreshold } = change;
  const text = `${businessName} (${code}), ${title}`;
  if (goalThreshold === null) return [{ kind: 'removed', text, id }];
  const actions = new Set(entries.flatMap(({ action, importId }) => (importId === null ? [action] : [])));
  if (actions.has('dealerRemoved') || actions.has('dealerAdded')) return [{ kind: 'addedAgain', text, id }];
  return [
    ...(actions.has('goalEdited') ? [{ kind: 'goalEdited' as const, text, id }] : []),
    ...(actions.has('accepted') || actions.has('acceptanceWithdrawn') ? [{ kind: 'accepted' as const, text, id }] : []),
  ];
}

/**
 * Removes the added dealers from their campaigns, and restores the goals and acceptances of the others. An added dealer
 * that has entries in its ledger by now stays in the campaign, not accepted, because entries are never deleted.
 */
export async function undoGoals(transaction: Database, importId: number, act: ImportAct): Promise<void> {
  for (const { campaignId, removed, withdrawn, restored, unset } of await undoingsOf(transaction, importId)) {
    const rules = await lockedRules(transaction, campaignId, 'share');
    if (rules === undefined) throw new Error('The campaign of an import is gone.');
    await removeMembers(transaction, act, campaignId, removed);
    // first, so that a dealer hears once of what it no longer accepts
    await withdrawAcceptances(transaction, act, rules, withdrawn);
    await editGoals(transaction, act, rules, restored);
    await unsetGoals(transaction, campaignId, unset);
  }
}

/**
 * What the undoing of a goals file makes worse for dealers that accepted, by whatever they accepted it; empty where
 * nobody is worse off.
 */
export async function worseningsOfUndo(transaction: Database, importId: number): Promise<UndoneGoal[]> {
  const effects: UndoneGoal[] = [];
  for (const { campaignId, removed, withdrawn, restored } of await undoingsOf(transaction, importId)) {
    const rules = await campaignById(transaction, campaignId);
    if (rules === undefined) throw new Error('The campaign of an import is gone.');
    const ends = new Set(withdrawn.map(({ dealerId }) => dealerId));
    const edited = restored.filter(({ dealerId }) => !ends.has(dealerId));
    const ofCampaign = [
      ...(await effectsOfRemoval(transaction, campaignId, removed)),
      ...(await effectsOfWithdrawal(transaction, rules, withdrawn)),
      ...(await effectsOfGoals(transaction, rules, edited)),
    ];
    effects.push(...ofCampaign.map((effect) => ({ ...effect, campaignId })));
  }
  return effects.filter(({ worsenings }) => worsenings.length > 0);
}

/** Goals that an undoing changes, with the names of campaigns and dealers. */
export async function namedChanges(transaction: Database, goals: readonly UndoneGoal[]): Promise<GoalChange[]> {
  const { titles, dealers } = await namesFor(transaction, goals);
  return goals.flatMap(({ campaignId, dealerId, goalBefore, goalAfter, isWithdrawn = false }) => {
    const [title, dealer] = [titles.get(campaignId), dealers.get(dealerId)];
    if (title === undefined || dealer === undefined) return [];
    return { campaignId, title, dealerId, ...dealer, goalBefore, goalAfter, isWithdrawn };
  });
}

/** What the undoing of a goals file does to the dealers of one campaign. */
interface Undoing {
  readonly campaignId: number;
  readonly removed: readonly number[];
  /** The dealers whose acceptance the file had recorded, with the goals that they will have. */
  readonly withdrawn: readonly DealerGoal[];
  /** Those that get back their goals. */
  readonly restored: readonly DealerGoal[];
  /** Those whose goal is to be set again. */
  readonly unset: readonly number[];
}

async function undoingsOf(transaction: Database, importId: number): Promise<Undoing[]> {
  const changes = (await changedMemberships(transaction, importId)).flatMap(({ goalThreshold, ...change }) =>
    goalThreshold === null ? [] : [{ ...change, goalThreshold }],
  );
  return [...groupedBy(changes, (change) => change.campaignId)].map(([campaignId, ofCampaign]) => {
    const isRemoved = ({ before, entryCount }: (typeof changes)[number]) => before === null && (entryCount ?? 0) === 0;
    const stay = ofCampaign.filter((change) => !isRemoved(change));
    const formerGoal = ({ before }: (typeof changes)[number]) => {
      const goal = before?.['goalThreshold'];
      return typeof goal === 'number' ? goal : undefined;
    };
    return {
      campaignId,
      removed: ofCampaign.filter(isRemoved).map(({ dealerId }) => dealerId),
      withdrawn: stay
        .filter(({ after }) => after['accepted'] === true)
        .map((change) => ({ dealerId: change.dealerId, goalThreshold: formerGoal(change) ?? change.goalThreshold })),
      restored: stay.flatMap((change) => {
        const goalThreshold = formerGoal(change);
        return goalThreshold === undefined ? [] : [{ dealerId: change.dealerId, goalThreshold }];
      }),
      unset: stay.filter(({ before }) => before?.['goalMissing'] === true).map(({ dealerId }) => dealerId),
    };
  });
}
