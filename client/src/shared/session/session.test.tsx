import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { sessionStorageKey } from '@gdd/schema/session';
import { FindDealersDocument } from '../../features/home/FindDealers.generated';
import { pending } from '../test/pending';
import { respond, refusal, serveNetwork } from '../test/network';
import { storedSession } from '../test/openPortal';
import { renderApp } from '../test/renderApp';
import { users } from '../test/users';
import { graphql } from '../test/graphql';

serveNetwork();

const found = [{ __typename: 'Member', id: '12', code: 'D012', businessName: 'Pneus Città', city: 'Siena' }];
const findDealers = graphql.query('FindDealers', () => HttpResponse.json({ data: { dealersByRole: found } }));

const loginPage = () => screen.findByRole('heading', { name: 'Login Account' });

test('no stored token means no user, and no lookup', async () => {
  const { path } = await renderApp({ handlers: [graphql.query('CurrentUser', () => refusal({ code: 'FORBIDDEN' }))] });
  await loginPage();
  expect(path()).toBe('/auth/login');
});

test('a stored token opens the page that was asked for', async () => {
  await renderApp({ user: users.CONSULTANT, handlers: [findDealers] });
  expect(await screen.findByRole('heading', { name: 'Trova un dealer' })).toBeInTheDocument();
});

