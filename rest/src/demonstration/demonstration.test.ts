import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { demonstrationDay } from '@gdd/schema/demonstration';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { createCampaignBody } from '../programme/campaigns/campaign/schemas.js';
import { findDifferences } from '../figures/sums/differences.js';
import { completeThrough } from '../figures/completeSales.js';
import { putEmptyEmbedded } from '../testing/databases/emptyEmbedded.js';
import { emptyServerDatabase, testDatabaseUrl } from '../testing/databases/testDatabase.js';
import type { Database, OpenDatabase } from '../ground/database/connections/connection.js';
import { openDatabase } from '../ground/database/connections/openDatabase.js';
import { ensureProgramme } from '../ground/database/rootMember.js';
import { auditEntries } from '../ground/database/tables/work/audit.js';
import { events } from '../ground/database/tables/work/events.js';
import { outbox } from '../ground/database/tables/work/mail.js';
import { inboxItems } from '../ground/database/tables/work/notifications.js';
import { isOpened } from '../ground/database/opened.js';
import { campaigns } from '../ground/database/tables/programme/campaigns.js';
import { imports } from '../ground/database/tables/work/imports.js';
import { members } from '../ground/database/tables/people/network.js';
import { dealerNotes } from '../ground/database/tables/people/notes.js';
import { disputeMessages, disputes } from '../ground/database/tables/programme/disputes.js';
import { webhooks } from '../ground/database/tables/work/webhooks.js';
import { accrualMonths } from '../ground/database/tables/programme/accruals.js';
import { memberships } from '../ground/database/tables/programme/memberships.js';
import { sales } from '../ground/database/tables/programme/sales.js';
import { settlementDocuments, settlements } from '../ground/database/tables/programme/settlements.js';
import { postalCodeOf } from './addresses.js';
import { demonstrationCampaigns, demonstrationDraft } from './campaigns.js';
import { GenerateError, generateCommand } from './generate.js';
import { demonstrationCodes } from './network.js';
import { monthsOfSales } from './sales.js';
import { demonstrationInstant, seedDemonstration } from './seed.js';
import { townsByProvince } from './towns.js';

const now = demonstrationInstant;
const size = { dealers: 100, lines: 6000 };
/** Opening, migrating and filling a database, on a machine that is busy with other tests. */
const fillingMs = 240_000;

/** The ids of the specification's pictures (section 2, modal 5). */
const listedIds = [
  ...[43, 44, 45, 46, 47, 48, 49, 50, 52, 53, 54, 55, 56, 57, 58, 59, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71],
  ...[74, 75, 76, 77, 82, 83, 84, 85, 86, 96, 97, 98, 99, 107, 108, 109, 113, 114],
];
/** Those under way that have no picture. */
const withoutPicture = [115, 116, 117, 118];

/** An empty database with a demonstration in it. */
async function seeded(databaseUrl: string | undefined): Promise<OpenDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gdd-demonstration-'));
  if (databaseUrl === undefined) await putEmptyEmbedded(dataDir);
  const opened = await openDatabase({ databaseUrl, dataDir });
  await seedDemonstration(opened.database, await ensureProgramme(opened.database, now), size, now);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

let database: Database;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const server = testDatabaseUrl === undefined ? undefined : await emptyServerDatabase(testDatabaseUrl);
  const opened = await seeded(server?.url);
  closing.push(
    () => opened.close(),
    async () => server?.drop(),
  );
  ({ database } = opened);
}, fillingMs);
afterAll(async () => {
  for (const close of closing) await close();
});

const dealerCampaigns = () =>
  database.select().from(memberships).innerJoin(campaigns, eq(campaigns.id, memberships.campaignId));

/** The demonstration's own dealer in its campaigns of a year. */
async function ownCampaigns(year: number) {
  const rows = await dealerCampaigns()
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .where(sql`${members.code} = ${demonstrationCodes.dealer} and ${campaigns.year} = ${year}`);
  return new Map(rows.map((row) => [row.campaigns.id, { ...row.memberships, state: row.campaigns.state }]));
}

