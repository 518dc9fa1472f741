import type { Pool, PoolConfig } from 'pg';
import type { DatabaseAddresses, OpenDatabase } from './connection.js';
import { copyOnServer } from './copyRows.js';
import { OperatorError } from '../../operatorError.js';
import { isConnectionLost, isReadOnly, TransactionLost } from './failures.js';
import { migrationsFolder, refuseOutdated } from './migrations.js';
import { openReplica } from './replica.js';
import { bothObserve, observed, observedCopy, observing, type StatementObserver } from './statements.js';
import { inOwnTransaction, limits, poolOfTransactions, setForTransaction } from './transactionPooling.js';
import { watchUnconfirmed } from './unconfirmedCommits.js';
import { doesRead, keptForReads, WriteLimit } from './writeLimit.js';
import { locks } from './locks.js';
import { nameWriterVersion } from './writerVersion.js';

/** DATABASE_URL names a server that takes no writes. */
class ReadOnlyDatabase extends OperatorError {
  constructor(cause: unknown) {
    super(
      'The database of DATABASE_URL takes no writes: it is a standby, or read-only by its settings. Name the primary.',
      { cause },
    );
  }
}

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
  const [{ default: pg }, { from: copyFrom }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('pg-copy-streams'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  // keepAlive finds out a server that vanished without a word: an import waits for its statements as long as it takes
  const server = { application_name: 'gdd-rest', keepAlive: true };
  const limit = 10;
  const connectionTimeoutMillis = 2000;
  /** What a session sets for itself; behind a pooler its transactions do. */
  const ofSession: PoolConfig = {
    ...limits,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types do not say so
    onConnect: async (client) => {
      await client.query(nameWriterVersion);
    },
  };
  const connections = (config: PoolConfig): Pool => {
    const pool = new pg.Pool({ ...server, ...config });
    // An error that nobody hears ends the process. Of a connection that breaks, idle or at work between two statements,
    // the pool hears by itself, and what runs on it by its next statement.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const isPooled = directDatabaseUrl !== undefined;
  const directUrl = directDatabaseUrl ?? databaseUrl;
  const pool = connections({
    connectionString: databaseUrl,
    max: limit,
    connectionTimeoutMillis,
    ...(isPooled ? {} : ofSession),
  });
  // for statements outside of transactions alone: connections are those of the pool
  const statements = isPooled ? poolOfTransactions(pool) : pool;
  // Replicas start together: one at a time migrates and seeds, on a connection of its own that holds the lock.
  const exclusively = async <T>(work: () => Promise<T>): Promise<T> => {
    const client = new pg.Client({ ...server, connectionString: directUrl, connectionTimeoutMillis: 5000 });
    const lost = new Promise<never>((_resolve, reject) => client.on('error', reject));
    lost.catch(() => undefined);
    await client.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [locks.start]);
      return await Promise.race([work(), lost]);
    } finally {
      await client.end();
    }
  };
  const writes = new WriteLimit(limit - keptForReads, connectionTimeoutMillis);
  const unconfirmed = watchUnconfirmed(
    () => new pg.Client({ ...server, connectionString: directUrl, connectionTimeoutMillis, statement_timeout: 5000 }),
  );
  const observe = bothObserve(observeStatement, unconfirmed.observe);
  const database = drizzle(observed(writes.ofPool(statements), observe));
  // In the place of drizzle's own, which never gives a connection back that breaks before its transaction has begun:
  // a pool's worth of them, and there are none left.
  database.transaction = async (work, config) => {
    const { client, giveBack } = await observing(observe, 'connect', async () => {
      const turn = doesRead(config) ? () => undefined : await writes.turn();
      try {
        return { client: await pool.connect(), giveBack: turn };
      } catch (error) {
        turn();
        throw error;
      }
    });
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
      giveBack();
    }
  };
  try {
    await exclusively(async () => {
      await refuseOutdated(database);
      const migrating = isPooled ? connections({ connectionString: directUrl, max: 1, ...ofSession }) : pool;
      try {
        await migrate(drizzle(migrating), { migrationsFolder });
      } finally {
        if (isPooled) await migrating.end();
      }
    });
  } catch (error) {
    unconfirmed.stop();
    await pool.end();
    throw isReadOnly(error) ? new ReadOnlyDatabase(error) : error;
  }
  const copyRows = copyOnServer(copyFrom, pool, isPooled ? inOwnTransaction : undefined);
  const opened: OpenDatabase = {
    database,
    pool: () => ({ limit, size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount + writes.waiting }),
    copyRows: observedCopy((into, lines) => writes.run(() => copyRows(into, lines)), observe),
    exclusively,
    close: async () => {
      unconfirmed.stop();
      await pool.end();
    },
  };
  if (databaseReadUrl === undefined) return opened;
  const replicas = connections({
    connectionString: databaseReadUrl,
    max: limit,
    // one that does not answer is left for the primary, which is waited for as well
    connectionTimeoutMillis: 500,
    ...(isPooled ? {} : ofSession),
  });
  const { reading, state } = openReplica({ pool: replicas, primary: statements, database, isPooled, drizzle, observe });
  return {
    ...opened,
    reading,
    replica: state,
    close: async () => {
      await replicas.end();
      await opened.close();
    },
  };
}
