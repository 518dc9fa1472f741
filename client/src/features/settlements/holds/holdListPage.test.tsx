import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { HoldFieldsFragment } from '../../../domain/settlements/holds/holds.generated';
import { graphql } from '../../../shared/test/graphql';
import { refusal, serveNetwork, type respond } from '../../../shared/test/network';
import { desktop, phone, setPageWidth } from '../../../shared/test/pageWidth';
import { renderPart } from '../../../shared/test/renderPart';
import { users } from '../../../shared/test/users';
import { annual, choicesOfRun } from '../testing/settlementRecords';
import { Component as HoldListPage } from './HoldListPage';
import type { SettlementHoldListQueryVariables } from './HoldListPage.generated';

serveNetwork();

const answer = (data: object): Response => HttpResponse.json({ data });

const held: HoldFieldsFragment = {
  __typename: 'SettlementHold',
  id: '3',
  dealer: { __typename: 'Member', id: '1', code: 'DE00001', businessName: 'Gomme Rossi' },
  campaign: annual,
  ...{ reason: 'Fattura contestata', isReasonShown: true, heldBy: 'Anna', heldAt: '2025-10-12T08:00:00.000Z' },
  ...{ releasedBy: null, releasedAt: null },
};
const released: HoldFieldsFragment = {
  ...held,
  ...{ id: '2', campaign: null, isReasonShown: false },
  ...{ releasedBy: 'Bruno', releasedAt: '2025-10-14T08:00:00.000Z' },
};

let asked: unknown[] = [];
beforeEach(() => {
  setPageWidth(phone);
  asked = [];
});

const open = (...handlers: Parameters<typeof respond>) =>
  renderPart(<HoldListPage />, {
    path: '/settlements/holds',
    url: '/settlements/holds',
    user: users.KA_ADMINISTRATOR,
    messages: 'office',
    handlers: [
      ...handlers,
      choicesOfRun,
      graphql.query('SettlementHoldList', ({ variables }) => {
        asked.push((variables as SettlementHoldListQueryVariables).input.filter);
        const items = [held, released];
        return answer({ settlementHoldsTable: { __typename: 'SettlementHoldPage', items, total: items.length } });
      }),
    ],
  });

test('the holds say which prize, why, since when, by whom, and who released it', async () => {
  await open();
  const list = await screen.findByRole('list', { name: 'Premi in sospeso' });
  const [lasting, over] = list.children;
  for (const text of ['Gomme Rossi', 'In sospeso', 'Annuale 2025', 'Fattura contestata', 'Anna']) {
    expect(lasting).toHaveTextContent(text);
  }
  expect(lasting).toHaveTextContent('Rilasciato–');
  for (const text of ['Tutti i premi', /Rilasciato14\/10\/2025.*, da Bruno/]) expect(over).toHaveTextContent(text);
});

test('the holds are filtered by those that last', async () => {
  setPageWidth(desktop);
  const { person } = await open();
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Stato' }), 'In sospeso');
  await waitFor(() => expect(asked.at(-1)).toEqual({ released: false }));
});

test('a dealer is searched and its prizes are put on hold, all of them where no campaign is chosen', async () => {
  const sent: unknown[] = [];
  const { person } = await open(
    graphql.query('MembersOfRole', () =>
      answer({ dealersByRole: [{ ...held.dealer, role: 'DEALER', city: 'Torino' }] }),
    ),
    graphql.query('HoldChoices', () =>
      answer({ dealerCampaigns: [{ __typename: 'DealerCampaign', campaign: annual }] }),
    ),
    graphql.mutation('HoldSettlementCredits', ({ variables }) => {
      sent.push(variables);
      return answer({ holdSettlementCredits: { ...held, campaign: null } });
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Metti in sospeso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mettere dei premi in sospeso' }));
  await person.type(dialog.getByRole('combobox', { name: 'Dealer' }), 'rossi');
  await person.click(await screen.findByRole('option', { name: /Gomme Rossi/ }));
  expect(await dialog.findByRole('option', { name: 'Annuale 2025' })).toBeInTheDocument();
  await person.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Verifica');
  await person.click(dialog.getByRole('button', { name: 'Metti in sospeso' }));
  expect(await screen.findByText('I premi sono in sospeso.')).toBeInTheDocument();
  expect(sent).toEqual([{ input: { dealerId: '1', campaignId: null, reason: 'Verifica', isReasonShown: false } }]);
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
});

test('a prize that somebody else released meanwhile says so', async () => {
  const { person } = await open(
    graphql.mutation('ReleaseSettlementCredits', () => refusal({ code: 'CONFLICT', reason: 'notHeld' })),
  );
  await person.click((await screen.findAllByRole('button', { name: /^Azioni per Gomme Rossi/ }))[0]!);
  await person.click(await screen.findByRole('menuitem', { name: 'Rilascia' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Rilasciare i premi di Gomme Rossi?' }));
  await person.click(dialog.getByRole('button', { name: 'Rilascia' }));
  expect(await screen.findByText('Questo premio non è più sospeso.')).toBeInTheDocument();
});
