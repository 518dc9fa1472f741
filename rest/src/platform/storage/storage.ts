/** Where the bytes of files live: a folder of this machine, or of one that all replicas share. */
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../http/errors.js';

/** The result of a write. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly contentHash: string;
}

/** Bytes of a file, counted from 0, both ends included and within it. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Files by keys of our own making (`newStorageKey`), written once and never changed. Whoever gives a key to another file
 * makes a new one.
 */
export interface Storage {
  /**
   * Keeps what a stream gives. It is there as a whole or not at all: a broken stream leaves nothing behind.
   *
   * @param bytes read to its end, or left where it was when this fails; never destroyed here
   * @throws Refusal PAYLOAD_TOO_LARGE as soon as there are more than maxBytes
   * @throws StorageFailure when the place cannot take them; the stream's own error when it breaks
   */
  write(key: string, bytes: Readable, limits: { readonly maxBytes: number }): Promise<StoredFile>;
  /**
   * Opens a file.
   *
   * @returns a stream that the caller reads or destroys, and the size of the whole file
   * @throws StorageFailure
   */
  read(key: string, range?: ByteRange): Promise<{ readonly stream: Readable; readonly size: number }>;
  /** Forgets a file; one that is not there is forgotten already. */
  delete(key: string): Promise<void>;
}

/** The place of the files does not do what it should: full, away, or without a file that it was given. */
export class StorageFailure extends Error {
  constructor(cause: unknown) {
    super('The file storage failed.', { cause });
  }
}

/** A key for a file to come. */
export function newStorageKey(): string {
  return randomBytes(16).toString('hex');
}

/** A file that was being written for longer than this when its process ended is given up. */
const abandonedMs = 24 * 60 * 60 * 1000;

/**
 * Files in a folder, two levels deep by the beginning of their keys.
 *
 * @param folder made if missing; what an ended process left half written in it is removed
 */
export async function openFolderStorage(folder: string, now: Date): Promise<Storage> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  await removeAbandoned(incoming, new Date(now.getTime() - abandonedMs));
  const pathOf = (key: string) => {
    if (!/^[0-9a-f]{32}$/.test(key)) throw new Error('This is no key of a file.');
    return join(folder, key.slice(0, 2), key.slice(2, 4), key);
  };
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
        // a file that is still being opened would be there again after its removal
        if (!file.closed) await new Promise<void>((resolve) => file.once('close', () => resolve()));
        await rm(draft, { force: true });
        throw source.broke() ? error : new StorageFailure(error);
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

/** The chunks of a stream, counted and hashed on their way; an end before time lets go of the stream as it is. */
function measured(bytes: Readable, maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  let hasBroken = false;
  async function* chunks(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maxBytes) throw new Refusal('PAYLOAD_TOO_LARGE');
        hash.update(chunk);
        yield chunk;
      }
    } catch (error) {
      hasBroken = true;
      throw error;
    }
  }
  return {
    chunks,
    broke: () => hasBroken,
    result: (): StoredFile => ({ size, contentHash: hash.digest('hex') }),
  };
}

/** After this a new name in the folder survives a loss of power. */
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

/** Undefined for what another process has put in its place, or given up, meanwhile. */
async function lastChange(path: string): Promise<Date | undefined> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
