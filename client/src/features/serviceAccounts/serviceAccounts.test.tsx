import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { serveNetwork } from '../../shared/test/network';
import { phone, setPageWidth } from '../../shared/test/pageWidth';
import { renderPart } from '../../shared/test/renderPart';
import { users } from '../../shared/test/users';
import type { ServiceAccountListedFragment } from './serviceAccounts.generated';
import { Component as ServiceAccountListPage } from './ServiceAccountListPage';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

beforeEach(() => setPageWidth(phone));

const answer = (data: object): Response => HttpResponse.json({ data });

const account: ServiceAccountListedFragment = {
  __typename: 'ServiceAccount',
  ...{ id: '4', name: 'ERP', scopes: ['read', 'network:write'], readsNotesSinceBefore: false },
  ...{ state: 'ACTIVE', ending: 'x9_a', createdBy: 'Anna' },
  ...{ createdAt: '2025-10-12T08:00:00.000Z', expiresAt: '2026-10-12T08:00:00.000Z', lastUsedAt: null },
};

test('a service account is made with its permissions, its token is displayed once, and it is revoked', async () => {
  const [inputs, revoked, lists]: [unknown[], unknown[], unknown[]] = [[], [], []];
  const { person } = await renderPart(<ServiceAccountListPage />, {
    path: '/service-accounts',
    url: '/service-accounts?stato=active',
    user: users.KA_ADMINISTRATOR,
    messages: 'office',
    handlers: [
      graphql.query('ServiceAccountList', ({ variables }) => {
        lists.push(variables['input']);
        return answer({ serviceAccountsTable: { __typename: 'ServiceAccountPage', items: [account], total: 1 } });
      }),
      graphql.mutation('CreateServiceAccount', ({ variables }) => {
        inputs.push(variables['input']);
        const created = { __typename: 'CreatedServiceAccount', serviceAccount: account, token: 'gdd_svc_segreto' };
        return answer({ createServiceAccount: created });
      }),
      graphql.mutation('RevokeServiceAccount', ({ variables }) => {
        revoked.push(variables['id']);
        return answer({ revokeServiceAccount: true });
      }),
    ],
  });
  expect(await screen.findByText(/^Leggere elenchi e report,? (e )?Modificare i dealer$/)).toBeInTheDocument();
  expect(screen.getByText('…x9_a')).toBeInTheDocument();
  expect(lists).toEqual([expect.objectContaining({ filter: { state: ['ACTIVE'] } })]);
  await person.click(screen.getByRole('button', { name: 'Nuovo account di servizio' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuovo account di servizio' }));
  await person.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Gestionale');
  const read = dialog.getByRole('checkbox', { name: 'Leggere elenchi e report' });
  await person.click(read);
  await person.click(dialog.getByRole('button', { name: 'Crea' }));
  expect(await dialog.findByText('Scegli almeno un permesso')).toBeInTheDocument();
  await person.click(read);
  await person.click(dialog.getByRole('checkbox', { name: 'Inviare righe di vendita' }));
  await person.click(dialog.getByRole('button', { name: 'Crea' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Account di servizio creato' }));
  expect(secret.getByRole('textbox', { name: 'Token di «Gestionale»' })).toHaveValue('gdd_svc_segreto');
  await person.click(secret.getByRole('button', { name: 'Ho copiato il token' }));
  expect(inputs).toEqual([{ name: 'Gestionale', scopes: ['read', 'sales:write'], expiresInDays: 365 }]);
  await person.click(screen.getByRole('button', { name: /ERP/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Revoca' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoca' }));
  expect(await screen.findByText('Account di servizio revocato.')).toBeInTheDocument();
  expect(revoked).toEqual(['4']);
});

test('an account from before the notes had a scope of their own says that it reads them since then', async () => {
  const older = { ...account, scopes: ['read', 'notes:read'], readsNotesSinceBefore: true };
  await renderPart(<ServiceAccountListPage />, {
    path: '/service-accounts',
    url: '/service-accounts',
    user: users.KA_ADMINISTRATOR,
    messages: 'office',
    handlers: [
      graphql.query('ServiceAccountList', () =>
        answer({ serviceAccountsTable: { __typename: 'ServiceAccountPage', items: [older], total: 1 } }),
      ),
    ],
  });
  expect(
    await screen.findByText(/Leggere le note sui dealer \(da prima che fosse un permesso a sé\)/),
  ).toBeInTheDocument();
});
