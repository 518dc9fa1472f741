import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { simulationDealers } from '../../ground/database/tables/programme/simulations.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { loadOfficeProgramme } from '../../testing/programme/loadedProgramme.js';
import { insertSimulation, settleSimulation, startedSimulation, type SimulationRow } from './queries.js';
import type { SimulationView } from './schemas.js';
import { PackedDealers } from './packedDealers.js';
import { makeSimulation, resultsOf } from './work.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-10-15');
  await loadOfficeProgramme(service);
}, 300_000);
afterAll(() => service.close());

/** A simulation that this test works on, not the worker. */
async function started(): Promise<SimulationRow> {
  const { database, clock } = service;
  const [campaign] = await database.select().from(campaigns).where(eq(campaigns.title, 'Annuale 2025'));
  if (campaign === undefined) throw new Error('The programme has no such campaign.');
  const { id: campaignId, incentiveDetail, factorBoostDetail, eligibility } = campaign;
  const { id } = await insertSimulation(database, {
    campaignId,
    ...{ fromDay: '2024-01-01', toDay: '2024-12-31', volumes: ['0.80', '1.00'], rulesHash: '', createdAt: clock.now() },
    rules: { incentiveDetail, factorBoostDetail, eligibility },
  });
  const simulation = await startedSimulation(database, id);
  if (simulation === undefined) throw new Error('The simulation is gone.');
  return simulation;
}

async function found(id: number): Promise<SimulationView> {
  const response = await service.call('GET', `/api/simulations/${id}`, { as: 'ka.admin' });
  return response.json<{ data: { simulation: SimulationView } }>().data.simulation;
}

async function dealersInTable(id: number): Promise<number> {
  const response = await service.call('POST', `/api/simulations/${id}/dealers`, { as: 'ka.admin', body: {} });
  return response.json<{ data: { total: number } }>().data.total;
}

test('a result is there before the rows of the dealers, and their table once all are', async () => {
  const simulation = await started();
  const { id, campaignId } = simulation;
  const { database, clock } = service;
  const seen: unknown[] = [];
  const copyRows = async () => {
    const [dealer] = await database.select().from(memberships).where(eq(memberships.campaignId, campaignId)).limit(1);
    await database.insert(simulationDealers).values({
      simulationId: id,
      dealerId: dealer?.dealerId ?? 0,
      ...{ goalThreshold: 1, quantity: 0, boostedQuantity: '0', tires: [0, 0] },
      ...{ accumulated: ['0.00', '0.00'], expendable: ['0.00', '0.00'] },
    });
    const { status, results } = await found(id);
    seen.push([status, results?.length, await dealersInTable(id)]);
  };
  await makeSimulation({ database, copyRows, clock }, simulation, () => undefined);
  expect(seen).toEqual([['running', 2, 0]]);
  const { status, results } = await found(id);
  expect([status, results?.length, await dealersInTable(id)]).toEqual(['done', 2, 1]);
});

test('one that is begun again, or fails, has no result of an earlier try', async () => {
  const simulation = await started();
  const { id } = simulation;
  const { database, clock } = service;
  const copyRows = () => Promise.reject(new Error('The process ends.'));
  await expect(makeSimulation({ database, copyRows, clock }, simulation, () => undefined)).rejects.toThrow();
  expect((await found(id)).results).not.toBeNull();
  const again = await startedSimulation(database, id);
  expect((await found(id)).results).toBeNull();
  await expect(makeSimulation({ database, copyRows, clock }, again ?? simulation, () => undefined)).rejects.toThrow();
  await settleSimulation(database, again ?? simulation, { status: 'failed', finishedAt: clock.now() });
  const { status, results } = await found(id);
  expect([status, results]).toEqual(['failed', null]);
});

test('another request is answered while a hundred thousand dealers are added up', async () => {
  const simulation = await started();
  const dealers = new PackedDealers();
  for (let page = 0; page < 50; page += 1) {
    dealers.add(
      Array.from({ length: 2000 }, (_, index) => ({
        ...{ dealerId: page * 2000 + index + 1, goalThreshold: 100, distributorId: index % 20, against: null },
        ...{ quantity: String(index % 300), boostedQuantity: `${index % 300}.500000` },
      })),
    );
  }
  const order: string[] = [];
  await Promise.all([
    resultsOf(simulation, dealers).then(() => order.push('simulation')),
    service.app.inject('/health').then(() => order.push('request')),
  ]);
  expect(order).toEqual(['request', 'simulation']);
});
