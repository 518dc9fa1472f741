import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { followedFiles } from '../../shared/test/followedFiles';
import { refusal, respond, serveNetwork } from '../../shared/test/network';
import { phone, setPageWidth } from '../../shared/test/pageWidth';
import { renderPart } from '../../shared/test/renderPart';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import { Component as SettlementCreatePage } from './editor/SettlementCreatePage';
import { Component as SettlementPage } from './run/SettlementPage';
import type { SettlementLineListedFragment } from './run/lines.generated';
import type { SettlementDetailsFragment } from './settlement.generated';
import { Component as SettlementSettingsPage } from './settings/SettlementSettingsPage';
import { annual, choicesOfRun, winter } from './testing/settlementRecords';
import { graphql } from '../../shared/test/graphql';

serveNetwork();
const followed = followedFiles();

beforeEach(() => setPageWidth(phone));

const run: SettlementDetailsFragment = {
  __typename: 'Settlement',
  ...{ id: '5', title: 'Premi di settembre', campaigns: [annual], minimum: '10.00', day: '2025-10-15' },
  filter: {
    __typename: 'SettlementDealers',
    ...{ status: ['ACTIVE'], tier: [], region: ['Lazio'], province: [], member: null },
    ...{ joinedFrom: null, joinedTo: null, stopped: null },
  },
  ...{ state: 'PROPOSED', version: 3, mayApprove: true, documents: 0, cancelled: 0, paid: 0 },
  ...{ createdBy: 'Anna', createdAt: '2025-10-15T08:00:00.000Z' },
  ...{ proposedBy: 'Anna', proposedAt: '2025-10-15T08:05:00.000Z', decidedBy: null, decidedAt: null },
  totals: {
    __typename: 'SettlementTotals',
    ...{ dealers: 3, documents: 1, setOffOnly: 1, carriedOver: 1, incomplete: 1 },
    ...{ credits: '310.00', setOff: '60.50', net: '249.50', carried: '4.20' },
  },
  configured: { __typename: 'SettlementConfigured', tax: true, sender: true },
};

const line: SettlementLineListedFragment = {
  __typename: 'SettlementLine',
  ...{ dealerId: '1', code: 'DE00001', businessName: 'Gomme Rossi', region: 'Lazio', distributor: null },
  ...{ isDeleted: false, credits: '310.00', debts: '60.50', setOff: '60.50', net: '249.50' },
  ...{ outcome: 'DOCUMENT', missing: ['SDI_CODE'] },
  parts: [
    {
      __typename: 'SettlementPart',
      ...{ campaign: annual, settlement: 'CREDIT_NOTE', balance: '310.00', setOff: '60.50', paid: '249.50' },
    },
  ],
  moves: [{ __typename: 'SettlementMove', from: annual, to: winter, amount: '60.50' }],
};

const answer = (data: object): Response => HttpResponse.json({ data });
const settlement = (change: Partial<SettlementDetailsFragment> = {}) =>
  graphql.query('Settlement', () => answer({ settlement: { ...run, ...change } }));
const lines = graphql.query('SettlementLines', () =>
  answer({ settlementLines: { __typename: 'SettlementLinePage', items: [line], total: 1 } }),
);

const openRun = (...handlers: Parameters<typeof respond>) =>
  renderPart(<SettlementPage />, {
    path: '/settlements/:id',
    url: '/settlements/5',
    user: users.KA_ADMINISTRATOR,
    messages: 'office',
    handlers: [...handlers, lines],
  });

