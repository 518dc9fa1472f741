/** The accepted types of files, recognised by their extension and by their first bytes. */

import { buffer } from 'node:stream/consumers';
import type { Storage } from '../platform/storage/storage.js';

/** The number of bytes at the start of a file by which its type is checked. */
const headBytes = 4096;

interface AcceptedType {
  readonly contentType: string;
  /** Whether a file that starts with these bytes is of the type. */
  readonly matches: (head: Buffer) => boolean;
}

const beginsWith =
  (...bytes: readonly number[]) =>
  (head: Buffer) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));

const isMp4 = (head: Buffer) => head.toString('latin1', 4, 8) === 'ftyp';

const isWebp = (head: Buffer) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';

/** Text has no signature. It must not contain NUL, or look like HTML or SVG, whose scripts a browser would run. */
const isText = (head: Buffer) =>
  !head.includes(0) && !/<(!doctype|\?xml|html|head|body|svg|script|iframe)/i.test(head.toString('latin1'));

const jpeg: AcceptedType = { contentType: 'image/jpeg', matches: beginsWith(0xff, 0xd8, 0xff) };
const isZip = beginsWith(0x50, 0x4b, 0x03, 0x04);
const office = 'application/vnd.openxmlformats-officedocument';

/** The images that a browser shows. SVG is left out because it can contain scripts. */
const pictures = {
  png: { contentType: 'image/png', matches: beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  jpg: jpeg,
  jpeg,
  webp: { contentType: 'image/webp', matches: isWebp },
};

/** The types of evidence: photographs and scans. */
const proofs = {
  ...pictures,
  pdf: { contentType: 'application/pdf', matches: beginsWith(0x25, 0x50, 0x44, 0x46, 0x2d) },
};

/** The types of files that may be attached to a campaign. */
const attachments = {
  ...proofs,
  xlsx: { contentType: `${office}.spreadsheetml.sheet`, matches: isZip },
  docx: { contentType: `${office}.wordprocessingml.document`, matches: isZip },
  csv: { contentType: 'text/csv; charset=utf-8', matches: isText },
  txt: { contentType: 'text/plain; charset=utf-8', matches: isText },
};

/** The types of content documents: those of attachments, and those of banners and kits. */
const contents = {
  ...attachments,
  pptx: { contentType: `${office}.presentationml.presentation`, matches: isZip },
  zip: { contentType: 'application/zip', matches: isZip },
  gif: { contentType: 'image/gif', matches: beginsWith(0x47, 0x49, 0x46, 0x38) },
  mp4: { contentType: 'video/mp4', matches: isMp4 },
};

const accepted = { attachments, contents, pictures, proofs } as const;

/**
 * The type of a file according to its name.
 *
 * @param among the set of accepted types
 * @returns undefined for a type that is not accepted
 */
export function promisedType(filename: string, among: keyof typeof accepted): AcceptedType | undefined {
  const types: Readonly<Record<string, AcceptedType>> = accepted[among];
  const extension = /\.([A-Za-z0-9]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}

/**
 * The type of an uploaded file according to its name and content; the announced content type is ignored.
 *
 * @returns undefined if the type is not accepted, or the content does not match the name
 */
export async function typeOfFile(
  storage: Storage,
  file: { readonly filename: string; readonly size: number; readonly storageKey: string },
  among: keyof typeof accepted,
): Promise<string | undefined> {
  const type = promisedType(file.filename, among);
  if (type === undefined) return undefined;
  const { stream } = await storage.read(file.storageKey, { from: 0, to: Math.min(headBytes, file.size) - 1 });
  return type.matches(await buffer(stream)) ? type.contentType : undefined;
}
