/** Where the bytes of files live: a folder that all replicas share (`folderStorage.ts`), or a bucket (`bucketStorage.ts`). */
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
  /**
   * An address at which anybody fetches a file for a minute, without the portal; undefined where files have none.
   *
   * @param as what the response says of the file
   */
  readonly addressOf?: ((key: string, as: FileHeaders) => Promise<string>) | undefined;
}

/** Response headers of a file. */
export interface FileHeaders {
  readonly 'content-type': string;
  readonly 'content-disposition': string;
}

/** The place of the files does not do what it should: full, away, or without a file that it was given. */
export class StorageFailure extends Error {
  constructor(cause: unknown) {
    super('The file storage failed.', { cause });
  }
}

/** Characters of a key. */
const keyLength = 32;
const keyPattern = /^[0-9a-f]{32}$/;

/** A key for a file to come. */
export function newStorageKey(): string {
  return randomBytes(keyLength / 2).toString('hex');
}

/** A file that was being written for longer than this, in milliseconds, when its process ended is given up. */
export const abandonedMs = 24 * 60 * 60 * 1000;

/**
 * The path of a file below its place, two levels deep by the beginning of its key: the same in a folder and in a bucket,
 * so that files are moved from one to the other as they are.
 *
 * @throws Error where the text is no key
 */
export function pathOfKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('This is no key of a file.');
  return `${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`;
}

/** The key of the file at a path; undefined for what is no file of `Storage`, such as the mark of the place. */
export function keyOfPath(path: string): string | undefined {
  const key = path.slice(-keyLength);
  return keyPattern.test(key) && path === pathOfKey(key) ? key : undefined;
}

/** The chunks of a stream, counted and hashed on their way; an end before time lets go of the stream as it is. */
export function measured(bytes: Readable, maxBytes: number) {
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
