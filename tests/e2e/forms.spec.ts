/**
 * Nothing typed is lost: on every page, each form, and each dialog that a button or the entry of a menu opens, has what was
 * typed again after Esc, another page and a reload. Mutations do not leave the page, so that the walk changes nothing.
 */
import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { signIn } from './portal.js';
import { routeOf } from './routeTable.js';

const walkers = ['dealer', 'agent', 'ka.admin'];

/** Their press changes the language or the colours of what the walk reads. */
const switches: ReadonlySet<string> = new Set(['English', 'Italiano']);

/** Where a walk begins: what links lead on to is walked too, each route once. */
const starts: readonly string[] = ['/', '/account'];

/** The hashes of the mutations. */
const mutations = Object.entries(
  JSON.parse(readFileSync(new URL('../../schema/trusted-documents.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >,
).flatMap(([hash, text]) => (text.startsWith('mutation') ? [hash] : []));

const typed = 'Bozza della prova';

/** Has calls of mutations fail as without a connection. */
async function withoutMutations(page: Page): Promise<void> {
  await page.route('**/graphql', (route) => {
    const body = route.request().postData() ?? '';
    return mutations.some((hash) => body.includes(hash)) ? route.abort() : route.continue();
  });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body[data-page-loaded]')).toBeAttached();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** The first field for a text: not of a search, a choice, a day or a secret, and not the one that narrows a filter. */
function textField(part: Locator): Locator {
  const plain =
    'input[type=text]:not([role=combobox]):not([readonly]):not([disabled]):not([inputmode]):not([placeholder="Filtra le voci"])';
  return part.locator(`textarea:not([readonly]):not([aria-hidden=true]):visible, ${plain}:visible`).first();
}

/** Empties a draft that was found again. */
const discard = (part: Locator) =>
  part
    .getByRole('button', { name: /^(Ricomincia|Start over)$/ })
    .first()
    .click();

/** Whether somebody could press it; a disabled or covered button is nothing to walk. */
const isPressed = (press: () => Promise<void>): Promise<boolean> =>
  press().then(
    () => true,
    () => false,
  );

/** The forms of one person, and what they lose. */
class Walk {
  readonly problems: string[] = [];
  readonly places = new Set<string>();
  forms = 0;
  private readonly pressed = new Set<string>();

  constructor(private readonly page: Page) {}

  async take(): Promise<void> {
    const waiting = [...starts];
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const route = routeOf(address);
      if (route === undefined) continue;
      const tab = new URL(address, 'http://portal').searchParams.get('scheda');
      const place = tab === null ? route : `${route} ${tab}`;
      if (this.places.has(place)) continue;
      this.places.add(place);
      await open(this.page, address);
      if (this.page.url().includes('/error/')) continue;
      const links = this.page.locator('body a[href^="/"]');
      waiting.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))));
      await this.tryPage(address, place);
      await this.tryButtons(address, place);
    }
  }

  /** Types into the form of the page itself, and looks for the text after another page and a reload. */
  private async tryPage(address: string, place: string): Promise<void> {
    const { page } = this;
    const form = page.locator('main form').filter({ has: page.locator('textarea, input[type=text]') });
    if ((await textField(form).count()) === 0) return;
    this.forms += 1;
    await textField(form).fill(typed);
    await page.locator('nav a[href="/"]').first().click();
    await expect(page).toHaveURL(/\/$/);
    await open(page, address);
    if ((await textField(form).inputValue()) !== typed) this.problems.push(`${place}: lost by another page`);
    else await discard(page.getByRole('main'));
  }

  private async tryButtons(address: string, place: string): Promise<void> {
    const main = this.page.getByRole('main');
    await open(this.page, address);
    const names = await main
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent));
    for (const name of new Set(names)) {
      // rows of a list have the same buttons
      const key = `${place} ${name.replace(/«.*»|\d+/g, '#')}`;
      if (name === '' || switches.has(name) || this.pressed.has(key)) continue;
      this.pressed.add(key);
      const press = () => main.getByRole('button', { name, exact: true }).first().click({ timeout: 3000 });
      await this.tryOpening(address, `${place} › ${name}`, press);
    }
  }

  /** Presses what may open a dialog, or a menu whose entries may. */
  private async tryOpening(address: string, name: string, press: () => Promise<void>): Promise<void> {
    const { page } = this;
    await open(page, address);
    if (!(await isPressed(press))) return;
    const [dialog, menu] = [page.getByRole('dialog').first(), page.getByRole('menu').first()];
    await dialog
      .or(menu)
      .first()
      .waitFor({ timeout: 700 })
      .catch(() => undefined);
    if (await dialog.isVisible()) await this.tryDialog(address, name, press);
    else if (await menu.isVisible()) {
      for (const entry of await page.getByRole('menuitem').evaluateAll((all) => all.map((each) => each.textContent))) {
        await this.tryOpening(address, `${name} › ${entry}`, async () => {
          await press();
          await page.getByRole('menuitem', { name: entry, exact: true }).first().click({ timeout: 3000 });
        });
      }
    }
  }

  /** Types into the open dialog, and looks for the text after Esc and after a reload. */
  private async tryDialog(address: string, name: string, press: () => Promise<void>): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    if ((await textField(dialog).count()) === 0) return;
    this.forms += 1;
    await textField(dialog).fill(typed);
    await this.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const isKept = async () => {
      await press();
      await expect(dialog).toBeVisible();
      return (await textField(dialog).inputValue()) === typed;
    };
    if (!(await isKept())) return void this.problems.push(`${name}: lost on Esc`);
    await open(this.page, address);
    if (!(await isKept())) return void this.problems.push(`${name}: lost on a reload`);
    await discard(dialog);
  }
}

for (const username of walkers) {
  test(`${username} loses nothing typed in any form`, async ({ page }) => {
    test.setTimeout(60 * 60_000);
    await signIn(page, username);
    await withoutMutations(page);
    const walk = new Walk(page);
    await walk.take();
    console.log(`${username}: ${walk.forms} forms on ${walk.places.size} pages and tabs`);
    expect(walk.problems).toEqual([]);
    expect(walk.forms).toBeGreaterThan(0);
  });
}
