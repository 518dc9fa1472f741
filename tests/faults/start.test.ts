import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { demonstrationPassword } from '@gdd/schema/demonstration';

const script = path.resolve(import.meta.dirname, '../../scripts/start.mjs');

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

test('npm start says who signs in, and with which password', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gdd-start-'));
  const settings = { DATA_DIR: folder, PORT: await freePort(), REST_PORT: await freePort(), LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const piece of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    printed += piece;
    if (/^ {2}dealer /m.test(printed)) child.kill('SIGTERM');
  }
  expect(printed).toContain(`password ${demonstrationPassword}\n`);
  await rm(folder, { recursive: true });
});
