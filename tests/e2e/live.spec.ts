/** What changes elsewhere reaches an open page without a reload: imports as they come, newer figures by one click. */
import { expect, test, type Page } from '@playwright/test';
import { Office } from '../programme/office.js';
import { demonstrationPorts } from './portals.js';
import { signIn } from './portal.js';

interface Dealer {
  readonly vatNumber: string;
  readonly status: string;
}

/** Opens a page and waits for what it is about, and for its live stream, which begins after the page's own calls. */
async function open(page: Page, address: string, isShown: () => Promise<void>): Promise<void> {
  // it may come as soon as what the page is about
  const stream = page.waitForResponse((response) => response.url().endsWith('/graphql/stream'));
  await page.goto(address);
  await isShown();
  await stream;
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
  await open(list, '/imports', () =>
    expect(list.getByRole('heading', { level: 1, name: 'Importazioni' })).toBeVisible(),
  );

  const { id, errors } = await office.preview('sales', filename, Buffer.from(file));
  expect(errors).toEqual([]);
  await expect(list.getByText(filename)).toBeVisible();
  await open(list, `/imports/${id}`, () => expect(list.getByText('Da applicare').first()).toBeVisible());
  await office.apply(id);
  await expect(list.getByText('Applicata').first()).toBeVisible();

  await page.bringToFront();
  await expect(page.getByText('Ci sono dati più recenti.')).toBeVisible();
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await expect(page.getByText('Ci sono dati più recenti.')).toBeHidden();
  await office.undo(id);
  await expect(page.getByText('Ci sono dati più recenti.')).toBeVisible();
});
