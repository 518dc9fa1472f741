import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { namesOf } from '@gdd/schema/fields';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { pending } from '../../../shared/test/pending';
import { desktop, phone, setPageWidth } from '../../../shared/test/pageWidth';
import { respond, refusal, serveNetwork } from '../../../shared/test/network';
import { renderApp } from '../../../shared/test/renderApp';
import { users } from '../../../shared/test/users';
import { listFields } from '../dealerFields';
import { dealerRow } from '../testing/dealerRecords';
import type { DealerRow } from './dealerList';
import { dealersGateway, inputOf } from '../testing/dealersGateway';
import { lastRequest, names, openList } from '../testing/openDealers';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

/** Most of the list is the same in cards, which jsdom draws many times faster than the grid. */
beforeEach(() => setPageWidth(phone));

describe('the state in the address', () => {
  test('a shared link asks for exactly what it says', async () => {
    const { gateway } = await openList(
      '/dealers?stato=active,suspended&regione=Puglia&provincia=BA&cerca=gomme&ordina=businessName.desc&pagina=2&righe=3&dal=2021-01-01&rete=31',
    );
    expect(await screen.findByRole('link', { name: 'Gomme 4' })).toBeInTheDocument();
    expect(lastRequest(gateway.requests)).toEqual({
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
    expect(lastRequest(gateway.requests)).toEqual({
      filter: {},
      sort: { column: 'ID', direction: 'ASC' },
      page: 1,
      pageSize: 10,
    });
  });

  test('paging stands in the history, and the back button undoes it', async () => {
    const { person, path, portal } = await openList('/dealers?righe=3');
    await screen.findByText('Gomme 1');
    await person.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    expect(await screen.findByText('Gomme 4')).toBeInTheDocument();
    expect(path()).toBe('/dealers?pagina=2&righe=3');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Righe per pagina' }), '5');
    expect(await screen.findByText('1–5 di 25')).toBeInTheDocument();
    expect(path()).toBe('/dealers?righe=5');
    await act(() => portal.router.navigate(-1));
    expect(await screen.findByText('4–6 di 25')).toBeInTheDocument();
    await act(() => portal.router.navigate(-1));
    expect(await screen.findByText('1–3 di 25')).toBeInTheDocument();
  });

  test('a page beyond the last one becomes the last one', async () => {
    const { path } = await openList('/dealers?pagina=40&righe=3');
    expect(await screen.findByText('25–25 di 25')).toBeInTheDocument();
    expect(path()).toBe('/dealers?pagina=9&righe=3');
  });

  test('the page sizes offered are those of the specification', async () => {
    await openList('/dealers?righe=3');
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
    const { person, path, gateway, portal } = await openList('/dealers?pagina=2&righe=3');
    await screen.findByText('Gomme 4');
    await person.type(screen.getByRole('searchbox'), ' gomme 2');
    await waitFor(() => expect(path()).toBe('/dealers?cerca=gomme+2&righe=3'));
    expect(await screen.findByText('1–3 di 7')).toBeInTheDocument();
    expect(gateway.requests.map(({ search }) => search)).toEqual([undefined, 'gomme 2']);
    expect(portal.router.state.historyAction).toBe('REPLACE');
    expect(screen.getByRole('searchbox')).toHaveValue(' gomme 2');
  });

  test('a chip takes its filter away, and the page begins anew', async () => {
    const { person, path } = await openList('/dealers?stato=active,suspended&cerca=gomme&pagina=2&righe=3');
    await person.click(await screen.findByRole('button', { name: 'Togli il filtro Stato: Attivo' }));
    expect(path()).toBe('/dealers?stato=suspended&cerca=gomme&righe=3');
    await person.click(await screen.findByRole('button', { name: 'Azzera filtri' }));
    expect(path()).toBe('/dealers?righe=3');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });

  test('on a phone the filters stand in a sheet, and act at once', async () => {
    const { person, path } = await openList('/dealers?regione=Puglia&provincia=BA&righe=3');
    await person.click(await screen.findByRole('button', { name: 'Filtri, 2 attivi' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtri' }));
    await person.click(sheet.getByRole('button', { name: 'Stato' }));
    await person.click(screen.getByRole('checkbox', { name: 'Chiuso' }));
    expect(path()).toBe('/dealers?stato=closed&regione=Puglia&provincia=BA&righe=3');
    await person.keyboard('{Escape}');
    await person.click(sheet.getByRole('button', { name: 'Provincia (1)' }));
    const provinces = within(screen.getByRole('dialog', { name: 'Provincia' }));
    expect(provinces.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
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
    expect(path()).toBe('/dealers?stato=closed&regione=Lazio&righe=3');
  });
});

describe('waiting and failing', () => {
  const table = (...rows: readonly DealerRow[]): Response =>
    HttpResponse.json({ data: { dealersTable: { __typename: 'DealerPage', items: rows, total: 25 } } });

  test('the rows of before stay under their own numbers, marked, while the next ones load', async () => {
    const { person, path } = await openList('/dealers?righe=3');
    await screen.findByText('Gomme 1');
    const next = pending<Response>();
    respond(graphql.query('DealerList', () => next.promise));
    await person.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    expect(path()).toBe('/dealers?pagina=2&righe=3');
    expect(screen.getByRole('region', { name: 'Dealer' })).toHaveAttribute('aria-busy', 'true');
    expect(names()).toEqual(['Gomme 1', 'Gomme 2', 'Gomme 3']);
    expect(screen.getByText('1–3 di 25')).toBeInTheDocument();
    next.release(table(dealerRow(4)));
    await waitFor(() => expect(names()).toEqual(['Gomme 4']));
    expect(screen.getByText('4–6 di 25')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Dealer' })).toHaveAttribute('aria-busy', 'false');
  });

  test('a second press before the answer goes on from the page that is asked for', async () => {
    const { person, path } = await openList('/dealers?righe=3');
    await screen.findByText('Gomme 1');
    respond(
      graphql.query('DealerList', ({ variables }) =>
        inputOf(variables).page === 2 ? pending<Response>().promise : table(dealerRow(7)),
      ),
    );
    await person.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    await person.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    await screen.findByText('Gomme 7');
    expect(path()).toBe('/dealers?pagina=3&righe=3');
    expect(screen.getByText('7–9 di 25')).toBeInTheDocument();
  });

  test('a late answer never overwrites a newer one', async () => {
    const { person } = await openList('/dealers?righe=3');
    await screen.findByText('Gomme 1');
    const late = pending<Response>();
    respond(
      graphql.query('DealerList', ({ variables }) =>
        inputOf(variables).page === 2 ? late.promise : table(dealerRow(9)),
      ),
    );
    await person.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    await person.click(screen.getByRole('button', { name: 'Ultima pagina' }));
    await screen.findByText('Gomme 9');
    late.release(table(dealerRow(4)));
    // The late response has been taken in when a further page, asked for after it, is there.
    respond(graphql.query('DealerList', () => table(dealerRow(8))));
    await late.promise;
    expect(names()).toEqual(['Gomme 9']);
    await person.click(screen.getByRole('button', { name: 'Pagina precedente' }));
    await screen.findByText('Gomme 8');
    expect(screen.queryByText('Gomme 4')).not.toBeInTheDocument();
  });

  test('an error names the request and can be tried again', async () => {
    const gateway = dealersGateway(3);
    const { person } = await renderApp({
      url: '/dealers',
      user: users.KA_ADMINISTRATOR,
      handlers: [
        graphql.query('DealerList', () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-17' }), { once: true }),
        ...gateway.handlers,
      ],
    });
    expect(await screen.findByText('Codice della richiesta: r-17')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Gomme 1')).toBeInTheDocument();
  });

  test.each([
    ['a gateway that answers 502', () => refusal({ code: 'UPSTREAM_UNAVAILABLE', requestId: 'r-18' })],
    ['no connection', () => HttpResponse.error()],
  ])(
    'a page change that meets %s keeps the page before it, says from when it is, and is tried again',
    async (_, fault) => {
      const { person, gateway } = await openList('/dealers?righe=3');
      await screen.findByText('Gomme 1');
      respond(graphql.query('DealerList', fault));
      await person.click(screen.getByRole('button', { name: 'Pagina successiva' }));
      expect(
        await screen.findByText(/^Restano le righe di prima, lette il \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/),
      ).toBeInTheDocument();
      expect(names()).toEqual(['Gomme 1', 'Gomme 2', 'Gomme 3']);

      respond(...gateway.handlers);
      await person.click(screen.getByRole('button', { name: 'Pagina successiva' }));
      await waitFor(() => expect(names()).toEqual(['Gomme 4', 'Gomme 5', 'Gomme 6']));
      expect(screen.queryByText(/Restano le righe di prima/)).not.toBeInTheDocument();
    },
  );

  test('rows that the reader may not see any more do not stay', async () => {
    const { person } = await openList('/dealers?righe=3');
    await screen.findByText('Gomme 1');
    respond(graphql.query('DealerList', () => refusal({ code: 'FORBIDDEN' })));
    await person.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    await screen.findByRole('alert');
    expect(screen.queryByText('Gomme 1')).not.toBeInTheDocument();
  });

  test('without a connection the page says so', async () => {
    await renderApp({
      url: '/dealers',
      user: users.KA_ADMINISTRATOR,
      handlers: [graphql.query('DealerList', () => HttpResponse.error())],
    });
    expect(await screen.findByText(/Il portale non è raggiungibile/)).toBeInTheDocument();
  });

  test('an empty network has another message than filters that find nothing', async () => {
    const { person, gateway } = await openList('/dealers?cerca=zzz', 2);
    expect(await screen.findByText('Nessun risultato con questi filtri')).toBeInTheDocument();
    gateway.rows = [];
    const [chips, state] = screen.getAllByRole('button', { name: 'Azzera filtri' });
    expect(chips).toBeInTheDocument();
    await person.click(state!);
    expect(await screen.findByText('Non c’è ancora nessun dealer')).toBeInTheDocument();
  });
});

describe('the grid', () => {
  test('sorts on the server, chooses by its boxes, and opens a row by mouse and keyboard', async () => {
    setPageWidth(desktop);
    const { person, path, gateway } = await openList('/dealers?righe=3', 5);
    const grid = await screen.findByRole('grid', { name: 'Dealer' });
    const heads = within(grid).getAllByRole('columnheader');
    const names = [
      'Ragione sociale',
      'Codice',
      'Stato',
      'Tier',
      'Pneumatici da inizio anno',
      'Anno prima, stesso periodo',
      'Campagna più avanti',
      'Ultimo acquisto',
      'Città',
      'Provincia',
      'Responsabile',
      'P. IVA',
      'Regione',
      'Dal',
      'Azioni',
    ];
    // in this order, whatever further columns stand among them
    const visible = heads.map((head) => head.textContent);
    expect(visible.filter((name) => names.includes(name))).toEqual(names);
    expect(visible.filter(Boolean)).toHaveLength(namesOf(listFields).length + 1);
    await within(grid).findAllByText('+39 080 123456');
    const row = within(grid).getByText('Gomme 1').closest<HTMLElement>('[role="row"]');
    const cells = within(row!).getAllByRole('gridcell');
    expect(cells.map((cell) => cell.textContent).filter(Boolean)).toEqual([
      'Gomme 1',
      'DE00001',
      'Attivo',
      'Gold',
      '1.234',
      '1.100',
      'Inverno 2025 Gold',
      '20/12/2025',
      'Bari',
      'BA',
      'Agenzia Neri',
      '73504760031',
      'Puglia',
      '30/03/2021',
      '+39 080 123456',
    ]);

    await person.click(within(grid).getByText('Ragione sociale'));
    expect(path()).toBe('/dealers?ordina=businessName.asc&righe=3');
    await waitFor(() => expect(heads[1]).toHaveAttribute('aria-sort', 'ascending'));
    await person.click(within(grid).getByText('Ragione sociale'));
    expect(path()).toBe('/dealers?ordina=businessName.desc&righe=3');
    await waitFor(() =>
      expect(lastRequest(gateway.requests)?.sort).toEqual({ column: 'BUSINESS_NAME', direction: 'DESC' }),
    );
    await waitFor(() => expect(heads[1]).toHaveAttribute('aria-sort', 'descending'));
    await person.click(within(grid).getByText('Ragione sociale'));
    expect(path()).toBe('/dealers?righe=3');

    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await person.click(within(grid).getByRole('button', { name: 'Copia P. IVA: Gomme 1' }));
    expect(write).toHaveBeenCalledWith('73504760031');
    expect(await screen.findByText('Partita IVA copiata')).toBeInTheDocument();
    expect(path()).toBe('/dealers?righe=3');

    await person.click(within(grid).getByRole('checkbox', { name: 'Seleziona tutte le righe' }));
    expect(screen.getByText('3 selezionati')).toBeInTheDocument();
    await person.click(within(grid).getAllByRole('checkbox', { name: 'Deseleziona riga' })[0]!);
    expect(screen.getByText('2 selezionati')).toBeInTheDocument();
    expect(path()).toBe('/dealers?righe=3');

    await person.click(within(grid).getAllByText('Agenzia Neri')[1]!);
    await waitFor(() => expect(path()).toBe('/dealers/2'));
    await screen.findByRole('heading', { name: 'Dealer non trovato' });
    await person.click(await screen.findByRole('link', { name: 'Torna ai dealer' }));
    const again = await screen.findByRole('grid', { name: 'Dealer' });
    await person.click(within(again).getAllByRole('checkbox', { name: 'Seleziona riga' })[0]!);
    await person.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(path()).toBe('/dealers/1'));
  });
});
