import type pg from 'pg';
import { limits } from './transactionPooling.js';
import { nameWriterVersion } from './writerVersion.js';

/** Options of every connection to Postgres. */
export const connectionOptions = {
  application_name: 'gdd-rest',
  // detects a server that vanished without closing the connection: an import's statements have no timeout
  keepAlive: true,
} as const;

/** Settings of a session; behind a pooler each transaction sets them instead (`transactionPooling.ts`). */
const sessionOptions: pg.PoolConfig = {
  ...limits,
  // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types do not say so
  onConnect: async (client) => {
    await client.query(nameWriterVersion);
  },
};

/**
 * A pool of connections to a server.
 *
 * @param isPooled whether a transaction pooler stands in front of Postgres (`transactionPooling.ts`)
 */
export function openPool(Pool: typeof pg.Pool, config: pg.PoolConfig, isPooled: boolean): pg.Pool {
  const pool = new Pool({ ...connectionOptions, ...config, ...(isPooled ? {} : sessionOptions) });
  // An 'error' event without a listener would end the process. The pool removes a broken connection by itself, and a
  // transaction on it fails at its next statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
