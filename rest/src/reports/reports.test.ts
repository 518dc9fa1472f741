import { reportSortColumns, reportTypes } from '@gdd/schema/reports';
import { describe, expect, test } from '@jest/globals';
import {
  everyRow,
  isAquila,
  openReportedSales,
  reportReaders,
  type ReportPage,
  type ReportRow,
} from '../testing/programme/reportedSales.js';
import { completeLine, type TestLine } from '../testing/programme/salesAndCampaigns.js';

const { service, everybody, dealers, gone, campaign, send, whole, isBelow, ownMember, addedUp } =
  await openReportedSales();

const isVisible = ({ dealerId }: TestLine) => dealerId !== gone.id;
const monthOf = (line: TestLine) => completeLine(line).soldOn.slice(5, 7);

test('each kind of report has somebody who reads it', () => {
  expect(new Set(reportReaders.map(([, type]) => type))).toEqual(new Set(reportTypes));
});

describe.each(reportReaders.filter(([, type]) => type !== 'campaigns'))('%s with the report %s', (username, type) => {
  const byDealer = (line: TestLine) =>
    type === 'previous-year' ? `${line.dealerId}` : `${line.dealerId} ${monthOf(line)}`;
  const keyOf = ({ dealerId, month }: ReportRow) =>
    month === undefined ? `${dealerId}` : `${dealerId} ${month.slice(5)}`;

  test('has the rows of the own subtree and no other, each adding up to its lines', async () => {
    const { items } = await whole(type, { year: 2025 }, username);
    const expected = addedUp(ownMember(username).id, 2025, byDealer, isVisible);
    const found = items.filter((row) => row.tires !== 0 || expected.has(keyOf(row)));
    expect(new Map(found.map((row) => [keyOf(row), row.tires]))).toEqual(
      new Map([...expected].map(([key, { tires }]) => [key, tires])),
    );
    expect(new Set(items.map(keyOf)).size).toBe(items.length);
  });

  test('has totals of the own subtree alone, whoever was deleted included', async () => {
    const own = ownMember(username).id;
    const { totals } = await whole(type, { year: 2025 }, username);
    const [now] = [...addedUp(own, 2025, () => '', everyRow).values()];
    expect(totals.tires).toBe(now?.tires ?? 0);
    const months = addedUp(own, 2025, monthOf, everyRow);
    expect(
      new Map(totals.months.map(({ month = '', tires, tiresFleet }) => [month.slice(5), { tires, tiresFleet }])),
    ).toEqual(
      new Map(
        totals.months.map(({ month = '' }) => {
          const { tires = 0, tiresFleet = 0 } = months.get(month.slice(5)) ?? {};
          return [month.slice(5), { tires, tiresFleet }];
        }),
      ),
    );
    const sellers = addedUp(own, 2025, ({ dealerId }) => `${dealerId}`, everyRow);
    expect(totals.dealers).toBe(sellers.size);
  });

  test('is refused a member outside the subtree as one that does not exist', async () => {
    const own = ownMember(username).id;
    const foreign = [...everybody.values()].find(({ id, role }) => role === 'Dealer' && !isBelow(id, own));
    const refusal = async (dealerId: number) => {
      const response = await send(type, { dealerId }, {}, username);
      return [response.statusCode, response.json<{ error: { fields: object } }>().error.fields];
    };
    expect(await refusal(2_000_000_000)).toEqual([422, { 'data.filters.dealerId': 'unknown' }]);
    expect(await refusal(foreign?.id ?? 1_999_999_999)).toEqual([422, { 'data.filters.dealerId': 'unknown' }]);
  });
});

describe.each(reportReaders.filter(([, type]) => type === 'campaigns'))('%s with the report %s', (username, type) => {
  test('has the dealers of the own subtree, and totals with whoever was deleted', async () => {
    const own = ownMember(username).id;
    const { items, total, totals } = await whole(type, { year: 2025 }, username);
    const below = dealers.filter(({ id }) => isBelow(id, own));
    const visible = below.filter(({ id }) => id !== gone.id).map(({ id }) => id);
    expect(items.map(({ dealerId }) => dealerId)).toEqual(visible);
    expect(total).toBe(visible.length);
    expect(totals.dealers).toBe(below.length);
    const bought = addedUp(own, 2025, ({ dealerId }) => `${dealerId}`, isAquila);
    const sum = [...bought.values()].reduce((before, { tires }) => before + Math.max(tires, 0), 0);
    expect(totals['tiresPurchased']).toBe(sum);
  });
});

