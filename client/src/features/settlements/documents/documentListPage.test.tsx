import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { graphql } from '../../../shared/test/graphql';
import { refusal, serveNetwork, type respond } from '../../../shared/test/network';
import { desktop, phone, setPageWidth } from '../../../shared/test/pageWidth';
import { renderPart } from '../../../shared/test/renderPart';
import { takesUploads } from '../../../shared/test/uploads';
import { textOf } from '../../../shared/test/textOf';
import { users } from '../../../shared/test/users';
import { choicesOfRun, listed } from '../testing/settlementRecords';
import { Component as DocumentListPage } from './DocumentListPage';
import type { SettlementDocumentListQueryVariables } from './documents.generated';

serveNetwork();

const answer = (data: object): Response => HttpResponse.json({ data });
const page = (total: number) => ({ __typename: 'SettlementDocumentPage', items: total === 0 ? [] : [listed], total });

type Filter = NonNullable<SettlementDocumentListQueryVariables['input']['filter']>;

/** The filters of the list as they were asked for, in order. */
let asked: Filter[] = [];
beforeEach(() => {
  setPageWidth(phone);
  asked = [];
});

const waiting = { notSent: 12, prepared: 0, rejected: 1, unpaid: 26, returned: 2 };

interface Opening {
  readonly url?: string;
  readonly total?: number;
  readonly sender?: object | null;
  readonly handlers?: Parameters<typeof respond>;
}

const sentBy = { __typename: 'SettlementSender', businessName: 'Pneus Italia SpA' };

const open = ({ url = '', total = 1, sender = sentBy, handlers = [] }: Opening = {}) =>
  renderPart(<DocumentListPage />, {
    path: '/settlements/documents',
    url: `/settlements/documents${url}`,
    user: users.KA_ADMINISTRATOR,
    messages: 'office',
    handlers: [
      ...handlers,
      choicesOfRun,
      graphql.query('SettlementDocumentList', ({ variables }) => {
        asked.push((variables as SettlementDocumentListQueryVariables).input.filter ?? {});
        return answer({ settlementDocumentsTable: page(total) });
      }),
      graphql.query('SettlementDocumentCounts', () =>
        answer(Object.fromEntries(Object.entries(waiting).map(([step, count]) => [step, page(count)]))),
      ),
      graphql.query('SettlementDocumentSettings', () =>
        answer({ settlementSettings: { __typename: 'SettlementSettings', taxRate: '22.00', taxNature: null, sender } }),
      ),
    ],
  });

