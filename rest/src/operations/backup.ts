/** Backup and restore of the database, and of the files in the data folder or the bucket. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { isNull } from 'drizzle-orm';
import type { Config } from '../config.js';
import type { SystemClock } from '../ground/clock.js';
import { OperatorError } from '../ground/operatorError.js';
import type { Database, DatabaseAddresses } from '../ground/database/connections/connection.js';
import { renewChangeSource } from '../reports/changesSince/queries.js';
import { openDatabase } from '../ground/database/connections/openDatabase.js';
import { lockFolder } from '../ground/database/connections/folderLock.js';
import { fileStorage } from '../ground/database/tables/content/files.js';
import { exportLeases } from '../ground/database/tables/work/exports.js';
import { authChallenges } from '../ground/database/tables/people/factors.js';
import { oneTimeTokens, personalTokens, sessions } from '../ground/database/tables/people/sessions.js';
import { outbox } from '../ground/database/tables/work/mail.js';
import { signals } from '../ground/database/tables/work/signals.js';
import { shareTokens } from '../ground/database/tables/people/sharing.js';
import { openBucket } from '../ground/platform/storage/bucketStorage.js';
import { bucketTree, copyTree, folderTree, isEmptyTree, type FileTree } from '../ground/platform/storage/fileTree.js';
import { openFiles } from '../ground/platform/storage/storageMark.js';

/** A backup or restore failed; the message has the reason. */
export class BackupError extends OperatorError {}

type Place = Pick<Config, 'dataDir' | 'bucket'> & DatabaseAddresses;

/** The address without a pooler: pg_dump and pg_restore need a session of their own. */
const serverOf = ({ databaseUrl, directDatabaseUrl }: Place) => directDatabaseUrl ?? databaseUrl;

/** The content of a backup's `backup.json`, which is written last, so that an unfinished backup has none. */
interface Manifest {
  readonly database: 'postgres' | 'embedded';
  readonly madeAt: string;
}

const manifestName = 'backup.json';

/**
 * Makes a backup in a new folder. On Postgres the portal may run meanwhile: the dump is a snapshot, and the files are
 * copied after it, so that it has all files that the dump names. The embedded database must not be in use.
 *
 * @throws BackupError, FolderLocked while the embedded database is in use, BucketFailure
 */
export async function makeBackup(place: Place, folder: string, clock: SystemClock): Promise<void> {
  if (!(await isEmpty(folder))) throw new BackupError(`${folder} is not empty: a backup has a folder of its own.`);
  const madeAt = clock.now().toISOString();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const server = serverOf(place);
  const [files, copies] = [await filesOf(place, clock), folderTree(join(folder, 'files'))];
  if (server === undefined) {
    const unlock = await lockFolder(place.dataDir);
    try {
      await cp(join(place.dataDir, 'database'), join(folder, 'database'), { recursive: true });
      await copyTree(files, copies);
    } finally {
      await unlock();
    }
  } else {
    await onServer('pg_dump', server, ['--format=custom', `--file=${join(folder, 'database.dump')}`]);
    await copyTree(files, copies);
  }
  const database = server === undefined ? 'embedded' : 'postgres';
  await writeFile(join(folder, manifestName), `${JSON.stringify({ database, madeAt } satisfies Manifest)}\n`);
}

/**
 * Restores a backup into an empty database and an empty data folder or bucket, and migrates its tables. Ends all
 * sessions and tokens: those revoked since the backup would be valid again (docs/operations, 'Backup').
 *
 * @returns when the backup was made
 * @throws BackupError if the target is not empty, or the backup is of another kind of database
 */
