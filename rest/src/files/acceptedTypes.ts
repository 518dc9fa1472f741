/** The files that are taken: known by their extension, and by how such a file begins. */

import { buffer } from 'node:stream/consumers';
import type { Storage } from '../platform/storage/storage.js';

/** So many bytes of its beginning tell what a file is. */
const headBytes = 4096;

interface AcceptedType {
  readonly contentType: string;
  readonly isOne: (head: Buffer) => boolean;
}

const beginsWith =
  (...bytes: readonly number[]) =>
  (head: Buffer) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));

const isMp4 = (head: Buffer) => head.toString('latin1', 4, 8) === 'ftyp';

const isWebp = (head: Buffer) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';

/** Text has no mark of its own, but no NUL either, and it is no page or picture that a browser would run. */
const isText = (head: Buffer) =>
  !head.includes(0) && !/<(!doctype|\?xml|html|head|body|svg|script|iframe)/i.test(head.toString('latin1'));

const jpeg: AcceptedType = { contentType: 'image/jpeg', isOne: beginsWith(0xff, 0xd8, 0xff) };
const isZip = beginsWith(0x50, 0x4b, 0x03, 0x04);
const office = 'application/vnd.openxmlformats-officedocument';

/** The pictures that a browser shows, but for SVG, which is a page. */
const pictures = {
  png: { contentType: 'image/png', isOne: beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  jpg: jpeg,
  jpeg,
  webp: { contentType: 'image/webp', isOne: isWebp },
};

/** The types of files that prove something: what was photographed or scanned. */
const proofs = {
  ...pictures,
  pdf: { contentType: 'application/pdf', isOne: beginsWith(0x25, 0x50, 0x44, 0x46, 0x2d) },
};

/** The types of files that may be attached to a campaign. */
const attachments = {
  ...proofs,
  xlsx: { contentType: `${office}.spreadsheetml.sheet`, isOne: isZip },
  docx: { contentType: `${office}.wordprocessingml.document`, isOne: isZip },
  csv: { contentType: 'text/csv; charset=utf-8', isOne: isText },
  txt: { contentType: 'text/plain; charset=utf-8', isOne: isText },
};

/** The types of documents that readers download: those that may be attached, and those of banners and kits. */
const contents = {
  ...attachments,
  pptx: { contentType: `${office}.presentationml.presentation`, isOne: isZip },
  zip: { contentType: 'application/zip', isOne: isZip },
  gif: { contentType: 'image/gif', isOne: beginsWith(0x47, 0x49, 0x46, 0x38) },
  mp4: { contentType: 'video/mp4', isOne: isMp4 },
};

const accepted = { attachments, contents, pictures, proofs } as const;

/**
 * The type that a file name promises.
 *
 * @param among the files that are taken there
 * @returns undefined for one that is not accepted
 */
export function promisedType(filename: string, among: keyof typeof accepted): AcceptedType | undefined {
  const types: Readonly<Record<string, AcceptedType>> = accepted[among];
  const extension = /\.([A-Za-z0-9]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}

/**
 * The type of a file that came, by its name and its content, whatever it was announced as.
 *
 * @returns undefined where it is not accepted, or is not what its name promises
 */
export async function typeOfFile(
  storage: Storage,
  file: { readonly filename: string; readonly size: number; readonly storageKey: string },
  among: keyof typeof accepted,
): Promise<string | undefined> {
  const type = promisedType(file.filename, among);
  if (type === undefined) return undefined;
  const { stream } = await storage.read(file.storageKey, { from: 0, to: Math.min(headBytes, file.size) - 1 });
  return type.isOne(await buffer(stream)) ? type.contentType : undefined;
}
