import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table of work that instances claim with a lease. */
export type LeasedTable = PgTable & {
  readonly id: PgColumn;
  /** When the lease of the instance that does the work expires. */
  readonly leaseUntil: PgColumn;
};

/**
 * A query for the ids of the next rows without a valid lease. It locks the rows and skips locked ones, so that no two
 * instances get the same row and none waits for another.
 *
 * @param which the condition for rows with work
 */
export function claimable(
  table: LeasedTable,
  now: Date,
  { which, order, limit }: { readonly which: SQL; readonly order: readonly PgColumn[]; readonly limit: number },
): SQL {
  const { id, leaseUntil } = table;
  return sql`select ${id} from ${table}
    where ${which} and (${leaseUntil} is null or ${leaseUntil} < ${sql.param(now, leaseUntil)})
    order by ${sql.join([...order], sql`, `)} limit ${limit} for update skip locked`;
}
