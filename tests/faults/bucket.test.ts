/** Files in a bucket of a real S3 service: OpenStack Swift, which checks signatures. */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '../../gateway/src/test/freePort.js';
import { systemClock } from '../../rest/src/ground/clock.js';
import type { BucketSettings } from '../../rest/src/config.js';
import { Refusal } from '../../rest/src/ground/platform/http/errors.js';
import { Bucket } from '../../rest/src/ground/platform/storage/bucket.js';
import { BucketFailure } from '../../rest/src/ground/platform/storage/bucketFailure.js';
import { partBytes } from '../../rest/src/ground/platform/storage/bucketParts.js';
import { bucketStorage, openBucket } from '../../rest/src/ground/platform/storage/bucketStorage.js';
import {
  newStorageKey,
  pathOfKey,
  StorageFailure,
  type Storage,
} from '../../rest/src/ground/platform/storage/storage.js';
import { storageCases } from '../../rest/src/testing/files/storageCases.js';
import { BucketProxy } from './bucketProxy.js';
import { faultsTimeout } from './size.js';
import { swiftMissing, SwiftServer } from './swiftServer.js';

const limits = { maxBytes: 1e9 };
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const startSwift = swiftMissing === undefined ? describe : describe.skip;

startSwift(swiftMissing === undefined ? 'a bucket' : `not run (${swiftMissing}): a bucket`, () => {
  let swift: SwiftServer;
  let proxy: BucketProxy;
  let settings: BucketSettings;
  let bucket: Bucket;
  let storage: Storage;
  beforeAll(async () => {
    swift = await SwiftServer.start();
    proxy = await BucketProxy.start(swift.endpoint);
    settings = { ...(await swift.newBucket('portal-files')), endpoint: proxy.endpoint };
    bucket = await openBucket(settings, systemClock);
    storage = bucketStorage(bucket, settings);
  }, faultsTimeout);
  afterEach(() => {
    proxy.fault = () => undefined;
  });
  afterAll(async () => {
    await proxy.stop();
    await swift.stop();
  });

  /** The names of all objects, and of what is there of uploads in parts. */
  async function filesThere(): Promise<string[]> {
    const names: string[] = [];
    for await (const { path } of bucket.list()) names.push(path);
    const uploads = await swift.ask(`${settings.name}?uploads=`);
    const parts = await swift.ask(`${settings.name}+segments`);
    return [...names, ...(uploads.match(/<Key>[^<]*/g) ?? []), ...(parts.match(/<Key>[^<]*/g) ?? [])].sort();
  }

  const written = async (bytes: Buffer): Promise<string> => {
    const key = newStorageKey();
    expect(await storage.write(key, Readable.from([bytes]), limits)).toEqual({
      size: bytes.length,
      contentHash: hashOf(bytes),
    });
    return key;
  };
  const read = async (key: string, range?: { from: number; to: number }) =>
    buffer((await storage.read(key, range)).stream);

  test.each(storageCases)('in a bucket: %s', (_sentence, check) => check({ storage, filesThere }));

  test.each([-1, 0, 1, partBytes + 5])('a file of a part and %d bytes comes back over the border', async (more) => {
    const bytes = randomBytes(partBytes + more);
    const key = await written(bytes);
    expect(hashOf(await read(key))).toBe(hashOf(bytes));
    const [from, to] = [partBytes - 10, Math.min(partBytes + 10, bytes.length - 1)];
    expect((await read(key, { from, to })).equals(bytes.subarray(from, to + 1))).toBe(true);
    await storage.delete(key);
  });

  describe('nothing is left of a large file', () => {
    test('that turns out too large after its first part', async () => {
      const before = await filesThere();
      const bytes = Readable.from([Buffer.alloc(partBytes), Buffer.alloc(10)]);
      await expect(storage.write(newStorageKey(), bytes, { maxBytes: partBytes + 9 })).rejects.toEqual(
        new Refusal('PAYLOAD_TOO_LARGE'),
      );
      expect(await filesThere()).toEqual(before);
    });

    test('whose sender goes away after its first two parts', async () => {
      const before = await filesThere();
      const source = new PassThrough();
      const failed = expect(storage.write(newStorageKey(), source, limits)).rejects.toThrow('the sender went away');
      const arrived = new Promise<void>((resolve) => {
        proxy.fault = ({ url = '' }) => (url.includes('partNumber=2') ? void resolve() : undefined);
      });
      source.write(Buffer.alloc(2 * partBytes));
      await arrived;
      source.destroy(new Error('the sender went away'));
      await failed;
      expect(await filesThere()).toEqual(before);
    });

    test.each([
      ['a part that the service refuses', 'partNumber=2', { status: 507, body: '' }],
      ['a part that the service does not answer', 'partNumber=2', 'breaks'],
      ['an upload that does not begin', 'uploads=', { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }],
      // a service may say no after the head of a success
      [
        'an end that fails after its head',
        /^\S+uploadId=[^&]*$/,
        { status: 200, body: '<Error><Code>InternalError</Code></Error>' },
      ],
    ] as const)('for %s', async (_what, asked, fault) => {
      const before = await filesThere();
      proxy.fault = ({ method, url = '' }) => (method !== 'DELETE' && url.match(asked) !== null ? fault : undefined);
      const bytes = Readable.from([Buffer.alloc(partBytes), Buffer.alloc(partBytes)]);
      await expect(storage.write(newStorageKey(), bytes, limits)).rejects.toThrow(StorageFailure);
      expect(await filesThere()).toEqual(before);
    });
  });

  test('a request whose connection breaks, or that is answered 503, is made once more', async () => {
    const failed = new Set<string>();
    proxy.fault = ({ method, url = '' }) => {
      const request = `${method} ${url}`;
      if (method === 'POST' || failed.has(request)) return undefined;
      failed.add(request);
      return failed.size % 2 === 0 ? 'breaks' : { status: 503, body: '' };
    };
    const bytes = randomBytes(partBytes + 1);
    const key = await written(bytes);
    expect(hashOf(await read(key))).toBe(hashOf(bytes));
    await storage.delete(key);
    expect(failed.size).toBeGreaterThanOrEqual(4);
  });

  test('a service that does not answer is waited for no longer than the deadline', async () => {
    const hasty = bucketStorage(new Bucket(settings, systemClock, { request: 200, write: 200 }), settings);
    const key = await written(Buffer.from('x'));
    proxy.fault = () => 'hangs';
    for (const failing of [
      hasty.read(key),
      hasty.delete(key),
      hasty.write(key, Readable.from([Buffer.from('x')]), limits),
    ]) {
      await expect(failing).rejects.toThrow(StorageFailure);
    }
  });

  test('a file that is broken off on its way breaks off at its reader', async () => {
    const key = await written(randomBytes(partBytes));
    const { stream } = await storage.read(key);
    await once(stream, 'readable');
    proxy.cut();
    await expect(buffer(stream)).rejects.toThrow(BucketFailure);
  });

  test('a reader who goes away ends the request', async () => {
    const key = await written(randomBytes(4 * partBytes));
    const { stream } = await storage.read(key);
    await once(stream, 'readable');
    const ended = proxy.ended();
    stream.destroy();
    await ended;
    await storage.delete(key);
  });

  test('an upload in parts that its process left is given up after a day, and no other', async () => {
    const path = pathOfKey(newStorageKey());
    await swift.beginUpload(`${settings.name}/${path}`);
    await swift.beginUpload(`${settings.name}/of/somebody/else`);
    const hourMs = 3_600_000;
    const isOurs = (name: string) => name === path;
    await bucket.abortUploadsBefore(new Date(Date.now() - hourMs), isOurs);
    expect(await swift.ask(`${settings.name}?uploads=`)).toContain(path);
    await bucket.abortUploadsBefore(new Date(Date.now() + hourMs), isOurs);
    const left = await swift.ask(`${settings.name}?uploads=`);
    expect([left.includes(path), left.includes('of/somebody/else')]).toEqual([false, true]);
  });

  test('all objects are listed, over several pages', async () => {
    const many = new Bucket(await swift.newBucket('many-files'), systemClock);
    const names = Array.from({ length: 7 }, (_, i) => `a/${i} & "more"`);
    for (const name of names) await many.write(name, Readable.from([Buffer.from(name)]));
    const found: string[] = [];
    for await (const { path } of many.list(3)) found.push(path);
    expect(found).toEqual(names);
  });

  test.each([
    ['a wrong secret', { secretAccessKey: 'not-the-secret' }, 'Mend S3_SECRET_ACCESS_KEY'],
    ['another region', { region: 'eu-south-1' }, 'its region is another. Mend S3_REGION'],
    ['no such bucket', { name: 'no-such-bucket' }, 'there is no such bucket. Make it, or mend S3_BUCKET'],
    ['nobody there', undefined, '(ECONNREFUSED). Look at it, or mend S3_ENDPOINT'],
  ])('a start with %s says what to do', async (_what, given, sentence) => {
    const wrong = given ?? { endpoint: `http://127.0.0.1:${await freePort()}` };
    const failed = await openBucket({ ...settings, ...wrong }, systemClock).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(BucketFailure);
    expect((failed as Error).message).toContain(sentence);
    expect((failed as Error).message).not.toContain('not-the-secret');
  });

  test('a signed address has the file with the headers it was given, and only as it was signed', async () => {
    const key = await written(Buffer.from('a;b'));
    const as = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="a + b.csv"; filename*=UTF-8''%C3%A0%20%2B%20b.csv`,
    };
    expect(storage.addressOf).toBeUndefined();
    const address = (await bucketStorage(bucket, { presigned: true }).addressOf?.(key, as)) ?? '';
    const response = await fetch(address);
    expect([response.status, await response.text()]).toEqual([200, 'a;b']);
    expect(Object.fromEntries(response.headers)).toMatchObject(as);
    expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('60');
    expect((await fetch(address, { headers: { range: 'bytes=0-0' } })).status).toBe(206);
    expect((await fetch(address.replace('text%2Fcsv', 'text%2Fhtml'))).status).toBe(403);
    const late = new Bucket(settings, { now: () => new Date(Date.now() - 61_000) });
    expect((await fetch(await late.addressOf(pathOfKey(key), as))).status).toBe(403);
  });
});
