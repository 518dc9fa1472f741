import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { DealerRow } from '../dealers/dealers.types.js';
import { Batched } from '../directives/decorators.js';
import { idsPerCall } from '../limits/limits.js';
import * as rest from '../upstream/endpoints.generated.js';
import { performanceByDealerIdLoader } from './campaigns.loaders.js';
import { DealerPerformance } from './dealerPerformance.types.js';

/** The performance of each dealer of a table, by a loader: one call for the whole page. */
@Resolver(() => DealerRow)
export class DealerPerformanceResolver {
  @FieldResolver(() => DealerPerformance, {
    nullable: true,
    description: 'How the dealer performs, for whoever has the table of dealers.',
  })
  @Batched(rest.dealerPerformances, idsPerCall)
  performance(@Root() { id }: DealerRow, @Ctx() { loaders }: GatewayContext): Promise<DealerPerformance | null> {
    return loaders.of(performanceByDealerIdLoader).load(id);
  }
}
