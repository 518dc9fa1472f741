import { Resolver } from 'type-graphql';
import { TypicalRows } from '../directives/decorators.js';
import { RestQuery } from '../directives/operations.js';
import { IdArg, IntArg, PathId, Upstream } from '../schema/arguments.js';
import { inputId } from '../schema/ids.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { CampaignSummary } from './campaigns.types.js';
import { CampaignCurve } from './curves.types.js';

/** Campaigns over time. */
@Resolver()
export class CurvesResolver {
  @RestQuery(() => CampaignCurve, rest.campaignCurve)
  async campaignCurve(
    @PathId('campaign', 'campaignId') campaignId: number,
    @IdArg.orNull('memberId', "Of the dealers below this member, or of this dealer; the caller's own member without.")
    memberId: string | null | undefined,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignCurve> {
    const query = memberId == null ? {} : { memberId: inputId('memberId', memberId) };
    return (await upstream.call(rest.campaignCurve, { path: { id: campaignId }, query })).data.curve;
  }

  @RestQuery(() => [CampaignSummary], rest.campaignCalendar)
  @TypicalRows(10)
  async campaignCalendar(
    @IntArg('year', 'The year.') year: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignSummary[]> {
    return (await upstream.call(rest.campaignCalendar, { path: { year } })).data.campaigns;
  }
}
