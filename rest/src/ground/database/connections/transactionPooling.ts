/**
 * Support for a transaction pooler in front of Postgres (PgBouncer, `pool_mode = transaction`), which assigns a
 * connection to another client after each transaction: session settings would apply to other clients, and startup
 * parameters are ignored. So each transaction sets what a session sets otherwise
 * (docs/decisions/0031-reads-from-a-replica.md).
 */
import type pg from 'pg';
import { isConnectionLost } from './failures.js';
import { writerVersion } from './writerVersion.js';

/** Timeouts of a connection, in milliseconds. */
export const limits = {
  statement_timeout: 30_000,
  // a request that waits for the last phase of an import gets an error before the timeout of the gateway
  lock_timeout: 8000,
  idle_in_transaction_session_timeout: 30_000,
} as const;

/** Sets the timeouts and the writer's version until the transaction ends; several statements in one query. */
export const setForTransaction = Object.entries({ ...limits, 'gdd.writer_version': writerVersion })
  .map(([name, value]) => `set local ${name} = ${value}`)
  .join('; ');

/** Runs work, one statement, in a transaction with these settings. */
export async function inOwnTransaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query(`begin; ${setForTransaction}`);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // fails where the connection broke, which rolls back by itself
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** A pool for single statements only: each runs in such a transaction. */
export function poolOfTransactions(pool: pg.Pool): pg.Pool {
  const query = async (...statement: Parameters<pg.PoolClient['query']>) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      return await inOwnTransaction(client, () => client.query(...statement) as unknown as Promise<pg.QueryResult>);
    } catch (error) {
      isLost = isConnectionLost(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return Object.assign(Object.create(pool) as pg.Pool, { query });
}
