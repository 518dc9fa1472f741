import type pg from 'pg';
import type { DatabaseAddresses, OpenDatabase } from './connection.js';
import { copyOnServer } from './copyRows.js';
import { OperatorError } from '../../operatorError.js';
import { isReadOnly } from './failures.js';
import { locks } from './locks.js';
import { migrationsFolder, refuseOutdated } from './migrations.js';
import { connectionOptions, openPool } from './postgresPool.js';
import { databaseOn } from './primary.js';
import { openReplica, PrimaryContact } from './replica.js';
import { bothObserve, observedCopy, type StatementObserver } from './statements.js';
import { inOwnTransaction, poolOfTransactions } from './transactionPooling.js';
import { watchUnconfirmed } from './unconfirmedCommits.js';
import { reservedForReads, WriteLimit } from './writeLimit.js';

/** The server of DATABASE_URL accepts no writes. */
class ReadOnlyDatabase extends OperatorError {
  constructor(cause: unknown) {
    super(
      'The database of DATABASE_URL takes no writes: it is a standby, or read-only by its settings. Name the primary.',
      { cause },
    );
  }
}

/** Maximum number of connections of a process. */
const limit = 10;
const connectionTimeoutMillis = 2000;

/**
 * Connects to a Postgres server and migrates its database.
 *
 * @param addresses see `openDatabase`
 * @throws ReadOnlyDatabase where the server accepts no writes
 * @throws OutdatedDatabase where the tables are too old to be migrated
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
    new library.Client({ ...connectionOptions, connectionString: directUrl, ...config });

  const pool = openPool(library.Pool, { connectionString: databaseUrl, max: limit, connectionTimeoutMillis }, isPooled);
  const statements = isPooled ? poolOfTransactions(pool) : pool;
  const writes = new WriteLimit(limit - reservedForReads, connectionTimeoutMillis);
  const unconfirmed = watchUnconfirmed(() =>
    // query_timeout is a timer of the client, for a server that does not respond at all
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
      const migrationPool = isPooled ? openPool(library.Pool, { connectionString: directUrl, max: 1 }, false) : pool;
      try {
        await migrate(drizzle(migrationPool), { migrationsFolder });
      } finally {
        if (isPooled) await migrationPool.end();
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

  // a shorter timeout: where the replica does not respond, the read still has to wait for the primary
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
 * Runs work while a dedicated connection holds the start lock: several instances of the service may start at once, and
 * only one at a time migrates and seeds.
 *
 * @param client not connected yet; closed after the work
 * @throws the error of the connection, if it broke meanwhile
 */
async function withStartLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  const lost = new Promise<never>((_resolve, reject) => client.on('error', reject));
  // the race below reports the error; without a handler of its own it would be an unhandled rejection before the race
  lost.catch(() => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [locks.start]);
    return await Promise.race([work(), lost]);
  } finally {
    await client.end();
  }
}
