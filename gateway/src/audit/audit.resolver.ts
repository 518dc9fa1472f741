import type { ExportFormat } from '@gdd/schema/campaigns';
import { Args, Resolver } from 'type-graphql';
import { RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { Argument, FormatArg, Input, PathId, TextArg, Upstream } from '../schema/arguments.js';
import { pageOf, TablePage } from '../schema/tables.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { AuditFilter, auditFileBody, AuditSort, AuditTableInput, auditTableState } from './audit.inputs.js';
import { AuditPage, auditRowOf, AuditRowPage, timelineEntryOf } from './audit.types.js';

@Resolver()
export class AuditResolver {
  @RestQuery(() => AuditPage, rest.dealerAudit)
  async dealerAudit(
    @PathId('dealer') id: number,
    @Args() page: TablePage,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<AuditPage> {
    const { items, total } = (await upstream.call(rest.dealerAudit, { path: { id }, query: pageOf(page) })).data;
    return { items: items.map(timelineEntryOf), total };
  }

  @RestQuery(() => AuditPage, rest.campaignAudit)
  async campaignAudit(
    @PathId('campaign') id: number,
    @Args() page: TablePage,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<AuditPage> {
    const { items, total } = (await upstream.call(rest.campaignAudit, { path: { id }, query: pageOf(page) })).data;
    return { items: items.map(timelineEntryOf), total };
  }

  @RestQuery(() => AuditRowPage, rest.auditTable)
  async auditTable(
    @Input(AuditTableInput, 'The state of the table.') input: AuditTableInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<AuditRowPage> {
    const { items, ...totals } = (await upstream.call(rest.auditTable, { body: auditTableState(input) })).data;
    return { items: items.map(auditRowOf), ...totals };
  }

  @RestQuery(() => FileTicket, rest.exportAudit)
  auditFile(
    @Argument.orNull('filter', () => AuditFilter, 'Filter for entries; all if omitted.')
    filter: AuditFilter | null | undefined,
    @Argument.orNull('sort', () => AuditSort, 'The order; newest first if omitted.')
    sort: AuditSort | null | undefined,
    @TextArg.orNull('search', 'A part of who, from where or what.') search: string | null | undefined,
    @FormatArg() format: ExportFormat,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportAudit, { body: auditFileBody({ filter, sort, search, format }) });
  }
}
