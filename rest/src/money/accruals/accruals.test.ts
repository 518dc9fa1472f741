/** Months of accruals: their movement, their closing, and what is refused (docs/domain/accruals.md). */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq, sql } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { accrualMonths, accrualRows } from '../../ground/database/tables/programme/accruals.js';
import { monthsAfter } from '../../ground/domain/periods.js';
import { causeOf } from '../../figures/membershipChanges.js';
import { euroSum } from '../../ground/domain/incentive/underWay.js';
import { addMembers, setAccepted } from '../../programme/memberships/membership/memberships.js';
import { deleteMemberships } from '../../programme/memberships/membership/queries.js';
import { findDifferences } from '../../figures/sums/differences.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import type { VisibleStatement } from '../../testing/programme/statementArithmetic.js';
import { appliedAt, newCampaign, sell, takeBack } from '../../testing/programme/salesAndCampaigns.js';
import type { AccrualMonthView, AccrualRowsPage, AccrualRowView } from './schemas.js';

const dayMs = 86_400_000;
const minuteMs = 60_000;

let service: TestApp;
let dealers: readonly { id: number; path: string }[];
let annual: number;
let spring: number;

/** Two campaigns of the same three dealers; the first of them is that of the demonstration user. */
beforeAll(async () => {
  service = await openTestApp();
  const { id } = await service.memberWithCode('DE00001');
  const others = await service.database
    .select({ id: members.id, path: members.path })
    .from(members)
    .where(and(eq(members.role, 'Dealer'), sql`deleted_at is null and id <> ${id}`))
    .orderBy(asc(members.id));
  dealers = [await service.memberWithCode('DE00001'), others.at(0), others.at(-1)].map((each) => {
    if (each === undefined) throw new Error('The demonstration has three dealers.');
    return each;
  });
  const rules = { incentiveDetail: { basis: 'marginal' as const, tiers: [{ from: 0, rate: '1' }], unlockAt: 80 } };
  const ofSpring = { title: 'Primavera', startsOn: '2025-03-01', endsOn: '2025-04-30' };
  const [year, season] = [
    await newCampaign(service.database, { title: 'Annuale', ...rules }),
    await newCampaign(service.database, ofSpring),
  ];
  [annual, spring] = [year.id, season.id];
  const act = { actorId: null, now: service.clock.now() };
  await service.database.transaction(async (transaction) => {
    for (const campaign of [year, season]) {
      const goals = dealers.map((dealer) => ({ dealerId: dealer.id, goalThreshold: 100 }));
      await addMembers(transaction, act, campaign, goals);
      // the last one accepts nothing
      await setAccepted(transaction, act, campaign, [dealerAt(0), dealerAt(1)]);
    }
  });
});
afterAll(() => service.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object, as = 'ka.admin') =>
  service.call(method, `/api${path}`, { as, ...(body === undefined ? {} : { body }) });

async function changed<T = Record<string, unknown>>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const response = await call(method, path, body);
  expect([response.statusCode < 300, response.body]).toEqual([true, response.body]);
  return response.json<{ data: T }>().data;
}

/** Closes a month as its next one begins: a day after whatever was done before. */
async function close(month: string): Promise<AccrualMonthView> {
  service.clock.advance(dayMs);
  const { month: closed } = await changed<{ month: AccrualMonthView }>('POST', `/accruals/${month}/close`);
  service.clock.advance(dayMs);
  return closed;
}

async function rowsOf(month: string, filter: object, as = 'ka.admin'): Promise<AccrualRowsPage> {
  const response = await call('POST', `/accruals/${month}/table`, { filter, paginator: { pageSize: 100 } }, as);
  expect([response.statusCode, response.body]).toEqual([200, response.body]);
  return response.json<{ data: AccrualRowsPage }>().data;
}

const figuresOf = ({ opening, accrued, corrections, adjustments, paid, released, closing }: AccrualRowView) =>
  [opening, accrued, corrections, adjustments, paid, released, closing].map(Number);

const adjust = (campaign: number, dealer: number, day: string, amount: string) =>
  call('POST', `/campaigns/${campaign}/dealer/${dealer}/adjustments`, { day, amount, reason: 'Accordo' });

