import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asc, eq, sql } from 'drizzle-orm';
import { demonstrationUsers } from '../demonstration/users.js';
import { members, memberships } from '../database/schema.js';
import { folded } from '../domain/text.js';
import { newCampaign, sell } from '../testing/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../testing/testApp.js';
import { addMembers, setAccepted } from './memberships.js';
import { lockSums } from '../sums/sums.js';
import type { CampaignRules } from '../sums/rules.js';

let service: TestApp;
let campaign: CampaignRules;
let empty: CampaignRules;
let everyDealer: (typeof members.$inferSelect)[];

interface Row {
  readonly dealerId: number;
  readonly code: string;
  readonly businessName: string;
  readonly accepted: boolean;
  readonly goalThreshold: number;
  readonly tiresPurchased: number;
  readonly tiresMissing: number;
  readonly plafondAccumulated: string;
  readonly goalPercentage: string;
  readonly nextThreshold: number | null;
  readonly tiresToNextThreshold: number | null;
  readonly distributor: { readonly id: number; readonly code: string } | null;
  readonly [field: string]: unknown;
}

/** Every second dealer is in the campaign; goals, sales and acceptances differ, and some are the same for many. */
beforeAll(async () => {
  service = await openTestApp();
  const { database } = service;
  everyDealer = await database.select().from(members).where(eq(members.role, 'Dealer')).orderBy(asc(members.id));
  campaign = await newCampaign(database, {
    title: 'Con metà dei dealer',
    incentiveDetail: {
      basis: 'marginal',
      tiers: [
        { from: 0, rate: '1.00' },
        { from: 80, rate: '1.50' },
        { from: '99.5', rate: '2.00' },
      ],
      unlockAt: 110,
    },
  });
  empty = await newCampaign(database, { title: 'Senza dealer' });
  const joining = everyDealer.filter((_dealer, index) => index % 2 === 0);
  const act = { actorId: null, now: service.clock.now() };
  await database.transaction(async (transaction) => {
    await lockSums(transaction, 'lines');
    const goals = joining.map(({ id }, index) => ({ dealerId: id, goalThreshold: 20 + 10 * (index % 4) }));
    await addMembers(transaction, act, campaign, goals);
    const accepting = joining.filter((_dealer, index) => index % 3 !== 1).map(({ id }) => id);
    await setAccepted(transaction, act, campaign, accepting);
  });
  const lines = joining.flatMap(({ id: dealerId }, index) => [
    { dealerId, quantity: 5 * (index % 9) + 1 },
    { dealerId, quantity: index % 4, channel: 'fleet' as const },
  ]);
  await sell(
    database,
    1,
    lines.filter(({ quantity }) => quantity > 0),
  );
});
afterAll(() => service.close());

const table = async (body: object, as = 'ka.admin', id = campaign.id) => {
  const answer = await service.call('POST', `/api/campaigns/${id}/dealers`, { as, body });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: { items: Row[]; total: number } }>().data;
};
const all = async (body: object = {}, as = 'ka.admin') => table({ paginator: { pageSize: 100 }, ...body }, as);
const placeOf = async (username: string) => {
  const user = demonstrationUsers.find((each) => each.username === username);
  return (await service.memberWithCode(user?.memberCode ?? '')).path;
};
/** A distributor as rows show it. */
const linkTo = async (distributorCode: string) => {
  const { id, code, businessName, role } = await service.memberWithCode(distributorCode);
  return { id, code, businessName, role };
};
const rowsIn = () => service.database.select().from(memberships).where(eq(memberships.campaignId, campaign.id));

const whoeverReports = ['ka.admin', 'gd.admin', 'regional.manager', 'account', 'distributor', 'area.manager', 'agent'];

