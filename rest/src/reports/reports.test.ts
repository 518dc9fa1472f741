import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { permissionsOf } from '@gdd/schema/permissions';
import { reportAccess, reportSortColumns, reportTypes, type ReportType } from '@gdd/schema/reports';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { addMembers, setAccepted } from '../memberships/memberships.js';
import { lockSums } from '../sums/sums.js';
import type { CampaignRules } from '../sums/rules.js';
import { demonstrationUsers } from '../demonstration/users.js';
import { members } from '../database/schema.js';
import { completeLine, newCampaign, sell, type TestLine } from '../testing/salesAndCampaigns.js';
import { fileTicket } from '../testing/files.js';
import { openSheet } from '../testing/openedSheet.js';
import { openTestApp, type TestApp } from '../testing/testApp.js';

type Member = typeof members.$inferSelect;

interface Row {
  readonly dealerId: number;
  readonly month?: string;
  readonly campaignId?: number;
  readonly tires: number;
  readonly tiresBefore: number;
  readonly tiresFleet: number;
  readonly amount: string;
  readonly [field: string]: unknown;
}

interface Page {
  readonly items: readonly Row[];
  readonly total: number;
  readonly totals: Row & { readonly dealers: number; readonly months: readonly Row[] };
}

let service: TestApp;
let everybody: ReadonlyMap<number, Member>;
let dealers: readonly Member[];
let gone: Member;
let campaign: CampaignRules;
let lines: readonly TestLine[];

/** Lines without order or pattern, the same each time: of two years, retail and fleet, returns among them. */
const arbitraryLine = (ids: readonly number[]): fc.Arbitrary<TestLine> =>
  fc.record({
    dealerId: fc.constantFrom(...ids),
    quantity: fc.integer({ min: -3, max: 20 }).filter((quantity) => quantity !== 0),
    soldOn: fc
      .tuple(fc.constantFrom(2023, 2024, 2025), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
      .map(([year, month, day]) => [year, `${month}`.padStart(2, '0'), `${day}`.padStart(2, '0')].join('-')),
    channel: fc.constantFrom('retail' as const, 'fleet' as const),
    brand: fc.constantFrom('Aquila', 'Lupo', 'Volpe'),
    season: fc.constantFrom('summer' as const, 'winter' as const),
    rim: fc.integer({ min: 14, max: 19 }),
  });

beforeAll(async () => {
  service = await openTestApp();
  const { database } = service;
  everybody = new Map((await database.select().from(members)).map((member) => [member.id, member]));
  dealers = [...everybody.values()].filter(({ role }) => role === 'Dealer');
  const [last] = dealers.slice(-1);
  if (last === undefined) throw new Error('There are no dealers.');
  gone = last;
  const ids = dealers.map(({ id }) => id);
  lines = fc.sample(arbitraryLine(ids), { numRuns: 400, seed: 7 });
  // whoever leaves has sold
  lines = [...lines, { dealerId: gone.id, quantity: 11, soldOn: '2025-05-05' }];
  campaign = await newCampaign(database, { title: 'Aquila', eligibility: { brand: ['Aquila'] } });
  const act = { actorId: null, now: service.clock.now() };
  await database.transaction(async (transaction) => {
    await lockSums(transaction, 'lines');
    await addMembers(
      transaction,
      act,
      campaign,
      ids.map((dealerId) => ({ dealerId, goalThreshold: 40 })),
    );
    await setAccepted(
      transaction,
      act,
      campaign,
      ids.filter((_id, index) => index % 2 === 0),
    );
  });
  await sell(database, 1, lines);
  await database.update(members).set({ deletedAt: service.clock.now() }).where(eq(members.id, gone.id));
});
afterAll(() => service.close());

const ask = (type: ReportType, filters: object, params: object = {}, as = 'ka.admin') =>
  service.call('POST', '/api/report', { as, body: { data: { type, filters }, params } });

async function whole(type: ReportType, filters: object = {}, as = 'ka.admin', params: object = {}): Promise<Page> {
  const items: Row[] = [];
  for (let page = 1; ; page++) {
    const answer = await ask(type, filters, { paginator: { page, pageSize: 100 }, ...params }, as);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json<{ data: Page }>();
    items.push(...data.items);
    if (items.length >= data.total || data.items.length === 0) return { ...data, items };
  }
}

/** Whether a member stands at or below another, by walking up from it. */
function isBelow(id: number | null, top: number): boolean {
  if (id === null) return false;
  return id === top || isBelow(everybody.get(id)?.parentId ?? null, top);
}

const ownMember = (username: string) => {
  const code = demonstrationUsers.find((user) => user.username === username)?.memberCode;
  const own = [...everybody.values()].find((member) => member.code === code);
  if (own === undefined) throw new Error(`${username} has no member.`);
  return own;
};

/** Lines of the dealers below a member in a year, added up by a key, by nothing but arithmetic. */
function addedUp(top: number, year: number, keyOf: (line: TestLine) => string, among: (line: TestLine) => boolean) {
  const sums = new Map<string, { tires: number; tiresFleet: number; amount: string }>();
  for (const line of lines) {
    const { soldOn, channel } = completeLine(line);
    if (!soldOn.startsWith(`${year}-`) || !isBelow(line.dealerId, top) || !among(line)) continue;
    const { tires, tiresFleet } = sums.get(keyOf(line)) ?? { tires: 0, tiresFleet: 0 };
    const now = tires + line.quantity;
    sums.set(keyOf(line), {
      tires: now,
      tiresFleet: tiresFleet + (channel === 'fleet' ? line.quantity : 0),
      amount: (100 * now).toFixed(2),
    });
  }
  return sums;
}

const everyRow = () => true;
const isShown = ({ dealerId }: TestLine) => dealerId !== gone.id;
const isAquila = (line: TestLine) => completeLine(line).brand === 'Aquila';
const monthOf = (line: TestLine) => completeLine(line).soldOn.slice(5, 7);

const readers = demonstrationUsers.flatMap(({ username, role }) =>
  reportTypes
    .filter((type) => reportAccess[type].some((permission) => permissionsOf([role]).includes(permission)))
    .map((type) => [username, type] as const),
);

test('each kind of report has somebody who reads it', () => {
  expect(new Set(readers.map(([, type]) => type))).toEqual(new Set(reportTypes));
});

describe.each(readers.filter(([, type]) => type !== 'campaigns'))('%s with the report %s', (username, type) => {
  const byDealer = (line: TestLine) =>
    type === 'previous-year' ? `${line.dealerId}` : `${line.dealerId} ${monthOf(line)}`;
  const keyOf = ({ dealerId, month }: Row) => (month === undefined ? `${dealerId}` : `${dealerId} ${month.slice(5)}`);

  test('has the rows of the own subtree and no other, each adding up to its lines', async () => {
    const { items } = await whole(type, { year: 2025 }, username);
    const expected = addedUp(ownMember(username).id, 2025, byDealer, isShown);
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
      const answer = await ask(type, { dealerId }, {}, username);
      return [answer.statusCode, answer.json<{ error: { fields: object } }>().error.fields];
    };
    expect(await refusal(2_000_000_000)).toEqual([422, { 'data.filters.dealerId': 'unknown' }]);
    expect(await refusal(foreign?.id ?? 1_999_999_999)).toEqual([422, { 'data.filters.dealerId': 'unknown' }]);
  });
});

