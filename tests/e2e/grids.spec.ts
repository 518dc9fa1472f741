/** No figure, code or state of a grid is cut: half a figure is another one. */
import { expect, test, type Page } from '@playwright/test';
import type { Role } from '@gdd/schema/permissions';
import { shareOf } from '@gdd/schema/testing/run';
import { isPhone, signIn } from './portal.js';
import { pagesOf, routeOf } from './routeTable.js';

/**
 * The pages with a grid that has rows in the demonstration, each with those of an object: the first one that the list
 * links to.
 */
const lists: readonly (readonly [string, ...string[]])[] = [
  ['/dealers'],
  ['/campaigns', '/campaigns/:id'],
  ['/settlements', '/settlements/:id'],
  ['/settlements/documents'],
  ['/settlements/holds'],
  ['/notes'],
  ['/disputes'],
  ['/reports'],
  ['/reports/monthly'],
  ['/reports/monthly-fleet'],
  ['/reports/previous-year'],
  ['/accruals', '/accruals/:month'],
  ['/analytics?vista=tabella'],
  ['/users'],
  ['/audit'],
  ['/mails'],
  ['/customers'],
  ['/webhooks'],
  ['/cms'],
  ['/imports'],
];
const widths = [1024, 1440];
const languages = ['it', 'en'] as const;

const pathOf = (address: string) => address.split('?')[0] ?? '';

/** The figures, codes and states that are cut, by the field of their column: those on the right, and words with a digit. */
function cutFigures(page: Page): Promise<string[]> {
  return page.getByRole('gridcell').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const text = (cell.textContent ?? '').trim();
      const isFigure = cell.classList.contains('MuiDataGrid-cell--textRight') || /^[^\s@]*\d[^\s@]*$/.test(text);
      const isState = cell.querySelector('.gdd-status') !== null;
      if (!isState && (!isFigure || text.length > 30)) return [];
      const isCut = [cell, ...cell.querySelectorAll('*')].some(
        (part) => getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1,
      );
      return isCut ? [`${cell.getAttribute('data-field') ?? ''}: ${text}`] : [];
    }),
  );
}

/** Opens a page and waits until its rows are there. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body[data-page-loaded]')).toBeAttached();
  // the live stream keeps the network busy: rows that are loaded later stand for skeletons until then
  await expect(page.getByRole('status', { name: /^(Caricamento|Loading)$/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

/** The address of the first object that links on the page lead to. */
async function linked(page: Page, route: string): Promise<string | undefined> {
  const links = await page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return links.find((address) => routeOf(address) === route);
}

/** The cut figures of the page that is open, at both widths. */
async function cutHere(page: Page, name: string): Promise<readonly string[]> {
  const cut: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const grid = page.getByRole('grid').first();
    // the columns are laid out again for the width
    await expect
      .poll(async () => {
        const own = (await grid.boundingBox())?.width ?? 0;
        return own > width - 330 && own < width;
      })
      .toBe(true);
    cut.push(...(await cutFigures(page)).map((each) => `${name} ${width} ${each}`));
  }
  return cut;
}

const users: readonly (readonly [string, Role])[] = [
  ['ka.admin', 'KA Administrator'],
  ['distributor', 'Distributor'],
];
const cases = users.flatMap(([username, role], place) =>
  languages.flatMap((language) =>
    lists
      .filter(([list]) => pagesOf(role).includes(pathOf(list)))
      // what the first one has opened
      .filter(([list]) => place === 0 || !pagesOf('KA Administrator').includes(pathOf(list)))
      .map((pages) => ({ username, language, pages })),
  ),
);
/** Before a landing an eighth of the lists, by night all; the area that the change touches always. */
const taken = shareOf('pages', cases, ({ pages: [list] }) => [list.split(/[/?]/)[1] ?? '']);

for (const [username] of users) {
  test(`no figure or code is cut in a grid of ${username}, narrow or wide, in either language`, async ({ page }) => {
    test.skip(isPhone(page), 'a phone shows cards');
    const own = taken.filter((each) => each.username === username);
    test.skip(own.length === 0, 'none of its lists is in this share');
    test.setTimeout(30_000 + own.length * 15_000);
    await signIn(page, username);
    const cut: string[] = [];
    for (const { language, pages } of own) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      for (const route of pages) {
        const address = route.includes(':') ? await linked(page, route) : route;
        if (address === undefined) throw new Error(`Nothing leads to ${route}.`);
        await open(page, address);
        cut.push(...(await cutHere(page, `${route} ${language}`)));
      }
    }
    expect(cut).toEqual([]);
  });
}

test('a figure of a grid that is cut is found', async ({ page }) => {
  test.skip(isPhone(page), 'a phone shows cards');
  await signIn(page, 'ka.admin');
  await open(page, '/dealers');
  expect(await cutFigures(page)).toEqual([]);
  await page.getByRole('gridcell').evaluateAll((cells) =>
    cells.forEach((cell) => {
      if (cell instanceof HTMLElement) cell.style.cssText += 'max-width: 30px; min-width: 0; width: 30px';
    }),
  );
  expect(await cutFigures(page)).not.toEqual([]);
});
