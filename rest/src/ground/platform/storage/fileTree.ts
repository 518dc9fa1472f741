/** All files of a folder or a bucket by their paths, to copy them for a backup or a move. */
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket, FoundObject } from './bucket.js';
import { measured, type StoredFile } from './storage.js';

/** The files of a folder or bucket, without incomplete ones. */
export interface FileTree {
  /** The name of the folder or bucket in messages to the operator. */
  readonly name: string;
  list(): AsyncIterable<FoundObject>;
  /** Opens a file; undefined if it was deleted since it was listed. */
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
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing);
      for (const entry of entries ?? []) {
        const path = relative(folder, join(entry.parentPath, entry.name));
        // `incoming` has the incomplete files (folderStorage.ts)
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

/** Number of files that are copied concurrently. */
const concurrency = 4;

/**
 * Copies files from one tree to another, except those that are deleted meanwhile, as nothing refers to them.
 *
 * @param options.isWanted whether to copy a file. Default: all
 * @param options.onCopied called with size and hash of each copied file
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
    await Promise.all(Array.from({ length: concurrency }, copyNext));
  } finally {
    // ends the shared listing: where one copy fails, the other loops end after their current file
    await files.return?.();
  }
}

/** Whether a tree has no files. */
export async function isEmptyTree(tree: FileTree): Promise<boolean> {
  for await (const _ of tree.list()) return false;
  return true;
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
