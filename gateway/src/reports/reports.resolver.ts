import { reportAccess, type ReportType } from '@gdd/schema/reports';
import { Resolver } from 'type-graphql';
import { RestQuery } from '../directives/operations.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { GatewayError } from '../errors/gatewayError.js';
import { Argument, Input, TextArg, Upstream } from '../schema/arguments.js';
import type { DataOf } from '../upstream/endpoint.js';
import * as rest from '../upstream/endpoints.generated.js';
import type { UpstreamRequest } from '../upstream/upstreamRequest.js';
import {
  CampaignsReportFileInput,
  CampaignsReportFilter,
  CampaignsReportInput,
  MonthlyFleetReportFileInput,
  MonthlyFleetReportInput,
  MonthlyReportFileInput,
  MonthlyReportInput,
  PreviousYearReportFileInput,
  PreviousYearReportInput,
  reportBody,
  reportFileBody,
  reportFilters,
} from './reports.inputs.js';
import { CampaignsByDistributor, CampaignsReport } from './campaignsReport.types.js';
import { MonthlyFleetReport, MonthlyReport, PreviousYearReport } from './reports.types.js';
import { reportDealerOf } from './reportDealer.types.js';

type AnyReport = DataOf<'/report', 'POST'>;
type ReportOf<Type extends ReportType> = Extract<AnyReport, { readonly type: Type }>;

/** A page of a report of one type. @throws GatewayError UPSTREAM_INVALID for a response of another type */
async function pageOf<Type extends ReportType>(
  upstream: UpstreamRequest,
  type: Type,
  input: Parameters<typeof reportBody>[1],
): Promise<ReportOf<Type>> {
  const { data } = await upstream.call(rest.report, { body: reportBody(type, input) });
  if (!isOfType(data, type)) throw new GatewayError('UPSTREAM_INVALID');
  return data;
}

function isOfType<Type extends ReportType>(page: AnyReport, type: Type): page is ReportOf<Type> {
  return page.type === type;
}

@Resolver()
export class ReportsResolver {
  @RestQuery(
    () => CampaignsReport,
    { ...rest.report, access: reportAccess.campaigns },
    'The dealers of the campaigns of a year.',
  )
  async campaignsReport(
    @Input(CampaignsReportInput, 'The state of the report.') input: CampaignsReportInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignsReport> {
    const { items, total, totals } = await pageOf(upstream, 'campaigns', input);
    return { items: items.map((row) => ({ ...row, dealer: reportDealerOf(row) })), total, totals };
  }

  @RestQuery(() => CampaignsByDistributor, rest.campaignsByDistributor)
  async prizesByDistributor(
    @Argument.orNull('filter', () => CampaignsReportFilter, 'Which dealers, campaigns and time.')
    filter: CampaignsReportFilter | null,
    @TextArg.orNull('search', 'A part of name, code, VAT number or city.') search: string | null,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<CampaignsByDistributor> {
    const body = { filters: reportFilters(filter ?? {}), ...(search && { searchTerm: search }) };
    return (await upstream.call(rest.campaignsByDistributor, { body })).data;
  }

  @RestQuery(
    () => MonthlyReport,
    { ...rest.report, access: reportAccess.monthly },
    'The dealers month by month beside the year before.',
  )
  async monthlyReport(
    @Input(MonthlyReportInput, 'The state of the report.') input: MonthlyReportInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<MonthlyReport> {
    const { items, total, totals } = await pageOf(upstream, 'monthly', input);
    return { items: items.map((row) => ({ ...row, dealer: reportDealerOf(row) })), total, totals };
  }

  @RestQuery(
    () => MonthlyFleetReport,
    { ...rest.report, access: reportAccess['monthly-fleet'] },
    'Tyres and those of fleets, month by month.',
  )
  async monthlyFleetReport(
    @Input(MonthlyFleetReportInput, 'The state of the report.') input: MonthlyFleetReportInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<MonthlyFleetReport> {
    const { items, total, totals } = await pageOf(upstream, 'monthly-fleet', input);
    return { items: items.map((row) => ({ ...row, dealer: reportDealerOf(row) })), total, totals };
  }

  @RestQuery(
    () => PreviousYearReport,
    { ...rest.report, access: reportAccess['previous-year'] },
    'The dealers’ year beside the one before.',
  )
  async previousYearReport(
    @Input(PreviousYearReportInput, 'The state of the report.') input: PreviousYearReportInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<PreviousYearReport> {
    const { items, total, totals } = await pageOf(upstream, 'previous-year', input);
    return { items: items.map((row) => ({ ...row, dealer: reportDealerOf(row) })), total, totals };
  }

  @RestQuery(
    () => FileTicket,
    { ...rest.exportReport, access: reportAccess.campaigns },
    'The dealers of the campaigns of a year, all rows as a file.',
  )
  campaignsReportFile(
    @Input(CampaignsReportFileInput, 'The filter, order and columns of the file.') input: CampaignsReportFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportReport, {
      path: { type: 'campaigns' },
      body: reportFileBody(input),
    });
  }

  @RestQuery(
    () => FileTicket,
    { ...rest.exportReport, access: reportAccess.monthly },
    'The dealers month by month, all rows as a file.',
  )
  monthlyReportFile(
    @Input(MonthlyReportFileInput, 'The filter, order and columns of the file.') input: MonthlyReportFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportReport, {
      path: { type: 'monthly' },
      body: reportFileBody(input),
    });
  }

  @RestQuery(
    () => FileTicket,
    { ...rest.exportReport, access: reportAccess['monthly-fleet'] },
    'The tyres of fleets month by month, all rows as a file.',
  )
  monthlyFleetReportFile(
    @Input(MonthlyFleetReportFileInput, 'The filter, order and columns of the file.')
    input: MonthlyFleetReportFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportReport, {
      path: { type: 'monthly-fleet' },
      body: reportFileBody(input),
    });
  }

  @RestQuery(
    () => FileTicket,
    { ...rest.exportReport, access: reportAccess['previous-year'] },
    'The dealers’ year beside the one before, all rows as a file.',
  )
  previousYearReportFile(
    @Input(PreviousYearReportFileInput, 'The filter, order and columns of the file.')
    input: PreviousYearReportFileInput,
    @Upstream() upstream: UpstreamRequest,
  ): Promise<FileTicket> {
    return fileTicket(upstream, rest.exportReport, {
      path: { type: 'previous-year' },
      body: reportFileBody(input),
    });
  }
}
