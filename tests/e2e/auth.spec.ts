import { expect, test } from '@playwright/test';
import { mailedLink, password, signIn } from './portal.js';

test('wrong credentials are reported, and the page asked for is opened after signing in', async ({ page }) => {
  await page.goto('/dealers?stato=suspended');
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByRole('heading', { name: 'Login Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Entra' }).click();
  await expect(page.getByText('Nome utente è obbligatorio')).toBeVisible();
  await page.getByLabel('Nome utente').fill('gd.admin');
  await page.getByLabel('Password', { exact: true }).fill('sbagliata-2025');
  await page.getByRole('button', { name: 'Entra' }).click();
  await expect(page.getByText('Credenziali di accesso non corrette')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entra' }).click();
  await expect(page).toHaveURL(/\/dealers\?stato=suspended/);
});

test('a click on a person of the demonstration opens the portal as that person', async ({ page }) => {
  await page.goto('/auth/login');
  const people = page.getByRole('region', { name: 'Prova il portale con un clic' });
  await expect(people.getByRole('button')).toHaveCount(12);
  await people.getByRole('button', { name: /^Donatella Cantù / }).click();
  await expect(page).not.toHaveURL(/\/auth\//);
  await expect(page.getByText('Da spendere').first()).toBeVisible();
});

test('the person of the demonstration with a second factor gets in by the code that the page shows', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: /^Federica Serra / }).click();
  const shown = page.getByText(/^Il codice di Federica Serra adesso è \d{6}$/);
  await page.getByLabel('Codice').fill(((await shown.textContent()) ?? '').slice(-6));
  await page.getByRole('button', { name: 'Entra' }).click();
  await expect(page).not.toHaveURL(/\/auth\//);
});

test('who registers is signed in, confirms the address by the mailed link and waits for activation', async ({ page }, {
  project,
}) => {
  const address = `nuovo.${project.name}@example.com`;
  await page.goto('/auth/registration');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill('cerchi in lega 17');
  await page.getByLabel('Conferma password').fill('cerchi in lega 17');
  await page.getByLabel(/termini/).check();
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(page.getByText('Il tuo account è in attesa di attivazione.')).toBeVisible();
  await expect(page.getByText(`Apri l’email che abbiamo inviato a ${address}`)).toBeVisible();

  await page.goto(await mailedLink(address, project.name));
  await expect(page).not.toHaveURL(/token/);
  await page.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
  await expect(page.getByText('Indirizzo confermato.')).toBeVisible();
  await page.getByRole('link', { name: 'Vai al portale' }).click();
  await expect(page.getByText('Un amministratore ti darà un ruolo.')).toBeVisible();
});

test('a new address asks for the password, and takes the old one’s place by the mailed link', async ({ page }, {
  project,
}) => {
  const user = project.name === 'phone' ? 'distributor.consultant' : 'distributor.user';
  const address = `nuova.${project.name}@example.com`;
  await signIn(page, user, '/account');
  const section = page.getByRole('region', { name: 'Email' });
  await expect(section.getByText(`${user}@gdd.example`)).toBeVisible();
  await section.getByRole('button', { name: 'Cambia l’indirizzo' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nuovo indirizzo').fill(address);
  await form.getByLabel('Password attuale').fill('sbagliata-2025');
  await form.getByRole('button', { name: 'Invia l’email di conferma' }).click();
  await expect(form.getByText('La password non è corretta')).toBeVisible();
  await form.getByLabel('Password attuale').fill(password);
  await form.getByRole('button', { name: 'Invia l’email di conferma' }).click();
  await expect(section.getByText(`Apri l’email che abbiamo inviato a ${address}`)).toBeVisible();
  await page.goto(await mailedLink(address, project.name));
  await page.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
  await expect(page.getByText('Indirizzo confermato.')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Email' }).getByText(address)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sessioni' }).getByText('Questa sessione')).toBeVisible();
});

test('an invited user chooses a password by the mailed link and comes in', async ({ page }, { project }) => {
  const address = `invitata.${project.name}@example.com`;
  await signIn(page, 'ka.admin', '/users/new');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Nome e cognome').fill('Irene Invitata');
  await page.getByLabel('Ruolo').selectOption('Consulente');
  await page.getByRole('button', { name: 'Invia l’invito' }).click();
  await expect(page.getByText(`Invito inviato a ${address}.`)).toBeVisible();
  await page.evaluate(() => localStorage.clear());

  await page.goto(await mailedLink(address, project.name));
  await expect(page).not.toHaveURL(/token/);
  await page
    .getByLabel('Nuova password')
    .or(page.getByLabel('Password', { exact: true }))
    .first()
    .fill('battistrada profondo 8');
  await page.getByLabel('Conferma password').fill('battistrada profondo 8');
  await page.getByRole('button', { name: 'Imposta la password' }).click();
  await page.getByRole('link', { name: 'Vai all’accesso' }).click();
  await page.getByLabel('Nome utente').fill(address);
  await page.getByLabel('Password', { exact: true }).fill('battistrada profondo 8');
  await page.getByRole('button', { name: 'Entra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trova un dealer' })).toBeVisible();
});

test('a forgotten password is answered alike for known and unknown addresses', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill('nessuno@example.com');
  await page.getByRole('button', { name: 'Invia il link' }).click();
  await expect(page.getByText('Il tuo account è stato resettato.')).toBeVisible();
});

test('an unknown path leads to the page that says so', async ({ page }) => {
  await signIn(page, 'ka.admin', '/nowhere/at/all');
  await expect(page).toHaveURL(/\/error\/404/);
  await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible();
});
