/** Files in a folder, local or shared by all instances. */
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { abandonedMs, measured, pathOfKey, StorageFailure, type Storage } from './storage.js';

/**
 * Opens the files in a folder, with two levels of subfolders by the beginning of their keys.
 *
 * @param folder created if missing; incomplete files of ended processes are removed
 */
export async function openFolderStorage(folder: string, now: Date): Promise<Storage> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  await removeAbandoned(incoming, new Date(now.getTime() - abandonedMs));
  const pathOf = (key: string) => join(folder, pathOfKey(key));
  return {
    write: async (key, bytes, { maxBytes }) => {
      const path = pathOf(key);
      const draft = join(incoming, `${key}.${randomBytes(6).toString('hex')}`);
      const source = measured(bytes, maxBytes);
      const file = createWriteStream(draft, { flags: 'wx', flush: true });
      try {
        await pipeline(source.chunks, file);
        await mkdir(dirname(path), { recursive: true });
        await rename(draft, path);
        await flushFolder(dirname(path));
      } catch (error) {
        // waits until the stream is closed: a file that is still being opened would be created after its removal
        if (!file.closed) await new Promise<void>((resolve) => file.once('close', () => resolve()));
        await rm(draft, { force: true });
        throw source.hasBroken() ? error : new StorageFailure(error);
      }
      return source.result();
    },
    read: async (key, range) => {
      try {
        const file = await open(pathOf(key));
        const { size } = await file.stat();
        const stream = file.createReadStream(range === undefined ? {} : { start: range.from, end: range.to });
        return { stream, size };
      } catch (error) {
        throw new StorageFailure(error);
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Flushes the entries of a folder, so that a renamed file survives a power failure. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function removeAbandoned(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const changedAt = await lastChange(path);
    if (changedAt !== undefined && changedAt < before) await rm(path, { force: true });
  }
}

/** When a file was last modified; undefined if another process has moved or removed it meanwhile. */
async function lastChange(path: string): Promise<Date | undefined> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
