import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { PendingApprovalFragment } from '../../../domain/approvals/approvals.generated';
import { pendingApprovalsResponse, requestMade } from '../../../shared/test/approvals';
import { graphql } from '../../../shared/test/graphql';
import { refusal, serveNetwork, type respond } from '../../../shared/test/network';
import { desktop, phone, setPageWidth } from '../../../shared/test/pageWidth';
import { renderPart } from '../../../shared/test/renderPart';
import { users } from '../../../shared/test/users';
import { document } from '../testing/settlementRecords';
import { Component as DocumentPage } from './DocumentPage';
import type { DocumentDetailsFragment, SettlementDocumentHistoryQuery } from './documents.generated';

serveNetwork();

beforeEach(() => setPageWidth(phone));

type Event = NonNullable<SettlementDocumentHistoryQuery['settlementDocumentEvents']>[number];

const answer = (data: object): Response => HttpResponse.json({ data });

const paidEvent: Event = {
  __typename: 'SettlementDocumentEvent',
  ...{ id: '31', event: 'PAID', day: '2025-10-16', reason: null, file: null, exchangeId: null, codes: [] },
  ...{ at: '2025-10-17T09:00:00.000Z', by: 'Anna', confirmedBy: null },
};
const returnedEvent: Event = {
  ...paidEvent,
  ...{ id: '32', event: 'PAYMENT_RETURNED', day: '2025-10-18', reason: 'IBAN chiuso' },
  ...{ at: '2025-10-18T09:00:00.000Z', by: 'Anna', confirmedBy: 'Bruno' },
};

const history = (...settlementDocumentEvents: readonly Event[]) =>
  graphql.query('SettlementDocumentHistory', () =>
    answer({ constants: { __typename: 'Constants', today: '2025-10-20' }, settlementDocumentEvents }),
  );

interface Opening {
  readonly user?: (typeof users)[keyof typeof users];
  readonly change?: Partial<DocumentDetailsFragment>;
  readonly handlers?: Parameters<typeof respond>;
}

const open = ({ user = users.KA_ADMINISTRATOR, change = {}, handlers = [] }: Opening = {}) =>
  renderPart(<DocumentPage />, {
    path: '/settlements/documents/:id',
    url: '/settlements/documents/12',
    user,
    handlers: [
      ...handlers,
      graphql.query('SettlementDocument', () => answer({ settlementDocument: { ...document, ...change } })),
      pendingApprovalsResponse(),
      history(),
    ],
  });

const paid = { payment: 'PAID', paidOn: '2025-10-16' } as const;

