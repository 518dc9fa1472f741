import { Resolver } from 'type-graphql';
import { DealerCampaign } from '../campaigns/memberships.types.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { IdArg, PathId, TextArg, Upstream } from '../schema/arguments.js';
import { pathId } from '../schema/ids.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { CreatedShareToken, ShareDealer, SharePrevYear, ShareToken } from './share.types.js';

/** The fields of share pages, and of the links to them. */
@Resolver()
export class ShareResolver {
  @RestQuery(() => ShareDealer, rest.shareDealer, 'The dealer of a share link.')
  async shareDealer(
    @TextArg('token', 'The token of the link: there is no other credential.') token: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ShareDealer> {
    return (await upstream.call(rest.shareDealer, { body: { data: { token } } })).data.dealer;
  }

  @RestQuery(
    () => [DealerCampaign],
    rest.shareCampaigns,
    'The campaigns of the current year that the dealer of a share link is in, newest first.',
  )
  async shareCampaigns(
    @TextArg('token', 'The token of the link: there is no other credential.') token: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DealerCampaign[]> {
    return (await upstream.call(rest.shareCampaigns, { body: { data: { token } } })).data.campaigns;
  }

  @RestQuery(
    () => SharePrevYear,
    rest.sharePrevYear,
    'The current year of the dealer of a share link against the year before, in tyres.',
  )
  async sharePrevYear(
    @IdArg('dealerId', 'The dealer of the link.') dealerId: string,
    @TextArg('token', 'The token of the link: there is no other credential.') token: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<SharePrevYear> {
    const call = { path: { id: pathId(dealerId) }, body: { data: { token } } };
    return (await upstream.call(rest.sharePrevYear, call)).data;
  }

  @RestQuery(() => [ShareToken], rest.listShareTokens)
  async shareTokens(
    @PathId('dealer', 'dealerId') dealerId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ShareToken[]> {
    return (await upstream.call(rest.listShareTokens, { path: { id: dealerId } })).data.shareTokens;
  }

  @RestMutation(
    () => CreatedShareToken,
    rest.createShareToken,
    'Makes a link to the share page of a dealer, good for 90 days; asked again it makes another.',
  )
  async createShareToken(
    @PathId('dealer', 'dealerId') dealerId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CreatedShareToken> {
    return (await upstream.call(rest.createShareToken, { path: { a: dealerId, b: 'share' as const } })).data;
  }

  @RestMutation(() => Boolean, rest.revokeShareToken)
  async revokeShareToken(
    @PathId('dealer', 'dealerId') dealerId: number,
    @PathId('token') id: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<boolean> {
    await upstream.call(rest.revokeShareToken, { path: { id: dealerId, tokenId: id } });
    return true;
  }
}
