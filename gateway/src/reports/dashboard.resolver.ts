import { Ctx, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { dashboard } from '../upstream/endpoints.generated.js';
import { Dashboard, dashboardOf } from './dashboard.types.js';

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
}
