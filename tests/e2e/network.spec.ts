import { expect, test } from '@playwright/test';
import { signIn } from './portal.js';

test('a distributor sees only its own network, and edits nothing', async ({ page }) => {
  await signIn(page, 'ka.admin', '/dealers');
  const total = page.getByText(/^\d[\d.]* risultati$/);
  const all = Number((await total.innerText()).replaceAll(/\D/g, ''));

  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'distributor', '/dealers');
  await expect(page.getByRole('heading', { level: 1, name: 'Dealer' })).toBeVisible();
  const own = Number((await total.innerText()).replaceAll(/\D/g, ''));
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(all);
  await expect(page.getByRole('link', { name: 'Nuovo dealer' })).toHaveCount(0);

  await page.goto('/dealers/new');
  await expect(page).toHaveURL(/\/error\/403/);
  await expect(page.getByText(/«Modifica dealer»/)).toBeVisible();
});

test('a dealer sees its own record and no other', async ({ page }) => {
  await signIn(page, 'dealer');
  await page.getByRole('link', { name: 'La tua scheda' }).click();
  await expect(page).toHaveURL(/\/dealers\/\d+$/);
  const own = Number(page.url().split('/').at(-1));
  await expect(page.getByRole('heading', { level: 2, name: 'Anagrafica' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Modifica' })).toHaveCount(0);
  await page.goto(`/dealers/${own + 1}`);
  await expect(page.getByRole('heading', { name: 'Dealer non trovato' })).toBeVisible();
  await page.goto('/dealers');
  await expect(page).toHaveURL(/\/error\/403/);
});

test('a consultant finds a dealer by name', async ({ page }) => {
  await signIn(page, 'consultant');
  await expect(page.getByRole('heading', { level: 1, name: 'Trova un dealer' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Dealer' }).fill('però');
  const found = page.getByRole('main').getByRole('link', { name: /Però/ });
  await expect(found.first()).toBeVisible();
  await found.first().click();
  await expect(page).toHaveURL(/\/dealers\/\d+$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Anagrafica' })).toBeVisible();
});

/** Who comes in by each kind of device; the others walk there through all their pages (everyPage.spec.ts). */
const comingIn = {
  phone: ['gd.admin', 'regional.manager', 'account', 'agent'],
  desktop: ['distributor.user', 'distributor.consultant', 'area.manager'],
};

for (const username of [...comingIn.phone, ...comingIn.desktop]) {
  test(`${username} comes in to its dashboard, and sees its dealers`, async ({ page, isMobile }) => {
    test.skip(!comingIn[isMobile ? 'phone' : 'desktop'].includes(username), 'walks on this device');
    await signIn(page, username);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'In sintesi' }).getByRole('heading', { level: 2 }).first(),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto('/dealers');
    await expect(page.getByRole('heading', { level: 1, name: 'Dealer' })).toBeVisible();
    await expect(page.getByText(/^\d[\d.]* risultat[oi]$/)).toBeVisible();
  });
}
