import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../../context.js';
import { Rest } from '../../directives/decorators.js';
import { pathId } from '../../schema/ids.js';
import { DateScalar } from '../../schema/scalars.js';
import { pageOf } from '../../schema/tables.js';
import {
  membershipBridge,
  membershipChanges,
  membershipFiguresOn,
  recentChanges,
} from '../../upstream/endpoints.generated.js';
import { ChangesPage } from './changes.inputs.js';
import { Bridge, FiguresOnDay, MembershipChangePage, RecentChange } from './changes.types.js';

/** The recorded changes of the figures of dealers in campaigns, with their causes. */
@Resolver()
export class ChangesResolver {
  @Query(() => MembershipChangePage, {
    nullable: true,
    description: "The changes of a dealer's figures in a campaign, newest first, each with its cause.",
  })
  @Rest(membershipChanges)
  async campaignChanges(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Args() page: ChangesPage,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<MembershipChangePage> {
    const path = { id: pathId(campaignId), dealerId: pathId(dealerId) };
    return (await upstream.call(membershipChanges, { path, query: pageOf(page) })).data;
  }

  @Query(() => Bridge, {
    nullable: true,
    description: "Why a dealer's figures in a campaign changed between two days in Italy: every cent has its cause.",
  })
  @Rest(membershipBridge)
  async campaignBridge(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('from', () => DateScalar, {
      nullable: true,
      description: 'The first day, at its end; without it the day before the second.',
    })
    from: string | null | undefined,
    @Arg('to', () => DateScalar, { nullable: true, description: 'The second day, at its end; without it today.' })
    to: string | null | undefined,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Bridge> {
    const path = { id: pathId(campaignId), dealerId: pathId(dealerId) };
    const query = { ...(from != null && { from }), ...(to != null && { to }) };
    return (await upstream.call(membershipBridge, { path, query })).data.bridge;
  }

  @Query(() => FiguresOnDay, {
    nullable: true,
    description: "A dealer's figures in a campaign as they were known at the end of a day in Italy.",
  })
  @Rest(membershipFiguresOn)
  async campaignFiguresOn(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('day', () => DateScalar, { description: 'The day; today at the latest.' }) day: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FiguresOnDay> {
    const path = { id: pathId(campaignId), dealerId: pathId(dealerId) };
    return (await upstream.call(membershipFiguresOn, { path, query: { day } })).data;
  }

  @Query(() => [RecentChange], {
    nullable: true,
    description: "What changed for the caller's own dealer since the end of yesterday, in all its campaigns.",
  })
  @Rest(recentChanges)
  async recentChanges(@Ctx() { upstream }: GatewayContext): Promise<RecentChange[]> {
    return (await upstream.call(recentChanges, {})).data.changes;
  }
}
