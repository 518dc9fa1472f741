import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { OperatorError } from '../operatorError.js';
import { checkStart } from './startChecks.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gdd-start-'));
  await writeFile(join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true }));

const config = (dataDir: string) => ({ dataDir, databaseUrl: undefined, mode: 'demo', demoData: 'full' }) as const;
const megabytes = (count: number) => () => Promise.resolve(count * 1024 * 1024);

async function refusalOf(checking: Promise<void>): Promise<string> {
  const error: unknown = await checking.then(
    () => 'it is not refused',
    (reason: unknown) => reason,
  );
  if (!(error instanceof OperatorError)) throw new Error(`No sentence for the operator: ${String(error)}`);
  return error.message;
}

describe('a start is refused with a sentence', () => {
  test('where its port is taken, before the data folder is made', async () => {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const dataDir = join(folder, 'not yet');
    const message = await refusalOf(checkStart(config(dataDir), [{ setting: 'REST_PORT', port, host: '127.0.0.1' }]));
    expect(message).toBe(`Port ${port} of 127.0.0.1 is taken by another process: choose another REST_PORT.`);
    expect(await readdir(folder)).not.toContain('not yet');
    server.close();
  });

  test.each([
    ['is a file', 'file', 'it is a file'],
    ['lies below a file', 'file/data', 'a part of its path is a file'],
  ])('where its data folder %s', async (_what, path, reason) => {
    const dataDir = join(folder, path);
    expect(await refusalOf(checkStart(config(dataDir), []))).toBe(
      `The data folder ${dataDir} cannot be used: ${reason}. Choose another DATA_DIR, or mend it.`,
    );
  });

  test('a start is refused where the disk has too little space, with and without the demonstration', async () => {
    expect(await refusalOf(checkStart(config(folder), [], megabytes(300)))).toContain(
      '300 MB free, and 512 MB are needed',
    );
    const alone = { ...config(folder), demoData: 'none' } as const;
    expect(await refusalOf(checkStart(alone, [], megabytes(10)))).toContain('10 MB free, and 64 MB are needed');
  });
});

test('a start with a free port and a folder with enough space goes on, and leaves nothing there', async () => {
  await checkStart(config(folder), [{ setting: 'PORT', port: 0, host: '127.0.0.1' }], megabytes(600));
  await checkStart({ ...config(folder), demoData: 'none' }, [], megabytes(100));
  expect(await readdir(folder)).toEqual(['file']);
});
