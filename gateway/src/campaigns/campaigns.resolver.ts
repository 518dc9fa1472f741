import type { ExportFormat } from '@gdd/schema/campaigns';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Access, Authenticated, Batched, Brings, Rest, TypicalRows } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { idsPerCall } from '../limits/limits.js';
import { ExportFormatEnum } from '../schema/enums.js';
import { inputId, pathId } from '../schema/ids.js';
import { tableFileBody } from '../schema/tables.js';
import {
  addCampaignAttachment,
  adminCampaignsByYear,
  agentCampaigns,
  allCampaignsByYear,
  campaignBrands,
  campaignMembership,
  campaignTotals,
  campaignsByYear,
  campaignsTable,
  closeCampaign,
  closeCampaignRegistration,
  createCampaign,
  distributorCampaigns,
  downloadCampaignAttachment,
  exportCampaigns,
  getCampaign,
  getConstants,
  listCampaigns,
  removeCampaignAttachment,
  updateCampaign,
} from '../upstream/endpoints.generated.js';
import {
  campaignBody,
  CampaignInput,
  CampaignsFileInput,
  CampaignTableInput,
  campaignTableState,
} from './campaigns.inputs.js';
import {
  attachmentOf,
  Campaign,
  CampaignAttachment,
  campaignOf,
  CampaignPage,
  CampaignSummary,
  campaignSummaryOf,
  CampaignTotals,
  Constants,
  constantsOf,
} from './campaigns.types.js';
import { totalsByCampaignIdLoader } from './campaigns.loaders.js';

/** The lists of campaigns. */
@Resolver()
export class CampaignListsResolver {
  @Query(() => Constants, { nullable: true, description: 'The periods that are current.' })
  @Rest(getConstants)
  @Authenticated()
  async constants(@Ctx() { upstream }: GatewayContext): Promise<Constants> {
    return constantsOf((await upstream.call(getConstants, {})).data);
  }

  @Query(() => [CampaignSummary], { nullable: true, description: 'All campaigns, newest first.' })
  @Rest(listCampaigns)
  @Access(listCampaigns.access)
  @TypicalRows(30)
  async campaigns(@Ctx() { upstream }: GatewayContext): Promise<CampaignSummary[]> {
    const { campaign } = (await upstream.call(listCampaigns, {})).data;
    return campaign.map((each) => campaignSummaryOf(each));
  }

