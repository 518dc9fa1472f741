import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { refusal, serveNetwork } from '../../../shared/test/network';
import { renderPart } from '../../../shared/test/renderPart';
import { users, waitingUser } from '../../../shared/test/users';
import { useUser } from '../../../shared/session/SessionContext';
import type { SessionUser } from '../../../shared/session/SessionStore';
import { AddressSection } from './AddressSection';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

const maria = users.DISTRIBUTOR;

function OwnAddress() {
  const user = useUser();
  return user && <AddressSection user={user} />;
}

const openAddress = (options: Parameters<typeof renderPart>[1]) =>
  renderPart(<OwnAddress />, { user: maria, ...options });

/** Fills the form for a new address and sends it. */
async function openDialog({ person }: Awaited<ReturnType<typeof openAddress>>) {
  await person.click(screen.getByRole('button', { name: 'Cambia l’indirizzo' }));
  const form = within(await screen.findByRole('dialog', { name: 'Cambia l’indirizzo' }));
  await person.type(form.getByRole('textbox', { name: 'Nuovo indirizzo' }), 'nuova@example.it');
  await person.type(form.getByLabelText('Password attuale'), 'Pneus-2025!');
  await person.click(form.getByRole('button', { name: 'Invia l’email di conferma' }));
  return form;
}

describe('the own address', () => {
  test.each<[string, SessionUser, string]>([
    ['is confirmed', maria, 'Confermato'],
    ['has yet to be confirmed', waitingUser, 'Da confermare'],
  ])('says that it %s', async (_says, user, word) => {
    await openAddress({ user });
    expect(screen.getAllByText(user.email ?? '').length).toBeGreaterThan(0);
    expect(screen.getByText(word)).toBeInTheDocument();
  });

  test.each([
    [{ currentPassword: 'wrongPassword' }, 'La password non è corretta'],
    [{ email: 'taken' }, 'Nuovo indirizzo è già in uso'],
  ])('the address stays where %j is wrong, which is reported at its field', async (fields, text) => {
    const app = await openAddress({
      handlers: [graphql.mutation('UpdateAccount', () => refusal({ code: 'BAD_USER_INPUT', fields }))],
    });
    const form = await openDialog(app);
    expect(await form.findByText(text)).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Nuovo indirizzo' })).toHaveValue('nuova@example.it');
  });

  test('points to a forgotten password after too many wrong ones, and leaves the page open', async () => {
    const app = await openAddress({
      handlers: [
        graphql.mutation('UpdateAccount', () =>
          refusal({ code: 'RATE_LIMITED', reason: 'tooManyFailures', retryAfter: 600 }),
        ),
      ],
    });
    const form = await openDialog(app);
    expect(await form.findByRole('alert')).toHaveTextContent(/Troppi tentativi di accesso. Riprova tra 10 minuti/);
    expect(form.getByRole('link', { name: 'Password dimenticata?' })).toHaveAttribute('target', '_blank');
  });
});
