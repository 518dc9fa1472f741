/** The files that may be attached to a campaign: known by their extension, and by how such a file begins. */

/** So many bytes of its beginning tell what a file is. */
export const headBytes = 4096;

interface AttachmentType {
  readonly contentType: string;
  readonly isOne: (head: Buffer) => boolean;
}

const beginsWith =
  (...bytes: readonly number[]) =>
  (head: Buffer) =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));

const isWebp = (head: Buffer) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';

/** Text has no mark of its own, but no NUL either, and it is no page or picture that a browser would run. */
const isText = (head: Buffer) =>
  !head.includes(0) && !/<(!doctype|\?xml|html|head|body|svg|script|iframe)/i.test(head.toString('latin1'));

const jpeg: AttachmentType = { contentType: 'image/jpeg', isOne: beginsWith(0xff, 0xd8, 0xff) };
const isZip = beginsWith(0x50, 0x4b, 0x03, 0x04);
const office = 'application/vnd.openxmlformats-officedocument';

const types: Readonly<Record<string, AttachmentType>> = {
  pdf: { contentType: 'application/pdf', isOne: beginsWith(0x25, 0x50, 0x44, 0x46, 0x2d) },
  png: { contentType: 'image/png', isOne: beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  jpg: jpeg,
  jpeg,
  webp: { contentType: 'image/webp', isOne: isWebp },
  xlsx: { contentType: `${office}.spreadsheetml.sheet`, isOne: isZip },
  docx: { contentType: `${office}.wordprocessingml.document`, isOne: isZip },
  csv: { contentType: 'text/csv; charset=utf-8', isOne: isText },
  txt: { contentType: 'text/plain; charset=utf-8', isOne: isText },
};

/** The type that a file name promises; undefined for one that is not accepted. */
export function promisedType(filename: string): AttachmentType | undefined {
  const extension = /\.([A-Za-z0-9]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}
