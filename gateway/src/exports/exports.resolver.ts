import type { ExportFormat, StatementLines } from '@gdd/schema/campaigns';
import { documentSchemaName, exportAccess, type DocumentFormat } from '@gdd/schema/exports';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AuditFilter, AuditSort, auditFileBody } from '../audit/audit.inputs.js';
import { CampaignsFileInput, campaignTableState } from '../campaigns/campaigns.inputs.js';
import type { GatewayContext } from '../context.js';
import { CustomersFileInput, customerTableState } from '../customers/customers.inputs.js';
import { DealerFilter, DealerSort, dealersExportBody } from '../dealers/dealers.inputs.js';
import { Rest, TypicalRows } from '../directives/decorators.js';
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
import { ExportFormatEnum } from '../schema/enums.js';
import { StatementLinesEnum } from '../schema/campaignEnums.js';
import { inputId, pathId } from '../schema/ids.js';
import { JSONObjectScalar } from '../schema/scalars.js';
import { tableFileBody } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import {
  addExportPage,
  deleteExport,
  downloadExport,
  downloadNamedExport,
  endExportPages,
  getExport,
  listExports,
  requestExport,
} from '../upstream/endpoints.generated.js';
import { documentEndpoint } from './documentEndpoint.js';
import { DocumentFormatEnum, Export } from './exports.types.js';

const request = 'Which rows, in which order, and what of them.';
const sameKey = 'The same key asks once.';

async function requested(
  { upstream }: GatewayContext,
  body: BodyOf<'/exports', 'POST'>,
  idempotencyKey: string,
): Promise<Export> {
  return (await upstream.call(requestExport, { body, idempotencyKey })).data.export;
}

@Resolver()
export class ExportsResolver {
  @Query(() => [Export], {
    nullable: true,
    description: "The caller's exports of the last seven days, the newest first.",
  })
  @Rest(listExports)
  @TypicalRows(4)
  async exports(@Ctx() { upstream }: GatewayContext): Promise<Export[]> {
    return (await upstream.call(listExports, {})).data.exports;
  }

  @Query(() => Export, { nullable: true, description: "One of the caller's exports." })
  @Rest(getExport)
  async export(
    @Arg('id', () => ID, { description: 'The number of the export.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<Export> {
    return (await upstream.call(getExport, { path: { id: pathId(id) } })).data.export;
  }

  @Query(() => FileTicket, { nullable: true, description: 'The file of an export that is done.' })
  @Rest(downloadExport, downloadNamedExport)
  exportFile(
    @Arg('id', () => ID, { description: 'The number of the export.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, downloadExport, { path: { file: pathId(id) } });
  }

  @Mutation(() => Export, { description: 'Has the table of dealers made as a file in the background.' })
  @Rest({ ...requestExport, access: exportAccess.dealers })
  requestDealersExport(
    @Arg('filter', () => DealerFilter, { nullable: true, description: 'Which dealers; all without.' })
    filter: DealerFilter | null | undefined,
    @Arg('sort', () => DealerSort, { nullable: true, description: 'In which order; by id without.' })
    sort: DealerSort | null | undefined,
    @Arg('search', () => String, { nullable: true, description: 'A part of name, code, VAT number or city.' })
    search: string | null | undefined,
    @Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'The format of the file.' })
    format: ExportFormat,
    @Arg('idempotencyKey', () => String, { description: sameKey }) idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    const body = dealersExportBody({ filter, sort, search, format });
    return requested(context, { type: 'dealers', ...body }, idempotencyKey);
  }

  @Mutation(() => Export, { description: 'Has the dealers of a campaign made as a file in the background.' })
  @Rest({ ...requestExport, access: exportAccess['campaign-dealers'] })
  requestMembershipExport(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'The format of the file.' })
    format: ExportFormat,
    @Arg('idempotencyKey', () => String, { description: sameKey }) idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    const body = { type: 'campaign-dealers', campaignId: inputId('campaignId', campaignId), format } as const;
    return requested(context, body, idempotencyKey);
  }

