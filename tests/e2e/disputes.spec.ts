/** A dealer disputes something on the phone, and the office answers. */
import { expect, test } from '@playwright/test';
import { accessibilityProblems, signIn } from './portal.js';

test('from home a dealer disputes on the phone, in three taps, a sale that does not count', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a journey of the phone');
  let taps = 0;
  await page.exposeFunction('tapped', () => (taps += 1));
  await page.addInitScript("addEventListener('click', ({ isTrusted }) => isTrusted && tapped(), true)");
  await signIn(page, 'dealer', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  taps = 0;
  await page.locator('main a[href^="/subscriptions/"]').first().tap();
  await page.getByRole('tab', { name: 'Non contano' }).tap();
  await page
    .getByRole('button', { name: /^Contesta / })
    .first()
    .tap();
  await expect(page.getByRole('dialog', { name: /^Riga / })).toBeVisible();
  expect(taps).toBe(3);
});

test('a dealer says on the phone that an invoice is missing, and reads the answer of the office', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a journey of the phone');
  await signIn(page, 'dealer', '/subscriptions');
  await page.locator('main a[href^="/subscriptions/"]').first().click();
  await page.getByRole('tab', { name: 'Contestazioni' }).tap();
  await page.getByRole('button', { name: 'Manca una fattura' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Manca una fattura' });
  await expect(dialog.getByRole('textbox', { name: 'Cosa non torna' })).toHaveValue(/fattura/);
  await dialog.getByRole('button', { name: 'Invia' }).tap();
  await expect(page.getByText('Contestazione inviata')).toBeVisible();
  const mark = page
    .getByRole('region', { name: 'Qualcosa non torna?' })
    .getByRole('listitem')
    .filter({ hasText: 'Manca' });
  await expect(mark).toContainText('In attesa dell’ufficio');
  await mark.getByRole('link').tap();
  await expect(page).toHaveURL(/\/disputes\/\d+$/);
  const address = new URL(page.url()).pathname;
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'ka.admin', '/disputes');
  await expect(page.getByRole('heading', { level: 1, name: 'Contestazioni' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Manca una fattura/ })
    .tap();
  await expect(page).toHaveURL(address);
  await page.getByRole('textbox', { name: 'Scrivi un messaggio' }).fill('Quale fattura?');
  await page.getByRole('button', { name: 'Invia messaggio' }).tap();
  await expect(page.getByText('Risposta ricevuta')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'dealer', address);
  await expect(page.getByText('Quale fattura?')).toBeVisible();
  await page.getByRole('button', { name: 'Ritira' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ritira' }).tap();
  await expect(page.getByText('Ritirata', { exact: true })).toBeVisible();
});
