/** One dealer that spent its prize and returned tyres since, and another in two campaigns. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DashboardWidgetKey } from '@gdd/schema/dashboard';
import { and, asc, eq } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { addMembers, setAccepted } from '../memberships/membership/memberships.js';
import { lockSums } from '../../figures/sums/sums.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { newCampaign, sell } from '../../testing/programme/salesAndCampaigns.js';
import { demonstrationCodes } from '../../demonstration/network.js';
import type { DashboardWidget } from '../../reports/dashboard/dashboardSchemas.js';

let service: TestApp;
let spender: number;
let twice: number;

beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-12-01');
  const { database } = service;
  const distributor = await service.memberWithCode(demonstrationCodes.distributor);
  const dealers = await database
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.role, 'Dealer'), eq(members.distributorId, distributor.id)))
    .orderBy(asc(members.id))
    .limit(2);
  [spender = 0, twice = 0] = dealers.map(({ id }) => id);
  const incentiveDetail = { basis: 'marginal' as const, tiers: [{ from: 0, rate: '1.00' }], unlockAt: 100 };
  const first = await newCampaign(database, { title: 'Prima', incentiveDetail });
  const second = await newCampaign(database, { title: 'Seconda', incentiveDetail });
  const act = { actorId: null, now: service.clock.now() };
  await database.transaction(async (transaction) => {
    await lockSums(transaction, 'lines');
    await addMembers(transaction, act, first, [
      { dealerId: spender, goalThreshold: 100 },
      { dealerId: twice, goalThreshold: 10_000 },
    ]);
    await addMembers(transaction, act, second, [{ dealerId: twice, goalThreshold: 10_000 }]);
    await setAccepted(transaction, act, first, [spender, twice]);
    await setAccepted(transaction, act, second, [twice]);
  });
  await sell(database, 1, [
    { dealerId: spender, quantity: 100 },
    { dealerId: twice, quantity: 9_996 },
  ]);
  const spent = await service.call('POST', `/api/campaigns/${first.id}/dealer/${spender}/redemptions`, {
    as: 'ka.admin',
    body: { redeemedOn: '2025-11-01', amount: '100.00' },
  });
  expect(spent.statusCode).toBe(201);
  await sell(database, 2, [{ dealerId: spender, quantity: -2 }]);
});
afterAll(() => service.close());

interface Row {
  readonly dealerId: number;
  readonly euroAtStake: string | null;
  readonly goalPercentage: string | null;
}

async function closeOnes() {
  const response = await service.call('POST', '/api/report', {
    as: 'distributor',
    body: { data: { type: 'campaigns', filters: { standing: 'close' } } },
  });
  return response.json<{ data: { items: Row[]; totals: { dealers: number; euroAtStake: string } } }>().data;
}

async function widgetOf(key: DashboardWidgetKey) {
  const response = await service.call('POST', '/api/report/dashboard', { as: 'distributor', body: {} });
  const { widgets } = response.json<{ data: { widgets: DashboardWidget[] } }>().data;
  return widgets.find((widget) => widget.key === key);
}

test('a dealer that spent its prize and returned tyres gains nothing by reaching the threshold again', async () => {
  const { items, totals } = await closeOnes();
  expect(items.filter(({ dealerId }) => dealerId === spender).map(({ euroAtStake }) => euroAtStake)).toEqual(['0.00']);
  expect(totals.euroAtStake).toBe('20000.00');
  const widget = await widgetOf('close');
  expect(widget?.euroAtStake).toBe('20000.00');
  expect(widget?.items.find(({ id }) => id === spender)?.euroAtStake).toBe('0.00');
});

test('the percentage of a goal in a work list is cut, so that only a goal that is reached has 100.0', async () => {
  const { items } = await closeOnes();
  expect(items.filter(({ dealerId }) => dealerId === twice).map(({ goalPercentage }) => goalPercentage)).toEqual([
    '99.9',
    '99.9',
  ]);
});

test('the number of a work list counts a dealer in two campaigns once', async () => {
  const { items, totals } = await closeOnes();
  expect([items.length, totals.dealers]).toEqual([3, 2]);
  expect((await widgetOf('close'))?.value).toBe(2);
});

test('the months of the home compare up to the same day, those to come with their whole month', async () => {
  await sell(service.database, 3, [
    { dealerId: spender, soldOn: '2024-11-10', quantity: 3 },
    { dealerId: spender, soldOn: '2024-11-20', quantity: 5 },
    { dealerId: spender, soldOn: '2024-12-01', quantity: 7 },
  ]);
  service.fixDay('2025-11-15');
  const months = (await widgetOf('tires'))?.items ?? [];
  service.fixDay('2025-12-01');
  expect(months.slice(10).map(({ value, comparison }) => [value, comparison])).toEqual([
    [0, 3],
    [null, 7],
  ]);
});

test('the ranking has the members directly below that have no dealers, too', async () => {
  const { database } = service;
  const own = await service.memberWithCode(demonstrationCodes.distributor);
  const now = service.clock.now();
  const before = Number((await widgetOf('ranking'))?.value);
  const agent = { role: 'Agent' as const, parentId: own.id, createdAt: now, updatedAt: now };
  await database.insert(members).values({ ...agent, code: 'AG99001', businessName: 'Agente senza dealer' });
  await database.insert(members).values({ ...agent, code: 'AG99002', businessName: 'Agente andato', deletedAt: now });
  expect((await widgetOf('ranking'))?.value).toBe(before + 1);
});
