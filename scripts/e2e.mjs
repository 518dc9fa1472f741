// npm run test:e2e: a real browser over the built product, with the demonstration in data folders of its own.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { binOf, build, isBuilt, root } from './build.mjs';
import { fillDemonstration } from './demonstration.mjs';

// The one without windows first: the same engine, and a third less time.
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const browser = [process.env.CHROMIUM_PATH ?? '', ...browsers.map((name) => `/usr/bin/${name}`)].find((file) =>
  existsSync(file),
);
if (!browser) {
  console.error(
    'No Chromium found: install the package `chromium-headless-shell` or `chromium`, or name the program in CHROMIUM_PATH.',
  );
  process.exit(1);
}

if (!isBuilt()) build();
const output = path.join(root, 'tests/e2e/output');
rmSync(output, { recursive: true, force: true });
const folder = process.env.TEST_DEMONSTRATION ?? path.join(output, 'demonstration');
if (!process.env.TEST_DEMONSTRATION) await fillDemonstration(folder);
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
