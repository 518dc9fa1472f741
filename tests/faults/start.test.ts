import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { freePort } from '../bench/postgres.js';

const script = path.resolve(import.meta.dirname, '../../scripts/start.mjs');

test('npm start says who signs in, and with which password', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gdd-start-'));
  const [port, restPort] = [await freePort(), await freePort()];
  const settings = { DATA_DIR: folder, PORT: String(port), REST_PORT: String(restPort), LOG_LEVEL: 'silent' };
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
