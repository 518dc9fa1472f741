import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { refusal, renderApp, serveNetwork } from '../../shared/test/renderApp';
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
