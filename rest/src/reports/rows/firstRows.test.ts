import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { reportSortColumns, type ReportType } from '@gdd/schema/reports';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { addMembers, setAccepted } from '../../programme/memberships/membership/memberships.js';
import { lockSums } from '../../figures/sums/sums.js';
import { rowsIn } from '../../ground/database/rows.js';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { callerFor, dealerIds } from '../../testing/app/callers.js';
import { newCampaign, sell } from '../../testing/programme/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { allKeys, keysOnPage } from './rows.js';
import { campaignsReport, monthlyFleetReport, monthlyReport, previousYearReport } from './service.js';
import { rolledUp } from '../../testing/programme/rolledUp.js';

const reports = {
  campaigns: campaignsReport,
  monthly: monthlyReport,
  'monthly-fleet': monthlyFleetReport,
  'previous-year': previousYearReport,
};

let service: TestApp;
let context: ServiceContext;
/** The number of the next sale's file. */
let nextSale = 2;
let callers: Readonly<Record<'everybody' | 'area' | 'distributor' | 'agent', SignedIn>>;

/** Sales of two years of half of the dealers, with returns, so that some months are of one year alone. */
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-06-30');
  const { database } = service;
  context = { ...service, wakeOutbox: () => undefined };
  callers = {
    everybody: await callerFor(database, { username: 'ka.admin', role: 'KA Administrator' }),
    area: await callerFor(database, { username: 'regional.manager', role: 'Regional Manager' }),
    distributor: await callerFor(database, { username: 'distributor', role: 'Distributor' }),
    agent: await callerFor(database, { username: 'agent', role: 'Agent' }),
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
  await rolledUp(database, (transaction) =>
    transaction
      .update(members)
      .set({ deletedAt: service.clock.now() })
      .where(eq(members.id, gone?.id ?? 0)),
  );
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
          for (const limit of [1, 7, 40, 2000]) {
            const first = rows.first?.(limit);
            if (first === undefined) continue;
            const found = rowsIn<{ readonly dealer_id: number; readonly split_value: number }>(
              await service.database.execute(first),
            );
            expect(found.map(({ dealer_id: dealerId, split_value: splitValue }) => ({ dealerId, splitValue }))).toEqual(
              sorted.slice(0, limit),
            );
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
      // the difference of two months has no index, nor has what ends at a day
      const isSorted = (type === 'monthly' && column === 'difference') || column.startsWith('toDay');
      expect([column, rows.first?.(10) === undefined]).toEqual([column, isSorted]);
    }
  });
});

describe('a page in an order that is kept', () => {
  const ofSales = (['monthly', 'monthly-fleet', 'previous-year'] as const).flatMap((type) =>
    reportSortColumns[type].map((column) => [type, column] as const),
  );

  test.each(ofSales)('%s by %s is the one that sorting finds, also once more was sold', async (type, column) => {
    const sorting = { column, direction: 'desc' as const };
    const filter = { year: 2025 };
    const { rows } = await reports[type](context, callers.area, { filter, searchTerm: '', sorting, at: 'filter' });
    const pages = async () => {
      const all = await allKeys(service.database, rows);
      for (const page of [1, 2, 1]) {
        const found = await keysOnPage(service.database, rows, { page, pageSize: 7 });
        expect(found).toEqual({ keys: all.slice((page - 1) * 7, page * 7), total: all.length });
      }
      return all;
    };
    const last = (await pages()).at(-1)?.dealerId ?? 0;
    const much = { dealerId: last, channel: 'fleet' as const, brand: 'Lupo' };
    const month = `0${1 + (nextSale % 6)}`;
    await sell(service.database, nextSale, [
      { ...much, quantity: 1000 * nextSale, soldOn: `2025-${month}-12` },
      { ...much, quantity: 10 * nextSale, soldOn: `2024-${month}-12` },
    ]);
    nextSale += 1;
    await pages();
  });
});
