/** A report on the screen says the sums of its file, whoever reads it. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { isPhone, signIn } from './portal.js';

/** A number as an Italian screen writes it: '12.480', '1.234,50 €'. */
const numberIn = (text: string) => Number(text.replaceAll(/[^\d,-]/g, '').replace(',', '.'));

/** One of the main numbers of the page. */
async function visible(page: Page, label: string): Promise<number> {
  const figure = page
    .getByRole('region', { name: 'I numeri in breve' })
    .locator(':scope > *')
    .filter({ has: page.getByText(label, { exact: true }) });
  const [, value = ''] = (await figure.first().innerText()).split('\n').filter((line) => line.trim() !== '');
  return numberIn(value);
}

/** The sums of the columns of the file that the page exports. */
async function exported(page: Page, ...columns: readonly string[]): Promise<readonly number[]> {
  await page.getByRole('button', { name: 'Esporta' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  const [header = '', ...lines] = readFileSync(await (await download).path(), 'utf8')
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n');
  const cellsOf = (line: string) =>
    [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const names = cellsOf(header);
  return columns.map((name) => {
    const cents = lines.reduce(
      (sum, line) => sum + Math.round(100 * Number((cellsOf(line)[names.indexOf(name)] ?? '').replace(',', '.'))),
      0,
    );
    return cents / 100;
  });
}

for (const [username, path, figures] of [
  ['ka.admin', '/reports/previous-year?anno=2025&tier=platinum', ['Pneumatici', 'Importo']],
  ['regional.manager', '/reports/previous-year?anno=2025', ['Pneumatici', 'Importo']],
  ['distributor', '/reports/monthly?anno=2025', ['Pneumatici', 'Importo']],
  ['consultant', '/reports/monthly-fleet?anno=2025&tier=platinum', ['Pneumatici']],
] as const) {
  test(`${username} exports what the screen says`, async ({ page }) => {
    test.skip(isPhone(page), 'the file does not depend on the device');
    await signIn(page, username, path);
    await expect(page.getByRole('region', { name: 'I numeri in breve' })).toBeVisible();
    const reported = await Promise.all(figures.map((label) => visible(page, label)));
    expect(reported.every((value) => value > 0)).toBe(true);
    expect(await exported(page, ...figures)).toEqual(reported);
  });
}
