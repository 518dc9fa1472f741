import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { followedFiles } from '../../shared/test/followedFiles';
import { serveNetwork, type respond } from '../../shared/test/network';
import { phone, setPageWidth } from '../../shared/test/pageWidth';
import { pending } from '../../shared/test/pending';
import { renderPart } from '../../shared/test/renderPart';
import { users } from '../../shared/test/users';
import { Component as DealerRewardsPage } from './DealerRewardsPage';
import { RewardsOf } from './RewardsOf';
import { Component as RewardsPage } from './RewardsPage';
import type { PrizeFlow } from './prizeParts';
import type { DealerRewardsQuery } from './rewards.generated';
import { graphql } from '../../shared/test/graphql';

serveNetwork();
const followed = followedFiles();

type Prizes = NonNullable<DealerRewardsQuery['dealerPrizes']>;
type Document = NonNullable<DealerRewardsQuery['dealerSettlementDocuments']>[number];

const nothing: PrizeFlow = {
  ...{ accumulated: '0.00', adjusted: '0.00', setOff: '0.00', spent: '0.00', documentsPaid: '0.00' },
  ...{ documentsUnpaid: '0.00', expendable: '0.00', debt: '0.00', locked: '0.00', lapsed: '0.00' },
};

const campaign = (id: string, title: string, flow: Partial<PrizeFlow>): Prizes['campaigns'][number] => ({
  __typename: 'CampaignPrizeFlow',
  campaign: { __typename: 'CampaignTitle', id, title },
  ...nothing,
  ...flow,
});

const prizes = (totals: Partial<PrizeFlow>, campaigns: Prizes['campaigns'] = []): Prizes => ({
  __typename: 'DealerPrizes',
  totals: { __typename: 'PrizeFlow', ...nothing, ...totals },
  campaigns,
  movements: [],
});

const document = (id: string, change: Partial<Document>): Document => ({
  __typename: 'SettlementDocumentRow',
  ...{ id, number: `NC-2025-00000${id}`, kind: 'CREDIT_NOTE', day: '2025-10-15', state: 'ISSUED' },
  ...{ answeredBy: null, answers: null },
  settlement: { __typename: 'SettlementTitle', id: '5', title: 'Premi di settembre' },
  ...{ net: '100.00', tax: '22.00', total: '122.00', cancelReason: null },
  ...{ delivery: 'SENT', payment: 'UNPAID', paidOn: null, returnedOn: null },
  ...{ dealerId: '7', code: 'DE00007', businessName: 'Gomme Rossi' },
  lines: [],
  ...change,
});

type Hold = NonNullable<DealerRewardsQuery['dealerSettlementHolds']>[number];

const held: Hold = {
  __typename: 'SettlementHold',
  id: '3',
  dealer: { __typename: 'Member', id: '7', code: 'DE00007', businessName: 'Gomme Rossi' },
  campaign: { __typename: 'CampaignTitle', id: '8', title: 'Annuale 2025' },
  ...{ reason: 'Fattura contestata', isReasonShown: true, heldBy: null, heldAt: '2025-10-12T08:00:00.000Z' },
  ...{ releasedBy: null, releasedAt: null },
};

/** What is on hold in the next response. */
let holds: readonly Hold[] = [];

/** The dealers whose prizes were asked for. */
const asked: unknown[] = [];

beforeEach(() => {
  setPageWidth(phone);
  holds = [];
  asked.length = 0;
});

const movement = (id: string, change: Partial<Prizes['movements'][number]>): Prizes['movements'][number] => ({
  __typename: 'PrizeMovement',
  ...{ id, kind: 'REDEMPTION', day: '2025-10-15', amount: '0.00', reason: null, documentId: null },
  ...{ documentNumber: null, reversedById: null },
  campaign: { __typename: 'CampaignTitle', id: '8', title: 'Annuale 2025' },
  ...change,
});

