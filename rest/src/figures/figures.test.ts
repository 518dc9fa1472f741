import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { ChangeCause } from '@gdd/schema/changes';
import fc from 'fast-check';
import { deleteMemberships, insertMemberships } from '../programme/memberships/membership/queries.js';
import { recomputeReport } from './sums/recomputeReport.js';
import { lockSums, recomputeSums } from './sums/sums.js';
import type { CampaignRules } from './sums/rules.js';
import type { Database } from '../ground/database/connections/connection.js';
import { campaignFigures, lineFigures, salesFigures } from '../ground/database/tables/programme/figures.js';
import { imports } from '../ground/database/tables/work/imports.js';
import { members } from '../ground/database/tables/people/network.js';
import { memberships } from '../ground/database/tables/programme/memberships.js';
import { lockTree } from '../ground/database/tree.js';
import { analyticsGroups } from '../reports/analytics/analyticsQueries.js';
import type { AnalyticsGroup } from '../reports/analytics/groupValues.js';
import type { AnalyticsRequest } from '../reports/analytics/analyticsRequest.js';
import { campaignTotals, countMemberships, membershipRows } from '../reports/rows/campaignQueries.js';
import { countMonthRows, monthRows, monthTotals } from '../reports/rows/monthQueries.js';
import { lineRollupFor } from '../reports/analytics/lineAnalytics.js';
import { periodOf } from '../reports/criteria/period.js';
import { keysOnPage } from '../reports/rows/rows.js';
import { scopeOf } from '../reports/criteria/scope.js';
import { newCampaign, sell, takeBack, type TestLine } from '../testing/programme/salesAndCampaigns.js';
import { randomHistories } from '../testing/properties/randomRuns.js';
import { openTestApp, type TestApp } from '../testing/app/testApp.js';
import { testDatabaseUrl } from '../testing/databases/testDatabase.js';
import type { Cause } from './membershipChanges.js';
import { changeMemberships } from './campaignFigures.js';
import { changePlaces } from './placeChanges.js';
import { figuresDifferences, foldFigures, rebuildFigures } from './folding.js';

type Member = typeof members.$inferSelect;

let service: TestApp;
let database: Database;
let everybody: readonly Member[];
let dealers: readonly number[];
let campaignsMade: readonly CampaignRules[];
let importsMade = 100;

