import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { everyRow, isAquila, openReportedSales } from '../../testing/programme/reportedSales.js';
import { completeLine, type TestLine } from '../../testing/programme/salesAndCampaigns.js';

const { service, everybody, dealers, campaign, ownMember, addedUp } = await openReportedSales();

describe('analytics', () => {
  interface Group {
    readonly keys: readonly { readonly value: string | null }[];
    readonly values: { readonly tires: number; readonly amount: string; readonly goalAttainment?: string | null };
    readonly before: { readonly tires: number } | null;
    readonly toDay: {
      readonly values: { readonly tires: number; readonly dealers: number };
      readonly before: { readonly tires: number; readonly dealers: number };
    } | null;
  }
  const search = async (data: object, params: object = { paginator: { pageSize: 100 } }) => {
    const response = await service.call('POST', '/api/report/analytics/search', {
      as: 'ka.admin',
      body: { data, params },
    });
    return response.json<{
      data: { items: Group[]; total: number; totals: Omit<Group, 'keys'> };
      error: { fields: object; reason?: string };
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
    segment: (line) => completeLine(line).segment,
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

  describe('to the same day', () => {
    const underWay = [...pairs, ['rim'], ['segment', 'tier']];
    beforeEach(() => service.fixDay('2025-08-11'));
    afterEach(() => service.fixDay('2025-10-15'));

    test.each(underWay.map((dimensions) => [dimensions.join(' and '), dimensions] as const))(
      'by %s both years end at the day, in groups and totals, page by page',
      async (_name, dimensions) => {
        const data = { dimensions, measures: ['tires', 'dealers'], compareYear: true };
        const { items, totals } = (await search(data)).data;
        const key = (year: number) => (line: TestLine) =>
          dimensions.map((dimension) => keyOf[dimension]?.(line).replace(new RegExp(`^${year}-`), '2025-')).join('|');
        for (const [year, side] of [
          [2025, 'values'],
          [2024, 'before'],
        ] as const) {
          const upTo = (line: TestLine) => completeLine(line).soldOn <= `${year}-08-11`;
          const expected = addedUp(root(), year, key(year), upTo);
          const found = new Map(
            items.map((group) => [group.keys.map(({ value }) => `${value}`).join('|'), group.toDay?.[side].tires]),
          );
          for (const [name, tires] of found) expect([name, tires]).toEqual([name, expected.get(name)?.tires ?? 0]);
          for (const [name, { tires }] of expected) expect([name, found.get(name)]).toEqual([name, tires]);
          const sum = [...expected.values()].reduce((before, { tires }) => before + tires, 0);
          expect(totals.toDay?.[side].tires).toBe(sum);
          const buyers = addedUp(root(), year, ({ dealerId }) => `${dealerId}`, upTo);
          expect(totals.toDay?.[side].dealers).toBe(buyers.size);
        }
        const page = (await search(data, { paginator: { page: 2, pageSize: 3 } })).data;
        expect(page.items).toEqual(items.slice(3, 6));
      },
    );

    test('a time that is over is compared whole, one that is to come not at all', async () => {
      const of = async (period: string) =>
        (await search({ dimensions: ['region'], compareYear: true, filters: { period } })).data.totals;
      const { values, before, toDay } = await of('2025_1');
      expect(toDay).toEqual({ values, before });
      const tires = { tires: 0 };
      service.fixDay('2025-06-10');
      expect((await of('2025_2')).toDay).toEqual({ values: tires, before: tires });
    });
  });

  describe('as a type of report', () => {
    const report = (body: object, as = 'ka.admin') => service.call('POST', '/api/report', { as, body });
    const query = { dimensions: ['region', 'month'], measures: ['tires', 'amount'], compareYear: true };
    const filters = { season: 'winter' };

    test('has the same groups, page by page, and the same totals as the search', async () => {
      const params = {
        paginator: { page: 2, pageSize: 5 },
        sorting: { column: 'tires', direction: 'desc' },
        searchTerm: '',
      };
      const response = await report({ data: { type: 'analytics', ...query, filters }, params });
      expect(response.statusCode).toBe(200);
      const searched = (await search({ ...query, filters }, params)).data;
      expect(searched.items).toHaveLength(5);
      expect(response.json()).toEqual({ success: true, data: { type: 'analytics', ...searched } });
    });

    test('wants the permission of analytics, whatever else its body says', async () => {
      expect((await report({ data: { type: 'analytics', ...query } }, 'gd.admin')).statusCode).toBe(403);
      expect((await report({ data: { type: 'analytics' } }, 'gd.admin')).statusCode).toBe(403);
      expect((await report({ data: { type: 'campaigns' } }, 'gd.admin')).statusCode).toBe(200);
    });

    test.each([
      ['a column of another report', { ...query }, { sorting: { column: 'goalThreshold' } }, 'params.sorting.column'],
      ['no dimension', { measures: ['tires'] }, {}, 'data.dimensions'],
      ['a filter of another report', { ...query, filters: { standing: 'close' } }, {}, 'data.filters.standing'],
    ])('refuses %s by its name', async (_case, data, params, field) => {
      const response = await report({ data: { type: 'analytics', ...data }, params });
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json<{ error: { fields: object } }>().error.fields)).toEqual([field]);
    });

    test('has columns that the reports of dealers do not sort by', async () => {
      const sorting = { column: 'goalAttainment', direction: 'asc' };
      expect((await report({ data: { type: 'monthly-fleet' }, params: { sorting } })).statusCode).toBe(422);
    });
  });

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
        toDay: null,
      },
    ]);
    expect(totals.values).toEqual({ tires, goalAttainment });
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
    const unknown = { dimensions: ['agent'], filters: { brand: ['lupo', 'Nessuna'] } };
    expect((await search(unknown)).error.fields).toEqual({ 'data.filters.brand': 'unknown' });
    expect((await search({ dimensions: ['tier', 'tier'] })).error.fields).toEqual({ 'data.dimensions': 'invalid' });
  });

  test('says that campaigns, each of one year, are not compared with the year before', async () => {
    const { error } = await search({ dimensions: ['region', 'campaign'], compareYear: true });
    expect(error).toMatchObject({ reason: 'campaignsNotCompared', fields: { 'data.compareYear': 'notAllowed' } });
    const file = await service.call('POST', '/api/report/analytics', {
      as: 'ka.admin',
      body: { dimensions: ['campaign'], compareYear: true },
    });
    expect([file.statusCode, file.json<{ error: object }>().error]).toEqual([
      422,
      expect.objectContaining({ reason: 'campaignsNotCompared', fields: { compareYear: 'notAllowed' } }),
    ]);
  });
});
