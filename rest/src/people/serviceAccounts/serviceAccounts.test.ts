/** Service accounts, from who makes them to what their tokens may do (docs/integrations.md). */
import { afterAll, expect, test } from '@jest/globals';
import { desc, eq, inArray } from 'drizzle-orm';
import { users } from '../../ground/database/tables/people/accounts.js';
import { serviceAccounts } from '../../ground/database/tables/people/serviceAccounts.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { operations } from '../../testing/app/operations.js';
import { bearing } from '../../testing/app/personalTokens.js';
import { openTestApp } from '../../testing/app/testApp.js';
import type { ServiceAccountView } from './schemas.js';

const service = await openTestApp();
const { database, clock } = service;
afterAll(() => service.close());

interface Created {
  readonly serviceAccount: ServiceAccountView;
  readonly token: string | null;
}
const create = (changes: object = {}, headers: Record<string, string> = {}, as = 'ka.admin') =>
  service.call('POST', '/api/service-accounts', {
    as,
    body: { name: 'ERP', scopes: ['read'], expiresInDays: 30, ...changes },
    headers,
  });
const created = async (changes: object = {}) => {
  const response = await create(changes);
  expect([response.statusCode, response.body]).toEqual([201, response.body]);
  const { serviceAccount, token } = response.json<{ data: Created }>().data;
  return { ...serviceAccount, token: token ?? '' };
};
const listed = async (body: object = {}) =>
  (await service.call('POST', '/api/service-accounts/table', { as: 'ka.admin', body })).json<{
    data: { items: ServiceAccountView[]; total: number };
  }>().data;
const refusalOf = (response: Awaited<ReturnType<typeof create>>) => {
  const { error } = response.json<{ error?: { reason?: string; fields?: object } }>();
  return [response.statusCode, error?.reason];
};

test('the token is answered once, stored as a hash alone, and good until it expires or is revoked', async () => {
  const key = { 'idempotency-key': 'once' };
  const first = (await create({}, key)).json<{ data: Created }>().data;
  expect(first.token).toMatch(/^gdd_svc_[\w-]{43}$/);
  expect((await create({}, key)).json()).toMatchObject({ data: { serviceAccount: first.serviceAccount, token: null } });
  expect(JSON.stringify(await database.select().from(serviceAccounts))).not.toContain('gdd_svc_');
  const read = (token: string | null) => service.call('GET', '/api/dealers', bearing(token ?? ''));
  expect((await read(first.token)).statusCode).toBe(200);
  const [used] = (await listed({ searchTerm: 'erp', filter: { state: 'active' } })).items;
  expect(used).toMatchObject({ name: 'ERP', state: 'active', lastUsedAt: clock.now().toISOString() });
  clock.advance(30 * 24 * 60 * 60_000);
  expect((await read(first.token)).statusCode).toBe(401);
  const second = await created();
  const revoke = () => service.call('DELETE', `/api/service-accounts/${second.id}`, { as: 'ka.admin' });
  expect((await revoke()).statusCode).toBe(200);
  expect((await revoke()).statusCode).toBe(404);
  expect((await read(second.token)).statusCode).toBe(401);
  const states = (await listed({ sorting: { column: 'id', direction: 'asc' } })).items.map(({ state }) => state);
  expect(states).toEqual(['expired', 'revoked']);
  const trail = await database.select().from(auditEntries).where(eq(auditEntries.entity, 'serviceAccount'));
  expect(trail.filter(({ entityId }) => entityId === second.id).map(({ action }) => action)).toEqual([
    ...['created', 'revoked'],
  ]);
});

test('read reads lists and reports of the whole network, and nothing of users, secrets, imports and money of the office', async () => {
  const { token } = await created();
  const allowed = ['accessReport', 'accessDealerManager', 'accessMonthlyReport', 'accessMonthlyFleetReport'];
  const permissions = [...allowed, 'accessDealerDetail', 'accessReportPreviousYear', 'accessAnalytics'];
  const wrong: string[] = [];
  for (const { name, method, url, access, effect, sessionOnly, ownScope } of operations(service.app)) {
    const called = url.replace('{role}', 'Dealer').replace(/\{\w+\}/g, '999999');
    const { statusCode, body } = await service.call(method, called, bearing(token));
    const isInScope = access === 'public' || (effect === 'read' && !sessionOnly && !ownScope);
    const mayRead = typeof access === 'string' || access.some((permission) => permissions.includes(permission));
    const isAllowed = isInScope && mayRead;
    // a dashboard is that of a role, which no program has
    if (name === 'dashboard') continue;
    if (isAllowed === [401, 403].includes(statusCode)) wrong.push(`${name}: ${statusCode}`);
    if (!isInScope !== body.includes('"reason":"outOfScope"')) wrong.push(`${name}: ${body}`);
  }
  expect(wrong).toEqual([]);
});

/** The operations for which a token is in scope, but for those that any account may make. */
async function operationsOf(token: string): Promise<string[]> {
  const letIn: string[] = [];
  for (const { name, method, url, access, effect, sessionOnly } of operations(service.app)) {
    if (access === 'public' || (access === 'account' && effect === 'read' && !sessionOnly)) continue;
    const { statusCode, body } = await service.call(method, url.replace(/\{\w+\}/g, '999999'), bearing(token));
    const isRefused = statusCode === 403 && body.includes('"reason":"outOfScope"');
    if (!isRefused) letIn.push(name);
  }
  return letIn.sort();
}

