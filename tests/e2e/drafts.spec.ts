/** What somebody has typed and not sent is there again. */
import { expect, test } from '@playwright/test';
import { signIn } from './portal.js';

test('a half-written dispute is there again after Back, a reload and another page, and not after signing out', async ({
  page,
}) => {
  await signIn(page, 'dealer', '/subscriptions');
  await page.locator('main a[href^="/subscriptions/"]').first().click();
  await page.getByRole('tab', { name: 'Contestazioni' }).click();
  await expect(page).toHaveURL(/\/subscriptions\/\d+\?scheda=contestazioni$/);
  const address = page.url();
  const open = () => page.getByRole('button', { name: 'Manca una fattura' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manca una fattura' });
  const text = dialog.getByRole('textbox', { name: 'Cosa non torna' });
  await open();
  await text.fill('Manca la consegna del 12 settembre.');

  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(address);
  await open();
  await expect(text).toHaveValue('Manca la consegna del 12 settembre.');
  await expect(dialog.getByText('Hai ripreso da dove eri rimasto.')).toBeVisible();

  await page.reload();
  await open();
  await expect(text).toHaveValue('Manca la consegna del 12 settembre.');
  await page.keyboard.press('Escape');
  await page.goto('/');
  await page.goto(address);
  await open();
  await expect(text).toHaveValue('Manca la consegna del 12 settembre.');
  await dialog.getByRole('button', { name: 'Ricomincia' }).click();
  await expect(text).not.toHaveValue('Manca la consegna del 12 settembre.');

  await text.fill('Non lo legge nessun altro.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Menu utente/ }).click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Non lo legge');
});
