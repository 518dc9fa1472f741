import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import { prevYearSales } from '../upstream/endpoints.generated.js';
import { PrevYearSales } from './prevYear.types.js';

/** A dealer's months against the year before. */
@Resolver()
export class PrevYearResolver {
  @Query(() => PrevYearSales, {
    nullable: true,
    description: 'The purchases of a dealer month by month in a year, against the year before.',
  })
  @Rest(prevYearSales)
  async prevYearSales(
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('year', () => Int, { description: 'The year.' }) year: number,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<PrevYearSales> {
    const path = { a: pathId(dealerId), b: year };
    return (await upstream.call(prevYearSales, { path })).data;
  }
}
