import type { Database } from '../database/connection.js';
import type { MemberPlace } from '../figures/figuresScope.js';
import { totalsByCampaign } from './queries.js';

/** What some dealers come to in a campaign. */
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
};

/**
 * What the dealers at or below a member come to in each of some campaigns.
 *
 * @returns the totals of a campaign, by its id; zeros where there are no such dealers
 */
export async function totalsOf(
  database: Database,
  top: MemberPlace,
  campaignIds: readonly number[],
): Promise<(campaignId: number) => CampaignTotals> {
  const rows = campaignIds.length === 0 ? [] : await totalsByCampaign(database, top, campaignIds);
  const byCampaign = new Map(rows.map(({ campaignId, ...totals }) => [campaignId, totals]));
  return (campaignId) => byCampaign.get(campaignId) ?? noTotals;
}
