/** What closed campaigns release, the opening of the first month, and months of random histories (docs/domain/accruals.md). */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asc, isNull, sql } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { accrualMonths } from '../../ground/database/tables/programme/accruals.js';
import { lastDayOf, monthsAfter } from '../../ground/domain/periods.js';
import { euroSum } from '../../ground/domain/incentive/underWay.js';
import { addMembers, setAccepted } from '../../programme/memberships/membership/memberships.js';
import { hashOfMonth } from '../../figures/sums/accrualHash.js';
import { findDifferences } from '../../figures/sums/differences.js';
import { letWorsen } from '../../testing/programme/worsenings.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import type { VisibleStatement } from '../../testing/programme/statementArithmetic.js';
import { appliedAt, newCampaign, sell, takeBack } from '../../testing/programme/salesAndCampaigns.js';
import { hasOneHistory, randomHistories } from '../../testing/properties/randomRuns.js';
import type { AccrualRowsPage, AccrualRowView } from './schemas.js';

const minuteMs = 60_000;

let service: TestApp;
let dealers: readonly number[];
/** Ended in February and closed in March, before the first month; under way; ends in May. */
let winter: number;
let annual: number;
let spring: number;

beforeAll(async () => {
  service = await openTestApp();
  await letWorsen(service.database);
  const found = await service.database
    .select({ id: members.id })
    .from(members)
    .where(sql`${members.role} = 'Dealer' and ${isNull(members.deletedAt)}`)
    .orderBy(asc(members.id))
    .limit(3);
  dealers = found.map(({ id }) => id);
  winter = await campaignOf({ title: 'Inverno', startsOn: '2025-01-01', endsOn: '2025-02-28' });
  annual = await campaignOf({ title: 'Annuale' });
  spring = await campaignOf({ title: 'Primavera', startsOn: '2025-03-01', endsOn: '2025-05-31' });
});
afterAll(() => service.close());

/** A campaign of 1 EUR a tyre, unlocked at the goal of 100, that all dealers but the last one accepted. */
async function campaignOf(changes: Parameters<typeof newCampaign>[1]): Promise<number> {
  const rules = { incentiveDetail: { basis: 'marginal' as const, tiers: [{ from: 0, rate: '1' }], unlockAt: 100 } };
  const campaign = await newCampaign(service.database, { ...rules, ...changes });
  const act = { actorId: null, now: service.clock.now() };
  await service.database.transaction(async (transaction) => {
    const goals = dealers.map((dealerId) => ({ dealerId, goalThreshold: 100 }));
    await addMembers(transaction, act, campaign, goals);
    await setAccepted(transaction, act, campaign, dealers.slice(0, -1));
  });
  return campaign.id;
}

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  service.call(method, `/api${path}`, { as: 'ka.admin', ...(body === undefined ? {} : { body }) });

async function done<T = Record<string, unknown>>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const response = await call(method, path, body);
  expect([response.statusCode < 300, response.body]).toEqual([true, response.body]);
  return response.json<{ data: T }>().data;
}

const rowsOf = (month: string, filter: object = { by: 'dealer' }) =>
  done<AccrualRowsPage>('POST', `/accruals/${month}/table`, { filter, paginator: { pageSize: 100 } });

const closeMonth = (month: string) => done('POST', `/accruals/${month}/close`);

const movementOf = (row: AccrualRowView) =>
  [row.opening, row.accrued, row.corrections, row.adjustments, row.paid, row.released, row.closing].map(Number);

/** The movements of the first dealer. */
async function movement(month: string, campaign: number): Promise<readonly unknown[]> {
  const row = (await rowsOf(month)).items.find(
    (each) => each.campaign?.id === campaign && each.dealer?.id === dealerAt(0),
  );
  return row === undefined ? [] : [row.prizeState, ...movementOf(row)];
}

const dealerAt = (index: number) => dealers[index] ?? 0;

/** The number of an import that is applied now; a minute passes. */
function importNow(): number {
  service.clock.advance(minuteMs);
  return Math.floor((service.clock.now().getTime() - appliedAt(0).getTime()) / minuteMs);
}

