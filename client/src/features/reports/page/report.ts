import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ComponentType } from 'react';
import type { CampaignsReportFilter, ExportFormat } from '../../../shared/apollo/schema.generated';
import type { Ticket } from '../../../shared/files/useDownload';
import type { ListChoosing } from '../../../shared/list/ListView';
import type { Selection } from '../../../shared/list/selection/useSelection';
import type { ListColumn, RowDescription } from '../../../shared/list/columns/ListColumn';
import type { ReportDealerFieldsFragment } from './reportDealer.generated';
import type { ReportCodec, ReportListFilter, ReportListState } from './reportFilter';
import type { CampaignName } from './ReportFilters';
import type { About, Texts } from '../texts';

/** A row of a report with the id that lists need. */
export interface ReportRow {
  readonly id: string;
  readonly dealer: ReportDealerFieldsFragment;
}

/** The API's response for one page. */
export interface ReportResult<Row, Totals> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly totals: Totals;
}

export interface ReportResponse<Row, Totals> {
  /** Undefined until it is loaded. */
  readonly result: ReportResult<Row, Totals> | undefined;
  readonly loading: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** One of a report's main numbers. */
export interface ReportFigure {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** The value that it is compared with. */
  readonly detail?: string | undefined;
  /** Its share of a total, drawn as a band. */
  readonly band?: { readonly value: number; readonly end: number };
}

export interface ReportChartProps<Totals> {
  readonly totals: Totals;
  readonly about: About;
  readonly texts: Texts;
  readonly setFilter: (change: Partial<ReportListFilter>) => void;
}

/** The query for a report's file, equal for all reports except for the sort columns. */
type ReportFileDocument = TypedDocumentNode<
  { readonly file: Ticket | null },
  { readonly input: { readonly columns: string[]; readonly format: ExportFormat; readonly page: string } }
>;

/** The same as a background job. */
type ReportExportDocument = TypedDocumentNode<
  { readonly export: { readonly id: string } },
  {
    readonly input: { readonly columns: string[]; readonly format: ExportFormat; readonly page: string };
    readonly idempotencyKey: string;
  }
>;

/** What the selection of a report's rows depends on. */
export interface ReportChoosing<Totals> {
  readonly state: ReportListState;
  readonly filter: CampaignsReportFilter | undefined;
  /** Identifies the list's filters and search. */
  readonly listKey: string;
  readonly selection: Selection;
  /** The totals of all rows that match the filter and search; undefined until they are loaded. */
  readonly totals: Totals | undefined;
}

/** Everything in which a report differs from others; `ReportPage` renders it. */
export interface ReportDefinition<Row extends ReportRow, Column extends string, Totals> {
  /** Its part of the message ids. */
  readonly name: 'campaigns' | 'monthly' | 'monthlyFleet' | 'previousYear';
  readonly codec: ReportCodec<Column>;
  /** Requests a page; skipped while the filter is undefined. */
  readonly useResponse: (
    state: ReportListState<Column>,
    filter: CampaignsReportFilter | undefined,
  ) => ReportResponse<Row, Totals>;
  readonly useColumns: (filter: ReportListFilter) => readonly ListColumn<Row, Column>[];
  readonly useRow: () => RowDescription<Row>;
  /** The query for the ticket of a file with all rows. */
  readonly fileDocument: ReportFileDocument;
  /** The mutation that exports the same in the background. */
  readonly exportDocument: ReportExportDocument;
  /** The sentence about the totals. */
  readonly sentence: (texts: Texts, about: About, totals: Totals) => string;
  readonly figures: (texts: Texts, about: About, totals: Totals) => readonly ReportFigure[];
  /** The sums of all rows. */
  readonly sums: (texts: Texts, totals: Totals) => readonly ReportFigure[];
  /** The chart; not displayed for a work list. */
  readonly Chart: ComponentType<ReportChartProps<Totals>>;
  /** The height of the chart in pixels, also for its placeholder. */
  readonly chartHeight: number;
  /** The campaigns to filter by, if the report is about campaigns. */
  readonly useCampaigns?: (
    filter: CampaignsReportFilter | undefined,
    totals: Totals | undefined,
  ) => readonly CampaignName[];
  /** The selection of rows, if there is an action on them. */
  readonly useChoosing?: (list: ReportChoosing<Totals>) => ListChoosing | undefined;
  /** The message id for a report without any rows. */
  readonly emptyText: string;
}
