import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { updateCampaign } from '../../programme/campaigns/changes.js';
import { closeCampaign, closeRegistration } from '../../programme/campaigns/closing/closeCampaign.js';
import { makeRulesPreview } from '../../programme/campaigns/rules/preview.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { millionths } from '../../ground/domain/decimal.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import { withdrawAcceptances } from '../../programme/memberships/membership/memberships.js';
import { acceptCampaign, addDealer, editGoal, removeDealer } from '../../programme/memberships/membership/service.js';
import { recordRedemption } from '../ledger/service.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import { lockedRules } from '../../figures/sums/rules.js';
import { callerFor, dealerIds } from '../../testing/app/callers.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { letWorsen } from '../../testing/programme/worsenings.js';
import { correctLines, newCampaign, ordinaryRules, sell, takeBack } from '../../testing/programme/salesAndCampaigns.js';
import { arbitraryLine, arbitraryRules, type SetRules } from '../../testing/properties/arbitraryRules.js';
import { hasOneHistory, randomHistories } from '../../testing/properties/randomRuns.js';
import { figuresOn } from './changes/service.js';
import { campaignLines, campaignStatement, type StatementView } from './statement.js';

const seed = 2025;

let service: TestApp;
let database: Database;
let context: ServiceContext;
let administrator: SignedIn;
let dealer: SignedIn;
let dealerId: number;
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-03-02');
  database = service.database;
  await letWorsen(database);
  context = { ...service, wakeOutbox: () => undefined };
  administrator = await callerFor(database, { username: 'ka.admin', role: 'KA Administrator' });
  dealerId = (await dealerIds(database))[0] ?? 0;
  dealer = await callerFor(database, { username: 'dealer', role: 'Dealer', memberId: dealerId });
});
afterAll(() => service.close());

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** The number of an import that is applied now (`appliedAt`). */
const importNow = () => Math.round((service.clock.now().getTime() - Date.UTC(2025, 11, 1)) / minuteMs);

const lines = fc.array(arbitraryLine, { minLength: 1, maxLength: 5 });
const step = fc.record({
  /** How long after the one before. */
  after: fc.constantFrom(minuteMs, 5 * 60 * minuteMs, dayMs),
  does: fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('sell'), lines }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('takeBack'), which: fc.nat(3) }) },
    // as a version of before lines of undone imports were kept
    { weight: 1, arbitrary: fc.record({ do: fc.constant('forget'), which: fc.nat(3) }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('correct'), which: fc.nat(5), to: fc.option(arbitraryLine) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('edit'), goal: fc.integer({ min: 1, max: 60 }) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('accept') }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw') }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('redeem'), percent: fc.integer({ min: 1, max: 100 }) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('changeRules'), rules: arbitraryRules }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('remove') }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('add'), goal: fc.integer({ min: 1, max: 60 }) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('closeRegistration') }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('close') }) },
  ),
});
type Step = (typeof step extends fc.Arbitrary<infer Value> ? Value : never)['does'];

/** The days on which an import counted: from the first one until before the last one. */
interface Period {
  readonly id: number;
  readonly from: string;
  readonly to: string;
}

/** What the tests know of a history. */
interface World {
  readonly campaignId: number;
  /** The imports with lines, and how many; those of corrections have the number that they correct. */
  readonly imports: Map<number, { readonly lines: number; readonly corrects?: number }>;
  /** When each undone import whose lines were not kept was applied and undone. */
  readonly undone: Period[];
  /** The same of those whose lines were kept. */
  readonly takenBack: Period[];
}

/** Forgets the lines of an undone import, as versions did that kept only which they were. */
async function forgetLines(importId: number): Promise<void> {
  await database.execute(sql`update imports set lines_kept = false where id = ${importId}`);
  await database.execute(sql`
    update removed_lines set sold_on = null, brand_id = null, season = null, segment = null, rim = null, channel = null,
      quantity = null, amount = null, former_import_id = null where import_id = ${importId}`);
}