async function sellTo(index: number, soldOn: string, quantity: number): Promise<number> {
  const id = importNow();
  await sell(service.database, id, [{ dealerId: dealerAt(index), quantity, soldOn }]);
  return id;
}

const adjust = (campaign: number, dealer: number, day: string, amount: string) =>
  call('POST', `/campaigns/${campaign}/dealer/${dealer}/adjustments`, { day, amount, reason: 'Accordo' });

test('a month before the first campaign is not closed, and nothing is changed', async () => {
  service.fixDay('2025-04-02');
  for (const month of ['1990-01', '2024-12']) {
    const response = await call('POST', `/accruals/${month}/close`);
    expect([response.statusCode, response.json<{ error: object }>().error]).toMatchObject([
      422,
      { code: 'BAD_USER_INPUT', reason: 'monthBeforeFirst', message: expect.stringContaining('campagna') },
    ]);
  }
  expect(await service.database.$count(accrualMonths)).toBe(0);
});

test('the first month opens with what was owed before it, without what closed campaigns had locked', async () => {
  await sellTo(0, '2025-01-10', 40);
  await sellTo(1, '2025-01-10', 120);
  expect((await adjust(winter, dealerAt(0), '2025-02-01', '7')).statusCode).toBe(201);
  service.fixDay('2025-02-28');
  await done('DELETE', `/campaigns/${winter}/close`);
  service.fixDay('2025-04-02');
  await sellTo(0, '2025-03-10', 30);
  await closeMonth('2025-03');
  // the 40 EUR of winter are locked for good, the adjustment stays
  expect(await movement('2025-03', winter)).toEqual(['released', 7, 0, 0, 0, 0, 0, 7]);
  expect(await movement('2025-03', annual)).toEqual(['locked', 40, 30, 0, 0, 0, 0, 70]);
  const { totals } = await rowsOf('2025-03');
  // both winter prizes are final; of spring and the year only the second dealer's 120 EUR are unlocked
  expect(totals).toMatchObject({ unlocked: '247.00', notUnlocked: '100.00', awaitingClosing: '0.00' });
});

