import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './connections/connection.js';
import { intArray } from './intArray.js';
import { everInSubtreeOf, inSubtreeOf, type Place } from './scope.js';
import { matchesSearch } from './search.js';

/** The part of a request that every table of dealers takes. */
interface TableRequest {
  readonly searchTerm: string;
  readonly sorting: { readonly direction: 'asc' | 'desc' };
}

/** A select of Drizzle, `$dynamic()`, that is still to be narrowed, sorted and paged. */
interface OpenSelect<Row> extends PromiseLike<Row[]> {
  where(condition: SQL | undefined): OpenSelect<Row>;
  orderBy(...order: SQL[]): OpenSelect<Row>;
  limit(rows: number): OpenSelect<Row>;
  offset(rows: number): OpenSelect<Row>;
}

/** What a table of dealers is made of: rows that are joined to `members`. */
interface DealerTable<Request extends TableRequest, Row> {
  /** The rows with the columns that are shown. */
  readonly rows: (database: Database, top: Place, request: Request) => OpenSelect<Row>;
  /** The same rows as the dealers' ids. */
  readonly ids: (database: Database, request: Request) => OpenSelect<{ readonly id: number }>;
  /** The column of the dealers' ids. */
  readonly id: PgColumn;
  /** Whose dealers they are: those of a campaign, of a preview. */
  readonly owner: (request: Request) => SQL | undefined;
  /** The filter; place and quick search are added to it. */
  readonly filter: (request: Request) => SQL | undefined;
  /** Whether deleted dealers are among them. Default: no. */
  readonly withDeleted?: true;
  /** The column by which they are sorted; ties are sorted by id. */
  readonly sortColumn: (request: Request) => PgColumn | SQL;
}

/** The reads of a table of the dealers at or below a member. */
export function dealerTable<Request extends TableRequest, Row>(table: DealerTable<Request, Row>) {
  const cut = table.withDeleted === true ? everInSubtreeOf : (top: Place) => inSubtreeOf(top);
  const matching = (request: Request, top: Place) =>
    and(table.owner(request), cut(top), table.filter(request), matchesSearch(request.searchTerm));
  const order = (request: Request) => [
    (request.sorting.direction === 'asc' ? asc : desc)(table.sortColumn(request)),
    asc(table.id),
  ];
  return {
    /** A page of them in their order. */
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

    /** The ids of all of them in their order. */
    ids: async (database: Database, top: Place, request: Request): Promise<number[]> => {
      const found = await table
        .ids(database, request)
        .where(matching(request, top))
        .orderBy(...order(request));
      return found.map(({ id }) => id);
    },

    /** Some of them by their ids, in any order. @param ids of dealers that the caller may see */
    byIds: async (database: Database, top: Place, request: Request, ids: readonly number[]): Promise<Row[]> =>
      table.rows(database, top, request).where(and(table.owner(request), sql`${table.id} = any(${intArray(ids)})`)),

    /** How many there are on all pages. */
    count: (database: Database, top: Place, request: Request): Promise<number> =>
      database.$count(sql`${table.ids(database, request).where(matching(request, top))} as found`),
  };
}
