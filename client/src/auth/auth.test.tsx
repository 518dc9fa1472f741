import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { portalFilesPath, termsPath } from '@gdd/schema/entries';
import { sessionStorageKey, languageStorageKey } from '@gdd/schema/session';
import { pending } from '../shared/test/pending';
import { respond, refusal, serveNetwork } from '../shared/test/network';
import { loginResponse, storedSession } from '../shared/test/openPortal';
import { renderApp, showEntry } from '../shared/test/renderApp';
import { users, waitingUser } from '../shared/test/users';
import { fetchOnce } from './portalFiles';
import { graphql } from '../shared/test/graphql';

serveNetwork();

const signsIn = graphql.mutation('Login', () => HttpResponse.json({ data: { login: loginResponse } }));
const finds = graphql.query('FindDealers', () => HttpResponse.json({ data: { dealersByRole: [] } }));
const isUser = (user: unknown) => graphql.query('CurrentUser', () => HttpResponse.json({ data: { user } }));

async function signIn(person: UserEvent): Promise<void> {
  await person.type(await screen.findByRole('textbox', { name: 'Nome utente' }), 'consultant');
  await person.type(screen.getByLabelText('Password'), 'Pneus-2025!');
  await person.click(screen.getByRole('button', { name: 'Entra' }));
}

test('signing in stores the login response and opens the home of the role', async () => {
  const { person } = await renderApp({ url: '/auth/login', handlers: [signsIn, isUser(users.CONSULTANT), finds] });
  await signIn(person);
  expect(await screen.findByRole('heading', { name: 'Trova un dealer' })).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem(sessionStorageKey) ?? '')).toEqual(storedSession);
});

test('the login goes out without a token, and sends what was typed', async () => {
  let sent: unknown;
  const { person } = await renderApp({
    url: '/auth/login',
    handlers: [
      graphql.mutation('Login', ({ variables, request }) => {
        sent = [variables, request.headers.get('authorization')];
        return HttpResponse.json({ data: { login: loginResponse } });
      }),
      isUser(users.CONSULTANT),
      finds,
    ],
  });
  await signIn(person);
  await screen.findByRole('heading', { name: 'Trova un dealer' });
  expect(sent).toEqual([{ username: 'consultant', password: 'Pneus-2025!' }, null]);
});

test('signing in returns to the page that was asked for', async () => {
  const { person, path } = await renderApp({ url: '/account', handlers: [signsIn, isUser(users.CONSULTANT)] });
  await signIn(person);
  await screen.findByRole('heading', { name: 'Il tuo account' });
  expect(path()).toBe('/account');
});

test.each(['//example.com', '/\\example.com', 'https://example.com'])(
  'an address that leads out of the portal is not returned to: %s',
  async (trap) => {
    const { person, path } = await renderApp({
      url: `/auth/login?return=${encodeURIComponent(trap)}`,
      handlers: [signsIn, isUser(users.CONSULTANT), finds],
    });
    await signIn(person);
    await screen.findByRole('heading', { name: 'Trova un dealer' });
    expect(path()).toBe('/');
  },
);

test.each([
  ['wrong credentials', { code: 'UNAUTHENTICATED', reason: 'wrongCredentials' }, 'Credenziali di accesso non corrette'],
  ['wrong credentials without a reason', { code: 'UNAUTHENTICATED' }, 'Credenziali di accesso non corrette'],
  ['too many attempts', { code: 'RATE_LIMITED', retryAfter: 781 }, 'Troppi tentativi. Riprova tra 14 minuti.'],
  ['a service that is away', { code: 'UPSTREAM_UNAVAILABLE' }, /Il servizio non è disponibile/],
])('%s: the login says so and stores nothing', async (_what, extensions, text) => {
  const { person } = await renderApp({
    url: '/auth/login',
    handlers: [graphql.mutation('Login', () => refusal(extensions))],
  });
  await signIn(person);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Nome utente' })).toHaveValue('consultant');
});

