/**
 * Many callers at once on the same rows of a real Postgres: an embedded database, with its one connection, hides every
 * race. Each race is also run with the naive way, which reads and then writes: it must lose, or the race proves nothing.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connection.js';
import { auditEntries, campaigns, memberships, members, redemptions } from '../database/schema.js';
import { insertMembers, lockTree } from '../database/tree.js';
import { millionths } from '../domain/decimal.js';
import type { SignedIn } from '../platform/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { Refusal } from '../platform/errors.js';
import { callerFor } from '../testing/callers.js';
import { newCampaign, sell } from '../testing/salesAndCampaigns.js';
import { atOnce, callersAtOnce, patience, rivals, tries, triesOfNaive, type Outcome } from '../testing/races.js';
import { openTestApp, type TestApp } from '../testing/testApp.js';
import { testDatabaseUrl } from '../testing/testDatabase.js';
import { findDifferences } from '../sums/differences.js';
import { insertMemberships } from '../memberships/queries.js';
import { recordOfDealers } from './dealerRecords.js';
import { acceptCampaign, addDealer, editGoal } from '../memberships/service.js';
import { closeCampaign } from './closeCampaign.js';
import { recordRedemption } from '../memberships/redemptions.js';
import { lockSums, recomputeSums } from '../sums/sums.js';
import { figuresOf } from '../sums/keptFigures.js';
import type { CampaignRules } from '../sums/rules.js';

let service: TestApp;
let database: Database;
let context: ServiceContext;
let administrator: SignedIn;
/** Enough for every race to have its own. */
let dealers: SignedIn[];

const onPostgres = testDatabaseUrl === undefined ? describe.skip : describe;

/** What each of several rivals does to each of some dealers. */
async function contested(
  calls: number,
  call: (dealer: SignedIn, rival: number) => Promise<unknown>,
): Promise<ReadonlyMap<number, readonly Outcome[]>> {
  const some = dealers.slice(0, calls / rivals);
  const outcomes = await atOnce(
    some.flatMap((dealer) => Array.from({ length: rivals }, (_, rival) => () => call(dealer, rival))),
    callersAtOnce,
  );
  return new Map(some.map((dealer, index) => [dealer.member.id, outcomes.slice(index * rivals, (index + 1) * rivals)]));
}

/** How many dealers something else happened to than to one rival `done` and to the others the same refusal. */
function notOnce(outcomes: ReadonlyMap<number, readonly Outcome[]>, refusal: Outcome): number {
  const expected = ['done', ...Array.from({ length: rivals - 1 }, () => refusal)].sort().join();
  return [...outcomes.values()].filter((each) => [...each].sort().join() !== expected).length;
}

/** A campaign with many dealers that have bought and accepted nothing yet. */
async function campaignWithDealers(changes: Parameters<typeof newCampaign>[1] = {}): Promise<CampaignRules> {
  const rules = await newCampaign(database, changes);
  const goals = dealers.map(({ member }) => ({ dealerId: member.id, goalThreshold: 100 }));
  await insertMemberships(database, rules.id, goals, service.clock.now());
  await database.transaction((transaction) => recomputeSums(transaction, rules));
  return rules;
}

async function auditCounts(campaignId: number, action: string): Promise<ReadonlyMap<number, number>> {
  const dealerId = sql<number>`(${auditEntries.after} ->> 'dealerId')::int`;
  const rows = await database
    .select({ dealerId, entries: count() })
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, campaignId), eq(auditEntries.action, action)))
    .groupBy(dealerId);
  return new Map(rows.map((row) => [row.dealerId, row.entries]));
}

const keptRows = (campaignId: number) =>
  database.select().from(memberships).where(eq(memberships.campaignId, campaignId)).orderBy(asc(memberships.dealerId));

const ofMembership = (campaignId: number, dealerId: number) =>
  and(eq(memberships.campaignId, campaignId), eq(memberships.dealerId, dealerId));

async function readMembership(campaignId: number, dealerId: number) {
  const [row] = await database.select().from(memberships).where(ofMembership(campaignId, dealerId));
  return row;
}

let imports = 0;

