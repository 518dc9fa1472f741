import { expect, test } from '@playwright/test';
import { accessibilityProblems, signIn } from './portal.js';

test('columns and views of a list follow the person to another machine, and a view goes by link', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has cards.');
  await signIn(page, 'gd.admin', '/dealers');
  const heads = page.getByRole('columnheader');
  await expect(page.getByRole('columnheader', { name: 'Regione' })).toBeAttached();
  await page.getByRole('button', { name: 'Colonne' }).click();
  const dialog = page.getByRole('dialog', { name: 'Colonne' });
  await dialog.getByRole('checkbox', { name: 'Regione' }).click();
  await dialog.getByRole('button', { name: 'Sposta prima: Stato' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('SetListColumns') ?? false);
  await dialog.getByRole('button', { name: 'Sposta prima: Stato' }).click();
  await saved;
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByRole('columnheader', { name: 'Regione' })).not.toBeAttached();

  await page.goto('/dealers?stato=suspended');
  await page.getByRole('button', { name: 'Viste' }).click();
  await page.getByRole('menuitem', { name: 'Salva vista…' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Sospesi');
  const stored = page.waitForResponse((response) => response.request().postData()?.includes('SetListViews') ?? false);
  await page.getByRole('button', { name: 'Salva' }).click();
  await stored;

  const elsewhere = await browser.newContext({ locale: 'it-IT', viewport: page.viewportSize() });
  const other = await elsewhere.newPage();
  await other.goto(new URL('/auth/login', page.url()).href);
  await other.getByLabel('Nome utente').fill('gd.admin');
  await other.getByLabel('Password', { exact: true }).fill('Pneus-2025!');
  await other.getByRole('button', { name: 'Entra' }).click();
  await expect(other).not.toHaveURL(/\/auth\//);
  await other.goto(new URL('/dealers', page.url()).href);
  await expect(other.getByRole('columnheader').filter({ hasText: /./ }).first()).toHaveText('Stato');
  await expect(other.getByRole('columnheader', { name: 'Regione' })).not.toBeAttached();
  await other.getByRole('button', { name: 'Viste' }).click();
  await other.getByRole('menuitem', { name: 'Sospesi' }).click();
  await expect(other).toHaveURL(/\/dealers\?stato=suspended$/);
  await expect(other.getByRole('button', { name: 'Vista: Sospesi' })).toBeVisible();
  await elsewhere.close();

  await page.goto('/dealers?stato=closed&vista=Chiusi');
  await expect(page.getByRole('button', { name: 'Vista: Chiusi' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect(heads.first()).toBeVisible();
});