test('sales:write pushes sale lines and looks at its imports, and does nothing else', async () => {
  const { token } = await created({ name: 'Fatturazione', scopes: ['sales:write'] });
  expect(await operationsOf(token)).toEqual(['getImport', 'prepareUpload', 'pushSaleLines']);
  // by which the gateway knows what it may
  const own = await service.call('GET', '/api/user', bearing(token));
  expect(own.json()).toMatchObject({ roles: [], scopes: ['sales:write'] });
});

test('notes:read reads notes, which read alone does not have, and does nothing else', async () => {
  const { token } = await created({ name: 'Note', scopes: ['notes:read'] });
  expect(await operationsOf(token)).toEqual(['dealerNotes', 'notesTable']);
  const { id: dealerId } = await service.memberWithCode('DE00001');
  const note = { text: 'Chiede uno sconto', calledOn: '2025-12-01', nextStep: null };
  const written = await service.call('POST', `/api/dealers/${dealerId}/notes`, { as: 'ka.admin', body: note });
  expect([written.statusCode, written.body]).toEqual([201, written.body]);
  const reads = async (given: string) =>
    Promise.all([
      service.call('POST', '/api/notes/table', { ...bearing(given), body: {} }),
      service.call('POST', `/api/dealers/${dealerId}/notes/table`, { ...bearing(given), body: {} }),
      service.call('GET', `/api/dealers/${dealerId}/audit`, bearing(given)),
    ]);
  const seen = async (given: string) =>
    (await reads(given)).map(({ statusCode, body }) => [statusCode, body.includes('Chiede uno sconto')]);
  const both = await created({ scopes: ['read', 'notes:read', 'network:write'] });
  expect(await seen(both.token)).toEqual([
    [200, true],
    [200, true],
    [200, true],
  ]);
  const without = await created({ scopes: ['read', 'network:write'] });
  expect(await seen(without.token)).toEqual([
    [403, false],
    [403, false],
    [200, false],
  ]);
});

test('an account from before notes:read has it with read, and says so', async () => {
  const older = await created({ scopes: ['read'] });
  const newer = await created({ scopes: ['read'] });
  const other = await created({ scopes: ['sales:write'] });
  const before = database.update(serviceAccounts).set({ readsNotes: null });
  await before.where(inArray(serviceAccounts.id, [older.id, other.id]));
  const { items } = await listed({ sorting: { column: 'id', direction: 'desc' } });
  const shown = (id: number) => items.find((item) => item.id === id);
  expect(shown(older.id)).toMatchObject({ scopes: ['read', 'notes:read'], readsNotesSinceBefore: true });
  expect(shown(newer.id)).toMatchObject({ scopes: ['read'], readsNotesSinceBefore: false });
  expect(shown(other.id)).toMatchObject({ scopes: ['sales:write'], readsNotesSinceBefore: false });
  const read = (token: string) => service.call('POST', '/api/notes/table', { ...bearing(token), body: {} });
  expect([(await read(older.token)).statusCode, (await read(newer.token)).statusCode]).toEqual([200, 403]);
});

test('documents:write reports outcomes, payments and sending of documents, and does nothing else', async () => {
  const { token } = await created({ name: 'Contabilità fornitori', scopes: ['documents:write'] });
  expect(await operationsOf(token)).toEqual([
    ...['markSettlementDocumentsSent', 'paySettlementDocument', 'prepareUpload', 'readSettlementOutcomes'],
    ...['readSettlementPayments', 'receiveSettlementOutcomes', 'recordSettlementDocumentOutcome'],
  ]);
});

test('network:write changes dealers under its own name, and does nothing else', async () => {
  const { token, id } = await created({ name: 'Anagrafica', scopes: ['network:write', 'network:write'] });
  expect(await operationsOf(token)).toEqual(['createDealer', 'deleteDealer', 'updateDealer', 'updateDealerStatus']);
  const { id: dealerId } = await service.memberWithCode('DE00001');
  const path = `/api/dealers/status/${dealerId}`;
  const changed = await service.call('PUT', path, { ...bearing(token), body: { data: { status: 'suspended' } } });
  expect([changed.statusCode, changed.body]).toEqual([200, changed.body]);
  const [entry] = await database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  const [account] = await database.select().from(serviceAccounts).where(eq(serviceAccounts.id, id));
  expect(entry).toMatchObject({ entity: 'member', actorId: account?.userId });
  expect(account?.scopes).toEqual(['network:write']);
});

test('nobody signs in as a service account, and no list of users has it', async () => {
  await created({ name: 'Contabilità' });
  const [user] = await database.select().from(users).where(eq(users.name, 'Contabilità'));
  const found = await service.call('POST', '/api/users/table', { as: 'ka.admin', body: { searchTerm: 'Contabilita' } });
  expect(found.json()).toMatchObject({ data: { total: 0 } });
  const signIn = { username: user?.username ?? '', password: 'whatever it is' };
  expect((await service.call('POST', '/api/login', { body: signIn })).statusCode).toBe(401);
});

test('who may not manage users, and what is wrong, is refused', async () => {
  expect(refusalOf(await create({}, {}, 'distributor'))).toEqual([403, undefined]);
  for (const changes of [
    { scopes: [] },
    { scopes: ['all'] },
    { expiresInDays: 731 },
    { expiresInDays: 0 },
    { name: '' },
  ]) {
    expect(refusalOf(await create(changes))).toEqual([422, undefined]);
  }
  clock.advance(16 * 60_000);
  const token = await service.tokenOf('ka.admin');
  clock.advance(16 * 60_000);
  const late = await service.call('POST', '/api/service-accounts', { ...bearing(token), body: {} });
  expect(refusalOf(late)).toEqual([403, 'stepUpRequired']);
});
