/** Databases of earlier versions, for tests of upgrades. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { OpenDatabase } from '../../ground/database/connections/connection.js';
import { migrationsFolder } from '../../ground/database/connections/migrations.js';
import { nameWriterVersion } from '../../ground/database/connections/writerVersion.js';
import { openDatabase } from '../../ground/database/connections/openDatabase.js';
import { putEmptyEmbedded } from './emptyEmbedded.js';
import { emptyServerDatabase, testDatabaseUrl } from './testDatabase.js';

/** The last migration of the baseline: it results in the tables of the end of version 0.1. */
export const lastOfVersion01 = '0005_figure_writers';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** Where the current version opens the database: a folder, and with TEST_DATABASE_URL a database on the server. */
export interface EarlierDatabase {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly drop: () => Promise<void>;
}

/**
 * Creates a database with the tables and rows of an earlier version.
 *
 * @param lastMigration the last migration of that version, such as `lastOfVersion01`
 * @param statements SQL that inserts the rows, as text: the current schema has other tables
 */
export async function earlierDatabase(lastMigration: string, statements: readonly string[]): Promise<EarlierDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gdd-earlier-'));
  const config = { migrationsFolder: await migrationsUntil(lastMigration, dataDir) };
  const removeFolder = () => rm(dataDir, { recursive: true });
  if (testDatabaseUrl === undefined) {
    await putEmptyEmbedded(dataDir);
    const client = await PGlite.create(join(dataDir, 'database'), { extensions: { pg_trgm } });
    const database = drizzleEmbedded(client);
    await database.execute(sql.raw(nameWriterVersion));
    await migrateEmbedded(database, config);
    for (const statement of statements) await database.execute(sql.raw(statement));
    await client.close();
    return { databaseUrl: undefined, dataDir, drop: removeFolder };
  }
  const { url, drop } = await emptyServerDatabase(testDatabaseUrl);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const database = drizzleServer(client);
  await database.execute(sql.raw(nameWriterVersion));
  await migrateServer(database, config);
  for (const statement of statements) await database.execute(sql.raw(statement));
  await client.end();
  return {
    databaseUrl: url,
    dataDir,
    drop: async () => {
      await drop();
      await removeFolder();
    },
  };
}

/** Opens a database of an earlier version, which upgrades its tables. */
export async function upgradedFrom(lastMigration: string, statements: readonly string[]): Promise<OpenDatabase> {
  const earlier = await earlierDatabase(lastMigration, statements);
  const opened = await openDatabase(earlier);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await earlier.drop();
    },
  };
}

/** A folder with the migrations up to one of them. */
async function migrationsUntil(lastMigration: string, parent: string): Promise<string> {
  const folder = join(parent, 'migrations');
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
  const last = journal.entries.findIndex(({ tag }) => tag === lastMigration);
  if (last === -1) throw new Error(`There is no migration ${lastMigration}.`);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}
