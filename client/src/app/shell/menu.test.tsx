import { expect, test } from '@jest/globals';
import { permissionsOf } from '@gdd/schema/permissions';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { roleNames, roleOptions } from '../../shared/permissions/roleNames';
import { InItalian, italian } from '../../shared/test/InItalian';
import { users } from '../../shared/test/users';
import { menuOf, placeOf, tabLabel } from './menu';
import { Rail } from './Rail';
import { Tabs } from './Tabs';

type RoleOption = (typeof roleOptions)[number];

const menu = (role: RoleOption) => menuOf(users[role], permissionsOf([roleNames[role]]));
const textOf = (id: string) => italian[id];
const above = (role: RoleOption) =>
  menu(role)
    .filter(({ isSetting }) => !isSetting)
    .map(({ label }) => textOf(label))
    .join(' · ');

const office =
  'Dashboard · Importazioni · Campagne · Dealer · Contestazioni · Liquidazioni · Approvazioni · Report · Strumenti · News';
const network = 'Dashboard · Campagne · Dealer · Contestazioni · Report · Strumenti · News';

test.each([
  ['KA_ADMINISTRATOR', office],
  ['GD_ADMINISTRATOR', office],
  ['CONSULTANT', 'Dashboard · Dealer · Report · Strumenti · News'],
  ['REGIONAL_MANAGER', network],
  ['ACCOUNT', network],
  ['DISTRIBUTOR', network],
  ['DISTRIBUTOR_AREA_MANAGER', network],
  ['DISTRIBUTOR_USER', network],
  ['AGENT', network],
  ['DISTRIBUTOR_CONSULTANT', network],
  ['DEALER', 'Dashboard · Campagne · Premi · Contestazioni · Strumenti · News'],
] as const)('the menu of %s has above the line: %s', (role, expected) => {
  expect(above(role)).toBe(expected);
});

test('every role has its menu in the table above', () => {
  expect(roleOptions.length).toBe(11);
});

test.each(roleOptions)('no two entries of the menu of %s have one name, nor two tabs of one entry', (role) => {
  const entries = menu(role).map(({ label }) => textOf(label));
  expect(new Set(entries).size).toBe(entries.length);
  for (const { pages } of menu(role)) {
    const tabs = pages.map((page) => textOf(tabLabel(page)));
    expect(new Set(tabs).size).toBe(tabs.length);
  }
});

test.each([
  ['KA_ADMINISTRATOR', '/reports', 'Per campagna · Mensile flotte · Anno precedente · Analisi · Premi maturati'],
  ['AGENT', '/reports', 'Per campagna · Mensile'],
  ['CONSULTANT', '/reports/monthly-fleet', 'Mensile flotte · Anno precedente'],
  ['KA_ADMINISTRATOR', '/campaigns', 'Elenco · Calendario · Confronto'],
  ['DEALER', '/subscriptions', 'Le mie campagne · Calendario'],
  ['AGENT', '/dealers', 'Elenco · Note'],
  ['KA_ADMINISTRATOR', '/audit', 'Attività · Email inviate · Consensi SMS · Promemoria'],
  ['KA_ADMINISTRATOR', '/service-accounts', 'Account di servizio · Webhook'],
] as const)('%s finds at %s the tabs %s', (role, path, expected) => {
  const place = placeOf(menu(role), path);
  if (place === undefined) throw new Error(`${path} is in no menu`);
  expect(place.entry.path).toBe(path);
  render(
    <InItalian>
      <MemoryRouter>
        <Tabs {...place} />
      </MemoryRouter>
    </InItalian>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent).join(' · ')).toBe(expected);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
});

const renderRail = (current?: string) => {
  const entries = menu('KA_ADMINISTRATOR');
  render(
    <InItalian>
      <MemoryRouter>
        <Rail
          entries={entries}
          current={current === undefined ? undefined : placeOf(entries, current)?.entry}
          counts={{ users: 2, approvals: 3 }}
        />
      </MemoryRouter>
    </InItalian>,
  );
};

test('settings are opened from a line below the week’s work, which counts what waits in them', async () => {
  renderRail();
  expect(screen.getByRole('link', { name: 'Approvazioni: 3 in attesa' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Utenti/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Impostazioni: 2 in attesa' }));
  expect(screen.getByRole('link', { name: 'Utenti: 2 in attesa' })).toHaveAttribute('href', '/users');
  expect(screen.getByRole('button', { name: 'Impostazioni' })).toHaveAttribute('aria-expanded', 'true');
});

test('settings are open where the page is one of them', () => {
  renderRail('/mails');
  expect(screen.getByRole('link', { name: 'Registro' })).toHaveAttribute('aria-current', 'page');
});