beforeAll(async () => {
  if (testDatabaseUrl === undefined) return;
  service = await openTestApp();
  database = service.database;
  context = { ...service, wakeOutbox: () => undefined };
  administrator = await callerFor(database, { username: 'ka.admin', role: 'KA Administrator' });
  const agent = await service.memberWithCode('AG0001');
  const made = await database.transaction(async (transaction) => {
    await lockTree(transaction);
    return insertMembers(
      transaction,
      Array.from({ length: tries / rivals }, (_, index) => ({
        code: `RACE${index}`,
        businessName: `Gomme in gara ${index}`,
        role: 'Dealer' as const,
        parentCode: agent.code,
        vatNumber: String(10_000_000_000 + index),
        region: 'Lazio',
        province: 'RM',
        city: 'Roma',
        status: 'active' as const,
        tier: 'gold' as const,
        joinedOn: '2024-01-01',
      })),
      new Map([[agent.code, agent.id]]),
      service.clock.now(),
    );
  });
  const template = await callerFor(database, { username: 'dealer', role: 'Dealer' });
  const rows = await database.select().from(members).orderBy(asc(members.id));
  const racing = new Set(made.values());
  dealers = rows.filter(({ id }) => racing.has(id)).map((member) => ({ ...template, member }));
}, patience);
afterAll(() => service?.close());

onPostgres('of several that accept a campaign for one dealer', () => {
  /** Dealers that did not accept exactly once. */
  async function violations(calls: number, accept: (dealer: SignedIn, campaignId: number) => Promise<unknown>) {
    const { id } = await campaignWithDealers();
    const outcomes = await contested(calls, (dealer) => accept(dealer, id));
    expect(new Set([...outcomes.values()].flat())).toEqual(new Set(['done']));
    const accepted = await auditCounts(id, 'accepted');
    return [...outcomes.keys()].filter((dealerId) => accepted.get(dealerId) !== 1).length;
  }

  test(
    'one does, and the others find it done',
    async () => {
      expect(await violations(tries, (dealer, id) => acceptCampaign(context, dealer, id))).toBe(0);
    },
    patience,
  );

  test(
    'several do when each reads first and then writes',
    async () => {
      const naive = async (dealer: SignedIn, id: number) => {
        const dealerId = dealer.member.id;
        if ((await readMembership(id, dealerId))?.acceptedAt !== null) return;
        const now = service.clock.now();
        await database.update(memberships).set({ acceptedAt: now }).where(ofMembership(id, dealerId));
        const act = { actorId: dealer.userId, now };
        await recordOfDealers(database, act, id, 'accepted', [{ dealerId }], () => ({ after: { accepted: true } }));
      };
      expect(await violations(triesOfNaive, naive)).toBeGreaterThan(0);
    },
    patience,
  );
});

onPostgres('of several that add one dealer', () => {
  async function violations(calls: number, add: (dealer: SignedIn, campaignId: number) => Promise<unknown>) {
    const { id } = await newCampaign(database);
    return notOnce(await contested(calls, (dealer) => add(dealer, id)), 'alreadyInCampaign');
  }

  test(
    'one does, and the others read that it is in already',
    async () => {
      const add = (dealer: SignedIn, id: number) =>
        addDealer(context, administrator, id, { goalThreshold: 100, dealer: dealer.member.id }, undefined);
      expect(await violations(tries, add)).toBe(0);
    },
    patience,
  );

  test(
    'several believe that they did when each looks first and then adds',
    async () => {
      const naive = async (dealer: SignedIn, id: number) => {
        if (await readMembership(id, dealer.member.id)) throw new Refusal('CONFLICT', { reason: 'alreadyInCampaign' });
        const goal = { dealerId: dealer.member.id, goalThreshold: 100 };
        await insertMemberships(database, id, [goal], service.clock.now());
      };
      expect(await violations(triesOfNaive, naive)).toBeGreaterThan(0);
    },
    patience,
  );
});

