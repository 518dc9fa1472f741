/**
 * The scanner of received files: a daemon of ClamAV, asked by its INSTREAM command over TCP. A file is of no use to
 * anybody before its answer (docs/operations/README.md, 'Scanning files').
 */
import { connect } from 'node:net';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Refusal } from './http/errors.js';

/** Looks through files. */
export interface Scanner {
  /**
   * @throws Refusal BAD_USER_INPUT, reason infectedFile; UPSTREAM_UNAVAILABLE, reason scannerUnavailable, if there is
   *   no clear answer in time
   */
  scan(bytes: Readable): Promise<void>;
}

/** The longest answer that is read; those of ClamAV are one line. */
const longestAnswer = 4_096;

/** How long the daemon may take for a file, and for its connection. */
const patienceMs = 60_000;

/** @param address host:port of the daemon; undefined: files are not scanned */
export function clamScanner(address: string | undefined, timeoutMs = patienceMs): Scanner | undefined {
  if (address === undefined) return undefined;
  const { hostname: host, port } = new URL(`tcp://${address}`);
  return {
    scan: async (bytes) => {
      const answer = await asked(
        { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) },
        bytes,
        timeoutMs,
      ).catch(() => undefined);
      if (answer === 'stream: OK') return;
      if (answer?.endsWith(' FOUND') === true) throw new Refusal('BAD_USER_INPUT', { reason: 'infectedFile' });
      throw new Refusal('UPSTREAM_UNAVAILABLE', { reason: 'scannerUnavailable' });
    },
  };
}

/** The daemon's answer to a file. @throws Error where there is none, or the file cannot be read */
async function asked(
  address: { readonly host: string; readonly port: number },
  bytes: Readable,
  timeoutMs: number,
): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const socket = connect(address);
  const abort = () => socket.destroy(new Error('The scanner did not answer in time.'));
  signal.addEventListener('abort', abort, { once: true });
  try {
    const answered = answerOf(socket);
    // a file that cannot be read is not scanned; a daemon may also answer and close before the end of one
    sendAll(socket, bytes).catch((error: unknown) => socket.destroy(error instanceof Error ? error : undefined));
    return await answered;
  } finally {
    signal.removeEventListener('abort', abort);
    bytes.destroy();
    socket.destroy();
  }
}

/** Sends a file in pieces, each after its length, and an empty one at the end. */
async function sendAll(socket: ReturnType<typeof connect>, bytes: Readable): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (!socket.write(chunk)) await once(socket, 'drain');
  }
  socket.write(Buffer.alloc(4));
}

function answerOf(socket: ReturnType<typeof connect>): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (data: string) => {
      text += data;
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > longestAnswer) reject(new Error('The answer is too long.'));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The scanner has closed the connection.')));
  });
}
