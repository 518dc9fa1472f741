/**
 * One question, one number: how many tyres a dealer bought this year, and how many by the same day of the year before.
 * What every page prints of it is read from the page, as a person reads it (docs/domain/reports.md, 'To the same day').
 */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { signIn } from './portal.js';

/** A count as an Italian page writes it, in a regular expression; '−3' after returns. */
const count = '([−\\d.]+)';
const numberIn = (text: string) => Number(text.replaceAll('.', '').replace('−', '-'));

interface TwoYears {
  readonly now: number;
  readonly before: number;
}

/** The two numbers of a text, once they are there. @param pattern has both as `count` */
async function readIn(place: Locator, pattern: string): Promise<TwoYears> {
  const numbers = new RegExp(pattern);
  const text = async () => (await place.first().innerText()).replaceAll(/\s+/g, ' ');
  await expect.poll(text).toMatch(numbers);
  const [, now = '', before = ''] = numbers.exec(await text()) ?? [];
  return { now: numberIn(now), before: numberIn(before) };
}

const sentence = `${count} pneumatic[io], contro ${count}`;

/** A section of a page by its heading; by elements, as a question over the page would hide their roles. */
const sectionOf = (page: Page, title: RegExp) =>
  page.locator('section').filter({ has: page.locator('h2', { hasText: title }) });

/** What stands in the sentence of a chart of months. */
const inChart = (page: Page, title: RegExp) => readIn(sectionOf(page, title), sentence);

/** What stands in the tile of the tyres of a report: the number, and below it that of the year before. */
const inTile = (page: Page) =>
  readIn(page.getByRole('region', { name: 'I numeri in breve' }), `Pneumatici ${count} ${count}`);

/** The cells of a report's first row. */
async function inRow(page: Page): Promise<TwoYears> {
  const cell = (field: string) => page.locator(`[data-field="${field}"][role="gridcell"]`).first();
  await expect(cell('toDayTires')).toBeVisible();
  const [now = '', before = ''] = await Promise.all(
    ['toDayTires', 'toDayTiresBefore'].map((field) => cell(field).innerText()),
  );
  return { now: numberIn(now), before: numberIn(before) };
}

test('every page that compares a dealer’s year with the year before prints the same two numbers', async ({
  page,
  browser,
  baseURL,
}) => {
  const found: [string, TwoYears][] = [];
  await signIn(page, 'dealer');
  const link = await page.locator('main a[href^="/dealers/"]').first().getAttribute('href');
  const dealerId = /\d+/.exec(link ?? '')?.[0] ?? '';
  found.push(['home', await readIn(page.locator('main'), `${count} pneumatic[io], contro ${count} alla stessa data`)]);
  found.push(['home, chart', await inChart(page, /mese per mese/)]);

  /** A page of somebody else, who opens it first. */
  const pageOf = async (username: string, address: string) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'it-IT' });
    const opened = await context.newPage();
    await signIn(opened, username, address);
    return opened;
  };
  const desk = await pageOf('ka.admin', `/dealers/${dealerId}`);
  found.push(['the dealer’s page', await inChart(desk, /mese per mese/)]);
  await desk.goto(`/reports/monthly-fleet?anno=2025&dealer=${dealerId}`);
  found.push(['monthly-fleet, tile', await inTile(desk)]);
  await desk.goto(`/reports/previous-year?anno=2025&dealer=${dealerId}`);
  found.push(['previous-year, tile', await inTile(desk)]);
  found.push(['previous-year, chart', await inChart(desk, /per mese/)]);
  found.push(['previous-year, row', await inRow(desk)]);
  const below = await pageOf('distributor', `/reports/monthly?anno=2025&dealer=${dealerId}`);
  found.push(['monthly, tile', await inTile(below)]);
  found.push(['monthly, chart', await inChart(below, /per mese/)]);
  await below.context().close();
  await desk.goto(`/analytics?per=month&confronto=si&anno=2025&dealer=${dealerId}`);
  found.push([
    'analytics',
    await readIn(
      desk.getByRole('main'),
      `stat[oi] vendut[oi] ${count} pneumatic[io].*?stesso giorno del 2024 \\(${count}\\)`,
    ),
  ]);

  await desk.goto(`/dealers/${dealerId}`);
  await desk.getByRole('button', { name: 'Crea link' }).click();
  const shared = await desk.getByRole('textbox', { name: 'Link di condivisione' }).inputValue();
  await desk.goto(shared.replace(/^https?:\/\/[^/]+/, ''));
  const table = desk.getByRole('table');
  const { now: before, before: now } = await readIn(table, `Totale ${count} ${count}`);
  found.push(['the share page', { now, before }]);
  await desk.context().close();

  const [, first] = found[0] ?? [];
  expect(first?.now).toBeGreaterThan(0);
  expect(first?.before).toBeGreaterThan(0);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(found.map(([place]) => [place, first])));
});
