/** What waits for each user, counted (docs/domain/reports.md, 'What waits'). */
import { beforeAll, expect, test } from '@jest/globals';
import { accrualMonths } from '../../ground/database/tables/programme/accruals.js';
import { imports } from '../../ground/database/tables/work/imports.js';
import { campaignFields, createdCampaign } from '../../testing/programme/campaignCalls.js';
import { openSalesImports } from '../../testing/programme/salesFiles.js';

const { service } = await openSalesImports();
service.fixDay('2025-06-15');
const dealerId = (await service.memberWithCode('DE00001')).id;
let campaignId = 0;

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, as: string, body?: object) =>
  service.call(method, `/api/${path}`, { as, ...(body && { body }) });
const countsOf = async (as: string) => {
  const response = await call('GET', 'waiting-work', as);
  expect([response.statusCode, response.body]).toEqual([200, response.body]);
  const { items } = response.json<{ data: { items: { kind: string; count: number }[] } }>().data;
  return Object.fromEntries(items.map(({ kind, count }) => [kind, count]));
};

beforeAll(async () => {
  ({ id: campaignId } = await createdCampaign(service, { ...campaignFields, title: 'In attesa' }));
  const added = { data: { goalThreshold: 10, dealer: dealerId } };
  expect((await call('POST', `campaigns/${campaignId}/dealer/add`, 'ka.admin', added)).statusCode).toBe(201);
});

const nothing = { imports: 0, approvals: 0, disputes: 0, settlements: 0, rejectedNotes: 0, users: 0, months: 1 };

test('a user has the kinds of its work alone, also where nothing waits', async () => {
  expect(await countsOf('ka.admin')).toEqual(nothing);
  expect(await countsOf('dealer')).toEqual({ disputes: 0 });
  for (const who of ['agent', 'consultant', 'regional.manager']) expect(await countsOf(who)).toEqual({});
});

test('an import in error waits for thirty days', async () => {
  const file = { kind: 'goals', filename: 'obiettivi.csv', status: 'invalid', size: 1 } as const;
  const at = new Date('2025-06-14T08:00:00Z');
  const older = new Date('2025-05-01T08:00:00Z');
  await service.database.insert(imports).values([
    { ...file, contentHash: 'x', storageKey: 'x', createdAt: at },
    { ...file, contentHash: 'y', storageKey: 'y', createdAt: older },
  ]);
  const since = await countsOf('gd.admin');
  await service.database.delete(imports);
  expect([since['imports'], (await countsOf('gd.admin'))['imports']]).toEqual([1, 0]);
});

test('a request waits for those who may decide it, not for who made it, until it is decided', async () => {
  const off = { on: false, tires: 0 };
  const none = { on: false, amount: '0.00' };
  const settings = { closing: { on: false }, rulesWorsening: 'told', goalsWorsening: 'told', undo: off };
  const body = { ...settings, adjustment: none, redemption: none };
  const asked = await call('PUT', 'approvals/settings', 'ka.admin', body);
  expect(asked.statusCode).toBe(202);
  const approvalsOf = async (as: string) => (await countsOf(as))['approvals'];
  expect([await approvalsOf('ka.admin'), await approvalsOf('gd.admin')]).toEqual([0, 1]);
  const { id } = asked.json<{ data: { approval: { id: number } } }>().data.approval;
  await call('POST', `approvals/${String(id)}/refusal`, 'gd.admin', { reason: 'Non ora' });
  expect(await approvalsOf('gd.admin')).toBe(0);
});

test('a dispute waits for the office, after its answer for the dealer, and then for nobody', async () => {
  const disputesOf = async () => [(await countsOf('ka.admin'))['disputes'], (await countsOf('dealer'))['disputes']];
  const body = { campaignId, dealerId, about: { kind: 'other' }, text: 'Non torna' };
  const opened = await call('POST', 'disputes', 'dealer', body);
  expect([opened.statusCode, opened.body]).toEqual([201, opened.body]);
  const { id } = opened.json<{ data: { dispute: { id: number } } }>().data.dispute;
  expect(await disputesOf()).toEqual([1, 0]);
  await call('POST', `disputes/${String(id)}/messages`, 'ka.admin', { text: 'Quale riga?' });
  expect(await disputesOf()).toEqual([0, 1]);
  await call('POST', `disputes/${String(id)}/withdrawal`, 'dealer');
  expect(await disputesOf()).toEqual([0, 0]);
});

test('the months that are over wait after the newest closed one, those to come do not', async () => {
  const closed = (month: string) => ({ month, closedAt: service.clock.now(), rowCount: 0, hash: 'x' });
  await service.database.insert(accrualMonths).values([closed('2025-02'), closed('2025-03')]);
  expect((await countsOf('gd.admin'))['months']).toBe(2);
  service.fixDay('2025-07-01');
  expect((await countsOf('gd.admin'))['months']).toBe(3);
});

test('a user who registers waits', async () => {
  await service.call('POST', '/api/users', { body: { username: 'altra@aspetta.it', password: 'una-Password-42' } });
  expect((await countsOf('gd.admin'))['users']).toBe(1);
});
