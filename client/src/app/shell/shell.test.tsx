import { expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { sessionStorageKey } from '@gdd/schema/session';
import { DeploymentContext } from '../../shared/page/DeploymentContext';
import { SessionProvider } from '../../shared/session/SessionContext';
import { InItalian } from '../../shared/test/InItalian';
import { respond, refusal, serveNetwork } from '../../shared/test/network';
import { loginResponse } from '../../shared/test/openPortal';
import { renderApp } from '../../shared/test/renderApp';
import { users } from '../../shared/test/users';
import { waitingWork } from '../../shared/test/waitingWork';
import { ShellMessages } from './ShellMessages';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

const account = { url: '/account', user: users.CONSULTANT };
const finds = graphql.query('FindDealers', () => HttpResponse.json({ data: { dealersByRole: [] } }));
const signsIn = graphql.mutation('Login', () =>
  HttpResponse.json({ data: { login: { ...loginResponse, api_token: 'token-2' } } }),
);

test('the language is switched, stored in the browser, and used from the start the next time', async () => {
  const { person } = await renderApp({ url: '/auth/login' });
  expect(await screen.findByRole('button', { name: 'Entra' })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  expect(localStorage.getItem('language')).toBe('en');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

test('a stored language is used from the start', async () => {
  localStorage.setItem('language', 'en');
  await renderApp({ url: '/auth/login' });
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
});

test('a language that nobody speaks here is Italian', async () => {
  localStorage.setItem('language', 'xx');
  await renderApp({ url: '/auth/login' });
  expect(await screen.findByRole('button', { name: 'Entra' })).toBeInTheDocument();
});

test('a navigation moves the focus to the h1, names the tab, and marks the page loaded after a while', async () => {
  const { person } = await renderApp({ user: users.CONSULTANT, handlers: [finds] });
  await screen.findByRole('heading', { name: 'Trova un dealer' });
  await person.click(screen.getByRole('button', { name: /Menu utente/ }));
  await person.click(screen.getByRole('link', { name: 'Account' }));
  const heading = await screen.findByRole('heading', { name: 'Il tuo account' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Il tuo account · Battistrada');
  await waitFor(() => expect(document.body).toHaveAttribute('data-page-loaded', 'true'));
});

test('a navigation scrolls the page to the top', async () => {
  const scrolledTo = jest.spyOn(window, 'scrollTo');
  const { person } = await renderApp({ user: users.CONSULTANT, handlers: [finds] });
  await person.click(await screen.findByRole('button', { name: /Menu utente/ }));
  scrolledTo.mockClear();
  await person.click(screen.getByRole('link', { name: 'Account' }));
  await screen.findByRole('heading', { name: 'Il tuo account' });
  await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith(0, 0));
});

test('the skip link leads past the menu to the content', async () => {
  const { person } = await renderApp(account);
  await screen.findByRole('heading', { name: 'Il tuo account' });
  await person.click(screen.getByRole('link', { name: 'Vai al contenuto' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the folded rail is stored in the browser', async () => {
  const { person } = await renderApp(account);
  await person.click(await screen.findByRole('button', { name: 'Riduci il menu' }));
  expect(screen.getByRole('button', { name: 'Espandi il menu' })).toBeInTheDocument();
  expect(localStorage.getItem('rail-folded')).toBe('true');
});

test('what waits is counted at the entries of the menu, runs and rejected notes together', async () => {
  const waits = waitingWork({ IMPORTS: 1, APPROVALS: 2, DISPUTES: 3, SETTLEMENTS: 4, REJECTED_NOTES: 5, MONTHS: 6 });
  await renderApp({ url: '/account', user: users.KA_ADMINISTRATOR, handlers: [waits] });
  expect(await screen.findByRole('link', { name: 'Approvazioni: 2 in attesa' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /in attesa/ }).map(({ textContent }) => textContent)).toEqual([
    'Importazioni 1',
    'Contestazioni 3',
    'Liquidazioni 9',
    'Approvazioni 2',
  ]);
});

test('an incomplete profile is asked for on every page but its own', async () => {
  const { person } = await renderApp({
    user: { ...users.CONSULTANT, profileComplete: false, phone: null },
    handlers: [finds],
  });
  await person.click(await screen.findByRole('link', { name: 'Completa il profilo' }));
  await screen.findByText('Il tuo profilo non è completo: aggiungi quello che manca.');
  expect(screen.queryByRole('link', { name: 'Completa il profilo' })).not.toBeInTheDocument();
});

test('what the shell itself says stands at the top center', async () => {
  const { portal } = await renderApp(account);
  await screen.findByRole('heading', { name: 'Il tuo account' });
  // beside the portal, whose styles are not written in tests
  const { container } = render(
    <InItalian>
      <SessionProvider session={portal.session}>
        <DeploymentContext value={portal.deployment}>
          <ShellMessages />
        </DeploymentContext>
      </SessionProvider>
    </InItalian>,
  );
  const classes = [...(container.querySelector('[role=status]')?.classList ?? [])];
  const rules = Array.from(document.styleSheets).flatMap(({ cssRules }) =>
    Array.from(cssRules, (rule) => rule.cssText),
  );
  const own = rules.filter((rule) => classes.some((name) => rule.includes(`.${name} {`))).join('');
  for (const style of ['top: 12px', 'left: 16px', 'right: 16px', 'align-items: center']) expect(own).toContain(style);
});

test('a lost connection is reported for as long as it lasts', async () => {
  await renderApp(account);
  await screen.findByRole('heading', { name: 'Il tuo account' });
  const connection = (online: boolean) =>
    act(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    });
  connection(false);
  expect(screen.getByText(/Sei offline/)).toBeInTheDocument();
  connection(true);
  expect(screen.queryByText(/Sei offline/)).not.toBeInTheDocument();
});

test('a page with changes is left without a question, and shows them again', async () => {
  const { person, path } = await renderApp({ ...account, handlers: [finds] });
  await person.type(await screen.findByRole('textbox', { name: 'Nome e cognome' }), ' Bianchi');
  await person.click(screen.getByRole('link', { name: 'Pagina iniziale' }));
  expect(await screen.findByRole('heading', { name: 'Trova un dealer' })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: /Menu utente/ }));
  await person.click(screen.getByRole('link', { name: 'Account' }));
  expect(await screen.findByRole('textbox', { name: 'Nome e cognome' })).toHaveValue('Maria Rossi Bianchi');
  expect(screen.getByText('Hai ripreso da dove eri rimasto.')).toBeInTheDocument();
  expect(path()).toBe('/account');
});

test('a page with a half-typed password, which is stored nowhere, is left only after a question', async () => {
  const { person, path } = await renderApp({ ...account, handlers: [finds] });
  await person.type(await screen.findByLabelText('Nuova password'), 'Gomme');
  await person.click(screen.getByRole('link', { name: 'Pagina iniziale' }));
  await screen.findByRole('alertdialog', { name: 'Modifiche non salvate' });
  await person.click(screen.getByRole('button', { name: 'Resta qui' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(path()).toBe('/account');
  await person.click(screen.getByRole('link', { name: 'Pagina iniziale' }));
  await person.click(await screen.findByRole('button', { name: 'Lascia la pagina' }));
  expect(await screen.findByRole('heading', { name: 'Trova un dealer' })).toBeInTheDocument();
});

test('the back button closes an open dialog, and the page stays', async () => {
  const { person, portal, path } = await renderApp({ user: users.CONSULTANT, handlers: [finds] });
  await screen.findByRole('heading', { name: 'Trova un dealer' });
  await person.click(screen.getByRole('button', { name: /Menu utente/ }));
  await person.click(screen.getByRole('link', { name: 'Account' }));
  await person.click(await screen.findByRole('button', { name: 'Nuovo token' }));
  await screen.findByRole('dialog', { name: 'Nuovo token' });
  await act(() => portal.router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(path()).toBe('/account');
  await act(() => portal.router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Trova un dealer' })).toBeInTheDocument();
});

test('signing out with unsaved changes asks first', async () => {
  const { person } = await renderApp(account);
  await person.type(await screen.findByRole('textbox', { name: 'Nome e cognome' }), ' Bianchi');
  await person.click(screen.getByRole('button', { name: /Menu utente/ }));
  await person.click(screen.getByRole('button', { name: 'Esci' }));
  await screen.findByRole('alertdialog', { name: 'Modifiche non salvate' });
  expect(localStorage.getItem(sessionStorageKey)).not.toBeNull();
});

test('a session that ends over an open form asks for the password, and the request is sent again', async () => {
  const tokens: (string | null)[] = [];
  const { person, path } = await renderApp({
    ...account,
    handlers: [
      signsIn,
      graphql.mutation('UpdateAccount', ({ request, variables }) => {
        tokens.push(request.headers.get('authorization'));
        return tokens.length === 1
          ? refusal({ code: 'UNAUTHENTICATED' })
          : HttpResponse.json({ data: { updateAccount: { ...users.CONSULTANT, ...variables['input'] } } });
      }),
    ],
  });
  await person.type(await screen.findByRole('textbox', { name: 'Nome e cognome' }), ' Bianchi');
  await person.click(screen.getByRole('button', { name: 'Salva' }));
  await screen.findByRole('dialog', { name: 'La sessione è scaduta' });
  const passwords = screen.getAllByLabelText('Password');
  await person.type(passwords.at(-1) as HTMLElement, 'Pneus-2025!');
  await person.click(screen.getByRole('button', { name: 'Entra' }));
  expect(await screen.findByText('Profilo aggiornato.')).toBeInTheDocument();
  expect(tokens).toEqual(['Bearer token-1', 'Bearer token-2']);
  expect(path()).toBe('/account');
});

test('giving up the sign-in over an open form ends the session', async () => {
  const { person } = await renderApp({
    ...account,
    handlers: [graphql.mutation('UpdateAccount', () => refusal({ code: 'UNAUTHENTICATED' }))],
  });
  await person.type(await screen.findByRole('textbox', { name: 'Nome e cognome' }), ' Bianchi');
  await person.click(screen.getByRole('button', { name: 'Salva' }));
  await person.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
  expect(await screen.findByRole('heading', { name: 'Login Account' })).toBeInTheDocument();
});

test('what the server finds wrong with the profile lands on its field, and the form stays', async () => {
  const { person } = await renderApp(account);
  respond(graphql.mutation('UpdateAccount', () => refusal({ code: 'BAD_USER_INPUT', fields: { phone: 'invalid' } })));
  await person.type(await screen.findByRole('textbox', { name: 'Nome e cognome' }), ' Bianchi');
  await person.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Campo non valido')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nome e cognome' })).toHaveValue('Maria Rossi Bianchi');
});

test('a wrong current password lands on its field', async () => {
  const { person } = await renderApp({
    ...account,
    handlers: [
      graphql.mutation('ChangePassword', () =>
        refusal({ code: 'BAD_USER_INPUT', fields: { current_password: 'wrongPassword' } }),
      ),
    ],
  });
  await person.type(await screen.findByLabelText('Password attuale'), 'sbagliata');
  await person.type(screen.getByLabelText('Nuova password'), 'una-gomma-nuova');
  await person.type(screen.getByLabelText('Conferma nuova password'), 'una-gomma-nuova');
  await person.click(screen.getByRole('button', { name: 'Cambia la password' }));
  expect(await screen.findByText('La password non è corretta')).toBeInTheDocument();
});
