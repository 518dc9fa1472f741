/** What is asked of a redemption beside its amount: that it is no repetition, and that its campaign's days hold it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { ledgerEntries } from '../../ground/database/tables/programme/ledger.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { createdCampaign, updateCampaign } from '../../testing/programme/campaignCalls.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { sell } from '../../testing/programme/salesAndCampaigns.js';
import { letWorsen } from '../../testing/programme/worsenings.js';

const hour = 60 * 60_000;

let service: TestApp;
let dealerId: number;
let imports = 0;
beforeAll(async () => {
  service = await openTestApp();
  dealerId = (await service.memberWithCode('DE00001')).id;
});
afterAll(() => service.close());

/** A campaign of the first half of 2025 in which the dealer has a prize of 100 EUR and more to spend. */
async function withPrize(): Promise<number> {
  const { id } = await createdCampaign(service);
  await service.database
    .insert(memberships)
    .values({ campaignId: id, dealerId, goalThreshold: 1, acceptedAt: new Date(), addedAt: new Date() });
  await sell(service.database, ++imports, [{ dealerId, quantity: 200 }]);
  return id;
}

const redeem = (campaignId: number, changes: object = {}, key?: string) =>
  service.call('POST', `/api/campaigns/${campaignId}/dealer/${dealerId}/redemptions`, {
    as: 'ka.admin',
    body: { redeemedOn: '2025-03-10', amount: '10.00', note: 'Buono carburante', ...changes },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

const recorded = (campaignId: number) =>
  service.database.$count(ledgerEntries, eq(ledgerEntries.campaignId, campaignId));

const looksRepeated = { success: false, error: { code: 'CONFLICT', reason: 'looksRepeated' } };

test('the same redemption within a day without a key is asked about, and recorded once it is confirmed', async () => {
  const id = await withPrize();
  expect((await redeem(id)).statusCode).toBe(201);
  service.clock.advance(23 * hour);
  const again = await redeem(id, { amount: '10.0', note: '  Buono   carburante ' });
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject(looksRepeated);
  expect(await recorded(id)).toBe(1);
  expect((await redeem(id, { confirmRepeated: true })).statusCode).toBe(201);
  expect(await recorded(id)).toBe(2);
});

test('a redemption of another amount, day, note, campaign or with a key of its own is no repetition', async () => {
  const [id, other] = [await withPrize(), await withPrize()];
  expect((await redeem(id)).statusCode).toBe(201);
  expect((await redeem(id, { amount: '10.01' })).statusCode).toBe(201);
  expect((await redeem(id, { redeemedOn: '2025-03-11' })).statusCode).toBe(201);
  expect((await redeem(id, { note: null })).statusCode).toBe(201);
  expect((await redeem(id, { note: null })).json()).toMatchObject(looksRepeated);
  expect((await redeem(other)).statusCode).toBe(201);
  expect((await redeem(id, {}, 'a-second-one')).statusCode).toBe(201);
  expect(await recorded(id)).toBe(5);
});

test('a redemption that was recorded 24 hours ago is no longer taken for the same', async () => {
  const id = await withPrize();
  expect((await redeem(id)).statusCode).toBe(201);
  service.clock.advance(24 * hour + 1);
  expect((await redeem(id)).statusCode).toBe(201);
});

test('of several that are the same at once, one is recorded', async () => {
  const id = await withPrize();
  const statuses = (await Promise.all(Array.from({ length: 6 }, () => redeem(id)))).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409]);
  expect(await recorded(id)).toBe(1);
});

test('how a redemption was paid stands in the ledger, in both files and in the trail', async () => {
  const id = await withPrize();
  expect((await redeem(id, { method: 'goods' })).json()).toMatchObject({ data: { redemption: { method: 'goods' } } });
  expect((await redeem(id, { amount: '5.00' })).json()).toMatchObject({ data: { redemption: { method: null } } });
  const entries = await service.call('GET', `/api/campaigns/${id}/dealer/${dealerId}/entries`, { as: 'ka.admin' });
  const listed = entries.json<{ data: { entries: { amount: string; method: string | null }[] } }>().data.entries;
  expect(listed.map(({ amount, method }) => [amount, method])).toEqual([
    ['-5.00', null],
    ['-10.00', 'goods'],
  ]);
  for (const file of ['redemptions', 'entries']) {
    const export_ = (format: string) =>
      service.call('POST', `/api/campaigns/${id}/${file}/export`, { as: 'ka.admin', body: { format } });
    const rows = (await export_('jsonl')).body.trim().split('\n');
    expect(rows.map((row) => (JSON.parse(row) as { method: string | null }).method)).toEqual([null, 'GOODS']);
    expect((await export_('csv')).body).toMatch(/;Modo;[^]*;Merce;/);
  }
  const trail = await service.database
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, id), eq(auditEntries.action, 'redeemed')))
    .orderBy(auditEntries.id);
  expect(trail.map(({ after }) => after)).toEqual([
    expect.objectContaining({ amount: '10.00', method: 'goods' }),
    expect.not.objectContaining({ method: expect.anything() }),
  ]);
});

test('a redemption paid in a way that there is not is refused', async () => {
  const refused = await redeem(await withPrize(), { method: 'cash' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ error: { fields: { method: 'invalid' } } });
});

test('the first day of a campaign does not move past a redemption; its last day may', async () => {
  await letWorsen(service.database);
  const id = await withPrize();
  expect((await redeem(id)).statusCode).toBe(201);
  const moved = await updateCampaign(service, id, { startsOn: '2025-03-11' });
  expect(moved.statusCode).toBe(409);
  expect(moved.json()).toMatchObject({ success: false, error: { code: 'CONFLICT', reason: 'redeemedBefore' } });
  const unchanged = await service.call('GET', `/api/campaigns/${id}`, { as: 'ka.admin' });
  expect(unchanged.json()).toMatchObject({ data: { campaign: { startsOn: '2025-01-01', version: 1 } } });
  expect((await updateCampaign(service, id, { startsOn: '2025-03-10' })).statusCode).toBe(200);
  // prizes are spent after the last day too
  expect((await updateCampaign(service, id, { startsOn: '2025-03-10', endsOn: '2025-03-10' })).statusCode).toBe(200);
});
