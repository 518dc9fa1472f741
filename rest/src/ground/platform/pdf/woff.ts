import { inflateSync } from 'node:zlib';

/** Bytes of the headers of the two formats, and of an entry of a table in each. */
const woff = { header: 44, entry: 20 };
const sfnt = { header: 12, entry: 16 };

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * Unpacks a font of the format WOFF 1 (https://www.w3.org/TR/WOFF/) to a plain TrueType or OpenType one. The library that
 * reads fonts inflates a table of a WOFF file again for each letter, which takes a second for a large font.
 */
export function unpackedWoff(file: Buffer): Buffer {
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.header + index * woff.entry;
    const [offset, packedLength, length] = [4, 8, 12].map((place) => file.readUInt32BE(entry + place)) as [
      number,
      number,
      number,
    ];
    const packed = file.subarray(offset, offset + packedLength);
    const data = packedLength < length ? inflateSync(packed, { maxOutputLength: length }) : packed;
    return { tag: file.subarray(entry, entry + 4), checksum: file.readUInt32BE(entry + 16), data };
  });
  const start = sfnt.header + count * sfnt.entry;
  const unpacked = Buffer.alloc(tables.reduce((sum, { data }) => sum + padded(data.length), start));
  // the kind of outlines, then the sizes for a binary search of the tables
  file.copy(unpacked, 0, 4, 8);
  const selector = Math.floor(Math.log2(count));
  const numbers = [count, 16 * 2 ** selector, selector, 16 * (count - 2 ** selector)];
  for (const [index, number] of numbers.entries()) unpacked.writeUInt16BE(number, 4 + index * 2);
  let offset = start;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = sfnt.header + index * sfnt.entry;
    tag.copy(unpacked, entry);
    for (const [place, number] of [checksum, offset, data.length].entries()) {
      unpacked.writeUInt32BE(number, entry + 4 + place * 4);
    }
    data.copy(unpacked, offset);
    offset += padded(data.length);
  }
  return unpacked;
}