describe.each(readers.filter(([, type]) => type === 'campaigns'))('%s with the report %s', (username, type) => {
  test('has the dealers of the own subtree, and totals with whoever was deleted', async () => {
    const own = ownMember(username).id;
    const { items, total, totals } = await whole(type, { year: 2025 }, username);
    const below = dealers.filter(({ id }) => isBelow(id, own));
    const shown = below.filter(({ id }) => id !== gone.id).map(({ id }) => id);
    expect(items.map(({ dealerId }) => dealerId)).toEqual(shown);
    expect(total).toBe(shown.length);
    expect(totals.dealers).toBe(below.length);
    const bought = addedUp(own, 2025, ({ dealerId }) => `${dealerId}`, isAquila);
    const sum = [...bought.values()].reduce((before, { tires }) => before + Math.max(tires, 0), 0);
    expect(totals['tiresPurchased']).toBe(sum);
  });
});

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

test('a half-year has its six months', async () => {
  const { items, totals } = await whole('monthly-fleet', { period: '2025_2' });
  expect(totals.months.map(({ month }) => month)).toEqual(['07', '08', '09', '10', '11', '12'].map((m) => `2025-${m}`));
  expect(items.every(({ month = '' }) => month >= '2025-07')).toBe(true);
});

describe('every column sorts, and a page is cut out of the whole', () => {
  const columns = reportTypes.flatMap((type) => reportSortColumns[type].map((column) => [type, column] as const));

  /** What a row is sorted by, in the order of the database's texts. */
  const sortKeyOf = (row: Row, column: string) => {
    const value = row[column === 'id' ? 'dealerId' : column];
    const shown =
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
    return isText ? (typeof shown === 'string' ? shown : '').toLowerCase() : Number(shown);
  };

  test.each(columns)('%s by %s', async (type, column) => {
    const as = type === 'monthly' ? 'distributor' : 'ka.admin';
    const rows = await whole(type, {}, as, { sorting: { column, direction: 'desc' } });
    const values = rows.items.map((row) => sortKeyOf(row, column));
    const falling = values.every((value, index) => index === 0 || (values[index - 1] ?? value) >= value);
    expect(falling || column === 'differencePercentage').toBe(true);
    const page = await ask(
      type,
      {},
      { sorting: { column, direction: 'desc' }, paginator: { page: 2, pageSize: 3 } },
      as,
    );
    expect(page.json<{ data: Page }>().data.items).toEqual(rows.items.slice(3, 6));
  });
});

