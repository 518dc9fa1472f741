import { expect, test, type Page } from '@playwright/test';
import { signIn } from './portal.js';

/** Gives the browser a device that holds passkeys, and whose owner always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu utente/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
}

test('a passkey signs in without the password, beside it, and no more once it is removed', async ({ page }) => {
  await addAuthenticator(page);
  await signIn(page, 'account', '/account');
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Passkey' });
  await dialog.getByLabel('Nome').fill('Portatile');
  await dialog.getByRole('button', { name: 'Crea la passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Conserva i codici di recupero' });
  await codes.getByRole('button', { name: 'Li ho conservati' }).click();
  await expect(page.getByRole('row', { name: /Portatile/ })).toBeVisible();

  // the browser offers it in the field of the username, and the device agrees at once
  await signOut(page);
  await expect(page).not.toHaveURL(/\/auth\//);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Elimina «Portatile»' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(page.getByText('Per ora entri con la sola password.')).toBeVisible();
});
