import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { rememberedStorageKey, sessionStorageKey } from '@gdd/schema/session';
import { refusal, serveNetwork } from '../shared/test/network';
import { storedSession } from '../shared/test/openPortal';
import { renderApp } from '../shared/test/renderApp';
import { users } from '../shared/test/users';
import { graphql } from '../shared/test/graphql';

serveNetwork();

const { api_token: token } = storedSession;
const user = users.CONSULTANT;

/** A gateway whose REST service is down until the test ends the outage. */
function outage() {
  let isOver = false;
  const unless = (data: Readonly<Record<string, unknown>>) => () =>
    isOver ? HttpResponse.json({ data }) : refusal({ code: 'UPSTREAM_UNAVAILABLE' }, 503);
  const dealer = { __typename: 'Member', id: '12', code: 'D012', businessName: 'Pneus Città', city: 'Siena' };
  return {
    handlers: [
      graphql.query('CurrentUser', unless({ user })),
      graphql.query('FindDealers', unless({ dealersByRole: [dealer] })),
    ],
    end: () => {
      isOver = true;
      act(() => void window.dispatchEvent(new Event('online')));
    },
  };
}

const keep = (of: string) =>
  localStorage.setItem(rememberedStorageKey, JSON.stringify({ token: of, values: { user } }));
const menu = () => screen.queryByRole('button', { name: /Menu utente/ });

test('a load during an outage keeps menu and name, and the page comes by itself when it is over', async () => {
  keep(token);
  const { handlers, end } = outage();
  await renderApp({ user, handlers });
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  expect(menu()).toHaveTextContent('Maria Rossi');
  expect(screen.getAllByRole('navigation', { name: 'Menu principale' })).not.toHaveLength(0);
  end();
  expect(await screen.findByRole('link', { name: /Pneus Città/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
});

test('who was known in another session is nobody now: the error stands alone, until it is over', async () => {
  keep('another');
  const { handlers, end } = outage();
  await renderApp({ user, handlers });
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  expect(menu()).not.toBeInTheDocument();
  end();
  expect(await screen.findByRole('link', { name: /Pneus Città/ })).toBeInTheDocument();
});

test('the page of an expired session is not displayed during an outage either', async () => {
  keep(token);
  const { path } = await renderApp({
    user,
    handlers: outage().handlers,
    now: () => Date.now() + storedSession.max_age * 1000 + 1,
  });
  expect(await screen.findByRole('heading', { name: 'Login Account' })).toBeInTheDocument();
  expect(path()).toBe('/auth/login');
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  expect(localStorage.getItem(rememberedStorageKey)).toBeNull();
});

test('nothing of a person is left after the logout', async () => {
  const { handlers, end } = outage();
  const { portal } = await renderApp({ user, handlers });
  end();
  await screen.findByRole('link', { name: /Pneus Città/ });
  expect(localStorage.getItem(rememberedStorageKey)).toContain('Maria Rossi');
  act(() => portal.session.logout());
  await screen.findByRole('heading', { name: 'Login Account' });
  expect(localStorage.getItem(rememberedStorageKey)).toBeNull();
});
