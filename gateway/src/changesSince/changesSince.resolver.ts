import { Args, Resolver } from 'type-graphql';
import { RestQuery } from '../directives/operations.js';
import { Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { changesQuery, ChangesSince } from './changesSince.inputs.js';
import { ChangedDealers, ChangedLines, ChangedMemberships, NewEntries } from './changesSince.types.js';

/** What has changed since a cursor, for other systems. */
@Resolver()
export class ChangesSinceResolver {
  @RestQuery(() => ChangedDealers, rest.dealersChangedSince)
  async dealersChangedSince(
    @Args() since: ChangesSince,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ChangedDealers> {
    return (await upstream.call(rest.dealersChangedSince, { query: changesQuery(since) })).data;
  }

  @RestQuery(() => ChangedMemberships, rest.membershipsChangedSince)
  async membershipsChangedSince(
    @Args() since: ChangesSince,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ChangedMemberships> {
    return (await upstream.call(rest.membershipsChangedSince, { query: changesQuery(since) })).data;
  }

  @RestQuery(() => NewEntries, rest.entriesChangedSince)
  async entriesChangedSince(@Args() since: ChangesSince, @Upstream() upstream: UpstreamRequest): Promise<NewEntries> {
    return (await upstream.call(rest.entriesChangedSince, { query: changesQuery(since) })).data;
  }

  @RestQuery(() => ChangedLines, rest.linesChangedSince)
  async linesChangedSince(@Args() since: ChangesSince, @Upstream() upstream: UpstreamRequest): Promise<ChangedLines> {
    return (await upstream.call(rest.linesChangedSince, { query: changesQuery(since) })).data;
  }
}