test('after too many failures the login points to a forgotten password, which leads back in', async () => {
  const { person, path } = await renderApp({
    url: '/auth/login',
    handlers: [
      graphql.mutation('Login', () => refusal({ code: 'RATE_LIMITED', reason: 'tooManyFailures', retryAfter: 781 })),
    ],
  });
  await signIn(person);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'Troppi tentativi di accesso. Riprova tra 14 minuti, oppure scegli subito una nuova password.',
  );
  await person.click(within(alert).getByRole('link', { name: 'Password dimenticata?' }));
  expect(await screen.findByRole('heading', { name: 'Password dimenticata' })).toBeInTheDocument();
  expect(path()).toBe('/auth/forgot-password');
});

const due = {
  ...loginResponse,
  ...{ api_token: null, accessToken: null, expiresIn: null, max_age: null },
  challenge: 'domanda',
  factors: ['TOTP', 'RECOVERY_CODE'],
  passkey: null,
};

/** A gateway whose user has a second factor: it records the answers, and takes the code 123456. */
function factorGateway() {
  const answered: unknown[] = [];
  const handlers = [
    graphql.mutation('Login', () => HttpResponse.json({ data: { login: due } })),
    graphql.mutation('LoginFactor', ({ variables }) => {
      answered.push(variables);
      if (variables['code'] === '000000') return refusal({ code: 'UNAUTHENTICATED', reason: 'wrongFactor' });
      return HttpResponse.json({ data: { loginFactor: loginResponse } });
    }),
    isUser(users.CONSULTANT),
    finds,
  ];
  return { answered, handlers };
}

