import { expect, test, type Page } from '@playwright/test';
import { signIn } from './portal.js';

// The other journeys go without a worker: what they ask is the server's to answer.
test.use({ serviceWorkers: 'allow' });

/** Waits until the worker has cached the shell and serves the page. */
async function workerAtWork(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** 'Dati di oggi alle 10:42.' */
const lastSeen = /^Dati di oggi alle \d\d:\d\d\.$/;

/** Which of some texts the browser stores, in its caches or its storage. */
const storedOf = (page: Page, texts: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (wanted) => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(request.url, (await response?.text()) ?? '');
      }
    }
    return wanted.filter((word) => texts.some((text) => text.includes(word)));
  }, texts);

test('a dealer reads its campaigns without a connection, and nobody else ever does', async ({ page, context }) => {
  const menu = page.getByRole('button', { name: /Menu utente/ });
  await signIn(page, 'dealer', '/subscriptions');
  const cards = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(cards.first()).toBeVisible();
  const titles = await cards.allInnerTexts();
  expect(titles).not.toEqual([]);
  await workerAtWork(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(lastSeen)).toBeVisible();
  await expect(menu).toBeVisible();
  expect(await cards.allInnerTexts()).toEqual(titles);
  await expect(page.getByRole('button', { name: /Accetta la campagna/ })).toHaveCount(0);
  expect(await storedOf(page, titles)).toEqual(titles);

  await menu.click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page.getByRole('heading', { name: 'Login Account' })).toBeVisible();
  expect(await storedOf(page, titles)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('gdd-kept'))).toBeNull();

  await context.setOffline(false);
  await signIn(page, 'ka.admin');
  await context.setOffline(true);
  await page.goto('/');
  await expect(menu).toBeVisible();
  expect(await storedOf(page, titles)).toEqual([]);
});

test('a dealer reads its home and a statement again without a connection, and when they were read', async ({
  page,
  context,
}) => {
  await signIn(page, 'dealer');
  const widgets = page.locator('main h2');
  await expect(widgets.first()).toBeVisible();
  const titles = await widgets.allInnerTexts();
  await page.goto('/subscriptions');
  await page.locator('main h3 a').first().click();
  await expect(page.getByRole('region', { name: 'A che punto è' })).toBeVisible();
  const address = page.url();
  await workerAtWork(page);

  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByText(lastSeen)).toBeVisible();
  await expect(page.getByRole('region', { name: 'A che punto è' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(lastSeen)).toBeVisible();
  await expect(widgets).toHaveText(titles);
});

test('the page that the worker keeps has a nonce of its own each time', async ({ page, context }) => {
  await signIn(page, 'dealer');
  await workerAtWork(page);
  await context.setOffline(true);
  const nonces = [];
  for (let load = 0; load < 2; load += 1) {
    const response = await page.goto('/subscriptions');
    const policy = response?.headers()['content-security-policy'] ?? '';
    nonces.push(/'nonce-([\w-]+)'/.exec(policy)?.[1]);
    await expect(page.getByRole('heading', { level: 1, name: 'Le mie campagne' })).toBeVisible();
  }
  expect(new Set(nonces).size).toBe(2);
  expect(nonces).not.toContain(undefined);
});
