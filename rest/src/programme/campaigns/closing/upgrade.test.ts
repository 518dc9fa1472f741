import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { openProgramme, type OpenProgramme } from '../../../operations/programme.js';
import { auditEntries } from '../../../ground/database/tables/work/audit.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { ledgerEntries } from '../../../ground/database/tables/programme/ledger.js';
import { closedStatements, memberships } from '../../../ground/database/tables/programme/memberships.js';
import { nextThreshold } from '../../../ground/domain/incentive/incentive.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { callerFor } from '../../../testing/app/callers.js';
import { earlierDatabase, lastOfVersion01, type EarlierDatabase } from '../../../testing/databases/earlierDatabase.js';
import { expectToAddUp } from '../../../testing/programme/statementArithmetic.js';
import { TestClock } from '../../../testing/app/testApp.js';
import { testDatabaseUrl } from '../../../testing/databases/testDatabase.js';
import { recomputeReport } from '../../../figures/sums/recomputeReport.js';
import { statement } from '../../../money/statements/schemas.js';
import { campaignLines, campaignStatement } from '../../../money/statements/statement.js';

const contents = fileURLToPath(new URL('../../../../../tests/data/before-bounded-boost.sql', import.meta.url));
const [open, registrationClosed, closed, changed] = [1, 2, 3, 4] as const;
/** Whose returns carry B above 2, below 1, and nowhere. */
const [above, below, ordinary] = [151, 152, 153] as const;

const clock = new TestClock();
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function earlier(): Promise<EarlierDatabase> {
  const statements = (await readFile(contents, 'utf8')).split('\n').filter((line) => /^(INSERT|SELECT) /.test(line));
  const made = await earlierDatabase(lastOfVersion01, statements);
  closing.push(made.drop);
  return made;
}

/** Starts the version of today on an earlier database. */
async function started(on: EarlierDatabase): Promise<OpenProgramme> {
  const programme = await openProgramme({ mode: 'demo', demoData: 'full', ...on }, clock);
  closing.push(() => programme.close());
  return programme;
}

const rows = (database: Database, campaignId: number) =>
  database.select().from(memberships).where(eq(memberships.campaignId, campaignId)).orderBy(asc(memberships.dealerId));

async function prizes(database: Database, campaignId: number) {
  return (await rows(database, campaignId)).map(({ dealerId, plafondAccumulated, plafondExpendable }) => [
    dealerId,
    plafondAccumulated,
    plafondExpendable,
  ]);
}

const upgradesIn = (database: Database, campaignId: number) =>
  database
    .select({ actorId: auditEntries.actorId, before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, campaignId), eq(auditEntries.action, 'figuresUpgraded')))
    .orderBy(asc(auditEntries.id));

async function visible(database: Database, campaignId: number, dealerId: number) {
  const context = { database, clock } as unknown as ServiceContext;
  const caller = await callerFor(database, { username: 'ka.admin', role: 'KA Administrator' });
  const listed = async (sinceClosing: boolean) => {
    const paging = { page: 1, pageSize: 100, search: '', sinceClosing } as const;
    return (await campaignLines(context, caller, { campaignId, dealerId }, paging)).items;
  };
  const found = statement.parse(await campaignStatement(context, caller, campaignId, dealerId));
  expectToAddUp(found, { counted: await listed(false), later: await listed(true) });
  return found;
}