describe('the demonstration’s campaigns', () => {
  test('have the ids of the pictures, and years that rise with them', () => {
    expect(demonstrationCampaigns.map(({ id }) => id)).toEqual([...listedIds, ...withoutPicture]);
    const years = demonstrationCampaigns.map(({ input }) => input.year);
    expect(years).toEqual([...years].sort());
    expect(new Set(years)).toEqual(new Set([2022, 2023, 2024, 2025]));
  });

  test('have titles of their own', () => {
    const titles = [...demonstrationCampaigns, demonstrationDraft].map(({ input }) => input.title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('could have been created by a person', () => {
    for (const { input } of [...demonstrationCampaigns, demonstrationDraft]) {
      expect([input.title, createCampaignBody.safeParse(input)]).toMatchObject([input.title, { success: true }]);
    }
  });

  test('leave the next id to the next campaign', async () => {
    const { rows } = (await database.execute(
      sql`select nextval(pg_get_serial_sequence('campaigns', 'id'))::int as id`,
    )) as { readonly rows: readonly { readonly id: number }[] };
    expect(rows).toEqual([{ id: 120 }]);
  });

  test('have one that opened just now and one that ends in days', () => {
    const daysTo = (day: string) => (Date.parse(day) - Date.parse(demonstrationDay)) / 86_400_000;
    const open = demonstrationCampaigns.filter(({ state }) => state === 'open').map(({ input }) => input);
    expect(open.filter(({ startsOn }) => daysTo(startsOn) <= 0 && daysTo(startsOn) >= -3)).toHaveLength(1);
    expect(open.filter(({ endsOn }) => daysTo(endsOn) >= 0 && daysTo(endsOn) <= 7)).toHaveLength(1);
    for (const { startsOn, endsOn } of open) expect([daysTo(startsOn) <= 0, daysTo(endsOn) >= 0]).toEqual([true, true]);
  });

  test('are closed, without new acceptances, or open, and one is a draft', async () => {
    const states = await database.select({ state: campaigns.state }).from(campaigns);
    expect(new Set(states.map(({ state }) => state))).toEqual(
      new Set(['closed', 'registrationClosed', 'open', 'draft']),
    );
    expect(states.filter(({ state }) => state === 'draft')).toHaveLength(1);
  });

  test('have a draft of next year with the dealers and goals of the campaign that it copies, and nothing of sales', async () => {
    const termsIn = (campaignId: number) =>
      database
        .select({ dealerId: memberships.dealerId, goalThreshold: memberships.goalThreshold })
        .from(memberships)
        .where(eq(memberships.campaignId, campaignId))
        .orderBy(memberships.dealerId);
    const { id, copyOf, input } = demonstrationDraft;
    const terms = await termsIn(id);
    expect(terms.length).toBeGreaterThan(10);
    expect(terms).toEqual(await termsIn(copyOf));
    const original = demonstrationCampaigns.find((campaign) => campaign.id === copyOf)?.input;
    const { incentiveDetail, factorBoostDetail, eligibility, type } = input;
    expect(original).toMatchObject({ incentiveDetail, factorBoostDetail, eligibility, type, startsOn: '2025-01-01' });
    expect(input).toMatchObject({ startsOn: '2026-01-01', endsOn: '2026-06-30' });
    const isUntouched = sql`campaign_id = ${id} and accepted_at is null and tires_purchased = 0
      and tires_missing = goal_threshold and plafond_accumulated = 0`;
    expect(await database.$count(memberships, isUntouched)).toBe(terms.length);
  });
});

describe('the demonstration’s figures', () => {
  test('are those of the sale lines', async () => {
    expect(await findDifferences(database)).toEqual([]);
    await database.update(campaigns).set({ state: 'open' }).where(isOpened);
    expect(await findDifferences(database)).toEqual([]);
    for (const { id, state } of demonstrationCampaigns) {
      await database.update(campaigns).set({ state }).where(eq(campaigns.id, id));
    }
  });

  test('show every state of a dealer in a campaign', async () => {
    const rows = (await dealerCampaigns()).map((row) => row.memberships);
    const some = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length;
    expect(some(({ acceptedAt }) => acceptedAt === null)).toBeGreaterThan(20);
    expect(some(({ tiresMissing, acceptedAt }) => acceptedAt !== null && tiresMissing > 0)).toBeGreaterThan(20);
    const achieved = ({ tiresPurchased, goalThreshold }: (typeof rows)[number]) => tiresPurchased / goalThreshold;
    expect(some((row) => achieved(row) >= 1 && achieved(row) < 1.1)).toBeGreaterThan(20);
    expect(some((row) => achieved(row) > 1.3)).toBeGreaterThan(20);
    expect(some(({ tiresFleetPercentage }) => Number(tiresFleetPercentage) > 60)).toBeGreaterThan(20);
    expect(some(({ tiresFleet, tiresPurchased }) => tiresFleet > tiresPurchased)).toBeGreaterThan(0);
    expect(some(({ quantity, tiresPurchased }) => quantity < 0 && tiresPurchased === 0)).toBeGreaterThan(0);
    expect(some(({ redeemed }) => Number(redeemed) > 0)).toBeGreaterThan(20);
    expect(some(({ plafondExpendable }) => Number(plafondExpendable) > 0)).toBeGreaterThan(20);
  });

  test('let the own dealer see one campaign of each kind in 2025', async () => {
    const own = await ownCampaigns(2025);
    expect([...own.keys()].sort()).toEqual([108, 109, 113, 114, 115, 117, 118]);
    expect(own.get(114)).toMatchObject({ state: 'open', acceptedAt: null });
    expect(own.get(113)).toMatchObject({ state: 'open', acceptedAt: expect.any(Date) });
    expect(own.get(113)?.tiresMissing).toBeGreaterThan(0);
    expect(own.get(108)).toMatchObject({ tiresMissing: 0, redeemed: '0.00' });
    const exceeded = own.get(109);
    expect((exceeded?.tiresPurchased ?? 0) / (exceeded?.goalThreshold ?? 1)).toBeGreaterThan(1.5);
    expect(Number(exceeded?.redeemed)).toBeGreaterThan(0);
    expect(Number(exceeded?.plafondExpendable)).toBeGreaterThan(0);
    expect((await ownCampaigns(2024)).size).toBeGreaterThan(2);
  });

  test('have lines of the own dealer that miss a campaign by a day', async () => {
    const { rows } = (await database.execute(sql`
      select c.id, sum(s.quantity)::int as tires from campaigns c join memberships m on m.campaign_id = c.id
        join members d on d.id = m.dealer_id and d.code = ${demonstrationCodes.dealer}
        join sales s on s.dealer_id = d.id and s.sold_on = c.starts_on - 1 and s.document like 'FM-%'
      group by c.id order by c.id`)) as { readonly rows: readonly unknown[] };
    expect(rows).toEqual([113, 114, 115].map((id) => ({ id, tires: 8 })));
  });

  test('have a trail of what happened', async () => {
    const rows = await database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, 108), ne(auditEntries.action, 'redeemed')))
      .orderBy(auditEntries.id);
    expect(rows.map(({ action }) => action)).toEqual(['created', 'dealerAdded', 'accepted', 'registrationClosed']);
    const actions = await database.selectDistinct({ action: auditEntries.action }).from(auditEntries);
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['updated', 'goalEdited', 'statusChanged', 'closed']),
    );
  });

  test('have sales that are complete until the month before, as the office has marked', async () => {
    expect(await completeThrough(database)).toBe('2025-09');
    const marks = await database.select().from(auditEntries).where(eq(auditEntries.action, 'salesCompleted'));
    expect(marks.map(({ after }) => after)).toEqual(
      ['2025-07', '2025-08', '2025-09'].map((month) => ({ completeThrough: month })),
    );
  });

  test('have a trail in the order of its instants', async () => {
    const entries = await database.select({ at: auditEntries.at }).from(auditEntries).orderBy(auditEntries.id);
    const instants = entries.map(({ at }) => at.getTime());
    expect(instants).toEqual([...instants].sort((one, other) => one - other));
  });

  test('tell the own dealer why they changed, in every open campaign', async () => {
    const { rows } = (await database.execute(sql`
      select campaign_id as id, bool_or(cause = 'importApplied') as explained
      from membership_changes join campaigns on campaigns.id = campaign_id and state = 'open'
        join members on members.id = dealer_id and code = ${demonstrationCodes.dealer}
      group by campaign_id order by campaign_id`)) as { readonly rows: readonly unknown[] };
    expect(rows).toEqual([113, 114, 115, 117, 118].map((id) => ({ id, explained: true })));
  });

  test('were known on no day before their lines were imported', async () => {
    const { rows } = (await database.execute(sql`
      select day, count(*)::int as dealers, count(*) filter (where known.tires is distinct from counted.tires)::int as wrong
      from unnest('{2025-08-15,2025-09-30,2025-10-14}'::date[]) as day
        cross join memberships as m join campaigns as c on c.id = m.campaign_id and c.id in (113, 114)
        cross join lateral (
          select greatest(0, coalesce(sum(quantity), 0))::int as tires from sales join imports on imports.id = import_id
          where sales.dealer_id = m.dealer_id and sold_on between c.starts_on and c.ends_on
            and applied_at < (day + 1)::timestamp at time zone 'Europe/Rome'
        ) as counted
        cross join lateral (
          select coalesce((select tires_after from membership_changes as change where change.campaign_id = m.campaign_id
            and change.dealer_id = m.dealer_id and at < (day + 1)::timestamp at time zone 'Europe/Rome'
            order by id desc limit 1), 0)::int as tires
        ) as known
      group by day order by day`)) as { readonly rows: readonly { readonly dealers: number }[] };
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(rows.map((row) => ({ ...row, wrong: 0 })));
    expect(rows[0]?.dealers).toBeGreaterThan(20);
  });

  test('have redemptions that were expendable', async () => {
    const { rows } = (await database.execute(sql`
      select expendable_after >= 0 as covered from membership_changes join ledger_entries as entry on entry.id = reference
      where cause = 'entry' and kind = 'redemption'`)) as { readonly rows: readonly unknown[] };
    expect(rows.length).toBeGreaterThan(20);
    expect(rows).toEqual(rows.map(() => ({ covered: true })));
  });
});

