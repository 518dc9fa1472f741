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
  @RestQuery(
    () => ChangedDealers,
    rest.dealersChangedSince,
    'The dealers that were changed or deleted since a cursor, each as it is now.',
  )
  async dealersChangedSince(
    @Args() since: ChangesSince,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ChangedDealers> {
    return (await upstream.call(rest.dealersChangedSince, { query: changesQuery(since) })).data;
  }

  @RestQuery(
    () => ChangedMemberships,
    rest.membershipsChangedSince,
    'The dealers in campaigns that were added, changed or taken out since a cursor, each as it is now.',
  )
  async membershipsChangedSince(
    @Args() since: ChangesSince,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<ChangedMemberships> {
    return (await upstream.call(rest.membershipsChangedSince, { query: changesQuery(since) })).data;
  }

  @RestQuery(() => NewEntries, rest.entriesChangedSince, 'The entries that were written into ledgers since a cursor.')
  async entriesChangedSince(@Args() since: ChangesSince, @Upstream() upstream: UpstreamRequest): Promise<NewEntries> {
    return (await upstream.call(rest.entriesChangedSince, { query: changesQuery(since) })).data;
  }

  @RestQuery(
    () => ChangedLines,
    rest.linesChangedSince,
    'The sale lines that imports brought, corrected or took away since a cursor, each as it is now.',
  )
  async linesChangedSince(@Args() since: ChangesSince, @Upstream() upstream: UpstreamRequest): Promise<ChangedLines> {
    return (await upstream.call(rest.linesChangedSince, { query: changesQuery(since) })).data;
  }
}
