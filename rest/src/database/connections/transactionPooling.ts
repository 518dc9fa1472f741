/**
 * What a pooler between the service and Postgres wants that hands a connection on after each transaction (PgBouncer,
 * `pool_mode = transaction`): what a session sets would go to somebody else, and startup parameters are ignored. Each
 * transaction sets for itself what a session of the service has otherwise (docs/decisions/0031-reads-from-a-replica.md).
 */
import type pg from 'pg';
import { isConnectionLost } from './failures.js';
import { writerVersion } from './writerVersion.js';

/** The limits of a connection, milliseconds. */
export const limits = {
  statement_timeout: 30_000,
  // whoever waits for an import's last phase gets an answer before the gateway stops waiting for the response
  lock_timeout: 8000,
  idle_in_transaction_session_timeout: 30_000,
} as const;

/** Sets the limits and names the writer's version until the transaction ends; several statements in one. */
export const setForTransaction = Object.entries({ ...limits, 'gdd.writer_version': writerVersion })
  .map(([name, value]) => `set local ${name} = ${value}`)
  .join('; ');

/** Runs the one statement of some work in a transaction of its own that has its limits. */
export async function inOwnTransaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query(`begin; ${setForTransaction}`);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // where the connection broke there is nothing to take back
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The same pool for single statements, which are such transactions; for nothing else. */
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
