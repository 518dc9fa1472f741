/**
 * Images of contents, made ready for screens: decoded, and written anew, so that nothing of the sender's file is
 * served.
 */
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { storedImageSide, mostImagePixels } from '@gdd/schema/content';
import type { UploadPurpose } from '@gdd/schema/campaigns';
import sharp from 'sharp';
import { typeOfFile } from '../files/acceptedTypes.js';
import { receiveFile, uploadIfReady } from '../files/uploads.js';
import type { SignedIn } from '../platform/http/caller.js';
import type { ServiceContext } from '../platform/context.js';

// The library decodes the accepted formats alone: no SVG, no PDF, no raw memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// one image at a time, and nothing of it cached: memory is for requests
sharp.cache(false);
sharp.concurrency(1);

/** An image longer in the making than this is a trap. */
const patienceSeconds = 20;

/** An image for screens. */
interface ScreenImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an image and writes it anew: upright, no larger than screens need, without what cameras write into it. Of
 * several frames the first.
 *
 * @returns undefined for what cannot be decoded whole, or has more pixels than any picture
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
      .timeout({ seconds: patienceSeconds })
      .autoOrient()
      .resize({ width: storedImageSide, height: storedImageSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // the library's message says what is wrong with the file; to the sender it is not an image either way
    return undefined;
  }
}

/** An image that was sent, made ready: an upload of its own, which the call takes together with the sent one. */
export interface PreparedImage {
  readonly uploadId: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes an upload ready for screens before the transaction that takes it: nobody waits behind the decoding.
 *
 * @returns `notAllowed` for what is no image; undefined where there is no such upload (any more): whoever takes it says
 * so
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
