import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { refusal, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { users } from '../../shared/test/users';

serveNetwork();

const row = {
  __typename: 'PersonalToken',
  id: '4',
  name: 'Vendite in Excel',
  ending: 'a1_Z',
  createdAt: '2025-12-01T08:00:00.000Z',
  expiresAt: '2026-03-01T08:00:00.000Z',
  expired: false,
  lastUsedAt: '2025-12-30T08:05:00.000Z',
};

const secret = 'gdd_pat_il-token-che-si-vede-una-volta';

/** The gateway's stand-in: it keeps the tokens and tells what it was sent. */
function tokenGateway(kept: (typeof row)[] = [row], token: string | null = secret) {
  const sent: Record<string, unknown>[] = [];
  const handlers = [
    graphql.query('PersonalTokens', () => HttpResponse.json({ data: { personalTokens: kept } })),
    graphql.mutation('CreatePersonalToken', ({ variables }) => {
      sent.push(variables);
      kept.push({ ...row, id: '9', name: String(variables['name']) });
      const personalToken = { __typename: 'PersonalToken', id: '9' };
      const created = { __typename: 'CreatedPersonalToken', personalToken, token };
      return HttpResponse.json({ data: { createPersonalToken: created } });
    }),
    graphql.mutation('RevokePersonalToken', ({ variables }) => {
      sent.push(variables);
      kept.splice(0, kept.length, ...kept.filter(({ id }) => id !== variables['id']));
      return HttpResponse.json({ data: { revokePersonalToken: true } });
    }),
  ];
  return { handlers, sent };
}

async function openAccount(gateway = tokenGateway(), before: Parameters<typeof renderApp>[0] = {}) {
  const handlers = [...(before.handlers ?? []), ...gateway.handlers];
  const app = await renderApp({ url: '/account', user: users.DISTRIBUTOR, ...before, handlers });
  const section = within(await screen.findByRole('region', { name: 'Token personali' }));
  return { ...app, ...gateway, section };
}

/** Fills the form for a new token and sends it. */
async function create({ person, section }: Awaited<ReturnType<typeof openAccount>>, duration?: string) {
  await person.click(section.getByRole('button', { name: 'Nuovo token' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nuovo token' }));
  await person.type(form.getByRole('textbox', { name: 'Nome' }), 'Power BI');
  if (duration !== undefined) await person.selectOptions(form.getByRole('combobox', { name: 'Durata' }), duration);
  await person.type(form.getByLabelText('Password attuale'), 'Pneus-2025!');
  await person.click(form.getByRole('button', { name: 'Crea il token' }));
}

describe('the list of tokens', () => {
  test('says what each is for, until when it is good and when it was last used', async () => {
    const { section } = await openAccount();
    const line = (await section.findByRole('rowheader', { name: /Vendite in Excel/ })).closest('tr');
    expect(line).toHaveTextContent('Vendite in Exceltermina con a1_Z01/12/202501/03/202630/12/2025, 09:05Revoca');
  });

  test('shows one that was never used, and one that has expired without a way to revoke it', async () => {
    const { section } = await openAccount(tokenGateway([{ ...row, expired: true, lastUsedAt: null as never }]));
    expect(await section.findByText('Mai usato')).toBeInTheDocument();
    expect(section.getByText('Scaduto il 01/03/2026')).toBeInTheDocument();
    expect(section.queryByRole('button', { name: /Revoca/ })).not.toBeInTheDocument();
  });

  test('says so when it is empty', async () => {
    const { section } = await openAccount(tokenGateway([]));
    expect(await section.findByText('Non hai ancora nessun token.')).toBeInTheDocument();
  });

  test('that cannot be read does not take the page away', async () => {
    const { section } = await openAccount(tokenGateway(), {
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
});

describe('a new token', () => {
  test('is good for 90 days unless told, is shown once, and is then in the list', async () => {
    const app = await openAccount();
    await create(app);
    const shown = within(await screen.findByRole('dialog', { name: 'Copia subito il token' }));
    expect(shown.getByRole('textbox', { name: 'Token «Power BI»' })).toHaveValue(secret);
    expect(shown.getByText(/È l’unica volta che lo vedi/)).toBeInTheDocument();
    expect(app.sent).toEqual([
      {
        name: 'Power BI',
        expiresInDays: 90,
        currentPassword: 'Pneus-2025!',
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      },
    ]);
    await app.person.click(shown.getByRole('button', { name: 'Ho copiato il token' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await app.section.findByRole('rowheader', { name: /Power BI/ })).toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain(secret);
    expect(JSON.stringify(app.portal.client.cache.extract())).not.toContain(secret);
  });

  test('lasts as long as was chosen', async () => {
    const app = await openAccount();
    await create(app, '1 anno');
    await screen.findByRole('dialog', { name: 'Copia subito il token' });
    expect(app.sent[0]).toMatchObject({ expiresInDays: 365 });
  });

  test('is not lost by Escape, and goes to the clipboard with one click', async () => {
    const app = await openAccount();
    await create(app);
    const shown = within(await screen.findByRole('dialog', { name: 'Copia subito il token' }));
    await app.person.keyboard('{Escape}');
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await app.person.click(shown.getByRole('button', { name: 'Copia' }));
    expect(await shown.findByText('Copiato negli appunti.')).toBeInTheDocument();
    expect(write.mock.calls).toEqual([[secret]]);
  });

  test('can be copied by hand where the browser gives no clipboard', async () => {
    const app = await openAccount();
    await create(app);
    const shown = within(await screen.findByRole('dialog', { name: 'Copia subito il token' }));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await app.person.click(shown.getByRole('button', { name: 'Copia' }));
    expect(await shown.findByText(/il token è selezionato, copialo tu/)).toBeInTheDocument();
    const field = shown.getByRole<HTMLTextAreaElement>('textbox');
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(secret);
  });

  test('whose first answer was lost is told to be there, and to be made anew', async () => {
    const app = await openAccount(tokenGateway([row], null));
    await create(app);
    expect(await screen.findByText(/«Power BI» era già stato creato/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await app.section.findByRole('rowheader', { name: /Power BI/ })).toBeInTheDocument();
  });

  test('is not made with a wrong password, which is told at its field', async () => {
    const app = await openAccount(tokenGateway(), {
      handlers: [
        graphql.mutation('CreatePersonalToken', () =>
          refusal({ code: 'BAD_USER_INPUT', fields: { currentPassword: 'invalid' } }),
        ),
      ],
    });
    await create(app);
    expect(await screen.findByText('Password attuale non valido/a')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Power BI');
  });

  test('is not asked for without a password', async () => {
    const { person, section, sent } = await openAccount();
    await person.click(section.getByRole('button', { name: 'Nuovo token' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nuovo token' }));
    await person.type(form.getByRole('textbox', { name: 'Nome' }), 'Power BI');
    expect(form.getByRole('button', { name: 'Crea il token' })).toBeDisabled();
    expect(sent).toEqual([]);
  });

  test('beyond the twentieth is refused with what to do about it', async () => {
    const app = await openAccount(tokenGateway(), {
      handlers: [graphql.mutation('CreatePersonalToken', () => refusal({ code: 'CONFLICT', reason: 'tooManyTokens' }))],
    });
    await create(app);
    expect(await screen.findByText(/Hai già 20 token validi/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Power BI');
  });
});

describe('revoking a token', () => {
  const openQuestion = async (app: Awaited<ReturnType<typeof openAccount>>) => {
    await app.person.click(await app.section.findByRole('button', { name: 'Revoca «Vendite in Excel»' }));
    return within(await screen.findByRole('alertdialog', { name: 'Revocare il token «Vendite in Excel»?' }));
  };

  test('asks first, and takes it out of the list', async () => {
    const app = await openAccount();
    await app.person.click((await openQuestion(app)).getByRole('button', { name: 'Revoca' }));
    expect(await screen.findByText('Token revocato.')).toBeInTheDocument();
    expect(app.sent).toEqual([{ id: '4' }]);
    expect(app.section.getByText('Non hai ancora nessun token.')).toBeInTheDocument();
  });

  test('can be left', async () => {
    const app = await openAccount();
    await app.person.click((await openQuestion(app)).getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(app.sent).toEqual([]);
  });

  test('that fails is told, and the token stays', async () => {
    const app = await openAccount(tokenGateway(), {
      handlers: [graphql.mutation('RevokePersonalToken', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' }))],
    });
    await app.person.click((await openQuestion(app)).getByRole('button', { name: 'Revoca' }));
    expect(await screen.findByText(/Il servizio non è disponibile/)).toBeInTheDocument();
    expect(app.section.getByRole('rowheader', { name: /Vendite in Excel/ })).toBeInTheDocument();
  });
});
