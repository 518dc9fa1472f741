import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { newCampaign, sell, takeBack } from '../../testing/programme/salesAndCampaigns.js';

let service: TestApp;
let campaignId: number;
let dealerId: number;
let imports = 0;

beforeAll(async () => {
  service = await openTestApp();
  dealerId = (await service.memberWithCode('DE00001')).id;
});
afterAll(() => service.close());

/** Sells under the number of the next import. */
async function sold(lines: readonly Omit<Parameters<typeof sell>[2][number], 'dealerId'>[]): Promise<number> {
  imports += 1;
  await sell(
    service.database,
    imports,
    lines.map((line) => ({ ...line, dealerId })),
  );
  there.add(imports);
  return imports;
}

/** Undoes an import. */
async function undone(imported: number): Promise<void> {
  await takeBack(service.database, imported);
  there.delete(imported);
}

/** The imports of the test at hand: the next begins without sales. */
const there = new Set<number>();
afterEach(async () => {
  for (const imported of there) await undone(imported);
});

const rules = {
  incentiveDetail: {
    basis: 'marginal',
    tiers: [
      { from: 0, rate: '1.00' },
      { from: '66.7', rate: '1.333333' },
      { from: 100, rate: '3' },
    ],
    unlockAt: 80,
    cap: '150.00',
  },
  factorBoostDetail: {
    boosts: [
      { label: '18 pollici', match: { rimFrom: 18 }, factor: '1.25' },
      { label: 'SUV invernali', match: { season: ['winter'], segment: ['suv'] }, factor: '1.5' },
      { label: 'Mai', match: { brand: ['Nessuna'] }, factor: '9' },
    ],
  },
  eligibility: { brand: ['Aquila', 'Zefiro'] },
} as const;

const lines = [
  { quantity: 20, soldOn: '2025-01-01' },
  { quantity: 12, soldOn: '2025-02-01', rim: 18, channel: 'fleet' },
  { quantity: 8, soldOn: '2025-03-01', rim: 19, season: 'winter', segment: 'suv' },
  { quantity: -2, soldOn: '2025-04-01', rim: 18 },
  { quantity: 6, soldOn: '2025-12-31', brand: 'ZEFIRO', channel: 'fleet' },
  { quantity: 100, soldOn: '2025-05-01', brand: 'Altra' },
  { quantity: 100, soldOn: '2024-12-31' },
  { quantity: 100, soldOn: '2026-01-01' },
] as const;

beforeEach(async () => {
  ({ id: campaignId } = await newCampaign(service.database, { title: 'Da spiegare', ...rules }));
  await call('POST', 'dealer/add', 'ka.admin', { data: { goalThreshold: 50, dealer: dealerId } });
});

const call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, as: string, body?: object) =>
  service.call(method, `/api/campaigns/${campaignId}/${path}`, { as, ...(body === undefined ? {} : { body }) });

const accept = () => call('PATCH', 'dealer/accept', 'dealer', { accepted: 1 });
const redeem = (amount: string) =>
  call('POST', `dealer/${dealerId}/redemptions`, 'ka.admin', { redeemedOn: '2025-06-01', amount, note: 'Buono' });

async function statement(as = 'dealer') {
  const response = await call('GET', `dealer/${dealerId}/statement`, as);
  expect(response.statusCode).toBe(200);
  return response.json<{ data: { statement: Record<string, unknown> } }>().data.statement;
}

async function linesOf(query = '?pageSize=100', as = 'dealer') {
  const response = await call('GET', `dealer/${dealerId}/lines${query}`, as);
  expect(response.statusCode).toBe(200);
  return response.json<{ data: { items: Record<string, unknown>[]; total: number } }>().data;
}

