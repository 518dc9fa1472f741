// npm run test:e2e: a real browser over the built product, with an empty data folder of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { binOf, build, isBuilt, root } from './build.mjs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const browser = [process.env.CHROMIUM_PATH ?? '', ...browsers].find((file) => existsSync(file));
if (!browser) {
  console.error('No Chromium found: install the package `chromium`, or name the program in CHROMIUM_PATH.');
  process.exit(1);
}

if (!isBuilt()) build();
const output = path.join(root, 'tests/e2e/output');
rmSync(output, { recursive: true, force: true });

const { status } = spawnSync(
  process.execPath,
  [binOf('@playwright/test', 'playwright'), 'test', '--config', 'tests/e2e', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser } },
);
process.exit(status ?? 1);
