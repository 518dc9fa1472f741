import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { wrongInput, notFound } from '../../../ground/platform/http/errors.js';
import { dealerById } from '../../../people/dealers/queries.js';
import type { DealerCampaigns } from '../membership/schemas.js';
import { campaignsOfDealer } from './dealerCampaignQueries.js';
import { dealerCampaignView, membershipView, dealerCampaignRowView } from './views.js';

/**
 * The campaigns of a dealer with its figures.
 *
 * @param input.dealerId a dealer in the caller's subtree; default: the caller's own member
 * @throws Refusal BAD_USER_INPUT for the default where the caller's member is not a dealer; NOT_FOUND
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
 * The terms and figures of the caller's own member, a dealer, in a campaign.
 *
 * @throws Refusal NOT_FOUND for a campaign that it is not in
 */
export async function ownMembership({ database }: ServiceContext, caller: SignedIn, campaignId: number) {
  const [own] = await campaignsOfDealer(database, caller.member.id, { campaignId });
  if (own === undefined) throw notFound();
  return membershipView(own.membership);
}

/**
 * The rows of the window 'Elenco campagne' (docs/specification.md, section 2, modal 6).
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