const rewards = graphql.query('DealerRewards', ({ variables }) => {
  asked.push(variables['dealerId']);
  return HttpResponse.json({
    data: {
      dealerPrizes: {
        ...prizes(
          {
            ...{ accumulated: '360.15', adjusted: '2.35', spent: '45.05', documentsPaid: '100.00' },
            ...{ documentsUnpaid: '100.00', expendable: '80.00', debt: '12.50', locked: '49.95' },
          },
          [
            campaign('8', 'Annuale 2025', {
              ...{ accumulated: '310.10', adjusted: '2.35', spent: '32.45', documentsPaid: '100.00' },
              ...{ documentsUnpaid: '100.00', expendable: '80.00' },
            }),
            campaign('6', 'Inverno 2024', { accumulated: '50.05', spent: '12.60', debt: '12.50', locked: '49.95' }),
          ],
        ),
        movements: [
          movement('9', { kind: 'REDEMPTION', amount: '-100.00', documentId: '1', documentNumber: 'NC-2025-000001' }),
          movement('8', { kind: 'ADJUSTMENT', amount: '2.35', reason: 'Accordo', reversedById: '10' }),
        ],
      },
      dealerSettlementDocuments: [
        document('5', {
          ...{ number: 'ND-2025-000001', kind: 'DEBIT_NOTE', payment: null, delivery: 'NOT_SENT' },
          answers: { __typename: 'SettlementDocumentTitle', id: '4', number: 'NC-2025-000004', day: '2025-10-15' },
        }),
        document('4', {
          state: 'ANSWERED',
          answeredBy: { __typename: 'SettlementDocumentTitle', id: '5', number: 'ND-2025-000001', day: '2025-10-20' },
        }),
        document('3', { state: 'CANCELLED', paidOn: null, cancelReason: 'Doppia' }),
        document('2', {}),
        document('1', { paidOn: '2025-10-20' }),
      ],
      dealerSettlementHolds: holds,
    },
  });
});
const pdf = graphql.query('SettlementDocumentFile', () =>
  HttpResponse.json({
    data: { settlementDocumentFile: { __typename: 'FileTicket', url: '/files/t', filename: 'NC.pdf' } },
  }),
);

const dealer = graphql.query('RewardsDealer', () =>
  HttpResponse.json({ data: { dealer: { __typename: 'Dealer', id: '9', businessName: 'Gomme Verdi' } } }),
);

