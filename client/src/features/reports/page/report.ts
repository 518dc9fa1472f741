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

/** A row of a report, as lists know rows: by an id. */
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
  /** Nothing while it is under way. */
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
  /** The figure that it is compared with. */
  readonly detail?: string | undefined;
  /** Its part of a whole. */
  readonly band?: { readonly value: number; readonly end: number };
}

export interface ReportChartProps<Totals> {
  readonly totals: Totals;
  readonly about: About;
  readonly texts: Texts;
  readonly setFilter: (change: Partial<ReportListFilter>) => void;
}

/** The question for a report's file: the same of each report, but for the columns that it sorts by. */
type ReportFileDocument = TypedDocumentNode<
  { readonly file: Ticket | null },
  { readonly input: { readonly columns: string[]; readonly format: ExportFormat; readonly page: string } }
>;

/** The same as a job. */
type ReportExportDocument = TypedDocumentNode<
  { readonly export: { readonly id: string } },
  {
    readonly input: { readonly columns: string[]; readonly format: ExportFormat; readonly page: string };
    readonly idempotencyKey: string;
  }
>;

/** The choosing of a report's rows. */
export interface ReportChoosing<Totals> {
  readonly state: ReportListState;
  readonly filter: CampaignsReportFilter | undefined;
  /** The list's filters and search. */
  readonly listKey: string;
  readonly selection: Selection;
  /** The totals of all rows that the filter and the search leave; undefined while they load. */
  readonly totals: Totals | undefined;
}

/** All in which one report differs from the others; `ReportPage` draws it. */
export interface ReportDefinition<Row extends ReportRow, Column extends string, Totals> {
  /** Its part of the messages' names. */
  readonly name: 'campaigns' | 'monthly' | 'monthlyFleet' | 'previousYear';
  readonly codec: ReportCodec<Column>;
  /** Asks for a page; for nothing while the filter cannot be written. */
  readonly useResponse: (
    state: ReportListState<Column>,
    filter: CampaignsReportFilter | undefined,
  ) => ReportResponse<Row, Totals>;
  readonly useColumns: (filter: ReportListFilter) => readonly ListColumn<Row, Column>[];
  readonly useRow: () => RowDescription<Row>;
  /** Asks for the ticket to all rows as a file. */
  readonly fileDocument: ReportFileDocument;
  /** Asks for the same in the background. */
  readonly exportDocument: ReportExportDocument;
  /** The numbers in a sentence. */
  readonly sentence: (texts: Texts, about: About, totals: Totals) => string;
  readonly figures: (texts: Texts, about: About, totals: Totals) => readonly ReportFigure[];
  /** The sums of all rows. */
  readonly sums: (texts: Texts, totals: Totals) => readonly ReportFigure[];
  /** The picture; none where the report is a work list. */
  readonly Chart: ComponentType<ReportChartProps<Totals>>;
  /** Pixels of the chart, for what stands in its place while it loads. */
  readonly chartHeight: number;
  /** The campaigns that it can be narrowed to, where it is about campaigns. */
  readonly useCampaigns?: (
    filter: CampaignsReportFilter | undefined,
    totals: Totals | undefined,
  ) => readonly CampaignName[];
  /** Rows can be chosen, where something can be done with them. */
  readonly useChoosing?: (list: ReportChoosing<Totals>) => ListChoosing | undefined;
  /** Says where rows will come from, where there are none at all. */
  readonly emptyText: string;
}
