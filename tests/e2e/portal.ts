import axeCore, { type AxeResults } from 'axe-core';
import { expect, type Page } from '@playwright/test';

export const password = 'Pneus-2025!';

/** Opens the portal and signs in as a demonstration user. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Nome utente').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entra' }).click();
  await expect(page).not.toHaveURL(/\/auth\//);
}

/** Whether the page is laid out for a phone, where lists are cards and the menu is at the bottom. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 900;
}

/** What axe finds on the page as it stands; nothing, where all is well. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(root: Document, options: object): Promise<AxeResults> } };
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  });
}
