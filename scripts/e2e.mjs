// npm run test:e2e: tests the built product in a real browser, with the demonstration in separate data folders.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { binOf, build, isBuilt, root } from './build.mjs';
import { fillDemonstration } from './demonstration.mjs';

const browser = findBrowser();
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

/** Prints the content of the page at each failure, for runs of which only the log is kept. */
function printFailedPages() {
  const results = path.join(output, 'results');
  if (!existsSync(results)) return;
  for (const file of readdirSync(results, { recursive: true })) {
    if (path.basename(file) === 'error-context.md') console.log(`\n${readFileSync(path.join(results, file), 'utf8')}`);
  }
}
