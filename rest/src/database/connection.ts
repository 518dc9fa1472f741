import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { isConnectionLost, TransactionLost } from '../platform/errors.js';
import { copyOnServer, type CopyRows } from './copyRows.js';
import { openEmbedded } from './embedded.js';
import { lockFolder } from './folderLock.js';
import { migrationsFolder } from './migrationsFolder.js';
import { observed, observedCopy, observing, unobserved, type StatementObserver } from './statements.js';

/** The database, or a transaction on it; embedded and Postgres alike. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** The connections of a process to a server. */
export interface PoolState {
  /** The most there may be. */
  readonly limit: number;
  /** Those there are. */
  readonly size: number;
  /** Those of them that nobody uses. */
  readonly idle: number;
  /** Who waits for one. */
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly database: Database;
  /** How the connections are used, now; undefined on the embedded database, which has none. */
  readonly pool?: () => PoolState;
  /** The embedded database's way to answer during a transaction; undefined on a server, which has many connections. */
  readonly meanwhile?: Meanwhile;
  /** The fast way in for many rows. */
  readonly copyRows: CopyRows;
  /**
   * Runs work while no other process on the same database runs work of this kind: starting, migrating, seeding. Fails
   * when the connection that keeps the others out is lost.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Lets running queries end, writes everything out, gives the folder free. */
  close(): Promise<void>;
}

/** How the embedded database answers while a transaction holds its one connection. */
export interface Meanwhile {
  /** Whether a transaction holds it now. */
  isHeld(): boolean;
  /**
   * Asks between the statements of the transaction, and sees what it has changed so far. Only for what such a
   * transaction does not touch, and for statements that cannot fail: a failure would end the transaction.
   */
  readonly database: Database;
}

const startLock = 7300;

/**
 * Opens the database and brings its tables up to date.
 *
 * @param options.databaseUrl a Postgres; without it the embedded database in the folder `database` of `dataDir`
 * @param observe hears of every statement
 * @throws FolderLocked when another process has the embedded database open
 * @throws DamagedDatabase when it cannot be opened
 */
export async function openDatabase(
  options: { readonly databaseUrl: string | undefined; readonly dataDir: string },
  observe: StatementObserver = unobserved,
): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) return openPostgres(options.databaseUrl, observe);
  await mkdir(options.dataDir, { recursive: true });
  const unlock = await lockFolder(options.dataDir);
  try {
    const opened = await openEmbedded(join(options.dataDir, 'database'), observe);
    return {
      ...opened,
      close: async () => {
        await opened.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openPostgres(url: string, observe: StatementObserver): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  // keepAlive finds out a server that vanished without a word: an import waits for its statements as long as it takes
  const server = { connectionString: url, application_name: 'gdd-rest', keepAlive: true };
  const limit = 10;
  const pool = new pg.Pool({
    ...server,
    max: limit,
    connectionTimeoutMillis: 2000,
    statement_timeout: 30_000,
    // whoever waits for an import's last phase is told so before the gateway stops waiting for the answer
    lock_timeout: 8000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An error that nobody hears ends the process. Of a connection that breaks, idle or at work between two statements,
  // the pool hears by itself, and what runs on it by its next statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Replicas start together: one at a time migrates and seeds, on a connection of its own that holds the lock.
  const exclusively = async <T>(work: () => Promise<T>): Promise<T> => {
    const client = new pg.Client({ ...server, connectionTimeoutMillis: 5000 });
    const lost = new Promise<never>((_resolve, reject) => client.on('error', reject));
    lost.catch(() => undefined);
    await client.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [startLock]);
      return await Promise.race([work(), lost]);
    } finally {
      await client.end();
    }
  };
  const database = drizzle(observed(pool, observe));
  // In the place of drizzle's own, which never gives a connection back that breaks before its transaction has begun:
  // a pool's worth of them, and there are none left.
  database.transaction = async (work, config) => {
    const client = await observing(observe, 'connect', () => pool.connect());
    let isCommitting = false;
    let isLost = false;
    try {
      return await drizzle(observed(client, observe)).transaction(async (transaction) => {
        const result = await work(transaction);
        isCommitting = true;
        return result;
      }, config);
    } catch (error) {
      isLost = isConnectionLost(error);
      throw isLost ? new TransactionLost(!isCommitting, error) : error;
    } finally {
      client.release(isLost);
    }
  };
  try {
    await exclusively(() => migrate(drizzle(pool), { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    database,
    pool: () => ({ limit, size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    copyRows: observedCopy(copyOnServer(pg, pool), observe),
    exclusively,
    close: () => pool.end(),
  };
}
