import { fileURLToPath } from 'node:url';
import { max, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema } from 'drizzle-orm/pg-core';
import { OperatorError } from '../../operatorError.js';
import type { Database } from './connection.js';

/** The folder of the migrations: the path is the same from src and from dist. */
export const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/** Drizzle's table of the migrations that were applied to a database; `createdAt` is the migration's timestamp. */
const journal = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }),
});

/** The tables are of a version before the baseline migration, which cannot be migrated. */
class OutdatedDatabase extends OperatorError {
  constructor() {
    super(`The tables of this database are older than those of version 0.1, from which this version goes on.
Start version 0.1 on it once, which brings them up to date, then this version.`);
  }
}

/**
 * Refuses a database whose newest migration is older than the baseline, the oldest migration of this version: Drizzle
 * would apply the baseline although its tables exist.
 *
 * @throws OutdatedDatabase
 */
export async function refuseOutdated(database: Database): Promise<void> {
  const isJournal = sql`table_schema = 'drizzle' and table_name = '__drizzle_migrations'`;
  if ((await database.$count(sql`information_schema.tables`, isJournal)) === 0) return;
  const [newest] = await database.select({ at: max(journal.createdAt) }).from(journal);
  const [baseline] = readMigrationFiles({ migrationsFolder });
  // a journal without rows: no migration was applied, so there are no tables either
  const appliedAt = newest?.at ?? Infinity;
  if (baseline !== undefined && appliedAt < baseline.folderMillis) throw new OutdatedDatabase();
}
