/** What changes elsewhere reaches an open page without a reload: imports as they come, newer figures by one click. */
import { expect, test } from '@playwright/test';
import { Office } from '../programme/office.js';
import { demonstrationPorts } from './portals.js';
import { signIn } from './portal.js';

interface Dealer {
  readonly vatNumber: string;
  readonly status: string;
}

test('an import of somebody else comes to the list, and its figures to the dashboard when they are asked for', async ({
  page,
  context,
}, { project }) => {
  const port = demonstrationPorts[project.name as keyof typeof demonstrationPorts];
  const office = await Office.signIn(`http://localhost:${port + 1}`, 'gd.admin');
  const { items } = await office.call<{ items: readonly Dealer[] }>('POST', '/dealers/table', {});
  const { vatNumber } = items.find(({ status }) => status === 'active') as Dealer;
  const filename = `dal-vivo-${project.name}.csv`;
  const file = [
    'documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo',
    `LIVE-${project.name};1;${vatNumber};14/10/2025;Lupo;estivo;vettura;17;dettaglio;400;40000,00`,
  ].join('\n');

  await signIn(page, 'ka.admin');
  await expect(page.getByRole('list', { name: 'In sintesi' })).toBeVisible();
  const list = await context.newPage();
  await list.goto('/imports');
  await expect(list.getByRole('heading', { level: 1, name: 'Importazioni' })).toBeVisible();
  // the stream begins after the page's own calls
  await list.waitForResponse((response) => response.url().endsWith('/graphql/stream'));

  const { id, errors } = await office.preview('sales', filename, Buffer.from(file));
  expect(errors).toEqual([]);
  await expect(list.getByText(filename)).toBeVisible();
  await list.goto(`/imports/${id}`);
  await expect(list.getByText('Da applicare').first()).toBeVisible();
  await list.waitForResponse((response) => response.url().endsWith('/graphql/stream'));
  await office.apply(id);
  await expect(list.getByText('Applicata').first()).toBeVisible();

  await page.bringToFront();
  await expect(page.getByText('Ci sono dati più recenti.')).toBeVisible();
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await expect(page.getByText('Ci sono dati più recenti.')).toBeHidden();
  await office.undo(id);
  await expect(page.getByText('Ci sono dati più recenti.')).toBeVisible();
});
