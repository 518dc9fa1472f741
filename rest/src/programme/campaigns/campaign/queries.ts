import type { CampaignSortColumn, CampaignState } from '@gdd/schema/campaigns';
import { and, asc, count, desc, eq, exists, gte, lt, lte, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../ground/database/oneOf.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { isOpened } from '../../../ground/database/opened.js';
import { intArray } from '../../../ground/database/intArray.js';
import { brands } from '../../../ground/database/tables/programme/sales.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { ledgerEntries } from '../../../ground/database/tables/programme/ledger.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { matchesSearch } from '../../../ground/database/search.js';
import { severalOf } from '../../../ground/domain/tableState.js';
import { isUnderWay } from './underWay.js';
import type { CampaignFields, CampaignTableState, NewCampaign } from './schemas.js';

export type CampaignRow = typeof campaigns.$inferSelect;

/** The columns of a campaign in lists. */
export const summaryColumns = {
  id: campaigns.id,
  title: campaigns.title,
  type: campaigns.type,
  duration: campaigns.duration,
  isMain: campaigns.isMain,
  group: campaigns.group,
  year: campaigns.year,
  startsOn: campaigns.startsOn,
  endsOn: campaigns.endsOn,
  state: campaigns.state,
};

/** The default order of lists. */
export const newestFirst = [desc(campaigns.year), desc(campaigns.startsOn), desc(campaigns.id)];

const inCampaignsOf = (dealerId: number) => (database: Database) =>
  exists(
    database
      .select({ one: sql`1` })
      .from(memberships)
      .where(and(eq(memberships.campaignId, campaigns.id), eq(memberships.dealerId, dealerId))),
  );

const hasDaysIn = (year: number) =>
  and(lte(campaigns.startsOn, `${year}-12-31`), gte(campaigns.endsOn, `${year}-01-01`));

/**
 * Campaigns, newest first.
 *
 * @param year only campaigns of this year
 * @param daysIn only campaigns whose period overlaps this calendar year
 * @param dealerId only campaigns of this dealer
 * @param withDrafts for callers who may see drafts (`seesDrafts`)
 */
export function listCampaigns(
  database: Database,
  {
    year,
    daysIn,
    dealerId,
    withDrafts,
  }: {
    readonly year?: number;
    readonly daysIn?: number;
    readonly dealerId?: number | undefined;
    readonly withDrafts: boolean;
  },
) {
  return database
    .select(summaryColumns)
    .from(campaigns)
    .where(
      and(
        withDrafts ? undefined : isOpened,
        year === undefined ? undefined : eq(campaigns.year, year),
        daysIn === undefined ? undefined : hasDaysIn(daysIn),
        dealerId === undefined ? undefined : inCampaignsOf(dealerId)(database),
      ),
    )
    .orderBy(...newestFirst);
}

/** The filters of the table of campaigns. */
type CampaignsFilter = Omit<CampaignTableState, 'paginator'>;

const campaignOrder: Readonly<Record<CampaignSortColumn, PgColumn | SQL>> = {
  id: campaigns.id,
  title: campaigns.titleSort,
  type: campaigns.type,
  duration: campaigns.duration,
  year: campaigns.year,
  startsOn: campaigns.startsOn,
  endsOn: campaigns.endsOn,
  state: campaigns.state,
  // campaigns without a budget sort as 0
  budget: sql`coalesce(${campaigns.budget}, 0)`,
};

const campaignsOrder = ({ column, direction }: CampaignTableState['sorting']) => [
  (direction === 'asc' ? asc : desc)(campaignOrder[column]),
  asc(campaigns.id),
];

/** A page of the campaigns, and how many there are in all. @param today the programme's day */
export async function campaignPage(database: Database, state: CampaignTableState, today: string) {
  const matching = campaignsMatching(state, today);
  const { page, pageSize } = state.paginator;
  const [items, [counted]] = await Promise.all([
    database
      .select(summaryColumns)
      .from(campaigns)
      .where(matching)
      .orderBy(...campaignsOrder(state.sorting))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.select({ total: count() }).from(campaigns).where(matching),
  ]);
  return { items, total: counted?.total ?? 0 };
}

/** The ids of all campaigns of the table, in its order. @param today the programme's day */
export async function campaignIds(database: Database, request: CampaignsFilter, today: string): Promise<number[]> {
  const rows = await database
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(campaignsMatching(request, today))
    .orderBy(...campaignsOrder(request.sorting));
  return rows.map(({ id }) => id);
}

/** The list rows of campaigns by their ids, in no order. */
export function campaignsByIds(database: Database, ids: readonly number[]) {
  return database
    .select(summaryColumns)
    .from(campaigns)
    .where(sql`${campaigns.id} = any(${intArray(ids)})`);
}

/** The condition for the campaigns that match the table's filter and search. */
function campaignsMatching(
  { filter = {}, searchTerm }: Pick<CampaignsFilter, 'filter' | 'searchTerm'>,
  today: string,
): SQL | undefined {
  const underWay = isUnderWay(today);
  return and(
    oneOf(campaigns.year, severalOf(filter.year)),
    oneOf(campaigns.type, severalOf(filter.type)),
    oneOf(campaigns.duration, severalOf(filter.duration)),
    oneOf(campaigns.group, severalOf(filter.group)),
    oneOf(campaigns.state, severalOf(filter.state)),
    filter.underWay === undefined ? undefined : filter.underWay ? underWay : underWay && not(underWay),
    filter.endsWithin === undefined ? undefined : isUnderWay(today, filter.endsWithin),
    matchesSearch(searchTerm, campaigns.titleSort),
  );
}

/** One campaign. */
export async function campaignById(database: Database, id: number): Promise<CampaignRow | undefined> {
  const [row] = await database.select().from(campaigns).where(eq(campaigns.id, id));
  return row;
}

export async function campaignExists(database: Database, id: number): Promise<boolean> {
  return (await database.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id))).length > 0;
}

