import type { MemberRole } from '@gdd/schema/members';
import type { Database } from '../database/connection.js';
import { dealerById, memberById, membersByIds } from '../dealers/queries.js';
import type { ListQuery } from '../dealers/schemas.js';
import { millionths } from '../domain/decimal.js';
import { explain, figures } from '../domain/incentive.js';
import { severalOf } from '../domain/tableState.js';
import type { SignedIn } from '../platform/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { notFound, wrongInput } from '../platform/errors.js';
import { campaignDealerById } from './membershipQueries.js';
import { campaignDealerView } from './membershipService.js';
import {
  attachmentsOf,
  brandNames,
  campaignById,
  campaignDealerPage,
  campaignExists,
  campaignPage,
  campaignsOfDealer,
  dealersOutside,
  listCampaigns,
  type CampaignRow,
} from './queries.js';
import { totalsOf } from './totals.js';
import type {
  CampaignDealerTableState,
  CampaignExampleQuestion,
  CampaignTableState,
  DealerCampaigns,
  NetworkCampaigns,
} from './schemas.js';
import { campaignView, dealerCampaignRowView, dealerCampaignView, membershipView } from './views.js';

/** All campaigns, newest first. */
export function allCampaigns({ database }: ServiceContext) {
  return listCampaigns(database);
}

/** A page of the campaigns' table. */
export function campaignsTable({ database, programmeDay }: ServiceContext, state: CampaignTableState) {
  return campaignPage(database, state, programmeDay());
}

/** All campaigns of a year, newest first. */
export function campaignsOfYear({ database }: ServiceContext, year: number) {
  return listCampaigns(database, { year });
}

/** The campaigns of a year that the caller may see: all of them, or a dealer's own. */
export function visibleCampaignsOfYear({ database }: ServiceContext, caller: SignedIn, year: number) {
  return listCampaigns(database, { year, dealerId: seesAllCampaigns(caller) ? undefined : caller.member.id });
}

/** Campaigns are visible to whoever manages or reports on them; a dealer sees those that it is in. */
function seesAllCampaigns({ permissions }: SignedIn): boolean {
  return permissions.includes('accessCampaigns') || permissions.includes('accessReport');
}

/**
 * One campaign with all that its page shows.
 *
 * @throws Refusal NOT_FOUND, to a dealer also for a campaign that it is not in
 */
export async function campaignDetails({ database }: ServiceContext, caller: SignedIn, id: number) {
  return withAttachments(database, await visibleCampaign(database, caller, id));
}

/** A campaign with all that its page shows. */
export /**
 * A campaign that the caller may see.
 *
 * @throws Refusal NOT_FOUND, to a dealer also for a campaign that it is not in
 */
async function visibleCampaign(database: Database, caller: SignedIn, id: number): Promise<CampaignRow> {
  const campaign = await campaignById(database, id);
  if (campaign === undefined) throw notFound();
  if (!seesAllCampaigns(caller)) {
    const own = await campaignsOfDealer(database, caller.member.id, { campaignId: id });
    if (own.length === 0) throw notFound();
  }
  return campaign;
}

/** A campaign with all that its page shows. */
export async function withAttachments(database: Database, campaign: CampaignRow) {
  return campaignView(campaign, await attachmentsOf(database, campaign.id));
}

/** The names of the brands that sale lines have. */
export function campaignBrands({ database }: ServiceContext) {
  return brandNames(database);
}

/** What a dealer that accepted would earn by rules that need not be anybody's yet. */
export function campaignExample(question: CampaignExampleQuestion) {
  const { goalThreshold, tires, boostedTires } = question;
  const factors = question.factorBoostDetail.boosts.map(({ factor }) => millionths(factor));
  const sums = {
    quantity: boostedTires.reduce((sum, some) => sum + some, tires),
    fleetQuantity: 0,
    boostedQuantity: boostedTires.reduce(
      (sum, some, index) => sum + BigInt(some) * (factors[index] ?? 0n),
      BigInt(tires) * millionths(1),
    ),
  };
  const { tiresMissing, plafondAccumulated, plafondExpendable } = figures(
    question,
    { goalThreshold, accepted: true, redeemed: '0.00' },
    sums,
  );
  return { tiresMissing, plafondAccumulated, plafondExpendable, ...explain(question, goalThreshold, sums) };
}

/**
 * A page of the table of a campaign's dealers in the caller's subtree.
 *
 * @throws Refusal BAD_USER_INPUT for a filter by a member or distributor outside the subtree; NOT_FOUND
 */
