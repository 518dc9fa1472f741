import type { ExportFormat } from '@gdd/schema/campaigns';
import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { ExportFormatEnum } from '../schema/enums.js';
import { pathId } from '../schema/ids.js';
import { pageOf, TablePage } from '../schema/tables.js';
import { auditTable, campaignAudit, dealerAudit, exportAudit } from '../upstream/endpoints.generated.js';
import { AuditFilter, auditFileBody, AuditSort, AuditTableInput, auditTableState } from './audit.inputs.js';
import { AuditPage, auditRowOf, AuditRowPage, timelineEntryOf } from './audit.types.js';

@Resolver()
export class AuditResolver {
  @Query(() => AuditPage, {
    nullable: true,
    description: 'Audit trail of a dealer with the notes on it that the caller sees, newest first.',
  })
  @Rest(dealerAudit)
  async dealerAudit(
    @Arg('id', () => ID, { description: 'The number of the dealer.' }) id: string,
    @Args() page: TablePage,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<AuditPage> {
    const { items, total } = (await upstream.call(dealerAudit, { path: { id: pathId(id) }, query: pageOf(page) })).data;
    return { items: items.map(timelineEntryOf), total };
  }

  @Query(() => AuditPage, {
    nullable: true,
    description: 'Audit trail of a campaign and of the dealers in it, newest first.',
  })
  @Rest(campaignAudit)
  async campaignAudit(
    @Arg('id', () => ID, { description: 'The number of the campaign.' }) id: string,
    @Args() page: TablePage,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<AuditPage> {
    const { items, total } = (await upstream.call(campaignAudit, { path: { id: pathId(id) }, query: pageOf(page) }))
      .data;
    return { items: items.map(timelineEntryOf), total };
  }

  @Query(() => AuditRowPage, {
    nullable: true,
    description: 'A page of the audit as a whole: changes and security events, newest first.',
  })
  @Rest(auditTable)
  async auditTable(
    @Arg('input', () => AuditTableInput, { description: 'The state of the table.' }) input: AuditTableInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<AuditRowPage> {
    const { items, ...totals } = (await upstream.call(auditTable, { body: auditTableState(input) })).data;
    return { items: items.map(auditRowOf), ...totals };
  }

  @Query(() => FileTicket, { nullable: true, description: 'All entries of the audit, however many, as a file.' })
  @Rest(exportAudit)
  auditFile(
    @Arg('filter', () => AuditFilter, { nullable: true, description: 'Which entries; all without.' })
    filter: AuditFilter | null | undefined,
    @Arg('sort', () => AuditSort, { nullable: true, description: 'In which order; newest first without.' })
    sort: AuditSort | null | undefined,
    @Arg('search', () => String, { nullable: true, description: 'A part of who, from where or what.' })
    search: string | null | undefined,
    @Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'The format of the file.' })
    format: ExportFormat,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportAudit, { body: auditFileBody({ filter, sort, search, format }) });
  }
}