describe('the statement', () => {
  test('explains a prize to the single tyre and euro', async () => {
    await sold(lines);
    await accept();
    await redeem('10.50');
    const found = await statement();
    expect(found).toEqual({
      knownOn: null,
      campaign: expect.objectContaining({ id: campaignId, title: 'Da spiegare', state: 'open' }),
      dealerId,
      code: 'DE00001',
      vatNumber: (await service.memberWithCode('DE00001')).vatNumber,
      businessName: (await service.memberWithCode('DE00001')).businessName,
      goalThreshold: 50,
      accepted: true,
      acceptedAt: service.clock.now().toISOString(),
      rules: { version: 1, acceptedVersion: 1, acceptedHash: expect.stringMatching(/^[0-9a-f]{64}$/), changes: [] },
      ...rules,
      tiresPurchased: 44,
      tiresMissing: 6,
      tiresFleet: 18,
      tiresFleetPercentage: '40.9',
      // 33 · 1 + 11 · 1.333333 = 47.666663, times (26 + 10 · 1.25 + 8 · 1.5) / 44
      plafondAccumulated: '54.71',
      plafondExpendable: '44.21',
      tiers: [
        { from: '0', startsAt: 1, rate: '1.00', tires: 33, amount: '33.00', reached: true },
        { from: '66.7', startsAt: 34, rate: '1.333333', tires: 11, amount: '14.666663', reached: true },
        { from: '100', startsAt: 50, rate: '3.00', tires: 0, amount: '0.00', reached: false },
      ],
      base: '47.666663',
      boosts: [
        { label: '18 pollici', factor: '1.25', tires: 10, fleetTires: 12, boostedTires: '12.50' },
        { label: 'SUV invernali', factor: '1.50', tires: 8, fleetTires: 0, boostedTires: '12.00' },
        { label: 'Mai', factor: '9.00', tires: 0, fleetTires: 0, boostedTires: '0.00' },
      ],
      unboostedTires: 26,
      unboostedFleetTires: 6,
      unreconstructed: null,
      lineTires: 44,
      boostedTires: '50.50',
      goalChanges: [],
      factorLimit: null,
      averageFactor: '1.147727',
      beforeCap: '54.71',
      capped: false,
      unlockTires: 40,
      unlocked: true,
      redeemed: '10.50',
      redemptions: [expect.objectContaining({ amount: '10.50', redeemedOn: '2025-06-01', note: 'Buono' })],
      adjusted: '0.00',
      setOff: '0.00',
      entries: [expect.objectContaining({ kind: 'redemption', amount: '-10.50', day: '2025-06-01', reason: 'Buono' })],
      balance: '44.21',
      debt: '0.00',
      disputes: [],
      linesChangedSinceClosing: false,
      sinceClosing: null,
    });
    for (const as of ['agent', 'area.manager', 'distributor', 'regional.manager', 'gd.admin']) {
      expect(await statement(as)).toEqual(found);
    }
  });

  test('of who has not accepted shows what would be earned, and no money', async () => {
    await sold(lines);
    expect(await statement()).toMatchObject({
      accepted: false,
      acceptedAt: null,
      tiresPurchased: 44,
      plafondAccumulated: '0.00',
      plafondExpendable: '0.00',
      beforeCap: '54.71',
    });
  });

  test('says where the cap cuts', async () => {
    await sold([{ quantity: 120 }]);
    await accept();
    expect(await statement()).toMatchObject({ capped: true, plafondAccumulated: '150.00', beforeCap: '267.33' });
  });

  test.each([
    // (45 · 1.25 − 40) / 5 = 3.25, and (30 − 10 · 9) / 20 = −3
    ['within', { factor: '9.00', lines: [{ quantity: 45, rim: 18 }, { quantity: -40 }] }, null, '3.250000'],
    ['at the greatest', { factor: '0.50', lines: [{ quantity: 45, rim: 18 }, { quantity: -40 }] }, '1.50', '1.500000'],
    ['at 1', { factor: '9.00', lines: [{ quantity: 30 }, { quantity: -10, brand: 'Zefiro' }] }, '1.00', '1.000000'],
    [
      'at the smallest factor',
      {
        factor: '0.50',
        lines: [{ quantity: 30, brand: 'Zefiro' }, { quantity: -28, brand: 'Zefiro' }, { quantity: -1 }],
      },
      '0.50',
      '0.500000',
    ],
  ] as const)(
    'says %s of the bounds of the factor, where returns carry it past them',
    async (_where, given, factorLimit, averageFactor) => {
      const { boosts } = rules.factorBoostDetail;
      const zefiro = { label: 'Zefiro', match: { brand: ['Zefiro'] }, factor: given.factor };
      const factorBoostDetail = { boosts: [...boosts.slice(0, 2), zefiro] };
      ({ id: campaignId } = await newCampaign(service.database, { ...rules, factorBoostDetail }));
      await call('POST', 'dealer/add', 'ka.admin', { data: { goalThreshold: 50, dealer: dealerId } });
      await sold(given.lines);
      expect(await statement()).toMatchObject({ factorLimit, averageFactor });
    },
  );

  test('of more returns than sales counts none, and says what the lines come to', async () => {
    await sold([{ quantity: 5 }, { quantity: -8, rim: 18, channel: 'fleet' }]);
    expect(await statement()).toMatchObject({
      tiresPurchased: 0,
      tiresFleet: 0,
      lineTires: -3,
      boostedTires: '-5.00',
      factorLimit: null,
      averageFactor: '1.000000',
      base: '0.00',
    });
  });

  test('without sales is all zeros', async () => {
    expect(await statement()).toMatchObject({
      tiresPurchased: 0,
      tiresMissing: 50,
      base: '0.00',
      averageFactor: '1.000000',
      unboostedTires: 0,
      unlocked: false,
      linesChangedSinceClosing: false,
    });
  });

  describe('of a closed campaign', () => {
    let before: number;
    let closed: Record<string, unknown>;
    beforeEach(async () => {
      before = await sold(lines);
      await accept();
      await call('DELETE', 'close', 'ka.admin');
      closed = await statement();
    });

    const nothing = { closedAt: expect.any(String), differences: [], laterLines: 0, laterTires: 0 };

    test('is the one of the closing', () => {
      expect(closed).toMatchObject({
        tiresPurchased: 44,
        plafondAccumulated: '54.71',
        boosts: [{ tires: 10 }, { tires: 8 }, { tires: 0 }],
        unboostedTires: 26,
        averageFactor: '1.147727',
        linesChangedSinceClosing: false,
        sinceClosing: nothing,
      });
    });

    test('stays as it is when lines come, which are listed apart', async () => {
      const listed = await linesOf();
      const later = await sold([{ quantity: 30 }, { quantity: 2, rim: 18, soldOn: '2025-03-02' }]);
      const sinceClosing = { ...nothing, laterLines: 2, laterTires: 32 };
      expect(await statement()).toEqual({ ...closed, linesChangedSinceClosing: true, sinceClosing });
      expect(await linesOf()).toEqual(listed);
      const since = await linesOf('?pageSize=100&sinceClosing=true');
      expect(since.items.map(({ quantity, boostLabel }) => [quantity, boostLabel])).toEqual([
        [30, null],
        [2, '18 pollici'],
      ]);
      expect(since.total).toBe(2);
      await undone(later);
      expect(await statement()).toEqual(closed);
    });

    test('stays as it is when lines go, and tells how many tyres of each boost', async () => {
      await undone(before);
      const differences = [
        { label: '18 pollici', factor: '1.25', tires: -10, fleetTires: -12 },
        { label: 'SUV invernali', factor: '1.50', tires: -8, fleetTires: 0 },
        { label: null, factor: '1.00', tires: -26, fleetTires: -6 },
      ];
      expect(await statement()).toEqual({
        ...closed,
        linesChangedSinceClosing: true,
        sinceClosing: { ...nothing, differences },
      });
      expect(await linesOf()).toEqual({ items: [], total: 0 });
    });

    test('tells of the same lines loaded again as of others', async () => {
      await undone(before);
      await sold(lines);
      const { sinceClosing, ...visible } = await statement();
      expect(visible).toEqual({ ...closed, linesChangedSinceClosing: true, sinceClosing: undefined });
      expect(sinceClosing).toMatchObject({ laterLines: 5, laterTires: 44, differences: { length: 3 } });
    });

    test('takes redemptions still', async () => {
      await redeem('14.71');
      expect(await statement()).toMatchObject({
        plafondAccumulated: '54.71',
        plafondExpendable: '40.00',
        redeemed: '14.71',
        linesChangedSinceClosing: false,
      });
    });
  });
});