describe('the table of a campaign’s dealers', () => {
  test('shows each dealer with its terms and figures', async () => {
    const { items } = await all();
    const own = await service.memberWithCode('DE00001');
    expect(items.find(({ code }) => code === 'DE00001')).toEqual({
      dealerId: own.id,
      code: 'DE00001',
      businessName: own.businessName,
      vatNumber: own.vatNumber,
      region: own.region,
      province: own.province,
      status: own.status,
      tier: own.tier,
      goalThreshold: 20,
      version: 1,
      accepted: true,
      acceptedAt: service.clock.now().toISOString(),
      tiresPurchased: 1,
      tiresMissing: 19,
      tiresFleet: 0,
      tiresFleetPercentage: '0.0',
      plafondAccumulated: '1.00',
      plafondExpendable: '0.00',
      goalPercentage: '5.0',
      nextThreshold: 16,
      tiresToNextThreshold: 15,
      distributor: await linkTo('DI0001'),
    });
  });

  test('tells the next threshold: of a tier, of the unlocking, none', async () => {
    const { items } = await all();
    for (const { goalThreshold, tiresPurchased, nextThreshold, ...row } of items) {
      const starts = [0.8, 0.995, 1.1].map((share) => Math.ceil(Number((share * goalThreshold).toFixed(6))));
      const ahead = starts.find((tyres) => tyres > tiresPurchased) ?? null;
      expect({ dealerId: row.dealerId, nextThreshold }).toEqual({ dealerId: row.dealerId, nextThreshold: ahead });
      expect(row.tiresToNextThreshold).toBe(ahead === null ? null : ahead - tiresPurchased);
      expect(row.goalPercentage).toBe((Math.floor((1000 * tiresPurchased) / goalThreshold) / 10).toFixed(1));
    }
    const kinds = items.map(({ nextThreshold: next, goalThreshold: goal }) => next && Math.floor((10 * next) / goal));
    // 80 %, 99.5 % rounded up to a tyre, 110 %, and beyond
    expect(new Set(kinds)).toEqual(new Set([8, 10, 11, null]));
  });

  test('tells each dealer’s distributor, to whom that is shown', async () => {
    const paths = new Map(everyDealer.map(({ id, path }) => [id, path]));
    for (const as of ['ka.admin', 'regional.manager', 'distributor', 'area.manager', 'agent']) {
      const { items } = await all({}, as);
      expect(items.length).toBeGreaterThan(0);
      for (const { dealerId, distributor } of items) {
        if (as === 'area.manager' || as === 'agent') expect(distributor).toBeNull();
        else expect(paths.get(dealerId)?.split('/')[3]).toBe(String(distributor?.id));
      }
    }
  });

  test('a dealer that moves has the distributor of its new place', async () => {
    const { id, parentId } = await service.memberWithCode('DE00001');
    const [other, own] = [await linkTo('DI0002'), await linkTo('DI0001')];
    const place = (parent: number | null) =>
      service.database.update(members).set({ parentId: parent }).where(eq(members.id, id));
    const shown = async () => (await all()).items.find(({ dealerId }) => dealerId === id)?.distributor;
    await place(other.id);
    expect(await shown()).toEqual(other);
    await place(parentId);
    expect(await shown()).toEqual(own);
  });

  test('holds the caller’s subtree, counts it exactly, and nothing else', async () => {
    const inCampaign = new Set((await rowsIn()).map(({ dealerId }) => dealerId));
    for (const as of whoeverReports) {
      const path = await placeOf(as);
      const visible = everyDealer.filter(({ id, path: own }) => inCampaign.has(id) && own.startsWith(path));
      const { items, total } = await all({}, as);
      expect(items.map(({ dealerId }) => dealerId)).toEqual(visible.map(({ id }) => id));
      expect(total).toBe(visible.length);
      const narrow = await table({ paginator: { pageSize: 3 }, sorting: { column: 'tiresPurchased' } }, as);
      expect(narrow.total).toBe(visible.length);
      expect(narrow.items.length).toBe(Math.min(3, visible.length));
    }
    expect((await all({}, 'ka.admin')).total).toBeGreaterThan((await all({}, 'agent')).total);
  });

  const columns = [
    'id',
    'dealerId',
    'code',
    'businessName',
    'region',
    'province',
    'status',
    'tier',
    'goalThreshold',
    'acceptedAt',
    'tiresPurchased',
    'tiresMissing',
    'tiresFleet',
    'tiresFleetPercentage',
    'plafondAccumulated',
    'plafondExpendable',
    'goalPercentage',
    'tiresToNextThreshold',
    'distributor',
  ] as const;

  function keyOf(row: Row, column: (typeof columns)[number]): number | string {
    if (column === 'businessName') return folded(row.businessName);
    // what is shown of a distributor may be nothing, which stands after everything
    if (column === 'distributor') return row.distributor?.id ?? Infinity;
    if (column === 'tiresToNextThreshold') return row.tiresToNextThreshold ?? Infinity;
    if (['tiresFleetPercentage', 'plafondAccumulated', 'plafondExpendable', 'goalPercentage'].includes(column)) {
      return Number(row[column]);
    }
    if (column === 'id') return row.dealerId;
    // who has not accepted stands after everybody who has
    if (column === 'acceptedAt') return row.accepted ? String(row[column]) : '~';
    return row[column] as number | string;
  }

  test.each(columns)('sorts by %s both ways, ties by dealer, and pages without gaps', async (column) => {
    for (const as of ['ka.admin', 'distributor']) {
      for (const [direction, sign] of [
        ['asc', 1],
        ['desc', -1],
      ] as const) {
        const found: Row[] = [];
        for (let page = 1; ; page++) {
          const { items, total } = await table(
            { sorting: { column, direction }, paginator: { page, pageSize: 5 } },
            as,
          );
          found.push(...items);
          if (items.length < 5) {
            expect(found.length).toBe(total);
            break;
          }
        }
        const sorted = [...found].sort((a, b) => {
          const [x, y] = [keyOf(a, column), keyOf(b, column)];
          return x < y ? -sign : x > y ? sign : a.dealerId - b.dealerId;
        });
        expect(found.map(({ dealerId }) => dealerId)).toEqual(sorted.map(({ dealerId }) => dealerId));
        expect(new Set(found.map(({ dealerId }) => dealerId)).size).toBe(found.length);
      }
    }
  });

  test('filters by what stands with the dealer and by what stands with the campaign', async () => {
    const { items } = await all();
    const matching = (test: (row: Row) => boolean) => items.filter(test).map(({ dealerId }) => dealerId);
    const filtered = async (filter: object) => {
      const found = await all({ filter });
      expect(found.total).toBe(found.items.length);
      expect(found.total).toBeGreaterThan(0);
      expect(found.total).toBeLessThan(items.length);
      return found.items.map(({ dealerId }) => dealerId);
    };
    const region = items[0]?.['region'];
    expect(await filtered({ accepted: true })).toEqual(matching(({ accepted }) => accepted));
    expect(await filtered({ accepted: false })).toEqual(matching(({ accepted }) => !accepted));
    const reached = matching(({ tiresPurchased, goalThreshold }) => tiresPurchased >= goalThreshold);
    expect(await filtered({ goalReached: true })).toEqual(reached);
    expect(await filtered({ goalReached: false })).toEqual(matching(({ dealerId }) => !reached.includes(dealerId)));
    expect(await filtered({ status: ['suspended', 'closed'] })).toEqual(matching((row) => row['status'] !== 'active'));
    expect(await filtered({ tier: 'gold', accepted: true })).toEqual(
      matching((row) => row['tier'] === 'gold' && row.accepted),
    );
    expect(await filtered({ region })).toEqual(matching((row) => row['region'] === region));
    const province = items[0]?.['province'];
    expect(await filtered({ province: [province] })).toEqual(matching((row) => row['province'] === province));
    const distributor = await service.memberWithCode('DI0001');
    const below = everyDealer.filter(({ path }) => path.startsWith(distributor.path)).map(({ id }) => id);
    expect(await filtered({ memberId: distributor.id })).toEqual(matching(({ dealerId }) => below.includes(dealerId)));
    expect(await filtered({ distributorId: distributor.id })).toEqual(
      matching(({ dealerId }) => below.includes(dealerId)),
    );
  });

  test('filters by ranges, both ends included, and by several distributors', async () => {
    const { items } = await all();
    const filtered = async (filter: object) => {
      const found = await all({ filter });
      expect(found.total).toBe(found.items.length);
      expect(found.total).toBeGreaterThan(0);
      expect(found.total).toBeLessThan(items.length);
      return found.items.map(({ dealerId }) => dealerId);
    };
    const within = (value: number | null, from: number, to: number) => value !== null && from <= value && value <= to;
    const matching = (test: (row: Row) => boolean) => items.filter(test).map(({ dealerId }) => dealerId);
    expect(await filtered({ tiresPurchased: { from: 6, to: 16 } })).toEqual(
      matching(({ tiresPurchased }) => within(tiresPurchased, 6, 16)),
    );
    expect(await filtered({ goalPercentage: { from: '66.6', to: 100 } })).toEqual(
      matching(({ goalPercentage }) => within(Number(goalPercentage), 66.6, 100)),
    );
    expect(await filtered({ goalPercentage: { from: 100.1 } })).toEqual(
      matching(({ goalPercentage }) => Number(goalPercentage) > 100),
    );
    // whoever has every threshold behind misses no tyres to one
    expect(await filtered({ tiresToNextThreshold: { to: 3 } })).toEqual(
      matching(({ tiresToNextThreshold }) => within(tiresToNextThreshold, 1, 3)),
    );
    expect(await filtered({ tiresToNextThreshold: { from: 0 } })).toEqual(
      matching(({ nextThreshold }) => nextThreshold !== null),
    );
    expect(await filtered({ tiresToNextThreshold: { to: 9 }, accepted: true, tier: 'gold' })).toEqual(
      matching((row) => within(row.tiresToNextThreshold, 1, 9) && row.accepted && row['tier'] === 'gold'),
    );
    expect(await all({ filter: { goalPercentage: {} } })).toMatchObject({ total: items.length });
    const some = [...new Set(items.map(({ distributor }) => distributor?.id ?? 0))].slice(0, 2);
    expect(some.length).toBe(2);
    expect(await filtered({ distributorId: some })).toEqual(
      matching(({ distributor }) => some.includes(distributor?.id ?? 0)),
    );
  });

  test('searches name, code, VAT number and city, together with filters and any sort', async () => {
    const [some] = (await all({ sorting: { column: 'plafondAccumulated', direction: 'desc' } })).items;
    const dealer = everyDealer.find(({ id }) => id === some?.dealerId);
    for (const searchTerm of [
      dealer?.code,
      dealer?.vatNumber,
      `${dealer?.businessName} ${dealer?.city}`.toUpperCase(),
    ]) {
      for (const column of ['businessName', 'plafondAccumulated']) {
        const found = await table({ searchTerm, sorting: { column } });
        expect(found.items.map(({ dealerId }) => dealerId)).toContain(some?.dealerId);
        expect(found.total).toBe(found.items.length);
      }
    }
    expect(await table({ searchTerm: 'nessuno si chiama così' })).toEqual({ items: [], total: 0 });
  });

  test('leaves out dealers that were deleted, whatever it sorts by', async () => {
    const [last] = (await all()).items.slice(-1);
    const before = (await all()).total;
    const setDeletedAt = (deletedAt: Date | null) =>
      service.database
        .update(members)
        .set({ deletedAt })
        .where(eq(members.id, last?.dealerId ?? 0));
    await setDeletedAt(service.clock.now());
    for (const column of ['dealerId', 'businessName']) {
      const { items, total } = await all({ sorting: { column } });
      expect(total).toBe(before - 1);
      expect(items.map(({ dealerId }) => dealerId)).not.toContain(last?.dealerId);
    }
    await setDeletedAt(null);
    expect((await all()).total).toBe(before);
  });

  test('is empty beyond its last page and for a campaign without dealers', async () => {
    const { total } = await all();
    expect(await table({ paginator: { page: 1000, pageSize: 100 } })).toEqual({ items: [], total });
    // deep enough for the list in memory
    expect(await table({ paginator: { page: 1000, pageSize: 100 }, sorting: { column: 'code' } })).toEqual({
      items: [],
      total,
    });
    expect(await table({}, 'ka.admin', empty.id)).toEqual({ items: [], total: 0 });
  });

  test.each([
    [{ filter: { memberId: 2_000_000_000 } }, { 'filter.memberId': 'unknown' }],
    [{ filter: { distributorId: 2_000_000_000 } }, { 'filter.distributorId': 'unknown' }],
    [{ filter: { tiresPurchased: { from: -1 } } }, { 'filter.tiresPurchased.from': 'invalid' }],
    [{ filter: { tiresPurchased: 5 } }, { 'filter.tiresPurchased': 'invalid' }],
    [{ filter: { goalPercentage: { to: '1e3' } } }, { 'filter.goalPercentage.to': 'invalid' }],
    [{ filter: { tiresToNextThreshold: { to: 1.5 } } }, { 'filter.tiresToNextThreshold.to': 'invalid' }],
    [{ filter: { accepted: 'yes' } }, { 'filter.accepted': 'invalid' }],
    [{ filter: { tier: 'silver' } }, { 'filter.tier': 'invalid' }],
    [{ filter: { city: 'Roma' } }, { 'filter.city': 'unknown' }],
    [{ sorting: { column: 'vatNumber' } }, { 'sorting.column': 'invalid' }],
    [{ paginator: { pageSize: 20 } }, { 'paginator.pageSize': 'invalid' }],
  ])('refuses %j, of a campaign that exists and of one that does not', async (body, fields) => {
    for (const id of [campaign.id, 2_000_000_000]) {
      const answer = await service.call('POST', `/api/campaigns/${id}/dealers`, { as: 'ka.admin', body });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ error: { fields } });
    }
  });

  test('refuses a filter by somebody else’s member like one by nobody, and a missing campaign', async () => {
    const foreign = await service.memberWithCode('DI0002');
    const ask = (filter: object, as = 'distributor') =>
      service.call('POST', `/api/campaigns/${campaign.id}/dealers`, {
        as,
        body: { filter },
        headers: { 'x-request-id': 'the-same-for-all' },
      });
    const nobody = 2_000_000_000;
    expect((await ask({ memberId: foreign.id })).body).toBe((await ask({ memberId: nobody })).body);
    const own = await service.memberWithCode('DI0001');
    const refusal = (await ask({ distributorId: nobody })).body;
    expect((await ask({ distributorId: [own.id, foreign.id] })).body).toBe(refusal);
    // nobody sees what stands above the own member
    expect((await ask({ distributorId: own.id }, 'agent')).body).toBe(refusal);
    expect((await ask({ distributorId: (await service.memberWithCode('AG0001')).id })).body).toBe(refusal);
    const missing = await service.call('POST', '/api/campaigns/2000000000/dealers', { as: 'agent', body: {} });
    expect(missing.statusCode).toBe(404);
  });
});

