import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import {
  dealersChangedSince,
  entriesChangedSince,
  linesChangedSince,
  membershipsChangedSince,
} from '../upstream/endpoints.generated.js';
import { changesQuery, ChangesSince } from './changesSince.inputs.js';
import { ChangedDealers, ChangedLines, ChangedMemberships, NewEntries } from './changesSince.types.js';

/** What has changed since a cursor, for other systems. */
@Resolver()
export class ChangesSinceResolver {
  @Query(() => ChangedDealers, {
    nullable: true,
    description: 'The dealers that were changed or deleted since a cursor, each as it is now.',
  })
  @Rest(dealersChangedSince)
  async dealersChangedSince(@Args() since: ChangesSince, @Ctx() { upstream }: GatewayContext): Promise<ChangedDealers> {
    return (await upstream.call(dealersChangedSince, { query: changesQuery(since) })).data;
  }

  @Query(() => ChangedMemberships, {
    nullable: true,
    description: 'The dealers in campaigns that were added, changed or taken out since a cursor, each as it is now.',
  })
  @Rest(membershipsChangedSince)
  async membershipsChangedSince(
    @Args() since: ChangesSince,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<ChangedMemberships> {
    return (await upstream.call(membershipsChangedSince, { query: changesQuery(since) })).data;
  }

  @Query(() => NewEntries, {
    nullable: true,
    description: 'The entries that were written into ledgers since a cursor.',
  })
  @Rest(entriesChangedSince)
  async entriesChangedSince(@Args() since: ChangesSince, @Ctx() { upstream }: GatewayContext): Promise<NewEntries> {
    return (await upstream.call(entriesChangedSince, { query: changesQuery(since) })).data;
  }

  @Query(() => ChangedLines, {
    nullable: true,
    description: 'The sale lines that imports brought, corrected or took away since a cursor, each as it is now.',
  })
  @Rest(linesChangedSince)
  async linesChangedSince(@Args() since: ChangesSince, @Ctx() { upstream }: GatewayContext): Promise<ChangedLines> {
    return (await upstream.call(linesChangedSince, { query: changesQuery(since) })).data;
  }
}
