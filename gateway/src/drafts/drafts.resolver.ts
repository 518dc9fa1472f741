import { Resolver } from 'type-graphql';
import { Campaign } from '../campaigns/campaigns.types.js';
import { RestMutation } from '../directives/operations.js';
import { FlagArg, IdempotencyKey, Input, PathId, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { CopyCampaignInput } from './drafts.inputs.js';
import { OpenedCampaign } from './drafts.types.js';

/** Campaigns before they open. */
@Resolver()
export class DraftsResolver {
  @RestMutation(() => OpenedCampaign, rest.openCampaign)
  async openCampaign(
    @PathId('draft') id: number,
    @IdempotencyKey() idempotencyKey: string,
    @FlagArg('invite', 'Whether all its dealers are invited by mail.', { defaultValue: false }) invite: boolean,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<OpenedCampaign> {
    const call = { path: { id }, body: { invite }, idempotencyKey };
    return (await upstream.call(rest.openCampaign, call)).data;
  }

  @RestMutation(() => Campaign, rest.copyCampaign)
  async copyCampaign(
    @PathId('campaign') id: number,
    @Input(CopyCampaignInput, 'The contents of the copy.') input: CopyCampaignInput,
    @IdempotencyKey() idempotencyKey: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Campaign> {
    const { withDealers, withGoals } = input;
    const call = { path: { id }, body: { withDealers, withGoals }, idempotencyKey };
    return (await upstream.call(rest.copyCampaign, call)).data.campaign;
  }

  @RestMutation(() => Boolean, rest.deleteCampaign)
  async deleteCampaign(@PathId('draft') id: number, @Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.deleteCampaign, { path: { id } });
    return true;
  }
}
