// node scripts/demonstration.mjs <folder>: fills a data folder with the demonstration, for tests that start from a copy
// of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './build.mjs';
import { withSecret } from './settings.mjs';

/** Fills a data folder with the demonstration by starting and stopping the built REST service. */
export async function fillDemonstration(dataDir) {
  const settings = await withSecret({ MODE: 'demo', DATA_DIR: dataDir });
  const child = spawn(process.execPath, [path.join(root, 'rest/dist/main.js')], {
    env: { ...process.env, ...settings, DEMO_DATA: 'full', REST_PORT: '0', DRAIN_MS: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const ready = new Promise((resolve) => child.on('message', (message) => message.ready && resolve()));
  await Promise.race([ready, ended]);
  child.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`The demonstration was not made (code ${code}).`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await fillDemonstration(path.resolve(process.argv[2]));
