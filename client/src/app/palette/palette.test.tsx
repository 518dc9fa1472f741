import { expect, test } from '@jest/globals';
import { rolePermissions, roles } from '@gdd/schema/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { users } from '../../shared/test/users';
import { graphql } from '../../shared/test/graphql';
import { pending } from '../../shared/test/pending';

serveNetwork();

const bianchi = { __typename: 'Member', id: '12', code: 'DE00012', businessName: 'Autogomme Bianchi', city: 'Bari' };
const campaign = { __typename: 'Campaign', id: '107', title: 'Bianca estate', year: 2025 };
const searches = (requests: unknown[] = []) =>
  graphql.query('PaletteSearch', ({ variables }) => {
    requests.push(variables);
    return HttpResponse.json({
      data: {
        ...(variables.dealers && { dealersByRole: [bianchi] }),
        ...(variables.campaigns && { campaignsTable: { __typename: 'CampaignPage', items: [campaign] } }),
        ...(variables.users && { usersTable: { __typename: 'UserPage', items: [] } }),
      },
    });
  });

/** The page that is opened goes on loading, and so does a part of the account. */
const loadingPages = ['Dealer', 'Invoicing'].map((name) => graphql.query(name, () => pending<Response>().promise));

async function openPalette(role: keyof typeof users, requests?: unknown[]) {
  const app = await renderApp({ url: '/account', user: users[role], handlers: [searches(requests), ...loadingPages] });
  await screen.findByRole('heading', { level: 1, name: 'Il tuo account' });
  await app.person.keyboard('{Control>}k{/Control}');
  return { ...app, field: await screen.findByRole('combobox', { name: 'Cerca nel portale' }) };
}

const offered = () => screen.getAllByRole('option').map((option) => option.textContent);

test('Ctrl+K, some letters and Enter lead to a dealer', async () => {
  const requests: unknown[] = [];
  const { person, field, path } = await openPalette('GD_ADMINISTRATOR', requests);
  expect(field).toHaveFocus();
  await person.keyboard('bianc');
  await waitFor(() => expect(offered()).toEqual(['Autogomme BianchiDE00012 · Bari', 'Bianca estate2025']));
  expect(requests).toEqual([{ search: 'bianc', dealers: true, campaigns: true, users: true }]);
  await person.keyboard('{Enter}');
  expect(path()).toBe('/dealers/12');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('until the response, the results of an earlier search are offered only where they fit the text', async () => {
  const { person } = await openPalette('GD_ADMINISTRATOR');
  await person.keyboard('bianc');
  await waitFor(() => expect(offered()).toEqual(['Autogomme BianchiDE00012 · Bari', 'Bianca estate2025']));
  await person.keyboard('a');
  expect(offered()).toEqual(['Bianca estate2025']);
});

test('pages and actions are found by a part of their name, accents apart', async () => {
  const { person, path } = await openPalette('GD_ADMINISTRATOR');
  await person.keyboard('nuova');
  await waitFor(() => expect(offered()).toEqual(expect.arrayContaining(['Nuova campagna', 'Nuova importazione'])));
  expect(offered()).not.toContain('Utenti');
  await person.click(screen.getByRole('option', { name: 'Nuova importazione' }));
  expect(path()).toBe('/imports/new');
});

test('what begins with the letters stands before what has them in a later word, and that before the rest', async () => {
  const names = ['Abia Gomme', 'Pneus Bianchi', 'Bibi Ruote'];
  const dealersByRole = names.map((businessName, index) => ({ ...bianchi, id: String(index + 1), businessName }));
  const { person } = await renderApp({
    url: '/account',
    user: users.CONSULTANT,
    handlers: [graphql.query('PaletteSearch', () => HttpResponse.json({ data: { dealersByRole } }))],
  });
  await person.click(await screen.findByRole('button', { name: 'Cerca o vai a…' }));
  await person.type(await screen.findByRole('combobox', { name: 'Cerca nel portale' }), 'bi');
  await waitFor(() => expect(offered().join()).toContain('Bibi Ruote'));
  const dealers = offered().flatMap((option) => names.filter((name) => option?.startsWith(name)));
  expect(dealers).toEqual(['Bibi Ruote', 'Pneus Bianchi', 'Abia Gomme']);
});

test('a dealer is offered its own pages alone, and nothing is asked for it', async () => {
  const requests: unknown[] = [];
  const { person } = await openPalette('DEALER', requests);
  expect(offered()).toEqual([
    'Dashboard',
    'Le mie campagne',
    'Premi',
    'Calendario',
    'Contestazioni',
    'Strumenti',
    'News',
    'Notifiche',
    'Il tuo account',
  ]);
  await person.keyboard('xyz');
  expect(await screen.findByText('Nessun risultato per «xyz»')).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('whoever may open a dealer may search for it', () => {
  const searching = ['accessDealerManager', 'accessCampaigns', 'accessReport', 'accessMonthlyFleetReport'];
  const opening = roles.filter((role) => rolePermissions[role].includes('accessDealerDetail'));
  expect(opening).toHaveLength(10);
  for (const role of opening)
    expect(rolePermissions[role].some((permission) => searching.includes(permission))).toBe(true);
});

test('a search that fails is reported, and the pages stay', async () => {
  const { person } = await renderApp({
    url: '/account',
    user: users.CONSULTANT,
    handlers: [graphql.query('PaletteSearch', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' }))],
  });
  await person.click(await screen.findByRole('button', { name: 'Cerca o vai a…' }));
  await screen.findByRole('combobox', { name: 'Cerca nel portale' });
  await person.keyboard('flotte');
  const status = within(screen.getByRole('dialog', { name: 'Cerca nel portale' })).getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent(/servizio/i));
  expect(screen.getByRole('option', { name: /flotte/ })).toBeInTheDocument();
});

test('a question mark lists the keys; it can be switched off, and means nothing where somebody types', async () => {
  const { person } = await openPalette('CONSULTANT');
  await person.keyboard('?');
  expect(screen.queryByRole('dialog', { name: 'Scorciatoie da tastiera' })).not.toBeInTheDocument();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await person.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Scorciatoie da tastiera' });
  await person.click(within(dialog).getByRole('checkbox', { name: 'Usa le scorciatoie di un solo tasto' }));
  await person.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await person.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await person.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Cerca nel portale' })).toBeInTheDocument();
});
