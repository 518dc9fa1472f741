/** The purchases and the best campaign of some dealers (docs/domain/lists-and-calls.md): lookups of each, however many lines. */
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import { detailView } from '../../campaigns/campaign/views.js';
import { isUnderWay } from '../../campaigns/campaign/underWay.js';
import type { Database } from '../../database/connections/connection.js';
import { inSubtreeOf, type Place } from '../../database/scope.js';
import { campaigns } from '../../database/tables/programme/campaigns.js';
import { members } from '../../database/tables/people/network.js';
import { memberships } from '../../database/tables/programme/memberships.js';
import { sales, salesMonths } from '../../database/tables/programme/sales.js';
import { soldIn } from '../../dealers/stopped.js';
import { monthOf, yearBefore } from '../../domain/periods.js';
import type { SignedIn } from '../../platform/http/caller.js';
import type { ServiceContext } from '../../platform/context.js';

/** How dealers perform by the programme's day; those outside the caller's subtree are not among them. */
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
  const byDealer = new Map(
    best.map(({ dealerId, incentiveDetail, ...campaign }) => [
      dealerId,
      { ...campaign, incentiveDetail: detailView(incentiveDetail) },
    ]),
  );
  return bought.map((dealer) => ({ ...dealer, bestCampaign: byDealer.get(dealer.dealerId) ?? null }));
}

/** Tyres from 1 January to a day: the months before the day's from the rollup, the lines of that month alone. */
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

/** What dealers at or below a member bought by a day. A return is no purchase. */
function purchasesOf(database: Database, top: Place, ids: readonly number[], today: string) {
  const purchases = and(eq(sales.dealerId, members.id), lte(sales.soldOn, today), gt(sales.quantity, 0));
  return database
    .select({
      dealerId: members.id,
      tires: tiresUntil(today),
      tiresBefore: tiresUntil(yearBefore(today)),
      // the planner reads it from the end of the dealer's index
      lastPurchaseOn: sql<string | null>`(select max(sold_on)::text from ${sales} where ${purchases})`,
    })
    .from(members)
    .where(and(inArray(members.id, [...ids]), eq(members.role, 'Dealer'), inSubtreeOf(top)))
    .orderBy(asc(members.id));
}

/** Of each dealer, the campaign under way that is furthest towards its goal; of several, the one that ends first. */
function bestCampaigns(database: Database, dealerIds: readonly number[], today: string) {
  return database
    .selectDistinctOn([memberships.dealerId], {
      dealerId: memberships.dealerId,
      campaignId: campaigns.id,
      campaignTitle: campaigns.title,
      goalThreshold: memberships.goalThreshold,
      tiresPurchased: memberships.tiresPurchased,
      incentiveDetail: campaigns.incentiveDetail,
    })
    .from(memberships)
    .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId))
    .where(and(inArray(memberships.dealerId, [...dealerIds]), isUnderWay(today)))
    .orderBy(memberships.dealerId, desc(memberships.goalPercentage), asc(campaigns.endsOn), asc(campaigns.id));
}
