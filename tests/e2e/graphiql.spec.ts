import { expect, test, type Page } from '@playwright/test';
import { isPhone } from './portal.js';

test.beforeEach(({ page }) => test.skip(isPhone(page), 'GraphiQL is a page for a desktop.'));

/** Requests of the page to elsewhere, and violations of its policy; none where all is well. */
function watch(page: Page, origin: string): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) found.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text().slice(0, 300));
  });
  page.on('pageerror', (error) => found.push(String(error)));
  return found;
}

async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Execute query/ }).click();
}

test('GraphiQL signs in and runs an example operation, from the portal’s own files alone', async ({
  page,
  baseURL,
}) => {
  const found = watch(page, String(baseURL));
  await page.goto('/graphiql');
  await expect(page.getByRole('tab', { name: 'SignIn' })).toBeVisible();

  // The first tab can be run as it stands.
  await expect(page.getByRole('region', { name: 'Variables' })).toContainText('ka.admin');
  await run(page);
  const result = page.getByRole('region', { name: 'Result Window' });
  await expect(result).toContainText('apiToken');

  await page.getByRole('tab', { name: 'FirstPageOfDealers' }).click();
  const response = page.waitForResponse('/graphql');
  await run(page);
  // The editor draws what can be seen of a response; the calls behind it are at its end.
  expect(await (await response).text()).toContain('POST /dealers/table');
  await expect(result).toContainText('businessName');

  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByRole('link', { name: 'Query', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open settings dialog' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(found).toEqual([]);

  // Neither the token nor the password stays on the machine.
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