/** Whether a dealer is in a campaign. */
export async function isDealerIn(database: Database, campaignId: number, dealerId: number): Promise<boolean> {
  const [membership] = await database
    .select({ one: sql`1` })
    .from(memberships)
    .where(and(eq(memberships.campaignId, campaignId), eq(memberships.dealerId, dealerId)))
    .limit(1);
  return membership !== undefined;
}

/** One campaign, locked until the transaction ends. */
export async function campaignByIdForUpdate(transaction: Database, id: number): Promise<CampaignRow | undefined> {
  const [row] = await transaction.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
  return row;
}

/**
 * Whether the ledgers of a campaign have an entry before a day.
 *
 * @param transaction holds the campaign's row, for `update`
 */
export async function hasEntryBefore(transaction: Database, campaignId: number, day: string): Promise<boolean> {
  const entries = await transaction
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.campaignId, campaignId), lt(ledgerEntries.day, day)))
    .limit(1);
  return entries.length > 0;
}

/** Creates a campaign without dealers. */
export async function insertCampaign(
  transaction: Database,
  input: Pick<typeof campaigns.$inferInsert, keyof NewCampaign>,
  now: Date,
): Promise<CampaignRow> {
  const [row] = await transaction
    .insert(campaigns)
    .values({ ...input, createdAt: now, updatedAt: now })
    .returning();
  if (row === undefined) throw new Error('The campaign just created is gone.');
  return row;
}

/** Changes a campaign and increments its version. */
export async function changeCampaign(
  transaction: Database,
  id: number,
  changes: Partial<CampaignFields> & { readonly rulesVersion?: number },
  now: Date,
): Promise<CampaignRow> {
  const [row] = await transaction
    .update(campaigns)
    .set({ ...changes, version: sql`${campaigns.version} + 1`, updatedAt: now })
    .where(eq(campaigns.id, id))
    .returning();
  if (row === undefined) throw new Error('The row that this transaction holds is gone.');
  return row;
}

/** The names of all known brands, in alphabetical order. */
export async function brandNames(database: Database): Promise<string[]> {
  const rows = await database.select({ name: brands.name }).from(brands).orderBy(asc(brands.key));
  return rows.map(({ name }) => name);
}

/** Writes a campaign's state and increments its version. @param today the programme's day, kept of a closing */
export async function updateState(
  transaction: Database,
  campaignId: number,
  state: Exclude<CampaignState, 'draft'>,
  now: Date,
  today?: string,
): Promise<void> {
  await transaction
    .update(campaigns)
    .set({
      state,
      version: sql`${campaigns.version} + 1`,
      updatedAt: now,
      ...(state === 'closed' ? { closedAt: now, closedOn: today } : {}),
    })
    .where(eq(campaigns.id, campaignId));
}
