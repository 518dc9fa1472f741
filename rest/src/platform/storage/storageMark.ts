/** Which folder of files belongs to a database: an id that stands in both. */
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../../config.js';
import type { OpenDatabase } from '../../database/connections/connection.js';
import { fileStorage } from '../../database/tables/content/files.js';
import type { Clock } from '../../clock.js';
import { OperatorError } from '../../operatorError.js';
import { openFolderStorage, type Storage } from './storage.js';
import { newToken } from '../secrets/tokens.js';

/** The files of the database are in another folder than this process was given; the message says what to do. */
export class OtherFileFolder extends OperatorError {
  constructor(folder: string, marked: string | undefined) {
    super(
      `The files of this database are in another folder than ${resolve(folder)}, which ${marked === undefined ? 'is new to it' : 'belongs to another database'}:
what one REST service takes in, another one could not send.

What to do:
  - all REST services on one database share one DATA_DIR (a volume, a network file system): give this one the same; or
  - where the files have moved, copy the folder "files" as a whole, with the file "${markName}" in it; or
  - where they are lost, or this folder is right all the same, with every REST service stopped:
      delete from file_storage;
    in the database. The next start takes the folder that it is given.`,
    );
  }
}

const markName = 'storage-id';

/**
 * Opens the folder of files in the data folder. On a server, which other REST services may share, it must be the one that
 * the database has been used with; the first one is.
 *
 * @throws OtherFileFolder
 */
export async function openFiles(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  opened: Pick<OpenDatabase, 'database' | 'exclusively'>,
  clock: Clock,
): Promise<Storage> {
  const folder = join(config.dataDir, 'files');
  const storage = await openFolderStorage(folder, clock.now());
  // the embedded database lies in the data folder itself
  if (config.databaseUrl !== undefined) await opened.exclusively(() => claimFolder(folder, opened));
  return storage;
}

async function claimFolder(folder: string, { database }: Pick<OpenDatabase, 'database'>): Promise<void> {
  const path = join(folder, markName);
  const [known] = await database.select().from(fileStorage);
  const marked = await markIn(path);
  if (known === undefined) {
    await database.insert(fileStorage).values({ id: marked ?? (await newMark(path)) });
  } else if (marked !== known.id) {
    throw new OtherFileFolder(folder, marked);
  }
}

/** The id that a folder has; undefined where it has none. */
async function markIn(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Gives a folder its id, in one step: nobody ever reads half of it. */
async function newMark(path: string): Promise<string> {
  const id = newToken();
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, id);
  try {
    await link(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return id;
}
