import { Resolver } from 'type-graphql';
import { RestQuery } from '../directives/operations.js';
import { IntArg, PathId, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { DealerForecast, WhatIf } from './forecasts.types.js';

/** Forecasts of the figures of a dealer in a campaign, and estimates with further tyres. */
@Resolver()
export class ForecastsResolver {
  @RestQuery(() => DealerForecast, rest.campaignForecast)
  async campaignForecast(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<DealerForecast> {
    return (await upstream.call(rest.campaignForecast, { path: { id: campaignId, dealerId } })).data.forecast;
  }

  @RestQuery(() => WhatIf, rest.campaignWhatIf)
  async campaignWhatIf(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @IntArg('tires', 'The further tyres: 0 to 1,000,000.') tires: number,
    @IntArg.orNull(
      'boost',
      "The boost that counts for them, by its place in the campaign's list from 0; without it, none.",
    )
    boost: number | null | undefined,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<WhatIf> {
    const path = { id: campaignId, dealerId };
    const query = { tires, ...(boost != null && { boost }) };
    return (await upstream.call(rest.campaignWhatIf, { path, query })).data.whatIf;
  }
}
