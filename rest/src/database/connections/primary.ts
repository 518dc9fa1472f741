import type { drizzle as drizzleOn } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './connection.js';
import { isConnectionLost, isReadOnly, TransactionLost } from './failures.js';
import { observed, observing, type StatementObserver } from './statements.js';
import { setForTransaction } from './transactionPooling.js';
import { doesRead, type WriteLimit } from './writeLimit.js';

/**
 * The database that is written to. Transactions are not drizzle's own, which never gives a connection back that breaks
 * before its transaction has begun: a pool's worth of them, and there are none left.
 *
 * @param options.pool connections for transactions
 * @param options.statements the same pool, for single statements
 * @param options.writes how many transactions and statements that write are at work at once
 * @param options.isPooled whether a pooler hands connections on after each transaction (`transactionPooling.ts`)
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

  /** A connection for a transaction, in its turn where it may write. */
  async function connect(isRead: boolean): Promise<{ client: pg.PoolClient; giveBackTurn: () => void }> {
    const giveBackTurn = isRead ? () => undefined : await writes.turn();
    try {
      return { client: await pool.connect(), giveBackTurn };
    } catch (error) {
      giveBackTurn();
      // nothing was sent: nobody has to wonder what became of it
      throw isConnectionLost(error) ? new TransactionLost(true, error) : error;
    }
  }

  database.transaction = async (work, config) => {
    const { client, giveBackTurn } = await observing(observe, 'connect', () => connect(doesRead(config)));
    let isCommitting = false;
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
      giveBackTurn();
    }
  };
  return database;
}
