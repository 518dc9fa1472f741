import { Resolver } from 'type-graphql';
import { requestOf } from '../approvals/approvals.types.js';
import { selectQuery } from '../dealers/dealers.inputs.js';
import { DealerOption } from '../dealers/dealers.types.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { IdArg, IdempotencyKey, Input, InputId, IntArg, PathId, TextArg, Upstream } from '../schema/arguments.js';
import { inputId } from '../schema/ids.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
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
  @RestQuery(() => CampaignDealerPage, rest.campaignDealers)
  async campaignDealers(
    @PathId('campaign') id: number,
    @Input(CampaignDealerTableInput, 'The state of the table.') input: CampaignDealerTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignDealerPage> {
    const call = { path: { id }, body: campaignDealerTableState(input) };
    return (await upstream.call(rest.campaignDealers, call)).data;
  }

  @RestQuery(() => CampaignDealer, rest.campaignDealer)
  async campaignDealer(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignDealer> {
    const call = { path: { id: campaignId, dealerId } };
    return (await upstream.call(rest.campaignDealer, call)).data.dealer;
  }

  @RestQuery(() => [DealerCampaign], rest.dealerCampaigns)
  async dealerCampaigns(
    @IntArg.orNull('year', 'The year; all years if omitted.') year: number | undefined,
    @IdArg.orNull('dealerId', "The number of the dealer; the caller's own member without, where that is a dealer.")
    dealerId: string | undefined,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DealerCampaign[]> {
    const dealer = dealerId == null ? {} : { dealerId: inputId('dealerId', dealerId) };
    const body = { ...(year != null && { year }), ...dealer };
    return (await upstream.call(rest.dealerCampaigns, { body })).data.campaigns;
  }

  @RestQuery(() => DealerCampaignsResult, rest.dealerCampaignsReport)
  async dealerCampaignsReport(
    @PathId('dealer', 'dealerId') dealerId: number,
    @IntArg.orNull('year', 'The year; all years if omitted.') year: number | undefined,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DealerCampaignsResult> {
    const call = { path: { dealerId }, body: { ...(year != null && { year }) } };
    return dealerCampaignsResult((await upstream.call(rest.dealerCampaignsReport, call)).data.results);
  }

  @RestQuery(() => [DealerOption], rest.unsubscribedDealers)
  async unsubscribedDealers(
    @PathId('campaign', 'campaignId') campaignId: number,
    @TextArg('search', 'A part of name, code, VAT number or city.') search: string,
    @IntArg('limit', 'Choices at most: 1 to 100.', { defaultValue: 20 }) limit: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DealerOption[]> {
    const call = { path: { campaignId }, query: selectQuery(search, limit) };
    return (await upstream.call(rest.unsubscribedDealers, call)).data.dealers;
  }

  @RestQuery(() => Boolean, rest.isProspect)
  async isProspect(
    @PathId('dealer', 'dealerId') dealerId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    return (await upstream.call(rest.isProspect, { path: { id: dealerId } })).data.isProspect;
  }

  @RestMutation(() => CampaignDealer, rest.addDealerToCampaign)
  async addDealerToCampaign(
    @PathId('campaign', 'campaignId') campaignId: number,
    @InputId('dealer', 'dealerId') dealerId: number,
    @IntArg('goalThreshold', 'The goal, in tyres: 1 to 1,000,000.') goalThreshold: number,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignDealer> {
    const data = { goalThreshold, dealer: dealerId };
    const call = { path: { id: campaignId }, body: { data }, idempotencyKey };
    return (await upstream.call(rest.addDealerToCampaign, call)).data.dealer;
  }

  @RestMutation(() => CampaignDealer, rest.editDealerGoal)
  async editDealerGoal(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @Input(EditDealerGoalInput, 'The goal.') input: EditDealerGoalInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignDealer> {
    const call = { path: { id: campaignId, dealerId }, body: { data: { ...input } } };
    const { data } = await upstream.call(rest.editDealerGoal, call);
    return { ...data.dealer, pendingApproval: requestOf(data) };
  }

  @RestMutation(
    () => Boolean,
    rest.removeDealerFromCampaign,
    'Removes a dealer from a campaign, until it is closed and unless the dealer has entries in its ledger. False where the dealer accepted, and a second person has been asked to approve it.',
  )
  async removeDealerFromCampaign(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    const { data } = await upstream.call(rest.removeDealerFromCampaign, { path: { id: campaignId, dealerId } });
    return requestOf(data) === null;
  }

  @RestMutation(() => DealerCampaign, rest.acceptCampaign)
  async acceptCampaign(@PathId('campaign') id: number, @Upstream() upstream: UpstreamRequest): Promise<DealerCampaign> {
    const call = { path: { id }, body: { accepted: 1 as const } };
    return acceptedCampaignOf((await upstream.call(rest.acceptCampaign, call)).data);
  }

  @RestMutation(() => Boolean, rest.sendCampaignReminder)
  async sendCampaignReminder(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    await upstream.call(rest.sendCampaignReminder, { path: { id: campaignId, dealerId } });
    return true;
  }
}
