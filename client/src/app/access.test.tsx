import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { permissionsOf, type Access } from '@gdd/schema/permissions';
import { expectedOutcome } from '@gdd/schema/testing/accessTable';
import { accessTo } from '../shared/permissions/access';
import { roleNames, roleOptions } from '../shared/permissions/roleNames';
import { italian } from '../shared/test/InItalian';
import { serveNetwork } from '../shared/test/network';
import { renderApp } from '../shared/test/renderApp';
import { users, waitingUser } from '../shared/test/users';
import { routes } from './routes';
import { menuOf, placeOf } from './shell/menu';

serveNetwork();

const permissionsOfRole = (role: (typeof roleOptions)[number]) => permissionsOf([roleNames[role]]);

/** Whether a role may open what has such an access, by the table that is written by hand. */
function mayOpen(access: Access, role: (typeof roleOptions)[number]): boolean {
  return expectedOutcome(access, roleNames[role]) === 'allowed';
}

test.each(routes.flatMap((entry) => roleOptions.map((role) => [entry.path, role, entry.access] as const)))(
  '%s is answered to %s as its access says',
  (_path, role, access) => {
    expect(accessTo(access, users[role], permissionsOfRole(role)).allowed).toBe(mayOpen(access, role));
  },
);

test.each(routes.map((entry) => [entry.path, entry.access] as const))(
  '%s is closed to strangers unless public',
  (_path, access) => {
    expect(accessTo(access, undefined, []).allowed).toBe(access === 'public');
  },
);

test.each(routes.map((entry) => [entry.path, entry.access] as const))(
  '%s is open to whoever waits only where any account may go',
  (_path, access) => {
    expect(accessTo(access, waitingUser, []).allowed).toBe(access === 'public' || access === 'account');
  },
);

test.each([
  ['a user without a role', { ...users.CONSULTANT, roles: [] }],
  ['a user without a member', { ...users.CONSULTANT, member: null }],
])('%s waits', (_who, user) => {
  expect(accessTo('signedIn', user, permissionsOf(['Consultant']))).toEqual({ allowed: false, because: 'waiting' });
});

test.each(routes.map(({ title }) => title))('the page title %s has its Italian', (title) => {
  expect(italian).toHaveProperty([title]);
});

test.each(roleOptions)('the menu of %s holds only what it may open', (role) => {
  const pages = menuOf(users[role], permissionsOfRole(role)).flatMap((entry) => entry.pages);
  for (const { access } of pages) expect(mayOpen(access, role)).toBe(true);
});

test.each([
  ['KA_ADMINISTRATOR', true],
  ['GD_ADMINISTRATOR', true],
  ['CONSULTANT', false],
  ['DISTRIBUTOR', false],
  ['DEALER', false],
] as const)('the menu of %s has the users: %s', (role, expected) => {
  const entries = menuOf(users[role], permissionsOfRole(role));
  expect(entries.some(({ path }) => path === '/users')).toBe(expected);
});

test('a page below an entry stands under it, and home stands for itself alone', () => {
  const menu = menuOf(users.KA_ADMINISTRATOR, permissionsOfRole('KA_ADMINISTRATOR'));
  expect(placeOf(menu, '/')?.page.path).toBe('/');
  expect(placeOf(menu, '/campaigns/compare')?.page.path).toBe('/campaigns/compare');
  expect(placeOf(menu, '/campaigns/107/edit')?.page.path).toBe('/campaigns');
  expect(placeOf(menu, '/reminders/9')?.entry.name).toBe('register');
  expect(placeOf(menu, '/account')).toBeUndefined();
});

test('a page without its permission is refused by name', async () => {
  const { path } = await renderApp({ url: '/users', user: users.DISTRIBUTOR });
  expect(await screen.findByRole('heading', { name: 'Non puoi aprire questa pagina' })).toBeInTheDocument();
  expect(screen.getByText(/Ti manca il permesso «Gestione utenti»\./)).toBeInTheDocument();
  expect(path()).toBe('/error/403?missing=accessUsersManager');
});

test('a 403 address that was made up is not repeated', async () => {
  await renderApp({ url: '/error/403?missing=tutto' });
  expect(await screen.findByText(/Il tuo ruolo non dà accesso/)).toBeInTheDocument();
});

test('an unknown path leads to /error/404', async () => {
  const { path } = await renderApp({ url: '/non/esiste' });
  expect(await screen.findByRole('heading', { name: 'Pagina non trovata' })).toBeInTheDocument();
  expect(path()).toBe('/error/404');
});

test('the 500 page leads home', async () => {
  await renderApp({ url: '/error/500' });
  await screen.findByRole('heading', { name: 'Qualcosa non ha funzionato' });
  expect(screen.getByRole('link', { name: 'Torna alla pagina iniziale' })).toHaveAttribute('href', '/');
});

test('whoever waits is led to the waiting page from every other', async () => {
  const { path } = await renderApp({ url: '/users', user: waitingUser });
  expect(await screen.findByText('Il tuo account è in attesa di attivazione.')).toBeInTheDocument();
  expect(path()).toBe('/waiting');
  const [rail] = screen.getAllByRole('navigation', { name: 'Menu principale' });
  expect(within(rail as HTMLElement).queryAllByRole('link')).toEqual([]);
});

test.each(['KA_ADMINISTRATOR', 'DISTRIBUTOR', 'DEALER'] as const)('%s begins with the dashboard', async (role) => {
  const { path } = await renderApp({ user: users[role] });
  expect(await screen.findByRole('list', { name: 'In sintesi' })).toBeInTheDocument();
  expect(path()).toBe('/');
  const [rail] = screen.getAllByRole('navigation', { name: 'Menu principale' });
  expect(within(rail as HTMLElement).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/');
});
