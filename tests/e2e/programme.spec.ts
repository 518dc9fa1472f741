/** The figures of the programme of tests/data/programma as people see them. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expected, Office, type Figures } from '../programme/office.js';
import { isPhone, mailedLink, password, signIn } from './portal.js';
import { programmePort } from './portals.js';

test.use({ baseURL: `http://localhost:${programmePort}` });

const title = 'Annuale 2025';
const dealers = Object.entries(expected.campaigns[title] ?? {});

/** A dealer of the campaign that something is true of. */
function dealerWith(is: (figures: Figures) => boolean): readonly [string, Figures] {
  const found = dealers.find(([, figures]) => is(figures));
  if (found === undefined) throw new Error('The programme has no such dealer.');
  return found;
}

const exceeded = dealerWith((figures) => figures.accepted && Number(figures.plafondExpendable) > 1000);
const missed = dealerWith(({ accepted, tiresMissing, tiresFleet }) => accepted && tiresMissing > 0 && tiresFleet > 0);
const notAccepted = dealerWith(({ accepted, tiresPurchased }) => !accepted && tiresPurchased > 0);

const number = (value: number | string, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat('it-IT', { useGrouping: 'always', ...options }).format(Number(value)).replaceAll('\u00a0', ' ');
const euro = (value: string) => number(value, { style: 'currency', currency: 'EUR' });

/** The seven figures by their names on the screen, as they must be written (specification, section 2, modal 6). */
const written = (figures: Figures): Readonly<Record<string, string>> => ({
  Obiettivo: number(figures.goalThreshold),
  'Pneus acquistati': number(figures.tiresPurchased),
  'Pneus mancanti': number(figures.tiresMissing),
  'Premio accumulato': euro(figures.plafondAccumulated),
  'Premio spendibile': euro(figures.plafondExpendable),
  'Pneus flotte': number(figures.tiresFleet),
  'Pneus flotte %': `${number(figures.tiresFleetPercentage, { minimumFractionDigits: 1 })} %`,
});

const gridFields: Readonly<Record<string, keyof Figures>> = {
  Obiettivo: 'goalThreshold',
  'Pneus acquistati': 'tiresPurchased',
  'Pneus mancanti': 'tiresMissing',
  'Premio accumulato': 'plafondAccumulated',
  'Premio spendibile': 'plafondExpendable',
  'Pneus flotte': 'tiresFleet',
  'Pneus flotte %': 'tiresFleetPercentage',
};

let office: Office;
let campaignId: number;

test.beforeAll(async () => {
  office = await Office.signIn(`http://127.0.0.1:${programmePort + 1}`);
  const { items } = await office.call<{ items: readonly { id: number }[] }>('POST', '/campaigns/table', {
    searchTerm: title,
  });
  campaignId = items[0]?.id ?? 0;
});

/** The figures of a definition list, by their names. */
async function visibleFigures(within: Locator): Promise<Record<string, string>> {
  const visible: Record<string, string> = {};
  for (const name of Object.keys(gridFields)) {
    const term = within.locator('dt').filter({ hasText: new RegExp(`^${name}$`) });
    const text = await term.first().locator('xpath=following-sibling::dd[1]').innerText();
    visible[name] = text.replaceAll('\u00a0', ' ');
  }
  return visible;
}

async function visibleInGrid(page: Page): Promise<Record<string, string>> {
  const visible: Record<string, string> = {};
  for (const [name, field] of Object.entries(gridFields)) {
    const text = await page.locator(`[role="gridcell"][data-field="${field}"]`).innerText();
    visible[name] = text.replaceAll('\u00a0', ' ');
  }
  return visible;
}

for (const [who, [vatNumber, figures]] of [
  ['exceeded its goal', exceeded],
  ['missed its goal', missed],
  ['has not accepted', notAccepted],
] as const) {
  test(`an administrator sees the right figures of a dealer that ${who}`, async ({ page }) => {
    // wide enough for every column
    if (!isPhone(page)) await page.setViewportSize({ width: 2400, height: 900 });
    await signIn(page, 'ka.admin', `/campaigns/${campaignId}?cerca=${vatNumber}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/^1 risultato$/)).toBeVisible();
    if (isPhone(page)) {
      const card = page.getByRole('list', { name: 'Dealer della campagna' }).getByRole('listitem');
      expect(await visibleFigures(card)).toEqual(written(figures));
    } else {
      expect(await visibleInGrid(page)).toEqual(written(figures));
    }
  });
}

test('a dealer sees its own figures', async ({ page }, { project }) => {
  const [vatNumber, figures] = exceeded;
  const { items } = await office.call<{ items: readonly { dealerId: number }[] }>(
    'POST',
    `/campaigns/${campaignId}/dealers`,
    { searchTerm: vatNumber },
  );
  const email = `dealer.${project.name}@example.com`;
  const invitation = { email, name: 'Donata Dealer', roles: ['Dealer'], memberId: items[0]?.dealerId };
  await office.call('POST', '/users/invite', invitation);
  const token = /#token=([\w-]+)/.exec(await mailedLink(email, 'programme'))?.[1];
  await office.call('POST', '/auth/resetPassword', { token, password, password_confirmation: password });

  await signIn(page, email, `/subscriptions/${campaignId}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Pneus acquistati', { exact: true }).first()).toBeVisible();
  expect(await visibleFigures(page.getByRole('main'))).toEqual(written(figures));
});