/** The number of an import that is applied now; a minute passes. */
function importNow(): number {
  service.clock.advance(minuteMs);
  return Math.floor((service.clock.now().getTime() - appliedAt(0).getTime()) / minuteMs);
}

const taxed = { taxRate: '22', taxNature: null, taxReference: null, sender: null, namesInvoices: false };

const dealerAt = (index: number) => dealers[index]?.id ?? 0;

describe('the first months', () => {
  let late = 0;
  const sellOn = (soldOn: string, quantity: number, index = 0) =>
    sell(service.database, (late = importNow()), [{ dealerId: dealerAt(index), quantity, soldOn }]);

  test('open with what was owed before the first of them, and are open until they are closed', async () => {
    await sellOn('2025-01-10', 30);
    await sellOn('2025-02-10', 60);
    await sellOn('2025-03-10', 20);
    await sellOn('2025-02-11', 50, 2);
    expect((await adjust(annual, dealerAt(0), '2025-01-20', '-5')).statusCode).toBe(201);
    const open = await rowsOf('2025-02', { by: 'campaign' });
    expect(open.month).toMatchObject({ month: '2025-02', state: 'open', isOver: true, hash: null });
    // spring has not begun; who has not accepted accumulates nothing
    expect(open.items.map(figuresOf)).toEqual([[25, 60, 0, 0, 0, 0, 85]]);
    const closed = await close('2025-02');
    expect(closed).toMatchObject({ state: 'closed', rows: 3, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect((await rowsOf('2025-02', { by: 'campaign' })).items).toEqual(open.items);
    const trail = await changed<{ items: unknown[] }>('POST', '/audit/table', { filter: { entity: 'accrualMonth' } });
    expect(trail.items).toMatchObject([
      { action: 'monthClosed', entityName: '2025-02', actor: { name: 'Chiara Amato' } },
    ]);
    expect(open.items[0]).toMatchObject({ unlocked: '85.00', notUnlocked: '0.00', dealers: 3 });
  });

  test('are corrected in the next one by what comes late, with its cause', async () => {
    await sellOn('2025-02-15', 7);
    expect((await adjust(annual, dealerAt(0), '2025-03-20', '2')).statusCode).toBe(201);
    await close('2025-03');
    const { items, totals } = await rowsOf('2025-03', { by: 'campaign' });
    expect(items.map((row) => [row.campaign?.title, ...figuresOf(row)])).toEqual([
      ['Annuale', 85, 20, 7, 2, 0, 0, 114],
      ['Primavera', 0, 20, 0, 0, 0, 0, 20],
    ]);
    expect(totals).toMatchObject({ dealers: 3, closing: '134.00', owed: '134.00', debts: '0.00', released: '0.00' });
    expect(totals).toMatchObject({ unlocked: '114.00', notUnlocked: '20.00', awaitingClosing: '0.00' });
    const { causes } = await changed('GET', `/accruals/2025-03/campaigns/${annual}/dealer/${dealerAt(0)}`);
    expect(causes).toMatchObject({
      row: { corrections: '7.00' },
      from: expect.any(String),
      steps: [
        { cause: 'importApplied', accumulated: '7.00', lateLines: 1, lateTires: 7, import: { id: late } },
        { cause: 'entry', lateLines: 0 },
      ],
      lines: [{ soldOn: '2025-02-15', quantity: 7, importId: late }],
      lineCount: 1,
    });
    expect((await rowsOf('2025-03', { by: 'dealer', corrected: true })).items).toHaveLength(1);
  });

  test('stay as they were frozen whatever comes later; the rows are never rewritten', async () => {
    const before = await rowsOf('2025-03', { by: 'dealer' });
    await takeBack(service.database, late, service.clock.now());
    expect(await rowsOf('2025-03', { by: 'dealer' })).toEqual(before);
    for (const table of [accrualRows, accrualMonths]) {
      await expect(service.database.delete(table)).rejects.toMatchObject({ cause: { code: '42501' } });
    }
    await close('2025-04');
    const { items } = await rowsOf('2025-04', { by: 'dealer', campaignId: annual });
    expect(items.map(figuresOf)).toContainEqual([114, 0, -7, 0, 0, 0, 107]);
    const { causes } = await changed('GET', `/accruals/2025-04/campaigns/${annual}/dealer/${dealerAt(0)}`);
    expect(causes).toMatchObject({ steps: [{ cause: 'importUndone', accumulated: '-7.00' }], lines: [] });
  });

  test('are explained for a deleted dealer too', async () => {
    const setDeletedAt = (at: Date | null) =>
      service.database
        .update(members)
        .set({ deletedAt: at })
        .where(eq(members.id, dealerAt(0)));
    await setDeletedAt(service.clock.now());
    const { causes } = await changed('GET', `/accruals/2025-04/campaigns/${annual}/dealer/${dealerAt(0)}`);
    expect(causes).toMatchObject({ steps: [{ cause: 'importUndone' }] });
    await setDeletedAt(null);
  });
});

describe('a month', () => {
  const codeOf = (response: Awaited<ReturnType<typeof call>>) => {
    const { error } = response.json<{ error: { code: string; reason?: string; message: string; fields?: object } }>();
    return [response.statusCode, error.reason ?? error.fields];
  };

  test.each([
    ['2025-12', 409, 'monthNotOver'],
    ['2025-06', 409, 'monthOutOfTurn'],
    ['2025-04', 409, 'monthClosed'],
    ['2025-01', 409, 'monthClosed'],
    ['2025-13', 422, { month: 'invalid' }],
    ['ieri', 422, { month: 'invalid' }],
  ])('%s is not closed: %i %j, and nothing is changed', async (month, status, reason) => {
    const before = await service.database.$count(accrualRows);
    expect(codeOf(await call('POST', `/accruals/${month}/close`))).toEqual([status, reason]);
    expect(await service.database.$count(accrualRows)).toBe(before);
  });

  test('is closed once by many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => call('POST', '/accruals/2025-05/close')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await service.database.$count(accrualMonths)).toBe(4);
  });

  test('that is closed takes no entry any more: the code says so', async () => {
    expect(codeOf(await adjust(annual, dealerAt(0), '2025-05-31', '-1'))).toEqual([422, 'monthClosed']);
    const redemption = { redeemedOn: '2025-04-30', amount: '1' };
    const route = `/campaigns/${annual}/dealer/${dealerAt(0)}`;
    expect(codeOf(await call('POST', `${route}/redemptions`, redemption))).toEqual([422, 'monthClosed']);
    // before the first month that was closed
    expect(codeOf(await adjust(annual, dealerAt(0), '2025-01-31', '-1'))).toEqual([422, 'monthClosed']);
    const body = { day: '2025-06-01', amount: '-1', reason: 'Accordo' };
    const { entry } = await changed<{ entry: { id: number } }>('POST', `${route}/adjustments`, body);
    service.fixDay('2025-05-31');
    expect(codeOf(await call('POST', `${route}/entries/${entry.id}/reversal`, { reason: 'Errore' }))).toEqual([
      422,
      'monthClosed',
    ]);
    service.fixDay('2025-12-31');
    expect((await call('POST', `${route}/entries/${entry.id}/reversal`, { reason: 'Errore' })).statusCode).toBe(201);
  });

  test('that is closed takes no settlement any more', async () => {
    expect((await call('PUT', '/settlements/settings', taxed)).statusCode).toBe(200);
    const run = { title: 'Maggio', campaigns: [annual], filter: {}, minimum: '0', day: '2025-05-31' };
    expect(codeOf(await call('POST', '/settlements', run))).toEqual([422, 'monthClosed']);
  });

  test('that cannot be looked at is not found', async () => {
    expect((await call('POST', '/accruals/2025-01/table')).statusCode).toBe(404);
    expect((await call('POST', '/accruals/2025-07/table')).statusCode).toBe(404);
    expect((await call('POST', '/accruals/2025-06/table')).statusCode).toBe(200);
  });

  test('is read and closed by the office alone', async () => {
    const causes = `/accruals/2025-04/campaigns/${annual}/dealer/${dealerAt(0)}`;
    for (const as of ['distributor', 'dealer']) {
      const answers = [
        await call('POST', '/accruals/table', {}, as),
        await call('GET', '/accruals/chart', undefined, as),
        await call('POST', '/accruals/2025-04/table', {}, as),
        await call('POST', '/accruals/2025-04/export', { format: 'csv' }, as),
        await call('GET', causes, undefined, as),
        await call('POST', '/accruals/2025-06/close', undefined, as),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403));
    }
    expect((await call('GET', causes)).statusCode).toBe(200);
  });

  test('is listed with its sums, the next one beside, and drawn with the forecast', async () => {
    interface Months {
      readonly items: readonly { readonly month: string; readonly sums: { readonly closing: string } }[];
      readonly open: object;
    }
    const months = await changed<Months>('POST', '/accruals/table');
    expect(months.items.map(({ month, sums }) => [month, sums.closing])).toEqual([
      ['2025-05', '127.00'],
      ['2025-04', '127.00'],
      ['2025-03', '134.00'],
      ['2025-02', '85.00'],
    ]);
    expect(months.open).toMatchObject({ month: '2025-06', isOver: true, isFirst: false });
    const { chart } = await changed('GET', '/accruals/chart');
    expect(chart).toMatchObject({
      points: [
        { month: '2025-02', opening: '25.00' },
        { month: '2025-03' },
        { month: '2025-04' },
        { month: '2025-05', closing: '127.00' },
      ],
      // each month until the campaign ends; all dealers as if they had accepted: 110 and 50 tyres of the annual campaign,
      // 110 of which were accumulated, and the 50 of the second dealer stay locked
      forecast: ['06', '07', '08', '09', '10', '11', '12'].map((month) => ({
        month: `2025-${month}`,
        low: '177.00',
        expected: '177.00',
        high: '177.00',
        unlocked: '107.00',
        notUnlocked: '70.00',
      })),
    });
  });

  test.each(['xlsx', 'csv', 'csvRaw', 'jsonl'])('comes as a file of the format %s', async (format) => {
    const response = await call('POST', '/accruals/2025-04/export', { format, filter: { by: 'dealer' } });
    expect(response.statusCode).toBe(200);
    if (format === 'csv') expect(response.body).toContain('Maturato');
    if (format === 'jsonl') expect(response.body.trim().split('\n')).toHaveLength(6);
  });
});

