import { expect, test } from '@playwright/test';
import { accessibilityProblems, mailedLink, signIn } from './portal.js';

const secret = 'cerchi in lega 17';

test('who registers is activated by an administrator, enters, and is shut out when disabled', async ({
  page,
  browser,
  isMobile,
}, { project }) => {
  test.skip(isMobile, 'administrators sit at a desk');
  // the address of a member of the demonstration, which is proposed to whoever activates
  const address = 'ag0005@rete.example';
  await signIn(page, 'ka.admin');
  const at = (path: string) => new URL(path, page.url()).href;
  const person = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await person.goto(at('/auth/registration'));
  await person.getByLabel('Email').fill(address);
  await person.getByLabel('Password', { exact: true }).fill(secret);
  await person.getByLabel('Conferma password').fill(secret);
  await person.getByLabel(/termini/).check();
  await person.getByRole('button', { name: 'Registrati' }).click();
  await expect(person.getByText('Il tuo account è in attesa di attivazione.')).toBeVisible();
  await person.goto(await mailedLink(address, project.name));
  await person.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
  await expect(person.getByText('Indirizzo confermato.')).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: /^Impostazioni/ }).click();
  const waiting = page.getByRole('link', { name: /^Utenti: \d+ in attesa$/ });
  await expect(waiting).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await waiting.click();
  await page.getByRole('button', { name: 'Mostra chi è in attesa' }).click();
  await page.getByRole('link', { name: address }).click();
  await page.getByRole('button', { name: / come Agente$/ }).click();
  await page.getByRole('button', { name: 'Attiva l’utente' }).click();
  await expect(page.getByText(`${address} è attivo e può entrare.`)).toBeVisible();

  await person.context().clearCookies();
  await person.evaluate(() => localStorage.clear());
  await person.goto(at('/auth/login'));
  await person.getByLabel('Nome utente').fill(address);
  await person.getByLabel('Password', { exact: true }).fill(secret);
  await person.getByRole('button', { name: 'Entra' }).click();
  await expect(person).toHaveURL(at('/'));
  await expect(person.getByRole('navigation').getByRole('link', { name: 'Dealer', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Disattiva' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disattiva' }).click();
  await expect(page.getByText(/è stato disattivato\.$/)).toBeVisible();
  await expect(person).toHaveURL(/\/auth\/login/);
  await person.context().close();
});
