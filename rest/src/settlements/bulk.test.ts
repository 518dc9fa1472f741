/** A run of ten thousand documents, with RANDOM_RUNS=all, on Postgres. It prints how long their approval takes. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { insertEntries, type NewEntry } from '../ledger/queries.js';
import { insertMembers, lockTree } from '../database/tree.js';
import { settlementSettings } from '../database/tables/programme/settlements.js';
import { insertMemberships } from '../memberships/membership/queries.js';
import { findDifferences } from '../sums/differences.js';
import { recomputeSums } from '../sums/sums.js';
import { callerFor } from '../testing/app/callers.js';
import { openTestApp, type TestApp } from '../testing/app/testApp.js';
import { onPostgres } from '../testing/programme/racingDealers.js';
import { newCampaign } from '../testing/programme/salesAndCampaigns.js';
import { areAllRun } from '../testing/properties/randomRuns.js';
import { approveSettlement } from './approval.js';
import { createSettlement, proposeSettlement } from './service.js';

const dealers = 10_000;
const patience = 300_000;
const day = '2025-10-15';

(areAllRun ? onPostgres : describe.skip)('ten thousand documents', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await openTestApp();
  }, patience);
  afterAll(() => service.close());

  test(
    'are made by one approval, half of them after a set-off',
    async () => {
      const { database } = service;
      const now = service.clock.now();
      const agent = await service.memberWithCode('AG0001');
      const made = await database.transaction(async (transaction) => {
        await lockTree(transaction);
        const members = Array.from({ length: dealers }, (_, index) => ({
          ...{ code: `BULK${index}`, businessName: `Gomme ${index}`, role: 'Dealer' as const, parentCode: agent.code },
          ...{ vatNumber: String(20_000_000_000 + index), region: 'Lazio', province: 'RM', city: 'Roma' },
          ...{ status: 'active' as const, tier: 'gold' as const, joinedOn: '2024-01-01' },
        }));
        return insertMembers(transaction, members, new Map([[agent.code, agent.id]]), now);
      });
      const dealerIds = [...made.values()];
      const campaigns = [await newCampaign(database), await newCampaign(database)];
      for (const rules of campaigns) {
        const goals = dealerIds.map((dealerId) => ({ dealerId, goalThreshold: 100 }));
        await insertMemberships(database, rules.id, goals, now);
        await database.transaction((transaction) => recomputeSums(transaction, rules, null));
      }
      const [credit, debt] = campaigns.map(({ id }) => id);
      const entry = (campaignId: number | undefined, dealerId: number, amount: string): NewEntry => ({
        values: {
          ...{ campaignId: campaignId ?? 0, dealerId, kind: 'adjustment', day, amount, reason: 'Saldo' },
          ...{ origin: 'hand', recordedAt: now, recordedBy: null },
        },
        countsAs: 'adjustment',
      });
      await database.transaction((transaction) =>
        insertEntries(transaction, [
          ...dealerIds.map((dealerId) => entry(credit, dealerId, '100.00')),
          ...dealerIds.filter((id) => id % 2 === 0).map((dealerId) => entry(debt, dealerId, '-40.00')),
        ]),
      );
      await database.update(settlementSettings).set({ taxRate: '22' });
      const context = { ...service, wakeOutbox: () => undefined };
      const proposer = await callerFor(database, { username: 'ka.admin', role: 'KA Administrator' });
      const approver = await callerFor(database, { username: 'gd.admin', role: 'GD Administrator' });
      const input = { title: 'Molti', campaigns: [credit ?? 0], filter: {}, minimum: '0', day };
      const { id } = await createSettlement(context, proposer, input, undefined);
      await proposeSettlement(context, proposer, id);
      const start = performance.now();
      const { documents } = await approveSettlement(context, approver, id);
      const seconds = (performance.now() - start) / 1000;
      process.stdout.write(`10,000 documents approved in ${seconds.toFixed(1)} s\n`);
      expect(documents).toBe(dealers);
      expect(await findDifferences(database)).toEqual([]);
    },
    patience,
  );
});
