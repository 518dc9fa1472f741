import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { newCampaign, sell } from '../../testing/programme/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import type { CampaignCurveView } from './schemas.js';

const march = { startsOn: '2025-03-01', endsOn: '2025-03-31' };

let service: TestApp;
let dealerId: number;
let foreignId: number;
let campaignId: number;

/**
 * Two dealers of which the agent sees one. The year before sold 200 tyres: 20 of them the agent's dealer, 80 the other,
 * and 100 a dealer that is not in the campaign.
 */
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-03-20');
  dealerId = (await service.memberWithCode('DE00001')).id;
  const agent = await service.memberWithCode('AG0001');
  const found = await service.database.select().from(members).where(eq(members.role, 'Dealer'));
  const [foreign, outside] = found.filter(({ path }) => !path.startsWith(agent.path));
  foreignId = foreign?.id ?? 0;
  ({ id: campaignId } = await newCampaign(service.database, { ...march, eligibility: { brand: ['Aquila'] } }));
  await add(campaignId, dealerId, 100);
  await add(campaignId, foreignId, 300);
  await sell(service.database, 1, [
    { dealerId, soldOn: '2024-03-05', quantity: 20 },
    { dealerId: foreignId, soldOn: '2024-03-25', quantity: 80 },
    { dealerId: outside?.id ?? 0, soldOn: '2024-03-25', quantity: 100 },
    { dealerId: foreignId, soldOn: '2024-03-25', quantity: 999, brand: 'Volpe' },
    { dealerId, soldOn: '2025-03-02', quantity: 30 },
    { dealerId, soldOn: '2025-03-10', quantity: -4 },
    { dealerId, soldOn: '2025-04-01', quantity: 500 },
    // below 0 for two days, which no figure shows
    { dealerId: foreignId, soldOn: '2025-03-03', quantity: -7 },
    { dealerId: foreignId, soldOn: '2025-03-05', quantity: 17 },
    // not yet
    { dealerId: foreignId, soldOn: '2025-03-24', quantity: 5 },
  ]);
});
afterAll(() => service.close());

async function add(id: number, dealer: number, goalThreshold: number): Promise<void> {
  const body = { data: { goalThreshold, dealer } };
  const added = await service.call('POST', `/api/campaigns/${id}/dealer/add`, { as: 'ka.admin', body });
  expect(added.statusCode).toBe(201);
}

const ask = (as: string, query = '', id = campaignId) =>
  service.call('GET', `/api/campaigns/${id}/curve${query}`, { as });

async function curve(as: string, query = '', id = campaignId): Promise<CampaignCurveView> {
  const response = await ask(as, query, id);
  expect(response.statusCode).toBe(200);
  return response.json<{ data: { curve: CampaignCurveView } }>().data.curve;
}

const on = ({ points }: CampaignCurveView, day: string) => points.find((point) => point.day === day);

async function totals(as: string) {
  const response = await service.call('GET', `/api/campaigns/totals?ids=${campaignId}`, { as });
  return response.json<{ data: { totals: { tiresPurchased: number; goalThreshold: number }[] } }>().data.totals[0];
}

/** The last day that tyres are known of. */
const end = ({ points }: CampaignCurveView) => points.filter(({ tires }) => tires !== null).at(-1);

