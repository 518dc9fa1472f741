import { fileURLToPath } from 'node:url';
import { max, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema } from 'drizzle-orm/pg-core';
import { OperatorError } from '../../operatorError.js';
import type { Database } from './connection.js';

/** The folder of the migrations, beside src and dist alike. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** In which Drizzle writes the migrations that a database has, by when they were made. */
const journal = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }),
});

/** The tables are those of a version from before the baseline, from which no migration leads here. */
class OutdatedDatabase extends OperatorError {
  constructor() {
    super(`The tables of this database are older than those of version 0.1, from which this version goes on.
Start version 0.1 on it once, which brings them up to date, then this version.`);
  }
}

/**
 * Refuses a database whose newest migration is older than the oldest that this version has: the baseline, which would be
 * taken for missing and made beside the tables that are there.
 *
 * @throws OutdatedDatabase
 */
export async function refuseOutdated(database: Database): Promise<void> {
  const isJournal = sql`table_schema = 'drizzle' and table_name = '__drizzle_migrations'`;
  if ((await database.$count(sql`information_schema.tables`, isJournal)) === 0) return;
  const [newest] = await database.select({ at: max(journal.createdAt) }).from(journal);
  const [baseline] = readMigrationFiles({ migrationsFolder });
  const at = newest?.at ?? Infinity;
  if (baseline !== undefined && at < baseline.folderMillis) throw new OutdatedDatabase();
}
