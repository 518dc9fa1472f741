import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './connections/connection.js';
import { intArray } from './intArray.js';
import { everInSubtreeOf, inSubtreeOf, type Place } from './scope.js';
import { matchesSearch } from './search.js';

/** The common part of requests for tables of dealers. */
interface TableRequest {
  readonly searchTerm: string;
  readonly sorting: { readonly direction: 'asc' | 'desc' };
}

/** A dynamic select of Drizzle (`$dynamic()`), before its filter, order and page are added. */
interface OpenSelect<Row> extends PromiseLike<Row[]> {
  where(condition: SQL | undefined): OpenSelect<Row>;
  orderBy(...order: SQL[]): OpenSelect<Row>;
  limit(rows: number): OpenSelect<Row>;
  offset(rows: number): OpenSelect<Row>;
}

/** Definition of a table of dealers, whose rows are joined to `members`. */
interface DealerTable<Request extends TableRequest, Row> {
  /** Selects the rows. */
  readonly rows: (database: Database, top: Place, request: Request) => OpenSelect<Row>;
  /** Selects the ids of the same rows. */
  readonly ids: (database: Database, request: Request) => OpenSelect<{ readonly id: number }>;
  /** The column of the dealers' ids. */
  readonly id: PgColumn;
  /** The condition for the parent of the rows, such as their campaign or preview. */
  readonly owner: (request: Request) => SQL | undefined;
  /** The filter of the request; `dealerTable` adds scope and quick search. */
  readonly filter: (request: Request) => SQL | undefined;
  /** Whether to include deleted dealers. Default: no. */
  readonly withDeleted?: true;
  /** The sort column; ties are sorted by id. */
  readonly sortColumn: (request: Request) => PgColumn | SQL;
}

/** The queries of a table of the dealers at or below a member. */
export function dealerTable<Request extends TableRequest, Row>(table: DealerTable<Request, Row>) {
  const inScope = table.withDeleted === true ? everInSubtreeOf : (top: Place) => inSubtreeOf(top);
  const matching = (request: Request, top: Place) =>
    and(table.owner(request), inScope(top), table.filter(request), matchesSearch(request.searchTerm));
  const order = (request: Request) => [
    (request.sorting.direction === 'asc' ? asc : desc)(table.sortColumn(request)),
    asc(table.id),
  ];
  return {
    /** The rows of a page, sorted. */
    page: async (
      database: Database,
      top: Place,
      request: Request,
      { page, pageSize }: { readonly page: number; readonly pageSize: number },
    ): Promise<Row[]> =>
      table
        .rows(database, top, request)
        .where(matching(request, top))
        .orderBy(...order(request))
        .limit(pageSize)
        .offset((page - 1) * pageSize),

    /** The ids of the rows of all pages, sorted. */
    ids: async (database: Database, top: Place, request: Request): Promise<number[]> => {
      const rows = await table
        .ids(database, request)
        .where(matching(request, top))
        .orderBy(...order(request));
      return rows.map(({ id }) => id);
    },

    /** Rows by their ids, unsorted and without scope. @param ids of dealers that the caller may see */
    byIds: async (database: Database, top: Place, request: Request, ids: readonly number[]): Promise<Row[]> =>
      table.rows(database, top, request).where(and(table.owner(request), sql`${table.id} = any(${intArray(ids)})`)),

    /** Number of rows on all pages. */
    count: (database: Database, top: Place, request: Request): Promise<number> =>
      database.$count(sql`${table.ids(database, request).where(matching(request, top))} as found`),
  };
}
