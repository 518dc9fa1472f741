/** Links a database with its folder or bucket of files by an id that is stored in both, the mark. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Config } from '../../../config.js';
import type { OpenDatabase } from '../../database/connections/connection.js';
import { fileStorage } from '../../database/tables/content/files.js';
import type { SystemClock } from '../../clock.js';
import { OperatorError } from '../../operatorError.js';
import { newToken, storeNewToken } from '../secrets/tokens.js';
import type { Bucket } from './bucket.js';
import { bucketStorage, openBucket } from './bucketStorage.js';
import { openFolderStorage } from './folderStorage.js';
import type { Storage } from './storage.js';

/** The name of the file or object with the mark. */
export const markName = 'storage-id';

/** Prefix of the database's mark for a bucket, so that the folder that the files were moved from is refused. */
const bucketPrefix = 'bucket:';

/** The database's files are in another place than the configured one; the message explains what to do. */
export class OtherFilePlace extends OperatorError {
  constructor(place: string, why: string, remedies: readonly string[]) {
    const rightAllTheSame = `where they are lost, or this place is right all the same, with every REST service stopped:
      delete from file_storage;
    in the database. The next start takes the place that it is given.`;
    super(
      `The files of this database are in another place than ${place}, which ${why}:
what one REST service takes in, another one could not send.

What to do:
${[...remedies.map((each) => `${each}; or`), rightAllTheSame].map((each) => `  - ${each}`).join('\n')}`,
    );
  }
}

const whyOther = (marked: string | undefined) =>
  marked === undefined ? 'is new to it' : 'belongs to another database';

/** The parts of an open database that are used here. */
type MarkDatabase = Pick<OpenDatabase, 'database' | 'exclusively'>;

/**
 * Opens the file storage: the bucket, or the folder `files` of the data folder. With a Postgres server, which other
 * instances may share, or with a bucket, its mark must be that of the database; the first start sets both.
 *
 * @throws OtherFilePlace, BucketFailure
 */
export async function openFiles(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket'>,
  opened: MarkDatabase,
  clock: SystemClock,
): Promise<Storage> {
  if (config.bucket !== undefined) {
    const bucket = await openBucket(config.bucket, clock);
    await opened.exclusively(() => claimBucket(bucket, opened));
    return bucketStorage(bucket, config.bucket);
  }
  const folder = join(config.dataDir, 'files');
  const storage = await openFolderStorage(folder, clock.now());
  // the embedded database is beside its folder, so no mark is needed unless the files were moved to a bucket
  if (config.databaseUrl !== undefined || (await areInBucket(opened))) await claimFolder(folder, opened);
  return storage;
}

/**
 * Checks that a folder has the mark of the database; the first start sets both.
 *
 * @returns the mark
 * @throws OtherFilePlace
 */
export function claimFolder(folder: string, opened: MarkDatabase): Promise<string> {
  return opened.exclusively(async () => {
    const path = join(folder, markName);
    const [known, marked] = [await knownMark(opened), await markIn(path)];
    if (known === undefined) {
      const id = marked ?? (await storeNewToken(path));
      await opened.database.insert(fileStorage).values({ id });
      return id;
    }
    if (marked === known) return known;
    const isInBucket = known.startsWith(bucketPrefix);
    throw new OtherFilePlace(resolve(folder), isInBucket ? 'is not theirs any more' : whyOther(marked), [
      isInBucket
        ? 'they are in a bucket: give all REST services its settings (docs/operations/bucket.md)'
        : 'all REST services on one database share one DATA_DIR (a volume, a network file system): give this one the same',
      `where the files have moved, copy the folder "files" as a whole, with the file "${markName}" in it`,
    ]);
  });
}

/** The same for a bucket. */
async function claimBucket(bucket: Bucket, opened: MarkDatabase): Promise<void> {
  const known = await knownMark(opened);
  const marked = await markOf(bucket);
  if (known === undefined) {
    const id = `${bucketPrefix}${marked ?? (await newMarkOf(bucket))}`;
    await opened.database.insert(fileStorage).values({ id });
  } else if (marked !== undefined && known === marked) {
    // the files were moved here from a folder with the same mark: from now on that folder is refused
    await opened.database.update(fileStorage).set({ id: `${bucketPrefix}${marked}` });
  } else if (known !== `${bucketPrefix}${marked}`) {
    throw new OtherFilePlace(`the bucket ${bucket.name}`, whyOther(marked), [
      'all REST services on one database have the same bucket: give this one the same',
      'where the files are in the folder "files" of DATA_DIR, move them: npm run move-files (docs/operations/bucket.md)',
    ]);
  }
}

/** The mark in the database; undefined before the first start. */
async function knownMark({ database }: MarkDatabase): Promise<string | undefined> {
  return (await database.select().from(fileStorage))[0]?.id;
}

/** Whether the files of a database are in a bucket. */
export async function areInBucket(opened: MarkDatabase): Promise<boolean> {
  return (await knownMark(opened))?.startsWith(bucketPrefix) === true;
}

/** The mark of a bucket; undefined if it has none. */
export async function markOf(bucket: Bucket, name = markName): Promise<string | undefined> {
  const opened = await bucket.open(name);
  return opened === undefined ? undefined : (await text(opened.stream)).trim();
}

/** Writes a mark into a bucket. */
export function mark(bucket: Bucket, id: string, name = markName): Promise<void> {
  return bucket.write(name, Readable.from([Buffer.from(id)]));
}

/** Sets the mark of a bucket. Of two concurrent writes the last one counts, so it is read again. */
async function newMarkOf(bucket: Bucket): Promise<string> {
  const id = newToken();
  await mark(bucket, id);
  return (await markOf(bucket)) ?? id;
}

/** The mark of a folder; undefined if it has none. */
async function markIn(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
