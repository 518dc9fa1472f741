import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { respond, refusal, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { users, waitingUser } from '../../shared/test/users';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

const isUser = (user: unknown) => graphql.query('CurrentUser', () => HttpResponse.json({ data: { user } }));
const waiting = { url: '/waiting', user: waitingUser };
const confirmed = { ...waitingUser, emailConfirmed: true };

test('who has registered is told which mail to open, and has it sent again, each time as another mail', async () => {
  const keys: unknown[] = [];
  const { person } = await renderApp({
    ...waiting,
    handlers: [
      graphql.mutation('SendConfirmation', ({ variables }) => {
        keys.push(variables['idempotencyKey']);
        return HttpResponse.json({ data: { sendConfirmation: true } });
      }),
    ],
  });
  await screen.findByText('Il tuo account è in attesa di attivazione.');
  expect(screen.getByText(/Apri l’email che abbiamo inviato a/)).toHaveTextContent('nuovo@example.it');
  for (const times of [1, 2]) {
    await person.click(screen.getByRole('button', { name: 'Invia di nuovo l’email' }));
    await waitFor(() => expect(keys).toHaveLength(times));
    await screen.findAllByText('Email inviata a nuovo@example.it.');
  }
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a mail whose answer was lost is asked for under the same key', async () => {
  const keys: unknown[] = [];
  const { person } = await renderApp({
    ...waiting,
    handlers: [
      graphql.mutation('SendConfirmation', ({ variables }) => {
        keys.push(variables['idempotencyKey']);
        return refusal({ code: 'UPSTREAM_TIMEOUT', reason: 'outcomeUnknown' });
      }),
    ],
  });
  for (const times of [1, 2]) {
    await person.click(await screen.findByRole('button', { name: 'Invia di nuovo l’email' }));
    await waitFor(() => expect(keys).toHaveLength(times));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invia di nuovo l’email' })).toBeEnabled());
  }
  expect(keys[1]).toBe(keys[0]);
});

test('too many mails are refused with the time to wait', async () => {
  const { person } = await renderApp({
    ...waiting,
    handlers: [graphql.mutation('SendConfirmation', () => refusal({ code: 'RATE_LIMITED', retryAfter: 3600 }))],
  });
  await person.click(await screen.findByRole('button', { name: 'Invia di nuovo l’email' }));
  expect(await screen.findByText('Troppi tentativi. Riprova tra 60 minuti.')).toBeInTheDocument();
});

test('who has opened the link meanwhile sees it', async () => {
  const { person } = await renderApp({
    ...waiting,
    handlers: [graphql.mutation('SendConfirmation', () => refusal({ code: 'CONFLICT', reason: 'emailConfirmed' }))],
  });
  await screen.findByText(/Apri l’email/);
  respond(isUser(confirmed));
  await person.click(screen.getByRole('button', { name: 'Invia di nuovo l’email' }));
  expect(await screen.findByText(/Un amministratore ti darà un ruolo/)).toBeInTheDocument();
  expect(screen.queryByText(/Apri l’email/)).not.toBeInTheDocument();
});

/** As if another tab had been looked at. */
async function comeBack(): Promise<void> {
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
  visible.mockRestore();
}

test('who comes back from the tab of the link sees that it counts, and who was given a role goes on', async () => {
  const { path } = await renderApp(waiting);
  await screen.findByText(/Apri l’email/);
  respond(isUser(confirmed));
  await comeBack();
  expect(await screen.findByText(/Un amministratore ti darà un ruolo/)).toBeInTheDocument();
  respond(
    isUser({ ...users.CONSULTANT, id: waitingUser.id }),
    graphql.query('FindDealers', () => HttpResponse.json({ data: { dealersByRole: [] } })),
  );
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Trova un dealer' })).toBeInTheDocument();
  expect(path()).toBe('/');
});

test('a wrong address is changed in the account', async () => {
  const { person, path } = await renderApp(waiting);
  await person.click(await screen.findByRole('link', { name: /L’indirizzo è sbagliato/ }));
  expect(await screen.findByRole('heading', { name: 'Il tuo account' })).toBeInTheDocument();
  expect(path()).toBe('/account');
});
