import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { memberById, membersByIds } from '../../../people/dealers/queries.js';
import { wrongInput, notFound } from '../../../ground/platform/http/errors.js';
import { severalOf } from '../../../ground/domain/tableState.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import type { ListQuery } from '../../../people/dealers/schemas.js';
import type { CampaignDealerTableState } from '../membership/schemas.js';
import { campaignExists } from '../../campaigns/campaign/queries.js';
import { stakesIn } from '../../underWay/underWay.js';
import { visibleCampaign } from '../../campaigns/campaign/service.js';
import { campaignDealerPage } from './campaignDealerQueries.js';
import { campaignDealerView } from '../membership/service.js';
import { campaignDealerById } from '../membership/queries.js';
import { dealersOutside } from './dealerCampaignQueries.js';

/**
 * A page of the table of a campaign's dealers in the caller's subtree.
 *
 * @throws Refusal BAD_USER_INPUT for a filter by a member or distributor outside the subtree; NOT_FOUND
 */
export async function campaignDealers(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  id: number,
  state: CampaignDealerTableState,
) {
  const { memberId, distributorId } = state.filter ?? {};
  const below = memberId === undefined ? undefined : await memberById(database, caller.member, memberId);
  if (memberId !== undefined && below === undefined) throw wrongInput({ 'filter.memberId': 'unknown' });
  await refuseUnknownDistributors(database, caller, severalOf(distributorId) ?? []);
  await visibleCampaign(database, caller, id);
  const { items, total } = await campaignDealerPage(database, caller.member, id, state, below);
  const withStakes = await stakesIn(database, id, programmeDay());
  return { items: await withStakes(items.map(campaignDealerView)), total };
}

/**
 * One row of the table of a campaign's dealers.
 *
 * @throws Refusal NOT_FOUND for a dealer that is not in the campaign, or outside the caller's subtree
 */
export async function oneCampaignDealer(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  campaignId: number,
  dealerId: number,
) {
  await visibleCampaign(database, caller, campaignId);
  const row = await campaignDealerById(database, caller.member, campaignId, dealerId);
  const withStakes = await stakesIn(database, campaignId, programmeDay());
  const [dealer] = await withStakes(row === undefined ? [] : [campaignDealerView(row)]);
  if (dealer === undefined) throw notFound();
  return dealer;
}

/** @throws Refusal BAD_USER_INPUT where an id is not that of a distributor at or below the caller's own member */
async function refuseUnknownDistributors(
  database: Database,
  caller: SignedIn,
  distributorIds: readonly number[],
): Promise<void> {
  if (distributorIds.length === 0) return;
  const found = await membersByIds(database, caller.member, distributorIds);
  const known = new Set(found.filter(({ role }) => role === 'Distributor').map(({ id }) => id));
  if (!distributorIds.every((id) => known.has(id))) throw wrongInput({ 'filter.distributorId': 'unknown' });
}

/**
 * The active dealers of the caller's subtree that are not in a campaign, for selects.
 *
 * @throws Refusal NOT_FOUND
 */
export async function unsubscribedDealers(
  { database }: ServiceContext,
  caller: SignedIn,
  campaignId: number,
  query: ListQuery,
) {
  if (!(await campaignExists(database, campaignId))) throw notFound();
  const dealers = await dealersOutside(database, caller.member, campaignId, query);
  // a check constraint ensures that every dealer has a city
  return dealers.map((dealer) => ({ ...dealer, city: dealer.city as string }));
}
