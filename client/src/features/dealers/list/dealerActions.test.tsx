import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { followedFiles } from '../../../shared/test/followedFiles';
import { pending } from '../../../shared/test/pending';
import { desktop, phone, setPageWidth } from '../../../shared/test/pageWidth';
import { respond, expectNoMore, refusal, serveNetwork } from '../../../shared/test/network';
import { users } from '../../../shared/test/users';
import { dealerRecord } from '../testing/dealerRecords';
import type { dealersGateway } from '../testing/dealersGateway';
import { cards, lastRequest, names, openList } from '../testing/openDealers';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

const followed = followedFiles();

/** Most of the list is the same in cards, which jsdom draws many times faster than the grid. */
beforeEach(() => setPageWidth(phone));

describe('choosing rows', () => {
  const choose = (name: string) => screen.getByRole('checkbox', { name: `Seleziona ${name}` });

  test('the selection stays on paging and on the way back, and ends with a fresh list', async () => {
    const { person } = await openList('/dealers?righe=3&cerca=gomme');
    await screen.findByText('Gomme 1');
    await person.click(choose('Gomme 1'));
    await person.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    await screen.findByText('Gomme 4');
    await person.click(choose('Gomme 4'));
    expect(screen.getByText('2 selezionati')).toBeInTheDocument();

    await person.click(screen.getByRole('link', { name: 'Gomme 6' }));
    // The link also stands above the page while it opens, and that one goes when the response has come.
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

  const openBulk = async (person: Awaited<ReturnType<typeof openList>>['person'], title: string) => {
    await person.click(screen.getByRole('button', { name: 'Cambia stato' }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await person.click(dialog.getByRole('radio', { name: /Chiuso/ }));
    return dialog;
  };

  test('the chosen dealers get a status in one call', async () => {
    const { person, gateway } = await openList('/dealers?righe=3', 5);
    await screen.findByText('Gomme 1');
    await person.click(screen.getByRole('checkbox', { name: 'Seleziona tutta la pagina' }));
    expect(screen.getByText('3 selezionati')).toBeInTheDocument();
    let sent: unknown;
    respond(
      graphql.mutation('UpdateDealerStatuses', ({ variables }) => {
        sent = variables['input'];
        gateway.rows = gateway.rows.map((row) => (Number(row.id) <= 2 ? { ...row, status: 'CLOSED' } : row));
        return HttpResponse.json({ data: { updateDealerStatuses: { changed: 1, unchanged: 1, missing: 1 } } });
      }),
    );
    const dialog = await openBulk(person, 'Cambia lo stato di 3 dealer');
    await person.click(dialog.getByRole('button', { name: 'Cambia stato' }));
    expect(
      await screen.findByText('1 dealer aggiornato. 1 era già in questo stato. 1 non esiste più.'),
    ).toBeInTheDocument();
    expect(sent).toEqual({ ids: ['1', '2', '3'], status: 'CLOSED' });
    await waitFor(() => expect(screen.getAllByText('Chiuso')).toHaveLength(2));
    expect(screen.getByText('5 risultati')).toBeInTheDocument();
  });

  test('all that the list finds get a status by its filter, without each being named', async () => {
    const { person } = await openList('/dealers?righe=3&stato=active&cerca=gomme', 5);
    await screen.findByText('Gomme 1');
    await person.click(screen.getByRole('checkbox', { name: 'Seleziona tutta la pagina' }));
    const all = screen.getByRole('button', { name: /^Seleziona tutti i \d+ risultati$/ });
    const [total = ''] = /\d+/.exec(all.textContent) ?? [];
    await person.click(all);
    expect(await screen.findByText(`${total} selezionati`)).toBeInTheDocument();
    let sent: unknown;
    respond(
      graphql.mutation('UpdateDealerStatuses', ({ variables }) => {
        sent = variables['input'];
        return HttpResponse.json({ data: { updateDealerStatuses: { changed: 2_998, unchanged: 0, missing: 0 } } });
      }),
    );
    const dialog = await openBulk(person, `Cambia lo stato di ${total} dealer`);
    await person.click(dialog.getByRole('button', { name: 'Cambia stato' }));
    expect(await screen.findByText('2.998 dealer aggiornati.')).toBeInTheDocument();
    expect(sent).toEqual({ filter: { status: ['ACTIVE'] }, search: 'gomme', status: 'CLOSED' });
  });

  test('all that the list finds are not chosen again by the same search later', async () => {
    const { person } = await openList('/dealers?righe=3&cerca=gomme');
    await screen.findByText('Gomme 1');
    await person.click(screen.getByRole('checkbox', { name: 'Seleziona tutta la pagina' }));
    await person.click(screen.getByRole('button', { name: 'Seleziona tutti i 25 risultati' }));
    expect(await screen.findByText('25 selezionati')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Togli il filtro Ricerca: gomme' }));
    await waitFor(() => expect(screen.queryByText('25 selezionati')).not.toBeInTheDocument());
    await person.type(screen.getByRole('searchbox'), 'gomme');
    expect(await screen.findByRole('button', { name: 'Togli il filtro Ricerca: gomme' })).toBeInTheDocument();
    expect(screen.queryByText('25 selezionati')).not.toBeInTheDocument();
  });

  test('after a failure the dealers stay chosen, and the list is asked for again', async () => {
    const { person, gateway } = await openList('/dealers?righe=3', 3);
    await screen.findByText('Gomme 1');
    await person.click(choose('Gomme 1'));
    respond(
      graphql.mutation('UpdateDealerStatuses', () => refusal({ code: 'UPSTREAM_TIMEOUT', reason: 'outcomeUnknown' })),
    );
    const dialog = await openBulk(person, 'Cambia lo stato di 1 dealer');
    await person.click(dialog.getByRole('button', { name: 'Cambia stato' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Esito sconosciuto: ricontrolla prima di riprovare.');
    gateway.rows = gateway.rows.map((row) => ({ ...row, status: 'CLOSED' }));
    await person.click(dialog.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.getAllByText('Chiuso')).toHaveLength(3));
    expect(screen.getByText('1 selezionato')).toBeInTheDocument();
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
    respond(changedTo(gateway, 'CLOSED'));
    expectNoMore('DealerList');
    await person.click(dialog.getByRole('button', { name: 'Cambia stato' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(cards()[1]!).getByText('Chiuso')).toBeInTheDocument();
  });

  test('leaves a list of another status', async () => {
    const { person, gateway, dialog } = await openStatus('/dealers?stato=active&righe=3');
    respond(changedTo(gateway, 'CLOSED'));
    await person.click(dialog.getByRole('button', { name: 'Cambia stato' }));
    await waitFor(() => expect(names()).toEqual(['Gomme 1']));
  });

  test('is asked for again where nobody knows whether its status has changed', async () => {
    const { person, gateway, dialog } = await openStatus('/dealers?righe=3');
    respond(
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
    respond(
      graphql.mutation('DeleteDealer', ({ variables }) => {
        gateway.rows = gateway.rows.filter(({ id }) => id !== variables['id']);
        return HttpResponse.json({ data: { deleteDealer: true } });
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Azioni per Gomme 2' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Eliminare Gomme 2?' }));
    expect(dialog.getByText(/non si può annullare/)).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Elimina' }));
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

  test.each([phone, desktop])(
    'the file has the rows and columns of the list, all pages, in the chosen format (%i px)',
    async (width) => {
      setPageWidth(width);
      const { person, gateway } = await openList(
        '/dealers?stato=active&regione=Puglia&rete=31&dal=2021-01-01&cerca=gomme&ordina=businessName.desc&pagina=2&righe=3',
      );
      await screen.findByText('Gomme 5');
      let request: unknown;
      respond(
        graphql.query('DealersFile', ({ variables }) => {
          request = variables;
          return HttpResponse.json({ data: { dealersFile: ticket } });
        }),
      );
      await person.click(screen.getByRole('button', { name: 'Esporta' }));
      await person.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
      await waitFor(() => expect(followed).toEqual(['/files/t-1 Dealer 2025-12-31.xlsx']));
      const { filter, sort, search } = lastRequest(gateway.requests) ?? {};
      expect(request).toEqual({ filter, sort, search, format: 'XLSX' });
      expect(search).toBe('gomme');
    },
  );

  test('shows that it is on its way, and is asked for once', async () => {
    const { person } = await openList('/dealers?righe=3', 3, users.DISTRIBUTOR);
    await screen.findByText('Gomme 1');
    const late = pending<Response>();
    let request: unknown;
    respond(
      graphql.query('DealersFile', ({ variables }) => {
        request = variables;
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
    expect(request).toEqual({ filter: {}, sort: { column: 'ID', direction: 'ASC' }, format: 'CSV' });
  });

  test('a refused file is reported by a message, and the list stays', async () => {
    const { person } = await openList('/dealers?righe=3', 3);
    await screen.findByText('Gomme 1');
    respond(graphql.query('DealersFile', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' })));
    await person.click(screen.getByRole('button', { name: 'Esporta' }));
    await person.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    expect(await screen.findByText(/Il servizio non è disponibile in questo momento/)).toBeInTheDocument();
    expect(followed).toEqual([]);
    expect(names()).toEqual(['Gomme 1', 'Gomme 2', 'Gomme 3']);
  });
});
