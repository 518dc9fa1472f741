/**
 * The states of pages about one list or one thing, each page alone: while it is under way, where it fails and is asked
 * for again, without a connection, without the permission, empty, and empty with these filters. What each page shows
 * when all is well stands in its own tests; who may open it in `access.test.tsx`.
 */
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { pending } from '../shared/test/pending';
import { refusal, serveNetwork } from '../shared/test/network';
import { renderPart } from '../shared/test/renderPart';
import { users } from '../shared/test/users';
import { routes } from './routes';
import { graphql } from '../shared/test/graphql';

serveNetwork();

interface PageOfStates {
  /** Its path in the route table. */
  readonly path: string;
  readonly url?: string;
  /** The query without which there is nothing to show. */
  readonly operation: string;
  /** A response with nothing in it, or none for a page about one thing. */
  readonly nothing?: object;
  /** The text of the page then; of one thing, its text where there is no such thing. */
  readonly empty: string;
  /** The address with a filter. */
  readonly narrowed?: string;
  readonly others?: readonly RequestHandler[];
}

const rows = (field: string) => ({ [field]: { items: [], total: 0, isTotalExact: true } });
const calendar = graphql.query('CurrentYear', () =>
  HttpResponse.json({ data: { constants: { __typename: 'Constants', currentYear: 2025, today: '2025-10-15' } } }),
);
const comparable = graphql.query('ComparableCampaigns', () =>
  HttpResponse.json({ data: { thisYear: [], lastYear: [], yearBefore: [] } }),
);
const dealer = graphql.query('RewardsDealer', () =>
  HttpResponse.json({ data: { dealer: { __typename: 'Dealer', id: '8', businessName: 'Gomme Rossi' } } }),
);
const choicesOfRun = graphql.query('SettlementChoices', () =>
  HttpResponse.json({
    data: {
      constants: { __typename: 'Constants', today: '2025-10-15' },
      campaignsTable: { __typename: 'CampaignPage', items: [] },
    },
  }),
);
const noFlow = {
  ...{ accumulated: '0.00', adjusted: '0.00', setOff: '0.00', spent: '0.00', documentsPaid: '0.00' },
  ...{ documentsUnpaid: '0.00', expendable: '0.00', debt: '0.00', locked: '0.00', lapsed: '0.00' },
};
const noPrizes = {
  __typename: 'DealerPrizes',
  totals: { __typename: 'PrizeFlow', ...noFlow },
  campaigns: [],
  movements: [],
};
const noDocuments = graphql.query('SettlementDocumentCounts', () =>
  HttpResponse.json({
    data: Object.fromEntries(
      ['notSent', 'prepared', 'rejected', 'unpaid', 'returned'].map((step) => [
        step,
        { __typename: 'SettlementDocumentPage', total: 0 },
      ]),
    ),
  }),
);
const noSettings = graphql.query('SettlementDocumentSettings', () =>
  HttpResponse.json({ data: { settlementSettings: null } }),
);
const titles = graphql.query('NewsTitles', () => HttpResponse.json({ data: { news: [] } }));

