import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import axeCore, { type AxeResults } from 'axe-core';
import { expect, type Page } from '@playwright/test';

export const password = 'Pneus-2025!';

/** Signs in as a demonstration user on the way to a page of the portal. */
export async function signIn(page: Page, username: string, address = '/'): Promise<void> {
  await page.goto(`/auth/login?return=${encodeURIComponent(address)}`);
  await page.getByLabel('Nome utente').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entra' }).click();
  await expect(page).not.toHaveURL(/\/auth\//);
}

/** The link in the newest mail to an address; waits for it to be sent. @param dataFolder the name of the device */
export async function mailedLink(address: string, dataFolder: string): Promise<string> {
  const folder = path.resolve(import.meta.dirname, 'output', dataFolder, 'mail');
  let link = '';
  await expect(() => {
    const mails = readdirSync(folder)
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .filter((mail) => mail.includes(`To: ${address}`));
    link = /https?:\/\/\S+#token=[\w-]+\S*/.exec(mails.at(-1) ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

/** Whether the page is laid out for a phone, where lists are cards and the menu is at the bottom. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 900;
}

/**
 * The accessibility violations that axe finds on the page, empty if none. Waits until no call runs, as the progress bar
 * is outside all landmarks and would be one.
 *
 * @param rules tags of the rule sets of axe
 */
export async function accessibilityProblems(
  page: Page,
  rules: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
): Promise<string[]> {
  await expect(page.getByRole('progressbar', { name: 'Caricamento in corso' })).toHaveCount(0);
  await page.evaluate(axeCore.source);
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: { run(root: Document, options: object): Promise<AxeResults> } };
    const { violations } = await axe.run(document, { runOnly });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  }, rules);
}
