import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file to be archived. */
interface ZipEntry {
  readonly name: string;
  readonly chunks: Iterable<Buffer> | AsyncIterable<Buffer>;
}

/** Maximum size and offset without the 64-bit extension of the format (ZIP64). */
const limit = 0xffff_ffff;
/** Signatures of the format's records. */
const localHeader = 0x04034b50;
const dataDescriptor = 0x08074b50;
const directoryHeader = 0x02014b50;
const directoryEnd = 0x06054b50;
/** Bit 3: sizes and checksum follow the data; bit 11: names are UTF-8. */
const flags = 0x0808;
const deflatedMethod = 8;
/** The version of the format (2.0) that a reader must support. */
const version = 20;
/** 1 January 1980, the first day of the format: a fixed date, so that the same content makes the same file. */
const day = 0x0021;

/**
 * Writes files into a ZIP archive (PKWARE's APPNOTE) as a stream; only a few chunks are buffered.
 *
 * @throws Error above 4 GB, which would need the 64-bit extension
 */
export async function* zipped(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, chunks } of entries) {
    const start = offset;
    const path = Buffer.from(name);
    const totals = { crc: 0, size: 0, packedSize: 0 };
    const local = numbers([4, localHeader], [2, version], [2, flags], [2, deflatedMethod], [2, 0], [2, day]);
    // checksum and sizes are 0 here, because they follow the data
    const nameLength = numbers([4, 0], [4, 0], [4, 0], [2, path.length], [2, 0]);
    const head = Buffer.concat([local, nameLength, path]);
    yield head;
    for await (const chunk of deflated(chunks, totals)) {
      totals.packedSize += chunk.length;
      yield chunk;
    }
    const sums: Field[] = [
      [4, totals.crc],
      [4, totals.packedSize],
      [4, totals.size],
    ];
    const tail = numbers([4, dataDescriptor], ...sums);
    yield tail;
    offset += head.length + totals.packedSize + tail.length;
    if (offset > limit || totals.size > limit) throw new Error('The archive is larger than its format allows.');
    directory.push(
      numbers(
        [4, directoryHeader],
        [2, version],
        [2, version],
        [2, flags],
        [2, deflatedMethod],
        [2, 0],
        [2, day],
        ...sums,
      ),
      numbers([2, path.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, start]),
      path,
    );
  }
  const centralDirectory = Buffer.concat(directory);
  // each entry has three buffers
  const count = directory.length / 3;
  yield centralDirectory;
  yield numbers(
    [4, directoryEnd],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, centralDirectory.length],
    [4, offset],
    [2, 0],
  );
}

async function* deflated(
  chunks: ZipEntry['chunks'],
  totals: { crc: number; size: number },
): AsyncGenerator<Buffer, void> {
  const deflate = createDeflateRaw();
  async function* measured() {
    for await (const chunk of chunks) {
      totals.crc = crc32(chunk, totals.crc);
      totals.size += chunk.length;
      yield chunk;
    }
  }
  // the error is ignored here because the reader of `deflate` gets it; ending that reading ends the source too
  pipeline(measured, deflate, () => undefined);
  yield* deflate as AsyncIterable<Buffer>;
}

/** A number in a header, and its length in bytes. */
type Field = readonly [bytes: 2 | 4, value: number];

/** Concatenates numbers in little-endian order, as the format requires. */
function numbers(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
