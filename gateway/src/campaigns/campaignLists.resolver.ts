import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Brings, Rest, TypicalRows } from '../directives/decorators.js';
import { inputId } from '../schema/ids.js';
import {
  adminCampaignsByYear,
  agentCampaigns,
  allCampaignsByYear,
  campaignBrands,
  campaignsByYear,
  campaignsTable,
  distributorCampaigns,
  getConstants,
  listCampaigns,
} from '../upstream/endpoints.generated.js';
import { CampaignTableInput, campaignTableState } from './campaigns.inputs.js';
import { CampaignPage, CampaignSummary, Constants, constantsOf } from './campaigns.types.js';

/** The lists of campaigns. */
@Resolver()
export class CampaignListsResolver {
  @Query(() => Constants, { nullable: true, description: 'The periods that are current.' })
  @Rest(getConstants)
  async constants(@Ctx() { upstream }: GatewayContext): Promise<Constants> {
    return constantsOf((await upstream.call(getConstants, {})).data);
  }

  @Query(() => [CampaignSummary], { nullable: true, description: 'All campaigns, newest first.' })
  @Rest(listCampaigns)
  @TypicalRows(30)
  async campaigns(@Ctx() { upstream }: GatewayContext): Promise<CampaignSummary[]> {
    return (await upstream.call(listCampaigns, {})).data.campaign;
  }

  @Query(() => CampaignPage, { nullable: true, description: 'A page of the table of campaigns.' })
  @Rest(campaignsTable)
  async campaignsTable(
    @Arg('input', () => CampaignTableInput, { description: 'The state of the table.' }) input: CampaignTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignPage> {
    return (await upstream.call(campaignsTable, { body: campaignTableState(input) })).data;
  }

  @Query(() => [CampaignSummary], { nullable: true, description: 'All campaigns of a year, newest first.' })
  @Rest(allCampaignsByYear)
  async allCampaignsByYear(
    @Arg('year', () => Int, { description: 'The year.' }) year: number,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignSummary[]> {
    return (await upstream.call(allCampaignsByYear, { body: { year } })).data.campaigns;
  }

  @Query(() => [CampaignSummary], {
    nullable: true,
    description: 'The campaigns of a year that the caller may see, newest first: a dealer those that it is in.',
  })
  @Rest(campaignsByYear)
  async campaignsByYear(
    @Arg('year', () => Int, { description: 'The year.' }) year: number,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignSummary[]> {
    return (await upstream.call(campaignsByYear, { path: { year } })).data.campaigns;
  }

  @Query(() => [CampaignSummary], {
    nullable: true,
    description: 'All campaigns of a year for administrators, newest first.',
  })
  @Rest(adminCampaignsByYear)
  async adminCampaignsByYear(
    @Arg('year', () => Int, { description: 'The year.' }) year: number,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignSummary[]> {
    return (await upstream.call(adminCampaignsByYear, { path: { year } })).data.campaigns;
  }

  @Query(() => [CampaignSummary], {
    nullable: true,
    description: "The campaigns of a year, each with the totals of a distributor's dealers.",
  })
  @Rest(distributorCampaigns)
  @Brings('totals')
  async distributorCampaigns(
    @Arg('year', () => Int, { description: 'The year.' }) year: number,
    @Arg('memberId', () => ID, { nullable: true, description: "A distributor; the caller's own member without." })
    memberId: string | undefined,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignSummary[]> {
    const { campaigns } = (await upstream.call(distributorCampaigns, { body: networkBody(year, memberId) })).data;
    return campaigns.map(({ totals, ...each }) => ({ ...each, ownTotals: totals }));
  }

  @Query(() => [CampaignSummary], {
    nullable: true,
    description: "The campaigns of a year, each with the totals of an agent's dealers.",
  })
  @Rest(agentCampaigns)
  @Brings('totals')
  async agentCampaigns(
    @Arg('year', () => Int, { description: 'The year.' }) year: number,
    @Arg('memberId', () => ID, { nullable: true, description: "An agent; the caller's own member without." })
    memberId: string | undefined,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignSummary[]> {
    const { campaigns } = (await upstream.call(agentCampaigns, { body: networkBody(year, memberId) })).data;
    return campaigns.map(({ totals, ...each }) => ({ ...each, ownTotals: totals }));
  }

  @Query(() => [String], { nullable: true, description: 'The brands of the sale lines, which rules may name.' })
  @Rest(campaignBrands)
  @TypicalRows(10)
  async brands(@Ctx() { upstream }: GatewayContext): Promise<string[]> {
    return (await upstream.call(campaignBrands, {})).data.brands;
  }
}

function networkBody(year: number, memberId: string | null | undefined) {
  return { year, ...(memberId != null && { memberId: inputId('memberId', memberId) }) };
}
