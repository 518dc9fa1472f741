/**
 * Undoing a network file while a row that names one of its members is written, on a real Postgres: each order is forced.
 */
import { beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { members } from '../../../ground/database/tables/people/network.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { goalProposalRows, goalProposals } from '../../../ground/database/tables/programme/simulations.js';
import { importById, importFile, undoFile } from '../../../testing/programme/loadedFile.js';
import { networkDealerRow, networkFileOf, openNetworkImports } from '../../../testing/programme/networkFiles.js';
import { onPostgres } from '../../../testing/programme/racingDealers.js';
import { newCampaign } from '../../../testing/programme/salesAndCampaigns.js';
import { inTurn } from '../../../testing/properties/races.js';
import type { SimulationView } from '../../simulations/schemas.js';

const { service } = await openNetworkImports();

/** A dealer that a file made. */
async function made(number: number) {
  const code = `RM-${number}`;
  const { id: importId } = await importFile(service, 'network', networkFileOf(networkDealerRow(code, number)));
  return { importId, dealerId: (await service.memberWithCode(code)).id };
}

/** Holds a dealer's row until both wait for it, the first one in front. */
async function oneAfterTheOther(dealerId: number, calls: readonly [() => Promise<unknown>, () => Promise<unknown>]) {
  await inTurn(service.database, sql`select from members where id = ${dealerId} for update`, calls);
}

const rowsOfDealer = (dealerId: number) => service.database.select().from(members).where(eq(members.id, dealerId));

/** Writes of rows that name a dealer, with the obstacle that each is to undoing. */
const writes: readonly [string, string, (dealerId: number) => readonly [url: string, body: object]][] = [
  ['a note', 'hasNotes', (dealerId) => [`/api/dealers/${dealerId}/notes`, { text: 'Chiamare' }]],
  [
    'a hold',
    'hasHolds',
    (dealerId) => ['/api/settlements/holds', { dealerId, reason: 'In verifica', isReasonShown: false }],
  ],
];

onPostgres('undoing a network file', () => {
  test.each(writes)(
    'before %s on a dealer that it made is written lets the writer know that it is gone',
    async (...one) => {
      const [what, , request] = one;
      const { importId, dealerId } = await made(70 + writes.findIndex(([each]) => each === what));
      const [url, body] = request(dealerId);
      const answers: [number, unknown][] = [];
      await oneAfterTheOther(dealerId, [
        () => undoFile(service, importId),
        async () => {
          const answer = await service.call('POST', url, { as: 'ka.admin', body });
          answers.push([answer.statusCode, answer.json()]);
        },
      ]);
      expect(answers).toMatchObject([[404, { error: { code: 'NOT_FOUND' } }]]);
      expect(await importById(service, importId)).toMatchObject({ status: 'undone', failure: null });
      expect(await rowsOfDealer(dealerId)).toEqual([]);
    },
  );

  test.each(writes)('after %s on a dealer that it made is written is refused', async (what, obstacle, request) => {
    const { importId, dealerId } = await made(75 + writes.findIndex(([each]) => each === what));
    const [url, body] = request(dealerId);
    const statuses: number[] = [];
    await oneAfterTheOther(dealerId, [
      async () => statuses.push((await service.call('POST', url, { as: 'ka.admin', body })).statusCode),
      () => undoFile(service, importId),
    ]);
    expect(statuses).toEqual([201]);
    const { status, obstacles } = await importById(service, importId);
    expect(status).toBe('applied');
    expect(obstacles?.map(({ kind }) => kind)).toContain(obstacle);
    expect(await rowsOfDealer(dealerId)).toHaveLength(1);
  });
});

onPostgres('a simulation of goals proposed for a dealer', () => {
  let campaignId: number;
  beforeAll(async () => {
    service.fixDay('2025-10-15');
    await newCampaign(service.database, { title: 'Da simulare' });
    const [campaign] = await service.database.select().from(campaigns).where(eq(campaigns.title, 'Da simulare'));
    campaignId = campaign?.id ?? 0;
  });

  /** A queued simulation of goals that are proposed for some dealers. */
  async function requested(dealerIds: readonly number[]): Promise<number> {
    const { database, clock } = service;
    const period = { fromDay: '2024-01-01', toDay: '2024-12-31' };
    const terms = {
      growth: { prospect: '1', gold: '1', platinum: '1' },
      floor: { prospect: 1, gold: 1, platinum: 1 },
      step: 1,
    };
    const [proposal] = await database
      .insert(goalProposals)
      .values({ campaignId, ...period, terms, createdAt: clock.now() })
      .returning();
    const proposalId = proposal?.id ?? 0;
    await database
      .insert(goalProposalRows)
      .values(dealerIds.map((dealerId) => ({ proposalId, dealerId, baseTires: 0, proposedGoal: 1, goalThreshold: 1 })));
    const body = { from: period.fromDay, to: period.toDay, volumes: ['1.00'], proposalId };
    const response = await service.call('POST', `/api/campaigns/${campaignId}/simulations`, { as: 'ka.admin', body });
    return response.json<{ data: { simulation: SimulationView } }>().data.simulation.id;
  }

  async function found(id: number): Promise<SimulationView> {
    const response = await service.call('GET', `/api/simulations/${id}`, { as: 'ka.admin' });
    return response.json<{ data: { simulation: SimulationView } }>().data.simulation;
  }

  test('whose network file is undone before its rows are written is worked out again without it', async () => {
    const [gone, stays] = [await made(80), await made(81)];
    const id = await requested([gone.dealerId, stays.dealerId]);
    await oneAfterTheOther(gone.dealerId, [() => undoFile(service, gone.importId), () => service.simulations.drain()]);
    expect(await importById(service, gone.importId)).toMatchObject({ status: 'undone' });
    // the next try
    service.clock.advance(10_000);
    await service.simulations.drain();
    expect(await found(id)).toMatchObject({ status: 'done', results: [{ dealers: 1 }] });
  });

  test('whose network file is undone after its rows are written loses them', async () => {
    const [gone, stays] = [await made(82), await made(83)];
    const id = await requested([gone.dealerId, stays.dealerId]);
    await oneAfterTheOther(gone.dealerId, [() => service.simulations.drain(), () => undoFile(service, gone.importId)]);
    expect(await importById(service, gone.importId)).toMatchObject({ status: 'undone' });
    expect(await found(id)).toMatchObject({ status: 'done', results: [{ dealers: 2 }] });
    const dealers = await service.call('POST', `/api/simulations/${id}/dealers`, { as: 'ka.admin', body: {} });
    expect(dealers.json()).toMatchObject({ data: { total: 1, items: [{ dealerId: stays.dealerId }] } });
  });
});