/** Does a step as the product does it; what it refuses is left. */
async function perform(world: World, action: Step): Promise<void> {
  try {
    await performed(world, action);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function performed({ campaignId, imports, undone, takenBack }: World, action: Step): Promise<void> {
  const path = { id: campaignId, dealerId };
  const now = service.clock.now();
  switch (action.do) {
    case 'sell':
      await sell(
        database,
        importNow(),
        action.lines.map((line) => ({ ...line, dealerId })),
      );
      imports.set(importNow(), { lines: action.lines.length });
      return;
    case 'takeBack':
    case 'forget': {
      const id = [...imports.keys()][action.which] ?? 0;
      const isCorrected = [...imports.values()].some(({ corrects }) => corrects === id);
      if (!imports.has(id) || isCorrected) return;
      await takeBack(database, id, now);
      imports.delete(id);
      const period = { id, from: romeDay(new Date(Date.UTC(2025, 11, 1) + id * minuteMs)), to: romeDay(now) };
      if (action.do === 'forget') await forgetLines(id);
      (action.do === 'forget' ? undone : takenBack).push(period);
      return;
    }
    case 'correct': {
      const [earlier, found] = [...imports].filter(([, each]) => each.corrects === undefined)[action.which] ?? [];
      const isCorrected = [...imports.values()].some(({ corrects }) => corrects === earlier);
      if (earlier === undefined || found === undefined || isCorrected) return;
      const change = { place: found.lines - 1, ...(action.to && { to: { ...action.to, dealerId } }) };
      await correctLines(database, importNow(), earlier, [change]);
      imports.set(importNow(), { lines: 1, corrects: earlier });
      return;
    }
    case 'edit':
      await editGoal(context, administrator, path, { goalThreshold: action.goal });
      return;
    case 'accept':
      return acceptCampaign(context, dealer, campaignId);
    case 'withdraw':
      if ((await statementNow(campaignId))?.accepted !== true) return;
      return database.transaction(async (transaction) => {
        const rules = await lockedRules(transaction, campaignId, 'share');
        if (rules === undefined || rules.state === 'closed') return;
        const act = { actorId: administrator.userId, now };
        const goals = await transaction
          .select({ dealerId: memberships.dealerId, goalThreshold: memberships.goalThreshold })
          .from(memberships)
          .where(eq(memberships.campaignId, campaignId));
        await withdrawAcceptances(transaction, act, rules, goals);
      });
    case 'redeem': {
      const expendable = millionths((await statementNow(campaignId))?.plafondExpendable ?? '0.00');
      const cents = (expendable * BigInt(action.percent)) / 1_000_000n;
      const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
      if (cents === 0n) return;
      await recordRedemption(context, administrator, path, { redeemedOn: '2025-03-02', amount, note: null }, undefined);
      return;
    }
    case 'changeRules': {
      const preview = await makeRulesPreview(context, administrator, campaignId, action.rules);
      const change = { reason: 'Regole nuove', preview: preview.id };
      await updateCampaign(context, administrator, campaignId, { ...fields, ...action.rules, ...change });
      return;
    }
    case 'remove':
      await removeDealer(context, administrator, path);
      return;
    case 'add':
      await addDealer(context, administrator, campaignId, { goalThreshold: action.goal, dealer: dealerId }, undefined);
      return;
    case 'closeRegistration':
      return closeRegistration(context, administrator, campaignId);
    case 'close':
      await closeCampaign(context, administrator, campaignId);
      return;
  }
}

const fields = {
  title: 'Campagna di prova',
  type: 'all',
  duration: 'annual',
  isMain: true,
  year: 2025,
  description: null,
} as const;

const paging = { page: 1, pageSize: 100, search: '' } as const;

/** The statement and its lines, as they are or as they were known on a day; what is refused says why. */
async function statementOf(campaignId: number, knownOn?: string) {
  const path = { campaignId, dealerId };
  try {
    const listed = async (sinceClosing: boolean) =>
      (await campaignLines(context, administrator, path, { ...paging, sinceClosing, knownOn })).items;
    const statement = await campaignStatement(context, administrator, campaignId, dealerId, knownOn);
    return { ...statement, knownOn: null, lines: [await listed(false), await listed(true)] };
  } catch (error) {
    if (error instanceof Refusal) return error.details.reason ?? error.details.fields?.['knownOn'] ?? error.code;
    throw error;
  }
}

async function statementNow(campaignId: number): Promise<StatementView | undefined> {
  try {
    return await campaignStatement(context, administrator, campaignId, dealerId);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** A new campaign, a dealer in it since today, and an import that counts. */
async function newWorld(rules: SetRules): Promise<World> {
  const { id: campaignId } = await newCampaign(database, rules);
  service.clock.advance(dayMs);
  const world: World = { campaignId, imports: new Map(), undone: [], takenBack: [] };
  await perform(world, { do: 'add', goal: 20 });
  return world;
}

describe('the statement of a past day', () => {
  let campaignId: number;
  /** The days before the dealer is in, of its 12 tyres, of its acceptance, of an import of 8, and of its undoing. */
  let days: string[];
  const say = () => romeDay(service.clock.now());
  const url = (rest: string) => `/api/campaigns/${campaignId}/dealer/${dealerId}/${rest}`;
  const read = async (rest: string, as = 'ka.admin') => {
    const response = await service.call('GET', url(rest), { as });
    return { status: response.statusCode, body: response.body, headers: response.headers };
  };
  const json = async <T = Record<string, unknown>>(rest: string) => JSON.parse((await read(rest)).body) as T;

  beforeAll(async () => {
    const world = await newWorld(ordinaryRules);
    campaignId = world.campaignId;
    const line = {
      soldOn: '2025-02-01',
      brand: 'Aquila',
      season: 'summer',
      segment: 'car',
      rim: 16,
      channel: 'retail',
    };
    const sale = (quantity: number) => ({ ...line, quantity }) as Parameters<typeof sell>[2][number];
    const before = romeDay(new Date(service.clock.now().getTime() - dayMs));
    days = [before];
    for (const does of [
      { do: 'sell', lines: [sale(12)] },
      { do: 'accept' },
      { do: 'sell', lines: [sale(8)] },
      { do: 'forget', which: 1 },
    ] as Step[]) {
      service.clock.advance(minuteMs);
      await perform(world, does);
      days.push(say());
      service.clock.advance(dayMs);
    }
  });

  test('says the day, and what was known then', async () => {
    const { data } = await json<{ data: { statement: object } }>(`statement?knownOn=${days[1]}`);
    expect(data.statement).toMatchObject({ knownOn: days[1], accepted: false, tiresPurchased: 12, lineTires: 12 });
    const { data: later } = await json<{ data: { statement: object } }>(`statement?knownOn=${days[2]}`);
    expect(later.statement).toMatchObject({ knownOn: days[2], accepted: true, tiresPurchased: 12 });
    const { data: now } = await json<{ data: { statement: object } }>('statement');
    expect(now.statement).toMatchObject({ knownOn: null });
  });

  test('is refused where its lines are gone, and the figures say so and which import', async () => {
    const refused = { error: { code: 'CONFLICT', reason: 'linesNotKept' } };
    for (const part of ['statement', 'lines', 'statement/document']) {
      const query = part === 'lines' ? '&page=1&pageSize=10' : '';
      expect(await json(`${part}?knownOn=${days[3]}${query}`)).toMatchObject(refused);
    }
    const { data } = await json<{ data: object }>(`figures?day=${days[3]}`);
    expect(data).toMatchObject({
      figures: { tires: 20 },
      isStatementKnown: false,
      importsUndoneSince: [{ kind: 'sales', filename: expect.stringMatching(/^D\d+\.csv$/) }],
    });
    expect((await json<{ data: object }>(`figures?day=${days[4]}`)).data).toMatchObject({
      figures: { tires: 12 },
      isStatementKnown: true,
      importsUndoneSince: [],
    });
  });

  test.each([
    ['a day before the dealer was in the campaign', undefined, 'unknown'],
    ['a day that has not come yet', '2099-01-01', 'notAllowed'],
    ['what is no day', '2026-02-30', 'invalid'],
  ])('is refused for %s', async (_, day, reason) => {
    for (const part of ['statement', 'lines', 'statement/document']) {
      const query = part === 'lines' ? '&page=1&pageSize=10' : '';
      const { error } = await json<{ error: object }>(`${part}?knownOn=${day ?? days[0]}${query}`);
      expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { knownOn: reason } });
    }
  });

  test('is a document too', async () => {
    const { status, headers } = await read(`statement/document?knownOn=${days[1]}`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain(days[1]);
  });

  test('is for whom the statement is', async () => {
    const outsider = (await dealerIds(database))[1] ?? 0;
    const { status } = await read(`../../dealer/${outsider}/statement?knownOn=${days[1]}`);
    expect(status).toBe(404);
    expect((await read(`statement?knownOn=${days[1]}`, 'dealer')).status).toBe(200);
  });
});

test('a file whose lines come to nothing is undone, and the days before keep its lines', async () => {
  const world = await newWorld(ordinaryRules);
  const sale = (quantity: number, channel: 'fleet' | 'retail') => ({
    soldOn: '2025-02-01',
    quantity,
    channel,
    dealerId,
  });
  await sell(database, importNow(), [sale(30, 'retail')]);
  service.clock.advance(dayMs);
  const [day, id] = [romeDay(service.clock.now()), importNow()];
  await sell(database, id, [sale(4, 'fleet'), sale(-4, 'retail')]);
  const then = await statementOf(world.campaignId);
  expect(then).toMatchObject({ tiresFleet: 4 });
  service.clock.advance(dayMs);
  await takeBack(database, id, service.clock.now());
  expect(await statementOf(world.campaignId)).toMatchObject({ tiresFleet: 0 });
  expect(await statementOf(world.campaignId, day)).toEqual(then);
});

test('the past of a dealer whose line a forgotten import had given to another names that import', async () => {
  const other = (await dealerIds(database))[1] ?? 0;
  const world = await newWorld(ordinaryRules);
  const line = { soldOn: '2025-02-01', quantity: 12 };
  const [earlier, id] = [importNow(), importNow() + 1];
  await sell(database, earlier, [{ ...line, dealerId }]);
  service.clock.advance(minuteMs);
  await correctLines(database, id, earlier, [{ place: 0, to: { ...line, dealerId: other } }]);
  const day = romeDay(service.clock.now());
  service.clock.advance(dayMs);
  await takeBack(database, id, service.clock.now());
  await forgetLines(id);
  expect(await statementOf(world.campaignId, day)).toBe('linesNotKept');
  const path = { campaignId: world.campaignId, dealerId };
  const { importsUndoneSince } = await figuresOn(context, administrator, path, { day });
  expect(importsUndoneSince.map((each) => each.id)).toEqual([id]);
});

test('a file of one dealer that was undone before lines were kept hides the past of nobody else', async () => {
  const other = (await dealerIds(database))[1] ?? 0;
  const world = await newWorld(ordinaryRules);
  const line = { soldOn: '2025-02-01', quantity: 12 };
  await sell(database, importNow(), [{ ...line, dealerId }]);
  service.clock.advance(minuteMs);
  const id = importNow();
  await sell(database, id, [{ ...line, dealerId: other }]);
  await closeCampaign(context, administrator, world.campaignId);
  service.clock.advance(dayMs);
  const day = romeDay(service.clock.now());
  const then = await statementOf(world.campaignId);
  service.clock.advance(dayMs);
  await takeBack(database, id, service.clock.now());
  await forgetLines(id);
  expect(await statementOf(world.campaignId, day)).toEqual(then);
});

test('whatever happens, the statement of a past day is that of the day, or is refused', async () => {
  const met = { whole: 0, undone: 0, lost: 0, outside: 0, closed: 0, accepted: 0, corrected: 0 };
  await fc.assert(
    fc.asyncProperty(arbitraryRules, fc.array(step, { minLength: 15, maxLength: 30 }), async (rules, steps) => {
      const world = await newWorld(rules);
      const { campaignId } = world;
      const remembered = new Map<string, Awaited<ReturnType<typeof statementOf>>>();
      for (const { after, does } of steps) {
        const day = romeDay(service.clock.now());
        service.clock.advance(after);
        if (romeDay(service.clock.now()) !== day) remembered.set(day, await statementOf(campaignId));
        await perform(world, does);
      }
      service.clock.advance(dayMs);
      // whose statement is asked for has to be in it
      await perform(world, { do: 'add', goal: 20 });
      if (typeof (await statementOf(campaignId)) === 'string') return;
      for (const [day, then] of remembered) {
        const found = await statementOf(campaignId, day);
        const { figures, isStatementKnown, importsUndoneSince } = await figuresOn(
          context,
          administrator,
          { campaignId, dealerId },
          { day },
        );
        expect(isStatementKnown).toBe(typeof found !== 'string');
        if (typeof then === 'string') {
          expect(found).toBe('unknown');
          met.outside += 1;
          continue;
        }
        expect(figures).toEqual({
          tires: then.tiresPurchased,
          accumulated: then.plafondAccumulated,
          expendable: then.plafondExpendable,
        });
        if (found === 'linesNotKept') {
          // only where an import whose lines were not kept counted then, and it is named
          const gone = world.undone.filter(({ from, to }) => from <= day && day < to).map(({ id }) => id);
          expect(gone.length).toBeGreaterThan(0);
          expect(importsUndoneSince.map(({ id }) => id)).toEqual(expect.arrayContaining(gone));
          met.lost += 1;
          continue;
        }
        expect(found).toEqual(then);
        met.whole += 1;
        met.undone += world.takenBack.some(({ from, to }) => from <= day && day < to) ? 1 : 0;
        met.closed += then.campaign.state === 'closed' ? 1 : 0;
        met.accepted += then.accepted ? 1 : 0;
      }
      met.corrected += [...world.imports.values()].some(({ corrects }) => corrects !== undefined) ? 1 : 0;
    }),
    { ...randomHistories(seed, 6, 20), endOnFailure: true },
  );
  if (hasOneHistory) return;
  expect(Object.entries(met).filter(([, times]) => times === 0)).toEqual([]);
}, 300_000);
