/** From the draft of a campaign to its opening: what it would cost, which goals it has, who is in it. */
import { expect, test, type Page } from '@playwright/test';
import { isPhone, signIn } from './portal.js';

/** The annual campaign of 2024, whose copy runs in 2025. */
const original = '/campaigns/86';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'ka.admin');
});

/** Chooses an action of the campaign whose page is open, and confirms it. */
async function act(page: Page, action: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: /^Azioni per Annuale 2024/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
}

/** Gives the first dealer of a proposal a goal: in the grid, on a phone by its menu. */
async function editFirstGoal(page: Page, goal: string): Promise<void> {
  if (isPhone(page)) {
    await page
      .getByRole('list', { name: 'Obiettivi proposti' })
      .getByRole('button', { name: /^Azioni per / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Modifica obiettivo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Incolla obiettivi' });
    const field = dialog.getByRole('textbox');
    const [code] = (await field.inputValue()).split('\t');
    await field.fill(`${code}\t${goal}`);
    await dialog.getByRole('button', { name: 'Anteprima' }).click();
    await expect(dialog.getByText('1 cambia')).toBeVisible();
    await dialog.getByRole('button', { name: 'Inserisci un obiettivo' }).click();
    return;
  }
  const cell = page.locator('[data-field="goalThreshold"][role="gridcell"]').first();
  await cell.dblclick();
  const field = cell.getByRole('textbox', { name: /^Obiettivo, / });
  await field.fill('0');
  await expect(page.getByText('Un numero intero da 1 a 1.000.000')).toBeVisible();
  await field.fill(goal);
  await field.press('Enter');
}

test('an administrator makes a draft, simulates it, proposes goals, edits one, applies them and opens it', async ({
  page,
}) => {
  await page.goto(original);
  await act(page, 'Copia in una bozza', 'Crea bozza');
  await expect(page.getByText('La bozza è pronta.')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`${original}$`));
  const draft = new URL(page.url()).pathname;

  await page.getByRole('link', { name: 'Simula' }).click();
  await expect(page.getByLabel('Vendite dal')).toHaveValue('01/01/2024');
  await page.getByRole('button', { name: 'Simula' }).click();
  const costs = page.getByRole('region', { name: /^Quanto costa, simulazione n\. \d+$/ });
  await expect(costs.getByText('Costo: premi spendibili')).toHaveCount(3);
  await expect(costs.getByText(/^\d.*€$/).first()).not.toHaveText('0,00 €');

  await page.getByRole('tab', { name: 'Obiettivi' }).click();
  await page.getByLabel('Crescita Gold').fill('1,10');
  await page.getByRole('button', { name: 'Proponi obiettivi' }).click();
  await expect(page.getByRole('heading', { name: /^Proposta n\. \d+$/ })).toBeVisible();
  await editFirstGoal(page, '4321');
  await expect(page.getByText('Un obiettivo è stato aggiornato.')).toBeVisible();
  await expect(page.getByText('4.321 (modificato)')).toBeVisible();

  await page.getByRole('button', { name: 'Applica alla campagna' }).click();
  await expect(page).toHaveURL(/\/imports\/\d+$/);
  await page.getByRole('button', { name: 'Applica', exact: true }).click();
  // back at the campaign, once its goals are applied
  await expect(page).toHaveURL(new RegExp(`${draft}$`));
  await expect(page.getByText(/^Gli obiettivi di «.*» sono applicati\.$/)).toBeVisible();

  await page.goto(`${draft}?ordina=goalThreshold.desc`);
  await expect(page.getByRole('main').getByText('4.321').first()).toBeVisible();
  await page.getByRole('button', { name: 'Apri campagna' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apri campagna' }).click();
  await expect(page.getByText(/ è aperta\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apri campagna' })).toHaveCount(0);
});
