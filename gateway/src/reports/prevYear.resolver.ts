import { Resolver } from 'type-graphql';
import { RestQuery } from '../directives/operations.js';
import { IntArg, PathId, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { PrevYearSales } from './prevYear.types.js';

/** A dealer's months against the year before. */
@Resolver()
export class PrevYearResolver {
  @RestQuery(
    () => PrevYearSales,
    rest.prevYearSales,
    'The purchases of a dealer month by month in a year, against the year before.',
  )
  async prevYearSales(
    @PathId('dealer', 'dealerId') dealerId: number,
    @IntArg('year', 'The year.') year: number,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<PrevYearSales> {
    return (await upstream.call(rest.prevYearSales, { path: { a: dealerId, b: year } })).data;
  }
}