test('months of a random history add up, and the newest one is what the statements say', async () => {
  let seed = 20_251_125;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const applied: number[] = [];
  for (let month = '2025-06'; month <= '2025-11'; month = monthsAfter(month, 1)) {
    for (let step = 0; step < 6; step += 1) {
      const [campaign, dealer] = [[annual, spring][random(2)] ?? 0, dealerAt(random(3))];
      const late = monthsAfter(month, -random(6));
      const day = `-${String(1 + random(28)).padStart(2, '0')}`;
      switch (random(5)) {
        case 0:
          expect((await adjust(campaign, dealer, `${month}${day}`, `${random(2) * 80 - 40}.25`)).statusCode).toBe(201);
          break;
        case 1: {
          const body = { redeemedOn: `${month}${day}`, amount: `${1 + random(30)}`, confirmRepeated: true };
          const { statusCode } = await call('POST', `/campaigns/${campaign}/dealer/${dealer}/redemptions`, body);
          expect([201, 409]).toContain(statusCode);
          break;
        }
        case 2:
          if (applied.length > 0) {
            const [taken = 0] = applied.splice(random(applied.length), 1);
            await takeBack(service.database, taken, service.clock.now());
          }
          break;
        default: {
          const quantity = random(60) - 10 || 1;
          const id = importNow();
          applied.push(id);
          await sell(service.database, id, [{ dealerId: dealer, quantity, soldOn: `${late}${day}` }]);
        }
      }
    }
    await close(month);
    await expectToAddUp(month);
  }
  service.fixDay('2026-01-01');
  await close('2025-12');
  await expectToAddUp('2025-12');
  await expectStatements('2025-12');
  expect(await findDifferences(service.database)).toEqual([]);
});

