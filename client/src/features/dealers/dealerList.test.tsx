import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import type { DealerTableInput } from '../../shared/apollo/schema.generated';
import { answer, refusal, renderApp, useNetwork } from '../../shared/test/renderApp';
import { users } from '../../shared/test/users';
import { dealerRecord } from './testing/dealerRecords';
import { dealersGateway, held, setWidth } from './testing/dealersGateway';

useNetwork();

const phone = 390;
const desktop = 1440;

/** Most of the list is the same in cards, which jsdom draws many times faster than the grid. */
beforeEach(() => setWidth(phone));

async function openList(url: string, count = 25, user = users.KA_ADMINISTRATOR) {
  const gateway = dealersGateway(count);
  const app = await renderApp({ url, user, handlers: gateway.handlers });
  return { ...app, gateway };
}

const cards = () => screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('link') !== null);
const names = () => cards().map((card) => within(card).getByRole('link').textContent);
const lastAsked = (asked: readonly DealerTableInput[]) => asked.at(-1);

describe('the state in the address', () => {
  test('a shared link asks for exactly what it says', async () => {
    const { gateway } = await openList(
      '/dealers?stato=active,suspended&regione=Puglia&provincia=BA&cerca=gomme&ordina=businessName.desc&pagina=2&righe=3&dal=2021-01-01&rete=31',
    );
    expect(await screen.findByRole('link', { name: 'Gomme 4' })).toBeInTheDocument();
    expect(lastAsked(gateway.asked)).toEqual({
      filter: {
        status: ['ACTIVE', 'SUSPENDED'],
        region: ['Puglia'],
        province: ['BA'],
        memberId: '31',
        joinedFrom: '2021-01-01',
      },
      sort: { column: 'BUSINESS_NAME', direction: 'DESC' },
      search: 'gomme',
      page: 2,
      pageSize: 3,
    });
    expect(screen.getByRole('searchbox')).toHaveValue('gomme');
    const chips = within(screen.getByRole('list', { name: 'Filtri attivi' }));
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Ricerca: gomme',
      'Stato: Attivo',
      'Stato: Sospeso',
      'Regione: Puglia',
      'Provincia: BA',
      'Rete: Agenzia Neri',
      'Nel programma: dal 01/01/2021',
      'Azzera filtri',
    ]);
  });

  test('a broken link opens the list with its defaults', async () => {
    const { gateway } = await openList('/dealers?stato=%00&pagina=-1&righe=7&ordina=drop.table&dal=ieri');
    expect(await screen.findByRole('link', { name: 'Gomme 1' })).toBeInTheDocument();
    expect(lastAsked(gateway.asked)).toEqual({
      filter: {},
      sort: { column: 'ID', direction: 'ASC' },
      page: 1,
      pageSize: 10,
    });
  });

  test('paging stands in the history, and the back button undoes it', async () => {
    const { person, path, portal } = await openList('/dealers');
    await screen.findByRole('link', { name: 'Gomme 1' });
    await person.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    expect(await screen.findByRole('link', { name: 'Gomme 11' })).toBeInTheDocument();
    expect(path()).toBe('/dealers?pagina=2');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Righe per pagina' }), '3');
    expect(await screen.findByText('1–3 di 25')).toBeInTheDocument();
    expect(path()).toBe('/dealers?righe=3');
    await act(() => portal.router.navigate(-1));
    expect(await screen.findByText('11–20 di 25')).toBeInTheDocument();
    await act(() => portal.router.navigate(-1));
    expect(await screen.findByText('1–10 di 25')).toBeInTheDocument();
  });

  test('a page beyond the last one becomes the last one', async () => {
    const { path } = await openList('/dealers?pagina=40');
    expect(await screen.findByText('21–25 di 25')).toBeInTheDocument();
    expect(path()).toBe('/dealers?pagina=3');
  });

  test('the page sizes offered are those of the specification', async () => {
    await openList('/dealers');
    const sizes = within(await screen.findByRole('combobox', { name: 'Righe per pagina' }));
    expect(sizes.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '3',
      '5',
      '10',
      '15',
      '50',
      '100',
    ]);
  });
});

describe('searching and filtering', () => {
  test('a word is searched once, when the typing rests, and is one step of the history', async () => {
    const { person, path, gateway, portal } = await openList('/dealers?pagina=2');
    await screen.findByRole('link', { name: 'Gomme 11' });
    await person.type(screen.getByRole('searchbox'), ' gomme 2');
    await waitFor(() => expect(path()).toBe('/dealers?cerca=gomme+2'));
    expect(await screen.findByText('1–7 di 7')).toBeInTheDocument();
    expect(gateway.asked.map(({ search }) => search)).toEqual([undefined, 'gomme 2']);
    expect(portal.router.state.historyAction).toBe('REPLACE');
    expect(screen.getByRole('searchbox')).toHaveValue(' gomme 2');
  });

  test('a chip takes its filter away, and the page begins anew', async () => {
    const { person, path } = await openList('/dealers?stato=active,suspended&cerca=gomme&pagina=2');
    await person.click(await screen.findByRole('button', { name: 'Togli il filtro Stato: Attivo' }));
    expect(path()).toBe('/dealers?stato=suspended&cerca=gomme');
    await person.click(await screen.findByRole('button', { name: 'Azzera filtri' }));
    expect(path()).toBe('/dealers');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });

  test('on a phone the filters stand in a sheet, and act at once', async () => {
    const { person, path } = await openList('/dealers?regione=Puglia&provincia=BA');
    await person.click(await screen.findByRole('button', { name: 'Filtri, 2 attivi' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filtri' }));
    await person.click(sheet.getByRole('button', { name: 'Stato' }));
    await person.click(screen.getByRole('checkbox', { name: 'Chiuso' }));
    expect(path()).toBe('/dealers?stato=closed&regione=Puglia&provincia=BA');
    await person.keyboard('{Escape}');
    await person.click(sheet.getByRole('button', { name: 'Provincia (1)' }));
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Bari (BA)',
      'Barletta-Andria-Trani (BT)',
      'Brindisi (BR)',
      'Foggia (FG)',
      'Lecce (LE)',
      'Taranto (TA)',
    ]);
    await person.keyboard('{Escape}');
    await person.click(sheet.getByRole('button', { name: 'Regione (1)' }));
    await person.click(screen.getByRole('checkbox', { name: 'Puglia' }));
    await person.click(screen.getByRole('checkbox', { name: 'Lazio' }));
    expect(path()).toBe('/dealers?stato=closed&regione=Lazio');
  });
});
