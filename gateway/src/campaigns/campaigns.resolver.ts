import type { ExportFormat, NewCampaignState } from '@gdd/schema/campaigns';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { requestOf } from '../approvals/approvals.types.js';
import type { GatewayContext } from '../context.js';
import { Batched } from '../directives/decorators.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { idsPerCall } from '../limits/limits.js';
import {
  Argument,
  FormatArg,
  IdArg,
  IdempotencyKey,
  Input,
  InputId,
  IntArg,
  PathId,
  TextArg,
  Upstream,
} from '../schema/arguments.js';
import { NewCampaignStateEnum } from '../schema/campaignEnums.js';
import { given } from '../schema/given.js';
import { inputId } from '../schema/ids.js';
import { tableFileBody } from '../schema/tables.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { campaignBody, CampaignInput, CampaignsFileInput, campaignTableState } from './campaigns.inputs.js';
import { BudgetUse, Campaign, CampaignAttachment, CampaignSummary, CampaignTotals } from './campaigns.types.js';
import { budgetUseByCampaignIdLoader, totalsByCampaignIdLoader } from './campaigns.loaders.js';

/** One campaign, from its creation to its closing, and its files. */
@Resolver()
export class CampaignsResolver {
  @RestQuery(() => Campaign, rest.getCampaign)
  async campaign(@PathId('campaign') id: number, @Upstream() upstream: UpstreamRequest): Promise<Campaign> {
    return (await upstream.call(rest.getCampaign, { path: { id } })).data.campaign;
  }

  @RestQuery(() => FileTicket, rest.exportCampaigns)
  campaignsFile(
    @Input(CampaignsFileInput, 'The filter, order and format of the file.') input: CampaignsFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportCampaigns, { body: tableFileBody(input, campaignTableState) });
  }

  @RestQuery(() => FileTicket, rest.campaignMembership)
  membershipFile(
    @PathId('campaign', 'campaignId') campaignId: number,
    @FormatArg() format: ExportFormat,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.campaignMembership, { path: { id: campaignId }, body: { format } });
  }

  @RestQuery(() => FileTicket, rest.downloadCampaignAttachment, 'A file attached to a campaign.')
  campaignAttachmentFile(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('attachment', 'attachmentId') attachmentId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.downloadCampaignAttachment, {
      path: { a: campaignId, b: attachmentId },
    });
  }

  @RestMutation(() => Campaign, rest.createCampaign)
  async createCampaign(
    @Input(CampaignInput, 'The campaign.') input: CampaignInput,
    @IdempotencyKey() idempotencyKey: string,
    @Argument('state', () => NewCampaignStateEnum, 'The state in which it begins.', { defaultValue: 'open' })
    state: NewCampaignState,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Campaign> {
    const call = { body: { ...campaignBody(input), state }, idempotencyKey };
    return (await upstream.call(rest.createCampaign, call)).data.campaign;
  }

  @RestMutation(() => Campaign, rest.updateCampaign)
  async updateCampaign(
    @PathId('campaign') id: number,
    @Input(CampaignInput, 'The campaign as it shall be.') input: CampaignInput,
    @IntArg('version', 'The version that the edit is based on; an outdated version is refused.') version: number,
    @TextArg.orNull('reason', 'Why the rules change; required once a dealer has accepted.')
    reason: string | null | undefined,
    @IdArg.orNull('preview', 'The number of the preview that a change of rules is based on; required as the reason is.')
    preview: string | null | undefined,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Campaign> {
    const basis = given({ reason, preview: preview ? inputId('preview', preview) : null });
    const call = { path: { id }, body: { ...campaignBody(input), version, ...basis } };
    const { data } = await upstream.call(rest.updateCampaign, call);
    return { ...data.campaign, pendingApproval: requestOf(data) };
  }

  @RestMutation(() => Campaign, rest.closeCampaignRegistration)
  async closeCampaignRegistration(
    @PathId('campaign') id: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Campaign> {
    const call = { path: { id } };
    return (await upstream.call(rest.closeCampaignRegistration, call)).data.campaign;
  }

  @RestMutation(() => Campaign, rest.closeCampaign)
  async closeCampaign(@PathId('campaign') id: number, @Upstream() upstream: UpstreamRequest): Promise<Campaign> {
    const { data } = await upstream.call(rest.closeCampaign, { path: { id } });
    return { ...data.campaign, pendingApproval: requestOf(data) };
  }

  @RestMutation(() => CampaignAttachment, rest.addCampaignAttachment, 'Attaches a file that was sent to a campaign.')
  async addCampaignAttachment(
    @PathId('campaign', 'campaignId') campaignId: number,
    @InputId('upload', 'uploadId') uploadId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignAttachment> {
    const call = { path: { id: campaignId }, query: {}, body: { upload: uploadId } };
    return (await upstream.call(rest.addCampaignAttachment, call)).data.attachment;
  }

  @RestMutation(() => Boolean, rest.removeCampaignAttachment)
  async removeCampaignAttachment(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('attachment', 'attachmentId') attachmentId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    await upstream.call(rest.removeCampaignAttachment, { path: { id: campaignId, attachmentId } });
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
  @Batched(rest.campaignTotals, idsPerCall)
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
  @Batched(rest.campaignBudgets, idsPerCall)
  budgetUse(@Root() { id }: CampaignSummary, @Ctx() { loaders }: GatewayContext): Promise<BudgetUse | null> {
    return loaders.of(budgetUseByCampaignIdLoader).load(id);
  }
}