interface Totals {
  readonly dealers: number;
  readonly accepted: number;
  readonly goalReached: number;
  readonly goalThreshold: number;
  readonly tiresPurchased: number;
  readonly tiresFleet: number;
  readonly plafondAccumulated: string;
  readonly plafondExpendable: string;
}

const nothing: Totals = {
  dealers: 0,
  accepted: 0,
  goalReached: 0,
  goalThreshold: 0,
  tiresPurchased: 0,
  tiresFleet: 0,
  plafondAccumulated: '0.00',
  plafondExpendable: '0.00',
};

/** The totals added up by hand, row by row. */
async function totalsBelow(path: string): Promise<Totals> {
  const below = new Set(everyDealer.filter((dealer) => dealer.path.startsWith(path)).map(({ id }) => id));
  const rows = (await rowsIn()).filter(({ dealerId }) => below.has(dealerId));
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const euro = (cents: number) => (cents / 100).toFixed(2);
  return {
    dealers: rows.length,
    accepted: sum(({ acceptedAt }) => (acceptedAt === null ? 0 : 1)),
    goalReached: sum(({ tiresPurchased, goalThreshold }) => (tiresPurchased >= goalThreshold ? 1 : 0)),
    goalThreshold: sum(({ goalThreshold }) => goalThreshold),
    tiresPurchased: sum(({ tiresPurchased }) => tiresPurchased),
    tiresFleet: sum(({ tiresFleet }) => tiresFleet),
    plafondAccumulated: euro(sum(({ plafondAccumulated }) => Math.round(Number(plafondAccumulated) * 100))),
    plafondExpendable: euro(sum(({ plafondExpendable }) => Math.round(Number(plafondExpendable) * 100))),
  };
}