test('a second factor is asked for after the password, and only then is somebody signed in', async () => {
  const { answered, handlers } = factorGateway();
  const { person } = await renderApp({ url: '/auth/login', handlers });
  await signIn(person);
  expect(await screen.findByRole('heading', { name: 'Secondo fattore' })).toBeInTheDocument();
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  const code = screen.getByRole('textbox', { name: 'Codice' });
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await person.type(code, '000000');
  await person.click(screen.getByRole('button', { name: 'Entra' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Il codice non è giusto, oppure è già stato usato');
  await person.clear(code);
  await person.type(code, '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Trova un dealer' })).toBeInTheDocument();
  expect(answered).toEqual([
    { challenge: 'domanda', code: '000000' },
    { challenge: 'domanda', code: '123456' },
  ]);
  expect(JSON.parse(localStorage.getItem(sessionStorageKey) ?? '')).toEqual(storedSession);
});

test('a recovery code takes the place of a lost telephone, and the way back leads to the password', async () => {
  const { answered, handlers } = factorGateway();
  const { person } = await renderApp({ url: '/auth/login', handlers });
  await signIn(person);
  await person.click(await screen.findByRole('button', { name: 'Torna all’accesso' }));
  expect(await screen.findByRole('textbox', { name: 'Nome utente' })).toHaveValue('consultant');
  await person.click(screen.getByRole('button', { name: 'Entra' }));
  await person.click(await screen.findByRole('button', { name: 'Usa un codice di recupero' }));
  await person.type(screen.getByRole('textbox', { name: 'Codice di recupero' }), '7k2m-x0pd-aaaa-bbbb{Enter}');
  expect(await screen.findByRole('heading', { name: 'Trova un dealer' })).toBeInTheDocument();
  expect(answered).toEqual([{ challenge: 'domanda', recoveryCode: '7k2m-x0pd-aaaa-bbbb' }]);
});

test('without a connection the login says so', async () => {
  const { person } = await renderApp({
    url: '/auth/login',
    handlers: [graphql.mutation('Login', () => HttpResponse.error())],
  });
  await signIn(person);
  expect(await screen.findByText(/Il portale non è raggiungibile/)).toBeInTheDocument();
});

test('a login response without api_token is not stored', async () => {
  const { person } = await renderApp({
    url: '/auth/login',
    handlers: [
      graphql.mutation('Login', () => HttpResponse.json({ data: { login: { ...loginResponse, api_token: '' } } })),
    ],
  });
  await signIn(person);
  expect(await screen.findByText(/risposta non valida/)).toBeInTheDocument();
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
});

test('while the login runs, its button sends nothing more and the auth flag is on', async () => {
  let calls = 0;
  const response = pending<undefined>();
  respond(
    graphql.mutation('Login', async () => {
      calls += 1;
      await response.promise;
      return refusal({ code: 'UNAUTHENTICATED' });
    }),
  );
  const { person, entry } = await showEntry('/auth/login');
  await signIn(person);
  expect(entry.flags.isOn('auth')).toBe(true);
  expect(screen.getByRole('button', { name: /Entra/ })).toBeDisabled();
  response.release(undefined);
  await screen.findByText('Credenziali di accesso non corrette');
  expect(entry.flags.isOn('auth')).toBe(false);
  expect(calls).toBe(1);
});

test('empty fields are named when the form is sent', async () => {
  const { person } = await renderApp({ url: '/auth/login' });
  await person.click(await screen.findByRole('button', { name: 'Entra' }));
  expect(await screen.findByText('Nome utente è obbligatorio')).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Campo obbligatorio');
  expect(screen.getByRole('textbox', { name: 'Nome utente' })).toHaveAccessibleDescription(
    'Nome utente è obbligatorio',
  );
});

test('the password can be made visible and hidden', async () => {
  const { person } = await renderApp({ url: '/auth/login' });
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await person.click(screen.getByRole('button', { name: 'Mostra la password' }));
  expect(password).toHaveAttribute('type', 'text');
});

test('a forgotten password is answered the same for every address', async () => {
  let email: unknown;
  const { person } = await renderApp({
    url: '/auth/forgot-password',
    handlers: [
      graphql.mutation('ForgotPassword', ({ variables }) => {
        email = variables['email'];
        return HttpResponse.json({ data: { forgotPassword: true } });
      }),
    ],
  });
  await person.type(await screen.findByRole('textbox', { name: 'Email' }), 'maria@example.it');
  await person.click(screen.getByRole('button', { name: 'Invia il link' }));
  expect(await screen.findByText('Il tuo account è stato resettato.')).toBeInTheDocument();
  expect(screen.getByText(/Se l’indirizzo è tra quelli registrati/)).toBeInTheDocument();
  expect(email).toBe('maria@example.it');
});

interface Registration {
  readonly password?: string;
  readonly again?: string;
  readonly terms?: boolean;
}

async function register(person: UserEvent, values: Registration = {}): Promise<void> {
  const { password = 'una-gomma-nuova', again = password, terms = true } = values;
  await person.type(await screen.findByRole('textbox', { name: 'Email' }), 'nuovo@example.it');
  await person.type(screen.getByLabelText('Password'), password);
  await person.type(screen.getByLabelText('Conferma password'), again);
  if (terms) await person.click(screen.getByRole('checkbox', { name: /Accetto i termini/ }));
  await person.click(screen.getByRole('button', { name: 'Registrati' }));
}

test('registering signs in with the same credentials and waits for the activation', async () => {
  const sent: unknown[] = [];
  const { person } = await renderApp({
    url: '/auth/registration',
    handlers: [
      graphql.mutation('Register', ({ variables }) => {
        sent.push(variables['input']);
        return HttpResponse.json({ data: { register: true } });
      }),
      graphql.mutation('Login', ({ variables }) => {
        sent.push(variables);
        return HttpResponse.json({ data: { login: loginResponse } });
      }),
      isUser(waitingUser),
    ],
  });
  await register(person);
  expect(await screen.findByText('Il tuo account è in attesa di attivazione.')).toBeInTheDocument();
  expect(screen.getByText('Il tuo account è stato registrato con successo.')).toBeInTheDocument();
  const credentials = { username: 'nuovo@example.it', password: 'una-gomma-nuova' };
  expect(sent).toEqual([credentials, credentials]);
});

test('the field of a new password says how long it must be', async () => {
  await renderApp({ url: '/auth/registration' });
  expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription('Minima lunghezza campo: 10');
});

test('in English the registration has the texts of the specification', async () => {
  localStorage.setItem(languageStorageKey, 'en');
  const { person } = await renderApp({
    url: '/auth/registration',
    handlers: [
      graphql.mutation('Register', () => HttpResponse.json({ data: { register: true } })),
      graphql.mutation('Login', () => HttpResponse.json({ data: { login: loginResponse } })),
      isUser(waitingUser),
    ],
  });
  await person.type(await screen.findByRole('textbox', { name: 'Email' }), 'nuovo@example.it');
  await person.type(screen.getByLabelText('Password'), 'una-gomma-nuova');
  await person.type(screen.getByLabelText('Confirm password'), 'una-gomma-nuova');
  await person.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Accepting terms & conditions are required')).toBeInTheDocument();
  await person.click(screen.getByRole('checkbox', { name: /terms/ }));
  await person.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Your account has been successfuly registered.')).toBeInTheDocument();
});

test('a registration sent again after a failure carries the same key; another content another one', async () => {
  const keys: unknown[] = [];
  const { person } = await renderApp({
    url: '/auth/registration',
    handlers: [
      graphql.mutation('Register', ({ variables }) => {
        keys.push(variables['idempotencyKey']);
        return refusal({ code: 'UPSTREAM_TIMEOUT', reason: 'outcomeUnknown' });
      }),
    ],
  });
  await register(person);
  await screen.findByText(/Esito sconosciuto/);
  await person.click(screen.getByRole('button', { name: 'Registrati' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  await screen.findByText(/Esito sconosciuto/);
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'x');
  await person.click(screen.getByRole('button', { name: 'Registrati' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each([
  ['a short password', { password: 'corta' }, 'Password lunghezza minima è 10'],
  ['another confirmation', { again: 'una-gomma-vecchia' }, 'Le due password non coincidono'],
  ['no acceptance of the terms', { terms: false }, 'È necessario accettare i termini e le condizioni'],
])('%s is reported and nothing is sent', async (_what, values, text) => {
  const { person } = await renderApp({ url: '/auth/registration' });
  await register(person, values);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('the terms that are asked for open beside the form, which keeps what was typed', async () => {
  await renderApp({ url: '/auth/registration' });
  const link = await screen.findByRole('link', { name: /^Leggi i termini/ });
  expect(link).toHaveAttribute('href', termsPath);
  expect(link).toHaveAttribute('target', '_blank');
});

test('the terms can be read in both languages', async () => {
  const { person } = await renderApp({ url: termsPath });
  expect(await screen.findByRole('heading', { name: 'Termini e condizioni del programma' })).toBeInTheDocument();
  expect(screen.getByText(/Un dealer partecipa a una campagna accettandola/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByText(/A dealer takes part in a campaign by accepting it/)).toBeInTheDocument();
});

test('what the server finds wrong lands on its field', async () => {
  const { person } = await renderApp({
    url: '/auth/registration',
    handlers: [graphql.mutation('Register', () => refusal({ code: 'BAD_USER_INPUT', fields: { username: 'taken' } }))],
  });
  await register(person);
  await screen.findByText('Email è già in uso');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Email è già in uso');
});

async function choosePassword(person: UserEvent): Promise<void> {
  await person.type(await screen.findByLabelText('Password'), 'una-gomma-nuova');
  await person.type(screen.getByLabelText('Conferma password'), 'una-gomma-nuova');
  await person.click(screen.getByRole('button', { name: 'Imposta la password' }));
}

test('a reset reads the token from the fragment and takes it out of the address bar', async () => {
  let sent: unknown;
  const { person } = await renderApp({
    url: '/auth/reset-password#token=abc',
    handlers: [
      graphql.mutation('ResetPassword', ({ variables }) => {
        sent = variables['input'];
        return HttpResponse.json({ data: { resetPassword: true } });
      }),
    ],
  });
  await screen.findByRole('heading', { name: 'Nuova password' });
  await waitFor(() => expect(window.location.hash).toBe(''));
  await choosePassword(person);
  expect(await screen.findByText('La password è stata cambiata.')).toBeInTheDocument();
  expect(sent).toEqual({ token: 'abc', password: 'una-gomma-nuova', passwordConfirmation: 'una-gomma-nuova' });
});

test('an invitation is the same page with other texts', async () => {
  await renderApp({ url: '/auth/reset-password#token=abc&invitation=1' });
  expect(await screen.findByRole('heading', { name: 'Ti diamo il benvenuto nel programma' })).toBeInTheDocument();
});

test('a link that is used up says so and leads to a new one', async () => {
  const { person } = await renderApp({ url: '/auth/reset-password#token=abc' });
  respond(
    graphql.mutation('ResetPassword', () =>
      refusal({ code: 'BAD_USER_INPUT', reason: 'invalidLink', fields: { token: 'invalid' } }),
    ),
  );
  await choosePassword(person);
  expect(await screen.findByText(/Il link non è valido o è scaduto/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Chiedi un nuovo link' })).toHaveAttribute('href', '/auth/forgot-password');
});

test('a link without a token says so at once', async () => {
  await renderApp({ url: '/auth/reset-password' });
  expect(await screen.findByText(/Il link non è valido o è scaduto/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

describe('the link of a confirmation mail', () => {
  const confirms = (sent: unknown[]) =>
    graphql.mutation('ConfirmEmail', ({ variables }) => {
      sent.push(variables['token']);
      return HttpResponse.json({ data: { confirmEmail: true } });
    });

  test('is used by a press of the button alone, and is taken out of the address bar', async () => {
    const sent: unknown[] = [];
    const { person } = await renderApp({ url: '/auth/confirm-email#token=abc', handlers: [confirms(sent)] });
    await screen.findByRole('heading', { name: 'Conferma dell’indirizzo' });
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(sent).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Conferma l’indirizzo' }));
    expect(await screen.findByText('Indirizzo confermato.')).toBeInTheDocument();
    expect(sent).toEqual(['abc']);
    expect(screen.getByRole('link', { name: 'Vai all’accesso' })).toHaveAttribute('href', '/auth/login');
  });

  test('brings who is signed in back to the portal, which knows of it', async () => {
    const { person } = await renderApp({
      url: '/auth/confirm-email#token=abc',
      user: waitingUser,
      handlers: [confirms([])],
    });
    await screen.findByRole('heading', { name: 'Conferma dell’indirizzo' });
    respond(isUser({ ...waitingUser, emailConfirmed: true }));
    await person.click(screen.getByRole('button', { name: 'Conferma l’indirizzo' }));
    await person.click(await screen.findByRole('link', { name: 'Vai al portale' }));
    expect(await screen.findByText('Il tuo account è in attesa di attivazione.')).toBeInTheDocument();
    expect(screen.queryByText(/Apri l’email/)).not.toBeInTheDocument();
  });

  test('that is used up says where a new one comes from', async () => {
    const { person } = await renderApp({
      url: '/auth/confirm-email#token=abc',
      handlers: [
        graphql.mutation('ConfirmEmail', () =>
          refusal({ code: 'BAD_USER_INPUT', reason: 'invalidLink', fields: { token: 'invalid' } }),
        ),
      ],
    });
    await person.click(await screen.findByRole('button', { name: 'Conferma l’indirizzo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/è scaduto o è già stato usato/);
    expect(screen.queryByRole('button', { name: 'Conferma l’indirizzo' })).not.toBeInTheDocument();
  });

  test('that brings no token says so at once', async () => {
    await renderApp({ url: '/auth/confirm-email' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/Il link non è valido/);
  });

  test('can be tried again where the service was away', async () => {
    const { person } = await renderApp({
      url: '/auth/confirm-email#token=abc',
      handlers: [graphql.mutation('ConfirmEmail', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' }))],
    });
    await person.click(await screen.findByRole('button', { name: 'Conferma l’indirizzo' }));
    await screen.findByText(/Il servizio non è disponibile/);
    respond(confirms([]));
    await person.click(screen.getByRole('button', { name: 'Conferma l’indirizzo' }));
    expect(await screen.findByText('Indirizzo confermato.')).toBeInTheDocument();
  });
});

describe('the link about the removal of lost factors', () => {
  const answers = (sent: unknown[], outcome: string) =>
    graphql.mutation('AnswerFactorReset', ({ variables }) => {
      sent.push(variables);
      return HttpResponse.json({ data: { answerFactorReset: outcome } });
    });

  test.each([
    ['Conferma e togli il secondo fattore', true, 'DONE', 'Il secondo fattore è stato tolto.'],
    ['Conferma e togli il secondo fattore', true, 'WAITING', 'Hai confermato.'],
    ['Non l’ho chiesto io: ferma la richiesta', false, 'ENDED', 'La richiesta è stata fermata.'],
  ])('%s: %s, %s', async (button, wanted, outcome, text) => {
    const sent: unknown[] = [];
    const { person } = await renderApp({ url: '/auth/factor-reset#token=abc', handlers: [answers(sent, outcome)] });
    await person.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
    expect(sent).toEqual([{ token: 'abc', wanted }]);
  });

  test('that is worth nothing any more says so, and asks nothing', async () => {
    const { person } = await renderApp({
      url: '/auth/factor-reset#token=abc',
      handlers: [
        graphql.mutation('AnswerFactorReset', () =>
          refusal({ code: 'BAD_USER_INPUT', reason: 'invalidLink', fields: { token: 'invalid' } }),
        ),
      ],
    });
    await person.click(await screen.findByRole('button', { name: /Non l’ho chiesto io/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/la richiesta non è più in attesa/);
    expect(screen.queryByRole('button', { name: /Non l’ho chiesto io/ })).not.toBeInTheDocument();
  });
});

describe('the portal behind the sign-in', () => {
  test('is fetched from the first key on, once', async () => {
    let fetched = 0;
    const { person } = await showEntry('/auth/login', { fetchPortal: () => (fetched += 1) });
    const name = await screen.findByRole('textbox', { name: 'Nome utente' });
    expect(fetched).toBe(0);
    await person.type(name, 'c');
    expect(fetched).toBe(1);
  });

  test('takes its files from the list that its build has written, and fetches them once', async () => {
    const requests: string[] = [];
    respond(
      http.get('http://localhost/*', ({ request }) => {
        const { pathname } = new URL(request.url);
        requests.push(pathname);
        return pathname === portalFilesPath
          ? HttpResponse.json(['/assets/a.js', '/assets/b.js'])
          : new HttpResponse('');
      }),
    );
    const fetchPortal = fetchOnce(window);
    fetchPortal();
    fetchPortal();
    await waitFor(() => expect(requests).toEqual([portalFilesPath, '/assets/a.js', '/assets/b.js']));
  });

  test('opens by itself where somebody signs in in another tab', async () => {
    const left: string[] = [];
    await showEntry('/auth/login?return=%2Fdealers', { leave: (address) => left.push(address) });
    await screen.findByRole('heading', { name: 'Login Account' });
    respond(isUser(users.CONSULTANT));
    localStorage.setItem(sessionStorageKey, JSON.stringify(storedSession));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey })));
    await waitFor(() => expect(left).toEqual(['/dealers']));
  });
});

test('the pages lead to one another in place, with the focus on the heading, and the browser’s way back leads back', async () => {
  const { person, path } = await showEntry('/auth/login');
  await person.click(await screen.findByRole('link', { name: 'Crea un account' }));
  expect(await screen.findByRole('heading', { name: 'Crea un account' })).toHaveFocus();
  expect(path()).toBe('/auth/registration');
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'Login Account' })).toBeInTheDocument();
});

test('a call refused for its CSRF header is sent once more, with the new cookie', async () => {
  document.cookie = 'XSRF-TOKEN=old.signature';
  const sent: (string | null)[] = [];
  respond(
    graphql.mutation('Login', ({ request }) => {
      sent.push(request.headers.get('x-xsrf-token'));
      document.cookie = 'XSRF-TOKEN=new.signature';
      return sent.length === 1
        ? refusal({ code: 'FORBIDDEN', reason: 'csrf' }, 403)
        : refusal({ code: 'UNAUTHENTICATED' });
    }),
  );
  const { person } = await showEntry('/auth/login');
  await signIn(person);
  await screen.findByText('Credenziali di accesso non corrette');
  expect(sent).toEqual(['old.signature', 'new.signature']);
});

test('the colours that are chosen are those of the portal', async () => {
  const { person } = await showEntry('/auth/login');
  await person.click(await screen.findByRole('button', { name: 'Scuri' }));
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
});
