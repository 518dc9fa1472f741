import type { CampaignDealerSortColumn, CampaignSortColumn } from '@gdd/schema/campaigns';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  notInArray,
  sql,
  sum,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connection.js';
import { intArray } from '../database/intArray.js';
import { brands, campaignAttachments, campaignFigures, campaigns, members, memberships } from '../database/schema.js';
import { belowMember, everInSubtreeOf, inSubtreeOf, seesEverybody, type Place } from '../database/scope.js';
import { matchesSearch } from '../database/search.js';
import type { ListQuery } from '../dealers/schemas.js';
import { figuresBelow, keptOf, type FiguresScope, type MemberPlace } from '../figures/figuresScope.js';
import { severalOf, windowOf, type PageWindow, type RangeFilter } from '../domain/tableState.js';
import { isUnderWay } from './underWay.js';
import { campaignDealerColumns, distributors, isDistributorFor } from './membershipQueries.js';
import type { CampaignDealerFilter, CampaignDealerTableState, CampaignTableState, CreateCampaign } from './schemas.js';

export type CampaignRow = typeof campaigns.$inferSelect;

/** What lists show of a campaign. */
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

/** How lists that nobody sorted are sorted. */
const newestFirst = [desc(campaigns.year), desc(campaigns.startsOn), desc(campaigns.id)];

const inCampaignsOf = (dealerId: number) => (database: Database) =>
  exists(
    database
      .select({ one: sql`1` })
      .from(memberships)
      .where(and(eq(memberships.campaignId, campaigns.id), eq(memberships.dealerId, dealerId))),
  );

/**
 * Campaigns, newest first.
 *
 * @param dealerId only those that this dealer is in
 */
export function listCampaigns(
  database: Database,
  { year, dealerId }: { readonly year?: number; readonly dealerId?: number | undefined } = {},
) {
  return database
    .select(summaryColumns)
    .from(campaigns)
    .where(
      and(
        year === undefined ? undefined : eq(campaigns.year, year),
        dealerId === undefined ? undefined : inCampaignsOf(dealerId)(database),
      ),
    )
    .orderBy(...newestFirst);
}

/** What the table of campaigns is narrowed by. */
type CampaignsAsked = Omit<CampaignTableState, 'paginator'>;

const campaignOrder: Readonly<Record<CampaignSortColumn, PgColumn>> = {
  id: campaigns.id,
  title: campaigns.titleSort,
  type: campaigns.type,
  duration: campaigns.duration,
  year: campaigns.year,
  startsOn: campaigns.startsOn,
  endsOn: campaigns.endsOn,
  state: campaigns.state,
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
export async function campaignIds(database: Database, asked: CampaignsAsked, today: string): Promise<number[]> {
  const rows = await database
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(campaignsMatching(asked, today))
    .orderBy(...campaignsOrder(asked.sorting));
  return rows.map(({ id }) => id);
}

/** What lists show of some campaigns. */
export function campaignsByIds(database: Database, ids: readonly number[]) {
  return database
    .select(summaryColumns)
    .from(campaigns)
    .where(sql`${campaigns.id} = any(${intArray(ids)})`);
}

/** Which campaigns the table shows. */
function campaignsMatching(
  { filter = {}, searchTerm }: Pick<CampaignsAsked, 'filter' | 'searchTerm'>,
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

const oneOf = (column: PgColumn, values: readonly (string | number)[] | undefined) =>
  values && inArray(column, [...values]);

/** One campaign. */
export async function campaignById(database: Database, id: number): Promise<CampaignRow | undefined> {
  const [row] = await database.select().from(campaigns).where(eq(campaigns.id, id));
  return row;
}

export async function campaignExists(database: Database, id: number): Promise<boolean> {
  return (await database.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id))).length > 0;
}

/** One campaign, kept for this transaction until it ends. */
export async function campaignByIdForUpdate(transaction: Database, id: number): Promise<CampaignRow | undefined> {
  const [row] = await transaction.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
  return row;
}

export type AttachmentRow = typeof campaignAttachments.$inferSelect;

/** The files that a campaign's page offers, in the order in which they were added. */
export function attachmentsOf(database: Database, campaignId: number) {
  return database
    .select()
    .from(campaignAttachments)
    .where(eq(campaignAttachments.campaignId, campaignId))
    .orderBy(asc(campaignAttachments.id));
}

const isAttachment = (campaignId: number, id: number) =>
  and(eq(campaignAttachments.campaignId, campaignId), eq(campaignAttachments.id, id));

