import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { pendingApprovalsResponse } from '../../shared/test/approvals';
import { refusal, respond, serveNetwork } from '../../shared/test/network';
import { phone, setPageWidth } from '../../shared/test/pageWidth';
import { renderPart } from '../../shared/test/renderPart';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import type { ApprovalDetailsFragment, ApprovalRulesFieldsFragment } from './approval.generated';
import { Component as ApprovalPage } from './detail/ApprovalPage';
import { Component as ApprovalListPage } from './list/ApprovalListPage';
import type { ApprovalListPage_RowFragment } from './list/ApprovalListPage.generated';
import { Component as ApprovalSettingsPage } from './settings/ApprovalSettingsPage';
import type { ApprovalSettingsDetailsFragment } from './settings/settings.generated';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

beforeEach(() => setPageWidth(phone));

type Goals = NonNullable<ApprovalDetailsFragment['request']['goals']>;

const answer = (data: object): Response => HttpResponse.json({ data });
const annual = { __typename: 'CampaignTitle', id: '7', title: 'Annuale 2025' } as const;
const rossi = { __typename: 'Member', id: '3', code: 'DE00003', businessName: 'Gomme Rossi' } as const;
const nothing = {
  rules: null,
  goals: null,
  undo: null,
  correction: null,
  adjustment: null,
  redemption: null,
  document: null,
  invoicing: null,
  factors: null,
  settings: null,
};

const adjustment: ApprovalDetailsFragment = {
  __typename: 'Approval',
  ...{ id: '4', kind: 'ADJUSTMENT', state: 'PENDING', campaign: annual, dealer: rossi, import: null, document: null },
  request: {
    __typename: 'ApprovalRequest',
    ...nothing,
    adjustment: {
      __typename: 'ApprovalAdjustmentRequest',
      ...{ day: '2025-10-14', amount: '-150.00', reason: 'Reso di merce', reversesId: null },
    },
  },
  ...{ proposedBy: 'Anna', proposedAt: '2025-10-12T08:00:00.000Z', expiresAt: '2025-10-26T08:00:00.000Z' },
  ...{ decidedBy: null, decidedAt: null, reason: null, mayDecide: true, mayWithdraw: false },
};

const rulesOf = (rate: string): ApprovalRulesFieldsFragment => ({
  __typename: 'ApprovalRules',
  ...{ startsOn: '2025-01-01', endsOn: '2025-12-31' },
  incentiveDetail: {
    __typename: 'IncentiveDetail',
    ...{ basis: 'MARGINAL', unlockAt: '100', cap: null },
    tiers: [{ __typename: 'IncentiveTier', from: '0', rate }],
  },
  factorBoostDetail: { __typename: 'FactorBoostDetail', boosts: [] },
  eligibility: {
    __typename: 'SaleMatch',
    ...{ brand: null, season: null, segment: null, rimFrom: null, rimTo: null, channel: null },
  },
});

const rules: ApprovalDetailsFragment = {
  ...adjustment,
  ...{ id: '5', kind: 'RULES', dealer: null },
  request: {
    __typename: 'ApprovalRequest',
    ...nothing,
    rules: {
      worsening: {
        __typename: 'RulesWorsening',
        dealers: 2,
        terms: [{ __typename: 'WorsenedForDealers', term: 'PRIZE', fromTires: 80, dealers: 2 }],
      },
      __typename: 'ApprovalRulesRequest',
      ...{ dealers: 12, accumulatedLess: '1234.50', expendableLess: '800.00', reason: 'Costo troppo alto' },
      ...{ changed: ['INCENTIVE'], others: ['title'], before: rulesOf('1.50'), after: rulesOf('1.20') },
    },
  },
};

const terms = (isOn: boolean, tires: number) =>
  ({
    closing: { __typename: 'ApprovalSwitch', on: isOn },
    rulesWorsening: 'TWO_PERSONS' as const,
    goalsWorsening: 'TOLD' as const,
    undo: { __typename: 'ApprovalTiresLimit', on: true, tires },
    adjustment: { __typename: 'ApprovalAmountLimit', on: false, amount: '0.00' },
    redemption: { __typename: 'ApprovalAmountLimit', on: false, amount: '0.00' },
  }) as const;

const settingsChange: ApprovalDetailsFragment = {
  ...adjustment,
  ...{ id: '6', kind: 'SETTINGS', campaign: null, dealer: null },
  request: {
    __typename: 'ApprovalRequest',
    ...nothing,
    settings: {
      __typename: 'ApprovalSettingsRequest',
      before: { __typename: 'ApprovalTerms', ...terms(true, 500) },
      after: { __typename: 'ApprovalTerms', ...terms(false, 1500) },
    },
  },
};

