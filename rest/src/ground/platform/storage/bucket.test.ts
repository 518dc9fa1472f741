/** A service that does not answer as S3 does. With a real one: tests/faults/bucket.test.ts. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { Bucket } from './bucket.js';
import { BucketFailure } from './bucketFailure.js';

let server: Server | undefined;
afterEach(() => new Promise<void>((done) => void server?.close(() => done())));

/** A bucket whose service answers as told, by the method of the request. */
async function bucketThat(answers: (method: string) => readonly [status: number, body: string]): Promise<Bucket> {
  const started = createServer(({ method = '' }, response) => {
    const [status, body] = answers(method);
    response.writeHead(status, { connection: 'close' }).end(body);
  });
  server = started;
  await new Promise<void>((listening) => void started.listen(0, '127.0.0.1', listening));
  const { port } = started.address() as AddressInfo;
  const settings = {
    ...{ endpoint: `http://127.0.0.1:${port}`, name: 'gdd', region: 'eu' },
    ...{ accessKeyId: 'key', secretAccessKey: 'secret', presigned: false },
  };
  return new Bucket(settings, { now: () => new Date() });
}

test('a page of a proxy is not an empty bucket', async () => {
  const bucket = await bucketThat(() => [200, '<html><body>Sign in</body></html>']);
  await expect(bucket.list().next()).rejects.toThrow(BucketFailure);
  const empty = await bucketThat(() => [200, '<ListBucketResult></ListBucketResult>']);
  expect(await empty.list().next()).toMatchObject({ done: true });
});

test('an upload that somebody else has given up meanwhile is given up', async () => {
  const uploads = `<ListMultipartUploadsResult><Upload><Key>a</Key><UploadId>1</UploadId>
    <Initiated>2020-01-01T00:00:00Z</Initiated></Upload></ListMultipartUploadsResult>`;
  const answering = (code: string) => (method: string) =>
    method === 'GET' ? ([200, uploads] as const) : ([404, `<Error><Code>${code}</Code></Error>`] as const);
  const isOurs = () => true;
  await (await bucketThat(answering('NoSuchUpload'))).abortUploadsBefore(new Date(), isOurs);
  const other = await bucketThat(answering('NoSuchBucket'));
  await expect(other.abortUploadsBefore(new Date(), isOurs)).rejects.toThrow(BucketFailure);
});
