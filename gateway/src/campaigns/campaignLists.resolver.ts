import { Resolver } from 'type-graphql';
import { Brings, TypicalRows } from '../directives/decorators.js';
import { RestQuery } from '../directives/operations.js';
import { IdArg, Input, IntArg, Upstream } from '../schema/arguments.js';
import { inputId } from '../schema/ids.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { CampaignTableInput, campaignTableState } from './campaigns.inputs.js';
import { CampaignPage, CampaignSummary, Constants, constantsOf } from './campaigns.types.js';

/** The lists of campaigns. */
@Resolver()
export class CampaignListsResolver {
  @RestQuery(() => Constants, rest.getConstants)
  async constants(@Upstream() upstream: UpstreamRequest): Promise<Constants> {
    return constantsOf((await upstream.call(rest.getConstants, {})).data);
  }

  @RestQuery(() => [CampaignSummary], rest.listCampaigns)
  @TypicalRows(30)
  async campaigns(@Upstream() upstream: UpstreamRequest): Promise<CampaignSummary[]> {
    return (await upstream.call(rest.listCampaigns, {})).data.campaign;
  }

  @RestQuery(() => CampaignPage, rest.campaignsTable)
  async campaignsTable(
    @Input(CampaignTableInput, 'The state of the table.') input: CampaignTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignPage> {
    return (await upstream.call(rest.campaignsTable, { body: campaignTableState(input) })).data;
  }

  @RestQuery(() => [CampaignSummary], rest.allCampaignsByYear)
  async allCampaignsByYear(
    @IntArg('year', 'The year.') year: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignSummary[]> {
    return (await upstream.call(rest.allCampaignsByYear, { body: { year } })).data.campaigns;
  }

  @RestQuery(() => [CampaignSummary], rest.campaignsByYear)
  async campaignsByYear(
    @IntArg('year', 'The year.') year: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignSummary[]> {
    return (await upstream.call(rest.campaignsByYear, { path: { year } })).data.campaigns;
  }

  @RestQuery(() => [CampaignSummary], rest.adminCampaignsByYear)
  async adminCampaignsByYear(
    @IntArg('year', 'The year.') year: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignSummary[]> {
    return (await upstream.call(rest.adminCampaignsByYear, { path: { year } })).data.campaigns;
  }

  @RestQuery(() => [CampaignSummary], rest.distributorCampaigns)
  @Brings('totals')
  async distributorCampaigns(
    @IntArg('year', 'The year.') year: number,
    @IdArg.orNull('memberId', "A distributor; the caller's own member without.") memberId: string | undefined,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignSummary[]> {
    const { campaigns } = (await upstream.call(rest.distributorCampaigns, { body: networkBody(year, memberId) })).data;
    return campaigns.map(({ totals, ...each }) => ({ ...each, ownTotals: totals }));
  }

  @RestQuery(() => [CampaignSummary], rest.agentCampaigns)
  @Brings('totals')
  async agentCampaigns(
    @IntArg('year', 'The year.') year: number,
    @IdArg.orNull('memberId', "An agent; the caller's own member without.") memberId: string | undefined,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignSummary[]> {
    const { campaigns } = (await upstream.call(rest.agentCampaigns, { body: networkBody(year, memberId) })).data;
    return campaigns.map(({ totals, ...each }) => ({ ...each, ownTotals: totals }));
  }

  @RestQuery(() => [String], rest.campaignBrands)
  @TypicalRows(10)
  async brands(@Upstream() upstream: UpstreamRequest): Promise<string[]> {
    return (await upstream.call(rest.campaignBrands, {})).data.brands;
  }
}

function networkBody(year: number, memberId: string | null | undefined) {
  return { year, ...(memberId != null && { memberId: inputId('memberId', memberId) }) };
}