const cancellation: ApprovalDetailsFragment = {
  ...adjustment,
  ...{ id: '7', kind: 'DOCUMENT', campaign: null },
  document: { __typename: 'ApprovalDocument', id: '12', number: 'NC-2025-000001' },
  request: {
    __typename: 'ApprovalRequest',
    ...nothing,
    document: {
      __typename: 'ApprovalDocumentRequest',
      ...{ number: 'NC-2025-000001', kind: 'CREDIT_NOTE', change: 'CANCELLED', reason: 'Doppia', day: null },
      ...{ total: '304.39', delivery: 'REJECTED', payment: 'UNPAID', paidOn: null },
    },
  },
};

const open = (approval: ApprovalDetailsFragment, ...handlers: Parameters<typeof respond>) =>
  renderPart(<ApprovalPage />, {
    path: '/approvals/:id',
    url: `/approvals/${approval.id}`,
    user: users.KA_ADMINISTRATOR,
    messages: 'office',
    handlers: [...handlers, graphql.query('Approval', () => answer({ approval }))],
  });

const seat = {
  __typename: 'InvoicingCompany' as const,
  ...{ businessName: 'Gomme Rossi', address: null, postalCode: '70121', city: 'Bari', province: 'BA', country: 'IT' },
};
const relocation: ApprovalDetailsFragment = {
  ...adjustment,
  ...{ id: '8', kind: 'INVOICING', campaign: null },
  request: {
    __typename: 'ApprovalRequest',
    ...nothing,
    invoicing: {
      __typename: 'ApprovalInvoicingRequest',
      before: seat,
      after: { ...seat, address: 'Via Po 2', country: 'SM' },
    },
  },
};