const today = '2025-03-02';
const day = fc
  .tuple(fc.constantFrom(2024, 2025), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-10`);
const line = fc.record({
  dealer: fc.nat(19),
  soldOn: day,
  quantity: fc.constantFrom(-2, 1, 4),
  brand: fc.constantFrom('Aquila', 'Lupo'),
  season: fc.constantFrom('summer', 'winter'),
  segment: fc.constantFrom('car', 'van'),
  rim: fc.constantFrom(15, 16, 18),
  channel: fc.constantFrom('retail', 'fleet'),
}) as fc.Arbitrary<SoldLine>;
const some = fc.uniqueArray(fc.nat(19), { minLength: 1, maxLength: 4 });
const step = fc.oneof(
  fc.record({ do: fc.constant('sell'), lines: fc.array(line, { minLength: 1, maxLength: 6 }) }),
  fc.record({ do: fc.constant('takeBack') }),
  fc.record({ do: fc.constant('add'), campaign: fc.nat(1), some }),
  fc.record({ do: fc.constant('remove'), campaign: fc.nat(1), some }),
  fc.record({ do: fc.constant('accept'), campaign: fc.nat(1), some }),
  fc.record({ do: fc.constant('change'), some, tier: fc.constantFrom('gold', 'platinum', 'prospect') }),
  fc.record({ do: fc.constant('change'), some, region: fc.constantFrom('Lazio', 'Umbria') }),
  fc.record({ do: fc.constant('change'), some, status: fc.constantFrom('active', 'suspended') }),
  fc.record({ do: fc.constant('delete'), some }),
  fc.record({ do: fc.constant('move'), role: fc.constantFrom('Dealer', 'Agent', 'Distributor'), which: fc.nat(99) }),
  fc.record({ do: fc.constant('fold') }),
) as fc.Arbitrary<Step>;

type SoldLine = Omit<TestLine, 'dealerId'> & { readonly dealer: number };

interface Step {
  readonly do: string;
  readonly some?: readonly number[];
  readonly campaign?: number;
  readonly lines?: readonly SoldLine[];
  readonly tier?: Member['tier'];
  readonly region?: string;
  readonly status?: Member['status'];
  readonly role?: string;
  readonly which?: number;
}

const cause = (kind: ChangeCause): Cause => ({ kind, reference: null, at: service.clock.now() });
const dealerAt = (index: number) => dealers[index % dealers.length] ?? 0;
const sold: number[] = [];

async function perform({ do: kind, some: which = [], campaign = 0, ...step }: Step): Promise<void> {
  const ids = which.map(dealerAt);
  const rules = campaignsMade[campaign];
  if (rules === undefined) throw new Error('There is no such campaign.');
  switch (kind) {
    case 'sell':
      sold.push(++importsMade);
      return sell(
        database,
        importsMade,
        (step.lines ?? []).map(({ dealer, ...each }) => ({ ...each, dealerId: dealerAt(dealer) })),
      );
    case 'takeBack': {
      const last = sold.pop();
      return last === undefined ? undefined : takeBack(database, last);
    }
    case 'add':
      return database.transaction(async (transaction) => {
        await lockSums(transaction, 'lines');
        const goals = ids.map((dealerId) => ({ dealerId, goalThreshold: 4 }));
        await insertMemberships(transaction, rules.id, goals, service.clock.now());
        await recomputeSums(transaction, rules, cause('added'), ids);
      });
    case 'remove':
      return deleteMemberships(database, rules.id, ids, cause('removed'));
    case 'accept':
      await database.transaction((transaction) =>
        changeMemberships(transaction, rules.id, ids, cause('acceptance'), () => accept(transaction, rules.id, ids)),
      );
      return;
    case 'change': {
      const { tier, region, status } = step;
      return changeDealers(ids, { ...(tier && { tier }), ...(region && { region }), ...(status && { status }) });
    }
    case 'delete':
      return changeDealers(ids, { deletedAt: sql`case when deleted_at is null then now() end` });
    case 'move':
      return move(step.role ?? '', step.which ?? 0);
    default:
      return foldFigures(database);
  }
}

function accept(transaction: Database, campaignId: number, ids: readonly number[]) {
  return transaction
    .update(memberships)
    .set({ acceptedAt: service.clock.now(), plafondAccumulated: '12.50' })
    .where(and(eq(memberships.campaignId, campaignId), inArray(memberships.dealerId, [...ids])));
}

async function changeDealers(ids: readonly number[], changes: PgUpdateSetSource<typeof members>): Promise<void> {
  await database.transaction((transaction) =>
    changePlaces(transaction, { ids, withBelow: false }, () =>
      transaction
        .update(members)
        .set(changes)
        .where(inArray(members.id, [...ids])),
    ),
  );
}

/** Puts a member below another of its parent's role, with everybody below it. */
async function move(role: string, which: number): Promise<void> {
  const now = await database.select().from(members).orderBy(asc(members.id));
  const movable = now.filter((each) => each.role === role);
  const moved = movable[which % movable.length];
  const parent = now.find(({ id }) => id === moved?.parentId);
  const places = now.filter((each) => each.role === parent?.role && each.id !== parent.id);
  const to = places[which % places.length];
  if (moved === undefined || to === undefined) return;
  await database.transaction(async (transaction) => {
    await lockTree(transaction);
    await changePlaces(transaction, { ids: [moved.id], withBelow: true }, () =>
      transaction.update(members).set({ parentId: to.id }).where(eq(members.id, moved.id)),
    );
  });
}

beforeAll(async () => {
  service = await openTestApp();
  service.fixDay(today);
  database = service.database;
  everybody = await database.select().from(members).orderBy(asc(members.id));
  dealers = everybody.filter(({ role }) => role === 'Dealer').map(({ id }) => id);
  campaignsMade = [await newCampaign(database), await newCampaign(database, { eligibility: { channel: 'fleet' } })];
});
afterAll(() => service.close());

/** By all that a line has, which is not asked how many dealers there are. */
const lineRequests = [
  [['brand'], {}],
  [['brand', 'season'], { channel: 'fleet' }],
  [['region', 'rim'], { segment: ['car'] }],
  [['distributor', 'segment'], { brand: ['Lupo'] }],
  [['tier', 'channel'], { season: ['winter'] }],
  [['month', 'brand'], { rim: { from: 16 } }],
  [['region', 'tier'], { rim: { to: 16 } }],
  [['agent', 'brand'], {}],
] as const satisfies [AnalyticsRequest['dimensions'], AnalyticsRequest['filter']][];

const withoutDealers = ({ keys, values, before }: AnalyticsGroup) => ({
  keys,
  values: { ...values, dealers: '' },
  before: { ...before, dealers: '' },
});

/** The reports of a place from the rollup figures, and from the rows themselves. */
async function bothWays(top: Member, filter: { readonly tier?: 'gold'; readonly region?: string }, period?: string) {
  const scope = await scopeOf(database, top, filter, '', 'filter');
  expect(scope.figures).toBeDefined();
  const time = { year: 2025, ...(period && { period }) };
  const page = { page: 1, pageSize: 1 };
  const of = async (figures: typeof scope.figures) => {
    const about = { scope: { ...scope, figures }, period: periodOf(time, 2025), filter: time, today };
    const months = { ...about, compares: true };
    const byDealer = { column: 'id', direction: 'asc' } as const;
    const groups: unknown[] = [];
    for (const dimensions of [['month'], ['region', 'tier'], ['distributor'], ['agent', 'month']] as const) {
      const request = { ...about, dimensions, measures: ['tires'] as const, compareYear: filter.tier === undefined };
      groups.push(await analyticsGroups(database, request, byDealer));
    }
    for (const [dimensions, narrowed] of lineRequests) {
      const request = { ...about, dimensions, measures: ['tires'] as const, compareYear: filter.region === undefined };
      const { items, whole, ...rest } = await analyticsGroups(
        database,
        { ...request, filter: { ...time, ...narrowed } },
        byDealer,
      );
      groups.push({ ...rest, items: items.map(withoutDealers), whole: withoutDealers(whole) });
    }
    const total = async (rows: ReturnType<typeof monthRows>, count: ReturnType<typeof countMonthRows>) =>
      (await keysOnPage(database, { rows, ...byDealer, count }, page)).total;
    return {
      groups,
      campaigns: await campaignTotals(database, about),
      memberships: await total(membershipRows(about), countMemberships(database, about)),
      months: (({ months: each, ...whole }) => ({
        ...whole,
        // months without sales are answered as none, or as nothing
        months: each.filter(
          ({ tires, tiresBefore, amount }) => tires !== 0 || tiresBefore !== 0 || Number(amount) !== 0,
        ),
      }))(await monthTotals(database, months)),
      monthly: await total(monthRows(months, 'month', 'id'), countMonthRows(database, months, 'month')),
      fleet: await total(
        monthRows({ ...months, compares: false }, 'month', 'id'),
        countMonthRows(database, { ...months, compares: false }, 'month'),
      ),
      dealers: await total(monthRows(months, 'dealer', 'id'), countMonthRows(database, months, 'dealer')),
    };
  };
  return { kept: await of(scope.figures), rows: await of(undefined) };
}

describe('the rollup figures of many dealers', () => {
  test('answer by all that a line has, but who bought, agents, states, and months of a place', async () => {
    const [top] = everybody;
    const distributor = everybody.find(({ role }) => role === 'Distributor');
    if (top === undefined || distributor === undefined) throw new Error('Somebody is missing.');
    const readsRollup = async (
      dimensions: AnalyticsRequest['dimensions'],
      filter: object,
      measure = 'tires',
      at = top,
    ) =>
      lineRollupFor(
        {
          ...{ dimensions, filter, compareYear: false, period: periodOf({ year: 2025 }, 2025) },
          scope: await scopeOf(database, at, filter, '', 'filter'),
          measures: [measure as 'tires'],
        },
        [2025],
      ) !== undefined;
    expect(await readsRollup(['region', 'brand'], { channel: 'fleet', tier: 'gold' })).toBe(true);
    expect(await readsRollup(['rim'], {}, 'amount', distributor)).toBe(true);
    expect(await readsRollup(['month', 'season'], { brand: ['Lupo'] })).toBe(true);
    expect(await readsRollup(['brand'], {}, 'dealers')).toBe(false);
    expect(await readsRollup(['agent', 'brand'], {})).toBe(false);
    expect(await readsRollup(['brand'], { status: 'active' })).toBe(false);
    expect(await readsRollup(['month', 'brand'], { region: 'Lazio' })).toBe(false);
    expect(await readsRollup(['brand'], { campaignId: 1 })).toBe(false);
  });

  test('are what their memberships and months add up to, whatever is sold, changed, moved, deleted and folded', async () => {
    const tops = ['Programme', 'Regional Manager', 'Distributor', 'Agent'].map((role) =>
      everybody.find((each) => each.role === role),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        for (const each of steps) await perform(each);
        expect(await figuresDifferences(database, 10)).toEqual([]);
        for (const top of tops) {
          const [now] = await database
            .select()
            .from(members)
            .where(eq(members.id, top?.id ?? 0));
          if (now === undefined) throw new Error('There is no such member.');
          for (const [filter, period] of [
            [{}],
            [{ tier: 'gold' }, '2025_1'],
            [{ region: 'Lazio' }, '2025_2'],
          ] as const) {
            const { kept, rows } = await bothWays(now, filter, period);
            expect(kept).toEqual(rows);
          }
        }
      }),
      randomHistories(11, 4, 20),
    );
  }, 120_000);

  test('are folded to one row of each key', async () => {
    await perform({ do: 'sell', lines: [{ dealer: 1, soldOn: '2025-02-10', quantity: 4 }] });
    await perform({ do: 'add', campaign: 0, some: [5, 6] });
    await foldFigures(database);
    for (const [table, keys] of [
      [campaignFigures, sql`member_id, region, status, tier, is_deleted, campaign_id`],
      [salesFigures, sql`member_id, region, status, tier, is_deleted, year, part`],
      [lineFigures, sql`year, part, distributor_id, region, tier, brand_id, season, segment, rim, channel`],
    ] as const) {
      const { rows } = (await database.execute(sql`
        select from ${table} group by ${keys} having count(*) > 1`)) as {
        rows: unknown[];
      };
      expect(rows).toEqual([]);
    }
    expect(await figuresDifferences(database, 10)).toEqual([]);
  });

  test('are not folded while an import is read, applied or undone', async () => {
    await perform({ do: 'sell', lines: [{ dealer: 1, soldOn: '2025-02-10', quantity: 4 }] });
    const rows = async () => (await database.select().from(salesFigures)).length;
    const before = await rows();
    await database.update(imports).set({ status: 'applying' }).where(eq(imports.id, 101));
    await foldFigures(database);
    expect(await rows()).toBe(before);
    await database.update(imports).set({ status: 'applied' }).where(eq(imports.id, 101));
    await foldFigures(database);
    expect(await rows()).toBeLessThan(before);
  });

  test("that a writer forgot to refresh are reported by the operator's command, and made anew", async () => {
    await perform({ do: 'add', campaign: 0, some: [1, 2, 3] });
    await accept(database, campaignsMade[0]?.id ?? 0, [dealerAt(1)]);
    expect((await figuresDifferences(database, 100)).map(({ campaignId }) => campaignId)).toContain(
      campaignsMade[0]?.id,
    );
    const report = await recomputeReport(database);
    expect([report.isRight, report.text.includes(`campaign ${campaignsMade[0]?.id}, figures of`)]).toEqual([
      false,
      true,
    ]);
    await database.transaction((transaction) => rebuildFigures(transaction, service.clock.now()));
    expect(await figuresDifferences(database, 10)).toEqual([]);
  });

  test('are not kept of a search, of a dealer, or of places that do not stand below each other', async () => {
    const [top] = everybody;
    const below = (role: string) => everybody.filter((each) => each.role === role);
    const dealer = below('Dealer')[0];
    const distributors = below('Distributor');
    const agent = below('Agent').find(({ path }) => path.startsWith(distributors[0]?.path ?? '-'));
    if (top === undefined || dealer === undefined || agent === undefined) throw new Error('Somebody is missing.');
    const figuresOf = async (filter: object, searchTerm = '', at: Member = top) =>
      (await scopeOf(database, at, filter, searchTerm, 'filter')).figures;
    expect(await figuresOf({}, 'gomme')).toBeUndefined();
    expect(await figuresOf({}, '', dealer)).toBeUndefined();
    expect(await figuresOf({ agentId: agent.id, distributorId: distributors[1]?.id })).toBeUndefined();
    expect(await figuresOf({ agentId: agent.id, distributorId: distributors[0]?.id })).toMatchObject({
      memberId: agent.id,
    });
  });
});

const onPostgres = testDatabaseUrl === undefined ? describe.skip : describe;

onPostgres('while many write at once', () => {
  test('the rollup figures miss nothing of what was sold, accepted, moved and folded', async () => {
    const [rules] = campaignsMade;
    if (rules === undefined) throw new Error('There is no campaign.');
    const random = fc.sample(fc.nat(1000), { numRuns: 400, seed: 3 });
    const tiers = ['gold', 'platinum', 'prospect'] as const;
    const writer = async (own: number) => {
      for (const [index, chance] of random.entries()) {
        if (index % 8 !== own) continue;
        const some = [chance % 20, (chance + 7) % 20];
        if (own === 0)
          await perform({
            do: 'sell',
            lines: some.map((dealer) => ({ dealer, soldOn: '2025-04-10', quantity: 1 + (chance % 3) })),
          });
        else if (own === 1) await foldFigures(database);
        else if (own < 5) await perform({ do: 'accept', campaign: 0, some: some.slice(0, 1) });
        else if (own === 5) await perform({ do: 'move', role: 'Dealer', which: chance });
        else await perform({ do: 'change', some: some.slice(0, 1), tier: tiers[chance % 3] ?? 'gold' });
      }
    };
    await perform({ do: 'add', campaign: 0, some: Array.from({ length: 20 }, (_, index) => index) });
    await Promise.all(Array.from({ length: 8 }, (_, own) => writer(own)));
    expect(await figuresDifferences(database, 10)).toEqual([]);
    await foldFigures(database);
    expect(await figuresDifferences(database, 10)).toEqual([]);
  }, 120_000);
});