describe('the demonstration’s money', () => {
  test('is in three closed months, the last with corrections of lines that came late', async () => {
    const months = await database.select().from(accrualMonths).orderBy(accrualMonths.month);
    expect(months.map(({ month }) => month)).toEqual(['2025-06', '2025-07', '2025-08']);
    const { rows: late } = (await database.execute(sql`
      select r.month, r.campaign_id as campaign, r.corrections > 0 as more, r.opening + r.accrued + r.corrections +
          r.adjustments - r.paid = r.closing as adds_up,
        exists (select from membership_changes as c where c.campaign_id = r.campaign_id and c.dealer_id = r.dealer_id
          and c.cause in ('importApplied', 'acceptance') and c.at >= '2025-08-04'
          and c.accumulated_after - c.accumulated_before >= r.corrections) as explained,
        exists (select from membership_changes as c join imports on imports.id = c.reference
          where c.campaign_id = r.campaign_id and c.dealer_id = r.dealer_id and c.cause = 'importApplied'
          and filename like '%in-ritardo%' and c.accumulated_after - c.accumulated_before = r.corrections) as "isLate"
      from accrual_rows as r where r.month > '2025-06' and r.corrections <> 0`)) as {
      readonly rows: readonly { readonly isLate: boolean }[];
    };
    expect(late.some(({ isLate }) => isLate)).toBe(true);
    for (const row of late) {
      expect(row).toMatchObject({ month: '2025-08', more: true, adds_up: true, explained: true });
    }
  });

  test('is paid by runs in every state, with documents of which one is cancelled', async () => {
    const runs = await database.select().from(settlements).orderBy(settlements.id);
    expect(runs.map(({ state }) => state)).toEqual(['approved', 'proposed', 'draft']);
    expect(runs[0]?.proposedBy).not.toBe(runs[0]?.decidedBy);
    const documents = await database.select().from(settlementDocuments).orderBy(settlementDocuments.id);
    const notes = documents.filter(({ kind }) => kind === 'creditNote');
    expect(notes.map(({ sequence }) => sequence)).toEqual(notes.map((_, index) => index + 1));
    expect(documents.filter(({ cancelledAt }) => cancelledAt !== null)).toHaveLength(1);
  });

  test('is asked for by dealers of whom most have an address of their province and an SDI code', async () => {
    const of = (condition: string) => database.$count(members, sql.raw(`role = 'Dealer' and ${condition}`));
    const all = await of('true');
    expect(await of(`address <> '' and postal_code ~ '^[0-9]{5}$'`)).toBeGreaterThan(all * 0.9);
    expect(await of(`sdi_code ~ '^[A-Z0-9]{7}$'`)).toBeGreaterThan(all * 0.8);
    expect(await of('sdi_code is null')).toBeGreaterThan(0);
    for (const [province, towns] of Object.entries(townsByProvince)) {
      const codes = towns.map((town) => postalCodeOf(province, town));
      expect([province, codes]).toEqual([province, towns.map(() => expect.stringMatching(/^\d{5}$/))]);
      expect(new Set(codes).size).toBe(towns.length);
    }
  });
});

