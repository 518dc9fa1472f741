/**
 * Databases for tests: the embedded one from a snapshot, or, with TEST_DATABASE_URL, a database of its own on a real
 * Postgres for each test file, copied from a template.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import type { OpenDatabase } from '../../ground/database/connections/connection.js';
import { openDatabase } from '../../ground/database/connections/openDatabase.js';
import { useEmbedded } from '../../ground/database/connections/embedded.js';
import { seedDemonstration } from '../../demonstration/seed.js';
import { ensureProgramme } from '../../ground/database/rootMember.js';
import type { StatementObserver } from '../../ground/database/connections/statements.js';

/** The Postgres for the tests; undefined: the embedded database. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));
const cacheFolder = join(packageFolder, '..', 'node_modules', '.cache', 'rest-tests');
/** Enough for every shape of the tree, with siblings and unrelated members for each demonstration user. */
const dealers = 80;
/** The minimum of Argon2id, to be fast; a separate test covers the cost of the product. */
export const testPasswordCost = { memoryCost: 8, timeCost: 1 };
/** Earlier than all instants in tests, so that their own rows are newer than the seeded ones. */
const seededAt = new Date('2025-01-01T00:00:00Z');

/** Opens a database of its own with the eleven demonstration users and a small network, without sales and campaigns. */
export async function openTestDatabase(observe?: StatementObserver): Promise<OpenDatabase> {
  const version = await versionOfSeed();
  return testDatabaseUrl === undefined
    ? fromSnapshot(version, observe)
    : fromTemplate(testDatabaseUrl, version, observe);
}

async function seed(opened: OpenDatabase): Promise<void> {
  const rootId = await ensureProgramme(opened.database, seededAt);
  await seedDemonstration(opened.database, rootId, { dealers, lines: 0 }, seededAt, {
    passwordCost: testPasswordCost,
  });
}

async function fromSnapshot(version: string, observe?: StatementObserver): Promise<OpenDatabase> {
  const path = join(cacheFolder, `${version}.tar`);
  const stored = await readFile(path).catch(() => makeSnapshot(path));
  const client = await PGlite.create({
    loadDataDir: new UncopiedBlob(new Uint8Array(stored)),
    // opening initialises the shared buffers: the default of 128 MB takes a quarter of a second
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
    extensions: { pg_trgm },
  });
  return useEmbedded(client, observe);
}

/** Seeds a database and stores it as a small archive, because each test file unpacks it. */
async function makeSnapshot(path: string): Promise<Uint8Array> {
  const client = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'], extensions: { pg_trgm } });
  const opened = await useEmbedded(client);
  await seed(opened);
  await client.exec('update pg_database set datistemplate = false');
  await client.exec('drop database template0');
  await client.exec('drop database template1');
  // without it, opening each copy would begin with a recovery
  await client.exec('checkpoint');
  const snapshot = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer());
  await opened.close();
  await mkdir(cacheFolder, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, snapshot);
  await rename(draft, path);
  return snapshot;
}

/** Returns its bytes without a copy; Node's Blob copies them several times. */
class UncopiedBlob extends Blob {
  constructor(private readonly content: Uint8Array<ArrayBuffer>) {
    super([]);
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.content.buffer);
  }
}

async function fromTemplate(url: string, version: string, observe?: StatementObserver): Promise<OpenDatabase> {
  const template = `gdd_template_${version}`;
  const name = `gdd_test_${randomBytes(8).toString('hex')}`;
  await onServer(url, async (server) => {
    // one worker creates the template, the others wait; closing the connection releases the lock
    await server.query('select pg_advisory_lock(7302)');
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const draft = `${template}_draft`;
      await server.query(`drop database if exists ${draft}`);
      await server.query(`create database ${draft}`);
      const opened = await openDatabase({ databaseUrl: databaseAt(url, draft), dataDir: '' });
      await seed(opened);
      await opened.close();
      await server.query(`alter database ${draft} rename to ${template}`);
    }
    await server.query(`create database ${name} template ${template}`);
  });
  const opened = await openDatabase({ databaseUrl: databaseAt(url, name), dataDir: '' }, observe);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await onServer(url, (server) => server.query(`drop database ${name} with (force)`));
    },
  };
}

/** Creates an empty database on the test server, for tests of opening one. */
export async function emptyServerDatabase(url: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `gdd_empty_${randomBytes(8).toString('hex')}`;
  await onServer(url, (server) => server.query(`create database ${name}`));
  return {
    url: databaseAt(url, name),
    drop: async () => {
      await onServer(url, (server) => server.query(`drop database ${name} with (force)`));
    },
  };
}

async function onServer(url: string, work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** A hash of the migrations, of the code that seeds the database and of this file. */
async function versionOfSeed(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(fileURLToPath(import.meta.url)));
  for (const folder of ['migrations', 'src/ground/database', 'src/demonstration']) {
    const names = (await readdir(join(packageFolder, folder))).filter((name) => /\.(sql|ts)$/.test(name)).sort();
    for (const name of names) hash.update(name).update(await readFile(join(packageFolder, folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
