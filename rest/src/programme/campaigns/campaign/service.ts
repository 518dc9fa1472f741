import type { MemberRole } from '@gdd/schema/members';
import type { Database } from '../../../ground/database/connections/connection.js';
import { memberById } from '../../../people/dealers/queries.js';
import { millionths } from '../../../ground/domain/decimal.js';
import { explain, figures } from '../../../ground/domain/incentive/incentive.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { notFound } from '../../../ground/platform/http/errors.js';
import { brandNames, campaignById, campaignPage, isDealerIn, listCampaigns, type CampaignRow } from './queries.js';
import { attachmentsOf } from './attachmentQueries.js';
import { totalsOf } from './totals.js';
import type { CampaignExampleRequest, CampaignTableState, NetworkCampaigns } from './schemas.js';
import { campaignView } from './views.js';

/** All campaigns including drafts, newest first. */
export function allCampaigns({ database }: ServiceContext) {
  return listCampaigns(database, { withDrafts: true });
}

/** A page of the campaigns' table. */
export function campaignsTable({ database, programmeDay }: ServiceContext, state: CampaignTableState) {
  return campaignPage(database, state, programmeDay());
}

/** All campaigns of a year including drafts, newest first. */
export function campaignsOfYear({ database }: ServiceContext, year: number) {
  return listCampaigns(database, { year, withDrafts: true });
}

/** The campaigns of a year that the caller may see: all of them, or a dealer's own. */
export function visibleCampaignsOfYear({ database }: ServiceContext, caller: SignedIn, year: number) {
  const dealerId = seesAllCampaigns(caller) ? undefined : caller.member.id;
  return listCampaigns(database, { year, dealerId, withDrafts: seesDrafts(caller) });
}

/** The campaigns whose period overlaps a calendar year and that the caller may see, by first day, then id. */
export async function visibleCampaignsIn({ database }: ServiceContext, caller: SignedIn, year: number) {
  const dealerId = seesAllCampaigns(caller) ? undefined : caller.member.id;
  const campaigns = await listCampaigns(database, { daysIn: year, dealerId, withDrafts: seesDrafts(caller) });
  return campaigns.sort((one, other) =>
    one.startsOn < other.startsOn ? -1 : one.startsOn > other.startsOn ? 1 : one.id - other.id,
  );
}

/** Whether the caller sees every campaign, as managers and reporters do; a dealer sees only those that it is in. */
function seesAllCampaigns({ permissions }: SignedIn): boolean {
  return permissions.includes('accessCampaigns') || permissions.includes('accessReport');
}

/** Whether the caller sees drafts: only managers of campaigns do. For everybody else a draft does not exist. */
export function seesDrafts({ permissions }: SignedIn): boolean {
  return permissions.includes('accessCampaigns');
}

/** Whether the caller sees budgets: only managers of campaigns do. */
const seesBudgets = seesDrafts;

/**
 * One campaign with its attachments; `budget` is null for callers who do not manage campaigns.
 *
 * @throws Refusal NOT_FOUND, to a dealer also for a campaign that it is not in
 */
export async function campaignDetails({ database }: ServiceContext, caller: SignedIn, id: number) {
  const campaign = await withAttachments(database, await visibleCampaign(database, caller, id));
  return seesBudgets(caller) ? campaign : { ...campaign, budget: null };
}

/**
 * A campaign that the caller may see.
 *
 * @throws Refusal NOT_FOUND, to a dealer also for a campaign that it is not in
 */
export async function visibleCampaign(database: Database, caller: SignedIn, id: number): Promise<CampaignRow> {
  const campaign = await existingCampaign(database, id);
  if (campaign.state === 'draft' && !seesDrafts(caller)) throw notFound();
  if (!seesAllCampaigns(caller) && !(await isDealerIn(database, id, caller.member.id))) throw notFound();
  return campaign;
}

/** A campaign, for callers who see all campaigns. @throws Refusal NOT_FOUND */
export async function existingCampaign(database: Database, id: number): Promise<CampaignRow> {
  const campaign = await campaignById(database, id);
  if (campaign === undefined) throw notFound();
  return campaign;
}

/** The view of a campaign with its attachments. */
export async function withAttachments(database: Database, campaign: CampaignRow) {
  return campaignView(campaign, await attachmentsOf(database, campaign.id));
}

/** The names of all known brands, in alphabetical order. */
export function campaignBrands({ database }: ServiceContext) {
  return brandNames(database);
}

/** The prize of an imaginary dealer that accepted, by rules that need not belong to a stored campaign. */
export function campaignExample(request: CampaignExampleRequest) {
  const { goalThreshold, tires, boostedTires } = request;
  const factors = request.factorBoostDetail.boosts.map(({ factor }) => millionths(factor));
  const sums = {
    quantity: boostedTires.reduce((sum, count) => sum + count, tires),
    fleetQuantity: 0,
    boostedQuantity: boostedTires.reduce(
      (sum, count, index) => sum + BigInt(count) * (factors[index] ?? 0n),
      BigInt(tires) * millionths(1),
    ),
  };
  const { tiresMissing, plafondAccumulated, plafondExpendable } = figures(
    request,
    { goalThreshold, accepted: true, entriesSum: '0.00' },
    sums,
  );
  return { tiresMissing, plafondAccumulated, plafondExpendable, ...explain(request, goalThreshold, sums) };
}

/**
 * The totals per campaign of the dealers in the caller's subtree.
 *
 * @param options.memberId only dealers below this member; default: the caller's own member
 * @returns one for each id, in the order of `ids`; zeros for a campaign without such dealers, or that does not exist
 * @throws Refusal NOT_FOUND for a member outside the subtree
 */
export async function campaignTotals(
  { database }: ServiceContext,
  caller: SignedIn,
  { ids, memberId }: { readonly ids: readonly number[]; readonly memberId?: number | undefined },
) {
  const top = memberId === undefined ? caller.member : await memberById(database, caller.member, memberId);
  if (top === undefined) throw notFound();
  const totals = await totalsOf(database, top, ids, { withDrafts: seesDrafts(caller) });
  return ids.map((campaignId) => ({ campaignId, ...totals(campaignId) }));
}

/**
 * The campaigns of a year, without drafts, each with the totals of the dealers below a member.
 *
 * @param role the required role of `memberId`; not checked for the caller's own member, the default
 * @throws Refusal NOT_FOUND for a member of another role, or outside the subtree
 */
export async function networkCampaigns(
  { database }: ServiceContext,
  caller: SignedIn,
  role: MemberRole,
  { year, memberId }: NetworkCampaigns,
) {
  const member = memberId === undefined ? undefined : await memberById(database, caller.member, memberId);
  if (memberId !== undefined && member?.role !== role) throw notFound();
  const campaigns = await listCampaigns(database, { year, withDrafts: false });
  const totals = await totalsOf(
    database,
    member ?? caller.member,
    campaigns.map(({ id }) => id),
    { withDrafts: false },
  );
  return campaigns.map((campaign) => ({ ...campaign, totals: totals(campaign.id) }));
}