test('a document of the office says its tax and total, and offers what its states allow', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Nota di credito NC-2025-000001' })).toBeInTheDocument();
  expect(screen.getByText('IVA 22 %')).toBeInTheDocument();
  expect(screen.getByText('304,39 €')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Annulla il documento' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Registra il pagamento' })).toBeInTheDocument();
  for (const name of ['Scarta il file', 'Segna come mai inviata', 'Togli il pagamento', 'Pagamento tornato indietro']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

/** Each change that takes two persons: its button, the request, and what its dialog says and sends. */
const changes = [
  {
    what: 'cancelled',
    change: { possible: ['PREPARED', 'PAID', 'CANCELLED'] },
    button: 'Annulla il documento',
    dialog: 'Annullare NC-2025-000001?',
    states: /^Invio: Da inviare\. Pagamento: 304,39 € da pagare\./,
    submit: 'Chiedi l’annullamento',
    mutation: 'CancelSettlementDocument',
    field: 'cancelSettlementDocument',
  },
  {
    what: 'answered by a debit note',
    change: { delivery: 'DELIVERED', possible: ['PAID', 'ANSWERED'] },
    button: 'Emetti nota di debito',
    dialog: 'Emettere una nota di debito per NC-2025-000001?',
    states: /^Invio: Consegnato\. Pagamento: 304,39 € da pagare\./,
    submit: 'Chiedi la nota di debito',
    mutation: 'AnswerSettlementDocument',
    field: 'answerSettlementDocument',
  },
  {
    what: 'discarded, as to its file',
    change: { delivery: 'PREPARED', possible: ['DISCARDED', 'SENT', 'PAID'] },
    button: 'Scarta il file',
    dialog: 'Scartare il file di NC-2025-000001?',
    states: /^Invio: Preparato\./,
    submit: 'Chiedi di scartarlo',
    mutation: 'DiscardSettlementDocument',
    field: 'discardSettlementDocument',
  },
  {
    what: 'marked as never sent',
    change: { delivery: 'SENT', possible: ['NEVER_SENT', 'PAID'] },
    button: 'Segna come mai inviata',
    dialog: 'NC-2025-000001 non è mai partita?',
    states: /^Invio: Inviato\./,
    submit: 'Chiedi di segnarla',
    mutation: 'SettlementDocumentNeverSent',
    field: 'settlementDocumentNeverSent',
  },
  {
    what: 'unpaid again, where the payment was read wrongly',
    change: { ...paid, possible: ['PAYMENT_TAKEN_BACK', 'PAYMENT_RETURNED'] },
    button: 'Togli il pagamento',
    dialog: 'Togliere il pagamento di NC-2025-000001?',
    states: /^Invio: Da inviare\. Pagamento: 304,39 € pagati il 16\/10\/2025\./,
    submit: 'Chiedi di toglierlo',
    mutation: 'TakeBackSettlementPayment',
    field: 'takeBackSettlementPayment',
  },
] as const;

test.each(changes)('a document is $what with a reason, once another user approves it', async (row) => {
  const sent: unknown[] = [];
  const { person } = await open({
    change: { ...row.change, possible: [...row.change.possible] },
    handlers: [
      graphql.mutation(row.mutation, ({ variables }) => {
        sent.push(variables);
        return answer({ [row.field]: { ...document, ...row.change, pendingApproval: requestMade } });
      }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: row.button }));
  const dialog = within(await screen.findByRole('dialog', { name: row.dialog }));
  expect(dialog.getByText(row.states)).toBeInTheDocument();
  await person.type(dialog.getByRole('textbox', { name: 'Motivo' }), ' Doppia ');
  await person.click(dialog.getByRole('button', { name: row.submit }));
  const made = within(await screen.findByRole('dialog', { name: 'Serve l’approvazione di un altro utente' }));
  expect(made.getByRole('link', { name: 'Vedi la richiesta' })).toHaveAttribute('href', '/approvals/4');
  expect(sent).toEqual([{ id: '12', reason: 'Doppia' }]);
});

test('a payment comes back on a day from its own to today', async () => {
  const sent: unknown[] = [];
  const { person } = await open({
    change: { ...paid, possible: ['PAYMENT_TAKEN_BACK', 'PAYMENT_RETURNED'] },
    handlers: [
      graphql.mutation('ReturnSettlementPayment', ({ variables }) => {
        sent.push(variables);
        return answer({ returnSettlementPayment: { ...document, ...paid, pendingApproval: requestMade } });
      }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Pagamento tornato indietro' }));
  const dialog = within(await screen.findByRole('dialog', { name: /tornato indietro\?$/ }));
  const day = dialog.getByRole('textbox', { name: 'Tornato indietro il' });
  expect(day).toHaveValue('20/10/2025');
  await person.clear(day);
  await person.type(day, '15/10/2025');
  await person.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'IBAN chiuso');
  expect(await dialog.findByText('Scegli un giorno dal 16/10/2025 al 20/10/2025')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Chiedi di registrarlo' })).toBeDisabled();
  await person.clear(day);
  await person.type(day, '18/10/2025');
  await person.click(dialog.getByRole('button', { name: 'Chiedi di registrarlo' }));
  await screen.findByRole('dialog', { name: 'Serve l’approvazione di un altro utente' });
  expect(sent).toEqual([{ id: '12', reason: 'IBAN chiuso', day: '2025-10-18' }]);
});

test('a payment is recorded by hand, and the history read again says so', async () => {
  const sent: unknown[] = [];
  let isPaid = false;
  const { person } = await open({
    handlers: [
      graphql.query('SettlementDocumentHistory', () =>
        answer({
          constants: { __typename: 'Constants', today: '2025-10-20' },
          settlementDocumentEvents: isPaid ? [paidEvent] : [],
        }),
      ),
      graphql.mutation('PaySettlementDocument', ({ variables }) => {
        sent.push(variables);
        isPaid = true;
        return answer({ paySettlementDocument: { ...document, ...paid, possible: ['PAYMENT_RETURNED'] } });
      }),
    ],
  });
  expect(await screen.findByText(/^Nulla dopo l’emissione: .* in cima alla pagina\.$/)).toBeInTheDocument();
  await person.click(await screen.findByRole('button', { name: 'Registra il pagamento' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrare il pagamento di NC-2025-000001?' }));
  const day = dialog.getByRole('textbox', { name: 'Pagato il' });
  await person.clear(day);
  await person.type(day, '16/10/2025');
  await person.click(dialog.getByRole('button', { name: 'Registra il pagamento' }));
  expect(await screen.findByText('Pagato il 16/10/2025')).toBeInTheDocument();
  expect(await screen.findByText(/^Pagato \(16\/10\/2025\)$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Registra il pagamento' })).not.toBeInTheDocument();
  expect(sent).toEqual([{ id: '12', paidOn: '2025-10-16' }]);
});

test('a payment that the service refuses says why, and what the states are that somebody else has made', async () => {
  let isPaid = false;
  const { person } = await open({
    handlers: [
      graphql.query('SettlementDocument', () => answer({ settlementDocument: { ...document, ...(isPaid && paid) } })),
      graphql.mutation('PaySettlementDocument', () => {
        isPaid = true;
        return refusal({ code: 'CONFLICT', reason: 'documentState' });
      }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Registra il pagamento' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Registra il pagamento' }));
  expect(await dialog.findByText(/^Lo stato dell’invio o del pagamento/)).toBeInTheDocument();
  expect(await dialog.findByText(/Pagamento: 304,39 € pagati il 16\/10\/2025\.$/)).toBeInTheDocument();
});

test('a rejected note is prepared again on its own page, which says what is missing for it', async () => {
  const asked: object[] = [];
  const { person } = await open({
    change: { delivery: 'REJECTED', possible: ['PREPARED', 'PAID', 'CANCELLED'] },
    handlers: [
      graphql.mutation('PrepareSettlementDocuments', ({ variables }) => {
        asked.push(variables);
        return answer({
          prepareSettlementDocuments: {
            __typename: 'SelectionOutcome',
            ...{ done: 0, unchanged: 0, leftOutCount: 1 },
            leftOut: [
              {
                __typename: 'LeftOutDocument',
                ...{ documentId: '12', number: 'NC-2025-000001', businessName: 'Gomme Verdi', reason: 'MISSING_DATA' },
                ...{ missing: ['SDI_CODE'], problems: [], delivery: 'REJECTED' },
              },
            ],
          },
        });
      }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Prepara il file' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Preparare il file di NC-2025-000001?' }));
  await person.click(question.getByRole('button', { name: 'Prepara il file' }));
  const result = within(await screen.findByRole('dialog', { name: 'File preparati' }));
  expect(result.getByText('Dati mancanti o non validi: codice SDI')).toBeInTheDocument();
  expect(asked).toEqual([{ input: { documentIds: ['12'] } }]);
});

test('a request that waits stands on the page in the place of the buttons that would ask for another', async () => {
  const waiting: PendingApprovalFragment = {
    __typename: 'Approval',
    ...{ id: '4', kind: 'DOCUMENT', proposedBy: 'Anna', proposedAt: '2025-10-19T09:00:00.000Z' },
    dealer: { __typename: 'Member', id: '1', businessName: 'Gomme Rossi' },
    document: { __typename: 'ApprovalDocument', id: '12', number: 'NC-2025-000001' },
    request: {
      __typename: 'ApprovalRequest',
      adjustment: null,
      redemption: null,
      document: { __typename: 'ApprovalDocumentRequest', change: 'CANCELLED' },
    },
  };
  await open({ handlers: [pendingApprovalsResponse(waiting)] });
  expect(await screen.findByText(/^Annullamento di NC-2025-000001: richiesta di Anna/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Registra il pagamento' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Annulla il documento' })).not.toBeInTheDocument();
});

test('the history of a document says what happened, when, who did it, who confirmed it and why', async () => {
  setPageWidth(desktop);
  await open({ handlers: [history(paidEvent, returnedEvent)] });
  const table = within(await screen.findByRole('table', { name: 'Storia del documento' }));
  const cells = within(table.getByRole('row', { name: /^Pagamento tornato indietro/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '18/10/2025',
    expect.stringMatching(/^18\/10\/2025/),
    'Anna',
    'Bruno',
    'IBAN chiuso',
  ]);
});

test('a document is read by its dealer, which neither changes it nor reads its history', async () => {
  await open({
    user: users.DEALER,
    handlers: [
      graphql.query('SettlementDocumentHistory', () => {
        throw new Error('The history is for the office.');
      }),
    ],
  });
  expect(await screen.findByText('Gomme Rossi (DE00001)')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Torna ai premi' })).toHaveAttribute('href', '/rewards');
  for (const name of ['Annulla il documento', 'Registra il pagamento']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('link', { name: 'Vai alla liquidazione' })).not.toBeInTheDocument();
});

const other = { __typename: 'SettlementDocumentTitle', id: '13' } as const;

test.each<readonly [string, Partial<DocumentDetailsFragment>, readonly [string, string]]>([
  [
    'a document that is answered names its debit note',
    { state: 'ANSWERED', payment: 'UNPAID', answeredBy: { ...other, number: 'ND-2025-000001', day: '2025-10-20' } },
    ['Nota di credito NC-2025-000001', 'Stornata con la nota di debito ND-2025-000001 del 20/10/2025'],
  ],
  [
    'a debit note names its note, and has no payment',
    {
      ...{ number: 'ND-2025-000001', kind: 'DEBIT_NOTE', payment: null },
      answers: { ...other, number: 'NC-2025-000002', day: '2025-10-15' },
    },
    ['Nota di debito ND-2025-000001', 'Storna la nota di credito NC-2025-000002 del 15/10/2025'],
  ],
])('%s', async (_, change, [heading, note]) => {
  await open({ user: users.DEALER, change });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(screen.getByRole('note')).toHaveTextContent(note);
  expect(within(screen.getByRole('note')).getByRole('link')).toHaveAttribute('href', '/settlements/documents/13');
  expect(screen.getByText('IVA 22 %')).toBeInTheDocument();
  expect(screen.queryAllByText('Pagamento')).toHaveLength(change.payment === null ? 0 : 1);
  expect(screen.queryByText('In attesa di pagamento')).not.toBeInTheDocument();
});

describe('the history of a rejected note', () => {
  const rejected: Event = {
    ...paidEvent,
    ...{ id: '33', event: 'REJECTED', day: '2025-10-16', exchangeId: '10000000003' },
    codes: [
      { __typename: 'ExchangeCode', code: '00305', meaning: '1.4.1.1.2 <IdCodice> non valido' },
      { __typename: 'ExchangeCode', code: '00999', meaning: null },
    ],
  };
  const change: Partial<DocumentDetailsFragment> = { delivery: 'REJECTED', possible: ['PREPARED'] };

  test('says why it was rejected, and until when it is to be sent again', async () => {
    await open({ change: { ...change, resendBy: '2025-10-20' }, handlers: [history(rejected)] });
    expect(await screen.findByRole('note')).toHaveTextContent('Scartata: da rinviare entro il 20/10/2025.');
    expect(screen.getByText('00305: 1.4.1.1.2 <IdCodice> non valido')).toBeInTheDocument();
    expect(screen.getByText('00999')).toBeInTheDocument();
    expect(screen.getByText('Identificativo SdI: 10000000003')).toBeInTheDocument();
  });

  test('says that the five days are over', async () => {
    await open({ change: { ...change, resendBy: '2025-10-19' }, handlers: [history(rejected)] });
    expect(await screen.findByRole('note')).toHaveTextContent(
      'era da rinviare entro il 19/10/2025, il termine è passato',
    );
  });
});

test('an answer of the exchange system is recorded by hand, a rejection with its codes', async () => {
  const sent: unknown[] = [];
  const { person } = await open({
    change: { delivery: 'SENT', possible: ['DELIVERED', 'UNDELIVERED', 'REJECTED', 'PAID'] },
    handlers: [
      graphql.mutation('RecordSettlementDocumentOutcome', ({ variables }) => {
        sent.push(variables);
        return answer({
          recordSettlementDocumentOutcome: { ...document, delivery: 'REJECTED', possible: ['PREPARED'] },
        });
      }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Registra l’esito' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrare l’esito di NC-2025-000001?' }));
  expect(dialog.queryByRole('textbox', { name: /Codici/ })).not.toBeInTheDocument();
  await person.selectOptions(
    dialog.getByRole('combobox', { name: 'Risposta del Sistema di Interscambio' }),
    'Scartata (NS)',
  );
  const codes = dialog.getByRole('textbox', { name: /Codici dello scarto/ });
  await person.type(codes, '00305, 418');
  await person.tab();
  expect(await dialog.findByText('Ogni codice ha cinque cifre')).toBeInTheDocument();
  await person.clear(codes);
  await person.type(codes, '00305, 00418');
  await person.click(dialog.getByRole('button', { name: 'Registra l’esito' }));
  expect(await screen.findByText('L’esito di NC-2025-000001 è registrato.')).toBeInTheDocument();
  expect(sent).toEqual([{ id: '12', input: { outcome: 'REJECTED', day: '2025-10-20', codes: ['00305', '00418'] } }]);
});
