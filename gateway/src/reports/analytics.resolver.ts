import { reportAccess } from '@gdd/schema/reports';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { exportReport, searchAnalytics } from '../upstream/endpoints.generated.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { analyticsBody, analyticsFileBody, AnalyticsFileInput, AnalyticsInput } from './analytics.inputs.js';
import { Analytics, analyticsRowOf, analyticsSumsOf } from './analytics.types.js';

@Resolver()
export class AnalyticsResolver {
  @Query(() => Analytics, { nullable: true, description: 'Sales by one or two dimensions.' })
  @Rest(searchAnalytics)
  async analytics(
    @Arg('input', () => AnalyticsInput, { description: 'The query of the sales.' }) input: AnalyticsInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Analytics> {
    const { items, total, totals } = (await upstream.call(searchAnalytics, { body: analyticsBody(input) })).data;
    return {
      items: items.map(analyticsRowOf),
      total,
      totals: analyticsSumsOf(totals),
    };
  }

  @Query(() => FileTicket, { nullable: true, description: 'The same as a file: all groups.' })
  @Rest({ ...exportReport, access: reportAccess.analytics })
  analyticsFile(
    @Arg('input', () => AnalyticsFileInput, { description: 'The query of the sales, and the choice of the file.' })
    input: AnalyticsFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportReport, { path: { type: 'analytics' }, body: analyticsFileBody(input) });
  }
}
