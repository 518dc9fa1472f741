import { reportSortColumns, type ReportSortColumn, type ReportType, type Standing } from '@gdd/schema/reports';
import type { ExportFormat } from '@gdd/schema/campaigns';
import type { SortDirection } from '@gdd/schema/lists';
import type { DealerStatus, DealerTier } from '@gdd/schema/members';
import { ID, InputType } from 'type-graphql';
import { DealerStatusEnum, DealerTierEnum, ExportFormatEnum } from '../schema/enums.js';
import { describedEnum } from '../schema/describedEnum.js';
import { StandingEnum } from '../schema/campaignEnums.js';
import { field, id, int, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { inputId } from '../schema/ids.js';
import { TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

/** The filter of every report: dealers and period. */
@InputType({
  description: 'Filter for dealers and which time: all given conditions apply; in a list, any value matches.',
})
export class ReportFilter {
  @int.orNull('The year; this one without.') year?: number | null;
  @text.orNull('A half-year: `2025_2` is the second of 2025.') period?: string | null;
  @field.orNull(() => [String], 'Limited to these regions.') region?: string[] | null;
  @field.orNull(() => [DealerStatusEnum], 'Limited to these states.') status?: DealerStatus[] | null;
  @field.orNull(() => [DealerTierEnum], 'Limited to these tiers.') tier?: DealerTier[] | null;
  @id.orNull('Below this distributor.') distributorId?: string | null;
  @id.orNull('Limited to this agent.') agentId?: string | null;
  @id.orNull('This dealer alone.') dealerId?: string | null;
}

/** The filter of every report, and campaigns. */
@InputType()
export abstract class CampaignsFilter extends ReportFilter {
  @field.orNull(() => [ID], 'Limited to these campaigns.') campaignId?: string[] | null;
}

@InputType({
  description: 'Filter for dealers, campaigns and time: all given conditions apply; in a list, any value matches.',
})
export class CampaignsReportFilter extends CampaignsFilter {
  @field.orNull(
    () => StandingEnum,
    'Limits the rows to a work list of the campaigns under way; without a year, of every year.',
  )
  standing?: Standing | null;

  @int.orNull('In the campaigns under way that end within so many days, the day and the last included.')
  endsWithin?: number | null;
}

const columnsOf = (type: ReportType, name: string) =>
  describedEnum(
    `${name}SortColumn`,
    'A column that the report can be sorted by.',
    reportSortColumns[type] as readonly ReportSortColumn[],
    (column) => (column === 'id' ? 'By the number of the dealer, then by month or campaign.' : `By ${column}.`),
  );

const CampaignsReportSortColumnEnum = columnsOf('campaigns', 'CampaignsReport');
const MonthlyReportSortColumnEnum = columnsOf('monthly', 'MonthlyReport');
const MonthlyFleetReportSortColumnEnum = columnsOf('monthly-fleet', 'MonthlyFleetReport');
const PreviousYearReportSortColumnEnum = columnsOf('previous-year', 'PreviousYearReport');

const sortDescription = 'The sort of the report; equal rows are sorted by dealer, then by month or campaign.';

@InputType({ description: sortDescription })
export class CampaignsReportSort extends TableSort {
  @field(() => CampaignsReportSortColumnEnum, 'The column.') column: ReportSortColumn<'campaigns'>;
}

@InputType({ description: sortDescription })
export class MonthlyReportSort extends TableSort {
  @field(() => MonthlyReportSortColumnEnum, 'The column.') column: ReportSortColumn<'monthly'>;
}

@InputType({ description: sortDescription })
export class MonthlyFleetReportSort extends TableSort {
  @field(() => MonthlyFleetReportSortColumnEnum, 'The column.') column: ReportSortColumn<'monthly-fleet'>;
}

@InputType({ description: sortDescription })
export class PreviousYearReportSort extends TableSort {
  @field(() => PreviousYearReportSortColumnEnum, 'The column.') column: ReportSortColumn<'previous-year'>;
}

/** Page and search of a report. */
@InputType()
abstract class ReportTable extends TablePage {
  @text.orNull('A part of name, code, VAT number or city; case and accents do not matter.') search?: string | null;
}

const filterDescription = 'Filter for rows; all of this year if omitted.';
const orderDescription = 'The order; by the number of the dealer if omitted.';

@InputType({ description: 'The state of the report of campaigns.' })
export class CampaignsReportInput extends ReportTable {
  @field.orNull(() => CampaignsReportFilter, filterDescription) filter?: CampaignsReportFilter | null;
  @field.orNull(() => CampaignsReportSort, orderDescription) sort?: CampaignsReportSort | null;
}

@InputType({ description: 'The state of the monthly report.' })
export class MonthlyReportInput extends ReportTable {
  @field.orNull(() => ReportFilter, filterDescription) filter?: ReportFilter | null;
  @field.orNull(() => MonthlyReportSort, orderDescription) sort?: MonthlyReportSort | null;
}

@InputType({ description: 'The state of the monthly report of fleets.' })
export class MonthlyFleetReportInput extends ReportTable {
  @field.orNull(() => ReportFilter, filterDescription) filter?: ReportFilter | null;
  @field.orNull(() => MonthlyFleetReportSort, orderDescription) sort?: MonthlyFleetReportSort | null;
}

@InputType({ description: 'The state of the report of the year before.' })
export class PreviousYearReportInput extends ReportTable {
  @field.orNull(() => ReportFilter, filterDescription) filter?: ReportFilter | null;
  @field.orNull(() => PreviousYearReportSort, orderDescription) sort?: PreviousYearReportSort | null;
}

type AnyReportInput = CampaignsReportInput | MonthlyReportInput | MonthlyFleetReportInput | PreviousYearReportInput;

/** The request body of a report (docs/domain/reports.md). */
export function reportBody(type: ReportType, { filter, ...table }: AnyReportInput): BodyOf<'/report', 'POST'> {
  return { data: { type, filters: reportFilters(filter ?? {}) }, params: tablePage(table) };
}

/** The conditions that are set, with numeric ids. @throws GatewayError BAD_USER_INPUT for an id that cannot be one */
export function reportFilters(filter: CampaignsFilter) {
  const { distributorId, agentId, dealerId, campaignId, ...otherConditions } = filter;
  return {
    ...given(otherConditions),
    ...(distributorId != null && { distributorId: inputId('filter.distributorId', distributorId) }),
    ...(agentId != null && { agentId: inputId('filter.agentId', agentId) }),
    ...(dealerId != null && { dealerId: inputId('filter.dealerId', dealerId) }),
    ...(campaignId && { campaignId: campaignId.map((id) => inputId('filter.campaignId', id)) }),
  };
}

/** The request fields of every report's file. */
@InputType()
export abstract class ReportFile {
  @text.orNull('A part of name, code, VAT number or city; case and accents do not matter.') search?: string | null;

  @field.orNull(
    () => [String],
    'The columns, by the names of the fields of a row; `id` is the number of the dealer. All without.',
  )
  columns?: string[] | null;

  @field(() => ExportFormatEnum, 'The format of the file.', { defaultValue: 'xlsx' }) format: ExportFormat;

  @text.orNull('The address of the page that shows the same, from its path on: the file leads back to it.')
  page?: string | null;
}

@InputType({ description: 'The query of the file of the report of campaigns.' })
export class CampaignsReportFileInput extends ReportFile {
  @field.orNull(() => CampaignsReportFilter, filterDescription) filter?: CampaignsReportFilter | null;
  @field.orNull(() => CampaignsReportSort, orderDescription) sort?: CampaignsReportSort | null;
}

@InputType({ description: 'The query of the file of the monthly report.' })
export class MonthlyReportFileInput extends ReportFile {
  @field.orNull(() => ReportFilter, filterDescription) filter?: ReportFilter | null;
  @field.orNull(() => MonthlyReportSort, orderDescription) sort?: MonthlyReportSort | null;
}

@InputType({ description: 'The query of the file of the monthly report of fleets.' })
export class MonthlyFleetReportFileInput extends ReportFile {
  @field.orNull(() => ReportFilter, filterDescription) filter?: ReportFilter | null;
  @field.orNull(() => MonthlyFleetReportSort, orderDescription) sort?: MonthlyFleetReportSort | null;
}

@InputType({ description: 'The query of the file of the report of the year before.' })
export class PreviousYearReportFileInput extends ReportFile {
  @field.orNull(() => ReportFilter, filterDescription) filter?: ReportFilter | null;
  @field.orNull(() => PreviousYearReportSort, orderDescription) sort?: PreviousYearReportSort | null;
}

/** The request body of the file of a report. */
export function reportFileBody({ filter, ...file }: ReportFileRequest & { readonly filter?: ReportFilter | null }) {
  return { filter: reportFilters(filter ?? {}), ...fileChoice(file) };
}

interface ReportFileRequest extends ReportFile {
  readonly sort?: { readonly column: string; readonly direction: SortDirection } | null;
}

/** Order, search, columns and format of a file. */
export function fileChoice({ sort, search, columns, format, page }: ReportFileRequest) {
  return {
    ...(sort && { sorting: { column: sort.column, direction: sort.direction } }),
    ...(search && { searchTerm: search }),
    ...(columns && { columns }),
    ...(page != null && { page }),
    format,
  };
}