export async function campaignDealers(
  { database }: ServiceContext,
  caller: SignedIn,
  id: number,
  state: CampaignDealerTableState,
) {
  const { memberId, distributorId } = state.filter ?? {};
  const below = memberId === undefined ? undefined : await memberById(database, caller.member, memberId);
  if (memberId !== undefined && below === undefined) throw wrongInput({ 'filter.memberId': 'unknown' });
  await refuseUnknownDistributors(database, caller, severalOf(distributorId) ?? []);
  if (!(await campaignExists(database, id))) throw notFound();
  const { items, total } = await campaignDealerPage(database, caller.member, id, state, below);
  return { items: items.map(campaignDealerView), total };
}

/**
 * One row of that table.
 *
 * @throws Refusal NOT_FOUND for a dealer that is not in the campaign, or outside the caller's subtree
 */
export async function oneCampaignDealer(
  { database }: ServiceContext,
  caller: SignedIn,
  campaignId: number,
  dealerId: number,
) {
  const row = await campaignDealerById(database, caller.member, campaignId, dealerId);
  if (row === undefined) throw notFound();
  return campaignDealerView(row);
}

/** @throws Refusal BAD_USER_INPUT where one of the ids is not a distributor's at or below the caller's own member */
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
 * What the dealers of the caller's subtree, or below one of its members, come to in each of some campaigns.
 *
 * @returns one for each id, in their order; zeros for a campaign without such dealers, or that does not exist
 * @throws Refusal NOT_FOUND for a member outside the subtree
 */
export async function campaignTotals(
  { database }: ServiceContext,
  caller: SignedIn,
  { ids, memberId }: { readonly ids: readonly number[]; readonly memberId?: number | undefined },
) {
  const top = memberId === undefined ? caller.member : await memberById(database, caller.member, memberId);
  if (top === undefined) throw notFound();
  const totals = await totalsOf(database, top, ids);
  return ids.map((campaignId) => ({ campaignId, ...totals(campaignId) }));
}

/**
 * The campaigns of a year, each with what the dealers below a member come to in it.
 *
 * @param role what the member must be, where it is not the caller's own
 * @throws Refusal NOT_FOUND for a member of another role, or outside the subtree
 */
export async function networkCampaigns(
  { database }: ServiceContext,
  caller: SignedIn,
  role: MemberRole,
  { year, memberId }: NetworkCampaigns,
) {
  const asked = memberId === undefined ? undefined : await memberById(database, caller.member, memberId);
  if (memberId !== undefined && asked?.role !== role) throw notFound();
  const campaigns = await listCampaigns(database, { year });
  const totals = await totalsOf(
    database,
    asked ?? caller.member,
    campaigns.map(({ id }) => id),
  );
  return campaigns.map((campaign) => ({ ...campaign, totals: totals(campaign.id) }));
}

/**
 * The campaigns that a dealer is in, with its figures: the caller's own, or those of a dealer in its subtree.
 *
 * @throws Refusal BAD_USER_INPUT where the caller is no dealer and names none; NOT_FOUND
 */
export async function dealerCampaigns(
  { database }: ServiceContext,
  caller: SignedIn,
  { year, dealerId }: DealerCampaigns,
) {
  if (dealerId === undefined && caller.member.role !== 'Dealer') throw wrongInput({ dealerId: 'required' });
  const dealer = await dealerById(database, caller.member, dealerId ?? caller.member.id);
  if (dealer === undefined) throw notFound();
  return (await campaignsOfDealer(database, dealer.id, { year })).map(dealerCampaignView);
}

/**
 * What the caller's own member, a dealer, agreed to in a campaign and has in it.
 *
 * @throws Refusal NOT_FOUND for a campaign that it is not in
 */
export async function ownMembership({ database }: ServiceContext, caller: SignedIn, campaignId: number) {
  const [own] = await campaignsOfDealer(database, caller.member.id, { campaignId });
  if (own === undefined) throw notFound();
  return membershipView(own.membership);
}

/**
 * The rows of the window 'Elenco campagne' (specification, section 2, modal 6).
 *
 * @throws Refusal NOT_FOUND for a dealer outside the caller's subtree
 */
export async function dealerCampaignsReport(
  { database }: ServiceContext,
  caller: SignedIn,
  dealerId: number,
  year: number | undefined,
) {
  if ((await dealerById(database, caller.member, dealerId)) === undefined) throw notFound();
  return (await campaignsOfDealer(database, dealerId, { year })).map(dealerCampaignRowView);
}

/**
 * Whether a dealer's tier is prospect.
 *
 * @throws Refusal NOT_FOUND for a dealer outside the caller's subtree
 */
export async function isProspect({ database }: ServiceContext, caller: SignedIn, dealerId: number): Promise<boolean> {
  const dealer = await dealerById(database, caller.member, dealerId);
  if (dealer === undefined) throw notFound();
  return dealer.tier === 'prospect';
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
  // a check of the table makes sure that a dealer has a city
  return dealers.map((dealer) => ({ ...dealer, city: dealer.city as string }));
}
