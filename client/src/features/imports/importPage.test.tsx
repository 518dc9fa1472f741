import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { answer, refusal, renderApp, serveNetwork } from '../../shared/test/renderApp';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import type { ImportRecordFragment } from './imports.generated';
import { importErrors, importRecord, importsGateway } from './testing/importsGateway';

serveNetwork();

const reading = (done: number) =>
  importRecord({
    status: 'READING',
    rowsRead: 0,
    rowsValid: 0,
    progress: { __typename: 'ImportProgress', done, total: 1_204 },
  });
const applied = importRecord({ status: 'APPLIED', appliedAt: '2025-12-31T09:05:00.000Z' });
const invalid = importRecord({ status: 'INVALID', rowsValid: 1_192, errorCount: 12, errors: importErrors(12) });

async function openImport(...states: readonly ImportRecordFragment[]) {
  const gateway = importsGateway(...states);
  const app = await renderApp({ url: '/imports/12', user: users.KA_ADMINISTRATOR, handlers: gateway.handlers });
  return { ...app, gateway };
}

const preview = async () => within(await screen.findByRole('region', { name: 'Contenuto del file' }));

describe('the page of an import', () => {
  test('follows the reading until the file can be judged, then looks no more', async () => {
    const { gateway } = await openImport(reading(0), reading(600), importRecord());
    const progress = await screen.findByRole('progressbar', { name: 'In lettura' });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '49'), { timeout: 5_000 });
    expect(screen.getByText('600 righe di 1.204')).toBeInTheDocument();
    expect(await screen.findByText(/Tutte le righe sono valide/, {}, { timeout: 5_000 })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(gateway.looks).toBe(3);
  });

  test('shows what the file holds and what it changes in each month', async () => {
    await openImport(importRecord());
    const counts = (await preview())
      .getAllByRole('term')
      .map((term) => [textOf(term), textOf(term.nextElementSibling)]);
    expect(counts).toEqual([
      ['Righe lette', '1.204'],
      ['Righe valide', '1.204'],
      ['Righe errate', '0'],
      ['Nuove', '1.200'],
      ['Aggiornate', '0'],
      ['Senza modifiche', '4'],
    ]);
    const months = within((await preview()).getByRole('table', { name: 'Totali per mese, prima e dopo' }));
    expect(months.getAllByRole('row').map(textOf)).toEqual([
      'MesePneumaticiDi cui flotteImporto',
      'luglio 20251.000 →  diventa 1.35040' + '98.000,00 € →  diventa 131.250,50 €',
    ]);
  });

  test('applies the whole file and follows it', async () => {
    const { person } = await openImport(importRecord());
    const apply = await screen.findByRole('button', { name: 'Applica' });
    const sent: unknown[] = [];
    const applying = importRecord({ status: 'APPLYING' });
    answer(
      graphql.mutation('ApplyImport', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { applyImport: applying } });
      }),
      ...importsGateway(applied).handlers,
    );
    await person.dblClick(apply);
    expect(await screen.findByText('Applicata il 31/12/2025, 10:05.', {}, { timeout: 5_000 })).toBeInTheDocument();
    expect(sent).toEqual([{ id: '12', skipInvalid: false }]);
    expect(screen.getByRole('button', { name: 'Annulla importazione' })).toBeInTheDocument();
  });

  test('applies the valid rows alone only after asking', async () => {
    const { person } = await openImport(invalid);
    const sent: unknown[] = [];
    answer(
      graphql.mutation('ApplyImport', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { applyImport: { ...invalid, status: 'APPLYING' } } });
      }),
    );
    await person.click(await screen.findByRole('button', { name: 'Applica solo le righe valide' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Applicare solo le righe valide?' }));
    expect(dialog.getByText(/Si applicano 1\.192 righe; 12 righe errate restano fuori/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Applica solo le righe valide' }));
    expect(await screen.findByRole('progressbar', { name: 'In applicazione' })).toBeInTheDocument();
    expect(sent).toEqual([{ id: '12', skipInvalid: true }]);
  });

  test('does not offer to apply a file without a valid row', async () => {
    await openImport({ ...invalid, rowsValid: 0 });
    expect(await screen.findByText('Nessuna riga è valida. Correggi il file e ricaricalo.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Applica/ })).not.toBeInTheDocument();
  });

  test('says that a file of a header alone holds nothing, and offers another', async () => {
    const failure = "Nel file non c'è nessuna riga sotto l'intestazione: non c'è nulla da applicare.";
    await openImport(importRecord({ status: 'FAILED', rowsRead: 0, rowsValid: 0, failure }));
    expect(await screen.findByText(failure)).toBeInTheDocument();
    expect(screen.getByText('Non riuscita')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Applica' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Nuova importazione' })).toBeInTheDocument();
  });

  test('lists the wrong rows as a spreadsheet counts them, page by page, and gives them as a file', async () => {
    const { person } = await openImport(invalid);
    const errors = within(await screen.findByRole('region', { name: 'Righe errate' }));
    expect(errors.getAllByRole('row').slice(0, 2).map(textOf)).toEqual([
      'RigaColonnaMotivoValore',
      '2partita_ivaNessun dealer ha questa partita IVA.00000000000',
    ]);
    expect(errors.getAllByRole('row')).toHaveLength(11);
    await person.click(errors.getByRole('button', { name: 'Pagina successiva' }));
    expect(await errors.findByRole('rowheader', { name: '13' })).toBeInTheDocument();
    const asked: unknown[] = [];
    answer(
      graphql.query('ImportErrorsFile', ({ variables }) => {
        asked.push(variables);
        return refusal({ code: 'UPSTREAM_UNAVAILABLE' });
      }),
    );
    await person.click(errors.getByRole('button', { name: 'Scarica le righe errate' }));
    expect(await screen.findByText(/Il servizio non è disponibile/)).toBeInTheDocument();
    expect(asked).toEqual([{ id: '12' }]);
  });

  test('says when it shows only the first of the wrong rows', async () => {
    await openImport({ ...invalid, errorCount: 5_000 });
    expect(
      await screen.findByText('Qui ci sono le prime 12; nel file da scaricare ci sono tutte.'),
    ).toBeInTheDocument();
  });

  test('undoes an applied import after asking', async () => {
    const { person } = await openImport(applied);
    const undo = await screen.findByRole('button', { name: 'Annulla importazione' });
    const sent: unknown[] = [];
    answer(
      graphql.mutation('UndoImport', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { undoImport: { ...applied, status: 'UNDOING' } } });
      }),
      ...importsGateway({ ...applied, status: 'UNDONE', undoneAt: '2025-12-31T10:00:00.000Z' }).handlers,
    );
    await person.click(undo);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Annullare l’importazione?' }));
    await person.click(dialog.getByRole('button', { name: 'Annulla importazione' }));
    expect(await screen.findByText(/Annullata il 31\/12\/2025, 11:00/, {}, { timeout: 5_000 })).toBeInTheDocument();
    expect(sent).toEqual([{ id: '12' }]);
    expect(screen.getByRole('link', { name: 'Nuova importazione' })).toHaveAttribute('href', '/imports/new');
  });

  test('tells what stands in the way of undoing', async () => {
    const failure = 'L’obiettivo di Gomme Rossi in «Inverno 2025 Gold» è stato modificato dopo.';
    const { person } = await openImport(applied, { ...applied, failure });
    answer(graphql.mutation('UndoImport', () => refusal({ code: 'CONFLICT', reason: 'laterChanges' })));
    await person.click(await screen.findByRole('button', { name: 'Annulla importazione' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annulla importazione' }));
    expect(await screen.findByText(/Modifiche successive dipendono da questa importazione/)).toBeInTheDocument();
    expect(await screen.findByText(failure)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('tells why an import failed', async () => {
    await openImport(importRecord({ status: 'FAILED', rowsRead: 0, failure: 'Manca la colonna quantita.' }));
    expect(await screen.findByText('L’importazione non è riuscita e non ha cambiato nulla.')).toBeInTheDocument();
    expect(screen.getByText('Manca la colonna quantita.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Contenuto del file' })).not.toBeInTheDocument();
  });

  test('keeps what it knows when a look fails', async () => {
    await renderApp({
      url: '/imports/12',
      user: users.GD_ADMINISTRATOR,
      handlers: [
        graphql.query('ImportPage', () => HttpResponse.json({ data: { import: reading(10) } }), { once: true }),
        graphql.query('ImportPage', () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-8' })),
      ],
    });
    expect(await screen.findByText('Codice della richiesta: r-8', {}, { timeout: 5_000 })).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'In lettura' })).toBeInTheDocument();
  });

  test('says that an import is not there', async () => {
    await renderApp({
      url: '/imports/99',
      user: users.KA_ADMINISTRATOR,
      handlers: importsGateway(importRecord()).handlers,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Importazione non trovata' })).toBeInTheDocument();
  });
});
