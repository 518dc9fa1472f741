import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { storageCases } from '../../../testing/files/storageCases.js';
import { openFolderStorage } from './folderStorage.js';
import { keyOfPath, newStorageKey, pathOfKey, StorageFailure, type Storage } from './storage.js';

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

test.each(storageCases)('%s', (_sentence, check) => check({ storage, filesThere }));

test('nothing is left after a day of what an ended process had half written', async () => {
  const abandoned = join(folder, 'incoming', 'abandoned');
  const recent = join(folder, 'incoming', 'recent');
  await writeFile(abandoned, 'x');
  await writeFile(recent, 'x');
  await utimes(abandoned, now, new Date(now.getTime() - 25 * 60 * 60 * 1000));
  await utimes(recent, now, new Date(now.getTime() - 60 * 60 * 1000));
  await openFolderStorage(folder, now);
  expect(await readdir(join(folder, 'incoming'))).toEqual(['recent']);
});

test('a storage opens while others write into it', async () => {
  const writing = Array.from({ length: 50 }, () =>
    storage.write(newStorageKey(), Readable.from([Buffer.alloc(1000)]), limits),
  );
  const opening = Array.from({ length: 50 }, () => openFolderStorage(folder, now));
  await Promise.all([...writing, ...opening]);
  expect((await readdir(join(folder, 'incoming'))).filter((name) => name !== 'recent')).toEqual([]);
});

test('a place that takes no files says so', async () => {
  const lost = await openFolderStorage(join(folder, 'lost'), now);
  await rm(join(folder, 'lost'), { recursive: true });
  await expect(lost.write(newStorageKey(), Readable.from([Buffer.from('x')]), limits)).rejects.toThrow(StorageFailure);
});

test.each(['ab/cd/abcd', 'storage-id', `ab/cd/${'0'.repeat(32)}`, `x/00/00/${'0'.repeat(32)}`])(
  'the path %s is that of no stored file',
  (path) => expect(keyOfPath(path)).toBeUndefined(),
);

test('the path of a stored file says its key', () => {
  const key = newStorageKey();
  expect(keyOfPath(pathOfKey(key))).toBe(key);
});
