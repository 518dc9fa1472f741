import { languageStorageKey } from '@gdd/schema/session';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { pendingApprovalsResponse, requestMade } from '../../../shared/test/approvals';
import { respond, refusal, serveNetwork } from '../../../shared/test/network';
import { renderApp } from '../../../shared/test/renderApp';
import { textOf } from '../../../shared/test/textOf';
import { users } from '../../../shared/test/users';
import type { ImportRecordFragment } from '../imports.generated';
import { importErrors, importRecord, importsGateway } from '../testing/importsGateway';
import { graphql } from '../../../shared/test/graphql';

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

  const sampleOf = async (record: Partial<ImportRecordFragment>) => {
    await openImport(importRecord(record));
    const sample = within(await screen.findByRole('region', { name: 'Le prime righe che cambiano qualcosa' }));
    return sample.getAllByRole('row').map(textOf);
  };
  const sampleRow = (row: number, before: object | null, after: object) =>
    ({ __typename: 'ImportSampleRow', row, before, after }) as ImportRecordFragment['sample'][number];

  test('shows the first lines of a sales file as they will be', async () => {
    const line = {
      ...{
        document: 'FT-2025-1',
        line: 2,
        vatNumber: '84123520961',
        businessName: 'Gomme Rossi',
        soldOn: '2025-10-15',
      },
      ...{ brand: 'Lupo', season: 'winter', segment: 'car', rim: 17, channel: 'fleet', quantity: 4, amount: '1412.80' },
    };
    expect(await sampleOf({ sample: [sampleRow(2, null, line)] })).toEqual([
      'RigaDocumento / rigaDealerDataPneumaticoQuantitàImporto',
      '2FT-2025-1 / 2Gomme Rossi15/10/2025Lupo, invernali, vettura, flotta, 17″41.412,80 €',
    ]);
  });

  test('shows what a goals file changes of each dealer, old and new, and nothing that stays', async () => {
    const who = { title: 'Annuale 2025', code: 'DE00007', businessName: 'Gomme Rossi' };
    const sample = [
      sampleRow(2, { ...who, goalThreshold: 1_100, accepted: true }, { ...who, goalThreshold: 1_200, accepted: true }),
      sampleRow(3, null, { ...who, goalThreshold: 90, accepted: false }),
    ];
    expect(await sampleOf({ kind: 'GOALS', sample })).toEqual([
      'RigaDealerCampagnaChe cosa cambia',
      '2Gomme RossiDE00007Annuale 2025Obiettivo:1.100diventa1.200',
      '3Gomme RossiDE00007Annuale 2025NuovoObiettivo:90Accettata:no',
    ]);
  });

  test('shows what a network file changes of each member, and of a new one what is known', async () => {
    const who = { code: 'DE00007', businessName: 'Gomme Rossi' };
    const sample = [
      sampleRow(5, { ...who, status: 'active', city: null }, { ...who, status: 'suspended', city: 'Roma' }),
      sampleRow(6, null, { ...who, role: 'Agent', parentCode: 'DI0001', vatNumber: null, joinedOn: '2024-02-01' }),
    ];
    expect(await sampleOf({ kind: 'NETWORK', sample })).toEqual([
      'RigaCodiceMembroChe cosa cambia',
      '5DE00007Gomme RossiCittà:vuotodiventaRomaStato:attivodiventasospeso',
      '6DE00007Gomme RossiNuovoRuolo:AgentSotto:DI0001Dal:01/02/2024',
    ]);
  });

  const grouped = {
    ...invalid,
    errorCount: 722,
    errors: [
      {
        __typename: 'ImportProblem' as const,
        row: 4,
        column: 'data',
        reason: 'DATE_OUT_OF_RANGE' as const,
        parameters: { from: '2000-01-01', to: '2026-12-31' },
        value: '15/10/2205',
      },
    ],
    groups: [
      {
        __typename: 'ImportProblemGroup' as const,
        column: 'partita_iva',
        reason: 'UNKNOWN_VAT_NUMBER' as const,
        rows: 720,
      },
      { __typename: 'ImportProblemGroup' as const, column: 'data', reason: 'DATE_OUT_OF_RANGE' as const, rows: 1 },
    ],
  };

  test('puts equal errors together, and says what may be behind them', async () => {
    await openImport(grouped);
    const groups = within(await screen.findByRole('list', { name: 'Errori uguali insieme' }));
    expect(groups.getAllByRole('listitem').map(textOf)).toEqual([
      '720 righe: partita IVA sconosciuta. Hai già caricato la rete? partita_iva',
      '1 riga: data fuori dai limiti. data',
    ]);
    expect(
      screen.getByText('Data fuori dai limiti. Ammesse le date dal 01/01/2000 al 31/12/2026.'),
    ).toBeInTheDocument();
  });

  test('says what is wrong in the language of whoever reads it', async () => {
    localStorage.setItem(languageStorageKey, 'en');
    await openImport(grouped);
    const groups = within(await screen.findByRole('list', { name: 'Equal errors together' }));
    expect(groups.getAllByRole('listitem').map(textOf)).toEqual([
      '720 rows: VAT number unknown. Have you loaded the network yet? partita_iva',
      '1 row: date out of range. data',
    ]);
    expect(screen.getByText('Date out of range. Allowed: from 01/01/2000 to 31/12/2026.')).toBeInTheDocument();
  });

  test('keeps the reasons of an earlier version as they were written', async () => {
    const parameters = { text: 'Il cerchio va da 10 a 25.' };
    const error = { __typename: 'ImportProblem' as const, row: 7, column: 'cerchio', value: '9', parameters };
    await openImport({ ...invalid, errorCount: 1, errors: [{ ...error, reason: 'WRITTEN' }] });
    expect(await screen.findByText('Il cerchio va da 10 a 25.')).toHaveAttribute('lang', 'it');
    expect(screen.queryByRole('list', { name: 'Errori uguali insieme' })).not.toBeInTheDocument();
  });

  test('applies the whole file and follows it', async () => {
    const { person } = await openImport(importRecord());
    const apply = await screen.findByRole('button', { name: 'Applica' });
    const sent: unknown[] = [];
    const applying = importRecord({ status: 'APPLYING' });
    respond(
      graphql.mutation('ApplyImport', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { applyImport: { ...applying, pendingApproval: null } } });
      }),
      ...importsGateway(applied).handlers,
    );
    await person.dblClick(apply);
    expect(await screen.findByText('Applicata il 31/12/2025, 10:05.', {}, { timeout: 5_000 })).toBeInTheDocument();
    expect(sent).toEqual([{ id: '12', skipInvalid: false, confirmWarnings: true, confirm: [] }]);
    expect(screen.getByRole('button', { name: 'Annulla importazione' })).toBeInTheDocument();
  });

  test('applies the valid rows alone only after asking', async () => {
    const { person } = await openImport(invalid);
    const sent: unknown[] = [];
    respond(
      graphql.mutation('ApplyImport', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { applyImport: { ...invalid, status: 'APPLYING', pendingApproval: null } } });
      }),
    );
    await person.click(await screen.findByRole('button', { name: 'Applica solo le righe valide' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Applicare solo le righe valide?' }));
    expect(dialog.getByText(/Si applicano 1\.192 righe; 12 righe errate restano fuori/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Applica solo le righe valide' }));
    expect(await screen.findByRole('progressbar', { name: 'In applicazione' })).toBeInTheDocument();
    expect(sent).toEqual([{ id: '12', skipInvalid: true, confirmWarnings: true, confirm: [] }]);
  });

  test('does not offer to apply a file without a valid row', async () => {
    await openImport({ ...invalid, rowsValid: 0 });
    expect(await screen.findByText('Nessuna riga è valida. Correggi il file e ricaricalo.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Applica/ })).not.toBeInTheDocument();
  });

  test('says that a file of a header alone holds nothing, and offers another', async () => {
    await openImport(importRecord({ status: 'FAILED', rowsRead: 0, rowsValid: 0, failure: 'NO_ROWS' }));
    const failure = 'Nel file non c’è nessuna riga sotto l’intestazione: non c’è nulla da applicare.';
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
      '2partita_ivaPartita IVA sconosciuta.00000000000',
    ]);
    expect(errors.getAllByRole('row')).toHaveLength(11);
    await person.click(errors.getByRole('button', { name: 'Pagina successiva' }));
    expect(await errors.findByRole('rowheader', { name: '13' })).toBeInTheDocument();
    const requests: unknown[] = [];
    respond(
      graphql.query('ImportErrorsFile', ({ variables }) => {
        requests.push(variables);
        return refusal({ code: 'UPSTREAM_UNAVAILABLE' });
      }),
    );
    await person.click(errors.getByRole('button', { name: 'Scarica le righe errate' }));
    expect(await screen.findByText(/Il servizio non è disponibile/)).toBeInTheDocument();
    expect(requests).toEqual([{ id: '12' }]);
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
    respond(
      graphql.mutation('UndoImport', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { undoImport: { ...applied, status: 'UNDOING', pendingApproval: null } } });
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

  test('waits for a second person where one has to approve the undoing, and says so', async () => {
    const { person } = await openImport(applied);
    const undo = await screen.findByRole('button', { name: 'Annulla importazione' });
    respond(
      graphql.mutation('UndoImport', () =>
        HttpResponse.json({ data: { undoImport: { ...applied, pendingApproval: requestMade } } }),
      ),
      pendingApprovalsResponse({
        __typename: 'Approval',
        ...{
          id: '4',
          kind: 'UNDO',
          dealer: null,
          document: null,
          proposedBy: null,
          proposedAt: '2025-12-31T10:00:00.000Z',
        },
        request: { __typename: 'ApprovalRequest', adjustment: null, redemption: null, document: null },
      }),
    );
    await person.click(undo);
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annulla importazione' }));
    const made = within(await screen.findByRole('dialog', { name: 'Serve l’approvazione di un altro utente' }));
    await person.click(made.getByRole('button', { name: 'Chiudi' }));
    const link = await screen.findByRole('link', { name: 'Annullamento dell’importazione: Vedi la richiesta' });
    expect(link).toHaveAttribute('href', '/approvals/4');
  });

  test.each([
    ['Applica', importRecord({ status: 'READY' })],
    ['Applica solo le righe valide', importRecord({ status: 'INVALID' })],
  ])('waits for a second person where one has to approve what «%s» takes away', async (name, record) => {
    const { person } = await openImport(record);
    const apply = await screen.findByRole('button', { name });
    respond(
      graphql.mutation('ApplyImport', () =>
        HttpResponse.json({ data: { applyImport: { ...record, pendingApproval: requestMade } } }),
      ),
      pendingApprovalsResponse(),
    );
    await person.click(apply);
    if (record.status === 'INVALID') {
      await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
    }
    await screen.findByRole('dialog', { name: 'Serve l’approvazione di un altro utente' });
  });

  test('names the closed campaigns that counted its rows before it is undone', async () => {
    const { person } = await openImport(applied);
    const campaign = { __typename: 'ImportClosedCampaign' };
    respond(
      graphql.query('ImportUndo', () =>
        HttpResponse.json({
          data: {
            importUndo: {
              __typename: 'ImportUndo',
              worsening: null,
              closedCampaigns: [
                { ...campaign, id: '114', title: 'Annuale 2024', tires: 1_012 },
                { ...campaign, id: '115', title: 'Estate 2024', tires: 1 },
              ],
            },
          },
        }),
      ),
    );
    await person.click(await screen.findByRole('button', { name: 'Annulla importazione' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Annullare l’importazione?' }));
    expect(
      await dialog.findByText('Campagne chiuse che hanno già contato queste righe: i loro dati non cambiano.'),
    ).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Annuale 2024: 1.012 pneumatici',
      'Estate 2024: 1 pneumatico',
    ]);
  });

  test('tells before a file of goals is undone how many dealers it makes worse off, and by how much', async () => {
    const { person } = await openImport({ ...applied, kind: 'GOALS' });
    const worsening = {
      __typename: 'ImportUndoWorsening',
      dealers: 2,
      accumulatedLess: '40.00',
      expendableLess: '120.50',
    };
    respond(
      graphql.query('ImportUndo', () =>
        HttpResponse.json({ data: { importUndo: { __typename: 'ImportUndo', worsening, closedCampaigns: [] } } }),
      ),
    );
    await person.click(await screen.findByRole('button', { name: 'Annulla importazione' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Annullare l’importazione?' }));
    expect(
      await dialog.findByText(
        /Per 2 dealer che avevano accettato peggiora qualcosa: premio accumulato 40,00 € in meno, spendibile 120,50 € in meno/,
      ),
    ).toBeInTheDocument();
  });

  test('tells what stands in the way of undoing, with a way to each that can be opened', async () => {
    const { person } = await openImport(applied);
    const obstacles = [
      { kind: 'import', text: 'vendite-dicembre.csv', id: 14 },
      { kind: 'accepted', text: 'Gomme Rossi (DE00007), Annuale 2025', id: 3 },
      { kind: 'hasUsers', text: 'Gomme Bianchi (DE00008)', id: 88 },
      { kind: 'hasChildren', text: 'Agenzia Nord (AG0004)', id: null },
    ];
    respond(
      graphql.mutation('UndoImport', () =>
        refusal({ code: 'CONFLICT', reason: 'laterChanges', obstacles, obstacleCount: 1_014 }),
      ),
    );
    const undo = await screen.findByRole('button', { name: 'Annulla importazione' });
    await person.click(undo);
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annulla importazione' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'L’importazione non si può annullare' }));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'L’importazione vendite-dicembre.csv: annullala prima di questa.',
      'Gomme Rossi (DE00007), Annuale 2025: il dealer ha accettato.',
      'Gomme Bianchi (DE00008): ha degli utenti.',
      'Agenzia Nord (AG0004): ha altri membri sotto di sé.',
    ]);
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/imports/14',
      '/campaigns/3',
      '/dealers/88',
    ]);
    expect(dialog.getByText('E altri 1.010 casi.')).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(undo).toHaveFocus();
  });

  test('says what stopped an undoing that had begun', async () => {
    await openImport({
      ...applied,
      obstacles: [
        { __typename: 'ImportObstacle', kind: 'GOAL_EDITED', text: 'Gomme Rossi (DE00007), Annuale 2025', id: '3' },
        { __typename: 'ImportObstacle', kind: 'WRITTEN', text: 'La campagna «Inverno» è stata chiusa.', id: null },
      ],
      obstacleCount: 2,
    });
    expect(await screen.findByText(/L’annullamento si è fermato/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Gomme Rossi (DE00007), Annuale 2025' })).toHaveAttribute(
      'href',
      '/campaigns/3',
    );
    expect(screen.getByText('La campagna «Inverno» è stata chiusa.')).toBeInTheDocument();
  });

  test('tells why an import failed', async () => {
    await openImport(importRecord({ status: 'FAILED', rowsRead: 0, failure: 'NO_SHEET' }));
    expect(await screen.findByText('L’importazione non è riuscita e non ha cambiato nulla.')).toBeInTheDocument();
    expect(screen.getByText('Il foglio di calcolo non ha fogli visibili.')).toBeInTheDocument();
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
