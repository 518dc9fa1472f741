/** All files of a place by their paths, as a backup and a move copy them: a folder, or a bucket. */
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket, FoundObject } from './bucket.js';
import { measured, type StoredFile } from './storage.js';

/** The files of a place, but for those that are being written. */
export interface FileTree {
  /** What an operator calls the place. */
  readonly name: string;
  list(): AsyncIterable<FoundObject>;
  /** Opens a file; undefined for one that has gone since it was listed. */
  open(path: string): Promise<Readable | undefined>;
  /** Writes a new file. */
  write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  delete(path: string): Promise<void>;
}

/** The files of a folder, which need not exist. */
export function folderTree(folder: string): FileTree {
  return {
    name: folder,
    async *list() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing);
      for (const entry of found ?? []) {
        const path = relative(folder, join(entry.parentPath, entry.name));
        if (!entry.isFile() || path.startsWith('incoming')) continue;
        const size = (await stat(join(folder, path)).catch(unlessMissing))?.size;
        if (size !== undefined) yield { path, size };
      }
    },
    open: async (path) => (await open(join(folder, path)).catch(unlessMissing))?.createReadStream(),
    write: async (path, bytes) => {
      await mkdir(join(folder, dirname(path)), { recursive: true });
      await pipeline(bytes, createWriteStream(join(folder, path), { flags: 'wx' }));
    },
    delete: (path) => rm(join(folder, path), { force: true }),
  };
}

/** The files of a bucket. */
export function bucketTree(bucket: Bucket): FileTree {
  return {
    name: `the bucket ${bucket.name}`,
    list: () => bucket.list(),
    open: async (path) => (await bucket.open(path))?.stream,
    write: (path, bytes) => bucket.write(path, bytes),
    delete: (path) => bucket.delete(path),
  };
}

/** Files that are copied at once. */
const atOnce = 4;

/**
 * Copies files from one place to another; one that goes meanwhile is nobody's and left out.
 *
 * @param options.isWanted whether to copy a file; without it all
 * @param options.onCopied called with each file that was copied, as it was read
 */
export async function copyTree(
  from: FileTree,
  to: FileTree,
  options: {
    readonly isWanted?: (file: FoundObject) => boolean;
    readonly onCopied?: (path: string, copied: StoredFile) => void;
  } = {},
): Promise<void> {
  const files = from.list()[Symbol.asyncIterator]();
  const copyNext = async (): Promise<void> => {
    for (let next = await files.next(); next.done !== true; next = await files.next()) {
      const { path } = next.value;
      if (options.isWanted?.(next.value) === false) continue;
      const bytes = await from.open(path);
      if (bytes === undefined) continue;
      const source = measured(bytes, Number.POSITIVE_INFINITY);
      try {
        await to.write(path, source.chunks());
      } finally {
        bytes.destroy();
      }
      options.onCopied?.(path, source.result());
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, copyNext));
  } finally {
    // where one fails, the others end after the file in their hands
    await files.return?.();
  }
}

/** Whether there is no file in a place. */
export async function isEmptyTree(tree: FileTree): Promise<boolean> {
  for await (const _ of tree.list()) return false;
  return true;
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
