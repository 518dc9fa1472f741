import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Role } from '@gdd/schema/permissions';
import { shareOf } from '@gdd/schema/testing/run';
import { signIn } from './portal.js';
import { pagesOf, routeOf } from './routeTable.js';

const users: readonly (readonly [string, Role])[] = [
  ['ka.admin', 'KA Administrator'],
  ['gd.admin', 'GD Administrator'],
  ['consultant', 'Consultant'],
  ['regional.manager', 'Regional Manager'],
  ['account', 'Account'],
  ['distributor', 'Distributor'],
  ['area.manager', 'Distributor Area Manager'],
  ['distributor.user', 'Distributor User'],
  ['distributor.consultant', 'Distributor Consultant'],
  ['agent', 'Agent'],
  ['dealer', 'Dealer'],
];

/** Roles that use the portal on a phone, and walk there. A dealer walks on both devices, the others on a desktop. */
const onPhones: ReadonlySet<Role> = new Set([
  'Distributor',
  'Distributor Area Manager',
  'Distributor User',
  'Distributor Consultant',
  'Agent',
]);

/**
 * Roles with the pages of another that walks: KA Administrator, Regional Manager, and Distributor for the last three. They come
 * in to their home (network.spec.ts).
 */
const likeAnother: ReadonlySet<Role> = new Set([
  'GD Administrator',
  'Account',
  'Distributor User',
  'Distributor Area Manager',
  'Agent',
]);

/** Pages to which no link leads in the demonstration, each with what opens it. */
const withoutLink: Readonly<Record<string, string>> = {
  '/unsubscribe/:token': 'the link of a mail: inbox.test.tsx of the client',
  '/waiting': 'an account without a role',
  '/reminders/:id': 'reminders to many, sent from a report',
  '/imports/:id': 'an import: programme.spec.ts',
  '/disputes/:id': 'a dispute: disputes.spec.ts',
  '/approvals/:id': 'a request for approval: approvals.test.tsx of the client',
};

/** Who is led to the documents of settlements: the office, and the demonstration's own dealer, who has one. */
const withDocuments: ReadonlySet<Role> = new Set(['KA Administrator', 'GD Administrator', 'Dealer']);

/** Whether links lead a role to a page, for which the walk counts on it. */
const isLinked = (route: string, role: Role) =>
  !(route in withoutLink) && (route !== '/settlements/documents/:id' || withDocuments.has(role));

/** The page of an address: each tab of it, and a month's rows by dealer, lead on to pages of their own. */
function viewOf(route: string, address: string): string {
  const tab = new URL(address, 'http://portal').searchParams.get('scheda') ?? '';
  return address.includes('per=dealer') ? `${route} by dealer` : `${route} ${tab}`;
}

/** Pages with sessions, tokens, sign-ins and security events, which have the real time (docs/domain/sessions.md). */
const withRealTime: ReadonlySet<string | undefined> = new Set([
  '/account',
  '/users',
  '/users/:id',
  '/audit',
  '/service-accounts',
]);

/** The real day, as pages write it. The demonstration stands on another. */
const realDay = () =>
  new Intl.DateTimeFormat('it-IT', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Rome',
  }).format(new Date());

/** Milliseconds that a walk may take: signing in, and five seconds a page, of which a busy machine needs half. */
const patienceFor = (pages: number) => 30_000 + 5_000 * pages;

/** Collects errors that the page does not show: in the console, and failed responses. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${page.url()}: ${response.status()} ${response.url()}`);
  });
  return problems;
}

/**
 * Ends the live stream at its first word: it would keep the network busy for ever. Not by a route of Playwright's, with which
 * a browser keeps no files: each page would fetch all scripts anew.
 */
async function withoutStream(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const last = { data: { live: { cursor: '', kind: 'ENDED', id: null } } };
    const ended = () =>
      new Response(`event: next\ndata: ${JSON.stringify(last)}\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      });
    const send = window.fetch.bind(window);
    window.fetch = (input, init) =>
      new URL(input instanceof Request ? input.url : input, location.href).pathname === '/graphql/stream'
        ? Promise.resolve(ended())
        : send(input, init);
  });
}

/** Opens a page by its address, waits until it is complete, and returns its links. */
async function visit(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body[data-page-loaded]')).toBeAttached();
  // Parts that are fetched later are not marked busy before they are there.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Skeletons of rows are not marked busy either.
  await expect(page.getByRole('status', { name: 'Caricamento' })).toHaveCount(0);
  expect([address, await page.getByRole('main').getByRole('alert').allInnerTexts()]).toEqual([address, []]);
  if (!withRealTime.has(routeOf(address))) {
    const dated = page.locator('body').getByText(realDay());
    expect([address, await dated.allInnerTexts()]).toEqual([address, []]);
  }
  return linksOf(page.locator('body'));
}

function linksOf(part: Locator): Promise<readonly string[]> {
  return part.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** The links of a phone's menu that do not fit into its bar and are in the sheet 'Altro'. */
async function linksOfSheet(page: Page): Promise<readonly string[]> {
  await page.getByRole('navigation').getByRole('button', { name: 'Altro' }).click();
  const sheet = page.getByRole('dialog', { name: 'Altro' });
  await expect(sheet).toBeVisible();
  const links = await linksOf(sheet);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  return links;
}

const walks = shareOf(
  'pages',
  users.filter(([, role]) => !likeAnother.has(role)),
);

for (const [username, role] of walks) {
  test(`${username} walks every page that it may open, from link to link`, async ({ page, isMobile }) => {
    test.skip(role !== 'Dealer' && isMobile !== onPhones.has(role), 'walked on the other device');
    test.setTimeout(patienceFor(pagesOf(role).length));
    await withoutStream(page);
    await signIn(page, username);
    const problems = problemsOf(page);
    const walked = new Set<string>();
    const seen = new Set<string>();
    const prefetched = ['/', '/account', ...(isMobile ? await linksOfSheet(page) : [])];
    for (let address = prefetched.shift(); address !== undefined; address = prefetched.shift()) {
      const route = routeOf(address);
      if (route === undefined || seen.has(viewOf(route, address))) continue;
      seen.add(viewOf(route, address));
      walked.add(route);
      prefetched.push(...(await visit(page, address)));
    }
    const linked = (routes: Iterable<string>) => [...routes].filter((route) => isLinked(route, role)).sort();
    expect(linked(walked)).toEqual(linked(pagesOf(role)));
    expect(problems).toEqual([]);
  });
}
