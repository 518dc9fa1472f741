import { defaultPageSize, type PageSize, type SortDirection } from '@gdd/schema/lists';
import { Field, InputType, Int } from 'type-graphql';

/** Which page of a table. */
@InputType()
export abstract class TablePage {
  @Field(() => Int, { defaultValue: 1, description: 'The page, counted from 1.' })
  page: number;

  @Field(() => Int, { defaultValue: defaultPageSize, description: 'Rows of a page: 3, 5, 10, 15, 50 or 100.' })
  pageSize: number;
}

interface Table<Column> extends TablePage {
  readonly sort?: { readonly column: Column; readonly direction: SortDirection } | null;
  readonly search?: string | null;
}

/**
 * Page, sort and search as the REST service's tables take them (docs/domain/lists-and-calls.md); what page sizes there
 * are it says by itself.
 */
export function tablePage<Column>({ sort, search, page, pageSize }: Table<Column>) {
  return {
    paginator: { page, pageSize: pageSize as PageSize },
    ...(sort && { sorting: { column: sort.column, direction: sort.direction } }),
    ...(search && { searchTerm: search }),
  };
}

/** The days between which a column of a table lies, as its filter; nothing where neither is set. */
export function dayRange<Column extends string>(
  column: Column,
  from: string | null | undefined,
  to: string | null | undefined,
): { readonly [C in Column]?: { readonly from?: string; readonly to?: string } } {
  if (!from && !to) return {};
  const range = { ...(from && { from }), ...(to && { to }) };
  return { [column]: range } as { readonly [C in Column]: typeof range };
}

/** The names of a table's fields for its errors. @param filters those of its filter that are called the same in both */
export function tableFields(...filters: readonly string[]): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(filters.map((name) => [`filter.${name}`, `filter.${name}`])),
    'paginator.page': 'page',
    'paginator.pageSize': 'pageSize',
    'sorting.column': 'sort.column',
    'sorting.direction': 'sort.direction',
    searchTerm: 'search',
  };
}
