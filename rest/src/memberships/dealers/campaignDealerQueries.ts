import { eq, and, asc, desc, inArray, type SQL, isNotNull, notInArray, sql, isNull, not, gte, lte } from 'drizzle-orm';
import type { CampaignDealerSortColumn } from '@gdd/schema/campaigns';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { memberships } from '../../database/tables/programme/memberships.js';
import { members } from '../../database/tables/people/network.js';
import type { Database } from '../../database/connections/connection.js';
import { type Place, belowMember, inSubtreeOf, seesEverybody } from '../../database/scope.js';
import { matchesSearch } from '../../database/search.js';
import { type PageWindow, windowOf, type RangeFilter, severalOf } from '../../domain/tableState.js';
import type { CampaignDealerTableState, CampaignDealerFilter } from '../membership/schemas.js';
import { campaignDealerColumns, distributors, isDistributorFor } from '../membership/queries.js';
import { oneOf } from '../../campaigns/campaign/queries.js';
import { goalIsReached } from '../../campaigns/campaign/totals.js';

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
  debt: memberships.debt,
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
