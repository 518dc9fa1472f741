/**
 * The purchases and the best campaign of some dealers (docs/domain/lists-and-calls.md), by index lookups whose cost
 * does not depend on the number of sale lines.
 */
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import { detailView } from '../../../ground/rules/views.js';
import { atStakeFields, dealerUnderWay, noStake, underWayOn, type UnderWay } from '../../underWay/underWay.js';
import { candidateColumns } from '../../underWay/underWayQueries.js';
import { isUnderWay } from '../../campaigns/campaign/underWay.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { inSubtreeOf, type Place } from '../../../ground/database/scope.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { sales, salesMonths } from '../../../ground/database/tables/programme/sales.js';
import { soldIn } from '../../../people/dealers/stopped.js';
import { daysLeft } from '../../../ground/domain/incentive/underWay.js';
import { monthOf, yearBefore } from '../../../ground/domain/periods.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../../ground/platform/context.js';

/** The performance of dealers up to the programme's day; ids outside the caller's subtree are left out. */
export async function dealerPerformances(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  ids: readonly number[],
) {
  const today = programmeDay();
  const bought = await purchasesOf(database, caller.member, ids, today);
  const best = await bestCampaigns(
    database,
    bought.map(({ dealerId }) => dealerId),
    today,
  );
  const campaignIds = [...new Set(best.map(({ campaignId }) => campaignId))];
  const underWay =
    campaignIds.length === 0 ? [] : await underWayOn(database, today, inArray(campaigns.id, campaignIds));
  const byDealer = new Map(best.map((row) => [row.dealerId, bestCampaignView(row, underWay, today)]));
  return bought.map((dealer) => ({ ...dealer, bestCampaign: byDealer.get(dealer.dealerId) ?? null }));
}

/** The best campaign of a dealer, with what its next threshold brings and the days that are left for it. */
function bestCampaignView(row: BestCampaign, underWay: readonly UnderWay[], today: string) {
  const found = underWay.find(({ campaign }) => campaign.id === row.campaignId);
  return {
    campaignId: row.campaignId,
    campaignTitle: row.campaignTitle,
    goalThreshold: row.goalThreshold,
    tiresPurchased: row.tiresPurchased,
    incentiveDetail: detailView(row.incentiveDetail),
    endsOn: row.endsOn,
    daysLeft: daysLeft(row, today),
    ...(found === undefined ? noStake : atStakeFields(dealerUnderWay(found, row))),
  };
}

/** Tyres from 1 January to a day: complete months from `sales_months`, the day's own month from the sale lines. */
function tiresUntil(day: string): SQL<number> {
  const ofMonths = and(
    eq(salesMonths.dealerId, members.id),
    gte(salesMonths.month, `${day.slice(0, 4)}-01-01`),
    lt(salesMonths.month, monthOf(day)),
  );
  const ofLines = and(eq(sales.dealerId, members.id), soldIn({ from: monthOf(day), to: day }));
  return sql`coalesce((select sum(quantity) from ${salesMonths} where ${ofMonths}), 0)
    + coalesce((select sum(quantity) from ${sales} where ${ofLines}), 0)`.mapWith(Number);
}

/** The purchases up to today of dealers at or below a member. Returns are no purchases for `lastPurchaseOn`. */
function purchasesOf(database: Database, top: Place, ids: readonly number[], today: string) {
  const purchases = and(eq(sales.dealerId, members.id), lte(sales.soldOn, today), gt(sales.quantity, 0));
  return database
    .select({
      dealerId: members.id,
      tires: tiresUntil(today),
      tiresBefore: tiresUntil(yearBefore(today)),
      // a single row from the end of the index by dealer and day
      lastPurchaseOn: sql<string | null>`(select max(sold_on)::text from ${sales} where ${purchases})`,
    })
    .from(members)
    .where(and(inArray(members.id, [...ids]), eq(members.role, 'Dealer'), inSubtreeOf(top)))
    .orderBy(asc(members.id));
}

/** For each dealer, the campaign under way with the highest share of its goal; of equal ones that which ends first. */
function bestCampaigns(database: Database, dealerIds: readonly number[], today: string) {
  return database
    .selectDistinctOn([memberships.dealerId], {
      ...candidateColumns,
      campaignTitle: campaigns.title,
      endsOn: campaigns.endsOn,
      tiresPurchased: memberships.tiresPurchased,
      incentiveDetail: campaigns.incentiveDetail,
    })
    .from(memberships)
    .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId))
    .where(and(inArray(memberships.dealerId, [...dealerIds]), isUnderWay(today)))
    .orderBy(memberships.dealerId, desc(memberships.goalPercentage), asc(campaigns.endsOn), asc(campaigns.id));
}

type BestCampaign = Awaited<ReturnType<typeof bestCampaigns>>[number];