describe('a database of the version before B was bounded', () => {
  let folder: EarlierDatabase;
  let programme: OpenProgramme;
  let database: Database;
  beforeAll(async () => {
    folder = await earlier();
    programme = await started(folder);
    ({ database } = programme);
  });

  test('has the figures of its open campaigns rewritten, with an entry in the audit trail', async () => {
    // 25.00 · 2 and 65.00 · 1; more was redeemed than that
    expect(await prizes(database, open)).toEqual([
      [above, '50.00', '0.00'],
      [below, '65.00', '65.00'],
      [ordinary, '0.00', '0.00'],
    ]);
    expect(await prizes(database, registrationClosed)).toEqual([
      [above, '50.00', '50.00'],
      [below, '65.00', '65.00'],
      [ordinary, '264.22', '264.22'],
    ]);
    expect(await upgradesIn(database, open)).toEqual([
      {
        actorId: null,
        before: {
          dealerId: above,
          businessName: 'Centro Gomme Cantù S.r.l.',
          plafondAccumulated: '260.00',
          plafondExpendable: '160.00',
          debt: '0.00',
        },
        after: {
          dealerId: above,
          businessName: 'Centro Gomme Cantù S.r.l.',
          plafondAccumulated: '50.00',
          plafondExpendable: '0.00',
          debt: '50.00',
        },
      },
      expect.objectContaining({ before: expect.objectContaining({ dealerId: below, plafondAccumulated: '0.00' }) }),
    ]);
    expect(await upgradesIn(database, registrationClosed)).toHaveLength(2);
    expect(await recomputeReport(database)).toMatchObject({ isRight: true });
    for (const dealerId of [above, below, ordinary]) {
      expect(await visible(database, open ?? 0, dealerId)).toMatchObject({ sinceClosing: null });
    }
    expect(await visible(database, open ?? 0, above)).toMatchObject({ factorLimit: '2.00' });
    expect(await visible(database, open ?? 0, below)).toMatchObject({ factorLimit: '1.00' });
  });

  test('has its redemptions as entries of ledgers, and what was spent beyond the prize as a debt', async () => {
    const entries = await database.select().from(ledgerEntries).orderBy(asc(ledgerEntries.id));
    expect(entries.length).toBeGreaterThan(0);
    for (const { kind, origin, amount } of entries) {
      expect({ kind, origin, isBelowZero: amount.startsWith('-') }).toEqual({
        ...{ kind: 'redemption', origin: 'hand', isBelowZero: true },
      });
    }
    expect((await rows(database, open ?? 0)).map(({ dealerId, debt }) => [dealerId, debt])).toEqual([
      [above, '50.00'],
      [below, '0.00'],
      [ordinary, '0.00'],
    ]);
  });

  test('keeps the money of its closed campaigns, and the factor behind it', async () => {
    expect(await prizes(database, closed)).toEqual([
      [above, '220.00', '170.00'],
      [below, '0.00', '0.00'],
      [ordinary, '221.33', '221.33'],
    ]);
    expect(await upgradesIn(database, closed)).toEqual([]);
    // three dealers in each of the two that are closed
    expect(await database.$count(closedStatements)).toBe(6);
    const nothing = { unreconstructed: null, linesChangedSinceClosing: false };
    expect(await visible(database, closed ?? 0, above)).toMatchObject({
      ...nothing,
      factorLimit: null,
      averageFactor: '44.000000',
      beforeCap: '220.00',
      redeemed: '50.00',
    });
    // (43 − 2 · 30) / 13, and a prize is not below 0
    expect(await visible(database, closed ?? 0, below)).toMatchObject({
      ...nothing,
      averageFactor: '-1.307692',
      beforeCap: '0.00',
    });
    expect(await visible(database, closed ?? 0, ordinary)).toMatchObject({
      ...nothing,
      boosts: [{ tires: 10, fleetTires: 10, boostedTires: '20.00' }],
      unboostedTires: 20,
      unboostedFleetTires: 0,
    });
  });

  test('shows what a campaign was closed with and no line accounts for, and lists apart what came later', async () => {
    expect(await prizes(database, changed)).toEqual([
      [above, '220.00', '220.00'],
      [below, '0.00', '0.00'],
      [ordinary, '280.00', '280.00'],
    ]);
    expect(await visible(database, changed ?? 0, above)).toMatchObject({
      unreconstructed: null,
      sinceClosing: { closedAt: '2026-03-02T09:05:00.000Z', differences: [], laterLines: 1, laterTires: 4 },
    });
    expect(await visible(database, changed ?? 0, below)).toMatchObject({
      unreconstructed: { tires: 3, fleetTires: 3, boostedTires: '3.00' },
      sinceClosing: { differences: [], laterLines: 0 },
    });
    expect(await visible(database, changed ?? 0, ordinary)).toMatchObject({
      unreconstructed: { tires: 5, fleetTires: 0, boostedTires: '10.00' },
      sinceClosing: { differences: [], laterLines: 1, laterTires: 7 },
    });
  });

  test('knows the next threshold of every dealer, also in closed campaigns', async () => {
    const all = await database
      .select()
      .from(memberships)
      .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId));
    for (const { campaigns: campaign, memberships: row } of all) {
      const next = nextThreshold(campaign, row.goalThreshold, row.tiresPurchased);
      expect({ ...row, nextThreshold: next }).toEqual(row);
      expect(row.tiresToNextThreshold).toBe(next === null ? null : next - row.tiresPurchased);
    }
    expect(new Set(all.map(({ memberships: row }) => row.nextThreshold))).toEqual(new Set([null, expect.any(Number)]));
  });

  test('is upgraded once, however often the service starts', async () => {
    const everything = async (of: Database) => ({
      campaigns: await of.select().from(campaigns).orderBy(asc(campaigns.id)),
      memberships: await of.select().from(memberships).orderBy(memberships.campaignId, memberships.dealerId),
      audit: await of.$count(auditEntries),
    });
    const before = await everything(database);
    await closing.pop()?.();
    programme = await started(folder);
    ({ database } = programme);
    expect(await everything(database)).toEqual(before);
  });

  const onPostgres = testDatabaseUrl === undefined ? test.skip : test;
  onPostgres('is upgraded once when two replicas start together', async () => {
    const another = await earlier();
    const [replica] = await Promise.all([started(another), started(another)]);
    expect(await upgradesIn(replica.database, open)).toHaveLength(2);
    expect(await upgradesIn(replica.database, registrationClosed)).toHaveLength(2);
    expect(await prizes(replica.database, registrationClosed)).toContainEqual([above, '50.00', '50.00']);
    expect(await recomputeReport(replica.database)).toMatchObject({ isRight: true });
  });
});