const lists: readonly PageOfStates[] = [
  {
    path: '/tools',
    operation: 'Tools',
    nothing: { contentDocs: { brochures: [], catalogues: [], digitalBanners: [] } },
    empty: 'Non ci sono ancora strumenti',
    narrowed: '/tools?cerca=inverno',
  },
  { path: '/news', operation: 'NewsList', nothing: { news: [], contentPages: [] }, empty: 'Non ci sono ancora news' },
  {
    path: '/cms',
    operation: 'CmsList',
    nothing: rows('cmsContents'),
    empty: 'Non c’è ancora nessun contenuto',
    narrowed: '/cms?stato=draft',
  },
  {
    path: '/users',
    operation: 'UserList',
    nothing: rows('usersTable'),
    empty: 'Non c’è nessun utente',
    narrowed: '/users?stato=disabled',
  },
  {
    path: '/audit',
    operation: 'AuditList',
    nothing: rows('auditTable'),
    empty: 'Nessuna attività registrata',
    narrowed: '/audit?origine=security',
  },
  {
    path: '/campaigns/calendar',
    operation: 'CampaignCalendar',
    nothing: { campaignCalendar: [] },
    empty: 'Nessuna campagna nel 2025',
    others: [calendar],
  },
  {
    path: '/customers',
    operation: 'CustomerList',
    nothing: rows('customersTable'),
    empty: 'Non c’è ancora nessun cliente',
    narrowed: '/customers?cerca=rossi',
  },
  {
    path: '/settlements',
    operation: 'SettlementList',
    nothing: rows('settlementsTable'),
    empty: 'Nessuna liquidazione ancora',
    narrowed: '/settlements?stato=proposed',
  },
  {
    path: '/settlements/documents',
    operation: 'SettlementDocumentList',
    nothing: rows('settlementDocumentsTable'),
    empty: 'Nessun documento ancora',
    narrowed: '/settlements/documents?pagati=no',
    others: [choicesOfRun, noDocuments, noSettings],
  },
  {
    path: '/settlements/holds',
    operation: 'SettlementHoldList',
    nothing: rows('settlementHoldsTable'),
    empty: 'Nessun premio in sospeso',
    narrowed: '/settlements/holds?rilasciati=no',
    others: [choicesOfRun],
  },
  {
    path: '/approvals',
    operation: 'ApprovalList',
    nothing: rows('approvalsTable'),
    empty: 'Nessuna richiesta in attesa',
    narrowed: '/approvals?stato=refused',
  },
  {
    path: '/notes',
    operation: 'NoteList',
    nothing: rows('notesTable'),
    empty: 'Nessun passo da fare',
    narrowed: '/notes?passi=done',
  },
  {
    path: '/disputes',
    operation: 'DisputeList',
    nothing: rows('disputesTable'),
    empty: 'Nessuna contestazione in attesa',
    narrowed: '/disputes?stato=refused',
    others: [graphql.query('DisputesSummary', () => HttpResponse.json({ data: { disputesSummary: null } }))],
  },
  {
    path: '/service-accounts',
    operation: 'ServiceAccountList',
    nothing: rows('serviceAccountsTable'),
    empty: 'Ancora nessun account di servizio',
    narrowed: '/service-accounts?stato=revoked',
  },
  {
    path: '/webhooks',
    operation: 'WebhookList',
    nothing: rows('webhooksTable'),
    empty: 'Ancora nessun webhook',
    narrowed: '/webhooks?stato=gone',
  },
  {
    path: '/inbox',
    operation: 'Inbox',
    nothing: rows('inboxTable'),
    empty: 'Nessuna notifica',
    narrowed: '/inbox?nuove=yes',
    others: [graphql.query('InboxUnread', () => HttpResponse.json({ data: { inboxUnread: 0 } }))],
  },
  {
    path: '/mails',
    operation: 'MailList',
    nothing: rows('mailsTable'),
    empty: 'Nessuna email negli ultimi sette giorni',
    narrowed: '/mails?esito=refused',
  },
  {
    path: '/consents',
    operation: 'ConsentList',
    nothing: rows('smsConsentsTable'),
    empty: 'Nessuno ha ancora deciso',
    narrowed: '/consents?consenso=yes',
  },
  {
    path: '/dealers/:id/documents',
    operation: 'DealerRewards',
    nothing: { dealerPrizes: noPrizes, dealerSettlementDocuments: [], dealerSettlementHolds: [] },
    empty: 'Ancora nessun premio',
    others: [dealer],
  },
];

