/**
 * Prepares images of contents for screens: they are decoded and encoded again, so that no byte of the uploaded file is
 * served.
 */
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { storedImageSide, mostImagePixels } from '@gdd/schema/content';
import type { UploadPurpose } from '@gdd/schema/campaigns';
import sharp from 'sharp';
import { typeOfFile } from '../ground/files/acceptedTypes.js';
import { receiveFile, uploadIfReady } from '../ground/files/uploads.js';
import type { SignedIn } from '../ground/platform/http/caller.js';
import type { ServiceContext } from '../ground/platform/context.js';

// The library may decode the accepted formats only: no SVG, no PDF, no raw data.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// one thread and no cache: memory is for requests
sharp.cache(false);
sharp.concurrency(1);

/** An image that takes longer to process is refused as malicious. */
const timeoutSeconds = 20;

/** An image for screens. */
interface ScreenImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an image and encodes it as WebP: upright, no larger than screens need, without metadata; of an animation the
 * first frame. Images are processed one at a time.
 *
 * @returns undefined if it cannot be decoded completely, has too many pixels, or takes too long
 */
export function forScreens(original: Buffer): Promise<ScreenImage | undefined> {
  const made = queue.then(() => rewritten(original));
  queue = made;
  return made;
}

let queue: Promise<unknown> = Promise.resolve();

async function rewritten(original: Buffer): Promise<ScreenImage | undefined> {
  try {
    const { data, info } = await sharp(original, { limitInputPixels: mostImagePixels, failOn: 'error' })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize({ width: storedImageSide, height: storedImageSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // the library's error is discarded: for the sender the file is not an image in any case
    return undefined;
  }
}

/** The prepared image of an upload: an upload itself, which the call uses together with the original. */
export interface PreparedImage {
  readonly uploadId: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Prepares the image of an upload before the transaction that uses it, so that no lock is held during the decoding.
 *
 * @returns `notAllowed` if it is not an image; undefined if the upload cannot be used: the transaction then refuses it
 */
export async function prepareImage(
  context: ServiceContext,
  caller: SignedIn,
  uploadId: number,
  purpose: Extract<UploadPurpose, 'contentCover' | 'contentImage'>,
): Promise<PreparedImage | 'notAllowed' | undefined> {
  const upload = await uploadIfReady(context, caller, uploadId, purpose);
  if (upload === undefined) return undefined;
  if ((await typeOfFile(context.storage, upload, 'pictures')) === undefined) return 'notAllowed';
  const { stream } = await context.storage.read(upload.storageKey);
  const image = await forScreens(await buffer(stream));
  if (image === undefined) return 'notAllowed';
  const { width, height, bytes } = image;
  const file = { purpose, filename: asWebp(upload.filename), contentType: 'image/webp' };
  const { id } = await receiveFile(context, caller, file, Readable.from([bytes]));
  return { uploadId: id, width, height };
}

function asWebp(filename: string): string {
  return filename.replace(/\.[A-Za-z0-9]+$/, '.webp');
}
