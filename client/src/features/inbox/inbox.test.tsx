import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Bell } from '../../domain/notifications/Bell';
import { refusal, serveNetwork } from '../../shared/test/network';
import { phone, setPageWidth } from '../../shared/test/pageWidth';
import { renderPart } from '../../shared/test/renderPart';
import { users } from '../../shared/test/users';
import type { InboxItemFieldsFragment } from './inbox.generated';
import { Component as InboxPage } from './InboxPage';
import { Component as UnsubscribePage } from './UnsubscribePage';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

beforeEach(() => setPageWidth(phone));

const answer = (data: object): Response => HttpResponse.json({ data });
const reached: InboxItemFieldsFragment = {
  __typename: 'InboxItem',
  ...{ id: '4', kind: 'THRESHOLD_REACHED', at: '2025-10-14T08:00:00.000Z', readAt: null, name: null, days: null },
  ...{ threshold: 1200, amount: null, approvalKind: null, codes: [], until: null, basis: null, budget: null },
  campaign: { __typename: 'CampaignTitle', id: '7', title: 'Annuale 2025' },
  dealer: { __typename: 'Member', id: '3', businessName: 'Gomme Rossi' },
  link: { __typename: 'NotificationLink', page: 'SUBSCRIPTION', ids: ['7'] },
};
const ready: InboxItemFieldsFragment = {
  ...reached,
  ...{ id: '5', kind: 'DOCUMENT_READY', readAt: '2025-10-14T09:00:00.000Z', campaign: null, name: 'NC-2025-000001' },
  link: { __typename: 'NotificationLink', page: 'DOCUMENT', ids: ['12'] },
};

