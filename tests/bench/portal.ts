import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { freePort } from '../../gateway/src/test/freePort.js';
import { atEnd } from './atEnd.js';

/** The built product with the demonstration data. */
interface RunningPortal {
  /** Its origin. */
  readonly base: string;
  /** A temporary folder, deleted with the portal. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** The options of a browser. */
export const browserOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
};

const root = path.resolve(import.meta.dirname, '../..');

/** Starts the built product on an empty folder, with limits that no measurement reaches. */
export async function startPortal(): Promise<RunningPortal> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gdd-browser-bench-'));
  const [port, restPort] = [await freePort(), await freePort()];
  const base = `http://localhost:${port}`;
  const data = path.join(folder, 'data');
  if (process.env['TEST_DEMONSTRATION'] !== undefined) {
    cpSync(process.env['TEST_DEMONSTRATION'], data, { recursive: true });
  }
  const portal = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      REST_PORT: String(restPort),
      DATA_DIR: data,
      LOG_LEVEL: 'silent',
      RATE_FACTOR: '10',
      DEADLINE_FACTOR: '10',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const forget = atEnd(() => portal.kill('SIGTERM'));
  const stop = async (): Promise<void> => {
    const exited = once(portal, 'exit');
    portal.kill('SIGTERM');
    await exited;
    forget();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(base);
  } catch (error) {
    await stop();
    throw error;
  }
  return { base, folder, stop };
}

async function ready(base: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isReady = await fetch(`${base}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await sleep(200);
  }
  throw new Error('The portal did not start.');
}

/** Signs a demonstration user in on a new page, which stays on the home page. */
export async function signIn(context: BrowserContext, base: string, user: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${base}/auth/login`);
  await page.getByLabel('Nome utente').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword);
  await page.getByRole('button', { name: 'Entra' }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'));
  await page.locator('body[data-page-loaded]').waitFor();
  return page;
}

/** Waits until a page is complete. Its network is never quiet: the live stream stays open. */
export async function complete(page: Page): Promise<void> {
  await page.locator('body[data-page-loaded]').waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** The median; of an even number, the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
