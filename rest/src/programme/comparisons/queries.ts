import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ComparedDealerSortColumn, ComparisonOutcome } from '@gdd/schema/curves';
import { type CampaignRow } from '../campaigns/campaign/queries.js';
import { oneOf } from '../../ground/database/oneOf.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { dealerTable } from '../../ground/database/dealerTable.js';
import { everInSubtreeOf, inSubtreeOf, type Place } from '../../ground/database/scope.js';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { unlockTiresBy } from '../../ground/domain/incentive/incentive.js';
import { severalOf } from '../../ground/domain/tableState.js';
import { distributors, isDistributorFor } from '../memberships/membership/queries.js';
import type { ComparedDealersState } from './schemas.js';

/** The memberships of the other campaign. */
const otherMemberships = alias(memberships, 'others');

/** The number of dealers of a subtree that accepted a campaign and can spend their prize, deleted ones included. */
export async function countUnlocked(database: Database, top: Place, campaign: CampaignRow): Promise<number> {
  const below = everInSubtreeOf(top);
  const groups = await database
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
  return groups.reduce(
    (sum, { goalThreshold, tires, dealers }) => sum + (tires >= unlockTires(goalThreshold) ? dealers : 0),
    0,
  );
}

/** A request for the dealers in two campaigns. */
export interface ComparedRequest extends Pick<ComparedDealersState, 'filter' | 'searchTerm' | 'sorting'> {
  readonly campaignId: number;
  readonly otherId: number;
}

const difference = sql<string>`(${memberships.plafondAccumulated} - ${otherMemberships.plafondAccumulated})`;

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
  otherTires: otherMemberships.tiresPurchased,
  accumulated: memberships.plafondAccumulated,
  otherAccumulated: otherMemberships.plafondAccumulated,
  difference,
};

const orderColumns = {
  id: members.id,
  code: members.code,
  businessName: members.nameSort,
  tier: members.tier,
  region: members.region,
  tires: memberships.tiresPurchased,
  otherTires: otherMemberships.tiresPurchased,
  accumulated: memberships.plafondAccumulated,
  otherAccumulated: otherMemberships.plafondAccumulated,
  difference,
} satisfies Record<ComparedDealerSortColumn, unknown>;

const outcomeSigns: Readonly<Record<ComparisonOutcome, number>> = { more: 1, less: -1, same: 0 };

const inBoth = ({ campaignId, otherId }: Pick<ComparedRequest, 'campaignId' | 'otherId'>) =>
  and(eq(memberships.campaignId, campaignId), eq(otherMemberships.campaignId, otherId));

const rowsOf = (database: Database, top: Place) =>
  database
    .select(rowColumns)
    .from(memberships)
    .innerJoin(otherMemberships, eq(otherMemberships.dealerId, memberships.dealerId))
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .leftJoin(distributors, isDistributorFor(top))
    .$dynamic();

export type ComparedDealerRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** The table of the dealers in two campaigns. */
export const comparedDealerTable = dealerTable<ComparedRequest, ComparedDealerRow>({
  rows: rowsOf,
  ids: (database) =>
    database
      .select({ id: members.id })
      .from(memberships)
      .innerJoin(otherMemberships, eq(otherMemberships.dealerId, memberships.dealerId))
      .innerJoin(members, eq(members.id, memberships.dealerId))
      .$dynamic(),
  id: members.id,
  owner: inBoth,
  filter: ({ filter = {} }) => {
    const signs = severalOf(filter.outcome)?.map((outcome) => outcomeSigns[outcome]);
    return and(
      signs && sql`sign(${difference})::int in ${signs}`,
      oneOf(members.tier, severalOf(filter.tier)),
      oneOf(members.region, severalOf(filter.region)),
      oneOf(members.distributorId, severalOf(filter.distributorId)),
    );
  },
  sortColumn: ({ sorting }) => orderColumns[sorting.column],
});

/**
 * The number of dealers in both campaigns, of those with more, less and the same prize, and the sum of the differences.
 */
export async function totalsOfBoth(
  database: Database,
  top: Place,
  campaignIds: Pick<ComparedRequest, 'campaignId' | 'otherId'>,
) {
  const [totals] = await database
    .select({
      dealers: count(),
      more: count(sql`case when ${difference} > 0 then 1 end`),
      less: count(sql`case when ${difference} < 0 then 1 end`),
      same: count(sql`case when ${difference} = 0 then 1 end`),
      difference: sql<string>`coalesce(sum(${difference}), 0)::numeric(24, 2)::text`,
    })
    .from(memberships)
    .innerJoin(otherMemberships, eq(otherMemberships.dealerId, memberships.dealerId))
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .where(and(inBoth(campaignIds), inSubtreeOf(top)));
  if (totals === undefined) throw new Error('An aggregate has one row.');
  return totals;
}
