import { expect, test, type Page } from '@playwright/test';
import { isPhone, signIn } from './portal.js';

/** A VAT number with a valid check digit, different in each project of the run. */
const vatNumbers: Readonly<Record<string, string>> = { desktop: '90000000019', phone: '90000000027' };

/** Opens the first dealer of the list, as grid or as cards. */
async function openDealer(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'ka.admin');
});

test('an administrator pages, filters, searches, and finds the list again on the way back', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/dealers?regione=Sicilia&righe=5');
  const firstDealer = isPhone(page)
    ? page.getByRole('main').getByRole('listitem').getByRole('link').first()
    : page.locator('[data-field="businessName"][role="gridcell"] a').first();
  const onFirstPage = await firstDealer.innerText();
  await page.getByRole('button', { name: 'Pagina successiva' }).click();
  await expect(page).toHaveURL(/pagina=2/);
  // the rows of the page before stay until those of this one are there
  await expect(firstDealer).not.toHaveText(onFirstPage);
  const chip = page.getByRole('button', { name: 'Togli il filtro Regione: Sicilia' });
  await expect(chip).toBeVisible();

  const address = page.url();
  const name = await firstDealer.innerText();
  await openDealer(page, name);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(name).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(name).first()).toBeVisible();

  await page.getByRole('searchbox').fill('zzz nessuno');
  await expect(page.getByText('Nessun risultato con questi filtri')).toBeVisible();
});