/** One file of a campaign. */
export async function attachmentById(
  database: Database,
  campaignId: number,
  id: number,
): Promise<AttachmentRow | undefined> {
  const [row] = await database.select().from(campaignAttachments).where(isAttachment(campaignId, id));
  return row;
}

export async function insertAttachment(
  transaction: Database,
  attachment: Omit<AttachmentRow, 'id'>,
): Promise<AttachmentRow> {
  const [row] = await transaction.insert(campaignAttachments).values(attachment).returning();
  if (row === undefined) throw new Error('The attachment just added is gone.');
  return row;
}

/** Forgets a file of a campaign; of several calls at once, one gets what it was. */
export async function deleteAttachment(
  transaction: Database,
  campaignId: number,
  id: number,
): Promise<AttachmentRow | undefined> {
  const [row] = await transaction.delete(campaignAttachments).where(isAttachment(campaignId, id)).returning();
  return row;
}

/** Creates a campaign, open and without dealers. */
export async function insertCampaign(transaction: Database, input: CreateCampaign, now: Date): Promise<CampaignRow> {
  const [row] = await transaction
    .insert(campaigns)
    .values({ ...input, createdAt: now, updatedAt: now })
    .returning();
  if (row === undefined) throw new Error('The campaign just created is gone.');
  return row;
}

/** Changes a campaign and counts its version up. */
export async function changeCampaign(
  transaction: Database,
  id: number,
  changes: Partial<CreateCampaign>,
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

/** The names of the brands that sale lines have. */
export async function brandNames(database: Database): Promise<string[]> {
  const rows = await database.select({ name: brands.name }).from(brands).orderBy(asc(brands.key));
  return rows.map(({ name }) => name);
}

const euros = (column: PgColumn) => sql<string>`coalesce(sum(${column}), 0)::numeric(24, 2)::text`;
const whole = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);

/**
 * What the dealers at or below a member come to in each of some campaigns, deleted dealers included: one statement,
 * however many campaigns.
 *
 * @returns none for a campaign in which there are none of them
 */
export function totalsByCampaign(database: Database, top: MemberPlace, campaignIds: readonly number[]) {
  const figures = figuresBelow(top);
  return figures === undefined
    ? addedUpByCampaign(database, top, campaignIds)
    : keptByCampaign(database, figures, campaignIds);
}

/** The same from the kept figures. */
function keptByCampaign(database: Database, figures: FiguresScope, campaignIds: readonly number[]) {
  return database
    .select({
      campaignId: campaignFigures.campaignId,
      dealers: whole(campaignFigures.dealers),
      accepted: whole(campaignFigures.accepted),
      goalReached: whole(campaignFigures.goalReached),
      goalThreshold: whole(campaignFigures.goalThreshold),
      tiresPurchased: whole(campaignFigures.tiresPurchased),
      tiresFleet: whole(campaignFigures.tiresFleet),
      plafondAccumulated: euros(campaignFigures.plafondAccumulated),
      plafondExpendable: euros(campaignFigures.plafondExpendable),
    })
    .from(campaignFigures)
    .where(
      and(sql`${campaignFigures.campaignId} = any(${intArray(campaignIds)})`, keptOf(campaignFigures, figures, 'all')),
    )
    .groupBy(campaignFigures.campaignId)
    .having(gt(sum(campaignFigures.dealers), '0'));
}

/** The same from the memberships: of a dealer alone. */
function addedUpByCampaign(database: Database, top: Place, campaignIds: readonly number[]) {
  const inSubtree = everInSubtreeOf(top);
  return database
    .select({
      campaignId: memberships.campaignId,
      dealers: count(),
      accepted: count(memberships.acceptedAt),
      goalReached: sql`count(*) filter (where ${goalIsReached})`.mapWith(Number),
      goalThreshold: whole(memberships.goalThreshold),
      tiresPurchased: whole(memberships.tiresPurchased),
      tiresFleet: whole(memberships.tiresFleet),
      plafondAccumulated: euros(memberships.plafondAccumulated),
      plafondExpendable: euros(memberships.plafondExpendable),
    })
    .from(memberships)
    .where(
      and(
        sql`${memberships.campaignId} = any(${intArray(campaignIds)})`,
        inSubtree && inArray(memberships.dealerId, database.select({ id: members.id }).from(members).where(inSubtree)),
      ),
    )
    .groupBy(memberships.campaignId);
}

