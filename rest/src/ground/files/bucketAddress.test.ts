import { expect, test } from '@jest/globals';
import { newStorageKey, type Storage } from '../platform/storage/storage.js';
import { bucketAddress } from './bucketAddress.js';
import type { Download } from './fileContent.js';

const stored = { kind: 'stored', storageKey: newStorageKey(), size: 10, contentHash: 'abc' } as const;
const table: Download = { filename: 'dealer à.csv', contentType: 'text/csv; charset=utf-8', content: stored };
const picture: Download = { filename: 'foto.png', contentType: 'image/png', content: stored };
const generated: Download = { ...table, content: { kind: 'generated', isExport: true, chunks: async function* () {} } };
const get = { method: 'GET', headers: {} };

/** Says in the address what was asked of it. */
const bucket: Pick<Storage, 'addressOf'> = {
  addressOf: (key, as) =>
    Promise.resolve(`https://s3.example/${key}?${as['content-type']}&${as['content-disposition']}`),
};

test('a stored file is fetched from the bucket, as what it is and to be saved', async () => {
  expect(await bucketAddress(get, bucket, table)).toBe(
    `https://s3.example/${stored.storageKey}?text/csv; charset=utf-8&attachment; filename="dealer a.csv"; ` +
      "filename*=UTF-8''dealer%20%C3%A0.csv",
  );
});

test.each([
  ['part', { range: 'bytes=0-4' }],
  ['whole for who has another version', { 'if-none-match': '"other"' }],
])('so is its %s', async (_what, headers) => {
  expect(await bucketAddress({ ...get, headers }, bucket, table)).toContain(stored.storageKey);
});

test.each([
  ['a description', { ...get, method: 'HEAD' }, bucket, table],
  ['a file that the caller has', { ...get, headers: { 'if-none-match': '"abc"' } }, bucket, table],
  ['a part that there is not', { ...get, headers: { range: 'bytes=10-' } }, bucket, table],
  ['a picture, which pages show', get, bucket, picture],
  ['a file that is made while it is sent', get, bucket, generated],
  ['a file of a folder, or of a bucket that browsers do not reach', get, { addressOf: undefined }, table],
])('%s comes from the portal', async (_what, request, storage, download) => {
  expect(await bucketAddress(request, storage, download)).toBeUndefined();
});
