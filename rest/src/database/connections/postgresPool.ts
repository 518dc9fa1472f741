import type pg from 'pg';
import { limits } from './transactionPooling.js';
import { nameWriterVersion } from './writerVersion.js';

/** What every connection of the service to a server has. */
export const server = {
  application_name: 'gdd-rest',
  // finds out a server that vanished without a word: an import waits for its statements as long as it takes
  keepAlive: true,
} as const;

/** What a session sets for itself; behind a pooler its transactions do. */
const ofSession: pg.PoolConfig = {
  ...limits,
  // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types do not say so
  onConnect: async (client) => {
    await client.query(nameWriterVersion);
  },
};

/**
 * Connections to a server. One that breaks, idle or at work between two statements, ends no process: an error that nobody
 * hears would. The pool hears of it by itself, and what runs on it by its next statement.
 *
 * @param isPooled whether a pooler hands them on after each transaction (`transactionPooling.ts`)
 */
export function openPool(Pool: typeof pg.Pool, config: pg.PoolConfig, isPooled: boolean): pg.Pool {
  const pool = new Pool({ ...server, ...config, ...(isPooled ? {} : ofSession) });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
