import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { setAccepted } from '../memberships/membership/memberships.js';
import type { CampaignRules } from '../../figures/sums/rules.js';
import { newCampaign, sell } from '../../testing/programme/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import type { CampaignComparisonView, ComparedDealerView } from './schemas.js';

let service: TestApp;
let dealerId: number;
let foreignId: number;
let here: number;
let other: number;
let draft: number;

/** The agent's dealer is in both campaigns and reaches its goal in this one; a foreign dealer has more in the other. */
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-12-31');
  dealerId = (await service.memberWithCode('DE00001')).id;
  const agent = await service.memberWithCode('AG0001');
  const found = await service.database.select().from(members).where(eq(members.role, 'Dealer'));
  const foreign = found.filter(({ path }) => !path.startsWith(agent.path));
  foreignId = foreign[0]?.id ?? 0;
  const annual = await newCampaign(service.database, { title: 'Annuale 2025' });
  const halfYear = await newCampaign(service.database, { title: 'Primo semestre', endsOn: '2025-06-30' });
  [here, other] = [annual.id, halfYear.id];
  draft = (await newCampaign(service.database, { title: 'Bozza', state: 'draft' })).id;
  await addAccepted(annual, dealerId, 10);
  await addAccepted(halfYear, dealerId, 10);
  await addAccepted(annual, foreignId, 1000);
  await addAccepted(halfYear, foreignId, 20);
  await add(here, foreign[1]?.id ?? 0, 5);
  await sell(service.database, 1, [
    { dealerId, soldOn: '2025-02-01', quantity: 5 },
    { dealerId, soldOn: '2025-08-01', quantity: 7 },
    { dealerId: foreignId, soldOn: '2025-03-01', quantity: 30 },
  ]);
});
afterAll(() => service.close());

async function add(id: number, dealer: number, goalThreshold: number): Promise<void> {
  const body = { data: { goalThreshold, dealer } };
  const added = await service.call('POST', `/api/campaigns/${id}/dealer/add`, { as: 'ka.admin', body });
  expect(added.statusCode).toBe(201);
}

async function addAccepted(campaign: CampaignRules, dealer: number, goalThreshold: number): Promise<void> {
  await add(campaign.id, dealer, goalThreshold);
  const act = { actorId: null, now: service.clock.now() };
  await service.database.transaction((transaction) => setAccepted(transaction, act, campaign, [dealer]));
}

const ask = (as: string, one = here, two = other) =>
  service.call('GET', `/api/campaigns/${one}/comparison/${two}`, { as });
const comparison = async (as: string) =>
  (await ask(as)).json<{ data: { comparison: CampaignComparisonView } }>().data.comparison;

async function rows(as: string, body: object = {}): Promise<{ items: ComparedDealerView[]; total: number }> {
  const response = await service.call('POST', `/api/campaigns/${here}/comparison/${other}/dealers`, { as, body });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: { items: ComparedDealerView[]; total: number } }>().data;
}

describe('two campaigns compared', () => {
  test('stand side by side with their figures, differences and percentages', async () => {
    const found = await comparison('ka.admin');
    expect(found.here).toMatchObject({
      campaign: { id: here, title: 'Annuale 2025' },
      // 9 tyres at 1 EUR and 3 at 2, and 30 at 1
      figures: {
        dealers: 3,
        accepted: 2,
        goalReached: 1,
        unlocked: 1,
        tiresPurchased: 42,
        plafondAccumulated: '45.00',
        plafondExpendable: '15.00',
      },
    });
    // 5 tyres at 1 EUR; 19 at 1 and 11 at 2
    expect(found.other.figures).toEqual({
      dealers: 2,
      accepted: 2,
      goalReached: 1,
      unlocked: 1,
      tiresPurchased: 35,
      plafondAccumulated: '46.00',
      plafondExpendable: '41.00',
    });
    expect(found.differences).toMatchObject({ dealers: 1, tiresPurchased: 7, plafondAccumulated: '-1.00' });
    expect(found.percentages).toMatchObject({
      dealers: '50.0',
      accepted: '0.0',
      tiresPurchased: '20.0',
      plafondAccumulated: '-2.2',
    });
    expect(found.inBoth).toEqual({ dealers: 2, more: 1, less: 1, same: 0, difference: '-1.00' });
  });

  test('have the figures of the reports', async () => {
    const response = await service.call('GET', `/api/campaigns/totals?ids=${here},${other}`, { as: 'ka.admin' });
    const { totals } = response.json<{ data: { totals: Record<string, unknown>[] } }>().data;
    const found = await comparison('ka.admin');
    for (const [index, { figures }] of [found.here, found.other].entries()) {
      const { unlocked, ...reported } = figures;
      expect(totals[index]).toMatchObject(reported);
      expect(unlocked).toBeGreaterThan(0);
    }
  });

  test('are cut to the subtree', async () => {
    expect((await comparison('agent')).here.figures).toMatchObject({ dealers: 1, tiresPurchased: 12 });
    expect((await rows('agent')).items.map((row) => row.dealerId)).toEqual([dealerId]);
  });

  test('list the dealers in both, sorted by the difference', async () => {
    const { items, total } = await rows('ka.admin', { sorting: { column: 'difference', direction: 'desc' } });
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { dealerId, tires: 12, otherTires: 5, accumulated: '15.00', otherAccumulated: '5.00', difference: '10.00' },
      { dealerId: foreignId, accumulated: '30.00', otherAccumulated: '41.00', difference: '-11.00' },
    ]);
  });

  test.each([
    ['more', () => [dealerId]],
    ['less', () => [foreignId]],
    ['same', () => []],
  ] as const)('list those with %s', async (outcome, ids) => {
    const { items, total } = await rows('ka.admin', { filter: { outcome } });
    expect(items.map((row) => row.dealerId)).toEqual(ids());
    expect(total).toBe(items.length);
  });

  test('make a file of the same rows', async () => {
    const file = await service.call('POST', `/api/campaigns/${here}/comparison/${other}/export`, {
      as: 'ka.admin',
      body: { format: 'csv', sorting: { column: 'difference', direction: 'asc' } },
    });
    const lines = file.body
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    expect(lines.map((cells) => cells[9])).toEqual(['Differenza', '-11,00', '10,00']);
  });

  test('are two: the same one twice is refused', async () => {
    const response = await ask('ka.admin', here, here);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT', fields: { otherId: 'notAllowed' } } });
  });

  test('exist; a draft does to administrators alone', async () => {
    expect((await ask('ka.admin', here, 987_654)).statusCode).toBe(404);
    expect((await ask('ka.admin', 987_654, here)).statusCode).toBe(404);
    expect((await ask('ka.admin', here, draft)).statusCode).toBe(200);
    expect((await ask('agent', here, draft)).statusCode).toBe(404);
    expect((await ask('dealer')).statusCode).toBe(403);
  });
});
