/**
 * `npm run bench -- client [--rounds N] [--roles N] [--only lists|cards|navigations]`: the cost of a click in a list in
 * a real browser, beside a bare MUI DataGrid with the same rows; the cards on a phone; the way through the menu of every
 * role, or of so many.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { browserOptions, median, signIn, startPortal } from '../portal.js';
import { printTable, quantile } from '../table.js';
import { serveBarePage } from './barePage.js';
import { bareSteps, portalSteps, readDealers, sorts, type Step, type Steps } from './lists.js';
import { installProbe, type Drawn, type Measured } from './probe.js';
import { measureCards, measureNavigations } from './people.js';
import { demonstrationUsers } from '../../../rest/dist/demonstration/users.js';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    roles: { type: 'string', default: String(demonstrationUsers.length) },
    only: { type: 'string' },
  },
});
const rounds = Math.min(Number(flags.rounds), sorts.length - 1);
/** Milliseconds that every response of rows takes. */
const delay = 80;
/** The greatest ratio of the portal's work to that of the bare grid. */
const bar = 1.3;
/** The greatest delay of the portal's request behind that of the bare grid, in milliseconds. */
const lateness = 25;

type Name = 'portal' | 'bare';

interface Results {
  readonly measured: Record<Step, Measured[]>;
  readonly drawn: Record<Step, Drawn[]>;
}

const wants = (part: string) => part.includes(flags.only ?? '');
const { base, folder, stop } = await startPortal();
const browser = await chromium.launch(browserOptions);
try {
  if (wants('lists')) await compareLists(browser);
  if (wants('cards')) await measureCards(browser, base, rounds);
  if (wants('navigations')) await measureNavigations(browser, base, Number(flags.roles));
} finally {
  await browser.close();
  await stop();
}

async function compareLists(on: Browser): Promise<void> {
  const context = await on.newContext({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' });
  await context.addInitScript(installProbe, { delay, rows: '.MuiDataGrid-row' });
  const portal = await signIn(context, base, 'ka.admin');
  const bare = await serveBarePage(await readDealers(portal), path.join(folder, 'bare'));
  const barePage = await context.newPage();
  await barePage.goto(bare.address);
  await portal.goto(`${base}/dealers`);
  const pages: Record<Name, Steps> = { portal: portalSteps(portal), bare: bareSteps(barePage) };
  const results: Record<Name, Results> = { portal: emptyResults(), bare: emptyResults() };
  for (const name of ['portal', 'bare'] as const) await pages[name].ready();
  // the first round warms up, and the last one counts renderings instead of measuring times
  for (let round = 0; round <= rounds + 1; round += 1) {
    const order = round % 2 === 0 ? (['portal', 'bare'] as const) : (['bare', 'portal'] as const);
    for (const name of order) await measureRound(pages[name], results[name], round);
  }
  await context.close();
  bare.stop();
  report(results);
}

async function measureRound(steps: Steps, { measured, drawn }: Results, round: number): Promise<void> {
  const { page } = steps;
  const isCounting = round > rounds;
  await page.bringToFront();
  const take = async (step: Step, click: () => Promise<void>): Promise<void> => {
    // the animation of the previous click must not be measured
    await page.waitForTimeout(250);
    await page.evaluate((counting) => window.probe.arm(counting), isCounting);
    await click();
    if (isCounting) drawn[step].push(await page.evaluate(() => window.probe.drawn()));
    const cost = await page.evaluate(() => window.probe.measured());
    if (round > 0 && !isCounting) measured[step].push(cost);
  };
  await take('sort', () => steps.sort(sorts[round % sorts.length] ?? 'code'));
  await steps.openFilter();
  await take('filter', steps.filter);
  await steps.clearFilter();
  await take('page', steps.nextPage);
}

function emptyResults(): Results {
  return { measured: { page: [], sort: [], filter: [] }, drawn: { page: [], sort: [], filter: [] } };
}

function report(results: Record<Name, Results>): void {
  const rows = (['page', 'sort', 'filter'] as const).map((step) => {
    const of = (name: Name, part: keyof Measured) => median(results[name].measured[step].map((each) => each[part]));
    const tasks = (name: Name) => results[name].measured[step].reduce((sum, { longTasks }) => sum + longTasks, 0);
    const drawn = (name: Name, part: keyof Drawn) => results[name].drawn[step][0]?.[part] ?? NaN;
    const ratio = of('portal', 'work') / of('bare', 'work');
    const later = of('portal', 'left') - of('bare', 'left');
    const isMet =
      ratio <= bar &&
      later <= lateness &&
      drawn('portal', 'grid') <= drawn('bare', 'grid') &&
      tasks('portal') <= tasks('bare');
    const both = (text: (name: Name) => string | number) => `${text('portal')} / ${text('bare')}`;
    return [
      step,
      both((name) => of(name, 'work').toFixed(0)),
      ratio.toFixed(2),
      both((name) => of(name, 'left').toFixed(0)),
      both(tasks),
      both((name) => drawn(name, 'page')),
      both((name) => drawn(name, 'grid')),
      both((name) => drawn(name, 'components')),
      isMet ? '' : 'missed',
    ];
  });
  console.log(`The dealers’ list / a bare grid, median of ${rounds}; work ≤ ${bar} ×, asked ≤ ${lateness} ms later`);
  printTable(
    ['change', 'work ms', 'ratio', 'asked after ms', 'long tasks', 'drawings', 'of the grid', 'parts', ''],
    rows,
  );
  console.log(
    `p90 of the work: ${(['page', 'sort', 'filter'] as const)
      .map(
        (step) =>
          `${step} ${(['portal', 'bare'] as const)
            .map((name) =>
              quantile(
                results[name].measured[step].map(({ work }) => work),
                0.9,
              ).toFixed(0),
            )
            .join(' / ')}`,
      )
      .join(', ')}`,
  );
}
