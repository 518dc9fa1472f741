import { sql } from 'drizzle-orm';
import type { Database } from './connection.js';

/** Keys of the advisory locks (docs/decisions/0006-sums-and-their-locks.md). Migrations contain 7301 and 7306 too. */
export const locks = {
  /** Held by the session that starts, migrates or seeds. */
  start: 7300,
  /** The tree of members. */
  tree: 7301,
  /** Removing an administrator's rights: the last one must remain. */
  administrators: 7302,
  /** One import is applied or undone at a time; taken before every other lock. */
  imports: 7303,
  /** The sums of campaigns. */
  sums: 7305,
  /** The monthly sums of dealers and their rollups (docs/decisions/0018-figures-of-many-dealers.md). */
  months: 7306,
  /**
   * Exclusive for closing a month of accruals; shared for writing an entry of a ledger, taken before the lock of its
   * membership (docs/domain/accruals.md).
   */
  accruals: 7307,
  /**
   * The numbers of documents: a run or a debit note that takes some looks at the last day of their series under it. Taken
   * after `accruals` and before `sums`.
   */
  documentNumbers: 7309,
  /** Starting a push, or an import by command: concurrent ones of the same lines make one import. No other lock is taken with it. */
  pushes: 7308,
  /** Marking a month's sales as complete, or taking that back. No other lock is taken with it. */
  completeMonths: 7311,
} as const;

/** The first key of the advisory locks of users; the second is the user's id. */
const usersLock = 7310;

/**
 * Makes the changes of a user that limits of four eyes count follow each other, until the transaction ends. To be taken
 * before the locks of months, campaigns and memberships, after those of an import or a dispute.
 */
export async function takeUsersLock(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${usersLock}::int, ${userId}::int)`);
}

/**
 * Takes an advisory lock until the transaction ends. It is a statement of its own, so that the next statement sees what
 * the previous holders of the lock committed.
 *
 * @param share `alone`: exclusive; `shared`: several transactions at a time
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