/** tiresMissing is what is missing to the goal: nothing is missing where it is reached. */
const goalIsReached = eq(memberships.tiresMissing, 0);

const isDealer = eq(members.role, 'Dealer');

/** By what the table of a campaign's dealers sorts; names as people read them, ignoring case and accents. */
const dealerOrder: Readonly<Record<CampaignDealerSortColumn, PgColumn>> = {
  // every table sorts by id: a dealer's here, under the row's own name too
  id: memberships.dealerId,
  dealerId: memberships.dealerId,
  code: members.code,
  businessName: members.nameSort,
  region: members.region,
  province: members.province,
  status: members.status,
  tier: members.tier,
  goalThreshold: memberships.goalThreshold,
  acceptedAt: memberships.acceptedAt,
  tiresPurchased: memberships.tiresPurchased,
  tiresMissing: memberships.tiresMissing,
  tiresFleet: memberships.tiresFleet,
  tiresFleetPercentage: memberships.tiresFleetPercentage,
  plafondAccumulated: memberships.plafondAccumulated,
  plafondExpendable: memberships.plafondExpendable,
  goalPercentage: memberships.goalPercentage,
  tiresToNextThreshold: memberships.tiresToNextThreshold,
  // by number: the dealers of one stand together
  distributor: members.distributorId,
};

/** Beyond this many rows a page is deep: what costs something for each row passed over is done otherwise. */
const deepPage = 5000;

/**
 * The dealers at or below a member whom the table of a campaign's dealers shows, all pages of it.
 *
 * @param below as of `campaignDealerPage`
 */
export async function campaignDealerIds(
  database: Database,
  top: Place,
  campaignId: number,
  { filter = {}, searchTerm }: Pick<CampaignDealerTableState, 'filter' | 'searchTerm'>,
  below: Place | undefined,
): Promise<number[]> {
  const asDealer = and(below && belowMember(below), ...dealerConditions(filter), matchesSearch(searchTerm));
  const rows = await database
    .select({ id: memberships.dealerId })
    .from(memberships)
    .where(
      and(
        eq(memberships.campaignId, campaignId),
        ...membershipConditions(filter),
        isVisibleDealer(database, top, asDealer),
      ),
    );
  return rows.map(({ id }) => id);
}

/** A page of a campaign's dealers at or below a member, and how many there are in all. */
export async function campaignDealerPage(
  database: Database,
  top: Place,
  campaignId: number,
  { filter = {}, searchTerm, paginator, sorting }: CampaignDealerTableState,
  below: Place | undefined,
) {
  const asMembership = and(eq(memberships.campaignId, campaignId), ...membershipConditions(filter));
  const asDealer = and(below && belowMember(below), ...dealerConditions(filter), matchesSearch(searchTerm));
  const counted = and(asMembership, isVisibleDealer(database, top, asDealer));
  const column = dealerOrder[sorting.column];
  const [forwards, backwards] = sorting.direction === 'asc' ? [asc, desc] : [desc, asc];

  // The ids first: in the order of an index of the table that the column is of, each looked up in the other table.
  const idsAt = ({ skip, take, fromEnd }: PageWindow) => {
    const order = (id: PgColumn) => (fromEnd ? [backwards(column), desc(id)] : [forwards(column), asc(id)]);
    const ids =
      column.table === members
        ? database
            .select({ id: members.id })
            .from(members)
            .where(and(isDealer, inSubtreeOf(top), asDealer, hasMembership(database, asMembership, skip)))
            .orderBy(...order(members.id))
        : database
            .select({ id: memberships.dealerId })
            .from(memberships)
            .where(counted)
            .orderBy(...order(memberships.dealerId));
    return ids.limit(take).offset(skip);
  };
  const rowsAt = (window: PageWindow) =>
    database
      .select(campaignDealerColumns)
      .from(memberships)
      .innerJoin(members, eq(members.id, memberships.dealerId))
      .leftJoin(distributors, isDistributorFor(top))
      .where(and(eq(memberships.campaignId, campaignId), inArray(memberships.dealerId, idsAt(window))))
      .orderBy(forwards(column), asc(memberships.dealerId));
  const count = () => database.$count(memberships, counted);

  const { page, pageSize } = paginator;
  const skip = (page - 1) * pageSize;
  if (skip >= deepPage) {
    const total = await count();
    return { items: await rowsAt(windowOf(paginator, total)), total };
  }
  const [items, total] = await Promise.all([rowsAt({ skip, take: pageSize, fromEnd: false }), count()]);
  return { items, total };
}

