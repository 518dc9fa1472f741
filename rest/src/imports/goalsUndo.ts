import { editGoals, removeMembers, withdrawAcceptances } from '../campaigns/memberships.js';
import { lockedMemberships } from '../campaigns/membershipQueries.js';
import { lockedRules, lockSums } from '../campaigns/sums.js';
import type { Database } from '../database/connection.js';
import { lockTree } from '../database/tree.js';
import { someOf } from './changes.js';
import { changedMemberships, type ChangedMembership } from './goalsQueries.js';
import type { Act } from './kind.js';

/**
 * What stands in the way of undoing a goals file (domain page, section 2): a goal edited, a dealer that accepted or was
 * taken out, or a campaign closed since. Redemptions do not stand in the way.
 */
export async function goalsLaterChanges(
  transaction: Database,
  importId: number,
  purpose: 'look' | 'undo',
): Promise<readonly string[]> {
  const changes = await changedMemberships(transaction, importId);
  if (purpose === 'look') return someOf(changes.flatMap(changesSince));
  await lockTree(transaction);
  await lockSums(transaction, 'lines');
  for (const [campaignId, dealerIds] of dealersByCampaign(changes)) {
    await lockedRules(transaction, campaignId, 'share');
    await lockedMemberships(transaction, campaignId, dealerIds);
  }
  return someOf((await changedMemberships(transaction, importId)).flatMap(changesSince));
}

function dealersByCampaign(changes: readonly ChangedMembership[]): Map<number, number[]> {
  const byCampaign = new Map<number, number[]>();
  for (const { campaignId, dealerId } of changes) {
    const dealerIds = byCampaign.get(campaignId);
    if (dealerIds === undefined) byCampaign.set(campaignId, [dealerId]);
    else dealerIds.push(dealerId);
  }
  return byCampaign;
}

function changesSince(change: ChangedMembership): string[] {
  const { title, businessName, before, after, goalThreshold, acceptedAt, state } = change;
  const inCampaign = `nella campagna «${title}»`;
  // a dealer that the import added and somebody took out is where the undoing would leave it
  if (goalThreshold === null) return before === null ? [] : [`${businessName} non è più ${inCampaign}.`];
  if (state === 'closed') return [`La campagna «${title}» è stata chiusa.`];
  const sentences: string[] = [];
  if ('goalThreshold' in after && after['goalThreshold'] !== goalThreshold) {
    sentences.push(`L'obiettivo di ${businessName} ${inCampaign} è stato modificato.`);
  }
  if ('accepted' in after && after['accepted'] !== (acceptedAt !== null)) {
    const what = acceptedAt === null ? 'non ha più accettato' : 'ha accettato';
    sentences.push(`${businessName} ${what} la campagna «${title}».`);
  }
  return sentences;
}

/**
 * Takes the added dealers out of their campaigns again, and puts the goals and acceptances of the others back. A dealer
 * that was added and has redeemed since stays in, not accepted: what was redeemed is never forgotten.
 */
export async function undoGoals(transaction: Database, importId: number, act: Act): Promise<void> {
  const changes = (await changedMemberships(transaction, importId)).filter(
    ({ goalThreshold }) => goalThreshold !== null,
  );
  for (const campaignId of dealersByCampaign(changes).keys()) {
    const rules = await lockedRules(transaction, campaignId, 'share');
    if (rules === undefined) throw new Error('The campaign of an import is gone.');
    const ofCampaign = changes.filter((change) => change.campaignId === campaignId);
    const isRemoved = ({ before, redeemed }: ChangedMembership) => before === null && Number(redeemed) === 0;
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
    await withdrawAcceptances(
      transaction,
      act,
      rules,
      stay.filter(({ after }) => after['accepted'] === true).map(({ dealerId }) => dealerId),
    );
  }
}
