import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from '@jest/globals';
import { announced, pdf, sent, storedFiles, uploaded } from '../../testing/files/files.js';
import { openTestApp } from '../../testing/app/testApp.js';
import { clamScanner } from './scanner.js';

const virus = 'X5O!P%@AP-not-the-real-one';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** What an INSTREAM command has sent so far; undefined before its last, empty piece. */
function streamed(bytes: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (bytes.length < command.length) return undefined;
  expect(bytes.toString('latin1', 0, command.length)).toBe(command);
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

/** A daemon of that protocol. @param answer to a whole file; undefined: it stays silent */
async function daemon(answer: (file: Buffer, socket: Socket) => string | undefined): Promise<string> {
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
  server = made;
  await new Promise<void>((listening) => void made.listen(0, '127.0.0.1', listening));
  return `127.0.0.1:${(made.address() as AddressInfo).port}`;
}

const clam = () => daemon((file) => (file.includes(virus) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK'));

describe('a scanner', () => {
  test('is none without an address', () => {
    expect(clamScanner(undefined)).toBeUndefined();
  });

  test('is shown the whole file, in however many pieces, and says whether it is clean', async () => {
    const seen: number[] = [];
    const address = await daemon((file) => {
      seen.push(file.length);
      return file.includes(virus) ? 'stream: Eicar FOUND' : 'stream: OK';
    });
    const scanner = clamScanner(address);
    const pieces = Array.from({ length: 40 }, () => Buffer.alloc(65_536, 'a'));
    await scanner?.scan(Readable.from(pieces));
    await expect(scanner?.scan(Readable.from([...pieces, Buffer.from(virus)]))).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { reason: 'infectedFile' },
    });
    expect(seen).toEqual([40 * 65_536, 40 * 65_536 + virus.length]);
  });

  const unavailable = { code: 'UPSTREAM_UNAVAILABLE', details: { reason: 'scannerUnavailable' } };

  test.each([
    ['that cannot be reached', () => Promise.resolve('127.0.0.1:1')],
    ['that answers with an error', () => daemon(() => 'INSTREAM size limit exceeded. ERROR')],
    ['that hangs up', () => daemon((_file, socket) => void socket.destroy())],
    ['that stays silent', () => daemon(() => undefined)],
  ])('%s lets no file through', async (_which, address) => {
    const scanner = clamScanner(await address(), 300);
    await expect(scanner?.scan(Readable.from([pdf()]))).rejects.toMatchObject(unavailable);
  });

  test('lets no file through that cannot be read', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('begins');
        throw new Error('The file storage failed.');
      })(),
    );
    await expect(clamScanner(await clam())?.scan(broken)).rejects.toMatchObject(unavailable);
  });
});

describe('an upload', () => {
  test('that is infected is refused with a sentence, and nothing of it stays', async () => {
    const service = await openTestApp({ scanner: clamScanner(await clam()) });
    const before = await storedFiles(service);
    const bytes = pdf(virus);
    const { ticket } = await announced(service, bytes);
    const response = await sent(service, ticket, bytes);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      error: { reason: 'infectedFile', message: expect.stringContaining('virus') },
    });
    expect(await storedFiles(service)).toEqual(before);
    const id = await uploaded(service, pdf('pulito'));
    expect(id).toBeGreaterThan(0);
    expect(await storedFiles(service)).toHaveLength(before.length + 1);
    await service.close();
  });

  test('is of no use while the scanner does not answer, and may be sent again', async () => {
    let isAway = true;
    const scanner = clamScanner(await clam());
    const service = await openTestApp({
      scanner: {
        scan: async (bytes) => (isAway ? clamScanner('127.0.0.1:1')?.scan(bytes) : scanner?.scan(bytes)),
      },
    });
    const bytes = pdf('pulito');
    const { ticket } = await announced(service, bytes);
    const first = await sent(service, ticket, bytes);
    expect([first.statusCode, first.json<{ error: object }>().error]).toEqual([
      503,
      expect.objectContaining({ reason: 'scannerUnavailable' }),
    ]);
    isAway = false;
    expect((await sent(service, ticket, bytes)).statusCode).toBe(200);
    await service.close();
  });
});
