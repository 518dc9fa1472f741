import { sql } from 'drizzle-orm';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Database, Meanwhile } from './connection.js';

/**
 * Runs work on one snapshot of the database, as it is when the work begins, for as long as that takes; what others write
 * meanwhile is not seen. On the embedded database any transaction is one: it holds the only connection. There the level
 * cannot be set either, for a call that is answered during work may come before the statement that would; nor may it be
 * read only, for such calls note that their session was used.
 */
export function inSnapshot<T>(
  { database, meanwhile }: { readonly database: Database; readonly meanwhile?: Meanwhile | undefined },
  work: (snapshot: Database) => Promise<T>,
): Promise<T> {
  return inLongTransaction(database, work, meanwhile === undefined ? { isolationLevel: 'repeatable read' } : undefined);
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