describe('the totals of campaigns', () => {
  const totals = async (query: string, as = 'ka.admin') => {
    const answer = await service.call('GET', `/api/campaigns/totals?${query}`, { as });
    return answer.json<{ data: { totals: (Totals & { campaignId: number })[] } }>().data.totals;
  };

  test('are those of the caller’s subtree, in the order asked, zeros where there is nobody', async () => {
    for (const as of whoeverReports) {
      const expected = await totalsBelow(await placeOf(as));
      expect(await totals(`ids=${empty.id},${campaign.id},2000000000`, as)).toEqual([
        { campaignId: empty.id, ...nothing },
        { campaignId: campaign.id, ...expected },
        { campaignId: 2_000_000_000, ...nothing },
      ]);
    }
  });

  test('can be asked of one member of the subtree, and of no other', async () => {
    const distributor = await service.memberWithCode('DI0001');
    expect(await totals(`ids=${campaign.id}&memberId=${distributor.id}`, 'regional.manager')).toEqual([
      { campaignId: campaign.id, ...(await totalsBelow(distributor.path)) },
    ]);
    const foreign = await service.memberWithCode('DI0002');
    const ask = (id: number) =>
      service.call('GET', `/api/campaigns/totals?ids=1&memberId=${id}`, {
        as: 'distributor',
        headers: { 'x-request-id': 'the-same-for-all' },
      });
    expect((await ask(foreign.id)).statusCode).toBe(404);
    expect((await ask(foreign.id)).body).toBe((await ask(2_000_000_000)).body);
  });

  test('count dealers that were deleted, which have no row', async () => {
    const before = await totals(`ids=${campaign.id}`);
    const own = await service.memberWithCode('DE00001');
    const setDeletedAt = (deletedAt: Date | null) =>
      service.database.update(members).set({ deletedAt }).where(eq(members.id, own.id));
    const beforeBelow = await totals(`ids=${campaign.id}`, 'distributor');
    await setDeletedAt(service.clock.now());
    expect(await totals(`ids=${campaign.id}`)).toEqual(before);
    expect(await totals(`ids=${campaign.id}`, 'distributor')).toEqual(beforeBelow);
    await setDeletedAt(null);
  });

  test.each(['ids=', 'ids=a', 'ids=1;2', '', `ids=${Array.from({ length: 101 }, (_, index) => index + 1).join()}`])(
    'refuse %j',
    async (query) => {
      const answer = await service.call('GET', `/api/campaigns/totals?${query}`, { as: 'ka.admin' });
      expect(answer.statusCode).toBe(422);
    },
  );
});