test('the demonstration has a dispute that waits for the office, a note with a next step, and an endpoint that is off', async () => {
  const [dispute] = await database.select().from(disputes);
  expect(dispute).toMatchObject({ kind: 'figure', figure: 'goalThreshold', state: 'open' });
  const thread = await database.select().from(disputeMessages).orderBy(disputeMessages.id);
  expect(thread.map(({ side, state }) => [side, state])).toEqual([
    ['dealer', 'open'],
    ['office', 'answered'],
    ['dealer', 'open'],
  ]);
  const notes = await database.select().from(dealerNotes);
  expect(notes).toMatchObject([{ stepDoneAt: null, stepOn: '2025-10-20', dealerId: dispute?.dealerId }]);
  const [endpoint, ...others] = await database.select().from(webhooks);
  expect([endpoint?.enabled, new URL(endpoint?.url ?? '').hostname, others]).toEqual([false, 'gestionale.example', []]);
});

test('the demonstration has told everybody what happened when it happened, and sent the mails', async () => {
  expect(await database.$count(events, isNull(events.notifiedAt))).toBe(0);
  const told = await database
    .select({ kind: inboxItems.kind, at: events.at, toldAt: inboxItems.createdAt })
    .from(inboxItems)
    .innerJoin(events, eq(events.id, inboxItems.eventId));
  expect(told.filter(({ at, toldAt }) => at.getTime() !== toldAt.getTime())).toEqual([]);
  expect(new Set(told.map(({ kind }) => kind))).toContain('disputeAnswered');
  const mails = await database.select().from(outbox);
  expect(
    mails.filter(({ outcome, queuedAt, doneAt }) => outcome !== 'sent' || doneAt?.getTime() !== queuedAt.getTime()),
  ).toEqual([]);
});

