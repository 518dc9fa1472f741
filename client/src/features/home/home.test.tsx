import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal, respond, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { textOf } from '../../shared/test/textOf';
import { users } from '../../shared/test/users';
import { bridgeStep, dealerCampaign } from '../../shared/test/campaigns';
import { dashboardResponse, itemRecord, recentChangesResponse, widgetRecord } from '../../shared/test/dashboard';
import { graphql } from '../../shared/test/graphql';

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

test('a distributor begins with how its network stands, in a sentence and in widgets', async () => {
  await renderApp({
    user: users.DISTRIBUTOR,
    handlers: [
      dashboardResponse(
        widgetRecord('CLOSE', { value: '3', euroAtStake: '121.00' }),
        widgetRecord('BEHIND', { value: '20' }),
        widgetRecord('NOT_ACCEPTED', { value: '0' }),
        widgetRecord('STOPPED', { value: '1' }),
      ),
    ],
  });
  expect(
    await screen.findByText('Nella tua rete: 3 dealer vicini alla soglia, 20 in ritardo e 1 fermo.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  const widgets = within(screen.getByRole('list', { name: 'In sintesi' }));
  expect(widgets.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Vicini alla soglia',
    'In ritardo',
    'Da accettare',
    'Fermi',
  ]);
});

test('the sentence says until which month the sales are complete', async () => {
  await renderApp({
    user: users.DISTRIBUTOR,
    handlers: [
      graphql.query('HomeDashboard', () =>
        HttpResponse.json({
          data: {
            dashboard: {
              ...{ __typename: 'Dashboard', role: 'DISTRIBUTOR', today: '2025-10-15' },
              widgets: [widgetRecord('CLOSE', { value: '3', euroAtStake: '121.00' })],
            },
            salesCompleteness: { __typename: 'SalesCompleteness', through: '2025-09' },
          },
        }),
      ),
    ],
  });
  expect(await screen.findByText(/vicini alla soglia\. Dati completi fino a settembre 2025\.$/)).toBeInTheDocument();
});

test('a dealer begins with what it can spend and what waits for it', async () => {
  await renderApp({
    user: users.DEALER,
    handlers: [
      dashboardResponse(
        widgetRecord('EXPENDABLE', { value: '936.00' }),
        widgetRecord('TO_ACCEPT', { value: '2' }),
        widgetRecord('TIRES', { value: '206', comparison: '157' }),
      ),
    ],
  });
  expect(
    await screen.findByText(
      'Puoi spendere 936,00 €. 2 campagne aspettano la tua accettazione. Da inizio anno al 15/10/2025: 206 pneumatici, contro 157 alla stessa data del 2024 (+31,2 %).',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'La tua scheda' })).toHaveAttribute('href', '/dealers/7');
  expect(screen.getByRole('link', { name: 'Tutte le campagne' })).toHaveAttribute('href', '/subscriptions');
});

test('a dealer accepts a campaign where it waits, after saying yes to what that means', async () => {
  const waiting = itemRecord({
    kind: 'CAMPAIGN',
    id: '120',
    label: 'Spot Aquila',
    startsOn: '2025-07-01',
    day: '2025-12-31',
    daysLeft: 78,
    part: 12,
    whole: 40,
  });
  const { person } = await renderApp({
    user: users.DEALER,
    handlers: [dashboardResponse(widgetRecord('TO_ACCEPT', { value: '1', items: [waiting] }))],
  });
  await person.click(await screen.findByRole('button', { name: 'Accetta la campagna Spot Aquila' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Accettare «Spot Aquila»?' }));
  expect(dialog.getByText(/obiettivo di 40 pneumatici.* dal 01\/07\/2025 al 31\/12\/2025/)).toBeInTheDocument();
  const requests: unknown[] = [];
  respond(
    graphql.mutation('AcceptCampaign', ({ variables }) => {
      requests.push(variables);
      return HttpResponse.json({ data: { acceptCampaign: dealerCampaign({ id: '120', title: 'Spot Aquila' }) } });
    }),
    dashboardResponse(widgetRecord('TO_ACCEPT', { value: '0' })),
  );
  await person.click(dialog.getByRole('button', { name: 'Accetta la campagna' }));
  expect(await screen.findByText('Hai accettato la campagna «Spot Aquila».')).toBeInTheDocument();
  expect(await screen.findByText('Nessuna campagna da accettare.')).toBeInTheDocument();
  expect(requests).toEqual([{ id: '120' }]);
});

test('how things stand is kept with its instant, for the next load of home', async () => {
  const { portal } = await renderApp({
    user: users.DEALER,
    now: () => Date.parse('2025-10-15T07:00:00Z'),
    handlers: [dashboardResponse(widgetRecord('EXPENDABLE', { value: '936.00' }))],
  });
  const { textContent } = await screen.findByText('Puoi spendere 936,00 €.');
  expect(portal.session.store.stored.get('home')).toEqual({
    language: 'it',
    texts: ['Situazione letta il 15/10/2025, 09:00', textContent],
  });
});

test('a dealer reads what changed since yesterday, with its cause and the way to the campaign', async () => {
  const step = bridgeStep({ tires: 12, accumulated: '41.30', expendable: '41.30' });
  const campaign = { __typename: 'ChangedCampaign', id: '113', title: 'Inverno 2025 Gold' };
  await renderApp({
    user: users.DEALER,
    handlers: [
      recentChangesResponse(
        { __typename: 'RecentChange', campaign, step },
        {
          __typename: 'RecentChange',
          campaign,
          step: bridgeStep({ tires: 1, accumulated: '0.00', expendable: '0.00' }),
        },
      ),
    ],
  });
  const list = within(await screen.findByRole('list', { name: 'Cambiato da ieri' }));
  expect(list.getAllByRole('listitem').map(textOf)).toEqual([
    '+41,30 € da ieri: importazione vendite-ottobre.csv, 12 righe. Inverno 2025 Gold',
    '+1 pneumatico da ieri: importazione vendite-ottobre.csv, 12 righe. Inverno 2025 Gold',
  ]);
  expect(list.getAllByRole('link')[0]).toHaveAttribute('href', '/subscriptions/113');
});

test('a dashboard that cannot be had can be asked for again', async () => {
  const { person } = await renderApp({
    user: users.GD_ADMINISTRATOR,
    handlers: [
      graphql.query('HomeDashboard', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' }), { once: true }),
      dashboardResponse(widgetRecord('DEBTS', { value: '0.00' })),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Nessun dealer deve restituire qualcosa.')).toBeInTheDocument();
});
