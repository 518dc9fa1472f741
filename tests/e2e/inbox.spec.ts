import { expect, test } from '@playwright/test';
import { signIn } from './portal.js';

/** On a phone: what happened is under the bell, leads to its place and is read then. */
test('the inbox of whoever asked for a file leads to it', async ({ page }) => {
  await signIn(page, 'ka.admin', '/inbox');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifiche' })).toBeVisible();
  await page.getByRole('link', { name: 'Che cosa ricevere' }).click();
  const choice = page.getByRole('combobox', { name: 'File pronto: per email' });
  await choice.selectOption('Alle 8');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'File pronto: per email' })).toHaveValue('DAILY');
  await page.getByRole('combobox', { name: 'File pronto: per email' }).selectOption('No');
});

test('a link of a mail asks before it ends anything, and says where it is not valid', async ({ page }) => {
  await page.goto('/unsubscribe/nessuno~firma');
  await page.getByRole('button', { name: 'Non inviatemele più' }).click();
  await expect(page.getByRole('alert')).toContainText('Questo link non è valido');
});

test('a budget that the demonstration begins with was crossed on the day of the demonstration', async ({ page }) => {
  await signIn(page, 'ka.admin', '/inbox');
  await expect(page.getByText(/^Soglia del budget raggiunta · 15\/10\/2025/).first()).toBeVisible();
});
