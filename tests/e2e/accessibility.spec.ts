import { shareOf } from '@gdd/schema/testing/run';
import { expect, test } from '@playwright/test';
import { accessibilityProblems, signIn } from './portal.js';

const publicPages = [
  '/auth/login',
  '/auth/forgot-password',
  '/auth/registration',
  '/auth/reset-password#token=x',
  '/auth/terms',
];
const pages = shareOf('pages', [
  '/',
  '/reports',
  '/reports/monthly-fleet',
  '/reports/previous-year',
  '/dealers',
  '/dealers/new',
  '/analytics',
  '/users',
  '/users/new',
  '/users/1',
  '/audit',
  '/customers',
  '/tools',
  '/news',
  '/cms',
  '/cms/new',
  '/account',
  '/error/403',
  '/error/404',
  '/error/500',
]);

for (const colorScheme of ['light', 'dark'] as const) {
  // of the dark scheme nothing but its colours is another
  const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;

  test.describe(`in the ${colorScheme} scheme axe finds nothing`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });
    test.skip(({ isMobile }) => isMobile && colorScheme === 'dark', 'the colours of a desktop');

    test('before signing in', async ({ page }) => {
      for (const address of publicPages) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect([address, await accessibilityProblems(page, rules)]).toEqual([address, []]);
      }
    });

    test('on an administrator’s pages', async ({ page }) => {
      // a busy machine takes five seconds a page
      test.setTimeout(12_000 * pages.length);
      await signIn(page, 'ka.admin');
      for (const address of pages) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('body[data-page-loaded]')).toBeAttached();
        expect([address, await accessibilityProblems(page, rules)]).toEqual([address, []]);
      }
    });

    test('on a dealer’s own pages', async ({ page }) => {
      await signIn(page, 'dealer');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const record = await page.getByRole('link', { name: 'La tua scheda' }).getAttribute('href');
      for (const address of ['/', '/subscriptions', '/account', record ?? '']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('body[data-page-loaded]')).toBeAttached();
        expect([address, await accessibilityProblems(page, rules)]).toEqual([address, []]);
      }
      await page.goto('/subscriptions');
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      for (const [tab, heading] of [
        ['Situazione', 'A che punto è'],
        ['Premio', 'Come nasce il premio'],
        ['Vendite', 'Vendite che contano'],
        ['Non contano', 'Vendite che non contano'],
      ] as const) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
        await expect(page.locator('body[data-page-loaded]')).toBeAttached();
        expect([tab, await accessibilityProblems(page, rules)]).toEqual([tab, []]);
      }
    });
  });
}