test('an administrator creates a dealer, edits it, changes its status and deletes it', async ({ page }, {
  project,
}) => {
  const code = `E2E-${project.name.toUpperCase()}`;
  const name = `Pneumatici Perù ${project.name}`;
  await page.goto('/dealers/new');
  await page.getByRole('button', { name: 'Crea dealer' }).click();
  await expect(page.getByLabel('Ragione sociale')).toHaveAccessibleDescription('Campo obbligatorio');

  await page.getByLabel('Codice', { exact: true }).fill(code);
  await page.getByLabel('Ragione sociale').fill(name);
  await page.getByLabel('Partita IVA').fill('12345678901');
  await page.getByLabel('Regione').selectOption('Lazio');
  await page.getByLabel('Provincia').selectOption('Roma (RM)');
  await page.getByLabel('Città').fill('Roma');
  await page.getByLabel('Nel programma dal').fill('1/3/2025');
  await page.getByLabel('Tier').selectOption('Gold');
  await page.getByLabel('Tipo di responsabile').selectOption('Distributore');
  await page.getByLabel('Responsabile diretto').click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Crea dealer' }).click();
  await expect(page.getByText('Partita IVA non valida: controlla le cifre')).toBeVisible();

  await page.getByLabel('Partita IVA').fill(vatNumbers[project.name] ?? '');
  await page.getByRole('button', { name: 'Crea dealer' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(`${name} è stato creato.`)).toHaveCount(1);

  await page.getByRole('link', { name: 'Modifica' }).click();
  await page.getByLabel('Città').fill('Fiumicino');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Fiumicino').first()).toBeVisible();

  await page.getByRole('button', { name: 'Cambia stato' }).click();
  await page.getByRole('dialog').getByLabel('Sospeso').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Cambia stato' }).click();
  await expect(page.getByText(`${name}: lo stato ora è «Sospeso».`)).toBeVisible();
  await expect(page.getByText('Chiara Amato ha creato il dealer')).toBeVisible();

  await page.getByRole('button', { name: 'Elimina' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(page.getByText(`${name} è stato eliminato.`)).toBeVisible();
  await page.goto(`/dealers?cerca=${code}`);
  await expect(page.getByText('Nessun risultato con questi filtri')).toBeVisible();
});

test('an administrator adjusts what a dealer may spend, reads it in the statement and takes it back', async ({
  page,
}) => {
  // each device has a dealer of its own
  const order = isPhone(page) ? 'desc' : 'asc';
  const dealers = `/campaigns/86?ordina=businessName.${order}`;
  const actOnFirst = async (action: string) => {
    const menus = page.getByRole('region', { name: 'Dealer' }).getByRole('button', { name: /^Azioni per / });
    await menus.first().click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await page.goto(dealers);
  await actOnFirst('Rettifica');
  const adjustment = page.getByRole('dialog', { name: /^Rettifica per / });
  await adjustment.getByLabel('Segno').selectOption('A carico del dealer (−)');
  await adjustment.getByLabel('Importo (€)').fill('1.000.000,00');
  await adjustment.getByLabel('Motivo').fill('Nota di debito 12');
  await adjustment.getByRole('button', { name: 'Registra rettifica' }).dblclick();
  await expect(page.getByText('Rettifica registrata.')).toHaveCount(1);

  await actOnFirst('Estratto del premio');
  await page.getByRole('tab', { name: 'Premio' }).click();
  const prize = page.getByRole('region', { name: 'Come nasce il premio' });
  await expect(prize.getByText('Nota di debito 12')).toBeVisible();
  await expect(prize.getByText('Da restituire', { exact: true })).toBeVisible();

  await page.goto(dealers);
  await actOnFirst('Riscossioni e movimenti');
  const ledger = page.getByRole('dialog', { name: /^Riscossioni e movimenti di / });
  await expect(ledger.getByText('Da restituire')).toBeVisible();
  await ledger.getByRole('button', { name: /^Annulla il movimento di −1\.000\.000,00/ }).click();
  const reversal = page.getByRole('dialog', { name: 'Annulla movimento' });
  await reversal.getByLabel('Motivo').fill('Dealer sbagliato');
  await reversal.getByRole('button', { name: 'Annulla movimento' }).click();
  await expect(page.getByText('Movimento annullato.')).toBeVisible();
  await expect(ledger.getByText('Da restituire')).toBeHidden();
  await expect(ledger.getByText('Annullato', { exact: true })).toBeVisible();
});

test('signing out ends the session in every tab', async ({ page, context }) => {
  test.skip(isPhone(page), 'tabs side by side are a desktop’s');
  const other = await context.newPage();
  await other.goto('/dealers');
  await expect(other.getByRole('heading', { level: 1, name: 'Dealer' })).toBeVisible();
  await page.getByRole('button', { name: /^Menu utente/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(other).toHaveURL(/\/auth\/login/);
  await page.goto('/dealers');
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a wide grid keeps the name and the actions of its rows in sight while it is scrolled sideways', async ({
  page,
}) => {
  test.skip(isPhone(page), 'a phone shows cards');
  await page.goto('/campaigns/86');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .first();
  const name = row.locator('[data-field="businessName"]');
  const actions = row.locator('[data-field="actions"]');
  const goal = row.locator('[data-field="goalThreshold"]');
  // the curve stands above it
  await name.scrollIntoViewIfNeeded();
  await expect(name).toBeInViewport();
  const [left, right] = [(await name.boundingBox())?.x, (await actions.boundingBox())?.x];
  await goal.hover();
  await page.mouse.wheel(600, 0);
  await expect.poll(async () => (await goal.boundingBox())?.x).toBeLessThan(left ?? 0);
  expect((await name.boundingBox())?.x).toBe(left);
  expect((await actions.boundingBox())?.x).toBe(right);
});

test('the grid of a campaign shows acceptance, progress and prize whole, beside the actions of a row', async ({
  page,
}) => {
  test.skip(isPhone(page), 'A phone has cards.');
  await page.goto('/campaigns/113?ordina=goalThreshold.desc');
  const actions = await page.getByRole('columnheader', { name: 'Azioni' }).boundingBox();
  const last = page.getByRole('columnheader', { name: 'Premio spendibile' });
  const box = await last.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(actions?.x ?? 0);
  const cut = await page
    .locator('.MuiDataGrid-columnHeaderTitle')
    .evaluateAll((titles) =>
      titles
        .filter((title) => title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight)
        .map((title) => title.textContent),
    );
  expect(cut).toEqual([]);
});
