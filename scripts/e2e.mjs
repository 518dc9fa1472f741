// npm run test:e2e: a real browser over the built product, with the demonstration in data folders of its own.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { binOf, build, isBuilt, root } from './build.mjs';
import { withSecret } from './settings.mjs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const browser = [process.env.CHROMIUM_PATH ?? '', ...browsers].find((file) => existsSync(file));
if (!browser) {
  console.error('No Chromium found: install the package `chromium`, or name the program in CHROMIUM_PATH.');
  process.exit(1);
}

if (!isBuilt()) build();
const output = path.join(root, 'tests/e2e/output');
rmSync(output, { recursive: true, force: true });
const folder = path.join(output, 'demonstration');
await demonstration(folder);
// the devices of tests/e2e/portals.ts
for (const device of ['desktop', 'phone']) cpSync(folder, path.join(output, device), { recursive: true });

const { status } = spawnSync(
  process.execPath,
  [binOf('@playwright/test', 'playwright'), 'test', '--config', 'tests/e2e', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser } },
);
if (status !== 0) printFailedPages();
process.exit(status ?? 1);

/** Prints how the page stood at each failure: where only the log of a run is left, it is all there is to look at. */
function printFailedPages() {
  const results = path.join(output, 'results');
  if (!existsSync(results)) return;
  for (const file of readdirSync(results, { recursive: true })) {
    if (path.basename(file) === 'error-context.md') console.log(`\n${readFileSync(path.join(results, file), 'utf8')}`);
  }
}

/** Fills a data folder with the demonstration: the first start of a portal, once for all of them. */
async function demonstration(dataDir) {
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
