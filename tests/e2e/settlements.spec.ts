/** A run from its draft to the bank: what two persons do with its notes, and what the exchange system answers. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { unzipped } from '../../rest/src/testing/files/openedSheet.js';
import { password, signIn } from './portal.js';

/** A draft of the demonstration. */
const title = 'Premi primo semestre 2025 – Emilia-Romagna';
const receipts = path.resolve(import.meta.dirname, '../data/ricevute');

/** A receipt of tests/data as it comes for a file of the run, on the programme's day. */
function receiptOf(receipt: string, fileName: string): Buffer {
  const text = readFileSync(path.join(receipts, receipt), 'utf8')
    .replace(/<NomeFile>.*<\/NomeFile>/, `<NomeFile>${fileName}</NomeFile>`)
    .replaceAll(/2025-10-\d\dT/g, '2025-10-15T');
  return Buffer.from(text);
}

/** Confirms what a button asks, and waits for what is said about it. */
async function carryOut(page: Page, action: string | RegExp, done: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
  await expect(page.getByText(done)).toBeVisible();
}

/** The same, of files: the answer is a dialog, which is closed. */
async function ofFiles(page: Page, action: string, done: RegExp): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
  const answer = page.getByRole('dialog');
  await expect(answer.getByRole('status')).toHaveText(done);
  await answer.getByRole('button', { name: 'Chiudi' }).click();
}

/** The files of the run's ZIP, by name. */
async function filesOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'FatturaPA (ZIP)' }).click();
  return unzipped(readFileSync(await (await coming).path()));
}

const hashOf = (files: ReadonlyMap<string, string>) =>
  createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex');

/** Takes in a receipt about a file of the run. @returns the dialog that says what became of it */
async function takeIn(page: Page, receipt: string, fileName: string): Promise<Locator> {
  const file = { name: receipt, mimeType: 'text/xml', buffer: receiptOf(receipt, fileName) };
  await page.locator('input[type="file"][accept*=".p7m"]').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Esiti letti' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Takes in a rejection, and opens the page of its note. @returns the path of the page */
async function rejected(page: Page, fileName: string): Promise<string> {
  const dialog = await takeIn(page, 'IT01234567890_EVU62_NS_001.xml', fileName);
  await expect(dialog.getByRole('status')).toContainText('1 scartata');
  for (const code of ['00305', '00418']) await expect(dialog.getByText(code)).toBeVisible();
  await dialog.getByRole('link', { name: /^NC-/ }).click();
  await expect(page).toHaveURL(/\/settlements\/documents\/\d+$/);
  return new URL(page.url()).pathname;
}

/**
 * The next answer to a mutation is that of a session whose sign-in is five minutes old, as the product's clock cannot be
 * moved; what follows is answered by the product.
 */
async function letProofExpire(page: Page, operationName: string): Promise<void> {
  let isDue = true;
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postDataJSON() as { readonly operationName?: string };
    if (!isDue || sent.operationName !== operationName) return route.fallback();
    isDue = false;
    const extensions = { code: 'FORBIDDEN', reason: 'stepUpRequired' };
    return route.fulfill({ json: { data: null, errors: [{ message: 'Operazione non consentita.', extensions }] } });
  });
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Registra il pagamento' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Registra il pagamento' }).click();
  await expect(page.getByText(/Il pagamento di NC-\S+ è registrato\./)).toBeVisible();
}

