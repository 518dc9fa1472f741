// Takes the pictures of the README and of the demonstration's sign-in page from a running demonstration.
//   npm start, and beside it: node scripts/pictures.mjs [address]
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { root } from './build.mjs';

const address = process.argv[2] ?? 'http://localhost:4000';
const { demonstrationPassword } = await import('../schema/dist/demonstration.js');

/** Each page as its user sees it, and the file of its picture. */
const pictures = [
  { user: 'ka.admin', page: '/dealers', file: 'docs/images/dealers.png' },
  { user: 'distributor', page: '/', file: 'docs/images/dashboard.png' },
  { user: 'dealer', page: '/subscriptions/113', file: 'docs/images/campaign.png' },
  { user: 'agent', page: '/dealers', first: true, file: 'docs/images/dealer.png' },
  {
    user: 'dealer',
    page: '/subscriptions',
    width: 1120,
    height: 760,
    file: 'client/src/auth/demonstration/product.webp',
  },
];

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
for (const { user, page: place, first, width = 1440, height = 900, file } of pictures) {
  const page = await browser.newPage({ locale: 'it-IT', viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(`${address}/auth/login?return=${encodeURIComponent(place)}`);
  await page.getByLabel('Nome utente').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword);
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await isShown(page);
  if (first) {
    await page.getByRole('main').getByRole('row').getByRole('link').first().click();
    await isShown(page);
  }
  const drawn = await page.screenshot({ type: 'png' });
  const picture = file.endsWith('.webp') ? sharp(drawn).webp({ quality: 80 }) : sharp(drawn).png({ palette: true });
  await picture.toFile(path.join(root, file));
  await page.close();
  console.log(file);
}
await browser.close();

async function isShown(page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('body[data-page-loaded]').waitFor({ state: 'attached' });
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  // charts and figures draw themselves in within a second
  await page.waitForTimeout(2000);
}
