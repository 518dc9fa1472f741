import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { dealerCampaign } from '../../shared/test/campaigns';
import { refusal, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { users } from '../../shared/test/users';

serveNetwork();

const dealers = ['Autogomme Bianchi', 'Pneus Città'].map((businessName, index) => ({
  __typename: 'Member',
  id: String(index + 1),
  code: `D00${index + 1}`,
  businessName,
  city: 'Firenze',
}));

const finds = graphql.query('FindDealers', ({ variables }) =>
  HttpResponse.json({
    data: { dealersByRole: dealers.filter(({ businessName }) => businessName.includes(String(variables['search']))) },
  }),
);

test('a consultant finds a dealer by name, and the search stands in the address', async () => {
  const { person, path } = await renderApp({ user: users.CONSULTANT, handlers: [finds] });
  await screen.findByRole('link', { name: /Autogomme Bianchi/ });
  await person.type(screen.getByRole('searchbox', { name: 'Dealer' }), 'Pneus');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Autogomme Bianchi/ })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /Pneus Città/ })).toHaveAttribute('href', '/dealers/2');
  expect(path()).toBe('/?q=Pneus');
});

test('a search that finds nothing says so', async () => {
  await renderApp({ url: '/?q=nessuno', user: users.CONSULTANT, handlers: [finds] });
  expect(await screen.findByText('Nessun elemento trovato')).toBeInTheDocument();
});

test('a search that fails can be tried again', async () => {
  const { person } = await renderApp({
    user: users.CONSULTANT,
    handlers: [graphql.query('FindDealers', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' }), { once: true }), finds],
  });
  await person.click(await screen.findByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('link', { name: /Pneus Città/ })).toBeInTheDocument();
});

const campaignsAnswer = (...campaigns: ReturnType<typeof dealerCampaign>[]) =>
  graphql.query('DealerCampaigns', () =>
    HttpResponse.json({
      data: {
        constants: { __typename: 'Constants', today: '2025-12-31', currentYear: 2025 },
        dealerCampaigns: campaigns,
      },
    }),
  );

test('a dealer begins with its campaigns under way, those to be accepted first', async () => {
  await renderApp({
    user: users.DEALER,
    handlers: [
      campaignsAnswer(
        dealerCampaign(),
        dealerCampaign({ id: '98', title: 'Inverno 2024 Gold', state: 'CLOSED' }),
        dealerCampaign({ id: '120', title: 'Spot Aquila', group: 'SECONDARY' }, { accepted: false, acceptedAt: null }),
      ),
    ],
  });
  const campaigns = within(await screen.findByRole('list', { name: 'Le tue campagne in corso' }));
  expect(campaigns.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Spot Aquila',
    'Inverno 2025 Gold',
  ]);
  expect(campaigns.getAllByRole('progressbar')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'La tua scheda' })).toHaveAttribute('href', '/dealers/7');
  expect(screen.getByRole('link', { name: 'Tutte le campagne' })).toHaveAttribute('href', '/subscriptions');
});

test('campaigns whose period is over stand under a heading of their own', async () => {
  await renderApp({
    user: users.DEALER,
    handlers: [
      campaignsAnswer(
        dealerCampaign({ id: '108', title: 'Autunno 2025 Gold', startsOn: '2025-09-01', endsOn: '2025-12-30' }),
        dealerCampaign({
          id: '113',
          title: 'Secondo semestre 2025 Gold',
          startsOn: '2025-07-01',
          endsOn: '2025-12-31',
        }),
      ),
    ],
  });
  const campaigns = within(await screen.findByRole('list', { name: 'Le tue campagne in corso' }));
  expect(campaigns.getAllByRole('heading').map((title) => title.textContent)).toEqual(['Secondo semestre 2025 Gold']);
  expect(screen.getByRole('heading', { level: 2, name: 'Finite, in attesa della chiusura' })).toBeInTheDocument();
  const ended = within(screen.getByRole('list', { name: 'Finite, in attesa della chiusura' }));
  expect(ended.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(['Autunno 2025 Gold']);
});

test('where all periods are over, no campaign is called under way', async () => {
  await renderApp({
    user: users.DEALER,
    handlers: [campaignsAnswer(dealerCampaign({ startsOn: '2025-01-01', endsOn: '2025-06-30' }))],
  });
  expect(await screen.findByText('Nessuna campagna in corso')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Le tue campagne in corso' })).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Finite, in attesa della chiusura' })).toBeInTheDocument();
});

test('a dealer without a campaign under way is told so', async () => {
  await renderApp({ user: users.DEALER, handlers: [campaignsAnswer(dealerCampaign({ state: 'CLOSED' }))] });
  expect(await screen.findByText('Nessuna campagna in corso')).toBeInTheDocument();
});

test('campaigns that fail to come can be asked for again', async () => {
  const { person } = await renderApp({
    user: users.DEALER,
    handlers: [
      graphql.query('DealerCampaigns', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' }), { once: true }),
      campaignsAnswer(dealerCampaign()),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Inverno 2025 Gold' })).toBeInTheDocument();
});
