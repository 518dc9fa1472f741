/** A daemon that speaks the protocol of ClamAV, for tests. */
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What the daemon finds in a file with this text. */
export const virus = 'X5O!P%@AP-not-the-real-one';

/** A daemon that listens. */
export interface ClamDaemon {
  /** host:port */
  readonly address: string;
  readonly close: () => void;
}

/** What an INSTREAM command has sent so far; undefined before its last, empty piece. */
function streamed(bytes: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (bytes.length < command.length) return undefined;
  if (bytes.toString('latin1', 0, command.length) !== command) throw new Error('The daemon knows INSTREAM alone.');
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > bytes.length) return undefined;
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** @param answer to a whole file; undefined: it stays silent. Default: whether it has `virus` */
export async function startClamDaemon(
  answer: (file: Buffer, socket: Socket) => string | undefined = (file) =>
    file.includes(virus) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK',
): Promise<ClamDaemon> {
  const made = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      const file = streamed(bytes);
      const text = file && answer(file, socket);
      if (text !== undefined) socket.end(`${text}\0`);
    });
  });
  await new Promise<void>((listening) => void made.listen(0, '127.0.0.1', listening));
  return { address: `127.0.0.1:${(made.address() as AddressInfo).port}`, close: () => void made.close() };
}
