import type { ImportObstacle } from '@gdd/schema/imports';
import { editGoals, removeMembers, withdrawAcceptances } from '../../memberships/membership/memberships.js';
import { lockedMemberships, unsetGoals } from '../../memberships/membership/queries.js';
import { lockSums } from '../../sums/sums.js';
import { lockedRules } from '../../sums/rules.js';
import type { Database } from '../../database/connections/connection.js';
import { lockTree } from '../../database/tree.js';
import { changedMemberships, type ChangedMembership } from './goalsQueries.js';
import type { ImportAct } from '../record/kind.js';
import { laterImportsWithSameData, importsToUndoFirst, laterEntries, type LaterEntry } from '../record/laterChanges.js';
import { groupedBy } from '../../domain/grouped.js';

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
  const changes = (await changedMemberships(transaction, importId)).filter(
    ({ goalThreshold }) => goalThreshold !== null,
  );
  for (const [campaignId, ofCampaign] of groupedBy(changes, (change) => change.campaignId)) {
    const rules = await lockedRules(transaction, campaignId, 'share');
    if (rules === undefined) throw new Error('The campaign of an import is gone.');
    const isRemoved = ({ before, entryCount }: ChangedMembership) => before === null && (entryCount ?? 0) === 0;
    const stay = ofCampaign.filter((change) => !isRemoved(change));
    await removeMembers(
      transaction,
      act,
      campaignId,
      ofCampaign.filter(isRemoved).map(({ dealerId }) => dealerId),
    );
    await editGoals(
      transaction,
      act,
      rules,
      stay.flatMap(({ dealerId, before }) => {
        const goalThreshold = before?.['goalThreshold'];
        return typeof goalThreshold === 'number' ? [{ dealerId, goalThreshold }] : [];
      }),
    );
    await unsetGoals(
      transaction,
      campaignId,
      stay.filter(({ before }) => before?.['goalMissing'] === true).map(({ dealerId }) => dealerId),
    );
    await withdrawAcceptances(
      transaction,
      act,
      rules,
      stay.filter(({ after }) => after['accepted'] === true).map(({ dealerId }) => dealerId),
    );
  }
}
