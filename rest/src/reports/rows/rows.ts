import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { distributors, isDistributorFor } from '../../programme/memberships/membership/queries.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { intArray } from '../../ground/database/intArray.js';
import { rowsIn } from '../../ground/database/rows.js';
import { members } from '../../ground/database/tables/people/network.js';
import type { Place } from '../../ground/database/scope.js';
import type { SortDirection } from '@gdd/schema/lists';
import { agents, isAgentFor } from '../criteria/scope.js';
import { isNetworkColumn } from './firstRows.js';

/** The key of a row. */
export interface RowKey {
  readonly dealerId: number;
  /** What the rows of a dealer are split by: a month (1 to 12), or the id of a campaign; 0 for its one row. */
  readonly splitValue: number;
}

/** The rows of a report as SQL: `dealer_id`, `split_value` (`RowKey`), and the sort columns. */
export interface ReportRows {
  readonly rows: SQL;
  /** The sort column; ties are sorted by the key. */
  readonly column: string;
  readonly direction: SortDirection;
  /** The number of rows from the rollup figures, where they have it. */
  readonly count?: (() => Promise<number>) | undefined;
  /** The first rows, found by an index without sorting all of them; undefined where no index has the order. */
  readonly first?: ((limit: number) => SQL | undefined) | undefined;
  /**
   * Caches the first `limit` keys until they change; undefined where their order depends on data that the version of the
   * cache does not cover.
   */
  readonly cached?: ((limit: number, make: () => Promise<readonly RowKey[]>) => Promise<readonly RowKey[]>) | undefined;
}

/** The sort columns of dealers in every report. */
export const placeColumns = sql`
  ${members.code} as code, ${members.nameSort} as "businessName", ${members.region} as region,
  (select above.name_sort from ${members} as above where above.id = ${members.distributorId}) as distributor,
  (select above.name_sort from ${members} as above where above.id = ${members.parentId} and above.role = 'Agent')
    as agent`;

const orderOf = ({ column, direction }: ReportRows) => {
  const ties = sql`dealer_id, split_value`;
  if (column === 'id') return direction === 'asc' ? ties : sql`dealer_id desc, split_value desc`;
  return sql`${sql.identifier(column)} ${sql.raw(direction)} nulls last, ${ties}`;
};

/** Sorting all rows is as fast as an index for pages that end after this row, and for reports with fewer rows. */
const deepPage = 2000;

/** Up to this number, rows are sorted faster than an index over all dealers finds the first of a few of them. */
const mostSorted = 20_000;

/** The number of rows from an index that are cached: the first pages. */
const cachedRows = 100;

/** The keys of a page of a report, and the number of all rows. */
export async function keysOnPage(
  database: Database,
  report: ReportRows,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly keys: readonly RowKey[]; readonly total: number }> {
  const skipped = (page - 1) * pageSize;
  const end = skipped + pageSize;
  const isDeep = end > deepPage;
  const sorted = () => sortedKeys(database, report, skipped, pageSize);
  // without rollup figures (after a search), an index finds the first rows only by columns of the dealer or above it
  if (report.count === undefined && (isDeep || !isNetworkColumn(report.column))) {
    const [keys, total] = await Promise.all([sorted(), countRows(database, report)]);
    return { keys, total };
  }
  const total = await (report.count?.() ?? countRows(database, report));
  const keys = isDeep ? undefined : await firstKeys(database, report, total, end);
  return { keys: keys?.slice(skipped, end) ?? (await sorted()), total };
}

/** At least the first `end` keys of a report; undefined where sorting a single page is as fast. */
async function firstKeys(
  database: Database,
  { first, cached, ...report }: ReportRows,
  total: number,
  end: number,
): Promise<readonly RowKey[] | undefined> {
  if (cached === undefined) {
    const query = total > deepPage ? first?.(end) : undefined;
    return query && keysOf(database, query);
  }
  const limit = Math.max(end, cachedRows);
  const query = total > mostSorted ? first?.(limit) : undefined;
  return query === undefined
    ? cached(deepPage, () => sortedKeys(database, report, 0, deepPage))
    : cached(limit, () => keysOf(database, query));
}

async function keysOf(database: Database, query: SQL): Promise<readonly RowKey[]> {
  const rows = rowsIn<{ readonly dealer_id: number; readonly split_value: number }>(await database.execute(query));
  return rows.map(({ dealer_id, split_value }) => ({ dealerId: dealer_id, splitValue: split_value }));
}

async function sortedKeys(database: Database, report: ReportRows, skipped: number, limit: number) {
  return rowsIn<RowKey>(
    await database.execute(sql`
      select dealer_id as "dealerId", split_value as "splitValue" from (${report.rows}) as report
      order by ${orderOf(report)} limit ${limit} offset ${skipped}`),
  );
}

async function countRows(database: Database, { rows }: ReportRows): Promise<number> {
  const [counted] = rowsIn<{ readonly total: number }>(
    await database.execute(sql`select count(*)::int as total from (${rows}) as report`),
  );
  return counted?.total ?? 0;
}

/** The keys of all rows, read by one statement: a file has each row once, even if data changes meanwhile. */
export async function allKeys(database: Database, report: ReportRows): Promise<readonly RowKey[]> {
  const [lists] = rowsIn<{ readonly dealers: string | null; readonly splitValues: string | null }>(
    await database.execute(sql`
      select string_agg(dealer_id::text, ',' order by place) as dealers, 
        string_agg(split_value::text, ',' order by place) as "splitValues"
      from (
        select dealer_id, split_value, row_number() over (order by ${orderOf(report)}) as place from (${report.rows}) as report
      ) as placed`),
  );
  const splitValues = lists?.splitValues?.split(',') ?? [];
  return (lists?.dealers?.split(',') ?? []).map((dealerId, index) => ({
    dealerId: Number(dealerId),
    splitValue: Number(splitValues[index]),
  }));
}

/** Keys as an SQL table `wanted(dealer_id, split_value, place)`. */
export function wantedKeys(keys: readonly RowKey[]): SQL {
  return sql`unnest(${intArray(keys.map(({ dealerId }) => dealerId))}, ${intArray(keys.map(({ splitValue }) => splitValue))})
    with ordinality as wanted(dealer_id, split_value, place)`;
}

/** The dealers of rows at or below a member, by id. */
export async function dealersOfRows(database: Database, top: Place, keys: readonly RowKey[]) {
  const ids = [...new Set(keys.map(({ dealerId }) => dealerId))];
  const rows =
    ids.length === 0
      ? []
      : await database
          .select({
            dealerId: members.id,
            code: members.code,
            businessName: members.businessName,
            region: members.region,
            province: members.province,
            status: members.status,
            tier: members.tier,
            distributor: {
              id: distributors.id,
              code: distributors.code,
              businessName: distributors.businessName,
              role: distributors.role,
            },
            agent: { id: agents.id, code: agents.code, businessName: agents.businessName, role: agents.role },
          })
          .from(members)
          .leftJoin(distributors, isDistributorFor(top))
          .leftJoin(agents, isAgentFor(top))
          .where(and(eq(members.role, 'Dealer'), inArray(members.id, ids)));
  return new Map(rows.map((row) => [row.dealerId, row]));
}