describe('what the demonstration dates', () => {
  const dated = [
    ['sale lines', 'sales', 'sold_on', 0],
    ['imports', 'imports', 'created_at', 0],
    ['acceptances', 'memberships', 'accepted_at', 2],
    ['redemptions', 'ledger_entries', 'day', 7],
    ['recordings of redemptions', 'ledger_entries', 'recorded_at', 7],
    ['changes of figures', 'membership_changes', 'at', 7],
    ['settlement runs', 'settlements', 'created_at', 1],
    ['the audit trail', 'audit_entries', 'at', 1],
    ['customers', 'customers', 'created_on', 60],
  ] as const;

  test.each(dated)('%s: nothing lies after its day, and the last at most some days before', async (...given) => {
    const [, table, column, days] = given;
    const { rows } = (await database.execute(
      sql.raw(`select ('${demonstrationDay}'::date - max(${column})::date) as days from ${table}`),
    )) as { readonly rows: readonly { readonly days: number }[] };
    expect(rows[0]?.days).toBeGreaterThanOrEqual(0);
    expect(rows[0]?.days).toBeLessThanOrEqual(days);
  });
});

describe('the demonstration’s sale lines', () => {
  test('are as many as asked for, month by month, and a few odd ones', async () => {
    const months = monthsOfSales(size.lines);
    expect(months.reduce((sum, { lines }) => sum + lines, 0)).toBe(size.lines);
    expect(await database.$count(sales, sql`document like 'FT-%'`)).toBe(size.lines);
    const { rows } = (await database.execute(sql`
      select count(*)::int as lines from sales where document like 'FT-%'
      group by date_trunc('month', sold_on) order by date_trunc('month', sold_on)`)) as {
      readonly rows: readonly { readonly lines: number }[];
    };
    expect(rows.map(({ lines }) => lines)).toEqual(months.map(({ lines }) => lines));
    expect(await database.$count(sales, sql`rim not between 10 and 25 or quantity = 0`)).toBe(0);
  });

  test('belong to imports that say what they brought', async () => {
    const rows = await database.select().from(imports).orderBy(imports.id);
    expect(rows.map(({ filename, status }) => [filename, status])).toEqual(
      [
        ...['vendite-2021.csv', 'vendite-2022.csv', 'vendite-2023.csv', 'vendite-2024.csv'],
        ...['vendite-gennaio-giugno-2025.csv', 'vendite-luglio-2025.csv', 'vendite-luglio-2025-in-ritardo.csv'],
        ...['vendite-agosto-2025.csv', 'vendite-settembre-2025.csv', 'vendite-ottobre-2025.csv'],
      ].map((filename) => [filename, 'applied']),
    );
    const tiresOf = new Map<string, number>();
    for (const { id, rowsValid, totals } of rows) {
      expect(rowsValid).toBeGreaterThan(0);
      expect(await database.$count(sales, eq(sales.importId, id))).toBe(rowsValid);
      expect(totals.created).toBe(rowsValid);
      for (const { month, tiresBefore, tiresAfter } of totals.months) {
        expect([month, tiresBefore]).toEqual([month, tiresOf.get(month) ?? 0]);
        tiresOf.set(month, tiresAfter);
      }
    }
    expect(tiresOf.size).toBe(4 * 12 + 10);
  });

  test('belong to dealers that had joined', async () => {
    const { rows } = (await database.execute(sql`
      select count(*)::int as early from sales join members on members.id = dealer_id
      where date_trunc('month', sold_on) < date_trunc('month', joined_on) and document like 'FT-%'`)) as {
      readonly rows: readonly { readonly early: number }[];
    };
    expect(rows).toEqual([{ early: 0 }]);
  });
});

