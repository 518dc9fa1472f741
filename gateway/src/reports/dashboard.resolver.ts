import { Ctx, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { dashboard, waitingWork } from '../upstream/endpoints.generated.js';
import { Dashboard, dashboardOf, WaitingWork } from './dashboard.types.js';

@Resolver()
export class DashboardResolver {
  @Query(() => Dashboard, {
    nullable: true,
    description: 'The dashboard of the caller; a widget that fails leaves the others as they are.',
  })
  @Rest(dashboard)
  async dashboard(@Ctx() { upstream }: GatewayContext): Promise<Dashboard> {
    return dashboardOf((await upstream.call(dashboard, { body: {} })).data);
  }

  @Query(() => [WaitingWork], { nullable: true, description: 'What waits for the caller, of each kind of its work.' })
  @Rest(waitingWork)
  async waitingWork(@Ctx() { upstream }: GatewayContext): Promise<WaitingWork[]> {
    return (await upstream.call(waitingWork, {})).data.items;
  }
}
