import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from '@jest/globals';
import { startClamDaemon, virus, type ClamDaemon } from '../../testing/files/clamDaemon.js';
import { announced, pdf, sent, storedFiles, uploaded } from '../../testing/files/files.js';
import { openTestApp } from '../../testing/app/testApp.js';
import { clamScanner } from './scanner.js';

let server: ClamDaemon | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** The address of a daemon that ends with the test. */
async function daemon(...answer: Parameters<typeof startClamDaemon>): Promise<string> {
  server = await startClamDaemon(...answer);
  return server.address;
}

const clam = () => daemon();

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
