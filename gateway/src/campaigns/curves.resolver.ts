import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest, TypicalRows } from '../directives/decorators.js';
import { inputId, pathId } from '../schema/ids.js';
import { campaignCalendar, campaignCurve } from '../upstream/endpoints.generated.js';
import { CampaignSummary } from './campaigns.types.js';
import { CampaignCurve } from './curves.types.js';

/** Campaigns over time. */
@Resolver()
export class CurvesResolver {
  @Query(() => CampaignCurve, {
    nullable: true,
    description: "The cumulative tyres of a campaign, of the dealers of the caller's subtree.",
  })
  @Rest(campaignCurve)
  async campaignCurve(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('memberId', () => ID, {
      nullable: true,
      description: "Of the dealers below this member, or of this dealer; the caller's own member without.",
    })
    memberId: string | null | undefined,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignCurve> {
    const query = memberId == null ? {} : { memberId: inputId('memberId', memberId) };
    return (await upstream.call(campaignCurve, { path: { id: pathId(campaignId) }, query })).data.curve;
  }

  @Query(() => [CampaignSummary], {
    nullable: true,
    description:
      'The campaigns with days in a year that the caller may see, those that begin first before the others: a dealer those that it is in.',
  })
  @Rest(campaignCalendar)
  @TypicalRows(10)
  async campaignCalendar(
    @Arg('year', () => Int, { description: 'The year.' }) year: number,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignSummary[]> {
    return (await upstream.call(campaignCalendar, { path: { year } })).data.campaigns;
  }
}
