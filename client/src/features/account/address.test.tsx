import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { refusal, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { users, waitingUser } from '../../shared/test/users';
import type { SessionUser } from '../../shared/session/SessionStore';

serveNetwork();

const maria = users.DISTRIBUTOR;

async function openAccount(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ url: '/account', user: maria, ...options });
  return { ...app, section: within(await screen.findByRole('region', { name: 'Email' })) };
}

/** Fills the form for a new address and sends it. */
async function ask({ person, section }: Awaited<ReturnType<typeof openAccount>>) {
  await person.click(section.getByRole('button', { name: 'Cambia l’indirizzo' }));
  const form = within(await screen.findByRole('dialog', { name: 'Cambia l’indirizzo' }));
  await person.type(form.getByRole('textbox', { name: 'Nuovo indirizzo' }), 'nuova@example.it');
  await person.type(form.getByLabelText('Password attuale'), 'Pneus-2025!');
  await person.click(form.getByRole('button', { name: 'Invia la mail di conferma' }));
  return form;
}

describe('the own address', () => {
  test.each<[string, SessionUser, string]>([
    ['is confirmed', maria, 'Confermato'],
    ['has yet to be confirmed', waitingUser, 'Da confermare'],
  ])('says that it %s', async (_says, user, word) => {
    const { section } = await openAccount({ user });
    expect(section.getAllByText(user.email ?? '').length).toBeGreaterThan(0);
    expect(section.getByText(word)).toBeInTheDocument();
  });

  test('is changed with the current password, and the new one waits for its link to be opened', async () => {
    const sent: unknown[] = [];
    const app = await openAccount({
      handlers: [
        graphql.mutation('UpdateAccount', ({ variables }) => {
          sent.push(variables['input']);
          return HttpResponse.json({ data: { updateAccount: { ...maria, pendingEmail: 'nuova@example.it' } } });
        }),
      ],
    });
    await ask(app);
    expect(await screen.findByText('Mail inviata a nuova@example.it.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ email: 'nuova@example.it', currentPassword: 'Pneus-2025!' }]);
    expect(app.section.getByText('maria.rossi@example.it')).toBeInTheDocument();
    expect(app.section.getByText(/Apri la mail che abbiamo inviato a/)).toHaveTextContent(
      'Apri la mail che abbiamo inviato a nuova@example.it e conferma l’indirizzo. Da quel momento prende il posto di quello attuale.',
    );
    expect(app.section.getByRole('button', { name: 'Invia di nuovo la mail' })).toBeInTheDocument();
  });

  test.each([
    [{ currentPassword: 'invalid' }, 'Password attuale non valido/a'],
    [{ email: 'taken' }, 'Nuovo indirizzo è già in uso'],
  ])('stays where %j is wrong, which is told at its field', async (fields, text) => {
    const app = await openAccount({
      handlers: [graphql.mutation('UpdateAccount', () => refusal({ code: 'BAD_USER_INPUT', fields }))],
    });
    const form = await ask(app);
    expect(await form.findByText(text)).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Nuovo indirizzo' })).toHaveValue('nuova@example.it');
  });

  test('points to a forgotten password after too many wrong ones, and leaves the page open', async () => {
    const app = await openAccount({
      handlers: [
        graphql.mutation('UpdateAccount', () =>
          refusal({ code: 'RATE_LIMITED', reason: 'tooManyFailures', retryAfter: 600 }),
        ),
      ],
    });
    const form = await ask(app);
    expect(await form.findByRole('alert')).toHaveTextContent(/Troppi tentativi di accesso. Riprova tra 10 minuti/);
    expect(form.getByRole('link', { name: 'Password dimenticata?' })).toHaveAttribute('target', '_blank');
  });

  test('that is missing can be added, and the profile is not complete until then', async () => {
    const { section } = await openAccount({ user: { ...maria, email: null, profileComplete: false } });
    expect(section.getByRole('button', { name: 'Aggiungi un indirizzo' })).toBeInTheDocument();
    expect(screen.getByText(/Il tuo profilo non è completo/)).toBeInTheDocument();
  });

  test('is not touched by who changes name and telephone', async () => {
    const sent: unknown[] = [];
    const { person } = await openAccount({
      handlers: [
        graphql.mutation('UpdateAccount', ({ variables }) => {
          sent.push(variables['input']);
          return HttpResponse.json({ data: { updateAccount: maria } });
        }),
      ],
    });
    await person.type(screen.getByRole('textbox', { name: 'Nome e cognome' }), ' Bianchi');
    await person.click(screen.getByRole('button', { name: 'Salva' }));
    await screen.findByText('Profilo aggiornato.');
    expect(sent).toEqual([{ name: 'Maria Rossi Bianchi', phone: '+39 055 123456' }]);
  });
});
