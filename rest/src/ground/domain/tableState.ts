import { exportFormats } from '@gdd/schema/campaigns';
import { defaultPageSize, pageSizes, sortDirections, type SortDirection } from '@gdd/schema/lists';
import { z } from 'zod';
import { isStorable } from './text.js';

/** The last page that may be requested: the database reads all rows that a deep page skips. */
const lastPage = 1_000_000;

const pageSize = z.literal(pageSizes).default(defaultPageSize);

/** The text of a quick search, as typed. */
export const searchTerm = z.string().max(200).refine(isStorable).default('');

/** One value or a list of values of a column. */
export function oneOrSeveral<T extends z.ZodType>(value: T) {
  return z.union([value, z.array(value).min(1).max(200)]);
}

/** The values of a filter that takes one or several. */
export function severalOf<T extends string | number>(filter: T | T[] | undefined): T[] | undefined {
  return filter === undefined || Array.isArray(filter) ? filter : [filter];
}

/** The ends of a range filter, both included; either may be open. */
export interface RangeFilter {
  readonly from?: number | string | undefined;
  readonly to?: number | string | undefined;
}

/** A range of a column, `{from, to}`: both ends are included, and either may be left out. */
export function rangeOf<T extends z.ZodType<number | string>>(value: T) {
  return z.strictObject({ from: value.optional(), to: value.optional() });
}

/** The query parameters of a paged list. */
export const pagingQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(lastPage).default(1),
  pageSize: z.coerce
    .number()
    .refine((size) => (pageSizes as readonly number[]).includes(size))
    .default(defaultPageSize)
    .meta({ enum: [...pageSizes] }),
});

export type Paging = z.output<typeof pagingQuery>;

/** Parts of the specification's table state that the service ignores, so that a client may send its state unchanged. */
const clientOnly = (description: string) =>
  z.unknown().optional().describe(`${description}: of the client alone, not read`);

/**
 * The body of a table call (docs/domain/lists-and-calls.md, 'Table calls'): the table state of the specification.
 * Properties that are left out get their defaults, as does a missing body; unknown ones are refused.
 *
 * @param filter the schema of the filter
 * @param sortColumns the columns that the table may be sorted by
 * @param defaultDirection `desc` for tables whose newest rows come first
 */
export function tableState<const Column extends string, Filter extends z.ZodType>(
  filter: Filter,
  sortColumns: readonly [Column, ...Column[]],
  defaultColumn: NoInfer<Column>,
  defaultDirection: SortDirection = 'asc',
) {
  const paginator = z.strictObject({
    page: z.number().int().min(1).max(lastPage).default(1),
    pageSize,
    total: clientOnly('The number of rows that the client knows of'),
    pageSizes: clientOnly('The page sizes that the client offers'),
  });
  return z.strictObject({
    filter: filter.optional(),
    paginator: paginator.default({ page: 1, pageSize: defaultPageSize }),
    sorting: tableSorting(sortColumns, defaultColumn, defaultDirection),
    searchTerm,
    grouping: clientOnly('The selected rows'),
    entityId: clientOnly('The row that is looked at'),
  });
}

/** The order of a table's rows; ties sort by id. */
export function tableSorting<const Column extends string>(
  sortColumns: readonly [Column, ...Column[]],
  defaultColumn: NoInfer<Column>,
  defaultDirection: SortDirection = 'asc',
) {
  return z
    .strictObject({
      column: z.enum(sortColumns).default(defaultColumn),
      direction: z.enum(sortDirections).default(defaultDirection),
    })
    .default({ column: defaultColumn, direction: defaultDirection });
}

/**
 * The body of a call that returns all rows of a table as a file: the table state without the page, and a format. The
 * parameters are those of `tableState`.
 */
export function tableFileBody<const Column extends string, Filter extends z.ZodType>(
  filter: Filter,
  sortColumns: readonly [Column, ...Column[]],
  defaultColumn: NoInfer<Column>,
  defaultDirection?: SortDirection,
) {
  return z.strictObject({
    format: z.enum(exportFormats).default('xlsx'),
    filter: filter.optional(),
    sorting: tableSorting(sortColumns, defaultColumn, defaultDirection),
    searchTerm,
  });
}

/** The position of a page's rows, counted from the start of the table or, where that is nearer, from its end. */
export interface PageWindow {
  readonly skip: number;
  readonly take: number;
  readonly fromEnd: boolean;
}

/**
 * The window of a page in a table of `total` rows. Reading from the nearer end makes the last pages as cheap as the
 * first.
 */
export function windowOf(paginator: { readonly page: number; readonly pageSize: number }, total: number): PageWindow {
  const before = (paginator.page - 1) * paginator.pageSize;
  const take = Math.max(0, Math.min(paginator.pageSize, total - before));
  const after = Math.max(0, total - before - take);
  return after < before ? { skip: after, take, fromEnd: true } : { skip: before, take, fromEnd: false };
}
