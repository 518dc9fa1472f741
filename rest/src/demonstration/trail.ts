import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';
import { auditEntries } from '../database/tables/work/audit.js';
import { campaigns } from '../database/tables/programme/campaigns.js';
import { members } from '../database/tables/people/network.js';
import { memberships } from '../database/tables/programme/memberships.js';
import { demonstrationCampaigns } from './campaigns.js';
import { demonstrationCodes } from './network.js';

type Entry = typeof auditEntries.$inferInsert;

/** From when on the demonstration has a trail. */
const firstYear = 2024;

/**
 * Writes the audit trail of the last campaigns, as if people had made them: created, closed, and what happened to the
 * demonstration's own dealer in them.
 *
 * @param transaction campaigns and memberships are there
 * @param actors who did what administrators do, and who accepts for the dealer
 */
export async function insertTrail(
  transaction: Database,
  actors: { readonly administrator: number | null; readonly dealer: number | null },
): Promise<void> {
  const entries = [...(await changesOfCampaigns(transaction)), ...(await changesOfOwnDealer(transaction))]
    // a trail is read in the order in which it was written
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((entry) => ({
      ...entry,
      actorId: entry.action === 'accepted' ? actors.dealer : actors.administrator,
      entity: 'campaign' as const,
    }));
  await transaction.insert(auditEntries).values(entries);
}

type Change = Pick<Entry, 'at' | 'entityId' | 'action' | 'before' | 'after'>;

async function changesOfCampaigns(transaction: Database): Promise<Change[]> {
  const inputById = new Map(demonstrationCampaigns.map(({ id, input }) => [id, input]));
  const rows = await transaction.select().from(campaigns).where(gte(campaigns.year, firstYear)).orderBy(campaigns.id);
  return rows.flatMap(({ id, state, createdAt, updatedAt }) => {
    const created = { at: createdAt, entityId: id, action: 'created', before: null, after: { ...inputById.get(id) } };
    const changed = { at: updatedAt, entityId: id, action: state, before: { state: 'open' }, after: { state } };
    return state === 'open' ? [created] : [created, changed];
  });
}

async function changesOfOwnDealer(transaction: Database): Promise<Change[]> {
  const rows = await transaction
    .select({ row: memberships, dealer: members })
    .from(memberships)
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId))
    .where(and(eq(members.code, demonstrationCodes.dealer), gte(campaigns.year, firstYear)))
    .orderBy(memberships.campaignId);
  return rows.flatMap(({ row: { campaignId, goalThreshold, addedAt, acceptedAt }, dealer }) => {
    const who = { dealerId: dealer.id, businessName: dealer.businessName };
    const after = { ...who, goalThreshold };
    const added = { at: addedAt, entityId: campaignId, action: 'dealerAdded', before: null, after };
    if (acceptedAt === null) return [added];
    const acceptance = { before: { ...who, accepted: false }, after: { ...who, accepted: true } };
    return [added, { at: acceptedAt, entityId: campaignId, action: 'accepted', ...acceptance }];
  });
}
