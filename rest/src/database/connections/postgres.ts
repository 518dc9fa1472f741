import type pg from 'pg';
import type { DatabaseAddresses, OpenDatabase } from './connection.js';
import { copyOnServer } from './copyRows.js';
import { OperatorError } from '../../operatorError.js';
import { isReadOnly } from './failures.js';
import { locks } from './locks.js';
import { migrationsFolder, refuseOutdated } from './migrations.js';
import { openPool, server } from './postgresPool.js';
import { databaseOn } from './primary.js';
import { openReplica, PrimaryContact } from './replica.js';
import { bothObserve, observedCopy, type StatementObserver } from './statements.js';
import { inOwnTransaction, poolOfTransactions } from './transactionPooling.js';
import { watchUnconfirmed } from './unconfirmedCommits.js';
import { reservedForReads, WriteLimit } from './writeLimit.js';

/** DATABASE_URL names a server that takes no writes. */
class ReadOnlyDatabase extends OperatorError {
  constructor(cause: unknown) {
    super(
      'The database of DATABASE_URL takes no writes: it is a standby, or read-only by its settings. Name the primary.',
      { cause },
    );
  }
}

/** The most connections of a process. */
const limit = 10;
const connectionTimeoutMillis = 2000;

/**
 * Opens a Postgres server and brings its tables up to date.
 *
 * @param addresses as of `openDatabase`
 * @throws ReadOnlyDatabase where it cannot be written to
 * @throws OutdatedDatabase where no migration leads from its tables to those of this version
 */
export async function openPostgres(
  { databaseUrl, directDatabaseUrl, databaseReadUrl }: DatabaseAddresses & { readonly databaseUrl: string },
  observeStatement: StatementObserver,
): Promise<OpenDatabase> {
  const [{ default: library }, { from: copyFrom }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('pg-copy-streams'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const isPooled = directDatabaseUrl !== undefined;
  const directUrl = directDatabaseUrl ?? databaseUrl;
  const directClient = (config: pg.ClientConfig): pg.Client =>
    new library.Client({ ...server, connectionString: directUrl, ...config });

  const pool = openPool(library.Pool, { connectionString: databaseUrl, max: limit, connectionTimeoutMillis }, isPooled);
  const statements = isPooled ? poolOfTransactions(pool) : pool;
  const writes = new WriteLimit(limit - reservedForReads, connectionTimeoutMillis);
  const unconfirmed = watchUnconfirmed(() =>
    // the second limit is the client's own, for a server that vanishes
    directClient({ connectionTimeoutMillis, statement_timeout: 5000, query_timeout: 7000 }),
  );
  const contact = new PrimaryContact();
  const observe = bothObserve(bothObserve(observeStatement, unconfirmed.observe), contact.observe);
  const database = databaseOn({ pool, statements, writes, isPooled, drizzle, observe });
  const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
    withStartLock(directClient({ connectionTimeoutMillis: 5000 }), work);
  const close = async (): Promise<void> => {
    unconfirmed.stop();
    await pool.end();
  };

  try {
    await exclusively(async () => {
      await refuseOutdated(database);
      const migrating = isPooled ? openPool(library.Pool, { connectionString: directUrl, max: 1 }, false) : pool;
      try {
        await migrate(drizzle(migrating), { migrationsFolder });
      } finally {
        if (isPooled) await migrating.end();
      }
    });
  } catch (error) {
    await close();
    throw isReadOnly(error) ? new ReadOnlyDatabase(error) : error;
  }

  const copyRows = copyOnServer(copyFrom, pool, isPooled ? inOwnTransaction : undefined);
  const opened: OpenDatabase = {
    database,
    pool: () => ({ limit, size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount + writes.waiting }),
    copyRows: observedCopy((into, lines) => writes.run(() => copyRows(into, lines)), observe),
    exclusively,
    close,
  };
  if (databaseReadUrl === undefined) return opened;

  // a replica that does not answer is left for the primary, which is waited for as well
  const replicaConfig = { connectionString: databaseReadUrl, max: limit, connectionTimeoutMillis: 500 };
  const replicas = openPool(library.Pool, replicaConfig, isPooled);
  const { reading, state } = openReplica({
    pool: replicas,
    primary: statements,
    database,
    contact,
    isPooled,
    drizzle,
    observe: observeStatement,
    observePrimary: observe,
  });
  return {
    ...opened,
    reading,
    replica: state,
    close: async () => {
      await replicas.end();
      await close();
    },
  };
}

/**
 * Replicas of the service start together: one at a time migrates and seeds, on a connection of its own that holds the lock.
 *
 * @param client not connected yet; it is ended with the work
 * @throws what the connection ended with, if it broke meanwhile
 */
async function withStartLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  const lost = new Promise<never>((_resolve, reject) => client.on('error', reject));
  lost.catch(() => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [locks.start]);
    return await Promise.race([work(), lost]);
  } finally {
    await client.end();
  }
}
