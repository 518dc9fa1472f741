/** File storage: a folder that all instances share (`folderStorage.ts`), or a bucket (`bucketStorage.ts`). */
import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Refusal } from '../http/errors.js';

/** The result of a write. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly contentHash: string;
}

/** A range of bytes of a file, from 0, both ends included and within the file. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** Immutable files by generated keys (`newStorageKey`). Keys are never reused: a changed file gets a new key. */
export interface Storage {
  /**
   * Stores the bytes of a stream completely or not at all: a broken stream leaves no file.
   *
   * @param bytes read to the end; on a failure neither read further nor destroyed
   * @throws Refusal PAYLOAD_TOO_LARGE as soon as there are more than maxBytes
   * @throws StorageFailure when the storage fails; the stream's own error when the stream breaks
   */
  write(key: string, bytes: Readable, limits: { readonly maxBytes: number }): Promise<StoredFile>;
  /**
   * Opens a file.
   *
   * @returns a stream that the caller reads or destroys, and the size of the whole file
   * @throws StorageFailure
   */
  read(key: string, range?: ByteRange): Promise<{ readonly stream: Readable; readonly size: number }>;
  /** Deletes a file; succeeds if it does not exist. */
  delete(key: string): Promise<void>;
  /**
   * A URL for anybody to download a file directly from the storage, valid for a minute; undefined where not supported.
   *
   * @param as headers of the response
   */
  readonly addressOf?: ((key: string, as: FileHeaders) => Promise<string>) | undefined;
}

/** Response headers of a file. */
export interface FileHeaders {
  readonly 'content-type': string;
  readonly 'content-disposition': string;
}

/** The storage failed: it is full, unreachable, or a stored file is missing. */
export class StorageFailure extends Error {
  constructor(cause: unknown) {
    super('The file storage failed.', { cause });
  }
}

/** Characters of a key. */
const keyLength = 32;
const keyPattern = /^[0-9a-f]{32}$/;

/** Generates a key for a new file. */
export function newStorageKey(): string {
  return randomBytes(keyLength / 2).toString('hex');
}

/** Age in milliseconds from which an incomplete file is considered abandoned and removed. */
export const abandonedMs = 24 * 60 * 60 * 1000;

/**
 * The path of a file by its key, with two levels of folders from the beginning of the key. It is the same in a folder
 * and in a bucket, so that files can be moved between them.
 *
 * @throws Error where the text is not a key
 */
export function pathOfKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('This is no key of a file.');
  return `${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`;
}

/** The key of the file at a path; undefined for paths of other files, such as the mark (`storageMark.ts`). */
export function keyOfPath(path: string): string | undefined {
  const key = path.slice(-keyLength);
  return keyPattern.test(key) && path === pathOfKey(key) ? key : undefined;
}

/**
 * Counts and hashes the chunks of a stream while they are read; a reader that ends early does not destroy the stream.
 * `hasBroken` tells an error of the stream, or its excess of `maxBytes`, from a failure of the reader.
 */
export function measured(bytes: Readable, maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  let isBroken = false;
  async function* chunks(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maxBytes) throw new Refusal('PAYLOAD_TOO_LARGE');
        hash.update(chunk);
        yield chunk;
      }
    } catch (error) {
      isBroken = true;
      throw error;
    }
  }
  return {
    chunks,
    hasBroken: () => isBroken,
    result: (): StoredFile => ({ size, contentHash: hash.digest('hex') }),
  };
}
