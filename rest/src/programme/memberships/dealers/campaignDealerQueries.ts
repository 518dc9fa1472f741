import { eq, and, asc, desc, inArray, type SQL, isNotNull, notInArray, sql, isNull, not, gte, lte } from 'drizzle-orm';
import type { CampaignDealerSortColumn } from '@gdd/schema/campaigns';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { members } from '../../../ground/database/tables/people/network.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { type Place, belowMember, inSubtreeOf, seesEverybody } from '../../../ground/database/scope.js';
import { matchesSearch } from '../../../ground/database/search.js';
import { type PageWindow, windowOf, type RangeFilter, severalOf } from '../../../ground/domain/tableState.js';
import type { CampaignDealerTableState, CampaignDealerFilter } from '../membership/schemas.js';
import { campaignDealerColumns, distributors, isDistributorFor } from '../membership/queries.js';
import { oneOf } from '../../../ground/database/oneOf.js';
import { goalIsReached } from '../../campaigns/campaign/totals.js';

const isDealer = eq(members.role, 'Dealer');

/** The columns that the table of a campaign's dealers sorts by; names sort ignoring case and accents. */
const dealerOrder: Readonly<Record<CampaignDealerSortColumn, PgColumn>> = {
  // every table can be sorted by `id`; here it is the dealer's
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
  // by the distributor's id, which groups its dealers
  distributor: members.distributorId,
};

/** A page that skips at least this many rows is deep: it is read in a way that is cheap for each skipped row. */
const deepPage = 5000;

/**
 * The ids of all dealers of the table of a campaign's dealers (all pages), at or below a member.
 *
 * @param below as for `campaignDealerPage`
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

/**
 * A page of a campaign's dealers, and the total.
 *
 * @param top the caller's member: only dealers at or below it
 * @param below the member that the filter names: only dealers below it
 */
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

  // The ids are read first, in the order of an index of the sort column's table, with a lookup of each in the other
  // table.
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

/** The condition for memberships of dealers at or below a member that fulfil a further condition on `members`. */
function isVisibleDealer(database: Database, top: Place, further: SQL | undefined): SQL | undefined {
  if (further === undefined && seesEverybody(top)) {
    // all dealers are visible: excluding the few deleted ones is cheaper than looking up a hundred thousand
    const deleted = database.select({ id: members.id }).from(members).where(isNotNull(members.deletedAt));
    return notInArray(memberships.dealerId, deleted);
  }
  const visible = database
    .select({ id: members.id })
    .from(members)
    .where(and(isDealer, inSubtreeOf(top), further));
  return inArray(memberships.dealerId, visible);
}

/** The condition for dealers with a membership that fulfils a condition. @param skip the rows that the page skips */
function hasMembership(database: Database, asMembership: SQL | undefined, skip: number): SQL {
  const dealerIds = database.select({ id: memberships.dealerId }).from(memberships).where(asMembership);
  const isIn = inArray(members.id, dealerIds);
  // For deep pages this form makes the planner hash the campaign's ids in memory instead of looking each one up: it
  // cannot turn it into a join, and estimates that nearly all rows match, so that it scans the sort index in order.
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

/** The condition that a column lies in a range, both ends included; null lies in none. */
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
