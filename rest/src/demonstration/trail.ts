import { demonstrationDay } from '@gdd/schema/demonstration';
import { and, desc, eq, gte, ne } from 'drizzle-orm';
import type { Database } from '../ground/database/connections/connection.js';
import { auditEntries } from '../ground/database/tables/work/audit.js';
import { campaigns } from '../ground/database/tables/programme/campaigns.js';
import { members } from '../ground/database/tables/people/network.js';
import { memberships } from '../ground/database/tables/programme/memberships.js';
import { demonstrationCampaigns, demonstrationDraft } from './campaigns.js';
import { demonstrationCodes } from './network.js';

type Entry = typeof auditEntries.$inferInsert;

/** The first year of campaigns with audit records. */
const firstYear = 2024;
/** The campaign whose description was changed. */
const editedCampaign = 113;
/** Number of dealers that were suspended in the last days, one a day. */
const suspendedDealers = 4;

/** Some days before the demonstration's day, at a time in UTC. */
const before = (days: number, time: string) => new Date(Date.parse(`${demonstrationDay}T${time}Z`) - days * 86_400_000);

/** Inserts the audit records that are not inserted yet. @param until default: all of them */
export type TrailWriter = (until?: Date) => Promise<void>;

/**
 * Prepares the audit records that no service writes: the creation, copy and closing of the last campaigns, the
 * beginning of the demonstration's own dealer in them, and recent changes of administrators.
 *
 * @param transaction has campaigns and memberships as they were when recording began
 * @param actors the users of these records: one for all changes of administrators, one for the dealer's acceptances
 * @returns the function that inserts them up to an instant: records are listed by id, and services add others in
 *   between
 */
export async function trailOf(
  transaction: Database,
  actors: { readonly administrator: number | null; readonly dealer: number | null },
): Promise<TrailWriter> {
  const waiting = [
    ...(await changesOfCampaigns(transaction)),
    copyOfDraft(),
    ...(await changesOfOwnDealer(transaction)),
    ...(await lastChanges(transaction)),
  ]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((entry) => ({
      entity: 'campaign' as const,
      ...entry,
      actorId: entry.action === 'accepted' ? actors.dealer : actors.administrator,
    }));
  return async (until) => {
    const due = until === undefined ? waiting.length : waiting.filter(({ at }) => at <= until).length;
    const entries = waiting.splice(0, due);
    if (entries.length > 0) await transaction.insert(auditEntries).values(entries);
  };
}

type Change = Pick<Entry, 'at' | 'entityId' | 'action' | 'before' | 'after'> & Partial<Pick<Entry, 'entity'>>;

async function changesOfCampaigns(transaction: Database): Promise<Change[]> {
  const inputById = new Map(demonstrationCampaigns.map(({ id, input }) => [id, input]));
  const rows = await transaction
    .select()
    .from(campaigns)
    .where(and(ne(campaigns.id, demonstrationDraft.id), gte(campaigns.year, firstYear)))
    .orderBy(campaigns.id);
  return rows.flatMap(({ id, state, createdAt, updatedAt }) => {
    const created = { at: createdAt, entityId: id, action: 'created', before: null, after: { ...inputById.get(id) } };
    const changed = { at: updatedAt, entityId: id, action: state, before: { state: 'open' }, after: { state } };
    return state === 'open' || state === 'draft' ? [created] : [created, changed];
  });
}

function copyOfDraft(): Change {
  const { id, state, copyOf, createdAt, input } = demonstrationDraft;
  return { at: createdAt, entityId: id, action: 'copied', before: null, after: { copyOf, ...input, state } };
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
    const acceptance = { before: { ...who, accepted: false }, after: { ...who, accepted: true } };
    return [
      { at: addedAt, entityId: campaignId, action: 'dealerAdded', before: null, after: { ...who, goalThreshold } },
      ...(acceptedAt === null ? [] : [{ at: acceptedAt, entityId: campaignId, action: 'accepted', ...acceptance }]),
    ];
  });
}

/** Recent changes: of a campaign's description, and suspensions of dealers. */
async function lastChanges(transaction: Database): Promise<Change[]> {
  const [edited] = await transaction
    .update(campaigns)
    .set({ updatedAt: before(2, '08:20'), version: 2 })
    .where(eq(campaigns.id, editedCampaign))
    .returning({ title: campaigns.title, description: campaigns.description });
  const dealers = await transaction
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.role, 'Dealer'), eq(members.status, 'suspended')))
    .orderBy(desc(members.id))
    .limit(suspendedDealers);
  return [
    {
      at: before(2, '08:20'),
      entityId: editedCampaign,
      action: 'updated',
      before: { description: `${edited?.title}.` },
      after: { description: edited?.description ?? null },
    },
    ...dealers.map(({ id }, index) => ({
      at: before(index, '06:50'),
      entity: 'member' as const,
      entityId: id,
      action: 'statusChanged',
      before: { status: 'active' },
      after: { status: 'suspended' },
    })),
  ];
}