test('a word of the bar leads to its list, and the parts are a file', async () => {
  const files: unknown[] = [];
  const file = graphql.query('DealerPrizesFile', ({ variables }) => {
    files.push(variables);
    return HttpResponse.json({
      data: { dealerPrizesFile: { __typename: 'FileTicket', url: '/files/p', filename: 'Premi.xlsx' } },
    });
  });
  const { person } = await renderPart(<RewardsPage />, {
    messages: 'statement',
    path: '/rewards',
    url: '/rewards',
    user: users.DEALER,
    handlers: [rewards, file],
  });
  for (const [word, list] of [
    ['Pagato con documenti', 'Documenti'],
    ['Riscosso', 'Movimenti'],
    ['Ancora da sbloccare', 'Per campagna'],
    ['Da restituire', 'Da restituire'],
  ] as const) {
    await person.click(await screen.findByRole('link', { name: word }));
    expect(screen.getByRole('region', { name: list })).toHaveFocus();
  }
  await person.click(screen.getByRole('button', { name: 'Esporta i premi' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
  await waitFor(() => expect(followed).toEqual(['/files/p Premi.xlsx']));
  expect(files).toEqual([{ dealerId: users.DEALER.member?.id, format: 'XLSX' }]);
});

test('a dealer sees what it earned, was paid and owes and why, and downloads its documents', async () => {
  const { person } = await renderPart(<RewardsPage />, {
    messages: 'statement',
    path: '/rewards',
    url: '/rewards',
    user: users.DEALER,
    handlers: [rewards, pdf],
  });
  const figures = within(await screen.findByRole('region', { name: 'I premi in breve' }));
  for (const amount of ['360,15 €', '80,00 €', '100,00 €', '12,50 €']) {
    expect(figures.getByText(amount)).toBeInTheDocument();
  }
  expect(asked).toEqual(['7']);
  expect(screen.getByRole('link', { name: 'Inverno 2024: apri l’estratto' })).toHaveAttribute(
    'href',
    '/subscriptions/6',
  );
  const documents = within(screen.getByRole('list', { name: 'Documenti' }));
  expect(documents.getByText('Pagato il 20/10/2025')).toBeInTheDocument();
  expect(documents.getByText('Motivo: Doppia')).toBeInTheDocument();
  expect(documents.getByRole('link', { name: 'Nota di debito ND-2025-000001' })).toBeInTheDocument();
  expect(documents.getByText('Storna la nota di credito NC-2025-000004 del 15/10/2025')).toBeInTheDocument();
  expect(documents.getByText('Stornata con la nota di debito ND-2025-000001 del 20/10/2025')).toBeInTheDocument();
  expect(documents.getAllByText('In attesa di pagamento')).toHaveLength(1);
  await person.click(documents.getByRole('button', { name: 'Scarica il PDF di NC-2025-000001' }));
  await waitFor(() => expect(followed).toEqual(['/files/t NC.pdf']));
});

const textOf = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ');

/** The amounts of a list of names and values, in cents, by name. */
const amountsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('term')
    .map((term) => {
      const amount = term.nextElementSibling?.textContent ?? '';
      return [term.textContent, Number(amount.replace('−', '-').replaceAll(/[^\d-]/g, ''))] as const;
    });

test('the parts of the prizes add up to what was accumulated and adjusted, and each tile is one of them', async () => {
  await renderPart(<RewardsPage />, {
    messages: 'statement',
    path: '/rewards',
    url: '/rewards',
    user: users.DEALER,
    handlers: [rewards],
  });
  const flow = await screen.findByRole('region', { name: 'Dove sono i premi' });
  expect(flow).toHaveTextContent('In tutto 362,50 €: accumulato 360,15 € e rettifiche 2,35 €.');
  const amounts = amountsIn(flow);
  expect(amounts.map(([name]) => name)).toEqual([
    ...['Riscosso', 'Pagato con documenti', 'In attesa di pagamento', 'Spendibile ora', 'Ancora da sbloccare'],
    ...['Da restituire', 'Totale'],
  ]);
  const total = amounts.at(-1)?.[1];
  expect(total).toBe(36_250);
  expect(amounts.slice(0, -1).reduce((sum, [, amount]) => sum + amount, 0)).toBe(total);
});

test('the movements of all campaigns stand newest first, each with its document or reason', async () => {
  setPageWidth(1280);
  await renderPart(<RewardsPage />, {
    messages: 'statement',
    path: '/rewards',
    url: '/rewards',
    user: users.DEALER,
    handlers: [rewards],
  });
  const rows = within(await screen.findByRole('table', { name: 'Movimenti' })).getAllByRole('row');
  expect(rows.map(textOf)).toEqual([
    'DataMovimentoCampagnaDocumento, nota o motivoImporto',
    '15/10/2025RiscossioneAnnuale 2025NC-2025-000001−100,00 €',
    '15/10/2025Rettifica (annullata)Annuale 2025Accordo2,35 €',
  ]);
  const columns = within(screen.getByRole('table', { name: 'Per campagna' })).getAllByRole('row');
  expect(columns.map(textOf).at(-1)).toBe('Totale360,15 €2,35 €45,05 €100,00 €100,00 €80,00 €49,95 €−12,50 €');
});

test('what waits to be paid is neither a debit note nor the note that it answers', async () => {
  const answers = {
    __typename: 'SettlementDocumentTitle' as const,
    id: '4',
    number: 'NC-2025-000004',
    day: '2025-10-15',
  };
  const dealerSettlementDocuments = [
    document('5', { kind: 'DEBIT_NOTE', payment: null, answers }),
    document('4', { state: 'ANSWERED', answeredBy: { ...answers, id: '5', number: 'ND-2025-000001' } }),
    document('2', { net: '50.00', total: '61.00' }),
  ];
  await renderPart(<RewardsPage />, {
    messages: 'statement',
    path: '/rewards',
    url: '/rewards',
    user: users.DEALER,
    handlers: [
      graphql.query('DealerRewards', () =>
        HttpResponse.json({
          data: {
            dealerPrizes: prizes({ documentsUnpaid: '50.00' }),
            dealerSettlementDocuments,
            dealerSettlementHolds: [],
          },
        }),
      ),
    ],
  });
  const figures = within(await screen.findByRole('region', { name: 'I premi in breve' }));
  expect(figures.getByText('50,00 €')).toBeInTheDocument();
  expect(figures.getByText('1 documento, con IVA 61,00 €')).toBeInTheDocument();
});

test('the network reads the same of a dealer below it, with the statements as the office has them', async () => {
  await renderPart(<DealerRewardsPage />, {
    messages: 'statement',
    path: '/dealers/:id/documents',
    url: '/dealers/9/documents',
    user: users.DISTRIBUTOR,
    handlers: [rewards, dealer],
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Premi e documenti di Gomme Verdi' }),
  ).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Inverno 2024: apri l’estratto' })).toHaveAttribute(
    'href',
    '/campaigns/6/dealers/9',
  );
  expect(asked.at(-1)).toBe('9');
});

test('a dealer sees which prize is on hold, since when and why, and cannot release it', async () => {
  holds = [held];
  await renderPart(<RewardsPage />, {
    messages: 'statement',
    path: '/rewards',
    url: '/rewards',
    user: users.DEALER,
    handlers: [rewards],
  });
  const section = within(await screen.findByRole('region', { name: 'In sospeso' }));
  expect(section.getByText('Annuale 2025')).toBeInTheDocument();
  expect(section.getByText('In sospeso dal 12/10/2025')).toBeInTheDocument();
  expect(section.getByText('Motivo: Fattura contestata')).toBeInTheDocument();
  expect(section.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Di cui 80,00 € in sospeso')).toBeInTheDocument();
});

test('a dealer whose every prize is on hold without a reason for it reads no reason', async () => {
  holds = [{ ...held, campaign: null, reason: null, isReasonShown: false }];
  await renderPart(<RewardsPage />, {
    messages: 'statement',
    path: '/rewards',
    url: '/rewards',
    user: users.DEALER,
    handlers: [rewards],
  });
  const section = within(await screen.findByRole('region', { name: 'In sospeso' }));
  expect(section.getByText('Tutti i premi')).toBeInTheDocument();
  expect(section.queryByText(/Motivo|non vede il motivo/)).not.toBeInTheDocument();
});

const openAsOffice = (...handlers: Parameters<typeof respond>) =>
  renderPart(<DealerRewardsPage />, {
    messages: 'statement',
    path: '/dealers/:id/documents',
    url: '/dealers/9/documents',
    user: users.KA_ADMINISTRATOR,
    handlers: [...handlers, rewards, dealer],
  });

test('the office puts the prize of one campaign on hold from the page of a dealer', async () => {
  const sent: unknown[] = [];
  const { person } = await openAsOffice(
    graphql.query('HoldChoices', () =>
      HttpResponse.json({
        data: { dealerCampaigns: [{ __typename: 'DealerCampaign', campaign: { ...held.campaign } }] },
      }),
    ),
    graphql.mutation('HoldSettlementCredits', ({ variables }) => {
      sent.push(variables);
      holds = [held];
      return HttpResponse.json({ data: { holdSettlementCredits: held } });
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Metti in sospeso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mettere in sospeso i premi di Gomme Verdi' }));
  await dialog.findByRole('option', { name: 'Annuale 2025' });
  await person.selectOptions(dialog.getByRole('combobox', { name: /^Quali premi/ }), 'Annuale 2025');
  await person.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Fattura contestata');
  await person.click(dialog.getByRole('checkbox', { name: 'Il dealer e la sua rete leggono il motivo' }));
  await person.click(dialog.getByRole('button', { name: 'Metti in sospeso' }));
  expect(await screen.findByRole('region', { name: 'In sospeso' })).toBeInTheDocument();
  expect(sent).toEqual([
    { input: { dealerId: '9', campaignId: '8', reason: 'Fattura contestata', isReasonShown: true } },
  ]);
});

test('the office releases a prize on hold from the page of a dealer, once it is confirmed', async () => {
  const sent: unknown[] = [];
  holds = [{ ...held, heldBy: 'Anna', isReasonShown: false }];
  const { person } = await openAsOffice(
    graphql.mutation('ReleaseSettlementCredits', ({ variables }) => {
      sent.push(variables);
      holds = [];
      return HttpResponse.json({
        data: {
          releaseSettlementCredits: { ...held, releasedBy: 'Bruno', releasedAt: '2025-10-15T08:00:00.000Z' },
        },
      });
    }),
  );
  const section = within(await screen.findByRole('region', { name: 'In sospeso' }));
  expect(await section.findByText('Da Anna; il dealer non vede il motivo')).toBeInTheDocument();
  await person.click(section.getByRole('button', { name: 'Rilascia: Annuale 2025' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Rilasciare i premi di Gomme Rossi?' }));
  await person.click(dialog.getByRole('button', { name: 'Rilascia' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'In sospeso' })).not.toBeInTheDocument());
  expect(sent).toEqual([{ id: '3' }]);
});

function EitherDealer() {
  const [dealerId, setDealerId] = useState('7');
  return (
    <>
      <button onClick={() => setDealerId('7')}>first</button>
      <button onClick={() => setDealerId('9')}>second</button>
      <RewardsOf key={dealerId} dealerId={dealerId} statementOf={(id) => `/campaigns/${id}`} />
    </>
  );
}

test('a dealer’s figures in a campaign are not those of another dealer that was read since', async () => {
  const late = pending<Response>();
  const requests: unknown[] = [];
  const { person } = await renderPart(<EitherDealer />, {
    messages: 'statement',
    path: '/',
    url: '/',
    user: users.KA_ADMINISTRATOR,
    handlers: [
      graphql.query('DealerRewards', ({ variables }) => {
        requests.push(variables['dealerId']);
        if (requests.length > 2) return late.promise;
        const accumulated = variables['dealerId'] === '7' ? '310.10' : '20.00';
        return HttpResponse.json({
          data: {
            dealerPrizes: prizes({ accumulated }, [campaign('8', 'Annuale 2025', { accumulated })]),
            dealerSettlementDocuments: [],
            dealerSettlementHolds: [],
          },
        });
      }),
    ],
  });
  expect(await screen.findAllByText('310,10 €')).not.toEqual([]);
  await person.click(screen.getByRole('button', { name: 'second' }));
  expect(await screen.findAllByText('20,00 €')).not.toEqual([]);
  await person.click(screen.getByRole('button', { name: 'first' }));
  expect(await screen.findAllByText('310,10 €')).not.toEqual([]);
  expect(screen.queryByText('20,00 €')).not.toBeInTheDocument();
  await waitFor(() => expect(requests).toEqual(['7', '9', '7']));
});
