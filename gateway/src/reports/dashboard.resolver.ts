import { Resolver } from 'type-graphql';
import { RestQuery } from '../directives/operations.js';
import { Upstream } from '../schema/arguments.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { Dashboard, dashboardOf, WaitingWork } from './dashboard.types.js';

@Resolver()
export class DashboardResolver {
  @RestQuery(() => Dashboard, rest.dashboard)
  async dashboard(@Upstream() upstream: UpstreamRequest): Promise<Dashboard> {
    return dashboardOf((await upstream.call(rest.dashboard, { body: {} })).data);
  }

  @RestQuery(() => [WaitingWork], rest.waitingWork)
  async waitingWork(@Upstream() upstream: UpstreamRequest): Promise<WaitingWork[]> {
    return (await upstream.call(rest.waitingWork, {})).data.items;
  }
}