/** Whether a membership is that of a dealer at or below a member, and of which something further holds. */
function isVisibleDealer(database: Database, top: Place, further: SQL | undefined): SQL | undefined {
  if (further === undefined && seesEverybody(top)) {
    // A hundred thousand need not be looked up to leave out the few that were deleted.
    const deleted = database.select({ id: members.id }).from(members).where(isNotNull(members.deletedAt));
    return notInArray(memberships.dealerId, deleted);
  }
  const visible = database
    .select({ id: members.id })
    .from(members)
    .where(and(isDealer, inSubtreeOf(top), further));
  return inArray(memberships.dealerId, visible);
}

function hasMembership(database: Database, asMembership: SQL | undefined, skip: number): SQL {
  const dealerIds = database.select({ id: memberships.dealerId }).from(memberships).where(asMembership);
  const isIn = inArray(members.id, dealerIds);
  // Deep in the table the campaign's ids are kept in memory, instead of being looked up one by one. Written like this,
  // the planner makes no join of the list, and expects nearly everybody on it: it walks the index in its order.
  return skip < deepPage ? isIn : sql`nullif(${isIn}, false) is not unknown`;
}

function membershipConditions(filter: CampaignDealerFilter): (SQL | undefined)[] {
  const { accepted, goalReached } = filter;
  return [
    between(memberships.tiresPurchased, filter.tiresPurchased),
    between(memberships.goalPercentage, filter.goalPercentage),
    between(memberships.tiresToNextThreshold, filter.tiresToNextThreshold),
    accepted === undefined ? undefined : (accepted ? isNotNull : isNull)(memberships.acceptedAt),
    goalReached === undefined ? undefined : goalReached ? goalIsReached : not(goalIsReached),
  ];
}

/** Whether a column lies in a range, both ends included; an empty column lies in none. */
const between = (column: PgColumn, { from, to }: RangeFilter = {}) =>
  and(from === undefined ? undefined : gte(column, from), to === undefined ? undefined : lte(column, to));

function dealerConditions(filter: CampaignDealerFilter): (SQL | undefined)[] {
  return [
    oneOf(members.distributorId, severalOf(filter.distributorId)),
    oneOf(members.status, severalOf(filter.status)),
    oneOf(members.tier, severalOf(filter.tier)),
    oneOf(members.region, severalOf(filter.region)),
    oneOf(members.province, severalOf(filter.province)),
  ];
}

/** What is shown of a dealer's terms and figures in a campaign. */
const membershipColumns = {
  goalThreshold: memberships.goalThreshold,
  acceptedAt: memberships.acceptedAt,
  tiresPurchased: memberships.tiresPurchased,
  tiresMissing: memberships.tiresMissing,
  tiresFleet: memberships.tiresFleet,
  tiresFleetPercentage: memberships.tiresFleetPercentage,
  plafondAccumulated: memberships.plafondAccumulated,
  plafondExpendable: memberships.plafondExpendable,
};

/** The campaigns that a dealer is in, newest first. */
export function campaignsOfDealer(
  database: Database,
  dealerId: number,
  { year, campaignId }: { readonly year?: number | undefined; readonly campaignId?: number } = {},
) {
  return database
    .select({ campaign: campaigns, membership: membershipColumns })
    .from(memberships)
    .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId))
    .where(
      and(
        eq(memberships.dealerId, dealerId),
        year === undefined ? undefined : eq(campaigns.year, year),
        campaignId === undefined ? undefined : eq(campaigns.id, campaignId),
      ),
    )
    .orderBy(...newestFirst);
}

/** The active dealers at or below a member that are not in a campaign, by name. */
export function dealersOutside(database: Database, top: Place, campaignId: number, { search, limit }: ListQuery) {
  const isIn = exists(
    database
      .select({ one: sql`1` })
      .from(memberships)
      .where(and(eq(memberships.campaignId, campaignId), eq(memberships.dealerId, members.id))),
  );
  const found = database
    .select({ id: members.id, code: members.code, businessName: members.businessName, city: members.city })
    .from(members)
    .where(
      and(eq(members.role, 'Dealer'), eq(members.status, 'active'), inSubtreeOf(top), matchesSearch(search), not(isIn)),
    )
    .orderBy(asc(members.nameSort), asc(members.id));
  return limit === undefined ? found : found.limit(limit);
}
