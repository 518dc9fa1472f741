import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';
import { dealerCampaign } from '../../../shared/test/campaigns';
import { respond, refusal, serveNetwork } from '../../../shared/test/network';
import { desktop, phone, setPageWidth } from '../../../shared/test/pageWidth';
import { renderApp } from '../../../shared/test/renderApp';
import { users } from '../../../shared/test/users';
import { dealerRecord, dealerRow } from '../testing/dealerRecords';
import { dealerResponse, dealersGateway, overviewResponses } from '../testing/dealersGateway';
import { cards, openList } from '../testing/openDealers';
import { graphql } from '../../../shared/test/graphql';
import { withPercents } from '../../../shared/test/textOf';

serveNetwork();

beforeEach(() => setPageWidth(desktop));

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2025-${String(index + 1).padStart(2, '0')}`,
  tires: 30,
  tiresBefore: 25,
  amount: '3000.00',
  amountBefore: '2500.00',
  toDay: { __typename: 'ToDay', tires: 30, tiresBefore: 25, amount: '3000.00', amountBefore: '2500.00' },
}));
const parts = () => [
  dealerResponse({ ...dealerRecord, id: '2' }),
  ...overviewResponses({ campaigns: [dealerCampaign()], months }),
];

/** The panel beside the second dealer of the list. @param handlers responses of its own */
async function openPeek({ user = users.KA_ADMINISTRATOR, handlers = [] }: PeekOptions = {}) {
  const all = [...handlers, ...parts(), ...dealersGateway(5).handlers];
  const { person } = await renderApp({ url: '/dealers?righe=3', user, handlers: all });
  await person.click(await screen.findByRole('button', { name: 'Anteprima di Gomme 2' }));
  return { person, panel: within(await screen.findByRole('dialog', { name: 'Gomme 2' })) };
}

interface PeekOptions {
  readonly user?: typeof users.KA_ADMINISTRATOR;
  readonly handlers?: readonly RequestHandler[];
}

test('a card says how the dealer performs, with its way to a goal as text', async () => {
  setPageWidth(phone);
  await openList('/dealers?righe=3', 1);
  await screen.findByText('Gomme 1');
  const card = within(cards()[0]!);
  expect(card.getByText('Pneumatici da inizio anno').nextElementSibling).toHaveTextContent('1.234');
  expect(card.getByText('Anno prima, stesso periodo').nextElementSibling).toHaveTextContent('1.100');
  expect(card.getByText('Ultimo acquisto').nextElementSibling).toHaveTextContent('20/12/2025');
  expect(await card.findByText('Inverno 2025 Gold')).toBeVisible();
  expect(card.getByText('mancano 22 pneumatici all’obiettivo')).toBeVisible();
  expect(card.getByRole('button', { name: /300,00.€ in gioco/ }).closest('li')).toHaveTextContent(
    /in gioco · 78 giorni/,
  );
  expect(card.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    withPercents('98 di 120 pneumatici (81,6 %): mancano 22 pneumatici all’obiettivo'),
  );
});

test('a card calls its dealer, and a note on the call is offered afterwards', async () => {
  setPageWidth(phone);
  const { person } = await openList('/dealers?righe=3', 1);
  await screen.findByText('Gomme 1');
  const call = await within(cards()[0]!).findByRole('link', { name: 'Telefona a Gomme 1: +39 080 123456' });
  expect(call).toHaveAttribute('href', 'tel:+39080123456');
  expect(screen.queryByText('Hai chiamato Gomme 1?')).not.toBeInTheDocument();
  respond(
    graphql.query('CurrentYear', () =>
      HttpResponse.json({ data: { constants: { __typename: 'Constants', currentYear: 2025, today: '2025-10-15' } } }),
    ),
  );
  // jsdom has no telephone
  call.addEventListener('click', (event) => event.preventDefault());
  await person.click(call);
  expect(await screen.findByText('Hai chiamato Gomme 1?')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Scrivi una nota' }));
  expect(await screen.findByRole('dialog', { name: /Gomme 1/ })).toBeInTheDocument();
});

test('a dealer that never bought has dashes, and so has one whose figures could not be read', async () => {
  setPageWidth(phone);
  const gateway = dealersGateway(0);
  const row = dealerRow(5);
  gateway.rows = [
    { ...row, performance: { ...row.performance!, tires: 0, lastPurchaseOn: null, bestCampaign: null } },
    { ...dealerRow(6), performance: null },
  ];
  await renderApp({ url: '/dealers', user: users.KA_ADMINISTRATOR, handlers: gateway.handlers });
  await screen.findByText('Gomme 6');
  const values = (label: string) => screen.getAllByText(label).map((term) => term.nextElementSibling?.textContent);
  expect(values('Pneumatici da inizio anno')).toEqual(['0', '–']);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(values('Ultimo acquisto')).toEqual(['–', '–']);
});

test('the panel beside the grid says what the row does not', async () => {
  const { panel } = await openPeek();
  expect(await panel.findByRole('link', { name: 'rossi@example.it' })).toHaveAttribute(
    'href',
    'mailto:rossi@example.it',
  );
  expect(panel.getByRole('link', { name: '+39 080 123456' })).toHaveAttribute('href', 'tel:+39080123456');
  expect(
    within(panel.getByRole('list', { name: 'Posizione nella rete' })).getByText('Distribuzione Sud S.p.A.'),
  ).toBeVisible();
  const campaigns = within(await panel.findByRole('region', { name: 'Campagne 2025' }));
  expect(await campaigns.findByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    expect.stringContaining('98 di 120'),
  );
  expect(await panel.findByRole('img', { name: /gennaio 30 \(25\)/ })).toBeVisible();
  expect(panel.queryByText('73504760031')).not.toBeInTheDocument();
  expect(panel.queryByText('P. IVA')).not.toBeInTheDocument();
});

test('whoever may not read the year before sees no months in the panel', async () => {
  const { panel } = await openPeek({ user: users.DISTRIBUTOR });
  expect(await panel.findByRole('region', { name: 'Campagne 2025' })).toBeVisible();
  expect(panel.queryByRole('region', { name: 'Acquisti mese per mese' })).not.toBeInTheDocument();
});

test('a part of the panel that fails can be tried again, and the others stand', async () => {
  const { person, panel } = await openPeek({
    handlers: [graphql.query('DealerPageCampaigns', () => refusal({ code: 'UPSTREAM_TIMEOUT', requestId: 'r-5' }))],
  });
  const retry = await panel.findByRole('button', { name: 'Riprova' });
  expect(await panel.findByText('+39 080 123456')).toBeVisible();
  respond(
    graphql.query('DealerPageCampaigns', () => HttpResponse.json({ data: { dealerCampaigns: [dealerCampaign()] } })),
  );
  await person.click(retry);
  expect(await panel.findByText('Inverno 2025 Gold')).toBeVisible();
});

test('a column that is hidden stands in the panel', async () => {
  const columns = { order: [], hidden: ['vatNumber'], widths: [] };
  const settings = [{ __typename: 'ListSettings', list: 'DEALERS', views: [], columns }];
  const { panel } = await openPeek({
    handlers: [graphql.query('ListSettings', () => HttpResponse.json({ data: { listSettings: settings } }))],
  });
  expect(await panel.findByText('P. IVA')).toBeVisible();
  expect(panel.getByText('73504760031')).toBeVisible();
  expect(panel.queryByText('Codice')).not.toBeInTheDocument();
});