test('the session is read as JSON under the key of app version v716demo1 and user data', async () => {
  localStorage.setItem('v716demo1-userData', JSON.stringify(storedSession));
  await renderApp({
    handlers: [
      graphql.query('CurrentUser', () => HttpResponse.json({ data: { user: users.CONSULTANT } })),
      findDealers,
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Trova un dealer' })).toBeInTheDocument();
});

test('the lookup is asked with the stored token', async () => {
  let authorization: string | null = null;
  await renderApp({
    user: users.CONSULTANT,
    handlers: [
      graphql.query('CurrentUser', ({ request }) => {
        authorization = request.headers.get('authorization');
        return HttpResponse.json({ data: { user: users.CONSULTANT } });
      }),
      findDealers,
    ],
  });
  await screen.findByRole('heading', { name: 'Trova un dealer' });
  expect(authorization).toBe(`Bearer ${storedSession.api_token}`);
});

test('a lookup without a body logs out: the stored session goes and the sign-in page comes', async () => {
  localStorage.setItem(sessionStorageKey, JSON.stringify(storedSession));
  await renderApp();
  await loginPage();
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
});

test.each([
  ['that the server has ended', () => refusal({ code: 'UNAUTHENTICATED' })],
  ['whose user is not there any more', () => HttpResponse.json({ data: { user: null } })],
])('a session %s is reported at the load of a page, to which the next sign-in leads back', async (_which, lookup) => {
  localStorage.setItem(sessionStorageKey, JSON.stringify(storedSession));
  const { path } = await renderApp({ url: '/dealers?stato=closed', handlers: [graphql.query('CurrentUser', lookup)] });
  await loginPage();
  expect(screen.getByText('La sessione è scaduta. Accedi di nuovo.')).toBeInTheDocument();
  expect(path()).toBe('/auth/login?return=%2Fdealers%3Fstato%3Dclosed');
});

test('a sign-in page that is opened with a session that has ended tells so', async () => {
  localStorage.setItem(sessionStorageKey, JSON.stringify(storedSession));
  await renderApp({
    url: '/auth/login',
    handlers: [graphql.query('CurrentUser', () => refusal({ code: 'UNAUTHENTICATED' }))],
  });
  await loginPage();
  expect(screen.getByText('La sessione è scaduta. Accedi di nuovo.')).toBeInTheDocument();
});

test('a portal that cannot be reached signs nobody out, and can be tried again', async () => {
  const { person } = await renderApp({
    user: users.CONSULTANT,
    handlers: [graphql.query('CurrentUser', () => HttpResponse.error(), { once: true }), findDealers],
  });
  expect(await screen.findByText(/Il portale non è raggiungibile/)).toBeInTheDocument();
  expect(localStorage.getItem(sessionStorageKey)).not.toBeNull();
  await person.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('heading', { name: 'Trova un dealer' })).toBeInTheDocument();
});

test('an expired session logs out, blocks the navigation and says why', async () => {
  let now = Date.now();
  const { person, path } = await renderApp({ user: users.CONSULTANT, handlers: [findDealers], now: () => now });
  await screen.findByRole('heading', { name: 'Trova un dealer' });
  now += storedSession.max_age * 1000 + 1;
  await person.click(screen.getByRole('button', { name: /Menu utente/ }));
  await person.click(screen.getByRole('link', { name: 'Account' }));
  await loginPage();
  expect(path()).toBe('/auth/login?return=%2Faccount');
  expect(screen.getByText('La sessione è scaduta. Accedi di nuovo.')).toBeInTheDocument();
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
});

test('the last role decides, whatever stands before it', async () => {
  const { path } = await renderApp({
    url: '/users',
    user: { ...users.CONSULTANT, roles: ['KA_ADMINISTRATOR', 'CONSULTANT'] },
  });
  await screen.findByRole('heading', { name: 'Non puoi aprire questa pagina' });
  expect(path()).toBe('/error/403?missing=accessUsersManager');
});

test('logging out revokes the session with its own token and empties the cache', async () => {
  let revoked: string | null = null;
  const { person, portal } = await renderApp({
    user: users.CONSULTANT,
    handlers: [
      findDealers,
      graphql.mutation('Logout', ({ request }) => {
        revoked = request.headers.get('authorization');
        return HttpResponse.json({ data: { logout: true } });
      }),
    ],
  });
  await screen.findByRole('link', { name: /Pneus Città/ });
  await person.click(screen.getByRole('button', { name: /Menu utente/ }));
  await person.click(screen.getByRole('button', { name: 'Esci' }));
  await loginPage();
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  expect(portal.client.extract()).toEqual({});
  await waitFor(() => expect(revoked).toBe(`Bearer ${storedSession.api_token}`));
});

test('logging out leads to /auth/login, and does not wait for a server that hangs', async () => {
  const { person, path } = await renderApp({
    user: users.CONSULTANT,
    handlers: [findDealers, graphql.mutation('Logout', () => new Promise<never>(() => undefined))],
  });
  await person.click(await screen.findByRole('button', { name: /Menu utente/ }));
  await person.click(screen.getByRole('button', { name: 'Esci' }));
  await loginPage();
  expect(path()).toMatch(/^\/auth\/login(\?|$)/);
});

test('an answer that comes after the logout reaches nobody', async () => {
  const response = pending<undefined>();
  const { portal } = await renderApp({ user: users.CONSULTANT, handlers: [findDealers] });
  await screen.findByRole('link', { name: /Pneus Città/ });
  respond(
    graphql.query('FindDealers', async () => {
      await response.promise;
      return HttpResponse.json({ data: { dealersByRole: [{ ...found[0], businessName: 'Segreto' }] } });
    }),
  );
  const late = portal.client
    .query({ query: FindDealersDocument, variables: { search: 'altro', limit: 20 }, fetchPolicy: 'network-only' })
    .catch(() => 'dropped');
  act(() => portal.session.logout());
  await loginPage();
  response.release(undefined);
  await expect(late).resolves.toBe('dropped');
  expect(JSON.stringify(portal.client.extract())).not.toContain('Segreto');
});

test('a logout in another tab logs this one out', async () => {
  const { portal } = await renderApp({ user: users.CONSULTANT, handlers: [findDealers] });
  await screen.findByRole('link', { name: /Pneus Città/ });
  localStorage.removeItem(sessionStorageKey);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue: null })));
  await loginPage();
  expect(screen.getByText('La sessione è stata chiusa in un’altra scheda.')).toBeInTheDocument();
  expect(portal.client.extract()).toEqual({});
});

