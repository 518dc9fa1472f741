import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { SettlementSortColumn } from '@gdd/schema/settlements';
import { oneOf } from '../../ground/database/oneOf.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { within } from '../../ground/database/ranges.js';
import { intArray } from '../../ground/database/intArray.js';
import { matchesSearch } from '../../ground/database/search.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { members } from '../../ground/database/tables/people/network.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { settlementDocuments, settlements } from '../../ground/database/tables/programme/settlements.js';
import { severalOf } from '../../ground/domain/tableState.js';
import type { SettlementsState } from './schemas.js';

export type SettlementRow = typeof settlements.$inferSelect;

const creators = alias(users, 'creators');
const proposers = alias(users, 'proposers');
const deciders = alias(users, 'deciders');

/** Runs with the names of users and the counts of documents. */
function runsWithNames(database: Database) {
  const documentsWhere = (condition: SQL) =>
    sql<number>`(select count(*)::int from ${settlementDocuments} as d where d.settlement_id = ${settlements.id} and ${condition})`;
  return database
    .select({
      run: settlements,
      createdBy: creators.name,
      proposedBy: proposers.name,
      decidedBy: deciders.name,
      documents: documentsWhere(sql`d.kind <> 'debitNote'`),
      cancelled: documentsWhere(sql`d.cancelled_at is not null`),
      paid: documentsWhere(sql`d.paid_on is not null`),
    })
    .from(settlements)
    .leftJoin(creators, eq(creators.id, settlements.createdBy))
    .leftJoin(proposers, eq(proposers.id, settlements.proposedBy))
    .leftJoin(deciders, eq(deciders.id, settlements.decidedBy));
}

export type NamedSettlement = Awaited<ReturnType<typeof settlementPage>>['items'][number];

const titleSort = sql`fold_text(${settlements.title})`;

const sortColumns: Readonly<Record<SettlementSortColumn, PgColumn | SQL>> = {
  id: settlements.id,
  title: titleSort,
  day: settlements.day,
  state: settlements.state,
  createdAt: settlements.createdAt,
};

/** A page of the runs, and the number of all that match. */
export async function settlementPage(
  database: Database,
  { filter = {}, searchTerm, sorting, paginator: { page, pageSize } }: SettlementsState,
) {
  const ofCampaigns = severalOf(filter.campaignId);
  const matching = and(
    oneOf(settlements.state, severalOf(filter.state)),
    ofCampaigns && sql`${settlements.campaignIds} && ${intArray(ofCampaigns)}`,
    within(settlements.day, filter.day),
    matchesSearch(searchTerm, titleSort),
  );
  const [items, total] = await Promise.all([
    runsWithNames(database)
      .where(matching)
      .orderBy((sorting.direction === 'asc' ? asc : desc)(sortColumns[sorting.column]), asc(settlements.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.$count(settlements, matching),
  ]);
  return { items, total };
}

export async function settlementById(database: Database, id: number): Promise<NamedSettlement | undefined> {
  const [run] = await runsWithNames(database).where(eq(settlements.id, id));
  return run;
}

/** A run, its row locked until the transaction ends. */
export async function lockedSettlement(transaction: Database, id: number): Promise<SettlementRow | undefined> {
  const [run] = await transaction.select().from(settlements).where(eq(settlements.id, id)).for('update');
  return run;
}

export async function insertSettlement(
  transaction: Database,
  values: typeof settlements.$inferInsert,
): Promise<SettlementRow> {
  const [made] = await transaction.insert(settlements).values(values).returning();
  if (made === undefined) throw new Error('The insert returned no row.');
  return made;
}

/** Changes a run that the transaction has locked, and increments its version. */
export async function changeSettlement(
  transaction: Database,
  id: number,
  changes: Partial<typeof settlements.$inferInsert>,
): Promise<void> {
  await transaction
    .update(settlements)
    .set({ ...changes, version: sql`${settlements.version} + 1` })
    .where(eq(settlements.id, id));
}

export async function deleteSettlement(transaction: Database, id: number): Promise<void> {
  await transaction.delete(settlements).where(eq(settlements.id, id));
}

/** The titles, states, first days and kinds of payment of campaigns, by id. */
export async function campaignsOfRuns(database: Database, ids: readonly number[]) {
  const rows = await database
    .select({
      id: campaigns.id,
      title: campaigns.title,
      state: campaigns.state,
      startsOn: campaigns.startsOn,
      settlement: campaigns.settlement,
    })
    .from(campaigns)
    .where(sql`${campaigns.id} = any(${intArray(ids)})`);
  return new Map(rows.map((campaign) => [campaign.id, campaign]));
}

/** The members that filters name, deleted ones included, by id. */
export async function membersOfFilters(database: Database, ids: readonly number[]) {
  const rows = await database
    .select({ id: members.id, code: members.code, businessName: members.businessName, role: members.role })
    .from(members)
    .where(inArray(members.id, [...ids]));
  return new Map(rows.map((member) => [member.id, member]));
}