describe('a settlement run', () => {
  test('says what it comes to, who proposed it, and how each amount comes about', async () => {
    const { person } = await openRun(settlement());
    expect(await screen.findByRole('heading', { level: 1, name: 'Premi di settembre' })).toBeInTheDocument();
    expect(screen.getByText(/proposta il 15\/10\/2025.* da Anna/)).toBeInTheDocument();
    const totals = within(screen.getByRole('region', { name: 'A quanto ammonta' }));
    expect(totals.getByText('249,50 €')).toBeInTheDocument();
    expect(totals.getByText('1 dealer sotto il minimo')).toBeInTheDocument();
    expect(screen.getByText('Attivo e Lazio', { exact: false })).toBeInTheDocument();
    await person.click(await screen.findByRole('button', { name: /^Azioni per Gomme Rossi/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Come nasce l’importo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gomme Rossi' }));
    expect(dialog.getByText('Inverno 2024')).toBeInTheDocument();
  });

  test('puts the prizes of a dealer on hold from its line, and says where they are on hold already', async () => {
    const sent: unknown[] = [];
    const { person } = await openRun(
      settlement({ state: 'DRAFT' }),
      graphql.query('HoldChoices', () =>
        answer({ dealerCampaigns: [{ __typename: 'DealerCampaign', campaign: annual }] }),
      ),
      graphql.mutation('HoldSettlementCredits', ({ variables }) => {
        sent.push(variables);
        return refusal({ code: 'CONFLICT', reason: 'alreadyHeld' });
      }),
    );
    await person.click(await screen.findByRole('button', { name: /^Azioni per Gomme Rossi/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Come nasce l’importo' }));
    const details = within(await screen.findByRole('dialog', { name: 'Gomme Rossi' }));
    await person.click(details.getByRole('button', { name: 'Metti in sospeso' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mettere in sospeso i premi di Gomme Rossi' }));
    await person.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Verifica');
    await person.click(dialog.getByRole('button', { name: 'Metti in sospeso' }));
    expect(await dialog.findByText('Questo premio è già sospeso.')).toBeInTheDocument();
    expect(sent).toEqual([{ input: { dealerId: '1', campaignId: null, reason: 'Verifica', isReasonShown: false } }]);
  });

  test('is approved once it is confirmed, and then offers its files', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    let release = () => {};
    const approval = new Promise<void>((resolve) => (release = resolve));
    const { person } = await openRun(
      settlement(),
      graphql.mutation('ApproveSettlement', async () => {
        await approval;
        return answer({
          approveSettlement: { ...run, state: 'APPROVED', version: 4, mayApprove: false, documents: 1 },
        });
      }),
      graphql.query('FatturaPaFile', () =>
        answer({ fatturaPaFile: { __typename: 'FileTicket', url: '/files/t', filename: 'fatture.zip' } }),
      ),
    );
    await person.click(await screen.findByRole('button', { name: /^Approva 249,50\s€ \+ IVA, \d+ document[oi]$/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Approvare «Premi di settembre»?' }));
    // the sums, the documents, those that lack data, and what cannot be taken back
    expect(dialog.getAllByRole('definition').map(textOf)).toEqual([
      'Annuale 2025',
      '249,50 € in 1 documento',
      '60,50 €, 1 dealer senza documento',
      '4,20 €, 1 dealer: non pagato qui',
    ]);
    expect(dialog.getAllByRole('note').map(textOf)).toEqual([
      expect.stringMatching(/^1 documento è incompleto/),
      expect.stringMatching(/^Non si torna indietro/),
    ]);
    await person.click(dialog.getByRole('button', { name: /^Approva 249,50\s€ \+ IVA, \d+ document[oi]$/ }));
    expect(await dialog.findByRole('progressbar', { name: /fino a due minuti/ })).toBeInTheDocument();
    // longer than the gateway's bound for it
    expect(timeout).toHaveBeenLastCalledWith(115_000);
    release();
    await person.click(await screen.findByRole('button', { name: 'FatturaPA (ZIP)' }));
    await waitFor(() => expect(followed).toEqual(['/files/t fatture.zip']));
    expect(screen.getByRole('link', { name: 'Documenti' })).toHaveAttribute(
      'href',
      '/settlements/documents?liquidazione=5',
    );
  });

  test('that is approved prepares its files, and says which notes were left out and why', async () => {
    const asked: unknown[] = [];
    const { person } = await openRun(
      settlement({ state: 'APPROVED', mayApprove: false, documents: 2 }),
      graphql.mutation('PrepareSettlementDocuments', ({ variables }) => {
        asked.push(variables);
        return answer({
          prepareSettlementDocuments: {
            __typename: 'SelectionOutcome',
            ...{ done: 1, unchanged: 0, leftOutCount: 2 },
            leftOut: [
              {
                __typename: 'LeftOutDocument',
                ...{ documentId: '13', number: 'NC-2025-000002', businessName: 'Gomme Verdi', reason: 'MISSING_DATA' },
                ...{ missing: ['POSTAL_CODE', 'SDI_CODE'], problems: [], delivery: 'NOT_SENT' },
              },
              {
                __typename: 'LeftOutDocument',
                ...{ documentId: '14', number: 'NC-2025-000003', businessName: 'Gomme Blu', missing: [] },
                ...{ reason: 'EXCHANGE_PROBLEMS', delivery: 'NOT_SENT' },
                problems: [
                  {
                    __typename: 'ExchangeProblem',
                    ...{ code: '00403', field: '2.1.1.3', value: '2025-10-16', advice: 'CORRECT_DAY' },
                  },
                ],
              },
            ],
          },
        });
      }),
    );
    await person.click(await screen.findByRole('button', { name: 'Prepara i file' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: 'Prepara i file' }));
    const result = within(await screen.findByRole('dialog', { name: 'File preparati' }));
    expect(result.getByRole('status')).toHaveTextContent('1 file preparato, 0 note già a posto, 2 note escluse.');
    expect(result.getByText('Dati mancanti o non validi: CAP e codice SDI')).toBeInTheDocument();
    expect(result.getByText(/scarterebbe il file: 00403 \(2\.1\.1\.3: «2025-10-16»\), la data/)).toBeInTheDocument();
    expect(asked).toEqual([{ input: { settlementId: '5' } }]);
  });

  test('cannot be approved by who proposed it, and says so', async () => {
    await openRun(settlement({ mayApprove: false }));
    const button = await screen.findByRole('button', { name: /^Approva 249,50\s€ \+ IVA, \d+ document[oi]$/ });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/serve un altro utente/);
    expect(screen.getByText(/^Hai proposto tu questa liquidazione/)).toBeVisible();
  });

  test('is a draft again where balances have changed, and names the dealers', async () => {
    const { person } = await openRun(
      settlement(),
      graphql.mutation('ApproveSettlement', () =>
        refusal({
          code: 'CONFLICT',
          reason: 'balancesChanged',
          obstacles: [{ kind: 'balanceChanged', text: 'Gomme Rossi (DE00001)', id: 1 }],
          obstacleCount: 3,
        }),
      ),
    );
    await person.click(await screen.findByRole('button', { name: /^Approva 249,50\s€ \+ IVA, \d+ document[oi]$/ }));
    respond(settlement({ state: 'DRAFT', version: 4, mayApprove: false }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: /^Approva 249,50\s€ \+ IVA, \d+ document[oi]$/,
      }),
    );
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: 'Gomme Rossi (DE00001)' })).toHaveAttribute('href', '/dealers/1');
    expect(alert).toHaveTextContent('e altri 2 dealer');
    expect(await screen.findByRole('button', { name: 'Proponi' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Modifica' })).toHaveAttribute('href', '/settlements/5/edit');
  });

  test('that somebody else has approved is shown as it is, and not withdrawn', async () => {
    const { person } = await openRun(
      settlement(),
      graphql.mutation('WithdrawSettlement', () => refusal({ code: 'CONFLICT', reason: 'notProposed' })),
    );
    await person.click(await screen.findByRole('button', { name: 'Ritira' }));
    respond(settlement({ state: 'APPROVED', version: 4, mayApprove: false }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ritira' }));
    expect(await screen.findByText('La liquidazione non è in attesa di approvazione.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Prepara i file' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ritira' })).not.toBeInTheDocument();
  });
});

test('a run is made for the chosen campaigns, with the minimum as it is typed', async () => {
  const sent: object[] = [];
  const { person, path } = await renderPart(<SettlementCreatePage />, {
    path: '/settlements/new',
    url: '/settlements/new',
    user: users.KA_ADMINISTRATOR,
    messages: 'office',
    handlers: [
      choicesOfRun,
      graphql.mutation('CreateSettlement', ({ variables }) => {
        sent.push(variables['input'] as object);
        return answer({ createSettlement: { ...run, id: '9', state: 'DRAFT' } });
      }),
    ],
  });
  await person.type(await screen.findByRole('textbox', { name: 'Titolo' }), 'Premi');
  const minimum = screen.getByRole('textbox', { name: /^Importo minimo/ });
  await person.clear(minimum);
  await person.type(minimum, '10,50');
  await person.click(screen.getByRole('button', { name: 'Crea la bozza' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await person.click(screen.getByRole('button', { name: /^Campagne/ }));
  const choices = within(await screen.findByRole('dialog', { name: 'Campagne' }));
  expect(choices.queryByText('Bozza 2026')).not.toBeInTheDocument();
  await person.click(choices.getByRole('checkbox', { name: 'Annuale 2025' }));
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Crea la bozza' }));
  await waitFor(() => expect(path()).toBe('/settlements/9'));
  expect(sent).toEqual([{ title: 'Premi', campaigns: ['7'], minimum: '10.50', day: '2025-10-15', filter: {} }]);
});

test('the settings say how credit notes are taxed, and want all of who issues them or nothing', async () => {
  const sent: object[] = [];
  const settings = {
    __typename: 'SettlementSettings',
    ...{ taxRate: null, taxNature: null, taxReference: null, sender: null, namesInvoices: false, version: 1 },
    ...{ stampNatures: ['N2_1', 'N2_2'], stampCharged: false, updatedBy: null, updatedAt: null },
  };
  const { person } = await renderPart(<SettlementSettingsPage />, {
    path: '/settlements/settings',
    url: '/settlements/settings',
    user: users.KA_ADMINISTRATOR,
    messages: 'office',
    handlers: [
      graphql.query('SettlementSettings', () => answer({ settlementSettings: settings })),
      graphql.mutation('UpdateSettlementSettings', ({ variables }) => {
        sent.push(variables['input'] as object);
        return answer({ updateSettlementSettings: { ...settings, version: 2 } });
      }),
    ],
  });
  await person.selectOptions(await screen.findByRole('combobox', { name: /^Trattamento/ }), 'nature');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Codice natura' }), 'N2.1');
  await person.type(screen.getByRole('textbox', { name: 'Riferimento normativo' }), 'Art. 15');
  const name = screen.getByRole('textbox', { name: /^Ragione sociale/ });
  await person.type(name, 'Pneus');
  await person.click(screen.getByRole('button', { name: 'Salva' }));
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await person.clear(name);
  expect(screen.getByText('N2.1, N2.2')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /^Nature soggette a bollo/ }));
  await person.click(await screen.findByRole('checkbox', { name: 'N4' }));
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('checkbox', { name: 'Addebita il bollo al dealer' }));
  await person.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        ...{ taxRate: null, taxNature: 'N2_1', taxReference: 'Art. 15', sender: null },
        ...{ namesInvoices: false, stampNatures: ['N2_1', 'N2_2', 'N4'], stampCharged: true, version: 1 },
      },
    ]),
  );
});
