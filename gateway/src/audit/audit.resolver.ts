import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Access, Rest } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import { pageOf, TablePage } from '../schema/tables.js';
import { campaignAudit, dealerAudit } from '../upstream/endpoints.generated.js';
import { auditEntryOf, AuditPage } from './audit.types.js';

@Resolver()
export class AuditResolver {
  @Query(() => AuditPage, { nullable: true, description: 'The changes of a dealer, newest first.' })
  @Rest(dealerAudit)
  @Access(dealerAudit.access)
  async dealerAudit(
    @Arg('id', () => ID, { description: 'The number of the dealer.' }) id: string,
    @Args() page: TablePage,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<AuditPage> {
    const { items, total } = (await upstream.call(dealerAudit, { path: { id: pathId(id) }, query: pageOf(page) })).data;
    return { items: items.map(auditEntryOf), total };
  }

  @Query(() => AuditPage, {
    nullable: true,
    description: 'The changes of a campaign and of the dealers in it, newest first.',
  })
  @Rest(campaignAudit)
  @Access(campaignAudit.access)
  async campaignAudit(
    @Arg('id', () => ID, { description: 'The number of the campaign.' }) id: string,
    @Args() page: TablePage,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<AuditPage> {
    const { items, total } = (await upstream.call(campaignAudit, { path: { id: pathId(id) }, query: pageOf(page) }))
      .data;
    return { items: items.map(auditEntryOf), total };
  }
}
