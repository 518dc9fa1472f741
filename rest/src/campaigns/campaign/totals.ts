import type { PgColumn } from 'drizzle-orm/pg-core';
import { sql, and, eq, gt, sum, count, inArray, not } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { type MemberPlace, figuresBelow, type FiguresScope, rollupRowsOf } from '../../figures/figuresScope.js';
import { isOpened } from '../../database/opened.js';
import { campaigns } from '../../database/tables/programme/campaigns.js';
import { campaignFigures } from '../../database/tables/programme/figures.js';
import { memberships } from '../../database/tables/programme/memberships.js';
import { members } from '../../database/tables/people/network.js';
import { intArray } from '../../database/intArray.js';
import { type Place, everInSubtreeOf } from '../../database/scope.js';

/** The totals of some dealers in a campaign. */
export type CampaignTotals = Omit<Awaited<ReturnType<typeof totalsByCampaign>>[number], 'campaignId'>;

/** The names of the totals, and what they are where there are no dealers. */
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
          // no rollup holds them
          ...(withDrafts ? await addedUpByCampaign(database, top, campaignIds, 'draft') : []),
        ];
  const byCampaign = new Map(rows.map(({ campaignId, ...totals }) => [campaignId, totals]));
  return (campaignId) => byCampaign.get(campaignId) ?? noTotals;
}

/** tiresMissing is what is missing to the goal: nothing is missing where it is reached. */
export const goalIsReached = eq(memberships.tiresMissing, 0);

const euros = (column: PgColumn) => sql<string>`coalesce(sum(${column}), 0)::numeric(24, 2)::text`;

const whole = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);

/**
 * The totals of the dealers at or below a member in each of some campaigns, deleted dealers included: one statement,
 * however many campaigns.
 *
 * @returns none for a campaign in which there are none of them
 */
export function totalsByCampaign(database: Database, top: MemberPlace, campaignIds: readonly number[]) {
  const figures = figuresBelow(top);
  return figures === undefined
    ? addedUpByCampaign(database, top, campaignIds, 'opened')
    : rollupByCampaign(database, figures, campaignIds);
}

/** The same from the rollup figures. */
function rollupByCampaign(database: Database, figures: FiguresScope, campaignIds: readonly number[]) {
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
      redeemed: euros(campaignFigures.redeemed),
      adjusted: euros(campaignFigures.adjusted),
      debt: euros(campaignFigures.debt),
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

/** The same from the memberships: of a dealer alone, or of drafts. */
function addedUpByCampaign(database: Database, top: Place, campaignIds: readonly number[], which: 'draft' | 'opened') {
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
      tiresPurchased: whole(memberships.tiresPurchased),
      tiresFleet: whole(memberships.tiresFleet),
      plafondAccumulated: euros(memberships.plafondAccumulated),
      plafondExpendable: euros(memberships.plafondExpendable),
      redeemed: euros(memberships.redeemed),
      adjusted: euros(memberships.adjusted),
      debt: euros(memberships.debt),
    })
    .from(memberships)
    .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId))
    .where(
      and(
        sql`${memberships.campaignId} = any(${intArray(campaignIds)})`,
        which === 'draft' ? not(isOpened) : isOpened,
        inSubtree && inArray(memberships.dealerId, database.select({ id: members.id }).from(members).where(inSubtree)),
      ),
    )
    .groupBy(memberships.campaignId);
}