const campaignReaders = reportReaders.filter(([, type]) => type === 'campaigns').map(([username]) => username);

test.each(campaignReaders)(
  '%s: the report of campaigns by distributor is its rows and totals, added up',
  async (as) => {
    const { items, totals } = await whole('campaigns', { year: 2025 }, as);
    const body = { filters: { year: 2025 } };
    const answer = await service.call('POST', '/api/report/campaigns/distributors', { as, body });
    const { data } = answer.json<{ data: { items: ReportRow[]; totals: ReportRow } }>();
    const { campaigns, euroAtStake, ...sums } = totals as unknown as Record<string, unknown>;
    expect(data.totals).toEqual(sums);
    const cents = (row: ReportRow) => Math.round(Number(row['plafondAccumulated']) * 100);
    const byDistributor = (rows: readonly ReportRow[]) => {
      const added = new Map<string, number>();
      for (const row of rows) {
        const name = (row['distributor'] as { code: string } | null)?.code ?? '';
        added.set(name, (added.get(name) ?? 0) + cents(row));
      }
      return added;
    };
    const found = byDistributor(data.items);
    // the deleted dealer has no row, and counts in sums
    const expected = byDistributor(items);
    for (const [name, sum] of expected) expect(found.get(name) ?? 0).toBeGreaterThanOrEqual(sum);
    expect([...found.values()].reduce((sum, each) => sum + each, 0)).toBe(cents(data.totals));
    expect(data.items.length).toBe(found.size);
  },
);

test('the year before stands beside the year, with the difference in percent', async () => {
  const { totals } = await whole('previous-year', { year: 2025 });
  const root = ownMember('ka.admin').id;
  const [now] = [...addedUp(root, 2025, () => '', everyRow).values()];
  const [before] = [...addedUp(root, 2024, () => '', everyRow).values()];
  const [tires, tiresBefore] = [now?.tires ?? 0, before?.tires ?? 0];
  const tenths = (1000 * Math.abs(tires - tiresBefore)) / tiresBefore;
  expect(totals).toMatchObject({
    tires,
    tiresBefore,
    difference: tires - tiresBefore,
    differencePercentage: ((Math.sign(tires - tiresBefore) * Math.floor(tenths + 0.5)) / 10).toFixed(1),
    amount: now?.amount,
    amountBefore: before?.amount,
  });
});

test('a difference without a year before is none', async () => {
  const { totals } = await whole('previous-year', { year: 2023 });
  expect(totals).toMatchObject({ tiresBefore: 0, differencePercentage: null });
});

test.each([
  ['previous-year', 'ka.admin', ({ dealerId }: TestLine) => `${dealerId}`],
  ['monthly', 'distributor', (line: TestLine) => `${line.dealerId} ${monthOf(line)}`],
] as const)('%s for %s ends at the same day of both years while a year runs', async (type, username, rowOf) => {
  service.fixDay('2025-05-14');
  const { items, totals } = await whole(type, { year: 2025 }, username);
  service.fixDay('2025-12-31');
  const own = ownMember(username).id;
  const sums = (keyOf: (line: TestLine) => string, among: (line: TestLine) => boolean) => {
    const upToDay = (line: TestLine) => among(line) && completeLine(line).soldOn.slice(5) <= '05-14';
    const [now, before] = [2025, 2024].map((year) => addedUp(own, year, keyOf, upToDay));
    return (key: string) => ({ tires: now?.get(key)?.tires ?? 0, tiresBefore: before?.get(key)?.tires ?? 0 });
  };
  const [ofRow, ofMonth] = [sums(rowOf, isVisible), sums(monthOf, everyRow)];
  expect(items.length).toBeGreaterThan(2);
  for (const { dealerId, month, toDay } of items) {
    expect(toDay).toMatchObject(ofRow(month === undefined ? `${dealerId}` : `${dealerId} ${month.slice(5)}`));
  }
  for (const { month = '', toDay } of totals.months) expect(toDay).toMatchObject(ofMonth(month.slice(5)));
  const { tires, tiresBefore } = sums(() => '', everyRow)('');
  const percent = ((100 * (tires - tiresBefore)) / tiresBefore).toFixed(1);
  expect(totals['toDay']).toMatchObject({ tires, tiresBefore, difference: tires - tiresBefore, percent });
  // lines after the day are in the whole
  expect(totals.tires).toBe(addedUp(own, 2025, () => '', everyRow).get('')?.tires);
  expect(totals.tires).not.toBe(tires);
});

