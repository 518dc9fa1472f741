import { expect, test } from '@playwright/test';
import { isPhone, signIn } from './portal.js';

for (const user of ['ka.admin', 'consultant', 'regional.manager', 'distributor', 'agent', 'dealer']) {
  test(`the home of ${user} prints on at most two sheets`, async ({ page }) => {
    test.skip(isPhone(page), 'paper is as wide from every device');
    await signIn(page, user);
    await expect(page.getByRole('list', { name: 'In sintesi' }).getByRole('heading').first()).toBeVisible();
    const printed = await page.pdf({ preferCSSPageSize: true });
    expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  });
}

test('a chart that was drawn wider than the paper is printed whole', async ({ page }) => {
  test.skip(isPhone(page), 'paper is as wide from every device');
  await signIn(page, 'ka.admin', '/accruals');
  const drawing = page
    .locator('main svg[viewBox^="0 0 "]')
    .filter({ has: page.locator('[data-series]') })
    .first();
  await expect(drawing).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // measured before the browser tells the chart that its place became narrower, as when it prints
  const [widthOfDrawing, widthOfPlace] = await drawing.evaluate((svg) => {
    const place = svg.parentElement?.parentElement;
    if (!place) throw new Error('The chart stands nowhere.');
    place.style.width = '500px';
    return [svg.getBoundingClientRect().width, place.clientWidth];
  });
  expect([widthOfPlace, widthOfDrawing]).toEqual([500, 500]);
});

for (const user of ['ka.admin', 'consultant', 'agent', 'dealer']) {
  test(`what ${user} does every week stands in the menu without scrolling at 1280 by 720`, async ({ page }) => {
    test.skip(isPhone(page), 'a phone has a bar');
    await page.setViewportSize({ width: 1280, height: 720 });
    await signIn(page, user);
    const menu = page.getByRole('navigation', { name: 'Menu principale' });
    const settings = menu.getByRole('button', { name: /^Impostazioni/ });
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(await menu.getByRole('link').count()).toBeLessThanOrEqual(10);
    if (user === 'ka.admin') {
      await settings.click();
      await expect(menu.getByRole('link', { name: /^Utenti/ })).toBeVisible();
    } else await expect(settings).toBeHidden();
    const hidden = await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
  });
}

test('at 1024 pixels the menu is folded and no column of a list is cut', async ({ page }) => {
  test.skip(isPhone(page), 'a phone shows cards');
  await page.setViewportSize({ width: 1024, height: 800 });
  await signIn(page, 'ka.admin');
  for (const path of ['/campaigns', '/users', '/imports', '/cms', '/customers']) {
    await page.goto(path);
    const heads = page.getByRole('columnheader');
    await expect(heads.first()).toBeVisible();
    const grid = await page.getByRole('grid').boundingBox();
    const last = await heads.last().boundingBox();
    const isCut = (last?.x ?? Infinity) + (last?.width ?? 0) > (grid?.x ?? 0) + (grid?.width ?? 0) + 1;
    expect([path, isCut]).toEqual([path, false]);
  }
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  expect((await menu.boundingBox())?.width).toBe(64);
});
