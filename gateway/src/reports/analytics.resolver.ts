import { reportAccess } from '@gdd/schema/reports';
import { Resolver } from 'type-graphql';
import { RestQuery } from '../directives/operations.js';
import { Input, Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { analyticsBody, analyticsFileBody, AnalyticsFileInput, AnalyticsInput } from './analytics.inputs.js';
import { Analytics, analyticsRowOf, analyticsSumsOf } from './analytics.types.js';

@Resolver()
export class AnalyticsResolver {
  @RestQuery(() => Analytics, rest.searchAnalytics)
  async analytics(
    @Input(AnalyticsInput, 'The query of the sales.') input: AnalyticsInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<Analytics> {
    const { items, total, totals } = (await upstream.call(rest.searchAnalytics, { body: analyticsBody(input) })).data;
    return {
      items: items.map(analyticsRowOf),
      total,
      totals: analyticsSumsOf(totals),
    };
  }

  @RestQuery(
    () => FileTicket,
    { ...rest.exportReport, access: reportAccess.analytics },
    'The same as a file: all groups.',
  )
  analyticsFile(
    @Input(AnalyticsFileInput, 'The query of the sales, and the choice of the file.') input: AnalyticsFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportReport, { path: { type: 'analytics' }, body: analyticsFileBody(input) });
  }
}
