import type { ExportFormat, StatementLines } from '@gdd/schema/campaigns';
import { documentSchemaName, exportAccess, type DocumentFormat } from '@gdd/schema/exports';
import { Ctx, Resolver } from 'type-graphql';
import { AuditFilter, AuditSort, auditFileBody } from '../audit/audit.inputs.js';
import { CampaignsFileInput, campaignTableState } from '../campaigns/campaigns.inputs.js';
import type { GatewayContext } from '../context.js';
import { CustomersFileInput, customerTableState } from '../customers/customers.inputs.js';
import { DealerFilter, DealerSort, dealersExportBody } from '../dealers/dealers.inputs.js';
import { TypicalRows } from '../directives/decorators.js';
import { RestMutation, RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { ImportsFileInput, importTableState } from '../imports/imports.inputs.js';
import { AnalyticsFileInput, analyticsFileBody } from '../reports/analytics.inputs.js';
import {
  CampaignsReportFileInput,
  MonthlyFleetReportFileInput,
  MonthlyReportFileInput,
  PreviousYearReportFileInput,
  reportFileBody,
} from '../reports/reports.inputs.js';
import type { Variables } from '../limits/variables.js';
import { Argument, FormatArg, IdempotencyKey, Input, InputId, PathId, TextArg, Upstream } from '../schema/arguments.js';
import { StatementLinesEnum } from '../schema/campaignEnums.js';
import { JSONObjectScalar } from '../schema/scalars.js';
import { tableFileBody } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import { documentEndpoint } from './documentEndpoint.js';
import { DocumentFormatEnum, Export } from './exports.types.js';

const request = 'The filter, order and columns of the file.';

async function requested(
  { upstream }: GatewayContext,
  body: BodyOf<'/exports', 'POST'>,
  idempotencyKey: string,
): Promise<Export> {
  return (await upstream.call(rest.requestExport, { body, idempotencyKey })).data.export;
}

@Resolver()
export class ExportsResolver {
  @RestQuery(() => [Export], rest.listExports)
  @TypicalRows(4)
  async exports(@Upstream() upstream: UpstreamRequest): Promise<Export[]> {
    return (await upstream.call(rest.listExports, {})).data.exports;
  }

  @RestQuery(() => Export, rest.getExport)
  async export(@PathId('export') id: number, @Upstream() upstream: UpstreamRequest): Promise<Export> {
    return (await upstream.call(rest.getExport, { path: { id } })).data.export;
  }

  @RestQuery(() => FileTicket, [rest.downloadExport, rest.downloadNamedExport], 'The file of an export that is done.')
  exportFile(@PathId('export') id: number, @Upstream() upstream: UpstreamRequest): Promise<FileTicket> {
    return fileTicket(upstream, rest.downloadExport, { path: { file: id } });
  }

  @RestMutation(
    () => Export,
    { ...rest.requestExport, access: exportAccess.dealers },
    'Has the table of dealers made as a file in the background.',
  )
  requestDealersExport(
    @Argument.orNull('filter', () => DealerFilter, 'Filter for dealers; all if omitted.')
    filter: DealerFilter | null | undefined,
    @Argument.orNull('sort', () => DealerSort, 'The order; by id if omitted.') sort: DealerSort | null | undefined,
    @TextArg.orNull('search', 'A part of name, code, VAT number or city.') search: string | null | undefined,
    @FormatArg() format: ExportFormat,
    @IdempotencyKey() idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    const body = dealersExportBody({ filter, sort, search, format });
    return requested(context, { type: 'dealers', ...body }, idempotencyKey);
  }

  @RestMutation(
    () => Export,
    { ...rest.requestExport, access: exportAccess['campaign-dealers'] },
    'Has the dealers of a campaign made as a file in the background.',
  )
  requestMembershipExport(
    @InputId('campaign', 'campaignId') campaignId: number,
    @FormatArg() format: ExportFormat,
    @IdempotencyKey() idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'campaign-dealers', campaignId, format } as const, idempotencyKey);
  }

  @RestMutation(
    () => Export,
    { ...rest.requestExport, access: exportAccess.audit },
    'Has the audit made as a file in the background.',
  )
  requestAuditExport(
    @Argument.orNull('filter', () => AuditFilter, 'Filter for entries; all if omitted.')
    filter: AuditFilter | null | undefined,
    @Argument.orNull('sort', () => AuditSort, 'The order; newest first if omitted.')
    sort: AuditSort | null | undefined,
    @TextArg.orNull('search', 'A part of who, from where or what.') search: string | null | undefined,
    @FormatArg() format: ExportFormat,
    @IdempotencyKey() idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'audit', ...auditFileBody({ filter, sort, search, format }) }, idempotencyKey);
  }

  @RestMutation(
    () => Export,
    { ...rest.requestExport, access: exportAccess['campaign-list'] },
    'Has the table of campaigns made as a file in the background.',
  )
  requestCampaignListExport(
    @Input(CampaignsFileInput, request) input: CampaignsFileInput,
    @IdempotencyKey() idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'campaign-list', ...tableFileBody(input, campaignTableState) }, idempotencyKey);
  }

  @RestMutation(
    () => Export,
    { ...rest.requestExport, access: exportAccess.customers },
    'Has the table of customers made as a file in the background.',
  )
  requestCustomersExport(
    @Input(CustomersFileInput, request) input: CustomersFileInput,
    @IdempotencyKey() idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'customers', ...tableFileBody(input, customerTableState) }, idempotencyKey);
  }

  @RestMutation(
    () => Export,
    { ...rest.requestExport, access: exportAccess.imports },
    'Has the history of imports made as a file in the background.',
  )
  requestImportsExport(
    @Input(ImportsFileInput, request) input: ImportsFileInput,
    @IdempotencyKey() idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'imports', ...tableFileBody(input, importTableState) }, idempotencyKey);
  }

  @RestMutation(
    () => Export,
    { ...rest.requestExport, access: exportAccess['campaign-redemptions'] },
    'Has what was redeemed in a campaign made as a file in the background.',
  )
  requestRedemptionsExport(
    @InputId('campaign', 'campaignId') campaignId: number,
    @FormatArg() format: ExportFormat,
    @IdempotencyKey() idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'campaign-redemptions', campaignId, format } as const, idempotencyKey);
  }

  @RestMutation(
    () => Export,
    { ...rest.requestExport, access: exportAccess['campaign-entries'] },
    'Has all entries of the ledgers of a campaign made as a file in the background.',
  )
  requestEntriesExport(
    @InputId('campaign', 'campaignId') campaignId: number,
    @FormatArg() format: ExportFormat,
    @IdempotencyKey() idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'campaign-entries', campaignId, format } as const, idempotencyKey);
  }

  @RestMutation(
    () => Export,
    { ...rest.requestExport, access: exportAccess['campaign-lines'] },
    "Has the sale lines of a dealer's statement made as a file in the background.",
  )
  requestCampaignLinesExport(
    @InputId('campaign', 'campaignId') campaignId: number,
    @InputId('dealer', 'dealerId') dealerId: number,
    @Argument('which', () => StatementLinesEnum, 'The kind of lines.', { defaultValue: 'counted' })
    which: StatementLines,
    @FormatArg() format: ExportFormat,
    @IdempotencyKey() idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    const ids = { campaignId, dealerId };
    return requested(context, { type: 'campaign-lines', ...ids, which, format }, idempotencyKey);
  }

  @RestMutation(
    () => Export,
    { ...rest.requestExport, access: exportAccess.campaigns },
    'Has the report of the campaigns made as a file in the background.',
  )
  requestCampaignsReportExport(
    @Input(CampaignsReportFileInput, request) input: CampaignsReportFileInput,
    @IdempotencyKey() idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'campaigns', ...reportFileBody(input) }, idempotencyKey);
  }

  @RestMutation(
    () => Export,
    { ...rest.requestExport, access: exportAccess.monthly },
    'Has the monthly report made as a file in the background.',
  )
  requestMonthlyReportExport(
    @Input(MonthlyReportFileInput, request) input: MonthlyReportFileInput,
    @IdempotencyKey() idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'monthly', ...reportFileBody(input) }, idempotencyKey);
  }

  @RestMutation(
    () => Export,
    { ...rest.requestExport, access: exportAccess['monthly-fleet'] },
    'Has the monthly report of fleets made as a file in the background.',
  )
  requestMonthlyFleetReportExport(
    @Input(MonthlyFleetReportFileInput, request) input: MonthlyFleetReportFileInput,
    @IdempotencyKey() idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'monthly-fleet', ...reportFileBody(input) }, idempotencyKey);
  }

  @RestMutation(
    () => Export,
    { ...rest.requestExport, access: exportAccess['previous-year'] },
    'Has the report of the year before made as a file in the background.',
  )
  requestPreviousYearReportExport(
    @Input(PreviousYearReportFileInput, request) input: PreviousYearReportFileInput,
    @IdempotencyKey() idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'previous-year', ...reportFileBody(input) }, idempotencyKey);
  }

  @RestMutation(
    () => Export,
    { ...rest.requestExport, access: exportAccess.analytics },
    'Has analytics made as a file in the background.',
  )
  requestAnalyticsExport(
    @Input(AnalyticsFileInput, request) input: AnalyticsFileInput,
    @IdempotencyKey() idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'analytics', ...analyticsFileBody(input) }, idempotencyKey);
  }

  @RestQuery(() => FileTicket, rest.downloadNamedExport, 'The JSON Schema of a line of an export of a document.')
  exportSchemaFile(@PathId('export') id: number, @Upstream() upstream: UpstreamRequest): Promise<FileTicket> {
    return fileTicket(upstream, rest.downloadNamedExport, { path: { file: id, sub: documentSchemaName } });
  }

  @RestMutation(
    () => Export,
    [{ ...documentEndpoint, access: exportAccess.document }, rest.addExportPage, rest.endExportPages],
    'Has the list of a GraphQL document made as a file in the background; each page costs what it costs alone.',
  )
  requestDocumentExport(
    @TextArg(
      'document',
      'One query of one list, with its page as a variable: `query ($page: Int!) { … { items { … } total } }`.',
    )
    document: string,
    @Argument.orNull('variables', () => JSONObjectScalar, 'Its variables, but for the page.')
    variables: Variables | null | undefined,
    @Argument('format', () => DocumentFormatEnum, 'The format of the file.', { defaultValue: 'jsonl' })
    format: DocumentFormat,
    @IdempotencyKey() idempotencyKey: string,
    @Ctx() { upstream, startDocument }: GatewayContext,
  ): Promise<Export> {
    return startDocument({ document, variables: variables ?? {}, format, idempotencyKey }, upstream);
  }

  @RestMutation(() => Boolean, rest.deleteExport)
  async deleteExport(@PathId('export') id: number, @Upstream() upstream: UpstreamRequest): Promise<boolean> {
    await upstream.call(rest.deleteExport, { path: { id } });
    return true;
  }
}
