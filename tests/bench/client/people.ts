import type { Browser } from '@playwright/test';
import { demonstrationUsers } from '../../../rest/dist/demonstration/users.js';
import { complete, median, signIn } from '../portal.js';
import { printTable, quantile } from '../table.js';
import { installProbe } from './probe.js';

/** The greatest response time in milliseconds, from a press to the next paint. */
const responseBar = 200;

/** The list as cards on a slow phone: from each press, of so many, to the next paint. */
export async function measureCards(browser: Browser, base: string, presses: number): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
  });
  await context.addInitScript(installProbe, { delay: 80, rows: 'main section ul > li' });
  const page = await signIn(context, base, 'ka.admin');
  await page.goto(`${base}/dealers`);
  await page.locator('main section ul > li').nth(9).waitFor();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(followInteractions);
  const work: number[] = [];
  for (let round = 0; round < presses; round += 1) {
    await page.evaluate(() => window.probe.arm(false));
    await page.getByRole('button', { name: 'Pagina successiva' }).tap();
    work.push((await page.evaluate(() => window.probe.measured())).work);
  }
  const durations = await page.evaluate(() => (window as unknown as { interactions: () => number[] }).interactions());
  await context.close();
  console.log('\nCards on a phone, CPU 4 × slower');
  printTable(
    ['presses', 'INP ms', 'bar', 'median ms', 'work until the rows are painted, median ms'],
    [
      [
        ...[durations.length, Math.max(...durations), responseBar, median(durations)].map(String),
        median(work).toFixed(0),
      ],
    ],
  );
}

/** Runs in the page: records the time from each press to the next paint. */
function followInteractions(): void {
  interface Interaction extends PerformanceEntry {
    readonly interactionId: number;
  }
  const longest = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as Interaction[]) {
      if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(window, { interactions: () => [...longest.values()] });
}

/** So many roles open each page of their menu: time from a click to the painted heading. */
export async function measureNavigations(browser: Browser, base: string, roles: number): Promise<void> {
  const all: { readonly what: string; readonly work: number }[] = [];
  for (const { role, username } of demonstrationUsers.slice(0, roles)) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' });
    await context.addInitScript(installProbe, { delay: 0, rows: 'main h1' });
    const page = await signIn(context, base, username);
    const links = page.locator('nav[aria-label="Menu principale"] a:visible');
    const count = await links.count();
    for (let index = count - 1; index >= 0; index -= 1) {
      await page.evaluate(() => window.probe.arm(false));
      await links.nth(index).click();
      const { work } = await page.evaluate(() => window.probe.measured());
      all.push({ what: `${role} ${new URL(page.url()).pathname}`, work });
      // what an earlier page still loads must not be measured with the next one
      await complete(page);
    }
    await context.close();
  }
  const times = all.map(({ work }) => work);
  const within = times.filter((work) => work <= responseBar).length / times.length;
  const slowest = all.toSorted((one, other) => other.work - one.work).slice(0, 5);
  console.log(`\nNavigations of ${roles} roles`);
  printTable(
    ['navigations', `painted within ${responseBar} ms`, 'bar', 'median ms', 'p95 ms'],
    [
      [
        String(all.length),
        `${(within * 100).toFixed(0)} %`,
        '95 %',
        ...[median(times), quantile(times, 0.95)].map((each) => each.toFixed(0)),
      ],
    ],
  );
  console.log(`slowest: ${slowest.map(({ what, work }) => `${what} ${work.toFixed(0)}`).join(', ')}`);
}
