import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { sell, takeBack, type TestLine } from '../../testing/programme/salesAndCampaigns.js';

let service: TestApp;
let dealerId: number;
let otherId: number;
let imports = 0;

beforeAll(async () => {
  service = await openTestApp();
  dealerId = (await service.memberWithCode('DE00001')).id;
  otherId = (await service.memberWithCode('AG0001')).id;
});
afterAll(() => service.close());

/** The imports of the test at hand: the next begins without sales. */
const there: number[] = [];
afterEach(async () => {
  for (const imported of there.splice(0)) await takeBack(service.database, imported);
});

async function sold(lines: readonly TestLine[]): Promise<void> {
  imports += 1;
  await sell(service.database, imports, lines);
  there.push(imports);
}

interface Month {
  readonly month: string;
  readonly tires: number;
  readonly tiresBefore: number;
  readonly amount: string;
  readonly amountBefore: string;
  readonly toDay?: object;
}

async function requestMonths(year: number | string, as = 'ka.admin', id = dealerId) {
  const response = await service.call('GET', `/api/salesData/prevYear/${id}/${year}`, { as });
  return { status: response.statusCode, data: response.json<{ data: { months: Month[] } }>().data };
}

test('each month of the year stands beside the same month of the year before', async () => {
  await sold([
    { dealerId, soldOn: '2024-01-01', quantity: 8 },
    { dealerId, soldOn: '2024-12-31', quantity: 4 },
    { dealerId, soldOn: '2025-01-31', quantity: 3 },
    { dealerId, soldOn: '2025-01-15', quantity: -5 },
    { dealerId, soldOn: '2023-12-31', quantity: 100 },
    { dealerId, soldOn: '2026-01-01', quantity: 100 },
  ]);
  service.fixDay('2025-01-20');
  const nothing = { tires: 0, tiresBefore: 0, amount: '0.00', amountBefore: '0.00' };
  const nothingToDay = { ...nothing, difference: 0, percent: null };
  const { data } = await requestMonths(2025, 'consultant');
  expect(data).toEqual({
    dealerId,
    year: 2025,
    months: [
      {
        ...{ month: '2025-01', tires: -2, tiresBefore: 8, amount: '-200.00', amountBefore: '800.00' },
        // what is sold on the 31st is to come
        toDay: {
          ...{ tires: -5, tiresBefore: 8, amount: '-500.00', amountBefore: '800.00' },
          ...{ difference: -13, percent: '-162.5' },
        },
      },
      ...Array.from({ length: 10 }, (_, index) => ({
        month: `2025-${String(index + 2).padStart(2, '0')}`,
        ...nothing,
        toDay: nothingToDay,
      })),
      { month: '2025-12', tires: 0, tiresBefore: 4, amount: '0.00', amountBefore: '400.00', toDay: nothingToDay },
    ],
  });
});

test.each(['1999', '2101', '202', 'ora'])('%s is no year', async (year) => {
  expect((await requestMonths(year)).status).toBe(422);
});

test('the first and the last year are answered', async () => {
  for (const year of [2000, 2100]) {
    const { data } = await requestMonths(year);
    expect(data.months.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`),
    );
  }
});

test('a member that is no dealer is answered like one that is missing', async () => {
  expect((await requestMonths(2025, 'ka.admin', otherId)).status).toBe(404);
});

/** The same from the sale lines, added up by themselves: of whole months, or of those up to a day. */
async function fromLines(year: number, monthAndDay = '12-31'): Promise<readonly Month[]> {
  const { rows } = (await service.database.execute(sql`
    select ${String(year)} || to_char(make_date(2000, month, 1), '-MM') as month,
      coalesce(sum(quantity) filter (where extract(year from sold_on) = ${year}), 0)::text as tires,
      coalesce(sum(quantity) filter (where extract(year from sold_on) = ${year - 1}), 0)::text as "tiresBefore",
      coalesce(sum(amount) filter (where extract(year from sold_on) = ${year}), 0)::numeric(18, 2)::text as amount,
      coalesce(sum(amount) filter (where extract(year from sold_on) = ${year - 1}), 0)::numeric(18, 2)::text
        as "amountBefore"
    from generate_series(1, 12) as months(month)
    left join sales on extract(month from sold_on) = month and dealer_id = ${dealerId}
      and to_char(sold_on, 'MM-DD') <= ${monthAndDay}
    group by month order by month`)) as { rows: readonly Month[] };
  return rows.map((row) => ({ ...row, tires: Number(row.tires), tiresBefore: Number(row.tiresBefore) }));
}

const line = fc.record({
  soldOn: fc.date({ min: new Date('2022-12-30'), max: new Date('2026-01-02'), noInvalidDate: true }),
  quantity: fc.integer({ min: -40, max: 60 }).filter((quantity) => quantity !== 0),
});

const dayOf2025 = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('whatever was sold, the months are those that the lines add up to', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 40 }), dayOf2025, async (lines, day) => {
      service.fixDay(day);
      await sold(
        lines.map(({ soldOn, quantity }) => ({ dealerId, soldOn: soldOn.toISOString().slice(0, 10), quantity })),
      );
      for (const year of [2024, 2025]) {
        const { months } = (await requestMonths(year)).data;
        expect(months.map(({ toDay: _, ...whole }) => whole)).toEqual(await fromLines(year));
        const cut = year === 2025 ? await fromLines(year, day.slice(5)) : await fromLines(year);
        expect(months.map(({ month, toDay }) => ({ month, ...toDay }))).toMatchObject(cut);
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);
