import { expect, test } from '@playwright/test';
import { signIn } from './portal.js';

test('a piece of news is written, published, read by a dealer, and archived', async ({ page, browser, isMobile }) => {
  test.skip(isMobile, 'editors sit at a desk');
  const title = 'Orari di agosto del magazzino';
  await signIn(page, 'ka.admin', '/cms/new');
  await page.getByRole('combobox', { name: 'Tipo' }).selectOption({ label: 'News' });
  await page.getByRole('textbox', { name: 'Titolo' }).fill(title);
  await page.getByRole('textbox', { name: /^Descrizione breve/ }).fill('Il magazzino chiude due settimane.');
  await page.getByRole('textbox', { name: /^Testo/ }).click();
  await page.keyboard.type('Il magazzino resta chiuso dal 9 al 22 agosto.');
  await page.getByRole('button', { name: 'Salva bozza' }).click();
  await expect(page.getByText(`Bozza «${title}» salvata.`)).toBeVisible();
  await expect(page).toHaveURL(/\/cms\/\d+$/);
  const id = page.url().split('/').at(-1) ?? '';

  const dealer = await (await browser.newContext()).newPage();
  await signIn(dealer, 'dealer');
  await dealer.goto(new URL(`/news/${id}`, page.url()).href);
  await expect(dealer.getByRole('main')).toContainText(/non esiste|non trovat/);

  await page.getByRole('radio', { name: 'Pubblica oggi' }).check();
  await page.getByRole('button', { name: 'Salva e pubblica' }).click();
  await expect(page.getByText(`«${title}» è pubblicato.`)).toBeVisible();

  await dealer.goto(new URL('/', page.url()).href);
  await dealer.getByRole('main').getByRole('link', { name: title }).click();
  await expect(dealer).toHaveURL(new RegExp(`/news/${id}$`));
  await expect(dealer.getByText('Il magazzino resta chiuso dal 9 al 22 agosto.')).toBeVisible();

  await page.goto('/cms');
  await page.getByRole('button', { name: `Azioni per ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Archivia' }).click();
  await page.getByRole('button', { name: 'Archivia' }).click();
  await expect(page.getByText(`«${title}» è stato archiviato.`)).toBeVisible();
  await dealer.reload();
  await expect(dealer.getByRole('main')).toContainText(/non esiste|non trovat/);
  await dealer.context().close();
});

test('a dealer looks at a brochure’s cover and fetches its file', async ({ page }) => {
  await signIn(page, 'dealer');
  await page.getByRole('link', { name: 'La tua scheda' }).click();
  await page.goto('/tools');
  const tool = page.getByRole('main').getByRole('listitem').first();
  await tool.getByRole('button', { name: /^Anteprima di / }).click();
  const dialog = page.getByRole('dialog', { name: 'Anteprima cover' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const download = page.waitForEvent('download');
  await tool.getByRole('button', { name: /Scarica/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.(pdf|png)$/);
});
