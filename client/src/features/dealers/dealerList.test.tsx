import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { namesOf } from '@gdd/schema/fields';
import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import type { DealerTableInput } from '../../shared/apollo/schema.generated';
import { followedFiles } from '../../shared/test/followedFiles';
import { held } from '../../shared/test/held';
import { desktop, phone, setPageWidth } from '../../shared/test/pageWidth';
import { answer, expectNoMore, refusal, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { users } from '../../shared/test/users';
import { listFields } from './dealerFields';
import { dealerRecord, dealerRow } from './testing/dealerRecords';
import type { DealerRow } from './useDealerColumns';
import { dealersGateway, inputOf } from './testing/dealersGateway';

serveNetwork();

const followed = followedFiles();

/** Most of the list is the same in cards, which jsdom draws many times faster than the grid. */
beforeEach(() => setPageWidth(phone));

async function openList(url: string, count = 25, user = users.KA_ADMINISTRATOR) {
  const gateway = dealersGateway(count);
  const app = await renderApp({ url, user, handlers: gateway.handlers });
  return { ...app, gateway };
}

const cards = () => within(screen.getByRole('list', { name: 'Dealer' })).getAllByRole('listitem');
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
    expect(gateway.asked.map(({ search }) => search)).toEqual([undefined, 'gomme 2']);
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
    const sheet = within(screen.getByRole('dialog', { name: 'Filtri' }));
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
    const next = held<Response>();
    answer(graphql.query('DealerList', () => next.promise));
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
    answer(
      graphql.query('DealerList', ({ variables }) =>
        inputOf(variables).page === 2 ? held<Response>().promise : table(dealerRow(7)),
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
    const late = held<Response>();
    answer(
      graphql.query('DealerList', ({ variables }) =>
        inputOf(variables).page === 2 ? late.promise : table(dealerRow(9)),
      ),
    );
    await person.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    await person.click(screen.getByRole('button', { name: 'Ultima pagina' }));
    await screen.findByText('Gomme 9');
    late.release(table(dealerRow(4)));
    // The late answer has been taken in when a further page, asked for after it, is there.
    answer(graphql.query('DealerList', () => table(dealerRow(8))));
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
      answer(graphql.query('DealerList', fault));
      await person.click(screen.getByRole('button', { name: 'Pagina successiva' }));
      expect(
        await screen.findByText(/^Restano le righe di prima, lette il \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/),
      ).toBeInTheDocument();
      expect(names()).toEqual(['Gomme 1', 'Gomme 2', 'Gomme 3']);

      answer(...gateway.handlers);
      await person.click(screen.getByRole('button', { name: 'Pagina successiva' }));
      await waitFor(() => expect(names()).toEqual(['Gomme 4', 'Gomme 5', 'Gomme 6']));
      expect(screen.queryByText(/Restano le righe di prima/)).not.toBeInTheDocument();
    },
  );

  test('rows that the reader may not see any more do not stay', async () => {
    const { person } = await openList('/dealers?righe=3');
    await screen.findByText('Gomme 1');
    answer(graphql.query('DealerList', () => refusal({ code: 'FORBIDDEN' })));
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

  test('an empty network is told from filters that find nothing', async () => {
    const { person, gateway } = await openList('/dealers?cerca=zzz', 2);
    expect(await screen.findByText('Nessun risultato con questi filtri')).toBeInTheDocument();
    gateway.rows = [];
    const [chips, state] = screen.getAllByRole('button', { name: 'Azzera filtri' });
    expect(chips).toBeInTheDocument();
    await person.click(state!);
    expect(await screen.findByText('Non c’è ancora nessun dealer')).toBeInTheDocument();
  });
});

describe('choosing rows', () => {
  const choose = (name: string) => screen.getByRole('checkbox', { name: `Seleziona ${name}` });

  test('the choice is kept on paging and on the way back, and ends with a fresh list', async () => {
    const { person } = await openList('/dealers?righe=3&cerca=gomme');
    await screen.findByText('Gomme 1');
    await person.click(choose('Gomme 1'));
    await person.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    await screen.findByText('Gomme 4');
    await person.click(choose('Gomme 4'));
    expect(screen.getByText('2 selezionati')).toBeInTheDocument();

    await person.click(screen.getByRole('link', { name: 'Gomme 6' }));
    // The link also stands above the page while it opens, and that one goes when the answer has come.
    await screen.findByRole('heading', { name: 'Dealer non trovato' });
    await person.click(await screen.findByRole('link', { name: 'Torna ai dealer' }));
    expect(await screen.findByText('2 selezionati')).toBeInTheDocument();
    expect(choose('Gomme 4')).toBeChecked();
    expect(screen.getByText('4–6 di 25')).toBeInTheDocument();

    await person.click(screen.getByRole('button', { name: 'Togli il filtro Ricerca: gomme' }));
    expect(await screen.findByText('1–3 di 25')).toBeInTheDocument();
    expect(screen.queryByText(/selezionat[oi]$/)).not.toBeInTheDocument();
    expect(choose('Gomme 1')).not.toBeChecked();
  });

  test('all results are chosen page by page, and each gets its outcome', async () => {
    const { person, gateway } = await openList('/dealers?righe=3', 5);
    await screen.findByText('Gomme 1');
    await person.click(screen.getByRole('checkbox', { name: 'Seleziona tutta la pagina' }));
    expect(screen.getByText('3 selezionati')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Seleziona tutti i 5 risultati' }));
    expect(await screen.findByText('5 selezionati')).toBeInTheDocument();

    const sent: string[] = [];
    let isRefusing = true;
    answer(
      graphql.mutation('UpdateDealerStatus', ({ variables: { id, status } }) => {
        sent.push(`${String(id)} ${String(status)}`);
        if (id === '2' && isRefusing) return refusal({ code: 'UPSTREAM_TIMEOUT', reason: 'outcomeUnknown' });
        gateway.rows = gateway.rows.map((row) => (row.id === id ? { ...row, status: 'CLOSED' } : row));
        const updateDealerStatus = { ...dealerRecord, id: String(id), status: 'CLOSED' };
        return HttpResponse.json({ data: { updateDealerStatus } });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Cambia stato' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambia lo stato di 5 dealer' }));
    await person.click(dialog.getByRole('radio', { name: /Chiuso/ }));
    await person.click(dialog.getByRole('button', { name: 'Cambia stato' }));
    expect(await dialog.findByText('4 dealer aggiornati')).toBeInTheDocument();
    expect(sent.toSorted()).toEqual(['1 CLOSED', '2 CLOSED', '3 CLOSED', '4 CLOSED', '5 CLOSED']);
    const [first] = within(dialog.getByRole('list', { name: 'Esito per ogni dealer' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Gomme 2Esito sconosciuto: ricontrolla prima di riprovare.');

    isRefusing = false;
    await person.click(dialog.getByRole('button', { name: 'Riprova il dealer rimasto' }));
    expect(await dialog.findByText('5 dealer aggiornati')).toBeInTheDocument();
    expect(sent).toHaveLength(6);
    await person.click(dialog.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.getAllByText('Chiuso')).toHaveLength(3));
    expect(screen.getByText('5 risultati')).toBeInTheDocument();
  });

  test('what failed stays chosen', async () => {
    const { person } = await openList('/dealers?righe=3', 3);
    await screen.findByText('Gomme 1');
    await person.click(choose('Gomme 1'));
    answer(graphql.mutation('UpdateDealerStatus', () => refusal({ code: 'NOT_FOUND' })));
    await person.click(screen.getByRole('button', { name: 'Cambia stato' }));
    await person.click(screen.getByRole('radio', { name: /Sospeso/ }));
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cambia stato' }));
    await person.click(await screen.findByRole('button', { name: 'Chiudi' }));
    expect(await screen.findByText('1 selezionato')).toBeInTheDocument();
  });
});

describe('one row', () => {
  async function openStatus(url: string) {
    const app = await openList(url, 3);
    await app.person.click(await screen.findByRole('button', { name: 'Azioni per Gomme 2' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Cambia stato' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambia lo stato di Gomme 2' }));
    await app.person.click(dialog.getByRole('radio', { name: /Chiuso/ }));
    return { ...app, dialog };
  }

  const changedTo = (gateway: ReturnType<typeof dealersGateway>, status: 'CLOSED') =>
    graphql.mutation('UpdateDealerStatus', () => {
      gateway.rows = gateway.rows.map((row) => (row.id === '2' ? { ...row, status } : row));
      const updateDealerStatus = { ...dealerRecord, id: '2', businessName: 'Gomme 2', status };
      return HttpResponse.json({ data: { updateDealerStatus } });
    });

  test('shows its changed status, and the list is not asked for again', async () => {
    const { person, gateway, dialog } = await openStatus('/dealers?righe=3');
    answer(changedTo(gateway, 'CLOSED'));
    expectNoMore('DealerList');
    await person.click(dialog.getByRole('button', { name: 'Cambia stato' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(cards()[1]!).getByText('Chiuso')).toBeInTheDocument();
  });

  test('leaves a list of another status', async () => {
    const { person, gateway, dialog } = await openStatus('/dealers?stato=active&righe=3');
    answer(changedTo(gateway, 'CLOSED'));
    await person.click(dialog.getByRole('button', { name: 'Cambia stato' }));
    await waitFor(() => expect(names()).toEqual(['Gomme 1']));
  });

  test('is asked for again where nobody knows whether its status has changed', async () => {
    const { person, gateway, dialog } = await openStatus('/dealers?righe=3');
    answer(
      graphql.mutation('UpdateDealerStatus', () => refusal({ code: 'UPSTREAM_TIMEOUT', reason: 'outcomeUnknown' })),
    );
    await person.click(dialog.getByRole('button', { name: 'Cambia stato' }));
    await dialog.findByRole('alert');
    gateway.rows = gateway.rows.map((row) => ({ ...row, status: 'CLOSED' }));
    await person.click(dialog.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.getAllByText('Chiuso')).toHaveLength(3));
  });

  test('is deleted only after a question, and leaves the list', async () => {
    const { person, gateway } = await openList('/dealers?righe=3', 3);
    await screen.findByText('Gomme 1');
    answer(
      graphql.mutation('DeleteDealer', ({ variables }) => {
        gateway.rows = gateway.rows.filter(({ id }) => id !== variables['id']);
        return HttpResponse.json({ data: { deleteDealer: true } });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Azioni per Gomme 2' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Eliminare Gomme 2?' }));
    expect(question.getByText(/non si può annullare/)).toBeInTheDocument();
    await person.click(question.getByRole('button', { name: 'Elimina' }));
    expect(await screen.findByText('Gomme 2 è stato eliminato.')).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['Gomme 1', 'Gomme 3']));
  });

  test('offers nothing to whoever may only look', async () => {
    await openList('/dealers?righe=3', 3, users.DISTRIBUTOR);
    await screen.findByText('Gomme 1');
    expect(screen.queryByRole('link', { name: 'Nuovo dealer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Azioni per/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('a dealer has no list', async () => {
    const { path } = await openList('/dealers', 3, users.DEALER);
    await waitFor(() => expect(path()).toBe('/error/403?missing=accessDealerManager'));
  });
});

describe('the list as a file', () => {
  const ticket = { __typename: 'FileTicket', url: '/files/t-1', filename: 'Dealer 2025-12-31.xlsx' };

  test.each([phone, desktop])('holds what is shown, all pages of it, in the chosen format (%i px)', async (width) => {
    setPageWidth(width);
    const { person, gateway } = await openList(
      '/dealers?stato=active&regione=Puglia&rete=31&dal=2021-01-01&cerca=gomme&ordina=businessName.desc&pagina=2&righe=3',
    );
    await screen.findByText('Gomme 5');
    let asked: unknown;
    answer(
      graphql.query('DealersFile', ({ variables }) => {
        asked = variables;
        return HttpResponse.json({ data: { dealersFile: ticket } });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Esporta' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
    await waitFor(() => expect(followed).toEqual(['/files/t-1 Dealer 2025-12-31.xlsx']));
    const { filter, sort, search } = lastAsked(gateway.asked) ?? {};
    expect(asked).toEqual({ filter, sort, search, format: 'XLSX' });
    expect(search).toBe('gomme');
  });

  test('shows that it is on its way, and is asked for once', async () => {
    const { person } = await openList('/dealers?righe=3', 3, users.DISTRIBUTOR);
    await screen.findByText('Gomme 1');
    const late = held<Response>();
    let asked: unknown;
    answer(
      graphql.query('DealersFile', ({ variables }) => {
        asked = variables;
        return late.promise;
      }),
    );
    const button = screen.getByRole('button', { name: 'Esporta' });
    await person.click(button);
    await person.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    await waitFor(() => expect(button).toBeDisabled());
    late.release(HttpResponse.json({ data: { dealersFile: ticket } }));
    await waitFor(() => expect(button).toBeEnabled());
    expect(followed).toHaveLength(1);
    expect(asked).toEqual({ filter: {}, sort: { column: 'ID', direction: 'ASC' }, format: 'CSV' });
  });

  test('that is refused is told in a message, and the list stays', async () => {
    const { person } = await openList('/dealers?righe=3', 3);
    await screen.findByText('Gomme 1');
    answer(graphql.query('DealersFile', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' })));
    await person.click(screen.getByRole('button', { name: 'Esporta' }));
    await person.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    expect(await screen.findByText(/Il servizio non è disponibile in questo momento/)).toBeInTheDocument();
    expect(followed).toEqual([]);
    expect(names()).toEqual(['Gomme 1', 'Gomme 2', 'Gomme 3']);
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
      'Città',
      'Provincia',
      'Responsabile',
      'P. IVA',
      'Regione',
      'Dal',
      'Azioni',
    ];
    // in this order, whatever further columns stand among them
    const shown = heads.map((head) => head.textContent);
    expect(shown.filter((name) => names.includes(name))).toEqual(names);
    expect(shown.filter(Boolean)).toHaveLength(namesOf(listFields).length + 1);
    expect(within(grid).getByText('Gomme 1').closest('[role="row"]')).toHaveTextContent(
      'Gomme 1DE00001AttivoGoldBariBAAgenzia Neri73504760031Puglia30/03/2021',
    );

    await person.click(within(grid).getByText('Ragione sociale'));
    expect(path()).toBe('/dealers?ordina=businessName.asc&righe=3');
    await waitFor(() => expect(heads[1]).toHaveAttribute('aria-sort', 'ascending'));
    await person.click(within(grid).getByText('Ragione sociale'));
    expect(path()).toBe('/dealers?ordina=businessName.desc&righe=3');
    await waitFor(() => expect(lastAsked(gateway.asked)?.sort).toEqual({ column: 'BUSINESS_NAME', direction: 'DESC' }));
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
