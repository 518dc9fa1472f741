import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Campaign } from '../campaigns/campaigns.types.js';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import { copyCampaign, deleteCampaign, openCampaign } from '../upstream/endpoints.generated.js';
import { CopyCampaignInput } from './drafts.inputs.js';
import { OpenedCampaign } from './drafts.types.js';

/** Campaigns before they open. */
@Resolver()
export class DraftsResolver {
  @Mutation(() => OpenedCampaign, {
    description: 'Opens a draft, once: from now on it is seen, accepted, and counts sale lines.',
  })
  @Rest(openCampaign)
  async openCampaign(
    @Arg('id', () => ID, { description: 'The number of the draft.' }) id: string,
    @Arg('idempotencyKey', () => String, { description: 'The same key opens and invites once.' })
    idempotencyKey: string,
    @Arg('invite', () => Boolean, { defaultValue: false, description: 'Whether all its dealers are invited by mail.' })
    invite: boolean,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<OpenedCampaign> {
    const call = { path: { id: pathId(id) }, body: { invite }, idempotencyKey };
    return (await upstream.call(openCampaign, call)).data;
  }

  @Mutation(() => Campaign, {
    description: 'Copies a campaign into a draft: rules, texts and attachments, the period a year later.',
  })
  @Rest(copyCampaign)
  async copyCampaign(
    @Arg('id', () => ID, { description: 'The number of the campaign.' }) id: string,
    @Arg('input', () => CopyCampaignInput, { description: 'What the copy has.' }) input: CopyCampaignInput,
    @Arg('idempotencyKey', () => String, { description: 'The same key makes one copy.' }) idempotencyKey: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Campaign> {
    const { withDealers, withGoals } = input;
    const call = { path: { id: pathId(id) }, body: { withDealers, withGoals }, idempotencyKey };
    return (await upstream.call(copyCampaign, call)).data.campaign;
  }

  @Mutation(() => Boolean, { description: 'Deletes a draft, with its dealers and files.' })
  @Rest(deleteCampaign)
  async deleteCampaign(
    @Arg('id', () => ID, { description: 'The number of the draft.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(deleteCampaign, { path: { id: pathId(id) } });
    return true;
  }
}
