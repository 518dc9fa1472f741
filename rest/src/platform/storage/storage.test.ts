import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Refusal } from '../http/errors.js';
import { openFolderStorage } from './folderStorage.js';
import { newStorageKey, StorageFailure, type Storage } from './storage.js';

const now = new Date('2026-03-02T09:00:00Z');
const limits = { maxBytes: 1_000_000 };

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gdd-storage-'));
  storage = await openFolderStorage(folder, now);
});
afterAll(() => rm(folder, { recursive: true }));

/** The names of all files in the storage's folder. */
async function filesThere(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function contentOf(key: string, range?: { from: number; to: number }): Promise<string> {
  return (await buffer((await storage.read(key, range)).stream)).toString('latin1');
}

describe('a stored file', () => {
  test('comes back as it was, whole and in parts, with its size and hash', async () => {
    const key = newStorageKey();
    const bytes = randomBytes(300_000);
    const chunks = [bytes.subarray(0, 1), bytes.subarray(1, 200_000), bytes.subarray(200_000)];
    expect(await storage.write(key, Readable.from(chunks), limits)).toEqual({
      size: 300_000,
      contentHash: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(await contentOf(key)).toBe(bytes.toString('latin1'));
    expect(await contentOf(key, { from: 10, to: 19 })).toBe(bytes.subarray(10, 20).toString('latin1'));
    const part = await storage.read(key, { from: 0, to: 0 });
    expect(part.size).toBe(300_000);
    part.stream.destroy();
  });

  test('may be empty', async () => {
    const key = newStorageKey();
    expect((await storage.write(key, Readable.from([]), limits)).size).toBe(0);
    expect(await contentOf(key)).toBe('');
  });

  test('is gone once deleted, and may be deleted again', async () => {
    const key = newStorageKey();
    await storage.write(key, Readable.from([Buffer.from('x')]), limits);
    await storage.delete(key);
    await storage.delete(key);
    await expect(storage.read(key)).rejects.toThrow(StorageFailure);
  });
});

describe('nothing is left', () => {
  test('of a stream that breaks', async () => {
    const before = await filesThere();
    const broken = new PassThrough();
    const written = storage.write(newStorageKey(), broken, limits);
    broken.write('the beginning');
    broken.destroy(new Error('the caller went away'));
    await expect(written).rejects.toThrow('the caller went away');
    expect(await filesThere()).toEqual(before);
  });

  test('of a stream that ends before its end', async () => {
    const before = await filesThere();
    const cut = new PassThrough();
    const written = storage.write(newStorageKey(), cut, limits);
    cut.write('the beginning');
    cut.destroy();
    await expect(written).rejects.toThrow('Premature close');
    expect(await filesThere()).toEqual(before);
  });

  test('of a file that is too large, whose stream is let go of unread', async () => {
    const before = await filesThere();
    const endless = new Readable({ read: () => endless.push(Buffer.alloc(1000)) });
    await expect(storage.write(newStorageKey(), endless, { maxBytes: 10_000 })).rejects.toEqual(
      new Refusal('PAYLOAD_TOO_LARGE'),
    );
    expect(endless.destroyed).toBe(false);
    expect(await filesThere()).toEqual(before);
    endless.destroy();
  });

  test('after a day of what an ended process had half written', async () => {
    const abandoned = join(folder, 'incoming', 'abandoned');
    const recent = join(folder, 'incoming', 'recent');
    await writeFile(abandoned, 'x');
    await writeFile(recent, 'x');
    await utimes(abandoned, now, new Date(now.getTime() - 25 * 60 * 60 * 1000));
    await utimes(recent, now, new Date(now.getTime() - 60 * 60 * 1000));
    await openFolderStorage(folder, now);
    expect(await readdir(join(folder, 'incoming'))).toEqual(['recent']);
  });
});

test('a storage opens while others write into it', async () => {
  const writing = Array.from({ length: 50 }, () =>
    storage.write(newStorageKey(), Readable.from([Buffer.alloc(1000)]), limits),
  );
  const opening = Array.from({ length: 50 }, () => openFolderStorage(folder, now));
  await Promise.all([...writing, ...opening]);
  expect((await readdir(join(folder, 'incoming'))).filter((name) => name !== 'recent')).toEqual([]);
});

test('a file of exactly the limit is taken', async () => {
  const written = await storage.write(newStorageKey(), Readable.from([Buffer.alloc(10)]), { maxBytes: 10 });
  expect(written.size).toBe(10);
});

test('a place that takes no files says so', async () => {
  const lost = await openFolderStorage(join(folder, 'lost'), now);
  await rm(join(folder, 'lost'), { recursive: true });
  await expect(lost.write(newStorageKey(), Readable.from([Buffer.from('x')]), limits)).rejects.toThrow(StorageFailure);
});

test.each(['../../etc/passwd', '', 'abc', 'A'.repeat(32)])('%j is no key', async (key) => {
  await expect(storage.read(key)).rejects.toThrow();
  expect(() => storage.delete(key)).toThrow('no key');
});
