import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { reportSortColumns, type ReportType } from '@gdd/schema/reports';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { addMembers, setAccepted } from '../memberships/memberships.js';
import { lockSums } from '../sums/sums.js';
import { rowsIn } from '../database/rows.js';
import { members, memberships } from '../database/schema.js';
import type { SignedIn } from '../platform/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { callerFor, dealerIds } from '../testing/callers.js';
import { newCampaign, sell } from '../testing/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../testing/testApp.js';
import { allKeys } from './rows.js';
import { campaignsReport, monthlyFleetReport, monthlyReport, previousYearReport } from './service.js';

const reports = {
  campaigns: campaignsReport,
  monthly: monthlyReport,
  'monthly-fleet': monthlyFleetReport,
  'previous-year': previousYearReport,
};

let service: TestApp;
let context: ServiceContext;
let callers: Readonly<Record<'everybody' | 'area', SignedIn>>;

/** Sales of two years of half of the dealers, with returns, so that some months are of one year alone. */
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-06-30');
  const { database } = service;
  context = { ...service, wakeOutbox: () => undefined };
  callers = {
    everybody: await callerFor(database, { username: 'ka.admin', role: 'KA Administrator' }),
    area: await callerFor(database, { username: 'regional.manager', role: 'Regional Manager' }),
  };
  const ids = await dealerIds(database);
  const made = [
    await newCampaign(database, { title: 'Aquila', eligibility: { brand: ['Aquila'] } }),
    await newCampaign(database, { title: 'Tutto', endsOn: '2025-11-30' }),
  ];
  const act = { actorId: null, now: service.clock.now() };
  await database.transaction(async (transaction) => {
    await lockSums(transaction, 'lines');
    for (const campaign of made) {
      const goals = ids
        .filter((id) => id % 3 !== 0)
        .map((dealerId) => ({ dealerId, goalThreshold: 10 + (dealerId % 4) }));
      await addMembers(transaction, act, campaign, goals);
      await setAccepted(
        transaction,
        act,
        campaign,
        ids.filter((id) => id % 3 === 1),
      );
    }
  });
  const line = fc.record({
    dealerId: fc.constantFrom(...ids),
    quantity: fc.constantFrom(-6, 1, 2, 4, 4, 8),
    soldOn: fc
      .tuple(fc.constantFrom(2024, 2025), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-11`),
    channel: fc.constantFrom('retail' as const, 'fleet' as const),
    brand: fc.constantFrom('Aquila', 'Lupo'),
  });
  await sell(database, 1, fc.sample(line, { numRuns: 500, seed: 5 }));
  const [gone] = await database
    .select({ id: memberships.dealerId })
    .from(memberships)
    .where(and(eq(memberships.campaignId, made[0]?.id ?? 0)));
  await database
    .update(members)
    .set({ deletedAt: service.clock.now() })
    .where(eq(members.id, gone?.id ?? 0));
});
afterAll(() => service.close());

describe('the first rows of a report, found without sorting all', () => {
  const columns = Object.entries(reportSortColumns).flatMap(([type, names]) =>
    names.map((column) => [type as ReportType, column] as const),
  );

  test.each(columns)('%s by %s are those that sorting finds', async (type, column) => {
    for (const caller of Object.values(callers)) {
      for (const direction of ['asc', 'desc'] as const) {
        for (const filter of [{ year: 2025 }, { year: 2025, region: 'Lombardia' }]) {
          const sorting = { column, direction };
          const { rows } = await reports[type](context, caller, { filter, searchTerm: '', sorting, at: 'filter' });
          const sorted = await allKeys(service.database, rows);
          expect(await rows.count?.()).toBe(sorted.length);
          for (const most of [1, 7, 40, 2000]) {
            const first = rows.first?.(most);
            if (first === undefined) continue;
            const found = rowsIn<{ readonly dealer_id: number; readonly part: number }>(
              await service.database.execute(first),
            );
            expect(found.map(({ dealer_id: dealerId, part }) => ({ dealerId, part }))).toEqual(sorted.slice(0, most));
          }
        }
      }
    }
  });

  test.each(Object.keys(reports) as ReportType[])('are found in the orders of the report %s', async (type) => {
    for (const column of reportSortColumns[type]) {
      const sorting = { column, direction: 'desc' as const };
      const { rows } = await reports[type](context, callers.everybody, {
        filter: {},
        searchTerm: '',
        sorting,
        at: 'filter',
      });
      // the difference of two months has no index
      expect([column, rows.first?.(10) === undefined]).toEqual([column, type === 'monthly' && column === 'difference']);
    }
  });
});