test('two persons pay a run: its notes are sent, one is rejected, mended and paid, and no paid one is cancelled', async ({
  page: clerk,
  browser,
}) => {
  const context = await browser.newContext();
  const chief = await context.newPage();
  await signIn(clerk, 'ka.admin', '/settlements');
  await clerk.getByRole('main').getByRole('link', { name: title }).click();
  await carryOut(clerk, 'Proponi', `«${title}» attende l’approvazione di un altro utente.`);
  await expect(clerk.getByText('Hai proposto tu questa liquidazione')).toBeVisible();
  const run = new URL(clerk.url()).pathname;

  await signIn(chief, 'gd.admin', run);
  await letProofExpire(chief, 'ApproveSettlement');
  const approval = /^Approva [\d.]+,\d\d\s€ \+ IVA, \d+ documenti?$/;
  await chief.getByRole('button', { name: approval, exact: true }).click();
  await chief.getByRole('alertdialog').getByRole('button', { name: approval, exact: true }).click();
  const stepUp = chief.getByRole('dialog', { name: 'Conferma che sei tu' });
  await stepUp.getByRole('textbox', { name: 'Password' }).fill('sbagliata-di-poco');
  await stepUp.getByRole('button', { name: 'Conferma' }).click();
  await expect(stepUp.getByText('La password non è corretta')).toBeVisible();
  await stepUp.getByRole('textbox', { name: 'Password' }).fill(password);
  await stepUp.getByRole('button', { name: 'Conferma' }).click();
  await expect(chief.getByText(`«${title}» è approvata: i documenti sono pronti.`)).toBeVisible();
  await ofFiles(chief, 'Prepara i file', /^\d+ file preparati, /);
  const files = await filesOf(chief);
  expect(files.size).toBeGreaterThan(2);
  expect(hashOf(await filesOf(chief))).toBe(hashOf(files));
  await ofFiles(chief, 'Segna come inviate', /^\d+ note segnate come inviate, /);

  // the exchange system rejects two notes
  const [first = '', second = ''] = files.keys();
  const documents = `/settlements/documents?liquidazione=${run.split('/').at(-1)}`;
  await clerk.goto(documents);
  const mended = await rejected(clerk, first);
  const receiver = await clerk.getByText(/\(DE\d+\)$/).textContent();
  await clerk.goto(documents);
  const lost = await rejected(clerk, second);

  // one is mended, has another file, and is delivered and paid
  await clerk.goto(`/dealers?cerca=${/DE\d+/.exec(receiver ?? '')?.[0]}`);
  await clerk
    .getByRole('main')
    .getByRole('link', { name: receiver?.replace(/ \(.*/, '') ?? '' })
    .click();
  await clerk.getByRole('link', { name: 'Modifica' }).click();
  await clerk.getByRole('textbox', { name: 'Codice SDI' }).fill('MEND123');
  await clerk.getByRole('button', { name: 'Salva' }).click();
  await expect(clerk.getByText(/^Le modifiche a .* sono state salvate\.$/)).toBeVisible();
  await chief.reload();
  await ofFiles(chief, 'Prepara i file', /^2 file preparati, /);
  const again = await filesOf(chief);
  expect([...again.keys()].filter((name) => !files.has(name))).toHaveLength(2);
  const [resent, file] = [...again].find(([, xml]) => xml.includes('MEND123')) ?? ['', ''];
  expect(files.has(resent)).toBe(false);
  for (const [name, xml] of again) expect(files.get(name) ?? xml).toBe(xml);
  expect(file).toContain('<CodiceDestinatario>MEND123</CodiceDestinatario>');
  await clerk.goto(documents);
  const delivered = await takeIn(clerk, 'IT01234567890_EVU60_RC_001.xml', resent);
  await expect(delivered.getByRole('status')).toContainText('1 nota consegnata');
  await clerk.goto(mended);
  await pay(clerk);
  await expect(clerk.getByText(/^Consegnat/).first()).toBeVisible();
  for (const name of ['Annulla il documento', 'Emetti nota di debito']) {
    await expect(clerk.getByRole('button', { name })).toHaveCount(0);
  }

  // of the other one the cancellation is asked for, and it is paid before somebody approves that
  const other = [...again.keys()].find((name) => !files.has(name) && name !== resent) ?? '';
  await clerk.goto(documents);
  expect(await rejected(clerk, other)).toBe(lost);
  await clerk.getByRole('button', { name: 'Annulla il documento' }).click();
  const dialog = clerk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Emessa due volte');
  await dialog.getByRole('button', { name: 'Chiedi l’annullamento' }).click();
  await clerk
    .getByRole('dialog', { name: 'Serve l’approvazione' })
    .getByRole('link', { name: 'Vedi la richiesta' })
    .click();
  await expect(clerk).toHaveURL(/\/approvals\/\d+$/);
  await chief.goto(new URL(clerk.url()).pathname);
  await clerk.goto(lost);
  await pay(clerk);
  await chief.getByRole('button', { name: 'Approva', exact: true }).click();
  await chief.getByRole('alertdialog').getByRole('button', { name: 'Approva' }).click();
  await expect(
    chief.getByText(/Lo stato dell’invio o del pagamento di questo documento non lo permette/),
  ).toBeVisible();
  await clerk.reload();
  await expect(clerk.getByText('Annullato', { exact: true })).toHaveCount(0);
  await context.close();
});
