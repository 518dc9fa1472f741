import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import { dealerPrizes } from '../upstream/endpoints.generated.js';
import { DealerPrizes } from './prizes.types.js';

/** The prizes of a dealer over all campaigns. */
@Resolver()
export class DealerPrizesResolver {
  @Query(() => DealerPrizes, {
    nullable: true,
    description: 'The prizes of a dealer: what was accumulated, spent, paid and is left, in parts that add up.',
  })
  @Rest(dealerPrizes)
  async dealerPrizes(
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<DealerPrizes> {
    return (await upstream.call(dealerPrizes, { path: { id: pathId(dealerId) } })).data.prizes;
  }
}
