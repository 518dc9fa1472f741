/**
 * `npm run bench -- lighthouse [--once] [--only TEXT] [--form mobile|desktop]`: the Lighthouse scores of the built
 * product with the demonstration data, on phone and desktop.
 */
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { freePort } from '../../../gateway/src/test/freePort.js';
import { browserOptions, median, signIn, startPortal } from '../portal.js';
import { printTable } from '../table.js';

const { values: flags } = parseArgs({
  options: {
    once: { type: 'boolean', default: false },
    only: { type: 'string' },
    form: { type: 'string' },
    // a missed bar is a failure, which it is not where only figures are wanted
    guard: { type: 'boolean', default: false },
  },
});

type Form = 'desktop' | 'mobile';
type Bars = Readonly<Record<Form, number>>;

interface Target {
  readonly name: string;
  /** The required performance score. */
  readonly bars: Bars;
  /** The username of who is signed in; undefined: nobody. */
  readonly user?: string;
  readonly address: (context: BrowserContext) => Promise<string>;
}

const rounds = flags.once ? 1 : 3;
/** With `--once` performance may miss its bar by that many points: a single run is less exact. */
const leeway = flags.once ? 20 : 0;
/** Attempts to record a load: an error of Lighthouse itself is no fault of the page. */
const maxRecordings = 4;
const category = { performance: 'performance', accessibility: 'accessibility', practices: 'best-practices' } as const;

const targets: readonly Target[] = [
  {
    name: 'sign-in',
    bars: { desktop: 95, mobile: 95 },
    address: () => Promise.resolve('/auth/login'),
  },
  { name: 'share page', bars: { desktop: 95, mobile: 95 }, address: shareLink },
  {
    name: 'dealer’s home',
    bars: { desktop: 95, mobile: 85 },
    user: 'dealer',
    address: () => Promise.resolve('/'),
  },
  {
    name: 'list of dealers',
    bars: { desktop: 95, mobile: 75 },
    user: 'ka.admin',
    address: () => Promise.resolve('/dealers'),
  },
];

/** The part of Lighthouse's result that the table shows. */
interface Result {
  /** The error where the load could not be measured. */
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

interface Lighthouse {
  readonly default: (url: string, flags: object, config?: object) => Promise<{ readonly lhr: Result } | undefined>;
  readonly desktopConfig: object;
}

// Lighthouse has its own node_modules, which TypeScript does not resolve.
const core = path.join(import.meta.dirname, 'node_modules/lighthouse/core/index.js');
const { default: lighthouse, desktopConfig } = (await import(core)) as Lighthouse;

const debugPort = await freePort();
const { base, folder, stop } = await startPortal();
const rows: string[][] = [];
try {
  for (const target of targets.filter(({ name }) => name.includes(flags.only ?? ''))) await measure(target);
} finally {
  await stop();
}
printTable(['page', 'form', 'performance', 'bar', 'a11y', 'practices', 'CLS', 'LCP s', 'blocked ms', ''], rows);
if (flags.guard && rows.some((row) => row.at(-1) === 'missed')) process.exit(1);

async function measure({ name, bars, user, address }: Target): Promise<void> {
  const forms = (['desktop', 'mobile'] as const).filter((form) => form === (flags.form ?? form));
  if (forms.length === 0) return;
  const context = await chromium.launchPersistentContext(mkdtempSync(path.join(folder, 'browser-')), {
    ...browserOptions,
    args: [...browserOptions.args, `--remote-debugging-port=${debugPort}`],
  });
  if (user !== undefined) await visitFirst(context, user);
  const url = base + (await address(context));
  for (const form of forms) {
    const results: Result[] = [];
    for (let round = 0; round < rounds; round += 1) results.push(await run(url, form));
    rows.push(rowOf(name, form, bars[form], results));
  }
  await context.close();
}

/** Signs in and answers the question of a first visit, so that a regular visit is measured. */
async function visitFirst(context: BrowserContext, user: string): Promise<void> {
  const page = await signIn(context, base, user);
  if (user === 'dealer') {
    const no = page.getByRole('button', { name: 'No', exact: true });
    await no.click();
    await no.waitFor({ state: 'detached' });
  }
  await page.close();
}

async function run(url: string, form: Form): Promise<Result> {
  const options = { port: debugPort, logLevel: 'error', onlyCategories: Object.values(category) };
  for (let recording = 1; ; recording += 1) {
    const result = await lighthouse(url, options, form === 'desktop' ? desktopConfig : undefined);
    if (result === undefined) throw new Error(`Lighthouse has no result for ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError === undefined) return result.lhr;
    if (recording === maxRecordings) throw new Error(`${url}, ${form}: ${runtimeError.message}`);
    console.error(`${url}, ${form}: ${runtimeError.code}, recorded again`);
  }
}

function rowOf(name: string, form: Form, bar: number, results: readonly Result[]): string[] {
  const score = (id: string) => Math.round(100 * median(results.map(({ categories }) => categories[id]?.score ?? NaN)));
  const value = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? NaN));
  const [performance, accessibility, practices] = Object.values(category).map(score) as [number, number, number];
  const shift = value('cumulative-layout-shift');
  const isMet = performance >= bar - leeway && accessibility === 100 && practices === 100 && shift <= 0.02;
  return [
    name,
    form,
    ...[performance, bar, accessibility, practices].map(String),
    shift.toFixed(3),
    (value('largest-contentful-paint') / 1000).toFixed(1),
    value('total-blocking-time').toFixed(0),
    isMet ? '' : 'missed',
  ];
}

/** Creates a share link of the first dealer, and signs out. @returns its address */
async function shareLink(context: BrowserContext): Promise<string> {
  const page = await signIn(context, base, 'ka.admin');
  await page.goto(`${base}/dealers?stato=active`);
  await page.locator('[data-field="businessName"][role="gridcell"]').first().click();
  await page.getByRole('button', { name: 'Crea link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link di condivisione' }).inputValue();
  await page.evaluate(() => localStorage.clear());
  await page.close();
  return `/detail-share${new URL(link).hash}`;
}