describe('the lines behind a statement', () => {
  test('are those that count, newest first, each with its factor', async () => {
    const imported = await sold(lines);
    const { items, total } = await linesOf();
    expect(total).toBe(5);
    expect(items.map(({ soldOn, quantity, factor, boostLabel }) => [soldOn, quantity, factor, boostLabel])).toEqual([
      ['2025-12-31', 6, '1.00', null],
      ['2025-04-01', -2, '1.25', '18 pollici'],
      ['2025-03-01', 8, '1.50', 'SUV invernali'],
      ['2025-02-01', 12, '1.25', '18 pollici'],
      ['2025-01-01', 20, '1.00', null],
    ]);
    expect(items[1]).toEqual({
      id: `D${imported}/4`,
      document: `D${imported}`,
      line: 4,
      soldOn: '2025-04-01',
      brand: 'Aquila',
      season: 'summer',
      segment: 'car',
      rim: 18,
      channel: 'retail',
      quantity: -2,
      amount: '-200.00',
      factor: '1.25',
      boostLabel: '18 pollici',
      dispute: null,
    });
    for (const as of ['agent', 'ka.admin']) expect(await linesOf('?pageSize=100', as)).toEqual({ items, total });
    const pages = await Promise.all([1, 2, 3].map((page) => linesOf(`?page=${page}&pageSize=3`)));
    expect(pages.flatMap((page) => page.items)).toEqual(items);
    expect(pages.map((page) => page.total)).toEqual([5, 5, 5]);
  });

  test('of an open campaign are all of them: none came after a closing', async () => {
    await sold(lines);
    expect(await linesOf('?sinceClosing=true')).toEqual({ items: [], total: 0 });
    expect(await linesOf('?sinceClosing=false')).toEqual(await linesOf('?pageSize=10'));
  });

  test.each(['?page=0', '?pageSize=4', '?sort=amount', '?sinceClosing=1'])('refuse %j', async (query) => {
    expect((await call('GET', `dealer/${dealerId}/lines${query}`, 'dealer')).statusCode).toBe(422);
  });
});

describe('who may not see a statement or its lines', () => {
  test.each(['statement', 'lines'])(
    '%s: a foreign dealer, one outside the campaign and a missing one are alike',
    async (part) => {
      const outside = await service.memberWithCode('DE00002');
      const send = (as: string, campaign: number, dealer: number) =>
        service.call('GET', `/api/campaigns/${campaign}/dealer/${dealer}/${part}`, {
          as,
          headers: { 'x-request-id': 'the-same-for-all' },
        });
      await service.call('POST', `/api/campaigns/${campaignId}/dealer/add`, {
        as: 'ka.admin',
        body: { data: { goalThreshold: 5, dealer: outside.id } },
      });
      expect((await send('ka.admin', campaignId, outside.id)).statusCode).toBe(200);
      const other = await newCampaign(service.database);
      const responses = await Promise.all([
        send('dealer', campaignId, outside.id),
        send('dealer', campaignId, 2_000_000_000),
        send('dealer', other.id, dealerId),
        send('dealer', 2_000_000_000, dealerId),
        send('ka.admin', other.id, dealerId),
      ]);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
      expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
      expect((await send('consultant', campaignId, dealerId)).statusCode).toBe(403);
    },
  );
});
