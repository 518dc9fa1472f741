import { expect, test, type Browser, type Page } from '@playwright/test';
import { accessibilityProblems, isPhone, signIn } from './portal.js';

/** Opens the first dealer of the list, as grid or as cards. */
async function openFirstDealer(page: Page): Promise<string> {
  await page.goto('/dealers?stato=active');
  const first = isPhone(page)
    ? page.getByRole('main').getByRole('listitem').getByRole('link').first()
    : page.locator('[data-field="businessName"][role="gridcell"]').first();
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  return name;
}

/** A tab of somebody without an account, on the same kind of device. */
async function strangersPage(browser: Browser, page: Page, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize(), colorScheme, reducedMotion: 'reduce' });
  return context.newPage();
}

test('a dealer’s page is shared by a link until the link is revoked', async ({ page, browser, baseURL }) => {
  await signIn(page, 'ka.admin');
  const name = await openFirstDealer(page);
  await page.getByRole('button', { name: 'Crea link' }).click();
  const dialog = page.getByRole('dialog', { name: `Link per ${name}` });
  await expect(dialog.getByRole('img', { name: /^QR · / })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const link = await dialog.getByRole('textbox', { name: 'Link di condivisione' }).inputValue();
  const fragment = new URL(link).hash;
  expect(fragment).toMatch(/^#gdd_share_[\w-]{40,}$/);
  await dialog.getByRole('button', { name: 'Chiudi' }).click();

  for (const colorScheme of ['light', 'dark'] as const) {
    const shared = await strangersPage(browser, page, colorScheme);
    const found: string[] = [];
    shared.on('console', (message) => {
      if (message.type() === 'error') found.push(message.text());
    });
    await shared.goto(`${baseURL}/detail-share${fragment}`);
    await expect(shared.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(shared.getByText(/^Dati letti il /)).toBeVisible();
    expect(shared.url()).toBe(`${baseURL}/detail-share`);
    expect(await accessibilityProblems(shared)).toEqual([]);
    expect(await shared.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await shared.reload();
    await expect(shared.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(found).toEqual([]);
    await shared.context().close();
  }

  const reader = await strangersPage(browser, page, 'light');
  await reader.goto(`${baseURL}/detail-share${fragment}`);
  await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible();
  const ending = fragment.slice(-4);
  await page.getByRole('button', { name: `Revocare il link che termina con ${ending}?` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoca' }).click();
  await expect(page.getByText('Link revocato.')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: 'Link non valido' })).toBeVisible();
  await expect(reader.getByText(name)).toHaveCount(0);
  expect(await accessibilityProblems(reader)).toEqual([]);
  await reader.context().close();
});