test('a column of another report, a campaign where none is, a half of another year are wrong', async () => {
  const fields = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked);
    expect(answer.statusCode).toBe(422);
    return answer.json<{ error: { fields: object } }>().error.fields;
  };
  expect(await fields('monthly-fleet', {}, { sorting: { column: 'plafondExpendable' } })).toEqual({
    'params.sorting.column': 'invalid',
  });
  expect(await fields('monthly-fleet', { campaignId: campaign.id })).toEqual({ 'data.filters.campaignId': 'invalid' });
  expect(await fields('campaigns', { year: 2024, period: '2025_1' })).toEqual({ 'data.filters.period': 'invalid' });
});

test('who may read one report is refused another before its input is looked at', async () => {
  const answer = await ask('monthly', { year: 'this one' }, {}, 'consultant');
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ error: { permissions: ['accessMonthlyReport'] } });
});

describe('analytics', () => {
  interface Group {
    readonly keys: readonly { readonly value: string | null }[];
    readonly values: { readonly tires: number; readonly amount: string; readonly goalAttainment?: string | null };
    readonly before: { readonly tires: number } | null;
  }
  const search = async (data: object, params: object = { paginator: { pageSize: 100 } }) => {
    const answer = await service.call('POST', '/api/report/analytics/search', {
      as: 'ka.admin',
      body: { data, params },
    });
    return answer.json<{
      data: { items: Group[]; total: number; totals: Omit<Group, 'keys'> };
      error: { fields: object };
    }>();
  };
  const root = () => ownMember('ka.admin').id;
  const keyOf: Readonly<Record<string, (line: TestLine) => string>> = {
    month: (line) => completeLine(line).soldOn.slice(0, 7),
    region: ({ dealerId }) => `${everybody.get(dealerId)?.region}`,
    tier: ({ dealerId }) => `${everybody.get(dealerId)?.tier}`,
    agent: ({ dealerId }) => {
      const parent = everybody.get(everybody.get(dealerId)?.parentId ?? 0);
      return `${parent?.role === 'Agent' ? parent.id : null}`;
    },
    brand: (line) => completeLine(line).brand,
    season: (line) => completeLine(line).season,
    rim: (line) => `${completeLine(line).rim}`,
    channel: (line) => completeLine(line).channel,
  };
  const pairs = [
    ['month'],
    ['region'],
    ['agent', 'tier'],
    ['brand'],
    ['season', 'month'],
    ['rim', 'region'],
    ['channel', 'tier'],
  ];

  test.each(pairs.map((dimensions) => [dimensions.join(' and '), dimensions] as const))(
    'by %s adds up to the lines, this year and the year before',
    async (_name, dimensions) => {
      const data = { dimensions, measures: ['tires', 'amount'], compareYear: true };
      const { items, totals } = (await search(data)).data;
      // the months of two years are one group
      const key = (year: number) => (line: TestLine) =>
        dimensions.map((dimension) => keyOf[dimension]?.(line).replace(new RegExp(`^${year}-`), '2025-')).join('|');
      for (const [year, valuesOf] of [
        [2025, (group: Omit<Group, 'keys'>) => group.values],
        [2024, (group: Omit<Group, 'keys'>) => group.before],
      ] as const) {
        const expected = addedUp(root(), year, key(year), everyRow);
        const found = new Map(
          items.map((group) => [group.keys.map(({ value }) => `${value}`).join('|'), valuesOf(group)?.tires ?? 0]),
        );
        for (const [name, { tires }] of expected) expect([name, found.get(name)]).toEqual([name, tires]);
        const sum = [...expected.values()].reduce((before, { tires }) => before + tires, 0);
        expect([...found.values()].reduce((before, tires) => before + tires, 0)).toBe(sum);
        expect(valuesOf(totals)?.tires).toBe(sum);
      }
    },
  );

  test('filters by what lines have', async () => {
    const filters = { brand: ['AQUILA', 'lupo'], season: 'winter', rim: { from: 15, to: 17 }, channel: 'fleet' };
    const { totals } = (await search({ dimensions: ['month'], filters })).data;
    const expected = addedUp(
      root(),
      2025,
      () => '',
      (line) => {
        const { brand, season, rim, channel } = completeLine(line);
        return brand !== 'Volpe' && season === 'winter' && rim >= 15 && rim <= 17 && channel === 'fleet';
      },
    );
    expect(totals.values.tires).toBe(expected.get('')?.tires ?? 0);
  });

  test('by campaign has the eligible lines of its dealers, and the attainment of its goals', async () => {
    const data = { dimensions: ['campaign'], measures: ['tires', 'goalAttainment'] };
    const { items, totals } = (await search(data)).data;
    const tires = addedUp(root(), 2025, () => '', isAquila).get('')?.tires;
    const bought = addedUp(root(), 2025, ({ dealerId }) => `${dealerId}`, isAquila);
    const purchased = [...bought.values()].reduce((before, each) => before + Math.max(each.tires, 0), 0);
    const goals = 40 * dealers.length;
    const goalAttainment = (Math.floor((1000 * purchased) / goals + 0.5) / 10).toFixed(1);
    expect(items).toEqual([
      {
        keys: [{ dimension: 'campaign', value: `${campaign.id}`, label: 'Aquila' }],
        values: { tires, goalAttainment },
        before: null,
      },
    ]);
    expect(totals.values).toEqual({ tires, goalAttainment });
    // The year after, it stands beside the others where it is compared with alone.
    const after = { dimensions: ['campaign'], measures: ['goalAttainment'], filters: { year: 2026 } };
    expect((await search(after)).data.items).toEqual([]);
    expect((await search({ ...after, compareYear: true })).data.items).toEqual([
      expect.objectContaining({ values: { goalAttainment: null }, before: { goalAttainment } }),
    ]);
  });

  test('sorts by a measure, and a page is cut out of the whole', async () => {
    const data = { dimensions: ['region', 'brand'], measures: ['tires'] };
    const sorting = { column: 'tires', direction: 'desc' };
    const all = (await search(data, { sorting, paginator: { pageSize: 100 } })).data;
    const tires = all.items.map(({ values }) => values.tires);
    expect(tires).toEqual([...tires].sort((one, other) => other - one));
    const page = (await search(data, { sorting, paginator: { page: 2, pageSize: 5 } })).data;
    expect(page.items).toEqual(all.items.slice(5, 10));
    expect(page.total).toBe(all.items.length);
    expect(page.totals).toEqual(all.totals);
  });

  test('says that goals are not divided by what only a line has', async () => {
    const measures = ['goalAttainment'];
    const wrong = { 'data.measures': 'invalid' };
    expect((await search({ dimensions: ['month'], measures })).error.fields).toEqual(wrong);
    const ofBrand = { dimensions: ['agent'], measures, filters: { brand: 'Lupo' } };
    expect((await search(ofBrand)).error.fields).toEqual(wrong);
    expect((await search({ dimensions: ['tier', 'tier'] })).error.fields).toEqual({ 'data.dimensions': 'invalid' });
  });
});

