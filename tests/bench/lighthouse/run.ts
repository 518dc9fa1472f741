// npm run bench -- lighthouse: what Lighthouse says of the built product with the demonstration data, a phone and a desktop.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from '@playwright/test';

const { values: flags } = parseArgs({
  options: { once: { type: 'boolean', default: false }, only: { type: 'string' }, form: { type: 'string' } },
});

type Form = 'desktop' | 'mobile';
type Bars = Readonly<Record<Form, number>>;

interface Target {
  readonly name: string;
  /** What performance must reach. */
  readonly bars: Bars;
  /** Who is signed in; nobody where missing. */
  readonly user?: string;
  readonly address: (context: BrowserContext) => Promise<string>;
}

const root = path.resolve(import.meta.dirname, '../../..');
const rounds = flags.once ? 1 : 3;
/** A single run on a machine that does other things too: performance may fall this much short of its bar. */
const leeway = flags.once ? 20 : 0;
const password = 'Pneus-2025!';
const category = { performance: 'performance', accessibility: 'accessibility', practices: 'best-practices' } as const;

const targets: readonly Target[] = [
  { name: 'sign-in', bars: { desktop: 95, mobile: 95 }, address: () => Promise.resolve('/auth/login') },
  { name: 'share page', bars: { desktop: 95, mobile: 95 }, address: shareLink },
  { name: 'dealer’s home', bars: { desktop: 95, mobile: 85 }, user: 'dealer', address: () => Promise.resolve('/') },
  {
    name: 'list of dealers',
    bars: { desktop: 95, mobile: 75 },
    user: 'ka.admin',
    address: () => Promise.resolve('/dealers'),
  },
];

/** The part of Lighthouse's result that the table shows. */
interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

interface Lighthouse {
  readonly default: (url: string, flags: object, config?: object) => Promise<{ readonly lhr: Result } | undefined>;
  readonly desktopConfig: object;
}

// Its packages stand apart, without the portal's types.
const core = path.join(import.meta.dirname, 'node_modules/lighthouse/core/index.js');
const { default: lighthouse, desktopConfig } = (await import(core)) as Lighthouse;

const folder = mkdtempSync(path.join(tmpdir(), 'gdd-lighthouse-'));
const [port, restPort, debugPort] = [await freePort(), await freePort(), await freePort()];
const base = `http://localhost:${port}`;
const portal = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(port),
    REST_PORT: String(restPort),
    DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'silent',
    RATE_FACTOR: '10',
    DEADLINE_FACTOR: '10',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
let missed = 0;
try {
  await ready();
  console.log(`${'page'.padEnd(16)} ${'form'.padEnd(8)}  perf (bar)  a11y  practices   CLS   LCP s  blocked ms`);
  for (const target of targets.filter(({ name }) => name.includes(flags.only ?? ''))) await measure(target);
} finally {
  const exited = once(portal, 'exit');
  portal.kill('SIGTERM');
  await exited;
  rmSync(folder, { recursive: true, force: true });
}
process.exit(missed === 0 ? 0 : 1);

async function measure({ name, bars, user, address }: Target): Promise<void> {
  const context = await chromium.launchPersistentContext(mkdtempSync(path.join(folder, 'browser-')), {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', `--remote-debugging-port=${debugPort}`],
  });
  if (user !== undefined) await signIn(await context.newPage(), user);
  const url = base + (await address(context));
  for (const form of (['desktop', 'mobile'] as const).filter((each) => each === (flags.form ?? each))) {
    const results: Result[] = [];
    for (let round = 0; round < rounds; round += 1) results.push(await run(url, form));
    report(name, form, bars[form], results);
  }
  await context.close();
}

async function run(url: string, form: Form): Promise<Result> {
  const options = { port: debugPort, logLevel: 'error', onlyCategories: Object.values(category) };
  const result = await lighthouse(url, options, form === 'desktop' ? desktopConfig : undefined);
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}`);
  return result.lhr;
}

function report(name: string, form: Form, bar: number, results: readonly Result[]): void {
  const score = (id: string) => Math.round(100 * median(results.map(({ categories }) => categories[id]?.score ?? 0)));
  const value = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? NaN));
  const [performance, accessibility, practices] = Object.values(category).map(score) as [number, number, number];
  const shift = value('cumulative-layout-shift');
  const isMet = performance >= bar - leeway && accessibility === 100 && practices === 100 && shift <= 0.02;
  if (!isMet) missed += 1;
  const cells = [
    name.padEnd(16),
    form.padEnd(8),
    `${performance} (${bar})`.padStart(10),
    String(accessibility).padStart(6),
    String(practices).padStart(10),
    shift.toFixed(3).padStart(7),
    (value('largest-contentful-paint') / 1000).toFixed(1).padStart(6),
    String(Math.round(value('total-blocking-time'))).padStart(10),
    isMet ? '' : '  missed',
  ];
  console.log(cells.join(' '));
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

async function signIn(page: Page, user: string): Promise<void> {
  await page.goto(`${base}/auth/login`);
  await page.getByLabel('Nome utente').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entra' }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'));
  await page.locator('body[data-page-loaded]').waitFor();
  await page.close();
}

/** Makes a share link of the first dealer, and leaves the browser as a stranger's. */
async function shareLink(context: BrowserContext): Promise<string> {
  await signIn(await context.newPage(), 'ka.admin');
  const page = await context.newPage();
  await page.goto(`${base}/dealers?stato=active`);
  await page.locator('[data-field="businessName"][role="gridcell"]').first().click();
  await page.getByRole('button', { name: 'Crea link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link di condivisione' }).inputValue();
  await page.evaluate(() => localStorage.clear());
  await page.close();
  return `/detail-share${new URL(link).hash}`;
}

async function ready(): Promise<void> {
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  return free;
}
