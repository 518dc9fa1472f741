/** Copies the files of the data folder into a bucket, while the portal still uses the folder. */
import { join } from 'node:path';
import type { SystemClock } from '../ground/clock.js';
import type { Config } from '../config.js';
import type { Database, OpenDatabase } from '../ground/database/connections/connection.js';
import { openDatabase } from '../ground/database/connections/openDatabase.js';
import { OperatorError } from '../ground/operatorError.js';
import type { Bucket } from '../ground/platform/storage/bucket.js';
import { openBucket } from '../ground/platform/storage/bucketStorage.js';
import { bucketTree, copyTree, folderTree, isEmptyTree } from '../ground/platform/storage/fileTree.js';
import { openFolderStorage } from '../ground/platform/storage/folderStorage.js';
import { keyOfPath, type StoredFile } from '../ground/platform/storage/storage.js';
import { areInBucket, claimFolder, mark, markOf } from '../ground/platform/storage/storageMark.js';
import { knownFiles } from './knownFiles.js';

/** The object with the id of the database whose files are being moved into a bucket; deleted when all are there. */
const movingName = 'storage-id-moving';

/** Number of files after which the command reports its progress. */
const reportedFiles = 1000;

/** The result of a run. */
interface Moved {
  readonly copied: number;
  /** Bytes. */
  readonly copiedBytes: number;
  /** Files that an earlier run copied. */
  readonly before: number;
  /** Files that an earlier run copied and the portal has deleted since. */
  readonly deleted: number;
  /** Files whose hash differs from the one in the database. */
  readonly damaged: readonly string[];
  /** Files that the database names and the folder does not have. */
  readonly missing: readonly string[];
}

/**
 * Copies the files that the bucket does not have yet, deletes from it those that the portal has deleted since, and
 * checks the result. It can be interrupted and repeated, and REST services may use the folder meanwhile; the last run
 * has to be one without them.
 *
 * @param say prints a line
 * @returns whether every file that the database names is in the bucket, unchanged
 * @throws OperatorError without a bucket, or if the bucket or the folder belongs to another database
 */
export async function moveFiles(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'bucket'>,
  clock: SystemClock,
  say: (line: string) => void,
): Promise<boolean> {
  const { bucket: settings, dataDir } = config;
  if (settings === undefined) {
    throw new OperatorError('There is no bucket to move the files to: set S3_ENDPOINT and what belongs to it.');
  }
  const opened = await openDatabase(config);
  try {
    if (await areInBucket(opened))
      throw new OperatorError('The files are in a bucket already: nothing is to be moved.');
    const folder = join(dataDir, 'files');
    await openFolderStorage(folder, clock.now());
    const id = await claimFolder(folder, opened);
    const bucket = await openBucket(settings, clock);
    await takeBucket(bucket, id);
    const moved = await copyAll(folder, bucket, opened, say);
    // skipped in a repeated run: a failed overwrite would delete the existing object
    if ((await markOf(bucket)) !== id) await mark(bucket, id);
    await bucket.delete(movingName);
    for (const line of summary(moved)) say(line);
    return moved.damaged.length === 0 && moved.missing.length === 0;
  } finally {
    await opened.close();
  }
}

/** Claims a bucket for a database. @throws OperatorError for a bucket of another database, or one with other objects */
async function takeBucket(bucket: Bucket, id: string): Promise<void> {
  const marks = [await markOf(bucket), await markOf(bucket, movingName)];
  if (marks.includes(id)) return;
  if (marks.some((each) => each !== undefined) || !(await isEmptyTree(bucketTree(bucket)))) {
    throw new OperatorError(`The bucket ${bucket.name} is not empty, and not this database's: nothing was moved.`);
  }
  await mark(bucket, id, movingName);
}

async function copyAll(
  folder: string,
  bucket: Bucket,
  { database }: Pick<OpenDatabase, 'database'>,
  say: (line: string) => void,
): Promise<Moved> {
  const [from, to] = [folderTree(folder), bucketTree(bucket)];
  const known = await knownFiles(database);
  const before = await sizesOf(bucket);
  const sizeByPath = new Map<string, number>();
  const copied = new Map<string, StoredFile>();
  await copyTree(from, to, {
    isWanted: ({ path, size }) => {
      if (keyOfPath(path) === undefined) return false;
      sizeByPath.set(path, size);
      return before.get(path) !== size;
    },
    onCopied: (path, file) => {
      copied.set(path, file);
      if (copied.size % reportedFiles === 0) say(`${copied.size} files copied, and it goes on …`);
    },
  });
  const gone = [...before.keys()].filter((path) => keyOfPath(path) !== undefined && !sizeByPath.has(path));
  for (const path of gone) await bucket.delete(path);
  await requireSizes(bucket, copied);
  return {
    copied: copied.size,
    copiedBytes: [...copied.values()].reduce((sum, { size }) => sum + size, 0),
    before: [...sizeByPath.keys()].filter((path) => before.has(path) && !copied.has(path)).length,
    deleted: gone.length,
    damaged: [...copied]
      .filter(([path, { contentHash }]) => (known.get(keyOfPath(path) ?? '') ?? contentHash) !== contentHash)
      .map(([path]) => path),
    missing: await missingFiles(database, known, sizeByPath),
  };
}

/** Compares the sizes of the copied files with those in the bucket. @throws OperatorError */
async function requireSizes(bucket: Bucket, copied: ReadonlyMap<string, StoredFile>): Promise<void> {
  const there = await sizesOf(bucket);
  const wrong = [...copied].filter(([path, { size }]) => there.get(path) !== size).map(([path]) => path);
  if (wrong.length === 0) return;
  throw new OperatorError(`The bucket ${bucket.name} has not kept what it was sent: ${wrong.slice(0, 10).join(', ')}.`);
}

/** The files that the database named before and after the folder was read, and that were not in it. */
async function missingFiles(
  database: Database,
  known: ReadonlyMap<string, string>,
  sizeByPath: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  const keys = new Set([...sizeByPath.keys()].map(keyOfPath));
  const missing = [...known.keys()].filter((key) => !keys.has(key));
  if (missing.length === 0) return [];
  const stillKnown = await knownFiles(database);
  return missing.filter((key) => stillKnown.has(key));
}

async function sizesOf(bucket: Bucket): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { path, size } of bucket.list()) sizes.set(path, size);
  return sizes;
}

function summary({ copied, copiedBytes, before, deleted, damaged, missing }: Moved): readonly string[] {
  return [
    `copied now      ${copied} files, ${(copiedBytes / 1_000_000).toFixed(1)} MB`,
    `there before    ${before} files`,
    ...(deleted === 0 ? [] : [`deleted again   ${deleted} files, which the portal has deleted since they were copied`]),
    ...flaw(damaged, 'files are other than the database says, in the folder too'),
    ...flaw(missing, 'files that the database names are not in the folder'),
    'Every file of the folder is in the bucket. Next: stop all REST services, run this command once more for what came ' +
      'meanwhile, and start them with S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. From ' +
      'then on the folder is refused, and may be deleted.',
  ];
}

function flaw(names: readonly string[], what: string): readonly string[] {
  if (names.length === 0) return [];
  return [`WRONG: ${names.length} ${what}: ${names.slice(0, 10).join(', ')}${names.length > 10 ? ', …' : ''}`];
}
