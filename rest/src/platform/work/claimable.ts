import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table of work that replicas take under a lease. */
export type LeasedTable = PgTable & {
  readonly id: PgColumn;
  /** Until when the replica that took the work may go on with it. */
  readonly leaseUntil: PgColumn;
};

/**
 * The ids of the next rows that no living replica has, as a query that locks them: no two replicas take the same row, and
 * none waits for another.
 *
 * @param which the rows that want work
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
