import { sql } from 'drizzle-orm';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Database } from './connection.js';

/**
 * Runs work on one snapshot of the database, as it is when the work begins, for as long as that takes; what others write
 * meanwhile is not seen.
 */
export function inSnapshot<T>(database: Database, work: (snapshot: Database) => Promise<T>): Promise<T> {
  return inLongTransaction(database, work, { isolationLevel: 'repeatable read' });
}

/**
 * Runs work in a transaction that may take as long as it takes: a request's limits are none for an import. It sorts and
 * gathers whole files, so it gets more memory for that as well.
 */
export async function inLongTransaction<T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
  kind?: PgTransactionConfig,
): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`set local lock_timeout = 0`);
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await transaction.execute(sql`set local work_mem = '64MB'`);
    await transaction.execute(sql`set local jit = off`);
    return work(transaction);
  }, kind);
}
