import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { expectNoMore, refusal, serveNetwork } from '../../../shared/test/network';
import { renderPart } from '../../../shared/test/renderPart';
import { users } from '../../../shared/test/users';
import { Sessions } from './Sessions';
import { sessionGateway } from '../testing/accountGateway';
import { graphql } from '../../../shared/test/graphql';

serveNetwork();

async function openSessions(before: readonly RequestHandler[] = []) {
  const gateway = sessionGateway();
  const handlers = [...before, ...gateway.handlers];
  return { ...(await renderPart(<Sessions />, { user: users.DISTRIBUTOR, handlers })), ...gateway };
}

const phoneButton = 'Termina la sessione del 29/12/2025, 19:30';

describe('the list of sessions', () => {
  test('says since when each is, when, with what and from where it was used, and which one this is', async () => {
    await openSessions();
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '30/12/2025, 09:00da 192.0.2.7Chrome · Windows30/12/2025, 10:05da 198.51.100.4Questa sessione',
      '29/12/2025, 19:30Non noto29/12/2025, 20:00da 2001:db8::7Termina',
    ]);
  });
});

describe('ending sessions', () => {
  test('ends all others at once', async () => {
    const { person, sent } = await openSessions();
    await person.click(await screen.findByRole('button', { name: 'Termina le altre sessioni' }));
    expectNoMore('Sessions');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Terminare tutte le altre sessioni?' }));
    await person.click(dialog.getByRole('button', { name: 'Termina le altre sessioni' }));
    expect(await screen.findByText('Le altre sessioni sono terminate.')).toBeInTheDocument();
    expect(sent).toEqual(['others']);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Termina/ })).not.toBeInTheDocument());
    expect(screen.getByText('Questa sessione')).toBeInTheDocument();
  });

  test('ending sessions can be cancelled, and a failure is reported', async () => {
    const app = await openSessions([graphql.mutation('EndSession', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' }))]);
    await app.person.click(await screen.findByRole('button', { name: phoneButton }));
    await app.person.click(await screen.findByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await app.person.click(screen.getByRole('button', { name: phoneButton }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.person.click(dialog.getByRole('button', { name: 'Termina' }));
    expect(await screen.findByText(/Il servizio non è disponibile/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: phoneButton })).toBeInTheDocument();
    expect(app.sent).toEqual([]);
  });
});