  @Mutation(() => Export, { description: 'Has the audit made as a file in the background.' })
  @Rest({ ...requestExport, access: exportAccess.audit })
  requestAuditExport(
    @Arg('filter', () => AuditFilter, { nullable: true, description: 'Which entries; all without.' })
    filter: AuditFilter | null | undefined,
    @Arg('sort', () => AuditSort, { nullable: true, description: 'In which order; newest first without.' })
    sort: AuditSort | null | undefined,
    @Arg('search', () => String, { nullable: true, description: 'A part of who, from where or what.' })
    search: string | null | undefined,
    @Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'The format of the file.' })
    format: ExportFormat,
    @Arg('idempotencyKey', () => String, { description: sameKey }) idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    const body = auditFileBody({ filter, sort, search, format });
    return requested(context, { type: 'audit', ...body }, idempotencyKey);
  }

  @Mutation(() => Export, { description: 'Has the table of campaigns made as a file in the background.' })
  @Rest({ ...requestExport, access: exportAccess['campaign-list'] })
  requestCampaignListExport(
    @Arg('input', () => CampaignsFileInput, { description: request }) input: CampaignsFileInput,
    @Arg('idempotencyKey', () => String, { description: sameKey }) idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'campaign-list', ...tableFileBody(input, campaignTableState) }, idempotencyKey);
  }

  @Mutation(() => Export, { description: 'Has the table of customers made as a file in the background.' })
  @Rest({ ...requestExport, access: exportAccess.customers })
  requestCustomersExport(
    @Arg('input', () => CustomersFileInput, { description: request }) input: CustomersFileInput,
    @Arg('idempotencyKey', () => String, { description: sameKey }) idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'customers', ...tableFileBody(input, customerTableState) }, idempotencyKey);
  }

  @Mutation(() => Export, { description: 'Has the history of imports made as a file in the background.' })
  @Rest({ ...requestExport, access: exportAccess.imports })
  requestImportsExport(
    @Arg('input', () => ImportsFileInput, { description: request }) input: ImportsFileInput,
    @Arg('idempotencyKey', () => String, { description: sameKey }) idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'imports', ...tableFileBody(input, importTableState) }, idempotencyKey);
  }

  @Mutation(() => Export, { description: 'Has what was redeemed in a campaign made as a file in the background.' })
  @Rest({ ...requestExport, access: exportAccess['campaign-redemptions'] })
  requestRedemptionsExport(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'The format of the file.' })
    format: ExportFormat,
    @Arg('idempotencyKey', () => String, { description: sameKey }) idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    const body = { type: 'campaign-redemptions', campaignId: inputId('campaignId', campaignId), format } as const;
    return requested(context, body, idempotencyKey);
  }

  @Mutation(() => Export, {
    description: 'Has all entries of the ledgers of a campaign made as a file in the background.',
  })
  @Rest({ ...requestExport, access: exportAccess['campaign-entries'] })
  requestEntriesExport(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'The format of the file.' })
    format: ExportFormat,
    @Arg('idempotencyKey', () => String, { description: sameKey }) idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    const body = { type: 'campaign-entries', campaignId: inputId('campaignId', campaignId), format } as const;
    return requested(context, body, idempotencyKey);
  }

  @Mutation(() => Export, {
    description: "Has the sale lines of a dealer's statement made as a file in the background.",
  })
  @Rest({ ...requestExport, access: exportAccess['campaign-lines'] })
  requestCampaignLinesExport(
    @Arg('campaignId', () => ID, { description: 'The number of the campaign.' }) campaignId: string,
    @Arg('dealerId', () => ID, { description: 'The number of the dealer.' }) dealerId: string,
    @Arg('which', () => StatementLinesEnum, { defaultValue: 'counted', description: 'Which lines.' })
    which: StatementLines,
    @Arg('format', () => ExportFormatEnum, { defaultValue: 'xlsx', description: 'The format of the file.' })
    format: ExportFormat,
    @Arg('idempotencyKey', () => String, { description: sameKey }) idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    const ids = { campaignId: inputId('campaignId', campaignId), dealerId: inputId('dealerId', dealerId) };
    return requested(context, { type: 'campaign-lines', ...ids, which, format }, idempotencyKey);
  }

  @Mutation(() => Export, { description: 'Has the report of the campaigns made as a file in the background.' })
  @Rest({ ...requestExport, access: exportAccess.campaigns })
  requestCampaignsReportExport(
    @Arg('input', () => CampaignsReportFileInput, { description: request }) input: CampaignsReportFileInput,
    @Arg('idempotencyKey', () => String, { description: sameKey }) idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'campaigns', ...reportFileBody(input) }, idempotencyKey);
  }

  @Mutation(() => Export, { description: 'Has the monthly report made as a file in the background.' })
  @Rest({ ...requestExport, access: exportAccess.monthly })
  requestMonthlyReportExport(
    @Arg('input', () => MonthlyReportFileInput, { description: request }) input: MonthlyReportFileInput,
    @Arg('idempotencyKey', () => String, { description: sameKey }) idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'monthly', ...reportFileBody(input) }, idempotencyKey);
  }

  @Mutation(() => Export, { description: 'Has the monthly report of fleets made as a file in the background.' })
  @Rest({ ...requestExport, access: exportAccess['monthly-fleet'] })
  requestMonthlyFleetReportExport(
    @Arg('input', () => MonthlyFleetReportFileInput, { description: request }) input: MonthlyFleetReportFileInput,
    @Arg('idempotencyKey', () => String, { description: sameKey }) idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'monthly-fleet', ...reportFileBody(input) }, idempotencyKey);
  }

  @Mutation(() => Export, { description: 'Has the report of the year before made as a file in the background.' })
  @Rest({ ...requestExport, access: exportAccess['previous-year'] })
  requestPreviousYearReportExport(
    @Arg('input', () => PreviousYearReportFileInput, { description: request }) input: PreviousYearReportFileInput,
    @Arg('idempotencyKey', () => String, { description: sameKey }) idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'previous-year', ...reportFileBody(input) }, idempotencyKey);
  }

  @Mutation(() => Export, { description: 'Has analytics made as a file in the background.' })
  @Rest({ ...requestExport, access: exportAccess.analytics })
  requestAnalyticsExport(
    @Arg('input', () => AnalyticsFileInput, { description: request }) input: AnalyticsFileInput,
    @Arg('idempotencyKey', () => String, { description: sameKey }) idempotencyKey: string,
    @Ctx() context: GatewayContext,
  ): Promise<Export> {
    return requested(context, { type: 'analytics', ...analyticsFileBody(input) }, idempotencyKey);
  }

  @Query(() => FileTicket, {
    nullable: true,
    description: 'The JSON Schema of a line of an export of a document.',
  })
  @Rest(downloadNamedExport)
  exportSchemaFile(
    @Arg('id', () => ID, { description: 'The number of the export.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, downloadNamedExport, { path: { file: pathId(id), sub: documentSchemaName } });
  }

  @Mutation(() => Export, {
    description:
      'Has the list of a GraphQL document made as a file in the background; each page costs what it costs alone.',
  })
  @Rest({ ...documentEndpoint, access: exportAccess.document }, addExportPage, endExportPages)
  requestDocumentExport(
    @Arg('document', () => String, {
      description:
        'One query of one list, with its page as a variable: `query ($page: Int!) { … { items { … } total } }`.',
    })
    document: string,
    @Arg('variables', () => JSONObjectScalar, { nullable: true, description: 'Its variables, but for the page.' })
    variables: Variables | null | undefined,
    @Arg('format', () => DocumentFormatEnum, { defaultValue: 'jsonl', description: 'The format of the file.' })
    format: DocumentFormat,
    @Arg('idempotencyKey', () => String, { description: sameKey }) idempotencyKey: string,
    @Ctx() { upstream, startDocument }: GatewayContext,
  ): Promise<Export> {
    return startDocument({ document, variables: variables ?? {}, format, idempotencyKey }, upstream);
  }

  @Mutation(() => Boolean, { description: 'Deletes an export with its file; one that is not done is cancelled.' })
  @Rest(deleteExport)
  async deleteExport(
    @Arg('id', () => ID, { description: 'The number of the export.' }) id: string,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<boolean> {
    await upstream.call(deleteExport, { path: { id: pathId(id) } });
    return true;
  }
}
