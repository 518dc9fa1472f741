import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { expectNoMore, refusal, serveNetwork } from '../../../shared/test/network';
import { renderPart } from '../../../shared/test/renderPart';
import { users } from '../../../shared/test/users';
import { PersonalTokens } from './PersonalTokens';
import { secret, tokenGateway, tokenRow } from '../testing/accountGateway';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

async function openTokens(gateway = tokenGateway(), before: readonly RequestHandler[] = []) {
  const handlers = [...before, ...gateway.handlers];
  const app = await renderPart(<PersonalTokens username="distributor" />, { user: users.DISTRIBUTOR, handlers });
  return { ...app, ...gateway };
}

/** Fills the form for a new token and sends it. */
async function create({ person }: Awaited<ReturnType<typeof openTokens>>, duration?: string) {
  await screen.findByRole('rowheader', { name: /Vendite in Excel/ });
  expectNoMore('PersonalTokens');
  await person.click(screen.getByRole('button', { name: 'Nuovo token' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nuovo token' }));
  await person.type(form.getByRole('textbox', { name: 'Nome' }), 'Power BI');
  if (duration !== undefined) await person.selectOptions(form.getByRole('combobox', { name: 'Durata' }), duration);
  await person.type(form.getByLabelText('Password attuale'), 'Pneus-2025!');
  await person.click(form.getByRole('button', { name: 'Crea il token' }));
}

describe('the list of tokens', () => {
  test('says what each is for, until when it is good and when it was last used', async () => {
    await openTokens();
    const line = (await screen.findByRole('rowheader', { name: /Vendite in Excel/ })).closest('tr');
    expect(line).toHaveTextContent('Vendite in Exceltermina con a1_Z01/12/202501/03/202630/12/2025, 09:05Revoca');
  });

  test('shows one that was never used, and one that has expired without a way to revoke it', async () => {
    await openTokens(tokenGateway([{ ...tokenRow, expired: true, lastUsedAt: null as never }]));
    expect(await screen.findByText('Mai usato')).toBeInTheDocument();
    expect(screen.getByText('Scaduto il 01/03/2026')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Revoca/ })).not.toBeInTheDocument();
  });

  test('says so when it is empty', async () => {
    await openTokens(tokenGateway([]));
    expect(await screen.findByText('Non hai ancora nessun token.')).toBeInTheDocument();
  });
});

describe('a new token', () => {
  test('lasts as long as was chosen', async () => {
    const app = await openTokens();
    await create(app, '1 anno');
    await screen.findByRole('dialog', { name: 'Copia subito il token' });
    expect(app.sent[0]).toMatchObject({ expiresInDays: 365 });
  });

  test('is not lost by Escape, and goes to the clipboard with one click', async () => {
    const app = await openTokens();
    await create(app);
    const visible = within(await screen.findByRole('dialog', { name: 'Copia subito il token' }));
    await app.person.keyboard('{Escape}');
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await app.person.click(visible.getByRole('button', { name: 'Copia' }));
    expect(await visible.findByText('Copiato negli appunti.')).toBeInTheDocument();
    expect(write.mock.calls).toEqual([[secret]]);
  });

  test('can be copied by hand where the browser gives no clipboard', async () => {
    const app = await openTokens();
    await create(app);
    const visible = within(await screen.findByRole('dialog', { name: 'Copia subito il token' }));
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await app.person.click(visible.getByRole('button', { name: 'Copia' }));
    expect(await visible.findByText(/il testo è selezionato, copialo tu/)).toBeInTheDocument();
    const field = visible.getByRole<HTMLTextAreaElement>('textbox');
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(secret);
  });

  test('a new token whose first response was lost is reported as made, and is to be made anew', async () => {
    const app = await openTokens(tokenGateway([tokenRow], null));
    await create(app);
    expect(await screen.findByText(/«Power BI» era già stato creato/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('rowheader', { name: /Power BI/ })).toBeInTheDocument();
  });

  test('a new token is not made with a wrong password, which is reported at its field', async () => {
    const app = await openTokens(tokenGateway(), [
      graphql.mutation('CreatePersonalToken', () =>
        refusal({ code: 'BAD_USER_INPUT', fields: { currentPassword: 'wrongPassword' } }),
      ),
    ]);
    await create(app);
    expect(await screen.findByText('La password non è corretta')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Power BI');
  });

  test('is not asked for without a password', async () => {
    const { person, sent } = await openTokens();
    await person.click(screen.getByRole('button', { name: 'Nuovo token' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nuovo token' }));
    await person.type(form.getByRole('textbox', { name: 'Nome' }), 'Power BI');
    expect(form.getByRole('button', { name: 'Crea il token' })).toBeDisabled();
    expect(sent).toEqual([]);
  });

  test('beyond the twentieth is refused with what to do about it', async () => {
    const app = await openTokens(tokenGateway(), [
      graphql.mutation('CreatePersonalToken', () => refusal({ code: 'CONFLICT', reason: 'tooManyTokens' })),
    ]);
    await create(app);
    expect(await screen.findByText(/Hai già 20 token validi/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Power BI');
  });
});

describe('revoking a token', () => {
  const openConfirmation = async (app: Awaited<ReturnType<typeof openTokens>>) => {
    await app.person.click(await screen.findByRole('button', { name: 'Revoca «Vendite in Excel»' }));
    return within(await screen.findByRole('alertdialog', { name: 'Revocare il token «Vendite in Excel»?' }));
  };

  test('can be left', async () => {
    const app = await openTokens();
    await app.person.click((await openConfirmation(app)).getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(app.sent).toEqual([]);
  });

  test('a revocation that fails is reported, and the token stays', async () => {
    const app = await openTokens(tokenGateway(), [
      graphql.mutation('RevokePersonalToken', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' })),
    ]);
    await app.person.click((await openConfirmation(app)).getByRole('button', { name: 'Revoca' }));
    expect(await screen.findByText(/Il servizio non è disponibile/)).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: /Vendite in Excel/ })).toBeInTheDocument();
  });
});