describe('the campaign lists of distributors and agents', () => {
  interface Listed {
    readonly id: number;
    readonly totals: Totals;
  }
  const list = async (kind: string, body: object, as: string) => {
    const answer = await service.call('POST', `/api/campaigns/${kind}`, { as, body });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: { campaigns: Listed[] } }>().data.campaigns;
  };

  test('hold the year’s campaigns with the totals of the caller’s own subtree', async () => {
    for (const [kind, as] of [
      ['distributor', 'distributor'],
      ['distributor', 'regional.manager'],
      ['agent', 'agent'],
      ['agent', 'area.manager'],
    ] as const) {
      const found = await list(kind, { year: 2025 }, as);
      expect(found.map(({ id }) => id)).toEqual([empty.id, campaign.id]);
      expect(found.map(({ totals }) => totals)).toEqual([nothing, await totalsBelow(await placeOf(as))]);
      expect(await list(kind, { year: 2019 }, as)).toEqual([]);
    }
  });

  test('can be asked of a distributor, or an agent, of the subtree', async () => {
    const distributor = await service.memberWithCode('DI0001');
    const agent = await service.memberWithCode('AG0001');
    const ofDistributor = await list('distributor', { year: 2025, memberId: distributor.id }, 'regional.manager');
    expect(ofDistributor[1]?.totals).toEqual(await totalsBelow(distributor.path));
    const ofAgent = await list('agent', { year: 2025, memberId: agent.id }, 'distributor');
    expect(ofAgent[1]?.totals).toEqual(await totalsBelow(agent.path));
  });

  test('answer a member of another role, a foreign and a missing one alike', async () => {
    const [own, foreign, agent] = await Promise.all(
      ['DI0001', 'DI0002', 'AG0001'].map((code) => service.memberWithCode(code)),
    );
    const ask = (kind: string, memberId: number | undefined) =>
      service.call('POST', `/api/campaigns/${kind}`, {
        as: 'distributor',
        body: { year: 2025, memberId },
        headers: { 'x-request-id': 'the-same-for-all' },
      });
    const answers = await Promise.all([
      ask('distributor', 2_000_000_000),
      ask('distributor', foreign?.id),
      ask('distributor', agent?.id),
      ask('agent', own?.id),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await ask('distributor', own?.id)).statusCode).toBe(200);
  });

  test.each([{}, { year: 'x' }, { year: 2025, region: 'Lazio' }, { year: 2025, memberId: 0 }])(
    'refuse %j',
    async (body) => {
      for (const kind of ['distributor', 'agent']) {
        const answer = await service.call('POST', `/api/campaigns/${kind}`, { as: 'ka.admin', body });
        expect(answer.statusCode).toBe(422);
      }
    },
  );
});