export async function restoreBackup(
  place: Place,
  folder: string,
  clock: SystemClock,
): Promise<{ readonly madeAt: string }> {
  const manifest = await manifestOf(folder);
  const server = serverOf(place);
  const isServer = server !== undefined;
  if ((manifest.database === 'postgres') !== isServer) {
    throw new BackupError(
      isServer
        ? `${folder} is a backup of an embedded database: it goes into a data folder, without DATABASE_URL.`
        : `${folder} is a backup of a Postgres: set DATABASE_URL to an empty database.`,
    );
  }
  const [copies, files] = [folderTree(join(folder, 'files')), await filesOf(place, clock)];
  if (!(await isEmptyTree(files))) throw new BackupError(`${files.name} is not empty: nothing was restored.`);
  const embedded = join(place.dataDir, 'database');
  if (!isServer && !(await isEmpty(embedded))) {
    throw new BackupError(`${resolve(embedded)} is not empty: nothing was restored.`);
  }
  if (server !== undefined) {
    await requireEmptyServer(server);
    await copyTree(copies, files);
    const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
    await onServer('pg_restore', server, [...options, join(folder, 'database.dump')]);
  } else {
    await copyTree(copies, files);
    await cp(join(folder, 'database'), embedded, { recursive: true });
  }
  const opened = await openDatabase(place);
  try {
    await opened.database.transaction((transaction) => endSessionsAndMails(transaction, clock.now()));
    // forgets where the files were: `openFiles` registers the present storage
    await opened.database.delete(fileStorage);
    await openFiles(place, opened, clock);
  } finally {
    await opened.close();
  }
  return manifest;
}

/** Ends sessions, mailed and shared links and personal tokens, and gives up queued mails, which may have been sent. */
async function endSessionsAndMails(transaction: Database, now: Date): Promise<void> {
  await transaction.delete(sessions);
  await transaction.delete(oneTimeTokens);
  await transaction.delete(authChallenges);
  await transaction.delete(exportLeases);
  // signals and change cursors contain ids of transactions, which are invalid in another database
  await transaction.delete(signals);
  await renewChangeSource(transaction);
  await transaction.update(personalTokens).set({ revokedAt: now }).where(isNull(personalTokens.revokedAt));
  await transaction.update(shareTokens).set({ revokedAt: now }).where(isNull(shareTokens.revokedAt));
  await transaction
    .update(outbox)
    .set({ doneAt: now, outcome: 'givenUp', lastError: 'restored from a backup' })
    .where(isNull(outbox.doneAt));
}

async function manifestOf(folder: string): Promise<Manifest> {
  const manifest = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined);
  if (manifest === undefined) throw new BackupError(`${folder} is no backup, or one that was not finished.`);
  return JSON.parse(manifest) as Manifest;
}

/** @throws BackupError if the database has a table, view or sequence */
async function requireEmptyServer(url: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
       and relnamespace not in (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')
       limit 1`,
    );
    if (rowCount !== 0) throw new BackupError('The database is not empty: nothing was restored.');
  } finally {
    await client.end();
  }
}

/**
 * Runs pg_dump or pg_restore on a database.
 *
 * @throws BackupError with the output of the program, or if it is not installed
 */
async function onServer(program: 'pg_dump' | 'pg_restore', address: string, args: readonly string[]): Promise<void> {
  // the password goes into a file, because other users can read the arguments of a process
  const scratch = await mkdtemp(join(tmpdir(), 'gdd-backup-'));
  try {
    const url = new URL(address);
    const password = decodeURIComponent(url.password);
    if (password !== '') {
      const passfile = join(scratch, 'pgpass');
      await writeFile(passfile, `*:*:*:*:${password.replaceAll(/[\\:]/g, '\\$&')}\n`, { mode: 0o600 });
      url.password = '';
      url.searchParams.set('passfile', passfile);
    }
    const child = spawn(program, [`--dbname=${url.href}`, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    const exit = once(child, 'exit') as Promise<[number | null]>;
    const [stated, [code]] = await Promise.all([text(child.stderr), exit]).catch((error: unknown) => {
      throw new BackupError(`${program} cannot be run: ${String(error)}. It comes with Postgres (postgresql-client).`);
    });
    if (code !== 0) throw new BackupError(`${program} failed:\n${stated.trim()}`);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** The files of the bucket, or else of the data folder. @throws BucketFailure */
async function filesOf({ bucket, dataDir }: Pick<Place, 'bucket' | 'dataDir'>, clock: SystemClock): Promise<FileTree> {
  return bucket === undefined ? folderTree(resolve(dataDir, 'files')) : bucketTree(await openBucket(bucket, clock));
}

async function isEmpty(folder: string): Promise<boolean> {
  if ((await stat(folder).catch(() => undefined)) === undefined) return true;
  return (await readdir(folder)).length === 0;
}
