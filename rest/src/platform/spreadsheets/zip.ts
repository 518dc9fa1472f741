import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file to be packed. */
interface ZipEntry {
  readonly name: string;
  readonly chunks: Iterable<Buffer> | AsyncIterable<Buffer>;
}

/** Where sizes and places must stay below, without the 64-bit extension of the format. */
const limit = 0xffff_ffff;
/** Deflated; sizes follow the data; names are UTF-8. */
const flags = 0x0808;
const deflatedMethod = 8;
const version = 20;
/** 1 January 1980, the first day that the format knows: the same content gives the same file. */
const day = 0x0021;

/**
 * Packs files into a ZIP archive (PKWARE's APPNOTE) while they are made; no more than a few chunks are ever buffered.
 *
 * @throws Error for what only the 64-bit extension could hold: 4 GB
 */
export async function* zipped(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, chunks } of entries) {
    const start = offset;
    const path = Buffer.from(name);
    const counted = { crc: 0, size: 0, packedSize: 0 };
    const local = numbers([4, 0x04034b50], [2, version], [2, flags], [2, deflatedMethod], [2, 0], [2, day]);
    const nameLength = numbers([4, 0], [4, 0], [4, 0], [2, path.length], [2, 0]);
    const head = Buffer.concat([local, nameLength, path]);
    yield head;
    for await (const chunk of deflated(chunks, counted)) {
      counted.packedSize += chunk.length;
      yield chunk;
    }
    const sums: Field[] = [
      [4, counted.crc],
      [4, counted.packedSize],
      [4, counted.size],
    ];
    const tail = numbers([4, 0x08074b50], ...sums);
    yield tail;
    offset += head.length + counted.packedSize + tail.length;
    if (offset > limit || counted.size > limit) throw new Error('The archive is larger than its format allows.');
    directory.push(
      numbers([4, 0x02014b50], [2, version], [2, version], [2, flags], [2, deflatedMethod], [2, 0], [2, day], ...sums),
      numbers([2, path.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, start]),
      path,
    );
  }
  const listed = Buffer.concat(directory);
  const count = directory.length / 3;
  yield listed;
  yield numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, listed.length], [4, offset], [2, 0]);
}

async function* deflated(
  chunks: ZipEntry['chunks'],
  counted: { crc: number; size: number },
): AsyncGenerator<Buffer, void> {
  const deflate = createDeflateRaw();
  async function* measured() {
    for await (const chunk of chunks) {
      counted.crc = crc32(chunk, counted.crc);
      counted.size += chunk.length;
      yield chunk;
    }
  }
  // an error of the source comes out where the packed bytes are read; an end of that reading ends the source
  pipeline(measured, deflate, () => undefined);
  yield* deflate as AsyncIterable<Buffer>;
}

/** Bytes of a number in a header, and the number. */
type Field = readonly [bytes: 2 | 4, value: number];

/** Numbers one after the other, the lowest byte first, as the format wants them. */
function numbers(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