test(
  'the same seed and size give the same programme, on every kind of database',
  async () => {
    const tables = [
      ...['sales', 'memberships', 'campaigns', 'ledger_entries', 'sales_months', 'brands', 'membership_changes'],
      ...['members', 'accrual_months', 'accrual_rows', 'settlements', 'settlement_lines', 'settlement_documents'],
      ...['disputes', 'dispute_messages', 'dealer_notes'],
    ];
    const digest = (of: Database) =>
      of.transaction(async (transaction) => {
        await transaction.execute(sql`set local timezone = 'UTC'`);
        const digests: unknown[] = [];
        for (const table of tables) {
          const query = `select '${table}' as name, md5(string_agg(t::text, '' order by t::text collate "C")) from ${table} t`;
          const { rows } = (await transaction.execute(sql.raw(query))) as { readonly rows: unknown };
          digests.push(rows);
        }
        return digests;
      });
    const second = await seeded(undefined);
    closing.unshift(() => second.close());
    expect(await digest(second.database)).toEqual(await digest(database));
  },
  fillingMs,
);

describe('the generator', () => {
  const config = { mode: 'demo', databaseUrl: undefined, dataDir: '' } as const;
  const silent = () => undefined;
  const right = ['--dealers', '10', '--lines', '100'];

  test.each([
    [[]],
    [['--dealers', '10']],
    [['--dealers', '0', '--lines', '100']],
    [['--dealers', '100001', '--lines', '100']],
    [['--dealers', '10', '--lines', '1e3']],
    [[...right, '--more']],
  ])('says how it is called instead of taking %j', async (args) => {
    await expect(generateCommand(args, config, silent)).rejects.toThrow(/^Usage: npm run generate/);
  });

  test('fills no embedded database', async () => {
    await expect(generateCommand(right, config, silent)).rejects.toThrow(GenerateError);
  });

  test('fills no production database', async () => {
    const production = { ...config, mode: 'production', databaseUrl: 'postgres://127.0.0.1:1/x' } as const;
    await expect(generateCommand(right, production, silent)).rejects.toThrow('MODE=production');
  });

  const onPostgres = testDatabaseUrl === undefined ? test.skip : test;
  onPostgres('fills an empty Postgres once', async () => {
    const server = await emptyServerDatabase(testDatabaseUrl ?? '');
    closing.push(server.drop);
    const steps: string[] = [];
    await generateCommand(right, { ...config, databaseUrl: server.url }, (text) => steps.push(text));
    expect(steps.at(-1)).toContain('done');
    await expect(generateCommand(right, { ...config, databaseUrl: server.url }, silent)).rejects.toThrow('not empty');
  });
});
