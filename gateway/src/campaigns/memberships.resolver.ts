import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { requestOf } from '../approvals/approvals.types.js';
import type { GatewayContext } from '../context.js';
import { selectQuery } from '../dealers/dealers.inputs.js';
import { DealerOption } from '../dealers/dealers.types.js';
import { Rest } from '../directives/decorators.js';
import { inputId, pathId } from '../schema/ids.js';
import {
  acceptCampaign,
  addDealerToCampaign,
  campaignDealer,
  campaignDealers,
  dealerCampaigns,
  dealerCampaignsReport,
  editDealerGoal,
  isProspect,
  removeDealerFromCampaign,
  sendCampaignReminder,
  unsubscribedDealers,
} from '../upstream/endpoints.generated.js';
import { CampaignDealerTableInput, campaignDealerTableState, EditDealerGoalInput } from './memberships.inputs.js';
import {
  acceptedCampaignOf,
  CampaignDealer,
  CampaignDealerPage,
  DealerCampaign,
  DealerCampaignsResult,
  dealerCampaignsResult,
} from './memberships.types.js';

/** Dealers in campaigns, with their goals and figures. */
@Resolver()
export class MembershipsResolver {
  @Query(() => CampaignDealerPage, { nullable: true, description: "A page of a campaign's dealers, of the subtree." })
  @Rest(campaignDealers)
  async campaignDealers(
    @Arg('id', () => ID, { description: 'The number of the campaign.' }) id: string,
    @Arg('input', () => CampaignDealerTableInput, { description: 'The state of the table.' })
    input: CampaignDealerTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignDealerPage> {
    const call = { path: { id: pathId(id) }, body: campaignDealerTableState(input) };
    return (await upstream.call(campaignDealers, call)).data;
  }

  @Query(() => CampaignDealer, { nullable: true, description: 'A dealer in a campaign, as a row of its table.' })
  @Rest(campaignDealer)
  async campaignDealer(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignDealer> {
    const call = { path: { id: pathId(campaignId), dealerId: pathId(dealerId) } };
    return (await upstream.call(campaignDealer, call)).data.dealer;
  }

  @Query(() => [DealerCampaign], {
    nullable: true,
    description: 'The campaigns that a dealer is in, with its figures, newest first.',
  })
  @Rest(dealerCampaigns)
  async dealerCampaigns(
    @Arg('year', () => Int, { nullable: true, description: 'Of this year; of all years without.' })
    year: number | undefined,
    @Arg('dealerId', () => ID, {
      nullable: true,
      description: "The number of the dealer; the caller's own member without, where that is a dealer.",
    })
    dealerId: string | undefined,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerCampaign[]> {
    const dealer = dealerId == null ? {} : { dealerId: inputId('dealerId', dealerId) };
    const body = { ...(year != null && { year }), ...dealer };
    return (await upstream.call(dealerCampaigns, { body })).data.campaigns;
  }

  @Query(() => DealerCampaignsResult, {
    nullable: true,
    description: "The rows of a dealer's window 'Elenco campagne', newest campaign first.",
  })
  @Rest(dealerCampaignsReport)
  async dealerCampaignsReport(
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('year', () => Int, { nullable: true, description: 'Of this year; of all years without.' })
    year: number | undefined,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerCampaignsResult> {
    const call = { path: { dealerId: pathId(dealerId) }, body: { ...(year != null && { year }) } };
    return dealerCampaignsResult((await upstream.call(dealerCampaignsReport, call)).data.results);
  }

  @Query(() => [DealerOption], {
    nullable: true,
    description: 'Active dealers that are not in a campaign, for a select, found by a search.',
  })
  @Rest(unsubscribedDealers)
  async unsubscribedDealers(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('search', () => String, { description: 'A part of name, code, VAT number or city.' }) search: string,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'Choices at most: 1 to 100.' }) limit: number,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerOption[]> {
    const call = { path: { campaignId: pathId(campaignId) }, query: selectQuery(search, limit) };
    return (await upstream.call(unsubscribedDealers, call)).data.dealers;
  }

  @Query(() => Boolean, { nullable: true, description: "Whether a dealer's tier is prospect." })
  @Rest(isProspect)
  async isProspect(
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    return (await upstream.call(isProspect, { path: { id: pathId(dealerId) } })).data.isProspect;
  }

  @Mutation(() => CampaignDealer, { description: 'Adds a dealer to a campaign; it has not accepted yet.' })
  @Rest(addDealerToCampaign)
  async addDealerToCampaign(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('goalThreshold', () => Int, { description: 'The goal, in tyres: 1 to 1,000,000.' }) goalThreshold: number,
    @Arg('idempotencyKey', () => String, { description: 'The same key adds the dealer once.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignDealer> {
    const data = { goalThreshold, dealer: inputId('dealerId', dealerId) };
    const call = { path: { id: pathId(campaignId) }, body: { data }, idempotencyKey };
    return (await upstream.call(addDealerToCampaign, call)).data.dealer;
  }

  @Mutation(() => CampaignDealer, {
    description:
      'Changes the goal of a dealer, until the campaign is closed; what makes an accepted one worse may ask a second person to.',
  })
  @Rest(editDealerGoal)
  async editDealerGoal(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('input', () => EditDealerGoalInput, { description: 'The goal.' }) input: EditDealerGoalInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignDealer> {
    const call = { path: membershipPath(campaignId, dealerId), body: { data: { ...input } } };
    const { data } = await upstream.call(editDealerGoal, call);
    return { ...data.dealer, pendingApproval: requestOf(data) };
  }

  @Mutation(() => Boolean, {
    description:
      'Removes a dealer from a campaign, until it is closed and unless the dealer has entries in its ledger. False where the dealer accepted, and a second person has been asked to approve it.',
  })
  @Rest(removeDealerFromCampaign)
  async removeDealerFromCampaign(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    const { data } = await upstream.call(removeDealerFromCampaign, { path: membershipPath(campaignId, dealerId) });
    return requestOf(data) === null;
  }

  @Mutation(() => DealerCampaign, {
    description:
      'Accepts a campaign for the own member, while its registration is open, until its last day. Repeated, it changes nothing.',
  })
  @Rest(acceptCampaign)
  async acceptCampaign(
    @Arg('id', () => ID, { description: 'The number of the campaign.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerCampaign> {
    const call = { path: { id: pathId(id) }, body: { accepted: 1 as const } };
    return acceptedCampaignOf((await upstream.call(acceptCampaign, call)).data);
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a dealer a reminder, once a day until the last one: of the acceptance, or of what is missing to the goal.',
  })
  @Rest(sendCampaignReminder)
  async sendCampaignReminder(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(sendCampaignReminder, { path: membershipPath(campaignId, dealerId) });
    return true;
  }
}

function membershipPath(campaignId: string, dealerId: string): { id: number; dealerId: number } {
  return { id: pathId(campaignId), dealerId: pathId(dealerId) };
}
