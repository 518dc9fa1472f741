import type { PgColumn } from 'drizzle-orm/pg-core';
import { sql, and, eq, gt, sum, count, inArray, not } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { type MemberPlace, figuresBelow, type FiguresScope, rollupRowsOf } from '../../../figures/figuresScope.js';
import { isOpened } from '../../../ground/database/opened.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { campaignFigures } from '../../../ground/database/tables/programme/figures.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { intArray } from '../../../ground/database/intArray.js';
import { type Place, everInSubtreeOf } from '../../../ground/database/scope.js';

/** The totals of some dealers in a campaign. */
export type CampaignTotals = Omit<Awaited<ReturnType<typeof totalsByCampaign>>[number], 'campaignId'>;

/** The totals of no dealers; also the list of the totals' names. */
export const noTotals: CampaignTotals = {
  dealers: 0,
  accepted: 0,
  goalReached: 0,
  goalThreshold: 0,
  tiresPurchased: 0,
  tiresFleet: 0,
  plafondAccumulated: '0.00',
  plafondExpendable: '0.00',
  redeemed: '0.00',
  adjusted: '0.00',
  debt: '0.00',
};

/**
 * The totals of the dealers at or below a member in each of some campaigns.
 *
 * @param withDrafts for whoever may see drafts
 * @returns the totals of a campaign, by its id; zeros where there are no such dealers
 */
export async function totalsOf(
  database: Database,
  top: MemberPlace,
  campaignIds: readonly number[],
  { withDrafts }: { readonly withDrafts: boolean },
): Promise<(campaignId: number) => CampaignTotals> {
  const rows =
    campaignIds.length === 0
      ? []
      : [
          ...(await totalsByCampaign(database, top, campaignIds)),
          // drafts are not in the rollup
          ...(withDrafts ? await addedUpByCampaign(database, top, campaignIds, 'draft') : []),
        ];
  const byCampaign = new Map(rows.map(({ campaignId, ...totals }) => [campaignId, totals]));
  return (campaignId) => byCampaign.get(campaignId) ?? noTotals;
}

/** tiresMissing counts the tyres missing to the goal: 0 means that the goal is reached. */
export const goalIsReached = eq(memberships.tiresMissing, 0);

const euroSum = (column: PgColumn) => sql<string>`coalesce(sum(${column}), 0)::numeric(24, 2)::text`;

const integerSum = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);

/**
 * The totals per campaign of the dealers at or below a member, deleted dealers included, without drafts. One statement
 * for any number of campaigns.
 *
 * @returns no row for a campaign without such dealers
 */
export function totalsByCampaign(database: Database, top: MemberPlace, campaignIds: readonly number[]) {
  const figures = figuresBelow(top);
  return figures === undefined
    ? addedUpByCampaign(database, top, campaignIds, 'opened')
    : rollupByCampaign(database, figures, campaignIds);
}

/** The totals by campaign, from the rollup. */
function rollupByCampaign(database: Database, figures: FiguresScope, campaignIds: readonly number[]) {
  return database
    .select({
      campaignId: campaignFigures.campaignId,
      dealers: integerSum(campaignFigures.dealers),
      accepted: integerSum(campaignFigures.accepted),
      goalReached: integerSum(campaignFigures.goalReached),
      goalThreshold: integerSum(campaignFigures.goalThreshold),
      tiresPurchased: integerSum(campaignFigures.tiresPurchased),
      tiresFleet: integerSum(campaignFigures.tiresFleet),
      plafondAccumulated: euroSum(campaignFigures.plafondAccumulated),
      plafondExpendable: euroSum(campaignFigures.plafondExpendable),
      redeemed: euroSum(campaignFigures.redeemed),
      adjusted: euroSum(campaignFigures.adjusted),
      debt: euroSum(campaignFigures.debt),
    })
    .from(campaignFigures)
    .where(
      and(
        sql`${campaignFigures.campaignId} = any(${intArray(campaignIds)})`,
        rollupRowsOf(campaignFigures, figures, 'all'),
      ),
    )
    .groupBy(campaignFigures.campaignId)
    .having(gt(sum(campaignFigures.dealers), '0'));
}

/**
 * The totals by campaign, summed from the memberships: for a single dealer and for drafts, which have no rollup rows.
 */
function addedUpByCampaign(database: Database, top: Place, campaignIds: readonly number[], state: 'draft' | 'opened') {
  const inSubtree = everInSubtreeOf(top);
  return database
    .select({
      campaignId: memberships.campaignId,
      dealers: count(),
      accepted: count(memberships.acceptedAt),
      goalReached: sql`count(*) filter (where ${goalIsReached})`.mapWith(Number),
      goalThreshold:
        sql`coalesce(sum(${memberships.goalThreshold}) filter (where not ${memberships.goalMissing}), 0)`.mapWith(
          Number,
        ),
      tiresPurchased: integerSum(memberships.tiresPurchased),
      tiresFleet: integerSum(memberships.tiresFleet),
      plafondAccumulated: euroSum(memberships.plafondAccumulated),
      plafondExpendable: euroSum(memberships.plafondExpendable),
      redeemed: euroSum(memberships.redeemed),
      adjusted: euroSum(memberships.adjusted),
      debt: euroSum(memberships.debt),
    })
    .from(memberships)
    .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId))
    .where(
      and(
        sql`${memberships.campaignId} = any(${intArray(campaignIds)})`,
        state === 'draft' ? not(isOpened) : isOpened,
        inSubtree && inArray(memberships.dealerId, database.select({ id: members.id }).from(members).where(inSubtree)),
      ),
    )
    .groupBy(memberships.campaignId);
}
