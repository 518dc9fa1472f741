import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { graphql } from '../../shared/test/graphql';
import { refusal, serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { users } from '../../shared/test/users';

serveNetwork();

const deadline = (isOver: boolean) => ({ __typename: 'FactorDeadline' as const, lastDay: '2026-03-16', isOver });
const noFactors = graphql.query('SecondFactors', () =>
  HttpResponse.json({
    data: { secondFactors: { __typename: 'SecondFactors', factors: [], offered: true, recoveryCodes: null } },
  }),
);

test('whoever has to have a second factor is told the last day on every page', async () => {
  await renderApp({
    url: '/dealers',
    user: { ...users.ACCOUNT, factorDeadline: deadline(false) },
    handlers: [graphql.query('DealerList', () => refusal({ code: 'UPSTREAM_UNAVAILABLE' }))],
  });
  expect(await screen.findByText(/aggiungilo entro il 16\/03\/2026/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Aggiungi un secondo fattore' })).toHaveAttribute('href', '/account');
});

test('after the last day a factor is all that can be set up, and then the portal is back', async () => {
  const codes = ['7k2m-x0pd-aaaa-bbbb'];
  const phone = {
    ...{ __typename: 'SecondFactor', id: '4', kind: 'TOTP', name: 'Telefono' },
    ...{ createdAt: '2025-12-01T08:00:00.000Z', lastUsedAt: null },
  };
  const user = { ...users.CONSULTANT, factorDeadline: deadline(true) };
  let isDue = true;
  const { person } = await renderApp({
    url: '/account',
    user,
    handlers: [
      noFactors,
      graphql.query('CurrentUser', () =>
        HttpResponse.json({ data: { user: isDue ? user : { ...user, factorDeadline: null } } }),
      ),
      graphql.mutation('BeginTotp', () => {
        const setup = { challenge: 'domanda', secret: 'ABCDEFGH', uri: 'otpauth://totp/x', expiresAt: phone.createdAt };
        return HttpResponse.json({ data: { beginTotp: { __typename: 'TotpSetup', ...setup } } });
      }),
      graphql.mutation('ConfirmTotp', () => {
        isDue = false;
        const confirmTotp = { __typename: 'AddedFactor', factor: phone, recoveryCodes: codes };
        return HttpResponse.json({ data: { confirmTotp } });
      }),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Aggiungi un secondo fattore' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Menu utente/ })).not.toBeInTheDocument();
  await person.click(await screen.findByRole('button', { name: 'Aggiungi un’app di codici' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(await dialog.findByRole('textbox', { name: 'Nome' }), 'Telefono');
  await person.type(dialog.getByRole('textbox', { name: 'Codice' }), '123456');
  await person.click(dialog.getByRole('button', { name: 'Conferma' }));
  await person.click(await screen.findByRole('button', { name: 'Li ho conservati' }));
  expect(await screen.findByRole('button', { name: /^Menu utente/ })).toBeInTheDocument();
});

test('a call refused because a factor is overdue leads to setting one up', async () => {
  await renderApp({
    url: '/dealers',
    user: users.ACCOUNT,
    handlers: [noFactors, graphql.query('DealerList', () => refusal({ code: 'FORBIDDEN', reason: 'factorRequired' }))],
  });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Aggiungi un secondo fattore' })).toBeInTheDocument());
});