const things: readonly PageOfStates[] = [
  { path: '/news/:id', operation: 'ContentPage', empty: 'Pagina non trovata', others: [titles] },
  { path: '/content/:id', operation: 'ContentPage', empty: 'Pagina non trovata' },
  { path: '/cms/:id', operation: 'CmsContent', empty: 'Questo contenuto non esiste', others: [calendar] },
  {
    path: '/campaigns/compare',
    url: '/campaigns/compare?a=113&b=97',
    operation: 'CampaignComparison',
    empty: 'Una delle due campagne non esiste',
    others: [calendar, comparable],
  },
  { path: '/campaigns/:id/simulate', operation: 'SimulatePage', empty: 'Campagna non trovata' },
  { path: '/settlements/:id', operation: 'Settlement', empty: 'La liquidazione non esiste, o è stata eliminata.' },
  {
    path: '/settlements/documents/:id',
    operation: 'SettlementDocument',
    empty: 'Il documento non esiste, o non è tra quelli che puoi vedere.',
  },
  {
    path: '/approvals/:id',
    operation: 'Approval',
    empty: 'La richiesta non esiste, o non è tra quelle che puoi vedere.',
  },
  {
    path: '/disputes/:id',
    operation: 'Dispute',
    empty: 'La contestazione non esiste, o non è tra quelle che puoi vedere.',
  },
  { path: '/webhooks/:id', operation: 'Webhook', empty: 'Il webhook non esiste, o è stato eliminato.' },
  { path: '/users/:id', operation: 'ManagedUser', empty: 'Questo utente non esiste.' },
];

async function open({ path, url, operation, others = [] }: PageOfStates, responses: readonly (() => unknown)[]) {
  const route = routes.find((entry) => entry.path === path);
  if (route === undefined) throw new Error(`There is no page ${path}.`);
  const { Component } = await route.lazy();
  const left = [...responses];
  const requests: unknown[] = [];
  const query = graphql.query(operation, async ({ variables }) => {
    requests.push(variables);
    // the last one stays
    const next = left.length > 1 ? left.shift() : left[0];
    return (await next?.()) as Response;
  });
  const app = await renderPart(<Component />, {
    path,
    url: url ?? path.replace(':id', '8'),
    user: users.KA_ADMINISTRATOR,
    handlers: [query, ...others],
    ...(route.messages && { messages: route.messages }),
  });
  return { ...app, requests };
}

const responseOf = ({ nothing }: PageOfStates) =>
  nothing === undefined ? () => refusal({ code: 'NOT_FOUND' }) : () => HttpResponse.json({ data: nothing });
const failing = () => refusal({ code: 'UPSTREAM_UNAVAILABLE', requestId: 'richiesta-7' });

describe.each([...lists, ...things])('$path', (page) => {
  test('is grey under its name while it is under way, and says what there is not', async () => {
    const response = pending<void>();
    await open(page, [() => response.promise.then(responseOf(page))]);
    expect((await screen.findAllByRole('status', { name: 'Caricamento in corso' })).length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    response.release();
    expect(await screen.findByText(page.empty)).toBeInTheDocument();
    expect(screen.queryByRole('status', { name: 'Caricamento in corso' })).not.toBeInTheDocument();
  });

  test('that fails says so with the request’s number, and is asked for again', async () => {
    const { person, requests } = await open(page, [failing, responseOf(page)]);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Il servizio non è disponibile in questo momento.');
    expect(alert).toHaveTextContent('Codice della richiesta: richiesta-7');
    await person.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText(page.empty)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(requests).toHaveLength(2);
  });

  test('without a connection, or without the permission any more, says why', async () => {
    const { person } = await open(page, [
      () => HttpResponse.error(),
      () => refusal({ code: 'FORBIDDEN', permissions: ['accessUsersManager'] }),
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Il portale non è raggiungibile.');
    await person.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^Per questa operazione serve il permesso/),
    );
  });
});

const narrowable = lists.flatMap((page) => (page.narrowed === undefined ? [] : [{ ...page, url: page.narrowed }]));

test.each(narrowable)('$path with filters that leave nothing offers to clear them', async (page) => {
  const { person, path } = await open(page, [responseOf(page)]);
  expect(await screen.findByText('Nessun risultato con questi filtri')).toBeInTheDocument();
  const [clear] = screen.getAllByRole('button', { name: 'Azzera filtri' }).slice(-1);
  await person.click(clear as HTMLElement);
  expect(await screen.findByText(page.empty)).toBeInTheDocument();
  expect(path()).toBe(page.path);
});