  @Query(() => CampaignPage, { nullable: true, description: 'A page of the table of campaigns.' })
  @Rest(campaignsTable)
  @Access(campaignsTable.access)
  async campaignsTable(
    @Arg('input', () => CampaignTableInput, { description: 'The state of the table.' }) input: CampaignTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignPage> {
    const { items, total } = (await upstream.call(campaignsTable, { body: campaignTableState(input) })).data;
    return { items: items.map((each) => campaignSummaryOf(each)), total };
  }

  @Query(() => [CampaignSummary], { nullable: true, description: 'All campaigns of a year, newest first.' })
  @Rest(allCampaignsByYear)
  @Access(allCampaignsByYear.access)
  async allCampaignsByYear(
    @Arg('year', () => Int, { description: 'The year.' }) year: number,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignSummary[]> {
    const { campaigns } = (await upstream.call(allCampaignsByYear, { body: { year } })).data;
    return campaigns.map((each) => campaignSummaryOf(each));
  }

  @Query(() => [CampaignSummary], {
    nullable: true,
    description: 'The campaigns of a year that the caller may see, newest first: a dealer those that it is in.',
  })
  @Rest(campaignsByYear)
  @Access(campaignsByYear.access)
  async campaignsByYear(
    @Arg('year', () => Int, { description: 'The year.' }) year: number,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignSummary[]> {
    const { campaigns } = (await upstream.call(campaignsByYear, { path: { year } })).data;
    return campaigns.map((each) => campaignSummaryOf(each));
  }

  @Query(() => [CampaignSummary], {
    nullable: true,
    description: 'All campaigns of a year for administrators, newest first.',
  })
  @Rest(adminCampaignsByYear)
  @Access(adminCampaignsByYear.access)
  async adminCampaignsByYear(
    @Arg('year', () => Int, { description: 'The year.' }) year: number,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignSummary[]> {
    const { campaigns } = (await upstream.call(adminCampaignsByYear, { path: { year } })).data;
    return campaigns.map((each) => campaignSummaryOf(each));
  }

  @Query(() => [CampaignSummary], {
    nullable: true,
    description: "The campaigns of a year, each with the totals of a distributor's dealers.",
  })
  @Rest(distributorCampaigns)
  @Access(distributorCampaigns.access)
  @Brings('totals')
  async distributorCampaigns(
    @Arg('year', () => Int, { description: 'The year.' }) year: number,
    @Arg('memberId', () => ID, { nullable: true, description: "A distributor; the caller's own member without." })
    memberId: string | undefined,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignSummary[]> {
    const { campaigns } = (await upstream.call(distributorCampaigns, { body: networkBody(year, memberId) })).data;
    return campaigns.map(({ totals, ...each }) => campaignSummaryOf(each, totals));
  }

  @Query(() => [CampaignSummary], {
    nullable: true,
    description: "The campaigns of a year, each with the totals of an agent's dealers.",
  })
  @Rest(agentCampaigns)
  @Access(agentCampaigns.access)
  @Brings('totals')
  async agentCampaigns(
    @Arg('year', () => Int, { description: 'The year.' }) year: number,
    @Arg('memberId', () => ID, { nullable: true, description: "An agent; the caller's own member without." })
    memberId: string | undefined,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignSummary[]> {
    const { campaigns } = (await upstream.call(agentCampaigns, { body: networkBody(year, memberId) })).data;
    return campaigns.map(({ totals, ...each }) => campaignSummaryOf(each, totals));
  }

  @Query(() => [String], { nullable: true, description: 'The brands of the sale lines, which rules may name.' })
  @Rest(campaignBrands)
  @Access(campaignBrands.access)
  @TypicalRows(10)
  async brands(@Ctx() { upstream }: GatewayContext): Promise<string[]> {
    return (await upstream.call(campaignBrands, {})).data.brands;
  }
}

/** One campaign, from its creation to its closing, and its files. */
@Resolver()
export class CampaignsResolver {
  @Query(() => Campaign, { nullable: true, description: 'A campaign; for a dealer one that it is in.' })
  @Rest(getCampaign)
  @Access(getCampaign.access)
  async campaign(
    @Arg('id', () => ID, { description: 'The number of the campaign.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Campaign> {
    return campaignOf((await upstream.call(getCampaign, { path: { id: pathId(id) } })).data.campaign);
  }

  @Query(() => FileTicket, { nullable: true, description: 'All campaigns of the table, however many, as a file.' })
  @Rest(exportCampaigns)
  @Access(exportCampaigns.access)
  campaignsFile(
    @Arg('input', () => CampaignsFileInput, { description: 'Which, in which order and format.' })
    input: CampaignsFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportCampaigns, { body: tableFileBody(input, campaignTableState) });
  }

  @Query(() => FileTicket, { nullable: true, description: "A campaign's dealers with all columns, as a file." })
  @Rest(campaignMembership)
  @Access(campaignMembership.access)
  membershipFile(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'The format of the file.' })
    format: ExportFormat,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, campaignMembership, { path: { id: pathId(campaignId) }, body: { format } });
  }

  @Query(() => FileTicket, { nullable: true, description: 'A file attached to a campaign.' })
  @Rest(downloadCampaignAttachment)
  @Access(downloadCampaignAttachment.access)
  campaignAttachmentFile(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('attachmentId', () => ID, { description: 'The number of the attachment.' }) attachmentId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, downloadCampaignAttachment, {
      path: { a: pathId(campaignId), b: pathId(attachmentId) },
    });
  }

  @Mutation(() => Campaign, { description: 'Enters a campaign: open for registration, without dealers.' })
  @Rest(createCampaign)
  @Access(createCampaign.access)
  async createCampaign(
    @Arg('input', () => CampaignInput, { description: 'The campaign.' }) input: CampaignInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key enters one campaign.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Campaign> {
    const call = { body: campaignBody(input), idempotencyKey };
    return campaignOf((await upstream.call(createCampaign, call)).data.campaign);
  }

  @Mutation(() => Campaign, { description: 'Changes a campaign, until it is closed; its figures follow its rules.' })
  @Rest(updateCampaign)
  @Access(updateCampaign.access)
  async updateCampaign(
    @Arg('id', () => ID, { description: 'The number of the campaign.' }) id: string,
    @Arg('input', () => CampaignInput, { description: 'The campaign as it shall be.' }) input: CampaignInput,
    @Arg('version', () => Int, { description: 'The version that the edit is based on; a stale one is refused.' })
    version: number,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Campaign> {
    const call = { path: { id: pathId(id) }, body: { ...campaignBody(input), version } };
    return campaignOf((await upstream.call(updateCampaign, call)).data.campaign);
  }

  @Mutation(() => Campaign, {
    description: 'Closes the registration: dealers may no longer accept. Repeated, it changes nothing.',
  })
  @Rest(closeCampaignRegistration)
  @Access(closeCampaignRegistration.access)
  async closeCampaignRegistration(
    @Arg('id', () => ID, { description: 'The number of the campaign.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Campaign> {
    const call = { path: { id: pathId(id) } };
    return campaignOf((await upstream.call(closeCampaignRegistration, call)).data.campaign);
  }

  @Mutation(() => Campaign, {
    description: 'Closes a campaign and keeps its figures as they are. Repeated, it changes nothing.',
  })
  @Rest(closeCampaign)
  @Access(closeCampaign.access)
  async closeCampaign(
    @Arg('id', () => ID, { description: 'The number of the campaign.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Campaign> {
    return campaignOf((await upstream.call(closeCampaign, { path: { id: pathId(id) } })).data.campaign);
  }

  @Mutation(() => CampaignAttachment, { description: 'Attaches a file that was sent to a campaign.' })
  @Rest(addCampaignAttachment)
  @Access(addCampaignAttachment.access)
  async addCampaignAttachment(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('uploadId', () => ID, { description: 'The number of the upload.' }) uploadId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignAttachment> {
    const call = { path: { id: pathId(campaignId) }, query: {}, body: { upload: inputId('uploadId', uploadId) } };
    return attachmentOf((await upstream.call(addCampaignAttachment, call)).data.attachment);
  }

  @Mutation(() => Boolean, { description: 'Removes a file from a campaign.' })
  @Rest(removeCampaignAttachment)
  @Access(removeCampaignAttachment.access)
  async removeCampaignAttachment(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('attachmentId', () => ID, { description: 'The number of the attachment.' }) attachmentId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    const path = { id: pathId(campaignId), attachmentId: pathId(attachmentId) };
    await upstream.call(removeCampaignAttachment, { path });
    return true;
  }
}

/** The totals of a campaign: those that its list brought, or by the loader, one call for the whole page. */
@Resolver(() => CampaignSummary)
export class CampaignTotalsResolver {
  @FieldResolver(() => CampaignTotals, {
    nullable: true,
    description: "The sums over the dealers of the caller's subtree, or of the list's member; null for a dealer.",
  })
  @Batched(campaignTotals, idsPerCall)
  totals(
    @Root() { id, ownTotals }: CampaignSummary,
    @Ctx() { loaders }: GatewayContext,
  ): CampaignTotals | Promise<CampaignTotals | null> {
    return ownTotals ?? loaders.of(totalsByCampaignIdLoader).load(Number(id));
  }
}

function networkBody(year: number, memberId: string | null | undefined) {
  return { year, ...(memberId != null && { memberId: inputId('memberId', memberId) }) };
}
