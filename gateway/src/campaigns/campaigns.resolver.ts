import type { ExportFormat, NewCampaignState } from '@gdd/schema/campaigns';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requestOf } from '../approvals/approvals.types.js';
import type { GatewayContext } from '../context.js';
import { Batched, Rest } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { idsPerCall } from '../limits/limits.js';
import { NewCampaignStateEnum } from '../schema/campaignEnums.js';
import { ExportFormatEnum } from '../schema/enums.js';
import { given } from '../schema/given.js';
import { inputId, pathId } from '../schema/ids.js';
import { tableFileBody } from '../schema/tables.js';
import {
  addCampaignAttachment,
  campaignBudgets,
  campaignMembership,
  campaignTotals,
  closeCampaign,
  closeCampaignRegistration,
  createCampaign,
  downloadCampaignAttachment,
  exportCampaigns,
  getCampaign,
  removeCampaignAttachment,
  updateCampaign,
} from '../upstream/endpoints.generated.js';
import { campaignBody, CampaignInput, CampaignsFileInput, campaignTableState } from './campaigns.inputs.js';
import { BudgetUse, Campaign, CampaignAttachment, CampaignSummary, CampaignTotals } from './campaigns.types.js';
import { budgetUseByCampaignIdLoader, totalsByCampaignIdLoader } from './campaigns.loaders.js';

/** One campaign, from its creation to its closing, and its files. */
@Resolver()
export class CampaignsResolver {
  @Query(() => Campaign, { nullable: true, description: 'A campaign; for a dealer one that it is in.' })
  @Rest(getCampaign)
  async campaign(
    @Arg('id', () => ID, { description: 'The number of the campaign.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Campaign> {
    return (await upstream.call(getCampaign, { path: { id: pathId(id) } })).data.campaign;
  }

  @Query(() => FileTicket, { nullable: true, description: 'All campaigns of the table, however many, as a file.' })
  @Rest(exportCampaigns)
  campaignsFile(
    @Arg('input', () => CampaignsFileInput, { description: 'Which, in which order and format.' })
    input: CampaignsFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportCampaigns, { body: tableFileBody(input, campaignTableState) });
  }

  @Query(() => FileTicket, { nullable: true, description: "A campaign's dealers with all columns, as a file." })
  @Rest(campaignMembership)
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
  campaignAttachmentFile(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('attachmentId', () => ID, { description: 'The number of the attachment.' }) attachmentId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, downloadCampaignAttachment, {
      path: { a: pathId(campaignId), b: pathId(attachmentId) },
    });
  }

  @Mutation(() => Campaign, {
    description: 'Enters a campaign, without dealers: open for registration, or as a draft.',
  })
  @Rest(createCampaign)
  async createCampaign(
    @Arg('input', () => CampaignInput, { description: 'The campaign.' }) input: CampaignInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key enters one campaign.' }) idempotencyKey: string,
    @Arg('state', () => NewCampaignStateEnum, { defaultValue: 'open', description: 'The state in which it begins.' })
    state: NewCampaignState,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Campaign> {
    const call = { body: { ...campaignBody(input), state }, idempotencyKey };
    return (await upstream.call(createCampaign, call)).data.campaign;
  }

  @Mutation(() => Campaign, {
    description:
      'Changes a campaign, until it is closed; its figures follow its rules. A change for which somebody gets less may wait for a second person.',
  })
  @Rest(updateCampaign)
  async updateCampaign(
    @Arg('id', () => ID, { description: 'The number of the campaign.' }) id: string,
    @Arg('input', () => CampaignInput, { description: 'The campaign as it shall be.' }) input: CampaignInput,
    @Arg('version', () => Int, { description: 'The version that the edit is based on; a stale one is refused.' })
    version: number,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'Why the rules change; required once a dealer has accepted.',
    })
    reason: string | null | undefined,
    @Arg('preview', () => ID, {
      nullable: true,
      description: 'The number of the preview that a change of rules is based on; required as the reason is.',
    })
    preview: string | null | undefined,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Campaign> {
    const basis = given({ reason, preview: preview ? inputId('preview', preview) : null });
    const call = { path: { id: pathId(id) }, body: { ...campaignBody(input), version, ...basis } };
    const { data } = await upstream.call(updateCampaign, call);
    return { ...data.campaign, pendingApproval: requestOf(data) };
  }

  @Mutation(() => Campaign, {
    description: 'Closes the registration: dealers may no longer accept. Repeated, it changes nothing.',
  })
  @Rest(closeCampaignRegistration)
  async closeCampaignRegistration(
    @Arg('id', () => ID, { description: 'The number of the campaign.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Campaign> {
    const call = { path: { id: pathId(id) } };
    return (await upstream.call(closeCampaignRegistration, call)).data.campaign;
  }

  @Mutation(() => Campaign, {
    description:
      'Closes a campaign and keeps its figures as they are, or asks a second person to. Repeated, it changes nothing.',
  })
  @Rest(closeCampaign)
  async closeCampaign(
    @Arg('id', () => ID, { description: 'The number of the campaign.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Campaign> {
    const { data } = await upstream.call(closeCampaign, { path: { id: pathId(id) } });
    return { ...data.campaign, pendingApproval: requestOf(data) };
  }

  @Mutation(() => CampaignAttachment, { description: 'Attaches a file that was sent to a campaign.' })
  @Rest(addCampaignAttachment)
  async addCampaignAttachment(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('uploadId', () => ID, { description: 'The number of the upload.' }) uploadId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignAttachment> {
    const call = { path: { id: pathId(campaignId) }, query: {}, body: { upload: inputId('uploadId', uploadId) } };
    return (await upstream.call(addCampaignAttachment, call)).data.attachment;
  }

  @Mutation(() => Boolean, { description: 'Removes a file from a campaign.' })
  @Rest(removeCampaignAttachment)
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

/** The totals of a campaign: those in the response of its list, else by a loader, one call for the whole page. */
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
    return ownTotals ?? loaders.of(totalsByCampaignIdLoader).load(id);
  }
}

/** The use of the budget of each campaign, by a loader: one call for the whole page. */
@Resolver(() => CampaignSummary)
export class BudgetUseResolver {
  @FieldResolver(() => BudgetUse, {
    nullable: true,
    description: 'The prizes against the budget; null without one, and for whoever does not manage campaigns.',
  })
  @Batched(campaignBudgets, idsPerCall)
  budgetUse(@Root() { id }: CampaignSummary, @Ctx() { loaders }: GatewayContext): Promise<BudgetUse | null> {
    return loaders.of(budgetUseByCampaignIdLoader).load(id);
  }
}
