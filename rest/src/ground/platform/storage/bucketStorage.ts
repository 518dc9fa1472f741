/** Files in a bucket of an S3 service. */
import { Readable } from 'node:stream';
import type { SystemClock } from '../../clock.js';
import type { BucketSettings } from '../../../config.js';
import { Bucket } from './bucket.js';
import { BucketRefusal } from './bucketFailure.js';
import { abandonedMs, keyOfPath, measured, pathOfKey, StorageFailure, type Storage } from './storage.js';

/**
 * Opens a bucket: checks it by writing and deleting an object, and aborts uploads that ended processes left incomplete.
 *
 * @throws BucketFailure
 */
export async function openBucket(settings: BucketSettings, clock: SystemClock): Promise<Bucket> {
  const bucket = new Bucket(settings, clock);
  const trial = `trial-${process.pid}`;
  await bucket.write(trial, Readable.from([]));
  await bucket.delete(trial);
  const before = new Date(clock.now().getTime() - abandonedMs);
  const isFile = (path: string) => keyOfPath(path) !== undefined;
  await bucket.abortUploadsBefore(before, isFile).catch((error: unknown) => {
    // 501: some services cannot list uploads; there the bucket's lifecycle rule removes them
    if (!(error instanceof BucketRefusal && error.status === 501)) throw error;
  });
  return bucket;
}

/**
 * Files in a bucket, with the same paths as in a folder.
 *
 * @param presigned whether browsers download files directly from the bucket
 */
export function bucketStorage(bucket: Bucket, { presigned }: Pick<BucketSettings, 'presigned'>): Storage {
  return {
    write: async (key, bytes, { maxBytes }) => {
      const path = pathOfKey(key);
      const source = measured(bytes, maxBytes);
      try {
        await bucket.write(path, source.chunks());
      } catch (error) {
        throw source.hasBroken() ? error : new StorageFailure(error);
      }
      return source.result();
    },
    read: async (key, range) => {
      try {
        const opened = await bucket.open(pathOfKey(key), range);
        if (opened === undefined) throw new Error('The bucket has no such object.');
        return opened;
      } catch (error) {
        throw new StorageFailure(error);
      }
    },
    delete: (key) =>
      bucket.delete(pathOfKey(key)).catch((error: unknown) => {
        throw new StorageFailure(error);
      }),
    addressOf: presigned ? (key, as) => bucket.addressOf(pathOfKey(key), { ...as }) : undefined,
  };
}