test('nothing falls between a closing and the entries and imports that come at the same time', async () => {
  service.fixDay('2026-02-01');
  service.clock.advance(dayMs);
  const [closed, sold, ...entries] = await Promise.all([
    call('POST', '/accruals/2026-01/close'),
    sell(service.database, importNow(), [{ dealerId: dealerAt(1), quantity: 5, soldOn: '2025-12-30' }]),
    ...Array.from({ length: 8 }, (_, index) => adjust(annual, dealerAt(index % 3), '2026-01-31', '1')),
  ]);
  expect([closed.statusCode, sold]).toEqual([200, undefined]);
  const recorded = entries.filter(({ statusCode }) => statusCode === 201).length;
  expect(entries.filter(({ statusCode }) => statusCode === 422)).toHaveLength(entries.length - recorded);
  expect((await rowsOf('2026-01', { by: 'campaign' })).totals.adjustments).toBe(`${recorded}.00`);
  service.fixDay('2026-03-01');
  await close('2026-02');
  await expectToAddUp('2026-02');
  await expectStatements('2026-02');
  service.fixDay('2025-12-31');
});

/** The closing of each dealer is what its statement says. */
async function expectStatements(month: string): Promise<void> {
  for (const row of (await rowsOf(month, { by: 'dealer' })).items) {
    const route = `/campaigns/${row.campaign?.id}/dealer/${row.dealer?.id}/statement`;
    const { statement } = await changed<{ statement: VisibleStatement }>('GET', route);
    const entries = euroSum([statement.adjusted, statement.setOff], [statement.redeemed]);
    expect(row.closing).toBe(euroSum([statement.plafondAccumulated, entries]));
    if (row.isUnlocked === true) expect(row.closing).toBe(statement.balance);
    expect(row.isUnlocked).toBe(statement.unlocked);
  }
}

