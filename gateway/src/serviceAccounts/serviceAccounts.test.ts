import 'reflect-metadata';
import { serviceTokenPrefix } from '@gdd/schema/session';
import { expect, test } from '@jest/globals';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { fieldsOver } from '../test/operations.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { enveloped, userWith } from '../test/stubUpstream.js';

const { upstream, gateway } = await startStubbedGateway('KA Administrator');

const serviceAccount = {
  ...{ id: 4, name: 'ERP', scopes: ['read', 'network:write'], readsNotesSinceBefore: false },
  ...{ state: 'active', ending: 'x9_a', createdBy: 'Anna' },
  ...{
    createdAt: '2025-10-15T08:00:00.000Z',
    expiresAt: '2026-10-15T08:00:00.000Z',
    lastUsedAt: null,
    revokedAt: null,
  },
};
const token = `${serviceTokenPrefix}${'a'.repeat(43)}`;

test('every field of service accounts is asked for here', () => {
  const fields = fieldsOver(buildGatewaySchema(), (path) => path.startsWith('/service-accounts'));
  expect(fields.sort()).toEqual(['createServiceAccount', 'revokeServiceAccount', 'serviceAccountsTable']);
});

test('they are listed, made and revoked', async () => {
  upstream
    .on('POST /service-accounts/table', enveloped({ items: [serviceAccount], total: 1 }))
    .on('POST /service-accounts', enveloped({ serviceAccount, token }))
    .on('DELETE /service-accounts/4', enveloped({}));
  const listed = await gateway.send(`{
    serviceAccountsTable(input: { filter: { state: [ACTIVE] } sort: { column: LAST_USED_AT, direction: DESC } search: "e" }) {
      total items { id scopes state }
    }
  }`);
  expect(listed.errors).toEqual([]);
  expect(listed.data).toEqual({
    serviceAccountsTable: { total: 1, items: [{ id: '4', scopes: ['read', 'network:write'], state: 'ACTIVE' }] },
  });
  expect(upstream.requestsOf('POST /service-accounts/table')[0]?.body).toEqual({
    ...{ filter: { state: ['active'] }, paginator: { page: 1, pageSize: 10 }, searchTerm: 'e' },
    sorting: { column: 'lastUsedAt', direction: 'desc' },
  });
  const made = await gateway.send(`mutation {
    createServiceAccount(input: { name: "ERP", scopes: ["read"], expiresInDays: 30 }, idempotencyKey: "once") {
      token serviceAccount { id }
    }
  }`);
  expect(made.data).toEqual({ createServiceAccount: { token, serviceAccount: { id: '4' } } });
  expect(upstream.requestsOf('POST /service-accounts')[0]?.body).toEqual({
    name: 'ERP',
    scopes: ['read'],
    expiresInDays: 30,
  });
  expect((await gateway.send('mutation { revokeServiceAccount(id: 4) }')).data).toEqual({ revokeServiceAccount: true });
});

test('with the token of one, a document of its own reads and runs what its scopes may be for, and nothing else', async () => {
  const scopes = ['read', 'network:write', 'sales:write', 'documents:write'];
  upstream.on('GET /user', { ...userWith('KA Administrator'), roles: [], scopes });
  upstream.on('POST /dealers/table', enveloped({ items: [], total: 0 })).on('DELETE /dealers/7/delete', enveloped({}));
  const read = await gateway.send('{ dealersTable(input: {}) { total } }', { token });
  expect(read.data).toEqual({ dealersTable: { total: 0 } });
  expect(upstream.requestsOf('POST /dealers/table')[0]?.headers.authorization).toBe(`Bearer ${token}`);
  const other = await gateway.send('mutation { revokeServiceAccount(id: 4) }', { token });
  expect(other.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'outOfScope' });
  expect(other.errors[0]?.message).toBe('Il token dell’account di servizio non permette questa operazione.');
  const before = upstream.calls.length;
  await gateway.send('mutation { deleteDealer(id: 7) }', { token });
  await gateway.send('mutation { pushSaleLines(uploadId: 44) { id } }', { token });
  expect(upstream.calls.slice(before).filter((call) => call !== 'GET /user')).toEqual([
    ...['DELETE /dealers/7/delete', 'POST /sales/lines'],
  ]);
});