describe('the inbox of a dealer', () => {
  test('has a card for each thing, which leads to its place and is read then', async () => {
    let unread = 1;
    const marked: unknown[] = [];
    const { person } = await renderPart(
      <>
        <Bell />
        <InboxPage />
      </>,
      {
        path: '/inbox',
        url: '/inbox',
        messages: 'account',
        user: users.DEALER,
        handlers: [
          graphql.query('Inbox', () =>
            answer({ inboxTable: { __typename: 'InboxPage', total: 2, items: [reached, ready] } }),
          ),
          graphql.query('InboxUnread', () => answer({ inboxUnread: unread })),
          graphql.mutation('MarkRead', ({ variables }) => {
            marked.push(variables);
            unread = 0;
            return answer({ markRead: 0 });
          }),
        ],
      },
    );
    expect(await screen.findByRole('link', { name: 'Notifiche, 1 da leggere' })).toHaveAttribute('href', '/inbox');
    const [first, second] = await screen.findAllByRole('listitem');
    if (first === undefined || second === undefined) throw new Error('There are two items.');
    const link = within(first).getByRole('link', {
      name: 'La soglia di 1.200 pneumatici della campagna «Annuale 2025» è raggiunta.',
    });
    expect(link).toHaveAttribute('href', '/subscriptions/7');
    expect(within(second).getByRole('link', { name: 'Il documento NC-2025-000001 è pronto.' })).toHaveAttribute(
      'href',
      '/settlements/documents/12',
    );
    expect(within(second).queryByRole('button')).toBeNull();
    await person.click(within(first).getByRole('button', { name: 'Segna come letta' }));
    await waitFor(() => expect(within(first).queryByRole('button')).toBeNull());
    expect(marked).toEqual([{ ids: ['4'] }]);
    expect(await screen.findByRole('link', { name: 'Notifiche' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Segna tutte come lette' })).toBeNull();
  });
});

/** What the text of each kind names, of campaign, dealer, document or file, and amount, for somebody of the office. */
const named: Readonly<Record<InboxItemFieldsFragment['kind'], readonly string[]>> = {
  CAMPAIGN_OPENED: ['Annuale 2025'],
  CAMPAIGN_JOINED: ['Annuale 2025', 'Gomme Rossi'],
  CAMPAIGN_ENDS_SOON: ['Annuale 2025'],
  RULES_CHANGED: ['Annuale 2025'],
  GOAL_CHANGED: ['Annuale 2025', 'Gomme Rossi', '1.200 pneumatici'],
  CLOSED_EARLY: ['Annuale 2025'],
  THRESHOLD_NEAR: ['Annuale 2025', 'Gomme Rossi', '1.200 pneumatici'],
  THRESHOLD_REACHED: ['Annuale 2025', 'Gomme Rossi', '1.200 pneumatici'],
  STATEMENT_FINAL: ['Annuale 2025'],
  DOCUMENT_READY: ['Gomme Rossi', 'NC-2025-000001', '120,50 €'],
  DOCUMENT_UNDELIVERED: ['Gomme Rossi', 'NC-2025-000001'],
  DOCUMENT_REJECTED: ['NC-2025-000001'],
  DEBIT_NOTE_ISSUED: ['Gomme Rossi', 'NC-2025-000001', '120,50 €'],
  PAYMENT_RETURNED: ['Gomme Rossi', 'NC-2025-000001', '120,50 €'],
  CREDIT_HELD: ['Annuale 2025', 'Gomme Rossi'],
  DISPUTE_OPENED: ['Gomme Rossi', 'Annuale 2025'],
  DISPUTE_ANSWERED: ['Gomme Rossi', 'Annuale 2025'],
  INVOICING_DECIDED: [],
  APPROVAL_REQUESTED: ['Annuale 2025', 'Gomme Rossi', '120,50 €', 'NC-2025-000001'],
  BUDGET_CROSSED: ['Annuale 2025', '120,50 €', '150,00 €'],
  IMPORT_APPLIED: ['NC-2025-000001'],
  IMPORT_FAILED: ['NC-2025-000001'],
  EXPORT_READY: ['NC-2025-000001'],
  NOTE_STEP_DUE: ['Gomme Rossi'],
  FACTORS_CHANGED: [],
  NEW_DEVICE: [],
};

/** The texts of an inbox of the office. */
async function textsOf(items: readonly InboxItemFieldsFragment[]): Promise<readonly string[]> {
  await renderPart(<InboxPage />, {
    messages: 'account',
    path: '/inbox',
    url: '/inbox',
    user: users.KA_ADMINISTRATOR,
    handlers: [
      graphql.query('Inbox', () => answer({ inboxTable: { __typename: 'InboxPage', total: items.length, items } })),
      graphql.query('InboxUnread', () => answer({ inboxUnread: 0 })),
    ],
  });
  const cards = await screen.findAllByText((_text, element) => element?.tagName === 'LI');
  return cards.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
}

test('an item of each kind names what it is about', async () => {
  const kinds = Object.keys(named) as readonly (keyof typeof named)[];
  const texts = await textsOf(
    kinds.map((kind, index) => ({
      ...reached,
      ...{
        kind,
        id: String(100 + index),
        name: 'NC-2025-000001',
        amount: '120.50',
        days: 3,
        approvalKind: 'ADJUSTMENT',
      },
      ...{ until: '2025-10-20', basis: 'EXPECTED', budget: '150.00' },
    })),
  );
  kinds.forEach((kind, index) => {
    for (const name of named[kind]) expect([kind, texts[index]]).toEqual([kind, expect.stringContaining(name)]);
  });
});

test.each([
  [1200, 'Gomme Rossi: l’obiettivo della campagna «Annuale 2025» ora è di 1.200 pneumatici.'],
  [0, 'Gomme Rossi: l’accettazione della campagna «Annuale 2025» è stata annullata.'],
  [null, 'Gomme Rossi non fa più parte della campagna «Annuale 2025», che era accettata.'],
])('an accepted goal that became %s is said in words', async (threshold, text) => {
  const [card] = await textsOf([{ ...reached, kind: 'GOAL_CHANGED', threshold }]);
  expect(card).toContain(text);
});

test('a budget that is crossed is said with its euros', async () => {
  const crossed = { kind: 'BUDGET_CROSSED', basis: 'ACCUMULATED', amount: '48200.00', budget: '60000.00' } as const;
  const [card] = await textsOf([{ ...reached, ...crossed, threshold: 80 }]);
  expect(card).toContain(
    'Campagna «Annuale 2025»: i premi accumulati hanno raggiunto l’80 % del budget: 48.200,00 € su 60.000,00 €.',
  );
});

test('where the page of the address is no longer there, the inbox goes back to the last one', async () => {
  const pages: number[] = [];
  const { path } = await renderPart(<InboxPage />, {
    messages: 'account',
    path: '/inbox',
    url: '/inbox?pagina=2',
    user: users.DEALER,
    handlers: [
      graphql.query('Inbox', ({ variables }) => {
        const { page } = variables['input'] as { readonly page: number };
        pages.push(page);
        return answer({ inboxTable: { __typename: 'InboxPage', total: 1, items: page === 1 ? [reached] : [] } });
      }),
      graphql.query('InboxUnread', () => answer({ inboxUnread: 1 })),
    ],
  });
  expect(await screen.findByRole('listitem')).toBeInTheDocument();
  expect(pages).toEqual([2, 1]);
  expect(path()).toBe('/inbox');
});

test('a failure to mark all as read is reported', async () => {
  const { person } = await renderPart(<InboxPage />, {
    messages: 'account',
    path: '/inbox',
    url: '/inbox',
    user: users.DEALER,
    handlers: [
      graphql.query('Inbox', () => answer({ inboxTable: { __typename: 'InboxPage', total: 1, items: [reached] } })),
      graphql.query('InboxUnread', () => answer({ inboxUnread: 1 })),
      graphql.mutation('MarkAllRead', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' })),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Segna tutte come lette' }));
  expect(await screen.findByText(/Il servizio non è disponibile in questo momento/)).toBeInTheDocument();
});

describe('the page of a mail’s link', () => {
  const open = (response: () => Response) =>
    renderPart(<UnsubscribePage />, {
      path: '/unsubscribe/:token',
      url: '/unsubscribe/abc~def',
      handlers: [graphql.mutation('Unsubscribe', response)],
    });

  test('ends the mails once that is confirmed', async () => {
    let ended = 0;
    const { person } = await open(() => {
      ended += 1;
      return answer({ unsubscribe: true });
    });
    expect(ended).toBe(0);
    await person.click(await screen.findByRole('button', { name: 'Non inviatemele più' }));
    expect(await screen.findByRole('status')).toHaveTextContent('non riceverai più queste email');
    expect(ended).toBe(1);
  });
});
