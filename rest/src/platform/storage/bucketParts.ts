/** Bytes of a part of a large file: S3 takes none below 5 MiB but the last, and 10,000 of them, here 48 GiB. */
export const partBytes = 5 * 1024 * 1024;

/** The bytes in pieces of a part's size, but for the last one. */
export async function* partsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length;) {
      const piece = chunk.subarray(at, at + partBytes - length);
      waiting.push(piece);
      length += piece.length;
      at += piece.length;
      if (length < partBytes) continue;
      yield Buffer.concat(waiting, length);
      waiting = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(waiting, length);
  return undefined;
}