describe('what campaigns say of one dealer', () => {
  const sameId = { 'x-request-id': 'the-same-for-all' };

  test('its campaigns: a dealer’s own, or those of a dealer in the subtree', async () => {
    const own = await service.memberWithCode('DE00001');
    const ask = (body: object, as: string) =>
      service.call('POST', '/api/campaigns/dealer', { as, body, headers: sameId });
    const mine = (await ask({}, 'dealer')).json<{ data: { campaigns: object[] } }>().data.campaigns;
    expect(mine).toEqual([
      {
        campaign: {
          id: campaign.id,
          title: 'Con metà dei dealer',
          type: 'all',
          duration: 'annual',
          isMain: true,
          group: 'main',
          year: 2025,
          startsOn: '2025-01-01',
          endsOn: '2025-12-31',
          state: 'open',
        },
        incentiveDetail: campaign.incentiveDetail,
        factorBoostDetail: { boosts: [] },
        goalThreshold: 20,
        accepted: true,
        acceptedAt: service.clock.now().toISOString(),
        tiresPurchased: 1,
        tiresMissing: 19,
        tiresFleet: 0,
        tiresFleetPercentage: '0.0',
        plafondAccumulated: '1.00',
        plafondExpendable: '0.00',
      },
    ]);
    for (const as of ['dealer', 'agent', 'distributor', 'regional.manager', 'ka.admin']) {
      const answer = await ask({ dealerId: own.id, year: 2025 }, as);
      expect(answer.json()).toEqual({ success: true, data: { campaigns: mine } });
    }
    expect((await ask({ year: 2024 }, 'dealer')).json()).toEqual({ success: true, data: { campaigns: [] } });
  });

  test('a caller that is no dealer names one', async () => {
    for (const as of ['agent', 'ka.admin']) {
      const answer = await service.call('POST', '/api/campaigns/dealer', { as, body: {} });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ error: { fields: { dealerId: 'required' } } });
    }
  });

  test('the rows of ‘Elenco campagne’ have the eight columns', async () => {
    const own = await service.memberWithCode('DE00001');
    for (const as of ['dealer', 'consultant', 'agent']) {
      const answer = await service.call('POST', `/api/report/dealers/${own.id}/campaigns`, {
        as,
        body: { year: 2025 },
      });
      expect(answer.json()).toEqual({
        success: true,
        data: {
          results: [
            {
              campaignId: campaign.id,
              campaignTitle: 'Con metà dei dealer',
              goalThreshold: 20,
              tiresPurchased: 1,
              tiresMissing: 19,
              tiresFleet: 0,
              tiresFleetPercentage: '0.0',
              plafondAccumulated: '1.00',
              plafondExpendable: '0.00',
            },
          ],
        },
      });
    }
  });

  test('whether it is a prospect', async () => {
    for (const tier of ['prospect', 'gold', 'platinum']) {
      const dealer = everyDealer.find((each) => each.tier === tier);
      const answer = await service.call('GET', `/api/dealers/${dealer?.id}/is-prospect`, { as: 'consultant' });
      expect(answer.json()).toEqual({ success: true, data: { isProspect: tier === 'prospect' } });
    }
  });

  test('a foreign dealer is answered like a missing one, and like a member that is no dealer', async () => {
    const foreign = everyDealer.find(({ code }) => code !== 'DE00001');
    const elsewhere = await service.memberWithCode('AG0001');
    const asks: ((id: number) => Promise<{ statusCode: number; body: string }>)[] = [
      (id) => service.call('GET', `/api/dealers/${id}/is-prospect`, { as: 'dealer', headers: sameId }),
      (id) => service.call('POST', `/api/report/dealers/${id}/campaigns`, { as: 'dealer', headers: sameId, body: {} }),
      (dealerId) =>
        service.call('POST', '/api/campaigns/dealer', { as: 'dealer', headers: sameId, body: { dealerId } }),
    ];
    for (const ask of asks) {
      const answers = await Promise.all([ask(2_000_000_000), ask(foreign?.id ?? 0), ask(elsewhere.id)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    }
  });

  test('who is not in a campaign: the active dealers, by name, searched and limited', async () => {
    const ask = async (query = '', id = campaign.id) => {
      const answer = await service.call('GET', `/api/dealers/unsubscribed/${id}${query}`, { as: 'ka.admin' });
      return answer.json<{ data: { dealers: { id: number; code: string; city: string }[] } }>().data.dealers;
    };
    const inCampaign = new Set((await rowsIn()).map(({ dealerId }) => dealerId));
    const expected = everyDealer
      .filter(({ id, status }) => status === 'active' && !inCampaign.has(id))
      .sort((a, b) => (folded(a.businessName) < folded(b.businessName) ? -1 : 1));
    expect(expected.length).toBeGreaterThan(3);
    expect((await ask()).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(Object.keys((await ask('?limit=1'))[0] ?? {}).sort()).toEqual(['businessName', 'city', 'code', 'id']);
    expect((await ask('?limit=3')).map(({ id }) => id)).toEqual(expected.slice(0, 3).map(({ id }) => id));
    expect((await ask(`?search=${expected[2]?.code}`)).map(({ id }) => id)).toEqual([expected[2]?.id]);
    expect((await ask('', empty.id)).length).toBe(everyDealer.filter(({ status }) => status === 'active').length);
    const missing = await service.call('GET', '/api/dealers/unsubscribed/2000000000', { as: 'ka.admin' });
    expect(missing.statusCode).toBe(404);
  });
});

describe('a campaign of thousands of dealers', () => {
  const size = 10_600;

  beforeAll(async () => {
    const { database } = service;
    const { id: agentId } = await service.memberWithCode('AG0001');
    await database.execute(sql`
      insert into members (
        code, business_name, role, parent_id, region, province, city, vat_number, status, tier, joined_on,
        created_at, updated_at
      )
      select 'MANY' || i, 'Molti ' || i % 7, 'Dealer', ${agentId}, 'Lazio', 'RM', 'Roma', (98000000000 + i)::text,
        'active', 'gold', '2024-01-01', now(), now()
      from generate_series(1, ${size}::int) as i`);
    await database.execute(sql`
      insert into memberships (campaign_id, dealer_id, goal_threshold, added_at, tires_missing)
      select ${empty.id}, id, 1 + id % 5, now(), 1 + id % 5 from members where code like 'MANY%'`);
    await database.execute(sql`analyze members, memberships`);
  });

  test.each(['businessName', 'goalThreshold', 'dealerId'])('pages as deep as it goes, sorted by %s', async (column) => {
    for (const as of ['ka.admin', 'agent']) {
      for (const direction of ['asc', 'desc']) {
        const found: Row[] = [];
        // nearer the beginning, nearer the end, the last ones, and beyond
        for (const page of [51, 52, 56, 106, 107]) {
          const body = { sorting: { column, direction }, paginator: { page, pageSize: 100 } };
          const { items, total } = await table(body, as, empty.id);
          expect(total).toBe(size);
          expect(items.length).toBe(page === 107 ? 0 : 100);
          found.push(...items);
        }
        const sign = direction === 'asc' ? 1 : -1;
        const key = (row: Row) => row[column] as string | number;
        const sorted = [...found].sort((a, b) =>
          key(a) < key(b) ? -sign : key(a) > key(b) ? sign : a.dealerId - b.dealerId,
        );
        expect(found.map(({ dealerId }) => dealerId)).toEqual(sorted.map(({ dealerId }) => dealerId));
        expect(new Set(found.map(({ dealerId }) => dealerId)).size).toBe(400);
      }
    }
  });
});

test('one dealer of a campaign is the row that the table shows of it', async () => {
  const { items } = await all();
  const read = async (dealerId: number, as = 'ka.admin') =>
    service.call('GET', `/api/campaigns/${campaign.id}/dealer/${dealerId}`, { as });
  for (const row of items.slice(0, 5)) {
    expect((await read(row.dealerId)).json<{ data: { dealer: Row } }>().data.dealer).toEqual(row);
  }
  const outside = everyDealer.find(({ id }) => items.every(({ dealerId }) => dealerId !== id));
  expect((await read(outside?.id ?? 0)).statusCode).toBe(404);
});
