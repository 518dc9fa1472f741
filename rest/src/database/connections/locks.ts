import { sql } from 'drizzle-orm';
import type { Database } from './connection.js';

/**
 * The numbers of the advisory locks (docs/decisions/0006-sums-and-their-locks.md). Migrations name 7301 too.
 */
export const locks = {
  /** Held by the session that starts, migrates or seeds. */
  start: 7300,
  /** The tree of members. */
  tree: 7301,
  /** Taking the rights of an administrator away. */
  administrators: 7302,
  /** One import is applied or undone at a time; comes before every other lock. */
  imports: 7303,
  /** The sums of campaigns. */
  sums: 7305,
  /** The months of dealers and their rollups (docs/decisions/0018-figures-of-many-dealers.md). */
  months: 7306,
  /** Closing a month of accruals, alone; writing an entry of a ledger, shared, before its membership (docs/domain/accruals.md). */
  accruals: 7307,
  /** Beginning a push: of the same lines at once, one import is made. No other lock is taken with it. */
  pushes: 7308,
} as const;

/**
 * Takes a lock until the transaction ends. A statement of its own: what comes after it sees what those who held the lock
 * before have written.
 *
 * @param share `shared`: many at a time, none while somebody holds it alone
 */
export async function takeLock(
  transaction: Database,
  lock: Exclude<keyof typeof locks, 'start'>,
  share: 'alone' | 'shared' = 'alone',
): Promise<void> {
  const number = locks[lock];
  await transaction.execute(
    share === 'alone'
      ? sql`select pg_advisory_xact_lock(${number}::int)`
      : sql`select pg_advisory_xact_lock_shared(${number}::int)`,
  );
}