onPostgres('of several that edit one goal from the same version', () => {
  /** Dealers whose goal was not edited exactly once, or is not the goal of the one who did. */
  async function violations(
    calls: number,
    edit: (path: { id: number; dealerId: number }, goalThreshold: number) => Promise<unknown>,
  ) {
    const { id } = await campaignWithDealers();
    const goalOf = (rival: number) => 200 + rival;
    const outcomes = await contested(calls, ({ member }, rival) => edit({ id, dealerId: member.id }, goalOf(rival)));
    const rows = new Map((await keptRows(id)).map((row) => [row.dealerId, row]));
    return [...outcomes].filter(([dealerId, each]) => {
      const row = rows.get(dealerId);
      const isOnce = notOnce(new Map([[dealerId, each]]), 'staleVersion') === 0;
      return !isOnce || row?.version !== 2 || row.goalThreshold !== goalOf(each.indexOf('done'));
    }).length;
  }

  test(
    'one does, and the others read that theirs is old',
    async () => {
      const edit = (path: { id: number; dealerId: number }, goalThreshold: number) =>
        editGoal(context, administrator, path, { goalThreshold, version: 1 });
      expect(await violations(tries, edit)).toBe(0);
    },
    patience,
  );

  test(
    'edits are lost when each compares first and then writes',
    async () => {
      const naive = async ({ id, dealerId }: { id: number; dealerId: number }, goalThreshold: number) => {
        const row = await readMembership(id, dealerId);
        if (row?.version !== 1) throw new Refusal('CONFLICT', { reason: 'staleVersion' });
        await database
          .update(memberships)
          .set({ goalThreshold, version: row.version + 1 })
          .where(ofMembership(id, dealerId));
      };
      expect(await violations(triesOfNaive, naive)).toBeGreaterThan(0);
    },
    patience,
  );
});

onPostgres('of several that redeem one prize', () => {
  const prize = '100.00';
  const amount = '40.00';

  /** Dealers that redeemed more than they had, or whose sums do not say what they redeemed. */
  async function violations(calls: number, redeem: (path: { id: number; dealerId: number }) => Promise<unknown>) {
    const { id } = await campaignWithDealers();
    await database
      .update(memberships)
      .set({ acceptedAt: service.clock.now(), plafondAccumulated: prize, plafondExpendable: prize })
      .where(eq(memberships.campaignId, id));
    const outcomes = await contested(calls, ({ member }) => redeem({ id, dealerId: member.id }));
    const spent = await database
      .select({ dealerId: redemptions.dealerId, redeemed: sql<string>`sum(${redemptions.amount})::text` })
      .from(redemptions)
      .where(eq(redemptions.campaignId, id))
      .groupBy(redemptions.dealerId);
    const spentBy = new Map(spent.map((row) => [row.dealerId, row.redeemed]));
    const rows = (await keptRows(id)).filter(({ dealerId }) => outcomes.has(dealerId));
    return rows.filter(({ dealerId, redeemed, plafondExpendable }) => {
      const isRight = redeemed === '80.00' && plafondExpendable === '20.00' && spentBy.get(dealerId) === '80.00';
      return !isRight || outcomes.get(dealerId)?.filter((outcome) => outcome === 'done').length !== 2;
    }).length;
  }

  test(
    'as many do as the prize lasts for',
    async () => {
      const redeem = (path: { id: number; dealerId: number }) =>
        recordRedemption(context, administrator, path, { redeemedOn: '2025-06-30', amount, note: null }, undefined);
      expect(await violations(tries, redeem)).toBe(0);
    },
    patience,
  );

  test(
    'more do when each looks first and then writes',
    async () => {
      const naive = async ({ id, dealerId }: { id: number; dealerId: number }) => {
        const row = await readMembership(id, dealerId);
        if (Number(row?.plafondExpendable) < Number(amount)) {
          throw new Refusal('CONFLICT', { reason: 'notExpendable' });
        }
        const recordedAt = service.clock.now();
        await database
          .insert(redemptions)
          .values({ campaignId: id, dealerId, redeemedOn: '2025-06-30', amount, recordedAt });
        await database
          .update(memberships)
          .set({
            redeemed: (Number(row?.redeemed) + Number(amount)).toFixed(2),
            plafondExpendable: (Number(row?.plafondExpendable) - Number(amount)).toFixed(2),
          })
          .where(ofMembership(id, dealerId));
      };
      expect(await violations(triesOfNaive, naive)).toBeGreaterThan(0);
    },
    patience,
  );
});

