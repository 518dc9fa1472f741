import { and, asc, count, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ComparedDealerSortColumn, ComparisonOutcome } from '@gdd/schema/curves';
import { oneOf, type CampaignRow } from '../campaigns/campaign/queries.js';
import type { Database } from '../database/connections/connection.js';
import { intArray } from '../database/intArray.js';
import { everInSubtreeOf, inSubtreeOf, type Place } from '../database/scope.js';
import { matchesSearch } from '../database/search.js';
import { members } from '../database/tables/people/network.js';
import { memberships } from '../database/tables/programme/memberships.js';
import { unlockTiresBy } from '../domain/incentive/incentive.js';
import { severalOf } from '../domain/tableState.js';
import { distributors, isDistributorFor } from '../memberships/membership/queries.js';
import type { ComparedDealersState } from './schemas.js';

/** The memberships of the other campaign. */
const others = alias(memberships, 'others');

/** How many dealers of a subtree accepted a campaign and can spend their prize, deleted ones included. */
export async function countUnlocked(database: Database, top: Place, campaign: CampaignRow): Promise<number> {
  const below = everInSubtreeOf(top);
  const alike = await database
    .select({
      goalThreshold: memberships.goalThreshold,
      tires: memberships.tiresPurchased,
      dealers: count(),
    })
    .from(memberships)
    .where(
      and(
        eq(memberships.campaignId, campaign.id),
        isNotNull(memberships.acceptedAt),
        below && inArray(memberships.dealerId, database.select({ id: members.id }).from(members).where(below)),
      ),
    )
    .groupBy(memberships.goalThreshold, memberships.tiresPurchased);
  const unlockTires = unlockTiresBy(campaign);
  return alike.reduce(
    (sum, { goalThreshold, tires, dealers }) => sum + (tires >= unlockTires(goalThreshold) ? dealers : 0),
    0,
  );
}

/** Of which dealers in two campaigns rows are read, and in which order. */
export interface ComparedRequest extends Pick<ComparedDealersState, 'filter' | 'searchTerm' | 'sorting'> {
  readonly campaignId: number;
  readonly otherId: number;
}

const difference = sql<string>`(${memberships.plafondAccumulated} - ${others.plafondAccumulated})`;

const rowColumns = {
  dealerId: members.id,
  code: members.code,
  businessName: members.businessName,
  vatNumber: members.vatNumber,
  region: members.region,
  tier: members.tier,
  distributor: {
    id: distributors.id,
    code: distributors.code,
    businessName: distributors.businessName,
    role: distributors.role,
  },
  tires: memberships.tiresPurchased,
  otherTires: others.tiresPurchased,
  accumulated: memberships.plafondAccumulated,
  otherAccumulated: others.plafondAccumulated,
  difference,
};

const orderColumns = {
  id: members.id,
  code: members.code,
  businessName: members.nameSort,
  tier: members.tier,
  region: members.region,
  tires: memberships.tiresPurchased,
  otherTires: others.tiresPurchased,
  accumulated: memberships.plafondAccumulated,
  otherAccumulated: others.plafondAccumulated,
  difference,
} satisfies Record<ComparedDealerSortColumn, unknown>;

const outcomeSigns: Readonly<Record<ComparisonOutcome, number>> = { more: 1, less: -1, same: 0 };

const inBoth = ({ campaignId, otherId }: ComparedRequest) =>
  and(eq(memberships.campaignId, campaignId), eq(others.campaignId, otherId));

function conditionsOf(request: ComparedRequest, top: Place): SQL | undefined {
  const { filter = {}, searchTerm } = request;
  const signs = severalOf(filter.outcome)?.map((outcome) => outcomeSigns[outcome]);
  return and(
    inBoth(request),
    inSubtreeOf(top),
    signs && sql`sign(${difference})::int in ${signs}`,
    oneOf(members.tier, severalOf(filter.tier)),
    oneOf(members.region, severalOf(filter.region)),
    oneOf(members.distributorId, severalOf(filter.distributorId)),
    matchesSearch(searchTerm),
  );
}

const orderOf = ({ sorting: { column, direction } }: ComparedRequest) => [
  (direction === 'asc' ? asc : desc)(orderColumns[column]),
  asc(members.id),
];

const rowsOf = (database: Database, top: Place) =>
  database
    .select(rowColumns)
    .from(memberships)
    .innerJoin(others, eq(others.dealerId, memberships.dealerId))
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .leftJoin(distributors, isDistributorFor(top));

/** A page of the dealers at or below a member that are in both campaigns, ties by id. */
export function comparedDealerPage(
  database: Database,
  top: Place,
  request: ComparedRequest,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  return rowsOf(database, top)
    .where(conditionsOf(request, top))
    .orderBy(...orderOf(request))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export type ComparedDealerRow = Awaited<ReturnType<typeof comparedDealerPage>>[number];

/** The ids of all of them in their order. */
export async function comparedDealerIds(database: Database, top: Place, request: ComparedRequest): Promise<number[]> {
  const found = await database
    .select({ id: members.id })
    .from(memberships)
    .innerJoin(others, eq(others.dealerId, memberships.dealerId))
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .where(conditionsOf(request, top))
    .orderBy(...orderOf(request));
  return found.map(({ id }) => id);
}

/** Some of them by their ids, in any order. */
export function comparedDealersByIds(database: Database, top: Place, request: ComparedRequest, ids: readonly number[]) {
  return rowsOf(database, top).where(and(inBoth(request), sql`${members.id} = any(${intArray(ids)})`));
}

/** How many there are, and what those with more, less and the same accumulated come to. */
export async function countCompared(
  database: Database,
  top: Place,
  request: Pick<ComparedRequest, 'campaignId' | 'otherId'> & Partial<ComparedRequest>,
) {
  const whole: ComparedRequest = { searchTerm: '', sorting: { column: 'id', direction: 'asc' }, ...request };
  const [counted] = await database
    .select({
      dealers: count(),
      more: count(sql`case when ${difference} > 0 then 1 end`),
      less: count(sql`case when ${difference} < 0 then 1 end`),
      same: count(sql`case when ${difference} = 0 then 1 end`),
      difference: sql<string>`coalesce(sum(${difference}), 0)::numeric(24, 2)::text`,
    })
    .from(memberships)
    .innerJoin(others, eq(others.dealerId, memberships.dealerId))
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .where(conditionsOf(whole, top));
  return counted ?? { dealers: 0, more: 0, less: 0, same: 0, difference: '0.00' };
}
