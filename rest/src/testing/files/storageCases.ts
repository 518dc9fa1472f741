/** Test cases for every storage of files, folder or bucket. */
import { createHash, randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect } from '@jest/globals';
import { Refusal } from '../../ground/platform/http/errors.js';
import { newStorageKey, StorageFailure, type Storage } from '../../ground/platform/storage/storage.js';

/** A storage, and the names of all files in it. */
interface StorageAtTest {
  readonly storage: Storage;
  readonly filesThere: () => Promise<readonly string[]>;
}

/** The title of a test, and its assertions. */
type StorageCase = readonly [sentence: string, check: (at: StorageAtTest) => Promise<void>];

const limits = { maxBytes: 1_000_000 };

async function contentOf(storage: Storage, key: string, range?: { from: number; to: number }): Promise<string> {
  return (await buffer((await storage.read(key, range)).stream)).toString('latin1');
}

export const storageCases: readonly StorageCase[] = [
  [
    'a stored file comes back as it was, whole and in parts, with its size and hash',
    async ({ storage }) => {
      const key = newStorageKey();
      const bytes = randomBytes(300_000);
      const chunks = [bytes.subarray(0, 1), bytes.subarray(1, 200_000), bytes.subarray(200_000)];
      expect(await storage.write(key, Readable.from(chunks), limits)).toEqual({
        size: 300_000,
        contentHash: createHash('sha256').update(bytes).digest('hex'),
      });
      expect(await contentOf(storage, key)).toBe(bytes.toString('latin1'));
      expect(await contentOf(storage, key, { from: 10, to: 19 })).toBe(bytes.subarray(10, 20).toString('latin1'));
      expect(await contentOf(storage, key, { from: 299_999, to: 299_999 })).toBe(
        bytes.subarray(299_999).toString('latin1'),
      );
      const part = await storage.read(key, { from: 0, to: 0 });
      expect(part.size).toBe(300_000);
      part.stream.destroy();
      const whole = await storage.read(key);
      expect(whole.size).toBe(300_000);
      whole.stream.destroy();
    },
  ],
  [
    'a stored file may be empty',
    async ({ storage }) => {
      const key = newStorageKey();
      expect((await storage.write(key, Readable.from([]), limits)).size).toBe(0);
      expect(await contentOf(storage, key)).toBe('');
    },
  ],
  [
    'a file is gone once deleted, and may be deleted again',
    async ({ storage }) => {
      const key = newStorageKey();
      await storage.write(key, Readable.from([Buffer.from('x')]), limits);
      await storage.delete(key);
      await storage.delete(key);
      await expect(storage.read(key)).rejects.toThrow(StorageFailure);
    },
  ],
  [
    'nothing is left of a stream that breaks',
    async ({ storage, filesThere }) => {
      const before = await filesThere();
      const broken = new PassThrough();
      const written = storage.write(newStorageKey(), broken, limits);
      broken.write('the beginning');
      broken.destroy(new Error('the caller went away'));
      await expect(written).rejects.toThrow('the caller went away');
      expect(await filesThere()).toEqual(before);
    },
  ],
  [
    'nothing is left of a stream that ends before its end',
    async ({ storage, filesThere }) => {
      const before = await filesThere();
      const cut = new PassThrough();
      const written = storage.write(newStorageKey(), cut, limits);
      cut.write('the beginning');
      cut.destroy();
      await expect(written).rejects.toThrow('Premature close');
      expect(await filesThere()).toEqual(before);
    },
  ],
  [
    'nothing is left of a file that is too large, whose stream is let go of unread',
    async ({ storage, filesThere }) => {
      const before = await filesThere();
      const endless = new Readable({ read: () => endless.push(Buffer.alloc(1000)) });
      await expect(storage.write(newStorageKey(), endless, { maxBytes: 10_000 })).rejects.toEqual(
        new Refusal('PAYLOAD_TOO_LARGE'),
      );
      expect(endless.destroyed).toBe(false);
      expect(await filesThere()).toEqual(before);
      endless.destroy();
    },
  ],
  [
    'a file of exactly the limit is taken',
    async ({ storage }) => {
      const bytes = Readable.from([Buffer.alloc(10)]);
      expect((await storage.write(newStorageKey(), bytes, { maxBytes: 10 })).size).toBe(10);
    },
  ],
  [
    'what is no key is refused',
    async ({ storage }) => {
      for (const key of ['../../etc/passwd', '', 'abc', 'A'.repeat(32)]) {
        await expect(storage.read(key)).rejects.toThrow();
        expect(() => storage.delete(key)).toThrow('no key');
      }
    },
  ],
];
