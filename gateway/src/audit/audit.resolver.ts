import { defaultPageSize, type PageSize } from '@gdd/schema/lists';
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Access, Rest } from '../directives/decorators.js';
import { pathId } from '../schema/ids.js';
import { campaignAudit, dealerAudit } from './audit.endpoints.js';
import { auditEntryOf, AuditPage } from './audit.types.js';

@Resolver()
export class AuditResolver {
  @Query(() => AuditPage, { nullable: true, description: 'The changes of a dealer, newest first.' })
  @Rest(dealerAudit)
  @Access(dealerAudit.access)
  async dealerAudit(
    @Arg('id', () => ID, { description: 'The number of the dealer.' }) id: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The page, counted from 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: defaultPageSize,
      description: 'Entries of a page: 3, 5, 10, 15, 50 or 100.',
    })
    pageSize: number,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<AuditPage> {
    const query = { page, pageSize: pageSize as PageSize };
    const { items, total } = (await upstream.call(dealerAudit, { path: { id: pathId(id) }, query })).data;
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
    @Arg('page', () => Int, { defaultValue: 1, description: 'The page, counted from 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: defaultPageSize,
      description: 'Entries of a page: 3, 5, 10, 15, 50 or 100.',
    })
    pageSize: number,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<AuditPage> {
    const query = { page, pageSize: pageSize as PageSize };
    const { items, total } = (await upstream.call(campaignAudit, { path: { id: pathId(id) }, query })).data;
    return { items: items.map(auditEntryOf), total };
  }
}
