import { sql } from 'drizzle-orm';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Database } from './connection.js';

/** Runs work on one snapshot of the database, without a timeout; later commits of others are not visible to it. */
export function inSnapshot<T>(database: Database, work: (snapshot: Database) => Promise<T>): Promise<T> {
  return inLongTransaction(database, work, { isolationLevel: 'repeatable read' });
}

/**
 * Runs work in a transaction without the timeouts of requests, for imports and exports. It gets more memory too, as it
 * sorts and joins whole files.
 */
export async function inLongTransaction<T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`set local lock_timeout = 0`);
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await transaction.execute(sql`set local work_mem = '64MB'`);
    // JIT compilation would take longer than it saves
    await transaction.execute(sql`set local jit = off`);
    return work(transaction);
  }, config);
}