test('a half-year has its six months', async () => {
  const { items, totals } = await whole('monthly-fleet', { period: '2025_2' });
  expect(totals.months.map(({ month }) => month)).toEqual(['07', '08', '09', '10', '11', '12'].map((m) => `2025-${m}`));
  expect(items.every(({ month = '' }) => month >= '2025-07')).toBe(true);
});

describe('every column sorts, and a page is cut out of the whole', () => {
  const columns = reportTypes.flatMap((type) => reportSortColumns[type].map((column) => [type, column] as const));

  /** The sort key of a row, in the order of the database's texts. */
  const sortKeyOf = (row: ReportRow, column: string) => {
    const toDay = /^toDay(.)(.*)$/.exec(column);
    const value = toDay
      ? (row['toDay'] as Record<string, unknown>)[`${toDay[1]?.toLowerCase()}${toDay[2]}`]
      : row[column === 'id' ? 'dealerId' : column];
    const visible =
      column === 'distributor' || column === 'agent' ? (value as { businessName: string } | null)?.businessName : value;
    const isText = [
      'code',
      'businessName',
      'campaignTitle',
      'month',
      'endsOn',
      'region',
      'distributor',
      'agent',
    ].includes(column);
    return isText
      ? (typeof visible === 'string' ? visible : '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      : Number(visible);
  };

  test.each(columns)('%s by %s', async (type, column) => {
    const as = type === 'monthly' ? 'distributor' : 'ka.admin';
    const rows = await whole(type, {}, as, { sorting: { column, direction: 'desc' } });
    const values = rows.items.map((row) => sortKeyOf(row, column));
    const falling = values.every((value, index) => index === 0 || (values[index - 1] ?? value) >= value);
    // rows without a year before have no percentage, and come last
    expect(falling || column === 'differencePercentage' || column === 'toDayPercent').toBe(true);
    const page = await send(
      type,
      {},
      { sorting: { column, direction: 'desc' }, paginator: { page: 2, pageSize: 3 } },
      as,
    );
    expect(page.json<{ data: ReportPage }>().data.items).toEqual(rows.items.slice(3, 6));
  });
});

test('a column of another report, a campaign where none is, a half of another year are wrong', async () => {
  const fields = async (...request: Parameters<typeof send>) => {
    const response = await send(...request);
    expect(response.statusCode).toBe(422);
    return response.json<{ error: { fields: object } }>().error.fields;
  };
  expect(await fields('monthly-fleet', {}, { sorting: { column: 'plafondExpendable' } })).toEqual({
    'params.sorting.column': 'invalid',
  });
  expect(await fields('monthly-fleet', { campaignId: campaign.id })).toEqual({ 'data.filters.campaignId': 'invalid' });
  expect(await fields('campaigns', { year: 2024, period: '2025_1' })).toEqual({ 'data.filters.period': 'invalid' });
  expect(await fields('campaigns', { region: ['Lazio', 'Padania'] })).toEqual({
    'data.filters.region.1': 'invalid',
  });
});

test('who may read one report is refused another before its input is looked at', async () => {
  const response = await send('monthly', { year: 'this one' }, {}, 'consultant');
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ error: { permissions: ['accessMonthlyReport'] } });
});

test('a campaign of another year is found without saying the year', async () => {
  const { items } = await whole('campaigns', { year: 2025 });
  service.fixDay('2026-03-01');
  const chosen = await whole('campaigns', { campaignId: campaign.id });
  service.fixDay('2025-12-31');
  expect(chosen.total).toBe(items.length);
  expect(chosen.totals.dealers).toBeGreaterThan(0);
});