onPostgres('while an import adds its lines', () => {
  /**
   * Imports tyres for some dealers, and meanwhile does something to each of them: begun with the import, or when its
   * lines are there and their sums are not yet.
   */
  async function importBeside(
    group: readonly SignedIn[],
    soldOn: string,
    call: (dealer: SignedIn) => Promise<unknown>,
  ) {
    const importId = ++imports;
    let calls: Promise<unknown>[] = [];
    const begin = () => {
      calls = group.map(call);
    };
    const lines = group.map(({ member }) => ({ dealerId: member.id, quantity: 7, soldOn }));
    if (importId % 2 === 0) begin();
    await sell(database, importId, lines, importId % 2 === 0 ? undefined : begin);
    await Promise.all(calls);
  }

  /** Two imports at a time, each with its calls: as many connections as there are. */
  const importsAtOnce = (imported: readonly (() => Promise<unknown>)[]) => atOnce(imported, 2);

  /** Dealers in groups, as often as it takes for a number of calls. */
  function groups(calls: number): SignedIn[][] {
    const made: SignedIn[][] = [];
    for (let from = 0; made.length * rivals < calls; from = (from + rivals) % dealers.length) {
      made.push(dealers.slice(from, from + rivals));
    }
    return made;
  }

  async function differing(campaignId: number): Promise<number> {
    const found = await findDifferences(database);
    return new Set(found.filter((each) => each.campaignId === campaignId).map(({ dealerId }) => dealerId)).size;
  }

  /** The campaigns of other races have their say no longer. */
  const closeAll = () => database.update(campaigns).set({ state: 'closed' });

  /** Dealers whose figures are not those of their lines and goals after imports and edits. */
  async function violationsOfEdits(
    calls: number,
    edit: (rules: CampaignRules, dealerId: number, goalThreshold: number) => Promise<unknown>,
  ) {
    await closeAll();
    const rules = await campaignWithDealers();
    let goal = 100;
    await importsAtOnce(
      groups(calls).map(
        (group) => () => importBeside(group, '2025-03-01', ({ member }) => edit(rules, member.id, ++goal)),
      ),
    );
    return differing(rules.id);
  }

  test(
    'goals are edited, and the figures are those of both',
    async () => {
      const edit = ({ id }: CampaignRules, dealerId: number, goalThreshold: number) =>
        editGoal(context, administrator, { id, dealerId }, { goalThreshold });
      expect(await violationsOfEdits(tries, edit)).toBe(0);
    },
    patience,
  );

  test(
    'figures go wrong when an edit reads the sums first and then writes what follows from them',
    async () => {
      const naive = (rules: CampaignRules, dealerId: number, goalThreshold: number) =>
        database.transaction(async (transaction) => {
          const [row] = await transaction.select().from(memberships).where(ofMembership(rules.id, dealerId));
          if (row === undefined) return;
          const act = { actorId: administrator.userId, now: service.clock.now() };
          await recordOfDealers(transaction, act, rules.id, 'goalEdited', [row], () => ({ after: { goalThreshold } }));
          const fresh = figuresOf(
            rules,
            { ...row, goalThreshold },
            { ...row, boostedQuantity: millionths(row.boostedQuantity) },
          );
          await transaction
            .update(memberships)
            .set({ goalThreshold, ...fresh })
            .where(ofMembership(rules.id, dealerId));
        });
      expect(await violationsOfEdits(triesOfNaive, naive)).toBeGreaterThan(0);
    },
    patience,
  );

  /** Dealers that were added without lines that they have, or with lines that were counted twice. */
  async function violationsOfAdds(calls: number, add: (rules: CampaignRules, dealerId: number) => Promise<unknown>) {
    let wrong = 0;
    // everybody can be added once to a campaign
    for (let left = calls; left > 0; left -= dealers.length) {
      await closeAll();
      const rules = await newCampaign(database);
      const inGroups = groups(Math.min(left, dealers.length));
      await importsAtOnce(
        inGroups.map((group) => () => importBeside(group, '2025-03-01', ({ member }) => add(rules, member.id))),
      );
      wrong += await differing(rules.id);
    }
    return wrong;
  }

  test(
    'dealers are added, and no line is missed or counted twice',
    async () => {
      const add = ({ id }: CampaignRules, dealer: number) =>
        addDealer(context, administrator, id, { goalThreshold: 100, dealer }, undefined);
      expect(await violationsOfAdds(tries, add)).toBe(0);
    },
    patience,
  );

  test(
    'lines are missed when a dealer is added without waiting for it',
    async () => {
      const naive = (rules: CampaignRules, dealerId: number) =>
        database.transaction(async (transaction) => {
          await insertMemberships(transaction, rules.id, [{ dealerId, goalThreshold: 100 }], service.clock.now());
          await recomputeSums(transaction, rules, [dealerId]);
        });
      expect(await violationsOfAdds(triesOfNaive, naive)).toBeGreaterThan(0);
    },
    patience,
  );

  /** Campaigns whose figures changed after they were closed. */
  async function violationsOfClosing(calls: number, close: (campaignId: number) => Promise<unknown>) {
    await closeAll();
    const now = service.clock.now();
    const [dealer] = dealers;
    if (dealer === undefined) throw new Error('There is no dealer.');
    // each campaign is of a day of its own, so that an import touches it alone
    const made: { readonly id: number; readonly day: string }[] = [];
    for (let index = 0; index < calls / 2; index++) {
      const day = new Date(Date.UTC(2026, 0, 1) + index * 86_400_000).toISOString().slice(0, 10);
      const { id } = await newCampaign(database, { startsOn: day, endsOn: day });
      await insertMemberships(database, id, [{ dealerId: dealer.member.id, goalThreshold: 100 }], now);
      made.push({ id, day });
    }
    const atClosing = new Map<number, unknown>();
    const closeAndRead = async (id: number) => {
      await close(id);
      atClosing.set(id, await readMembership(id, dealer.member.id));
    };
    await importsAtOnce(
      made.map(
        ({ id, day }) =>
          () =>
            importBeside([dealer], day, () => closeAndRead(id)),
      ),
    );
    let changed = 0;
    for (const { id } of made) {
      const row = await readMembership(id, dealer.member.id);
      if (JSON.stringify(row) !== JSON.stringify(atClosing.get(id))) changed += 1;
    }
    return changed;
  }

  /** Closed campaigns whose kept statements are not what they were closed with, to the single line. */
  async function wrongStatements(): Promise<number> {
    const { rows } = (await database.execute(sql`
      select count(*)::int as wrong
      from campaigns as c join memberships as m on m.campaign_id = c.id
        left join closed_statements as kept on kept.campaign_id = m.campaign_id and kept.dealer_id = m.dealer_id
      where c.imports_at_closing is not null and (
        kept.shares is null or kept.rest is not null
        or m.quantity <> coalesce((
          select sum(quantity) from sales where dealer_id = m.dealer_id and sold_on between c.starts_on and c.ends_on
            and import_id = any(c.imports_at_closing)
        ), 0)
      )`)) as { readonly rows: readonly { readonly wrong: number }[] };
    return rows[0]?.wrong ?? -1;
  }

  test(
    'campaigns are closed, and keep their figures and the lines behind them from that moment on',
    async () => {
      expect(await violationsOfClosing(tries, (id) => closeCampaign(context, administrator, id))).toBe(0);
      expect(await wrongStatements()).toBe(0);
      expect(await database.$count(campaigns, isNotNull(campaigns.importsAtClosing))).toBeGreaterThan(tries / 4);
    },
    patience,
  );

  test(
    'figures of closed campaigns change when closing looks at the state alone',
    async () => {
      const naive = async (id: number) => {
        const [row] = await database.select().from(campaigns).where(eq(campaigns.id, id));
        if (row?.state !== 'closed') {
          await database.update(campaigns).set({ state: 'closed' }).where(eq(campaigns.id, id));
        }
      };
      expect(await violationsOfClosing(triesOfNaive, naive)).toBeGreaterThan(0);
    },
    patience,
  );

  test(
    'whoever waits for its last phase too long is told so, and nothing is changed',
    async () => {
      const { id } = await newCampaign(database);
      const answer = await database.transaction(async (transaction) => {
        await lockSums(transaction, 'import');
        const dealer = dealers[0]?.member.id;
        return service.call('POST', `/api/campaigns/${id}/dealer/add`, {
          as: 'ka.admin',
          body: { data: { goalThreshold: 100, dealer } },
        });
      });
      expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
        503,
        'UPSTREAM_UNAVAILABLE',
      ]);
      expect(await keptRows(id)).toEqual([]);
    },
    patience,
  );
});