describe('as a file', () => {
  const exported = (type: string, body: object, as = 'ka.admin') =>
    service.call('POST', `/api/report/${type}`, { as, body });
  /** The records of a file for programs, by the names of their columns. */
  const records = (csv: string): Readonly<Record<string, string>>[] => {
    const [head = [], ...rows] = csv
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    return rows.map((cells) => Object.fromEntries(head.map((name, place) => [name, cells[place] ?? ''])));
  };
  /** A value as such a file writes it. */
  const written = (name: string, value: unknown) => {
    const shown = typeof value === 'object' ? '' : `${value as string | number | boolean}`;
    return name === 'status' || name === 'tier' ? shown.toUpperCase() : shown;
  };

  test.each(readers)('%s gets all rows of the report %s with the values of the screen', async (username, type) => {
    const sorting = { column: 'businessName', direction: 'desc' };
    const { items } = await whole(type, { year: 2025 }, username, { sorting });
    const answer = await exported(type, { filter: { year: 2025 }, sorting, format: 'csvRaw' }, username);
    expect(answer.statusCode).toBe(200);
    const rows = records(answer.body);
    expect(rows).toHaveLength(items.length);
    const names = Object.keys(rows[0] ?? {}).filter((name) => items[0] !== undefined && name in items[0]);
    expect(names.length).toBeGreaterThan(items.length === 0 ? -1 : 8);
    const ofScreen = items.map((row) => Object.fromEntries(names.map((name) => [name, written(name, row[name])])));
    expect(rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])))).toEqual(ofScreen);
  });

  test('has the columns that are asked for, in their order, typed, and says on a second sheet what it is', async () => {
    const page = '/reports/previous-year?year=2025&tier=gold';
    const columns = ['tires', 'businessName', 'amount', 'differencePercentage'];
    const answer = await exported('previous-year', { filter: { year: 2025, tier: 'gold' }, columns, page });
    const { rows, title } = await openSheet(answer.rawPayload);
    expect(title).toBe('Anno precedente');
    expect(rows[0]?.map((cell) => cell?.value)).toEqual(['Pneumatici', 'Ragione sociale', 'Importo', 'Differenza %']);
    expect(rows[1]?.[0]).toMatchObject({ isText: false, format: '3' });
    expect(rows[1]?.[2]?.format).toContain('€');
    const { items, total, totals } = await whole('previous-year', { year: 2025, tier: 'gold' });
    expect(rows.slice(1).map((cells) => Number(cells[0]?.value))).toEqual(items.map(({ tires }) => tires));
    const sheet = await openSheet(answer.rawPayload, 2);
    const facts = Object.fromEntries(sheet.rows.map(([label, value]) => [label?.value, value?.value]));
    expect(facts).toMatchObject({
      Report: 'Anno precedente',
      Periodo: '01/2025 – 12/2025',
      Tier: 'Gold',
      Righe: `${total}`,
      'Totale: Pneumatici': new Intl.NumberFormat('it-IT', { useGrouping: 'always' }).format(totals.tires),
      'Dati aggiornati al': '02/03/26, 10:00:00',
      'Riapri nel portale': `https://portal.example${page}`,
    });
    expect(facts['Richiesto da']).toContain('ka.admin');
  });

  test('of the year before has each month beside the same a year before', async () => {
    const { items } = await whole('previous-year', { year: 2025 });
    const answer = await exported('previous-year', { filter: { year: 2025 }, format: 'csvRaw' });
    const sums = records(answer.body).map((row) =>
      Array.from({ length: 12 }, (_, index) => Number(row[`2025-${`${index + 1}`.padStart(2, '0')}`])).reduce(
        (before, tires) => before + tires,
        0,
      ),
    );
    expect(sums).toEqual(items.map(({ tires }) => tires));
  });

  test('of analytics has the groups of the screen', async () => {
    const data = { dimensions: ['brand', 'season'], measures: ['tires', 'amount'], compareYear: true };
    const screen = await service.call('POST', '/api/report/analytics/search', {
      as: 'ka.admin',
      body: { data, params: { paginator: { pageSize: 100 } } },
    });
    const { items } = screen.json<{ data: { items: { keys: { value: string }[]; values: Row; before: Row }[] } }>()
      .data;
    const answer = await exported('analytics', { ...data, format: 'csvRaw' });
    expect(records(answer.body)).toEqual(
      items.map(({ keys, values, before }) => ({
        brand: keys[0]?.value,
        'brand.label': keys[0]?.value,
        season: keys[1]?.value,
        'season.label': '',
        tires: `${values.tires}`,
        amount: values.amount,
        'before.tires': `${before.tires}`,
        'before.amount': before.amount,
      })),
    );
  });

  test('is asked for by ticket with the same refusals', async () => {
    const body = { filter: { year: 2025 }, format: 'csv' };
    const issued = await fileTicket(service, { route: 'exportReport', params: { type: 'monthly-fleet' }, body });
    expect(issued.statusCode).toBe(200);
    const foreign = await fileTicket(
      service,
      { route: 'exportReport', params: { type: 'monthly' }, body },
      'consultant',
    );
    expect(foreign.statusCode).toBe(403);
  });

  test.each([
    ['monthly-fleet', { columns: ['plafondExpendable'] }, { columns: 'invalid' }],
    ['monthly-fleet', { sorting: { column: 'amount' } }, { 'sorting.column': 'invalid' }],
    ['monthly-fleet', { filter: { brand: 'Lupo' } }, { 'filter.brand': 'invalid' }],
    ['campaigns', { dimensions: ['month'] }, { dimensions: 'invalid' }],
    ['analytics', {}, { dimensions: 'required' }],
    ['campaigns', { page: 'https://elsewhere.example' }, { page: 'invalid' }],
  ])('%s refuses %j', async (type, body, fields) => {
    const answer = await exported(type, body);
    expect([answer.statusCode, answer.json<{ error: { fields: object } }>().error.fields]).toEqual([422, fields]);
  });

  test('a permission is asked before the input is looked at', async () => {
    expect((await exported('monthly', { nonsense: true }, 'consultant')).statusCode).toBe(403);
  });
});
