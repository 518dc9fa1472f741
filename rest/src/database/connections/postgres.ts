import type { OpenDatabase } from './connection.js';
import { copyOnServer } from './copyRows.js';
import { OperatorError } from '../../operatorError.js';
import { isConnectionLost, isReadOnly, TransactionLost } from './failures.js';
import { migrationsFolder, refuseOutdated } from './migrations.js';
import { bothObserve, observed, observedCopy, observing, type StatementObserver } from './statements.js';
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
 * @throws ReadOnlyDatabase where it cannot be written to
 * @throws OutdatedDatabase where no migration leads from its tables to those of this version
 */
export async function openPostgres(url: string, observeStatement: StatementObserver): Promise<OpenDatabase> {
  const [{ default: pg }, { from: copyFrom }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('pg-copy-streams'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  // keepAlive finds out a server that vanished without a word: an import waits for its statements as long as it takes
  const server = { connectionString: url, application_name: 'gdd-rest', keepAlive: true };
  const limit = 10;
  const connectionTimeoutMillis = 2000;
  const pool = new pg.Pool({
    ...server,
    max: limit,
    connectionTimeoutMillis,
    statement_timeout: 30_000,
    // whoever waits for an import's last phase gets an answer before the gateway stops waiting for the response
    lock_timeout: 8000,
    idle_in_transaction_session_timeout: 30_000,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types do not say so
    onConnect: async (client) => {
      await client.query(nameWriterVersion);
    },
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
      await client.query('select pg_advisory_lock($1)', [locks.start]);
      return await Promise.race([work(), lost]);
    } finally {
      await client.end();
    }
  };
  const writes = new WriteLimit(limit - keptForReads, connectionTimeoutMillis);
  const unconfirmed = watchUnconfirmed(
    () => new pg.Client({ ...server, connectionTimeoutMillis, statement_timeout: 5000 }),
  );
  const observe = bothObserve(observeStatement, unconfirmed.observe);
  const database = drizzle(observed(writes.ofPool(pool), observe));
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
      await migrate(drizzle(pool), { migrationsFolder });
    });
  } catch (error) {
    unconfirmed.stop();
    await pool.end();
    throw isReadOnly(error) ? new ReadOnlyDatabase(error) : error;
  }
  const copyRows = copyOnServer(copyFrom, pool);
  return {
    database,
    pool: () => ({ limit, size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount + writes.waiting }),
    copyRows: observedCopy((into, lines) => writes.run(() => copyRows(into, lines)), observe),
    exclusively,
    close: async () => {
      unconfirmed.stop();
      await pool.end();
    },
  };
}
