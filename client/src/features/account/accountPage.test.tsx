import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expectNoMore, refusal, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { users, waitingUser } from '../../shared/test/users';
import { secret, sessionGateway, thisSession, tokenGateway } from './testing/accountGateway';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

const maria = users.DISTRIBUTOR;

async function openAccount(region: string, options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ url: '/account', user: maria, ...options });
  return { ...app, section: within(await screen.findByRole('region', { name: region })) };
}

type Opened = Awaited<ReturnType<typeof openAccount>>;

describe('the own address', () => {
  const openEmail = (options?: Parameters<typeof renderApp>[0]) => openAccount('Email', options);

  /** Fills the form for a new address and sends it. */
  async function openDialog({ person, section }: Opened) {
    await person.click(section.getByRole('button', { name: 'Cambia l’indirizzo' }));
    const form = within(await screen.findByRole('dialog', { name: 'Cambia l’indirizzo' }));
    await person.type(form.getByRole('textbox', { name: 'Nuovo indirizzo' }), 'nuova@example.it');
    await person.type(form.getByLabelText('Password attuale'), 'Pneus-2025!');
    await person.click(form.getByRole('button', { name: 'Invia l’email di conferma' }));
    return form;
  }

  test('is changed with the current password, and the new one waits for its link to be opened', async () => {
    const sent: unknown[] = [];
    const app = await openEmail({
      handlers: [
        graphql.mutation('UpdateAccount', ({ variables }) => {
          sent.push(variables['input']);
          return HttpResponse.json({ data: { updateAccount: { ...maria, pendingEmail: 'nuova@example.it' } } });
        }),
      ],
    });
    await openDialog(app);
    expect(await screen.findByText('Email inviata a nuova@example.it.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ email: 'nuova@example.it', currentPassword: 'Pneus-2025!' }]);
    expect(app.section.getByText('maria.rossi@example.it')).toBeInTheDocument();
    expect(app.section.getByText(/Apri l’email che abbiamo inviato a/)).toHaveTextContent(
      'Apri l’email che abbiamo inviato a nuova@example.it e conferma l’indirizzo. Da quel momento prende il posto di quello attuale.',
    );
    expect(app.section.getByRole('button', { name: 'Invia di nuovo l’email' })).toBeInTheDocument();
  });

  test('that is missing can be added, and the profile is not complete until then', async () => {
    const { section } = await openEmail({ user: { ...maria, email: null, profileComplete: false } });
    expect(section.getByRole('button', { name: 'Aggiungi un indirizzo' })).toBeInTheDocument();
    expect(screen.getByText(/Il tuo profilo non è completo/)).toBeInTheDocument();
  });

  test('is not touched by who changes name and telephone', async () => {
    const sent: unknown[] = [];
    const { person } = await openEmail({
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

describe('the sessions', () => {
  async function openSessions(gateway = sessionGateway(), before: Parameters<typeof renderApp>[0] = {}) {
    const handlers = [...(before.handlers ?? []), ...gateway.handlers];
    return { ...(await openAccount('Sessioni', { ...before, handlers })), ...gateway };
  }

  const phoneButton = 'Termina la sessione del 29/12/2025, 19:30';

  test('is there for who waits for a role, and offers nothing to end where there is one', async () => {
    const { section } = await openSessions(sessionGateway([thisSession]), { user: waitingUser });
    await section.findByText('Questa sessione');
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });

  test('that cannot be read does not take the page away', async () => {
    const { section } = await openSessions(sessionGateway(), {
      handlers: [graphql.query('Sessions', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' }))],
    });
    expect(await section.findByText(/Il servizio non è disponibile/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Profilo' })).toBeInTheDocument();
  });

  test('ending one asks first, ends the one that was chosen and takes it out of the list', async () => {
    const { person, section, sent } = await openSessions();
    await person.click(await section.findByRole('button', { name: phoneButton }));
    expectNoMore('Sessions');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Terminare la sessione del 29/12/2025, 19:30?' }),
    );
    await person.click(dialog.getByRole('button', { name: 'Termina' }));
    expect(await screen.findByText('Sessione terminata.')).toBeInTheDocument();
    expect(sent).toEqual(['4']);
    expect(section.queryByRole('button', { name: phoneButton })).not.toBeInTheDocument();
  });
});

describe('the tokens', () => {
  async function openTokens(gateway = tokenGateway(), before: Parameters<typeof renderApp>[0] = {}) {
    const handlers = [...(before.handlers ?? []), ...gateway.handlers];
    return { ...(await openAccount('Token personali', { ...before, handlers })), ...gateway };
  }

  /** Fills the form for a new token and sends it. */
  async function create({ person, section }: Opened) {
    await section.findByRole('rowheader', { name: /Vendite in Excel/ });
    expectNoMore('PersonalTokens');
    await person.click(section.getByRole('button', { name: 'Nuovo token' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nuovo token' }));
    await person.type(form.getByRole('textbox', { name: 'Nome' }), 'Power BI');
    await person.type(form.getByLabelText('Password attuale'), 'Pneus-2025!');
    await person.click(form.getByRole('button', { name: 'Crea il token' }));
  }

  const openConfirmation = async (app: Opened) => {
    await app.person.click(await app.section.findByRole('button', { name: 'Revoca «Vendite in Excel»' }));
    return within(await screen.findByRole('alertdialog', { name: 'Revocare il token «Vendite in Excel»?' }));
  };

  test('that cannot be read does not take the page away', async () => {
    const { section } = await openTokens(tokenGateway(), {
      handlers: [graphql.query('PersonalTokens', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' }))],
    });
    expect(await section.findByText(/Il servizio non è disponibile/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Profilo' })).toBeInTheDocument();
  });

  test('is not there for who waits for a role', async () => {
    await renderApp({ url: '/account', user: { ...users.DISTRIBUTOR, roles: [], member: null } });
    await screen.findByRole('region', { name: 'Preferenze' });
    expect(screen.queryByRole('region', { name: 'Token personali' })).not.toBeInTheDocument();
  });

  test('a new token is good for 90 days by default, is visible once, and is then in the list', async () => {
    const app = await openTokens();
    await create(app);
    const visible = within(await screen.findByRole('dialog', { name: 'Copia subito il token' }));
    expect(visible.getByRole('textbox', { name: 'Token «Power BI»' })).toHaveValue(secret);
    expect(visible.getByText(/È l’unica volta che lo vedi/)).toBeInTheDocument();
    expect(app.sent).toEqual([
      {
        name: 'Power BI',
        expiresInDays: 90,
        currentPassword: 'Pneus-2025!',
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      },
    ]);
    await app.person.click(visible.getByRole('button', { name: 'Ho copiato il token' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const names = app.section.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toEqual(['Power BItermina con a1_Z', 'Vendite in Exceltermina con a1_Z']);
    expect(document.body.innerHTML).not.toContain(secret);
    expect(JSON.stringify(app.portal.client.cache.extract())).not.toContain(secret);
  });

  test('revoking asks first, and takes it out of the list', async () => {
    const app = await openTokens();
    const dialog = await openConfirmation(app);
    expectNoMore('PersonalTokens');
    await app.person.click(dialog.getByRole('button', { name: 'Revoca' }));
    expect(await screen.findByText('Token revocato.')).toBeInTheDocument();
    expect(app.sent).toEqual([{ id: '4' }]);
    expect(app.section.getByText('Non hai ancora nessun token.')).toBeInTheDocument();
  });
});