test('what is locked in a campaign that ended waits for its closing, and is released in the month of it', async () => {
  service.fixDay('2025-06-02');
  await closeMonth('2025-04');
  await closeMonth('2025-05');
  expect(await movement('2025-05', spring)).toEqual(['awaitingClosing', 30, 0, 0, 0, 0, 0, 30]);
  expect((await rowsOf('2025-05')).totals).toMatchObject({ awaitingClosing: '30.00', notUnlocked: '70.00' });
  service.fixDay('2025-06-20');
  await done('DELETE', `/campaigns/${spring}/close`);
  const { chart } = await done<{ chart: { points: object[]; forecast: { month: string; expected: string }[] } }>(
    'GET',
    '/accruals/chart',
  );
  // what is released lowers the forecast of the month in which it is; the year's 70 and 120 tyres go on to its end, by days
  expect(chart.forecast.find(({ month }) => month === '2025-06')).toMatchObject({ expected: '328.00' });
  expect(chart.forecast.map(({ month }) => month)).toEqual(
    ['06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}`),
  );
  service.fixDay('2025-07-02');
  await closeMonth('2025-06');
  expect(await movement('2025-06', spring)).toEqual(['released', 30, 0, 0, 0, 0, 30, 0]);
  expect((await rowsOf('2025-06')).totals).toMatchObject({ released: '30.00', closing: '317.00' });
  service.fixDay('2025-08-02');
  await closeMonth('2025-07');
  expect(await movement('2025-07', spring)).toEqual(['released', 0, 0, 0, 0, 0, 0, 0]);
});

test('a closing in a month that is frozen releases in the first open one, and early closing freezes what is owed', async () => {
  const summer = await campaignOf({ title: 'Estate', startsOn: '2025-07-01', endsOn: '2025-10-31' });
  await sellTo(0, '2025-08-05', 10);
  await sellTo(0, '2025-09-05', 5);
  service.fixDay('2025-09-02');
  await closeMonth('2025-08');
  expect(await movement('2025-08', summer)).toEqual(['locked', 0, 10, 0, 0, 0, 0, 10]);
  // the clock of whoever closes it stands in August, which is closed already
  service.fixDay('2025-08-31');
  await done('DELETE', `/campaigns/${summer}/close`);
  service.fixDay('2025-10-02');
  await closeMonth('2025-09');
  // the snapshot of August holds all 15 tyres
  expect(await movement('2025-09', summer)).toEqual(['released', 10, 0, 5, 0, 0, 15, 0]);
  expect(await movement('2025-08', summer)).toEqual(['locked', 0, 10, 0, 0, 0, 0, 10]);
});

test('months of before what is released was kept stay as they are, with their hash, and the next one releases', async () => {
  const { database } = service;
  await sellTo(0, '2025-09-20', 8);
  const autumn = await campaignOf({ title: 'Settembre', startsOn: '2025-09-01', endsOn: '2025-09-30' });
  service.fixDay('2025-10-31');
  await database.execute(sql`alter table accrual_rows disable trigger accrual_rows_append_only`);
  await database.execute(sql`alter table accrual_months disable trigger accrual_months_append_only`);
  service.fixDay('2025-11-02');
  await closeMonth('2025-10');
  // as an earlier version of the service left them
  await database.execute(
    sql`update accrual_rows set prize_state = null where month = '2025-10' and campaign_id = ${autumn}`,
  );
  await database.execute(sql`
    update accrual_months set hash_version = 1, hash = ${hashOfMonth(sql`'2025-10'::text`, sql`1`)} where month = '2025-10'`);
  await database.execute(sql`alter table accrual_rows enable trigger accrual_rows_append_only`);
  await database.execute(sql`alter table accrual_months enable trigger accrual_months_append_only`);
  expect(await findDifferences(database)).toEqual([]);
  service.fixDay('2025-10-15');
  await done('DELETE', `/campaigns/${autumn}/close`);
  service.fixDay('2025-12-02');
  const frozen = await rowsOf('2025-10');
  await closeMonth('2025-11');
  expect((await movement('2025-11', autumn)).slice(-2)).toEqual([13, 0]);
  expect(await rowsOf('2025-10')).toEqual(frozen);
  expect(await findDifferences(database)).toEqual([]);
});

test('whatever happens, each row follows from the one before it, and its closing is what the statement says', async () => {
  const { seed, numRuns } = randomHistories(20_251_127, 12, 60);
  const random = numbersFrom(seed);
  const met = { released: 0, awaitingClosing: 0, debts: 0, reversed: 0, undone: 0 };
  const open: number[] = [annual];
  /** They take entries still. */
  const over: number[] = [winter, spring];
  const applied: number[] = [];
  const entries: { readonly path: string; readonly id: number }[] = [];
  let month = '2025-12';
  for (let round = 0; round < Math.max(numRuns, 6); round += 1, month = monthsAfter(month, 1)) {
    if (round % 2 === 0 && round < 24) {
      const ends = lastDayOf(monthsAfter(month, random(3)));
      open.push(await campaignOf({ title: `Da ${month}`, startsOn: `${month}-01`, endsOn: ends, year: 2026 }));
    }
    const dayIn = (of: string) => `${of}-${String(1 + random(28)).padStart(2, '0')}`;
    for (let step = 0; step < 14; step += 1) {
      const campaign = [...open, ...over][random(open.length + over.length)] ?? 0;
      const dealer = dealerAt(random(3));
      const path = `/campaigns/${campaign}/dealer/${dealer}`;
      service.fixDay(dayIn(month));
      switch (random(8)) {
        case 0: {
          const response = await adjust(campaign, dealer, dayIn(month), `${random(2) * 160 - 80}.25`);
          if (response.statusCode === 201) entries.push({ path, id: idOf(response) });
          break;
        }
        case 1: {
          const body = { redeemedOn: dayIn(month), amount: `${1 + random(90)}`, confirmRepeated: true };
          const response = await call('POST', `${path}/redemptions`, body);
          expect([201, 409, 422]).toContain(response.statusCode);
          break;
        }
        case 2: {
          const [entry] = entries.splice(random(entries.length), 1);
          if (entry === undefined) break;
          const response = await call('POST', `${entry.path}/entries/${entry.id}/reversal`, { reason: 'Errore' });
          met.reversed += response.statusCode === 201 ? 1 : 0;
          break;
        }
        case 3: {
          const [taken] = applied.splice(random(applied.length), 1);
          if (taken === undefined) break;
          await takeBack(service.database, taken, service.clock.now());
          met.undone += 1;
          break;
        }
        case 4:
          if (open.length > 1 && random(3) === 0) {
            const [closed = 0] = open.splice(1 + random(open.length - 1), 1);
            over.push(closed);
            await done('DELETE', `/campaigns/${closed}/close`);
          }
          break;
        default:
          applied.push(
            await sellTo(dealers.indexOf(dealer), dayIn(monthsAfter(month, -random(4))), random(90) - 15 || 1),
          );
      }
    }
    service.fixDay(`${monthsAfter(month, 1)}-02`);
    await closeMonth(month);
    const { items, totals } = await expectToAddUp(month);
    met.released += Number(totals.released) === 0 ? 0 : 1;
    met.debts += Number(totals.debts) === 0 ? 0 : 1;
    met.awaitingClosing += items.some(({ prizeState }) => prizeState === 'awaitingClosing') ? 1 : 0;
  }
  // campaigns end with this month: without lines that come later, statements say the same
  await expectStatements(monthsAfter(month, -1));
  expect(await findDifferences(service.database)).toEqual([]);
  if (!hasOneHistory) expect(Object.entries(met).filter(([, times]) => times === 0)).toEqual([]);
}, 300_000);

const idOf = (response: Awaited<ReturnType<typeof call>>) =>
  response.json<{ data: { entry: { id: number } } }>().data.entry.id;

/** Random numbers below a bound, the same ones for a seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const keyOf = ({ campaign, dealer }: AccrualRowView) => `${campaign?.id}/${dealer?.id}`;

/** Each row follows from that of the month before; all sums, parts and ways of adding up come to the same. */
async function expectToAddUp(month: string): Promise<AccrualRowsPage> {
  const before = new Map((await rowsOf(monthsAfter(month, -1))).items.map((row) => [keyOf(row), row.closing]));
  const found = await rowsOf(month);
  const { items, totals } = found;
  for (const { opening, accrued, corrections, adjustments, paid, released, closing, ...row } of items) {
    expect(opening).toBe(before.get(`${row.campaign?.id}/${row.dealer?.id}`) ?? '0.00');
    expect(closing).toBe(euroSum([opening, accrued, corrections, adjustments], [paid, released]));
    expect(closing).toBe(euroSum([row.owed], [row.debts]));
  }
  const sums = [
    'opening',
    'accrued',
    'corrections',
    'adjustments',
    'paid',
    'released',
    'closing',
    'owed',
    'debts',
  ] as const;
  for (const sum of sums) expect([sum, totals[sum]]).toEqual([sum, euroSum(items.map((row) => row[sum]))]);
  expect(totals.opening).toBe(euroSum([...before.values()]));
  expect(totals.closing).toBe(euroSum([totals.unlocked, totals.notUnlocked, totals.awaitingClosing]));
  for (const by of ['campaign', 'distributor', 'region']) expect((await rowsOf(month, { by })).totals).toEqual(totals);
  return found;
}

/** The closing of each row is what its statement says: of a closed campaign, what is locked is gone. */
async function expectStatements(month: string): Promise<void> {
  for (const row of (await rowsOf(month)).items) {
    const route = `/campaigns/${row.campaign?.id}/dealer/${row.dealer?.id}/statement`;
    const { statement } = await done<{ statement: VisibleStatement & { campaign: { state: string; endsOn: string } } }>(
      'GET',
      route,
    );
    if (statement.campaign.endsOn > lastDayOf(month) && statement.campaign.state !== 'closed') continue;
    const entries = euroSum([statement.adjusted, statement.setOff], [statement.redeemed]);
    const isReleased = !statement.unlocked && statement.campaign.state === 'closed';
    expect([row.prizeState === 'released', row.closing]).toEqual([
      isReleased,
      euroSum([isReleased ? '0.00' : statement.plafondAccumulated, entries]),
    ]);
  }
}