/** Each row follows from that of the month before, and all ways of adding up come to the same. */
async function expectToAddUp(month: string): Promise<void> {
  const before = new Map(
    (await rowsOf(monthsAfter(month, -1), { by: 'dealer' })).items.map((row) => [
      `${row.campaign?.id}/${row.dealer?.id}`,
      row.closing,
    ]),
  );
  const { items, totals } = await rowsOf(month, { by: 'dealer' });
  for (const row of items) {
    expect(row.opening).toBe(before.get(`${row.campaign?.id}/${row.dealer?.id}`) ?? '0.00');
    const { opening, accrued, corrections, adjustments, paid, released } = row;
    expect(row.closing).toBe(euroSum([opening, accrued, corrections, adjustments], [paid, released]));
  }
  expect(totals.closing).toBe(euroSum(items.map(({ closing }) => closing)));
  for (const by of ['campaign', 'distributor', 'region']) {
    const grouped = await rowsOf(month, { by });
    expect(grouped.totals).toEqual(totals);
    expect(euroSum(grouped.items.map(({ closing }) => closing))).toBe(totals.closing);
  }
}

test('the check of the operator finds a row that is not what was frozen', async () => {
  const { database } = service;
  await database.execute(sql`alter table accrual_rows disable trigger accrual_rows_append_only`);
  await database.execute(sql`
    update accrual_rows set accrued = accrued + 1, closing = closing + 1
    where month = '2025-03' and campaign_id = ${annual} and dealer_id = ${dealerAt(0)}`);
  const fields = (await findDifferences(database)).map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(['accruals 2025-03, hash', 'accruals 2025-04, opening']));
});

test('a correction for a dealer that was taken out of a campaign is explained', async () => {
  const { open } = await changed<{ open: { month: string } }>('POST', '/accruals/table', {});
  service.fixDay(`${open.month}-28`);
  const dealerId = dealerAt(0);
  const cause = causeOf({ actorId: null, now: service.clock.now() }, 'removed');
  await service.database.transaction((transaction) => deleteMemberships(transaction, spring, [dealerId], cause));
  const [row] = (await rowsOf(open.month, { by: 'dealer', campaignId: spring, corrected: true })).items;
  expect(row).toMatchObject({ dealer: { id: dealerId } });
  const { causes } = await changed('GET', `/accruals/${open.month}/campaigns/${spring}/dealer/${dealerId}`);
  expect(causes).toMatchObject({ row: { corrections: row?.corrections } });
  expect((causes as { steps: { cause: string }[] }).steps.at(-1)).toMatchObject({ cause: 'removed' });
});
