import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite as EmbeddedClient, Transaction } from '@electric-sql/pglite';
import { OperatorError } from '../../operatorError.js';
import type { Meanwhile, OpenDatabase } from './connection.js';
import { copyEmbedded } from './copyRows.js';
import { migrationsFolder, refuseOutdated } from './migrations.js';
import { observed, observedCopy, unobserved, type StatementObserver } from './statements.js';
import { nameWriterVersion } from './writerVersion.js';

/** The embedded database cannot be opened: its files are damaged, of another version, or not to be read or written. */
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

/** The first line: what follows is a stack of WebAssembly. */
function reasonOf(cause: unknown): string {
  return String(cause).split('\n', 1)[0] ?? '';
}

/** The library of the embedded database, which the image for production does without. */
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
 * Opens the embedded database in a folder and brings its tables up to date.
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

/** Brings the tables of an embedded database that is already open up to date. */
export async function useEmbedded(
  client: EmbeddedClient,
  observe: StatementObserver = unobserved,
): Promise<OpenDatabase> {
  keepParsers(client);
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  let running: Transaction | undefined;
  const transaction: EmbeddedClient['transaction'] = (work) =>
    client.transaction(async (begun) => {
      keepParsers(client, begun);
      running = begun;
      try {
        return await work(observed(inTurns(begun), observe));
      } finally {
        running = undefined;
      }
    });
  const database = drizzle(Object.assign(observed(client, observe), { transaction }));
  // A transaction holds the only connection: none is more isolated. The statement that would set its level may come after
  // a call that is answered meanwhile, which is too late; and such a call notes that its session was used, which a
  // transaction that may only read refuses.
  const begin = database.transaction.bind(database);
  database.transaction = (work) => begin(work);
  const query: EmbeddedClient['query'] = (...statement) => {
    if (running === undefined) return client.query(...statement);
    // one that has failed or ended in the meantime answers nothing: then it is nearly over
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
    // the folder lock has kept every other process out already
    exclusively: (work) => work(),
    close: async () => {
      await client.exec('checkpoint');
      await client.close();
    },
  };
}

/**
 * With each statement Drizzle says again which types are to stay text. For each that says so, PGlite copies the parsers
 * of all of its types, several hundred: a quarter of what a short statement costs. The client keeps them instead.
 */
function keepParsers(client: EmbeddedClient, queried: EmbeddedClient | Transaction = client): void {
  const query = queried.query.bind(queried);
  queried.query = (statement, parameters, { parsers, ...options } = {}) => {
    Object.assign(client.parsers, parsers);
    return query(statement, parameters, options);
  };
}

/** The database runs on the thread of the service: between two statements of a transaction others have a turn. */
function inTurns(begun: Transaction): Transaction {
  const query: Transaction['query'] = async (...statement) => {
    await turn();
    return begun.query(...statement);
  };
  return Object.assign(Object.create(begun) as Transaction, { query });
}