test('a page to which one goes back after a logout elsewhere is loaded anew, and asks to sign in', async () => {
  await renderApp({ user: users.CONSULTANT, handlers: [findDealers] });
  await screen.findByRole('link', { name: /Pneus Città/ });
  localStorage.removeItem(sessionStorageKey);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await loginPage();
  expect(screen.queryByRole('link', { name: /Pneus Città/ })).not.toBeInTheDocument();
});

test('a page to which one goes back in the same session stays as it was', async () => {
  const { path } = await renderApp({ user: users.CONSULTANT, handlers: [findDealers] });
  const link = await screen.findByRole('link', { name: /Pneus Città/ });
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(link).toBeInTheDocument();
  // no document is on its way
  expect(path()).toBe('/');
});

test('another user in another tab takes this one over, without a byte of the cache', async () => {
  const { portal, path } = await renderApp({ url: '/?q=pneus', user: users.CONSULTANT, handlers: [findDealers] });
  await screen.findByRole('link', { name: /Pneus Città/ });
  respond(graphql.query('CurrentUser', () => HttpResponse.json({ data: { user: users.DEALER } })));
  localStorage.setItem(sessionStorageKey, JSON.stringify({ ...storedSession, api_token: 'token-2' }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey })));
  await screen.findByRole('heading', { level: 1, name: 'Gomme Rossi S.r.l.' });
  expect(path()).toBe('/');
  expect(JSON.stringify(portal.client.extract())).not.toContain('Pneus Città');
});

test('an UNAUTHENTICATED answer ends the session and says so', async () => {
  await renderApp({
    user: users.CONSULTANT,
    handlers: [graphql.query('FindDealers', () => refusal({ code: 'UNAUTHENTICATED' }))],
  });
  await loginPage();
  expect(screen.getByText('La sessione è scaduta. Accedi di nuovo.')).toBeInTheDocument();
});

test.each(['FORBIDDEN', 'INTERNAL_SERVER_ERROR', 'UPSTREAM_UNAVAILABLE', 'RATE_LIMITED'])(
  '%s ends no session',
  async (code) => {
    await renderApp({
      user: users.CONSULTANT,
      handlers: [graphql.query('FindDealers', () => refusal({ code, requestId: 'req-1' }))],
    });
    expect(await screen.findByText('Codice della richiesta: req-1')).toBeInTheDocument();
    expect(localStorage.getItem(sessionStorageKey)).not.toBeNull();
  },
);

test('a call refused for CSRF is sent once more, with the new cookie', async () => {
  document.cookie = 'XSRF-TOKEN=old.signature';
  const sent: (string | null)[] = [];
  await renderApp({
    user: users.CONSULTANT,
    handlers: [
      graphql.query('FindDealers', ({ request }) => {
        sent.push(request.headers.get('x-xsrf-token'));
        document.cookie = 'XSRF-TOKEN=new.signature';
        return sent.length === 1
          ? refusal({ code: 'FORBIDDEN', reason: 'csrf' }, 403)
          : HttpResponse.json({ data: { dealersByRole: found } });
      }),
    ],
  });
  expect(await screen.findByRole('link', { name: /Pneus Città/ })).toBeInTheDocument();
  expect(sent).toEqual(['old.signature', 'new.signature']);
});

test('a call refused twice for CSRF is reported, not sent for ever', async () => {
  let calls = 0;
  await renderApp({
    user: users.CONSULTANT,
    handlers: [
      graphql.query('FindDealers', () => {
        calls += 1;
        return refusal({ code: 'FORBIDDEN', reason: 'csrf' }, 403);
      }),
    ],
  });
  expect(await screen.findByText(/La richiesta non è stata riconosciuta/)).toBeInTheDocument();
  expect(calls).toBe(2);
});
