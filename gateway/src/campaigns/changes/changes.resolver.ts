import { Args, Resolver } from 'type-graphql';
import { RestQuery } from '../../directives/operations.js';
import { DayArg, PathId, Upstream } from '../../schema/arguments.js';
import { pageOf } from '../../schema/tables.js';
import * as rest from '../../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../../upstream/upstreamRequest.js';
import { ChangesPage } from './changes.inputs.js';
import { Bridge, FiguresOnDay, MembershipChangePage, RecentChange } from './changes.types.js';

/** The recorded changes of the figures of dealers in campaigns, with their causes. */
@Resolver()
export class ChangesResolver {
  @RestQuery(() => MembershipChangePage, rest.membershipChanges)
  async campaignChanges(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @Args() page: ChangesPage,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<MembershipChangePage> {
    const path = { id: campaignId, dealerId };
    return (await upstream.call(rest.membershipChanges, { path, query: pageOf(page) })).data;
  }

  @RestQuery(() => Bridge, rest.membershipBridge)
  async campaignBridge(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @DayArg.orNull('from', 'The first day, at its end; without it the day before the second.')
    from: string | null | undefined,
    @DayArg.orNull('to', 'The second day, at its end; without it today.') to: string | null | undefined,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Bridge> {
    const path = { id: campaignId, dealerId };
    const query = { ...(from != null && { from }), ...(to != null && { to }) };
    return (await upstream.call(rest.membershipBridge, { path, query })).data.bridge;
  }

  @RestQuery(() => FiguresOnDay, rest.membershipFiguresOn)
  async campaignFiguresOn(
    @PathId('campaign', 'campaignId') campaignId: number,
    @PathId('dealer', 'dealerId') dealerId: number,
    @DayArg('day', 'The day; today at the latest.') day: string,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FiguresOnDay> {
    return (await upstream.call(rest.membershipFiguresOn, { path: { id: campaignId, dealerId }, query: { day } })).data;
  }

  @RestQuery(() => [RecentChange], rest.recentChanges)
  async recentChanges(@Upstream() upstream: UpstreamRequest): Promise<RecentChange[]> {
    return (await upstream.call(rest.recentChanges, {})).data.changes;
  }
}