test('the documents show what waits with its count, and one press filters by it', async () => {
  setPageWidth(desktop);
  const { person, path } = await open();
  const steps = within(await screen.findByRole('group', { name: 'Che cosa aspetta' }));
  await person.click(await steps.findByRole('button', { name: 'Da inviare 12' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ state: ['ISSUED'], delivery: ['NOT_SENT'] }));
  expect(steps.getByRole('button', { name: 'Da inviare 12' })).toHaveAttribute('aria-pressed', 'true');
  await person.click(steps.getByRole('button', { name: 'Tornati indietro 2' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ state: ['ISSUED'], payment: ['RETURNED'] }));
  expect(path()).toBe('/settlements/documents?stato=issued&pagamento=returned');
  await person.click(steps.getByRole('button', { name: 'Tutti' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({}));
});

test('the documents of a run stay those of the run when a step is chosen', async () => {
  const { person } = await open({ url: '?liquidazione=5' });
  await person.click(await screen.findByRole('button', { name: 'Da pagare 26' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ settlementId: '5', state: ['ISSUED'], payment: ['UNPAID'] }));
});

test('a row says how far the document has come and whether it was paid', async () => {
  await open();
  const card = within(await screen.findByRole('list', { name: 'Documenti delle liquidazioni' }));
  expect(await card.findByText('Da inviare')).toBeInTheDocument();
  expect(card.getByText('In attesa di pagamento')).toBeInTheDocument();
});

test('a note that was cancelled before it was sent is not shown as one to be sent', async () => {
  const cancelled = { ...listed, state: 'CANCELLED' };
  const table = { __typename: 'SettlementDocumentPage', items: [cancelled], total: 1 };
  await open({
    handlers: [graphql.query('SettlementDocumentList', () => answer({ settlementDocumentsTable: table }))],
  });
  const card = within(await screen.findByRole('list', { name: 'Documenti delle liquidazioni' }));
  expect(await card.findByText('Annullato')).toBeInTheDocument();
  expect(card.queryByText('Da inviare')).toBeNull();
});

test.each(['delivery', 'payment'] as const)('the documents are sorted by %s', async (column) => {
  setPageWidth(desktop);
  const sorts: unknown[] = [];
  await open({
    url: `?ordina=${column}.asc`,
    handlers: [
      graphql.query('SettlementDocumentList', ({ variables }) => {
        sorts.push((variables as SettlementDocumentListQueryVariables).input.sort);
        return answer({ settlementDocumentsTable: page(1) });
      }),
    ],
  });
  const name = column === 'delivery' ? 'Invio' : 'Pagamento';
  expect(await screen.findByRole('columnheader', { name: new RegExp(`^${name}`) })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(sorts.at(-1)).toEqual({ column: column.toUpperCase(), direction: 'ASC' });
});

test('where no file is prepared the list says where files are prepared', async () => {
  await open({ url: '?stato=issued&invio=prepared', total: 0 });
  expect(await screen.findByText(/^Nessun file è preparato/)).toBeInTheDocument();
});

test('without documents the page leads to the settlements', async () => {
  await open({ total: 0 });
  expect(await screen.findByText('Nessun documento ancora')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vai alle liquidazioni' })).toHaveAttribute('href', '/settlements');
});

test('without who issues the documents the page leads to the settings', async () => {
  await open({ sender: null });
  expect(await screen.findByText(/^Per i file FatturaPA servono i dati/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Impostazioni' })).toHaveAttribute('href', '/settlements/settings');
});

test('the documents are filtered by a campaign, and its chip says which', async () => {
  setPageWidth(desktop);
  const { person } = await open();
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Campagna' }), 'Annuale 2025');
  expect(await screen.findByText('Campagna: Annuale 2025')).toBeInTheDocument();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ campaignId: ['7'] }));
});

test('a file of payments says what became of each row', async () => {
  const refused = { __typename: 'RefusedPayment', row: 2, number: 'NC-9', paidOn: '32/10', reason: 'INVALID_DAY' };
  const { person } = await open({
    handlers: [
      ...takesUploads,
      graphql.mutation('ReadSettlementPayments', () =>
        answer({
          readSettlementPayments: {
            __typename: 'PaymentsOutcome',
            ...{ rows: 3, paid: 1, unchanged: 1, refused: [refused], refusedCount: 1, rejected: ['NC-2025-000007'] },
            columns: null,
          },
        }),
      ),
    ],
  });
  expect(await screen.findByRole('link', { name: /NC-2025-000001/ })).toHaveAttribute(
    'href',
    '/settlements/documents/12',
  );
  await person.click(screen.getByRole('button', { name: 'Importa i pagamenti' }));
  await person.upload(await screen.findByLabelText('Leggi i pagamenti'), new File(['numero;pagato_il'], 'pagati.csv'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagamenti letti' }));
  expect(dialog.getByRole('status')).toHaveTextContent(
    '1 documento segnato come pagato, 1 già pagato, 1 riga rifiutata.',
  );
  expect(dialog.getByText('Non è una data')).toBeInTheDocument();
  expect(dialog.getByText(/^Pagate anche se scartate.*: NC-2025-000007\./)).toBeInTheDocument();
});

test('the file of payments has its columns explained, a template, and its wrong columns named', async () => {
  const { person } = await open({
    handlers: [
      ...takesUploads,
      graphql.mutation('ReadSettlementPayments', () =>
        refusal({
          code: 'BAD_USER_INPUT',
          fields: { uploadId: 'invalid' },
          obstacles: [
            { kind: 'wrongColumn', text: 'data', id: null },
            { kind: 'missingColumn', text: 'pagato_il', id: null },
          ],
          obstacleCount: 2,
        }),
      ),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Importa i pagamenti' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importa i pagamenti' }));
  expect(dialog.getByText(/due colonne: numero .* e pagato_il/)).toBeInTheDocument();
  const template = dialog.getByRole('link', { name: 'Scarica il modello' });
  expect(decodeURIComponent(template.getAttribute('href') ?? '')).toContain('numero;pagato_il\r\n');
  await person.upload(dialog.getByLabelText('Leggi i pagamenti'), new File(['numero;data'], 'pagati.csv'));
  const wrong = within(await screen.findByRole('dialog', { name: 'Il file non è stato letto' }));
  expect(wrong.getAllByRole('listitem').map(textOf)).toEqual([
    'La colonna «data» non è prevista, oppure è ripetuta',
    'Manca la colonna «pagato_il»',
  ]);
});

test.each([
  ['empty', '', 'Il file è vuoto.'],
  ['damaged', 'invalid', 'Il file è danneggiato, oppure è di un tipo che qui non si legge.'],
  ['too long', 'tooLong', 'Il file contiene troppe righe o ricevute: dividilo in più file.'],
])('a file of outcomes that is %s is named as such, with what can be read', async (_what, reason, sentence) => {
  const { person } = await open({
    handlers: [
      ...takesUploads,
      graphql.mutation('ReadSettlementOutcomes', () =>
        refusal({ code: 'BAD_USER_INPUT', fields: { uploadId: reason } }),
      ),
    ],
  });
  await person.upload(
    await screen.findByLabelText('Carica gli esiti'),
    new File(reason === '' ? [] : ['x'], 'esiti.zip', { type: 'application/zip' }),
  );
  const wrong = within(await screen.findByRole('dialog', { name: 'Il file non è stato letto' }));
  expect(wrong.getByRole('alert')).toHaveTextContent(sentence);
  expect(wrong.getByText(/^Si leggono le ricevute in XML, anche firmate/)).toBeInTheDocument();
});

test('a file of payments with the header of another program is asked for its columns, and then read', async () => {
  const given: unknown[] = [];
  const outcome = (paid: number, columns: object) =>
    answer({
      readSettlementPayments: {
        __typename: 'PaymentsOutcome',
        ...{ rows: paid, paid, unchanged: 0, refused: [], refusedCount: 0, rejected: [], columns },
      },
    });
  const column = (number: number, header: string, field: string | null) => ({
    __typename: 'ImportFileColumn',
    ...{ column: number, header, samples: ['x'], field, guess: field && 'SYNONYM' },
  });
  const columns = (state: string) => ({
    __typename: 'ImportColumns',
    ...{ row: 1, state, columns: [column(1, 'Doc.', 'numero'), column(2, 'Data valuta', null)] },
    fields: ['numero', 'pagato_il'].map((field) => ({ __typename: 'ImportField', field, isRequired: true })),
  });
  const { person } = await open({
    handlers: [
      ...takesUploads,
      graphql.mutation('ReadSettlementPayments', ({ variables }) => {
        given.push(variables);
        return variables['columns'] === undefined ? outcome(0, columns('WANTED')) : outcome(1, columns('CONFIRMED'));
      }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Importa i pagamenti' }));
  await person.upload(await screen.findByLabelText('Leggi i pagamenti'), new File(['Doc.;Data valuta'], 'banca.csv'));
  const asked = within(await screen.findByRole('dialog', { name: 'Colonne del file' }));
  await person.click(asked.getByRole('button', { name: 'Conferma le colonne' }));
  expect(asked.getByRole('alert')).toHaveTextContent('Manca una colonna obbligatoria: pagato_il.');
  await person.selectOptions(
    asked.getByRole('combobox', { name: 'Che cosa contiene la colonna Data valuta' }),
    'pagato_il',
  );
  await person.click(asked.getByRole('button', { name: 'Conferma le colonne' }));
  const read = within(await screen.findByRole('dialog', { name: 'Pagamenti letti' }));
  expect(read.getByRole('status')).toHaveTextContent('1 documento segnato come pagato');
  expect(given).toMatchObject([
    { remember: false },
    {
      columns: [
        { column: 1, field: 'numero' },
        { column: 2, field: 'pagato_il' },
      ],
      remember: true,
    },
  ]);
});
