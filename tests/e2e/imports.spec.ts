/** Files of an office (tests/data/casi) through the portal: what the page says of each kind, and what applying does. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { Office } from '../programme/office.js';
import { signIn } from './portal.js';
import { demonstrationPorts } from './portals.js';

const folder = path.resolve(import.meta.dirname, '../data/casi');
const fileNamed = (name: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: readFileSync(path.join(folder, name)),
});

/** Opens the page of new imports, without a reload, and chooses a file on it. */
async function choose(page: Page, file: ReturnType<typeof fileNamed>, kind = 'Vendite'): Promise<void> {
  if (!page.url().endsWith('/imports/new')) {
    await page.getByRole('link', { name: 'Importazioni' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Nuova importazione' }).click();
  }
  await page.getByRole('radio', { name: kind }).check();
  await page.getByLabel(/^Scegli (il|un altro) file$/).setInputFiles(file);
}

/** Loads a file. @returns the id of its import, whose page is open */
async function load(page: Page, file: ReturnType<typeof fileNamed>, kind?: string): Promise<number> {
  await choose(page, file, kind);
  await page.getByRole('button', { name: 'Carica il file' }).click();
  await expect(page).toHaveURL(/\/imports\/\d+$/);
  return Number(page.url().split('/').at(-1));
}

const sampleOf = (page: Page) => page.getByRole('table', { name: 'Le prime righe che cambiano qualcosa' });

test('files of an office are previewed as what they mean, and what cannot be read says why', async ({ page }) => {
  await signIn(page, 'ka.admin', '/imports/new');
  const sample = sampleOf(page);

  for (const [name, sentence] of [
    ['06h-libreoffice.ods', /^Il file è un documento di LibreOffice \(\.ods\): aprilo e salvalo come/],
    ['06i-compresso.zip', /^Il file è un archivio compresso \(\.zip\): estrai la tabella e carica quella/],
  ] as const) {
    await choose(page, fileNamed(name));
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  }

  await load(page, fileNamed('04e-x000D.xlsx'));
  await expect(sample.getByText(/\bX1\b/).first()).toBeVisible();

  await load(page, fileNamed('06b-partita-iva-IT.csv'));
  await expect(sample.getByRole('cell', { name: '05/09/2025' })).toHaveCount(2);

  await load(page, fileNamed('06e-meno-in-fondo.csv'));
  await expect(sample.getByRole('cell', { name: /^[-−]400,00/ })).toHaveCount(2);

  await load(page, fileNamed('06d-partita-iva-9.csv'));
  await expect(page.getByText('Nessuna riga è valida. Correggi il file e ricaricalo.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'partita_iva' }).first()).toBeVisible();

  await load(page, fileNamed('06k-rete-cp850.csv'), 'Rete');
  await expect(page.getByText(/^2 celle con i caratteri di MS-DOS/)).toBeVisible();
  await expect(sample.getByText('Città Gomme di José').first()).toBeVisible();

  await load(page, fileNamed('06g-utf16-senza-bom.csv'));
  await expect(page.getByText(/^Il file è testo UTF-16 senza il segno iniziale che lo dice/)).toBeVisible();
});

test('lines that equal applied ones are applied only once a user has confirmed them', async ({ page }, { project }) => {
  await signIn(page, 'ka.admin', '/imports/new');
  const apply = page.getByRole('button', { name: 'Applica', exact: true });
  const applied = page.getByRole('main').getByText(/^Applicata il /);

  const dated = fileNamed('06a-data-e-ora.csv');
  const first = await load(page, dated);
  await expect(sampleOf(page).getByRole('cell', { name: '05/09/2025' })).toHaveCount(4);
  await apply.click();
  await expect(applied).toBeVisible();

  // the same sales under another document
  const copied = { ...dated, name: 'copia.csv', buffer: Buffer.from(String(dated.buffer).replaceAll('B1;', 'B2;')) };
  const second = await load(page, copied);
  await expect(page.getByText(/^4 righe uguali a righe già importate con un altro documento/)).toBeVisible();
  await expect(apply).toBeDisabled();
  await page
    .getByRole('checkbox', { name: 'Ho controllato: sono altre vendite, e i documenti sono giusti così' })
    .check();
  await apply.click();
  await expect(applied).toBeVisible();

  // the portal of the device is left as it was
  const port = demonstrationPorts[project.name as keyof typeof demonstrationPorts];
  const office = await Office.signIn(`http://localhost:${port + 1}`, 'gd.admin');
  for (const id of [second, first]) await office.undo(id);
});
