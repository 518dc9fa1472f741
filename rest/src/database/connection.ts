import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite as EmbeddedClient } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { copyEmbedded, copyOnServer, type CopyRows } from './copyRows.js';
import { lockFolder } from './folderLock.js';

/** The database, or a transaction on it; embedded and Postgres alike. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly database: Database;
  /** The fast way in for many rows. */
  readonly copyRows: CopyRows;
  /** Runs work while no other process on the same database runs work of this kind: starting, migrating, seeding. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Lets running queries end, writes everything out, gives the folder free. */
  close(): Promise<void>;
}

/** Beside src and dist alike. */
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
const startLock = 7300;

/**
 * Opens the database and brings its tables up to date.
 *
 * @param options.databaseUrl a Postgres; without it the embedded database in the folder `database` of `dataDir`
 * @throws FolderLocked when another process has the embedded database open
 */
export async function openDatabase(options: {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) return openPostgres(options.databaseUrl);
  await mkdir(options.dataDir, { recursive: true });
  const unlock = await lockFolder(options.dataDir);
  try {
    const opened = await openEmbedded(join(options.dataDir, 'database'));
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

async function openPostgres(url: string): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2000,
    statement_timeout: 30_000,
    // whoever waits for an import's last phase is told so before the gateway stops waiting for the answer
    lock_timeout: 8000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'gdd-rest',
  });
  // A connection that breaks while idle is replaced by the pool; the query that needs one reports the error.
  pool.on('error', () => undefined);
  // Replicas start together: one at a time migrates and seeds, on a connection of its own that holds the lock.
  const exclusively = async <T>(work: () => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    await client.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [startLock]);
      return await work();
    } finally {
      await client.end();
    }
  };
  try {
    await exclusively(() => migrate(drizzle(pool), { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { database: drizzle(pool), copyRows: copyOnServer(pg, pool), exclusively, close: () => pool.end() };
}

async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  return useEmbedded(await PGlite.create(folder, { extensions: { pg_trgm } }));
}

/** Brings the tables of an embedded database that is already open up to date. */
export async function useEmbedded(client: EmbeddedClient): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const database = drizzle(client);
  try {
    await migrate(database, { migrationsFolder });
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    database,
    copyRows: copyEmbedded(client),
    // the folder lock has kept every other process out already
    exclusively: (work) => work(),
    close: async () => {
      await client.exec('checkpoint');
      await client.close();
    },
  };
}
