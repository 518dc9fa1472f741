import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { rememberedStorageKey } from '@gdd/schema/session';
import { campaignHead, dealerStatement, eligibleLines } from '../../shared/test/campaigns';
import { dashboardResponse, widgetRecord } from '../../shared/test/dashboard';
import { respond, serveNetwork } from '../../shared/test/network';
import { desktop, setPageWidth } from '../../shared/test/pageWidth';
import { renderApp } from '../../shared/test/renderApp';
import { users } from '../../shared/test/users';
import { linesResponse, subscriptionResponse } from './testing/subscriptionsGateway';
import { openCampaign, openTab } from './testing/openSubscriptions';
import { graphql } from '../../shared/test/graphql';

serveNetwork();
beforeEach(() => setPageWidth(desktop));
afterEach(() => void jest.restoreAllMocks());

const lastSeen = /^Dati di oggi alle \d\d:\d\d\.$/;
const away = () => respond(graphql.operation(() => HttpResponse.error()));
const url = '/subscriptions/107';
const statement = dealerStatement({
  campaign: campaignHead({ id: '107', state: 'OPEN' }),
  accepted: false,
  acceptedAt: null,
});

test('a statement that was read stands again after a reload without a connection, with its sales and its time', async () => {
  await openTab('vendite', statement, eligibleLines(2));
  expect(await screen.findByRole('button', { name: /Accetta la campagna/ })).toBeInTheDocument();
  const rows = within(await screen.findByRole('table', { name: 'Vendite che contano' })).getAllByRole('row').length;
  cleanup();
  away();
  const { person } = await renderApp({ url: `${url}?scheda=vendite`, user: users.DEALER });
  expect(await screen.findByText(lastSeen)).toBeInTheDocument();
  expect(within(await screen.findByRole('table', { name: 'Vendite che contano' })).getAllByRole('row')).toHaveLength(
    rows,
  );
  expect(screen.queryByRole('button', { name: /Accetta la campagna/ })).not.toBeInTheDocument();
  respond(subscriptionResponse(statement), linesResponse(eligibleLines(2)));
  await person.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('button', { name: /Accetta la campagna/ })).toBeInTheDocument();
  expect(screen.queryByText(lastSeen)).not.toBeInTheDocument();
});

test('another campaign’s statement never takes the place of one that was never read', async () => {
  await openCampaign(statement);
  await screen.findByRole('region', { name: 'A che punto è' });
  cleanup();
  away();
  await renderApp({ url: '/subscriptions/999', user: users.DEALER });
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  expect(screen.queryByText(lastSeen)).not.toBeInTheDocument();
});

test('a dealer’s home stands again after a reload without a connection, with its time', async () => {
  const handlers = [dashboardResponse(widgetRecord('EXPENDABLE', { value: '936.00' }))];
  const { portal } = await renderApp({ user: users.DEALER, handlers });
  expect(await screen.findByRole('heading', { level: 2, name: 'Da spendere' })).toBeInTheDocument();
  cleanup();
  away();
  await renderApp({ user: users.DEALER });
  expect(await screen.findByText(lastSeen)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: 'Da spendere' })).toBeInTheDocument();
  act(() => portal.session.logout());
  await screen.findByRole('heading', { name: 'Login Account' });
  expect(localStorage.getItem(rememberedStorageKey)).toBeNull();
});

test('what was read on an earlier day says which', async () => {
  await renderApp({
    user: users.DEALER,
    handlers: [dashboardResponse(widgetRecord('EXPENDABLE', { value: '936.00' }))],
    now: () => Date.parse('2025-10-14T21:42:00Z'),
  });
  await screen.findByRole('heading', { level: 2, name: 'Da spendere' });
  cleanup();
  away();
  await renderApp({ user: users.DEALER, now: () => Date.parse('2025-10-15T06:00:00Z') });
  expect(await screen.findByText('Dati del 14/10/2025 alle 23:42.')).toBeInTheDocument();
});

test('nothing of the network’s home is stored in the browser', async () => {
  const handlers = [dashboardResponse(widgetRecord('CLOSE', { value: '3' }))];
  await renderApp({ user: users.DISTRIBUTOR, handlers });
  await screen.findByRole('heading', { level: 2, name: 'Vicini alla soglia' });
  expect(localStorage.getItem(rememberedStorageKey)).not.toContain('DashboardWidget');
});

test.each([
  ['DEALER', /estratti che hai già letto restano leggibili/],
  ['DISTRIBUTOR', /^Sei offline\. Riprova quando torna la connessione\.$/],
] as const)('the message without a connection promises a %s no more than is stored', async (role, text) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderApp({ url: '/account', user: users[role] });
  expect(await screen.findByText(text)).toBeInTheDocument();
});
