import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import { campaignForecast, campaignWhatIf } from '../upstream/endpoints.generated.js';
import { DealerForecast, WhatIf } from './forecasts.types.js';

/** Forecasts of the figures of a dealer in a campaign, and estimates with further tyres. */
@Resolver()
export class ForecastsResolver {
  @Query(() => DealerForecast, {
    nullable: true,
    description: "Where a dealer's pace in a campaign leads, by the programme's day.",
  })
  @Rest(campaignForecast)
  async campaignForecast(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerForecast> {
    const path = { id: pathId(campaignId), dealerId: pathId(dealerId) };
    return (await upstream.call(campaignForecast, { path })).data.forecast;
  }

  @Query(() => WhatIf, {
    nullable: true,
    description: 'The prize of a dealer with further tyres, in a campaign that is not over.',
  })
  @Rest(campaignWhatIf)
  async campaignWhatIf(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('tires', () => Int, { description: 'The further tyres: 0 to 1,000,000.' }) tires: number,
    @Arg('boost', () => Int, {
      nullable: true,
      description: "The boost that counts for them, by its place in the campaign's list from 0; without it, none.",
    })
    boost: number | null | undefined,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<WhatIf> {
    const path = { id: pathId(campaignId), dealerId: pathId(dealerId) };
    const query = { tires, ...(boost != null && { boost }) };
    return (await upstream.call(campaignWhatIf, { path, query })).data.whatIf;
  }
}