describe('a request', () => {
  test('for the removal of lost factors names whose they are, and how it goes on', async () => {
    await open({
      ...adjustment,
      ...{ kind: 'FACTORS', campaign: null, dealer: null },
      request: {
        __typename: 'ApprovalRequest',
        ...nothing,
        factors: { __typename: 'ApprovalFactorsRequest', userId: '8', username: 'rosa@esempio.it', name: 'Rosa Rossi' },
      },
    });
    const title = 'Secondo fattore di Rosa Rossi da togliere';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(/24 ore dopo l’approvazione/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'rosa@esempio.it' })).toHaveAttribute('href', '/users/8');
  });

  test('of a dealer for another seat shows what changes, before and after, and nothing else', async () => {
    await open(relocation);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ragione sociale o sede di Gomme Rossi' }),
    ).toBeInTheDocument();
    const rows = within(screen.getByRole('table', { name: 'Prima e dopo' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Indirizzo', '–', 'Via Po 2'],
      ['Nazione', 'Italia', 'San Marino'],
    ]);
    expect(screen.getByRole('link', { name: 'Gomme Rossi (DE00003)' })).toHaveAttribute('href', '/dealers/3');
  });

  test('to cancel a document says what was sent and paid when it was asked for', async () => {
    await open(cancellation);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Annullamento di NC-2025-000001 per Gomme Rossi' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'NC-2025-000001' })).toHaveAttribute('href', '/settlements/documents/12');
    for (const fact of ['Scartato', 'Non pagato', '304,39 €', 'Doppia']) {
      expect(screen.getByText(fact)).toBeInTheDocument();
    }
  });

  test.each([
    [
      'a redemption',
      { reversesId: null },
      /^Riscossione di 900,00\s€ per Gomme Rossi$/,
      /ha riscosso 900,00\s€ del premio della campagna «Annuale 2025»/,
      'Nota',
    ],
    [
      'the reversal of a redemption',
      { reversesId: '7' },
      /^Annullamento di una riscossione di 900,00\s€ di Gomme Rossi$/,
      /l’importo si può spendere di nuovo/,
      'Motivo',
    ],
  ])('of %s says how much of which prize, how it is paid and why', async (_what, changes, title, sentence, reason) => {
    const redemption: ApprovalDetailsFragment['request']['redemption'] = {
      __typename: 'ApprovalRedemptionRequest',
      ...{ day: '2025-10-14', amount: '900.00', reason: 'Premio fedeltà', method: 'VOUCHER', ...changes },
    };
    await open({
      ...adjustment,
      kind: 'REDEMPTION',
      request: { ...adjustment.request, adjustment: null, redemption },
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    for (const fact of ['buono', 'Premio fedeltà', reason]) expect(screen.getByText(fact)).toBeInTheDocument();
  });

  test('says what was asked, and is carried out once it is approved', async () => {
    const approved: ApprovalDetailsFragment = {
      ...adjustment,
      ...{ state: 'APPROVED', decidedBy: 'Bruno', decidedAt: '2025-10-15T08:00:00.000Z', mayDecide: false },
    };
    const { person } = await open(
      adjustment,
      graphql.mutation('ApproveRequest', () => answer({ approveRequest: approved })),
    );
    const title = /^Rettifica di −150,00\s€ per Gomme Rossi$/;
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(/^chiesta il 12\/10\/2025.* da Anna$/)).toBeInTheDocument();
    expect(
      screen.getByText('Togliere 150,00 € da quanto Gomme Rossi può spendere nella campagna «Annuale 2025».'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Gomme Rossi (DE00003)' })).toHaveAttribute(
      'href',
      '/campaigns/7/dealers/3',
    );
    expect(screen.getByText(/^Se nessuno decide prima/)).toHaveTextContent('26/10/2025');
    await person.click(screen.getByRole('button', { name: /^Approva .*150,00\s€$/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Approvare la richiesta?' }));
    await person.click(dialog.getByRole('button', { name: /^Approva .*150,00\s€$/ }));
    expect(await screen.findByText(/approvata il 15\/10\/2025.* da Bruno/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rifiuta' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Se nessuno decide prima/)).not.toBeInTheDocument();
  });

  test('is asked about with one full stop, also after a company’s form', async () => {
    const { person } = await open({ ...adjustment, dealer: { ...rossi, businessName: 'Gomme Rossi S.n.c.' } });
    await person.click(await screen.findByRole('button', { name: /^Approva .*150,00\s€$/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/per Gomme Rossi S\.n\.c\. Viene eseguita subito/)).toBeInTheDocument();
  });

  test('cannot be approved by who made it, who is told why and can withdraw it', async () => {
    const { person } = await open(
      { ...adjustment, mayDecide: false, mayWithdraw: true },
      graphql.mutation('WithdrawRequest', () =>
        answer({ withdrawRequest: { ...adjustment, state: 'WITHDRAWN', mayDecide: false } }),
      ),
    );
    const approve = await screen.findByRole('button', { name: /^Approva .*150,00\s€$/ });
    expect(approve).toBeDisabled();
    expect(approve).toHaveAccessibleDescription(/serve un altro utente/);
    expect(screen.queryByRole('button', { name: 'Rifiuta' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Ritira' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ritira' }));
    expect(await screen.findByText('Ritirata')).toBeInTheDocument();
  });

  test.each<readonly [Partial<Goals>, object, RegExp]>([
    [{}, {}, /l’obiettivo che Gomme Rossi ha accettato nella campagna «Annuale 2025»: da 100 a 120 pneumatici/],
    [{ goalAfter: null }, {}, /Togliere Gomme Rossi dalla campagna «Annuale 2025», .* di 100 pneumatici/],
    [
      { goalBefore: null, goalAfter: null, dealers: 3 },
      { campaign: null, dealer: null, import: { __typename: 'ApprovalImport', id: '5', filename: 'obiettivi.csv' } },
      /Applicare gli obiettivi di «obiettivi.csv»: per 3 dealer peggiora/,
    ],
    [
      { isUndo: true, goalBefore: null, goalAfter: null, dealers: 3 },
      { campaign: null, dealer: null, import: { __typename: 'ApprovalImport', id: '5', filename: 'obiettivi.csv' } },
      /Annullare gli obiettivi di «obiettivi.csv»: per 3 dealer peggiora quanto aveva accettato/,
    ],
  ])('about accepted goals says what gets worse: %j', async (changes, about, sentence) => {
    const goals: Goals = {
      __typename: 'ApprovalGoalsRequest',
      ...{
        dealers: 1,
        accumulatedLess: '240.00',
        expendableLess: '360.00',
        isUndo: false,
        goalBefore: 100,
        goalAfter: 120,
      },
      ...{ reason: 'Nuovo piano', worsenings: [{ __typename: 'Worsening', term: 'UNLOCKING', fromTires: 100 }] },
      changes: [],
      ...changes,
    };
    const request = { ...adjustment.request, adjustment: null, goals };
    await open({ ...adjustment, kind: 'GOALS', ...about, request });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText('la soglia da cui il premio è spendibile, da 100 pneumatici in poi')).toBeInTheDocument();
    expect(screen.getByText('240,00 €')).toBeInTheDocument();
    expect(screen.getByText('Nuovo piano')).toBeInTheDocument();
  });

  test('about a file of goals strikes the old goal of each dealer beside the new one, and counts those not shown', async () => {
    const change = (id: number, goalAfter: number | null, isWithdrawn = false) => ({
      __typename: 'ApprovalGoalChange' as const,
      ...{ campaignId: '7', title: 'Annuale 2025', dealerId: String(id), code: `DE0000${id}` },
      ...{ businessName: `Gomme ${id}`, goalBefore: 1200, goalAfter, isWithdrawn },
    });
    const goals: Goals = {
      __typename: 'ApprovalGoalsRequest',
      ...{ dealers: 5, accumulatedLess: '240.00', expendableLess: '360.00', isUndo: true, reason: null },
      ...{ goalBefore: null, goalAfter: null, worsenings: [] },
      changes: [change(1, 1400), change(2, null), change(3, 1, true)],
    };
    const request = { ...adjustment.request, adjustment: null, goals };
    await open({ ...adjustment, kind: 'GOALS', campaign: null, dealer: null, request });
    const table = within(await screen.findByRole('table', { name: 'Prima e dopo' }));
    expect(table.getAllByRole('row').slice(1).map(textOf)).toEqual([
      'Gomme 1 (DE00001), «Annuale 2025»1.200 pneumatici1.400 pneumatici',
      'Gomme 2 (DE00002), «Annuale 2025»1.200 pneumaticiFuori dalla campagna',
      'Gomme 3 (DE00003), «Annuale 2025»1.200 pneumatici1 pneumatico, senza accettazione',
    ]);
    expect(table.getAllByText('1.200 pneumatici').map(({ tagName }) => tagName)).toEqual(['DEL', 'DEL', 'DEL']);
    expect(table.getByText('1.400 pneumatici').tagName).toBe('INS');
    expect(screen.getByText('Altri 2 dealer non sono mostrati qui.')).toBeInTheDocument();
  });

  test('is refused with a reason', async () => {
    const reasons: unknown[] = [];
    const { person } = await open(
      rules,
      graphql.mutation('RefuseRequest', ({ variables }) => {
        reasons.push(variables['reason']);
        return answer({ refuseRequest: { ...rules, state: 'REFUSED', reason: 'Non ora', mayDecide: false } });
      }),
    );
    expect(await screen.findByText(/per 2 dealer peggiora qualcosa/)).toBeInTheDocument();
    expect(screen.getByText('1.234,50 €')).toBeInTheDocument();
    expect(screen.getByText('il premio per gli pneumatici, da 80 pneumatici in poi: 2 dealer')).toBeInTheDocument();
    expect(screen.getByText('titolo')).toBeInTheDocument();
    const changes = within(screen.getByRole('table', { name: 'Prima e dopo' }));
    // only the tier that changes, the old rate struck through
    expect(changes.getAllByRole('row').map(textOf)).toEqual([
      'CosaPrimaDopo l’approvazione',
      'Premio a pneumatico, dal primo pneumatico1,50 €1,20 €',
    ]);
    expect(changes.getByText('1,50 €').tagName).toBe('DEL');
    await person.click(screen.getByRole('button', { name: 'Rifiuta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rifiutare la richiesta?' }));
    expect(dialog.getByRole('button', { name: 'Rifiuta' })).toBeDisabled();
    await person.type(dialog.getByRole('textbox', { name: 'Motivo' }), ' Non ora ');
    await person.click(dialog.getByRole('button', { name: 'Rifiuta' }));
    expect(await screen.findByText('Motivo del rifiuto: Non ora')).toBeInTheDocument();
    expect(reasons).toEqual(['Non ora']);
  });

  test('that somebody else has decided meanwhile says so, and is read again', async () => {
    const { person } = await open(
      settingsChange,
      graphql.mutation('ApproveRequest', () => refusal({ code: 'CONFLICT', reason: 'approvalDecided' })),
    );
    const changes = within(await screen.findByRole('table', { name: 'Prima e dopo' }));
    expect(changes.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'CosaPrimaDopo l’approvazione',
      'Chiusura di una campagnasìno',
      'Annullamento di un’importazione, o file che storna o corregge vendite, oltre un limiteoltre 500 pneumaticioltre 1.500 pneumatici',
    ]);
    await person.click(screen.getByRole('button', { name: 'Approva' }));
    respond(
      graphql.query('Approval', () => answer({ approval: { ...settingsChange, state: 'EXPIRED', mayDecide: false } })),
    );
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approva' }));
    expect(await screen.findByText(/^La richiesta non è più in attesa/)).toBeInTheDocument();
    expect(await screen.findByText('Scaduta')).toBeInTheDocument();
  });
});

test('the queue says what waits, since when, and who asked', async () => {
  const inputs: unknown[] = [];
  const { request, ...fields } = adjustment;
  const proposedAt = new Date(Date.now() - 3.5 * 86_400_000).toISOString();
  const row: ApprovalListPage_RowFragment = { ...fields, proposedAt, request };
  const closing = { ...row, id: '9', kind: 'CLOSING', state: 'APPROVED', request: { ...request, adjustment: null } };
  await renderPart(<ApprovalListPage />, {
    path: '/approvals',
    url: '/approvals?mie=no&campagna=7',
    user: users.KA_ADMINISTRATOR,
    messages: 'office',
    handlers: [
      graphql.query('ApprovalList', ({ variables }) => {
        inputs.push(variables['input']);
        return answer({
          approvalsTable: { __typename: 'ApprovalPage', items: [row, closing], total: 2 },
        });
      }),
    ],
  });
  const link = await screen.findByRole('link', { name: /Rettifica di −150,00\s€ per Gomme Rossi/ });
  expect(link).toHaveAttribute('href', '/approvals/4');
  expect(screen.getByText('3 giorni')).toBeInTheDocument();
  expect(screen.getAllByText('Anna').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: /Chiusura di «Annuale 2025»/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Impostazioni' })).toHaveAttribute('href', '/approvals/settings');
  expect(inputs).toEqual([expect.objectContaining({ filter: { state: ['PENDING'], mine: false, campaignId: ['7'] } })]);
});

test('the settings are saved as a whole, and what switches one off waits for a second person', async () => {
  const sent: object[] = [];
  const settings: ApprovalSettingsDetailsFragment = {
    __typename: 'ApprovalSettings',
    ...terms(true, 500),
    ...{ version: 3, updatedBy: 'Anna', updatedAt: '2025-10-12T08:00:00.000Z' },
  };
  const made = { __typename: 'Approval', id: '6', expiresAt: '2025-10-29T08:00:00.000Z' };
  const { person } = await renderPart(<ApprovalSettingsPage />, {
    path: '/approvals/settings',
    url: '/approvals/settings',
    user: users.KA_ADMINISTRATOR,
    messages: 'office',
    handlers: [
      graphql.query('ApprovalSettings', () => answer({ approvalSettings: settings })),
      graphql.mutation('UpdateApprovalSettings', ({ variables }) => {
        sent.push(variables['input'] as object);
        return answer({ updateApprovalSettings: { ...settings, pendingApproval: made } });
      }),
    ],
  });
  const tires = await screen.findByRole('textbox', { name: /^Oltre quanti pneumatici/ });
  await person.clear(tires);
  await person.type(tires, 'molti');
  await person.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Un numero intero di pneumatici')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await person.clear(tires);
  await person.type(tires, '1.500');
  await person.click(screen.getByRole('checkbox', { name: 'Chiusura di una campagna' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Obiettivi' }), 'non si può');
  respond(
    pendingApprovalsResponse({
      __typename: 'Approval',
      ...{
        id: '6',
        kind: 'SETTINGS',
        dealer: null,
        document: null,
        proposedBy: 'Anna',
        proposedAt: '2025-10-15T08:00:00.000Z',
      },
      request: { __typename: 'ApprovalRequest', adjustment: null, redemption: null, document: null },
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Salva' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Serve l’approvazione di un altro utente' }));
  expect(dialog.getByText(/scade il 29\/10\/2025/)).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Vedi la richiesta' })).toHaveAttribute('href', '/approvals/6');
  await person.click(dialog.getByRole('button', { name: 'Chiudi' }));
  expect(sent).toEqual([
    {
      ...{ closing: { on: false }, undo: { on: true, tires: 1500 } },
      ...{ rulesWorsening: 'TWO_PERSONS', goalsWorsening: 'REFUSED' },
      ...{ adjustment: { on: false, amount: '0.00' }, redemption: { on: false, amount: '0.00' }, version: 3 },
    },
  ]);
  await waitFor(() =>
    expect(screen.getByRole('note')).toHaveTextContent(/^Modifica delle impostazioni: richiesta di Anna/),
  );
  // nothing has changed yet
  expect(screen.getByRole('checkbox', { name: 'Chiusura di una campagna' })).toBeChecked();
});