describe('the curve of a campaign', () => {
  test('of the whole network adds up to its totals, and to the tyres of its dealers a year before', async () => {
    const whole = await curve('ka.admin');
    expect(whole).toMatchObject({
      today: '2025-03-20',
      goalThreshold: 400,
      tires: 41,
      tiresBefore: 100,
      unplacedTires: 0,
      step: 'day',
      pace: 'yearBefore',
    });
    expect(on(whole, '2025-03-02')).toMatchObject({ tires: 30, expected: 0, before: 0 });
    // the return of one dealer takes nothing from another's tyres
    expect(on(whole, '2025-03-03')).toMatchObject({ tires: 30 });
    expect(on(whole, '2025-03-20')).toMatchObject({ tires: 36, expected: 40, before: 20 });
    expect(end(whole)).toMatchObject({ day: '2025-03-24', tires: 41 });
    expect(whole.points.at(-1)).toMatchObject({ day: '2025-03-31', tires: null, expected: 400, before: 100 });
    expect(await totals('ka.admin')).toMatchObject({ tiresPurchased: 41, goalThreshold: 400 });
  });

  test('of a network is that of its dealers, at the pace of the programme', async () => {
    const own = await curve('agent');
    expect(own).toMatchObject({ goalThreshold: 100, tires: 26, tiresBefore: 20, pace: 'yearBefore' });
    expect(on(own, '2025-03-20')).toMatchObject({ tires: 26, expected: 10, before: 20 });
    expect(end(own)?.tires).toBe((await totals('agent'))?.tiresPurchased);
  });

  test('of a dealer ends at the tyres of its statement', async () => {
    const own = await curve('dealer');
    const statement = await service.call('GET', `/api/campaigns/${campaignId}/dealer/${dealerId}/statement`, {
      as: 'dealer',
    });
    expect(statement.json<{ data: { statement: { tiresPurchased: number } } }>().data.statement).toMatchObject({
      tiresPurchased: end(own)?.tires,
    });
    expect(own).toMatchObject({ goalThreshold: 100, tires: 26, tiresBefore: 20 });
    expect(await curve('ka.admin', `?memberId=${dealerId}`)).toEqual(own);
    expect(await curve('agent', `?memberId=${dealerId}`)).toEqual(own);
  });

  test('follows an import that comes later', async () => {
    const other = await newCampaign(service.database, march);
    await add(other.id, dealerId, 10);
    const before = (await curve('ka.admin', '', other.id)).tires;
    await sell(service.database, 2, [{ dealerId, soldOn: '2025-03-15', quantity: 8, brand: 'Volpe' }]);
    const after = await curve('ka.admin', '', other.id);
    expect([after.tires, end(after)?.tires]).toEqual([before + 8, before + 8]);
  });

  test('of a closed campaign stays, and names the tyres that its lines no longer tell', async () => {
    const { id } = await newCampaign(service.database, march);
    await add(id, dealerId, 10);
    await service.call('DELETE', `/api/campaigns/${id}/close`, { as: 'ka.admin' });
    const closed = await curve('ka.admin', '', id);
    expect(closed.unplacedTires).toBe(0);
    await sell(service.database, 3, [{ dealerId, soldOn: '2025-03-16', quantity: 100, brand: 'Volpe' }]);
    const later = await curve('ka.admin', '', id);
    expect([later.tires, end(later)?.tires, later.unplacedTires]).toEqual([closed.tires, closed.tires, 0]);
    await service.database.update(campaigns).set({ importsAtClosing: [] }).where(eq(campaigns.id, id));
    service.fixDay('2025-03-21');
    const unexplained = await curve('ka.admin', `?memberId=${dealerId}`, id);
    service.fixDay('2025-03-20');
    expect([end(unexplained)?.tires, unexplained.unplacedTires]).toEqual([closed.tires, closed.tires]);
  });

  test('of a draft has no tyres, and is there for administrators alone', async () => {
    const { id } = await newCampaign(service.database, { ...march, state: 'draft' });
    await add(id, dealerId, 50);
    expect(await curve('ka.admin', '', id)).toMatchObject({
      goalThreshold: 50,
      tires: 0,
      tiresBefore: 0,
      pace: 'days',
    });
    for (const as of ['agent', 'regional.manager', 'dealer']) expect((await ask(as, '', id)).statusCode).toBe(404);
  });

  test.each([
    ['dealer', () => `?memberId=${foreignId}`],
    ['agent', () => `?memberId=${foreignId}`],
    ['ka.admin', () => '?memberId=987654321'],
  ])('is none to %s of a member outside the subtree', async (as, query) => {
    expect((await ask(as, query())).statusCode).toBe(404);
  });

  test('is none of a dealer that is not in the campaign, nor to it', async () => {
    const { id } = await newCampaign(service.database, march);
    expect((await ask('dealer', '', id)).statusCode).toBe(404);
    expect((await ask('ka.admin', `?memberId=${dealerId}`, id)).statusCode).toBe(404);
  });
});
