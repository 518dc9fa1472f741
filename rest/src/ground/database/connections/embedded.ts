import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite as EmbeddedClient, Transaction } from '@electric-sql/pglite';
import { OperatorError } from '../../operatorError.js';
import type { Meanwhile, OpenDatabase } from './connection.js';
import { copyEmbedded } from './copyRows.js';
import { migrationsFolder, refuseOutdated } from './migrations.js';
import { observed, observedCopy, unobserved, type StatementObserver } from './statements.js';
import { nameWriterVersion } from './writerVersion.js';

/** The embedded database cannot be opened: its files are damaged, of another version, unreadable or not writable. */
export class DamagedDatabase extends OperatorError {
  constructor(folder: string, cause: unknown) {
    super(
      `The embedded database in ${folder} cannot be opened: its files are damaged or of another version, or the disk is
full or not writable (${reasonOf(cause)}).

What to do, with the portal stopped:
  - put back a copy of the whole data folder, made while the portal was stopped; or
  - move ${folder} away, keep it for whoever may rescue it, and start again with an empty programme.

The embedded database is for trying the portal out. What must not be lost belongs on a Postgres server: DATABASE_URL.`,
      { cause },
    );
  }
}

/** The first line of an error: the lines after it are a stack trace of WebAssembly. */
function reasonOf(cause: unknown): string {
  return String(cause).split('\n', 1)[0] ?? '';
}

/** Loads the library of the embedded database, which the production image does not contain. */
async function loadEmbedded() {
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
    return { PGlite, pg_trgm };
  } catch (cause) {
    throw new OperatorError('There is no embedded database here: set DATABASE_URL to a Postgres server.', { cause });
  }
}

/**
 * Opens the embedded database in a folder and migrates it.
 *
 * @throws DamagedDatabase
 * @throws OperatorError where the library is not installed
 */
export async function openEmbedded(folder: string, observe: StatementObserver): Promise<OpenDatabase> {
  const { PGlite, pg_trgm } = await loadEmbedded();
  let client: EmbeddedClient;
  try {
    client = await PGlite.create(folder, { extensions: { pg_trgm } });
  } catch (error) {
    throw new DamagedDatabase(folder, error);
  }
  return useEmbedded(client, observe);
}

/** Migrates an embedded database that is already open. */
export async function useEmbedded(
  client: EmbeddedClient,
  observe: StatementObserver = unobserved,
): Promise<OpenDatabase> {
  shareParsers(client);
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  let running: Transaction | undefined;
  const transaction: EmbeddedClient['transaction'] = (work) =>
    client.transaction(async (begun) => {
      shareParsers(client, begun);
      running = begun;
      try {
        return await work(observed(yielding(begun), observe));
      } finally {
        running = undefined;
      }
    });
  const database = drizzle(Object.assign(observed(client, observe), { transaction }));
  // Drops the isolation level and access mode: a transaction on the only connection is isolated anyway. `set
  // transaction` must be the first statement, but one of `meanwhile` may come before it; and that one may record the
  // use of a session, which a read-only transaction refuses.
  const begin = database.transaction.bind(database);
  database.transaction = (work) => begin(work);
  const query: EmbeddedClient['query'] = (...statement) => {
    if (running === undefined) return client.query(...statement);
    // fails where the transaction has ended or failed meanwhile: then the client queues the statement until it is over
    return running.query<never>(...statement).catch(() => client.query(...statement));
  };
  const meanwhile: Meanwhile = {
    isBusy: () => running !== undefined,
    database: drizzle(observed(Object.assign(Object.create(client) as EmbeddedClient, { query }), observe)),
  };
  try {
    await client.exec(nameWriterVersion);
    await refuseOutdated(database);
    await migrate(database, { migrationsFolder });
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    database,
    meanwhile,
    copyRows: observedCopy(copyEmbedded(client), observe),
    // the folder lock keeps every other process out
    exclusively: (work) => work(),
    close: async () => {
      await client.exec('checkpoint');
      await client.close();
    },
  };
}

/**
 * Stores the parsers that Drizzle passes with each statement (types to leave as text) in the client, and removes them
 * from the statement: for a statement with its own parsers PGlite copies those of all types, several hundred, which is
 * a quarter of the time of a short statement.
 */
function shareParsers(client: EmbeddedClient, queried: EmbeddedClient | Transaction = client): void {
  const query = queried.query.bind(queried);
  queried.query = (statement, parameters, { parsers, ...options } = {}) => {
    Object.assign(client.parsers, parsers);
    return query(statement, parameters, options);
  };
}

/** Yields to the event loop before each statement of a transaction: the database runs on the thread of the service. */
function yielding(begun: Transaction): Transaction {
  const query: Transaction['query'] = async (...statement) => {
    await nextTurn();
    return begun.query(...statement);
  };
  return Object.assign(Object.create(begun) as Transaction, { query });
}
