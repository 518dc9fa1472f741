import type { drizzle as drizzleOn } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './connection.js';
import { isConnectionLost, isReadOnly, TransactionLost } from './failures.js';
import { observed, observing, type StatementObserver } from './statements.js';
import { setForTransaction } from './transactionPooling.js';
import { isReadOnlyTransaction, type WriteLimit } from './writeLimit.js';

/**
 * The database on the primary. It replaces Drizzle's own `transaction`, which never releases a connection that breaks
 * before its transaction has begun, and so would use up the pool.
 *
 * @param options.pool connections for transactions
 * @param options.statements the same pool, for single statements
 * @param options.writes the limit of concurrent writes
 * @param options.isPooled whether a transaction pooler stands in front of Postgres (`transactionPooling.ts`)
 */
export function databaseOn({
  pool,
  statements,
  writes,
  isPooled,
  drizzle,
  observe,
}: {
  readonly pool: pg.Pool;
  readonly statements: pg.Pool;
  readonly writes: WriteLimit;
  readonly isPooled: boolean;
  readonly drizzle: typeof drizzleOn;
  readonly observe: StatementObserver;
}): Database {
  const database = drizzle(observed(writes.ofPool(statements), observe));

  /** Gets a connection for a transaction; one that may write first waits for the write limit. */
  async function connect(isRead: boolean): Promise<{ client: pg.PoolClient; releaseSlot: () => void }> {
    const releaseSlot = isRead ? () => undefined : await writes.acquire();
    try {
      return { client: await pool.connect(), releaseSlot };
    } catch (error) {
      releaseSlot();
      // nothing was sent, so nothing was written
      throw isConnectionLost(error) ? new TransactionLost(true, error) : error;
    }
  }

  database.transaction = async (work, config) => {
    const { client, releaseSlot } = await observing(observe, 'connect', () => connect(isReadOnlyTransaction(config)));
    let isCommitting = false;
    /** Whether to discard the connection instead of returning it to the pool. */
    let isUnusable = false;
    try {
      return await drizzle(observed(client, observe)).transaction(async (transaction) => {
        if (isPooled) await client.query(setForTransaction);
        const result = await work(transaction);
        isCommitting = true;
        return result;
      }, config);
    } catch (error) {
      const isLost = isConnectionLost(error);
      isUnusable = isLost || isReadOnly(error);
      throw isLost ? new TransactionLost(!isCommitting, error) : error;
    } finally {
      client.release(isUnusable);
      releaseSlot();
    }
  };
  return database;
}
