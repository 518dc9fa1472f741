import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { DealerCampaign } from '../campaigns/memberships.types.js';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import {
  createShareToken,
  listShareTokens,
  revokeShareToken,
  shareCampaigns,
  shareDealer,
  sharePrevYear,
} from '../upstream/endpoints.generated.js';
import { CreatedShareToken, ShareDealer, SharePrevYear, ShareToken } from './share.types.js';

const tokenOfLink = { description: 'The token of the link: there is no other credential.' };

/** The fields of share pages, and of the links to them. */
@Resolver()
export class ShareResolver {
  @Query(() => ShareDealer, { nullable: true, description: 'The dealer of a share link.' })
  @Rest(shareDealer)
  async shareDealer(
    @Arg('token', () => String, tokenOfLink) token: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ShareDealer> {
    return (await upstream.call(shareDealer, { body: { data: { token } } })).data.dealer;
  }

  @Query(() => [DealerCampaign], {
    nullable: true,
    description: 'The campaigns of the current year that the dealer of a share link is in, newest first.',
  })
  @Rest(shareCampaigns)
  async shareCampaigns(
    @Arg('token', () => String, tokenOfLink) token: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerCampaign[]> {
    return (await upstream.call(shareCampaigns, { body: { data: { token } } })).data.campaigns;
  }

  @Query(() => SharePrevYear, {
    nullable: true,
    description: 'The current year of the dealer of a share link against the year before, in tyres.',
  })
  @Rest(sharePrevYear)
  async sharePrevYear(
    @Arg('dealerId', () => ID, { description: 'The dealer of the link.' }) dealerId: string,
    @Arg('token', () => String, tokenOfLink) token: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<SharePrevYear> {
    const call = { path: { id: pathId(dealerId) }, body: { data: { token } } };
    return (await upstream.call(sharePrevYear, call)).data;
  }

  @Query(() => [ShareToken], {
    nullable: true,
    description: 'The links to the share page of a dealer that were not revoked, expired ones last; up to 100.',
  })
  @Rest(listShareTokens)
  async shareTokens(
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ShareToken[]> {
    return (await upstream.call(listShareTokens, { path: { id: pathId(dealerId) } })).data.shareTokens;
  }

  @Mutation(() => CreatedShareToken, {
    description: 'Makes a link to the share page of a dealer, good for 90 days; asked again it makes another.',
  })
  @Rest(createShareToken)
  async createShareToken(
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CreatedShareToken> {
    const path = { a: pathId(dealerId), b: 'share' as const };
    return (await upstream.call(createShareToken, { path })).data;
  }

  @Mutation(() => Boolean, { description: 'Revokes a share link: it shows nothing from the next request on.' })
  @Rest(revokeShareToken)
  async revokeShareToken(
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('id', () => ID, { description: 'The number of the token.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(revokeShareToken, { path: { id: pathId(dealerId), tokenId: pathId(id) } });
    return true;
  }
}
