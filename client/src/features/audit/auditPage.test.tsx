import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { serveNetwork } from '../../shared/test/network';
import { renderApp } from '../../shared/test/renderApp';
import { users } from '../../shared/test/users';
import { graphql } from '../../shared/test/graphql';

serveNetwork();

const change = {
  __typename: 'AuditRow',
  ...{ id: 'audit-4', source: 'AUDIT', at: '2026-01-05T09:00:00.000Z', address: '192.0.2.9', requestId: 'r-42' },
  ...{ entity: 'CUSTOMER', entityId: '12', entityName: null, action: 'statusChanged', times: 1 },
  ...{ actor: { __typename: 'AuditActor', id: '8', name: 'Ada Capo' }, import: null },
  ...{ before: { status: 'Active' }, after: { status: 'Suspended', strano: { a: 1 } } },
};

function auditGateway(isTotalExact = true) {
  const requests: { readonly filter?: object }[] = [];
  const handlers = [
    graphql.query('AuditList', ({ variables }) => {
      requests.push(variables['input'] as object);
      const auditTable = {
        __typename: 'AuditRowPage',
        items: [change],
        total: isTotalExact ? 1 : 10_000,
        isTotalExact,
      };
      return HttpResponse.json({ data: { auditTable } });
    }),
  ];
  return { requests, handlers };
}

test('an entry opens with all that is known of it, known fields with labels and unknown ones as they are', async () => {
  const { requests, handlers } = auditGateway();
  const app = await renderApp({ url: '/audit', user: users.KA_ADMINISTRATOR, handlers });
  const row = (await screen.findByText('Cliente n. 12')).closest('[role=row]') as HTMLElement;
  expect(requests[0]).toEqual({ filter: {}, sort: { column: 'AT', direction: 'DESC' }, page: 1, pageSize: 10 });
  await app.person.click(within(row).getByRole('button', { name: /^Azioni per/ }));
  await app.person.click(await screen.findByRole('menuitem', { name: 'Dettagli' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambio di stato' }));
  for (const text of ['Ada Capo', '192.0.2.9', 'r-42', 'Attivo', 'Sospeso', 'strano:', '{"a":1}']) {
    expect(dialog.getByText(text)).toBeInTheDocument();
  }
});

test('the list is narrowed to the person of an entry, in the address too', async () => {
  const { requests, handlers } = auditGateway();
  const app = await renderApp({ url: '/audit', user: users.KA_ADMINISTRATOR, handlers });
  const row = (await screen.findByText('Cliente n. 12')).closest('[role=row]') as HTMLElement;
  await app.person.click(within(row).getByRole('button', { name: /^Azioni per/ }));
  await app.person.click(await screen.findByRole('menuitem', { name: 'Solo questa persona' }));
  await waitFor(() => expect(requests.at(-1)?.filter).toEqual({ userId: '8' }));
  expect(app.path()).toBe('/audit?utente=8');
  expect(await screen.findByRole('button', { name: /Persona: Ada Capo/ })).toBeInTheDocument();
});

test('more entries than are counted are announced, and exported by a job with the filters of the list', async () => {
  const jobs: object[] = [];
  const job = graphql.mutation('RequestAuditExport', ({ variables }) => {
    jobs.push(variables);
    return HttpResponse.json({ data: { requestAuditExport: { __typename: 'Export', id: '4' } } });
  });
  const url = '/audit?oggetto=customer&ordina=at.asc';
  const handlers = [job, ...auditGateway(false).handlers];
  const app = await renderApp({ url, user: users.KA_ADMINISTRATOR, handlers });
  expect(await screen.findByText(/^Le attività sono più di 10\.000/)).toBeInTheDocument();
  await app.person.click(screen.getByRole('button', { name: 'Esporta' }));
  await app.person.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
  expect(await screen.findByText(/^L’esportazione è in preparazione/)).toBeInTheDocument();
  const sort = { column: 'AT', direction: 'ASC' };
  expect(jobs).toEqual([{ filter: { entity: ['CUSTOMER'] }, sort, format: 'CSV', idempotencyKey: expect.any(String) }]);
});

test('the audit is closed to whoever does not manage users', async () => {
  const { path } = await renderApp({ url: '/audit', user: users.REGIONAL_MANAGER });
  await screen.findByRole('heading', { level: 1, name: 'Non puoi aprire questa pagina' });
  expect(path()).toBe('/error/403?missing=accessUsersManager');
});
