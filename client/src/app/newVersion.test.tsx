import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { portalFilesPath } from '@gdd/schema/entries';
import { refusal, serveNetwork } from '../shared/test/network';
import { renderApp } from '../shared/test/renderApp';
import { users } from '../shared/test/users';
import { graphql } from '../shared/test/graphql';

serveNetwork();

const minute = 60_000;
const ownFile = '/assets/portal-old.js';
const newer = ['/assets/portal-new.js', '/assets/it-new.js'];

/** A deployment whose list of files is counted each time that it is asked for. */
function deployed(files: readonly string[]) {
  const asked: string[] = [];
  const handler = http.get(`http://localhost${portalFilesPath}`, ({ request }) => {
    asked.push(request.url);
    return HttpResponse.json(files);
  });
  return { asked, handler };
}

const showTab = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const message = () => screen.queryByText('È disponibile una nuova versione del portale.');

test('a tab that becomes visible again announces a newer version, at the top center, with a button that loads it', async () => {
  let time = Date.now();
  const { asked, handler } = deployed(newer);
  const { person, path, portal } = await renderApp({
    url: '/account?scheda=1',
    user: users.CONSULTANT,
    handlers: [handler],
    now: () => time,
    ownFile,
  });
  await screen.findByRole('heading', { name: 'Il tuo account' });
  time += 9 * minute;
  showTab();
  expect(asked).toHaveLength(0);
  time += minute;
  showTab();
  await waitFor(() => expect(message()).toBeInTheDocument());
  expect(message()?.closest('[role=status]')).not.toBeNull();
  expect(path()).toBe('/account?scheda=1');
  await person.click(screen.getByRole('button', { name: 'Ricarica' }));
  // The same address in a document loaded anew.
  await waitFor(() => expect(message()).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'Il tuo account' })).toBeInTheDocument();
  expect(path()).toBe('/account?scheda=1');
  expect(portal.deployment.isNewer).toBe(true);
});

test('the version that runs is no newer one, and is looked for every ten minutes at most', async () => {
  let time = Date.now();
  const { asked, handler } = deployed([ownFile]);
  await renderApp({ url: '/account', user: users.CONSULTANT, handlers: [handler], now: () => time, ownFile });
  await screen.findByRole('heading', { name: 'Il tuo account' });
  time += 10 * minute;
  showTab();
  await waitFor(() => expect(asked).toHaveLength(1));
  time += 9 * minute;
  showTab();
  time += minute;
  showTab();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(message()).not.toBeInTheDocument();
});

test('a document that the gateway does not know has the tab look at once', async () => {
  const { handler } = deployed(newer);
  const unknown = graphql.query('FindDealers', () =>
    refusal({ code: 'BAD_USER_INPUT', reason: 'unknownDocument' }, 422),
  );
  await renderApp({ user: users.CONSULTANT, handlers: [handler, unknown], ownFile });
  await waitFor(() => expect(message()).toBeInTheDocument());
});

test('a portal that is away for a moment is not taken for a newer version', async () => {
  let time = Date.now();
  let asked = 0;
  const away = http.get(`http://localhost${portalFilesPath}`, () => {
    asked += 1;
    return new HttpResponse('bad gateway', { status: 502 });
  });
  await renderApp({ url: '/account', user: users.CONSULTANT, handlers: [away], now: () => time, ownFile });
  await screen.findByRole('heading', { name: 'Il tuo account' });
  time += 10 * minute;
  showTab();
  await waitFor(() => expect(asked).toBe(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(message()).not.toBeInTheDocument();
});

test('unsaved changes stay where they are while the newer version is announced', async () => {
  let time = Date.now();
  const { handler } = deployed(newer);
  const { person, path } = await renderApp({
    url: '/account',
    user: users.CONSULTANT,
    handlers: [handler],
    now: () => time,
    ownFile,
  });
  await person.type(await screen.findByRole('textbox', { name: 'Nome e cognome' }), ' Bianchi');
  time += 10 * minute;
  showTab();
  await waitFor(() => expect(message()).toBeInTheDocument());
  expect(path()).toBe('/account');
  expect(screen.getByRole('textbox', { name: 'Nome e cognome' })).toHaveValue('Maria Rossi Bianchi');
  // Whoever reloads finds them again, so the browser asks nothing.
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
  expect(sessionStorage.getItem('gdd-drafts')).toContain('Maria Rossi Bianchi');
});
