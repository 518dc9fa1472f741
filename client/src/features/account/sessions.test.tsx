import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { refusal, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { users, waitingUser } from '../../shared/test/users';

serveNetwork();

const here = {
  __typename: 'Session',
  id: '7',
  createdAt: '2025-12-30T08:00:00.000Z',
  signedInFrom: '192.0.2.7',
  lastUsedAt: '2025-12-30T09:05:00.000Z',
  lastUsedFrom: '198.51.100.4',
  current: true,
};
const phone = {
  ...here,
  id: '4',
  createdAt: '2025-12-29T18:30:00.000Z',
  lastUsedAt: '2025-12-29T19:00:00.000Z',
  signedInFrom: null,
  lastUsedFrom: '2001:db8::7',
  current: false,
};

/** Answers for sessions: what is kept, and what was asked for. */
function sessionGateway(kept = [here, phone]) {
  const sent: unknown[] = [];
  const handlers = [
    graphql.query('Sessions', () => HttpResponse.json({ data: { sessions: kept } })),
    graphql.mutation('EndSession', ({ variables }) => {
      sent.push(variables['id']);
      kept.splice(0, kept.length, ...kept.filter(({ id }) => id !== variables['id']));
      return HttpResponse.json({ data: { endSession: true } });
    }),
    graphql.mutation('EndOtherSessions', () => {
      sent.push('others');
      kept.splice(0, kept.length, ...kept.filter(({ current }) => current));
      return HttpResponse.json({ data: { endOtherSessions: true } });
    }),
  ];
  return { handlers, sent };
}

async function openAccount(gateway = sessionGateway(), before: Parameters<typeof renderApp>[0] = {}) {
  const handlers = [...(before.handlers ?? []), ...gateway.handlers];
  const app = await renderApp({ url: '/account', user: users.DISTRIBUTOR, ...before, handlers });
  return { ...app, ...gateway, section: within(await screen.findByRole('region', { name: 'Sessioni' })) };
}

const phoneButton = 'Termina la sessione del 29/12/2025, 19:30';

describe('the list of sessions', () => {
  test('says since when each is, when and from where it was used, and which one this is', async () => {
    const { section } = await openAccount();
    const rows = (await section.findAllByRole('row')).slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '30/12/2025, 09:00da 192.0.2.730/12/2025, 10:05da 198.51.100.4Questa sessione',
      '29/12/2025, 19:3029/12/2025, 20:00da 2001:db8::7Termina',
    ]);
  });

  test('is there for who waits for a role, and offers nothing to end where there is one', async () => {
    const { section } = await openAccount(sessionGateway([here]), { user: waitingUser });
    await section.findByText('Questa sessione');
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  });

  test('that cannot be read does not take the page away', async () => {
    const { section } = await openAccount(sessionGateway(), {
      handlers: [graphql.query('Sessions', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' }))],
    });
    expect(await section.findByText(/Il servizio non è disponibile/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Profilo' })).toBeInTheDocument();
  });
});

describe('ending sessions', () => {
  test('asks first, ends the one that was chosen and takes it out of the list', async () => {
    const { person, section, sent } = await openAccount();
    await person.click(await section.findByRole('button', { name: phoneButton }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Terminare la sessione del 29/12/2025, 19:30?' }),
    );
    await person.click(question.getByRole('button', { name: 'Termina' }));
    expect(await screen.findByText('Sessione terminata.')).toBeInTheDocument();
    expect(sent).toEqual(['4']);
    await waitFor(() => expect(section.queryByRole('button', { name: phoneButton })).not.toBeInTheDocument());
  });

  test('ends all others at once', async () => {
    const { person, section, sent } = await openAccount();
    await person.click(await section.findByRole('button', { name: 'Termina le altre sessioni' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Terminare tutte le altre sessioni?' }));
    await person.click(question.getByRole('button', { name: 'Termina le altre sessioni' }));
    expect(await screen.findByText('Le altre sessioni sono terminate.')).toBeInTheDocument();
    expect(sent).toEqual(['others']);
  });

  test('can be left, and a failure is told', async () => {
    const app = await openAccount(sessionGateway(), {
      handlers: [graphql.mutation('EndSession', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' }))],
    });
    await app.person.click(await app.section.findByRole('button', { name: phoneButton }));
    await app.person.click(await screen.findByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await app.person.click(app.section.getByRole('button', { name: phoneButton }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.person.click(question.getByRole('button', { name: 'Termina' }));
    expect(await screen.findByText(/Il servizio non è disponibile/)).toBeInTheDocument();
    expect(app.section.getByRole('button', { name: phoneButton })).toBeInTheDocument();
    expect(app.sent).toEqual([]);
  });
});
