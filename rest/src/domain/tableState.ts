import { defaultPageSize, pageSizes, sortDirections } from '@gdd/schema/lists';
import { z } from 'zod';
import { isStorable } from './text.js';

/** Deep pages cost the database all that it skips; nobody turns a million pages. */
const lastPage = 1_000_000;

const pageSize = z.literal(pageSizes).default(defaultPageSize);

/** What a quick search looks for, as typed. */
export const searchTerm = z.string().max(200).refine(isStorable).default('');

/** One value or a list of values of a column. */
export function oneOrSeveral<T extends z.ZodType>(value: T) {
  return z.union([value, z.array(value).min(1).max(200)]);
}

/** The values of a filter that takes one or several. */
export function severalOf<T extends string | number>(filter: T | T[] | undefined): T[] | undefined {
  return filter === undefined || Array.isArray(filter) ? filter : [filter];
}

/** The query of a list that is read page by page. */
export const pagingQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(lastPage).default(1),
  pageSize: z.coerce
    .number()
    .refine((size) => (pageSizes as readonly number[]).includes(size))
    .default(defaultPageSize)
    .meta({ enum: [...pageSizes] }),
});

export type Paging = z.output<typeof pagingQuery>;

/**
 * The body of a table call (domain page, section 5): nothing that the table does not know is accepted.
 *
 * @param filter the columns that it filters by, each with what it takes
 * @param sortColumns the columns that it sorts by
 */
export function tableState<const Column extends string, Filter extends z.ZodType>(
  filter: Filter,
  sortColumns: readonly [Column, ...Column[]],
  defaultColumn: NoInfer<Column>,
) {
  return z.strictObject({
    filter: filter.optional(),
    paginator: z
      .strictObject({ page: z.number().int().min(1).max(lastPage).default(1), pageSize })
      .default({ page: 1, pageSize: defaultPageSize }),
    sorting: z
      .strictObject({ column: z.enum(sortColumns), direction: z.enum(sortDirections).default('asc') })
      .default({ column: defaultColumn, direction: 'asc' }),
    searchTerm,
  });
}

/** Where the rows of a page lie, counted from the end of the table that is nearer to them. */
export interface PageWindow {
  readonly skip: number;
  readonly take: number;
  readonly fromEnd: boolean;
}

/** The window of a page in a table of so many rows: the last page is as near as the first. */
export function windowOf(paginator: { readonly page: number; readonly pageSize: number }, total: number): PageWindow {
  const before = (paginator.page - 1) * paginator.pageSize;
  const take = Math.max(0, Math.min(paginator.pageSize, total - before));
  const after = Math.max(0, total - before - take);
  return after < before ? { skip: after, take, fromEnd: true } : { skip: before, take, fromEnd: false };
}
