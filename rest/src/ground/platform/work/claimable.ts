import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table of work that instances claim with a lease. */
export type LeasedTable = PgTable & {
  readonly id: PgColumn;
  /** When the lease of the instance that does the work expires. */
  readonly leaseUntil: PgColumn;
};

/**
 * The condition for the next rows without a valid lease, at most `limit`. It locks the rows and skips locked ones, so
 * that no two instances get the same row and none waits for another.
 *
 * The rows are chosen in an array, which is computed once. A query within `in (…)` may be executed again for each row
 * of the table, and each execution passes over the rows that the earlier ones have taken: more than `limit` in all.
 *
 * @param which the condition for rows with work
 */
export function isNextToClaim(
  table: LeasedTable,
  now: Date,
  { which, order, limit }: { readonly which: SQL; readonly order: readonly PgColumn[]; readonly limit: number },
): SQL {
  const { id, leaseUntil } = table;
  return sql`${id} = any(array(select ${id} from ${table}
    where ${which} and (${leaseUntil} is null or ${leaseUntil} < ${sql.param(now, leaseUntil)})
    order by ${sql.join([...order], sql`, `)} limit ${limit} for update skip locked))`;
}
