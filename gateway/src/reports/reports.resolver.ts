import { reportAccess, type ReportType } from '@gdd/schema/reports';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { GatewayContext } from '../context.js';
import { Rest } from '../directives/decorators.js';
import { fileTicket } from '../files/fileTickets.js';
import { FileTicket } from '../files/files.types.js';
import { GatewayError } from '../errors/gatewayError.js';
import type { DataOf } from '../upstream/endpoint.js';
import { campaignsByDistributor, exportReport, report } from '../upstream/endpoints.generated.js';
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
  const { data } = await upstream.call(report, { body: reportBody(type, input) });
  if (!isOfType(data, type)) throw new GatewayError('UPSTREAM_INVALID');
  return data;
}

function isOfType<Type extends ReportType>(page: AnyReport, type: Type): page is ReportOf<Type> {
  return page.type === type;
}

@Resolver()
export class ReportsResolver {
  @Query(() => CampaignsReport, { nullable: true, description: 'The dealers of the campaigns of a year.' })
  @Rest({ ...report, access: reportAccess.campaigns })
  async campaignsReport(
    @Arg('input', () => CampaignsReportInput, { description: 'The state of the report.' }) input: CampaignsReportInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignsReport> {
    const { items, total, totals } = await pageOf(upstream, 'campaigns', input);
    return { items: items.map((row) => ({ ...row, dealer: reportDealerOf(row) })), total, totals };
  }

  @Query(() => CampaignsByDistributor, {
    nullable: true,
    description: 'The prizes, tyres and goals of the dealers of campaigns, added up for each distributor, all at once.',
  })
  @Rest(campaignsByDistributor)
  async prizesByDistributor(
    @Arg('filter', () => CampaignsReportFilter, { nullable: true, description: 'Which dealers, campaigns and time.' })
    filter: CampaignsReportFilter | null,
    @Arg('search', () => String, { nullable: true, description: 'A part of name, code, VAT number or city.' })
    search: string | null,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<CampaignsByDistributor> {
    const body = { filters: reportFilters(filter ?? {}), ...(search && { searchTerm: search }) };
    return (await upstream.call(campaignsByDistributor, { body })).data;
  }

  @Query(() => MonthlyReport, { nullable: true, description: 'The dealers month by month beside the year before.' })
  @Rest({ ...report, access: reportAccess.monthly })
  async monthlyReport(
    @Arg('input', () => MonthlyReportInput, { description: 'The state of the report.' }) input: MonthlyReportInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<MonthlyReport> {
    const { items, total, totals } = await pageOf(upstream, 'monthly', input);
    return { items: items.map((row) => ({ ...row, dealer: reportDealerOf(row) })), total, totals };
  }

  @Query(() => MonthlyFleetReport, { nullable: true, description: 'Tyres and those of fleets, month by month.' })
  @Rest({ ...report, access: reportAccess['monthly-fleet'] })
  async monthlyFleetReport(
    @Arg('input', () => MonthlyFleetReportInput, { description: 'The state of the report.' })
    input: MonthlyFleetReportInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<MonthlyFleetReport> {
    const { items, total, totals } = await pageOf(upstream, 'monthly-fleet', input);
    return { items: items.map((row) => ({ ...row, dealer: reportDealerOf(row) })), total, totals };
  }

  @Query(() => PreviousYearReport, { nullable: true, description: 'The dealers’ year beside the one before.' })
  @Rest({ ...report, access: reportAccess['previous-year'] })
  async previousYearReport(
    @Arg('input', () => PreviousYearReportInput, { description: 'The state of the report.' })
    input: PreviousYearReportInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<PreviousYearReport> {
    const { items, total, totals } = await pageOf(upstream, 'previous-year', input);
    return { items: items.map((row) => ({ ...row, dealer: reportDealerOf(row) })), total, totals };
  }

  @Query(() => FileTicket, {
    nullable: true,
    description: 'The dealers of the campaigns of a year, all rows as a file.',
  })
  @Rest({ ...exportReport, access: reportAccess.campaigns })
  campaignsReportFile(
    @Arg('input', () => CampaignsReportFileInput, { description: 'Which rows, in which order, and what of them.' })
    input: CampaignsReportFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportReport, {
      path: { type: 'campaigns' },
      body: reportFileBody(input),
    });
  }

  @Query(() => FileTicket, {
    nullable: true,
    description: 'The dealers month by month, all rows as a file.',
  })
  @Rest({ ...exportReport, access: reportAccess.monthly })
  monthlyReportFile(
    @Arg('input', () => MonthlyReportFileInput, { description: 'Which rows, in which order, and what of them.' })
    input: MonthlyReportFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportReport, {
      path: { type: 'monthly' },
      body: reportFileBody(input),
    });
  }

  @Query(() => FileTicket, {
    nullable: true,
    description: 'The tyres of fleets month by month, all rows as a file.',
  })
  @Rest({ ...exportReport, access: reportAccess['monthly-fleet'] })
  monthlyFleetReportFile(
    @Arg('input', () => MonthlyFleetReportFileInput, { description: 'Which rows, in which order, and what of them.' })
    input: MonthlyFleetReportFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportReport, {
      path: { type: 'monthly-fleet' },
      body: reportFileBody(input),
    });
  }

  @Query(() => FileTicket, {
    nullable: true,
    description: 'The dealers’ year beside the one before, all rows as a file.',
  })
  @Rest({ ...exportReport, access: reportAccess['previous-year'] })
  previousYearReportFile(
    @Arg('input', () => PreviousYearReportFileInput, { description: 'Which rows, in which order, and what of them.' })
    input: PreviousYearReportFileInput,
    @Ctx() { upstream }: GatewayContext,
  ): Promise<FileTicket> {
    return fileTicket(upstream, exportReport, {
      path: { type: 'previous-year' },
      body: reportFileBody(input),
    });
  }
}
