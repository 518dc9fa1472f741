/** Bytes of a part of a large file: the minimum of S3 except for the last part. With at most 10,000 parts: 48 GiB. */
export const partBytes = 5 * 1024 * 1024;

/** Splits bytes into parts of `partBytes`; the last one may be smaller. */
export async function* partsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  let pending: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length;) {
      const piece = chunk.subarray(at, at + partBytes - length);
      pending.push(piece);
      length += piece.length;
      at += piece.length;
      if (length < partBytes) continue;
      yield Buffer.concat(pending, length);
      pending = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(pending, length);
  return undefined;
}
