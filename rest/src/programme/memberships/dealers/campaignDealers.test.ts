import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { members } from '../../../ground/database/tables/people/network.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { folded } from '../../../ground/domain/text.js';
import {
  dealersTable,
  membershipsOf,
  openHalfCampaign,
  placeOf,
  whoeverReports,
  type DealerRow as Row,
} from '../../../testing/programme/halfCampaign.js';
import { rolledUp } from '../../../testing/programme/rolledUp.js';

const { service, campaign, empty, everyDealer } = await openHalfCampaign();

const table = (body: object, as?: string, id = campaign.id) => dealersTable(service, id, body, as);
const all = (body: object = {}, as?: string) => table({ paginator: { pageSize: 100 }, ...body }, as);
/** A distributor as rows show it. */
const linkTo = async (distributorCode: string) => {
  const { id, code, businessName, role } = await service.memberWithCode(distributorCode);
  return { id, code, businessName, role };
};

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
      phone: own.phone,
      goalThreshold: 20,
      goalMissing: false,
      version: 1,
      accepted: true,
      acceptedAt: service.clock.now().toISOString(),
      tiresPurchased: 1,
      tiresMissing: 19,
      tiresFleet: 0,
      tiresFleetPercentage: '0.0',
      plafondAccumulated: '1.00',
      plafondExpendable: '0.00',
      debt: '0.00',
      goalPercentage: '5.0',
      nextThreshold: 16,
      tiresToNextThreshold: 15,
      // at 16 tyres, 80 % of the goal: fourteen more at one euro, the sixteenth at 1.50; from 22 on it can be spent
      euroAtStake: '15.50',
      isAtStakeLocked: true,
      distributor: await linkTo('DI0001'),
    });
  });

  test('says what the next threshold brings while the campaign is under way', async () => {
    const { items } = await all();
    const { id } = campaign;
    for (const { nextThreshold, euroAtStake } of items) expect(euroAtStake === null).toBe(nextThreshold === null);
    const unlocked = items.filter(({ isAtStakeLocked }) => isAtStakeLocked === false);
    // the threshold from which the prize can be spent brings all that has accumulated
    expect(unlocked.length).toBeGreaterThan(0);
    for (const { euroAtStake, plafondAccumulated } of unlocked) {
      expect(Number(euroAtStake)).toBeGreaterThan(Number(plafondAccumulated));
    }
    const [first] = items;
    const setState = (state: 'open' | 'registrationClosed') =>
      service.database.update(campaigns).set({ state }).where(eq(campaigns.id, id));
    await setState('registrationClosed');
    const nothing = { dealerId: first?.dealerId, euroAtStake: null, isAtStakeLocked: null };
    expect((await all()).items[0]).toMatchObject(nothing);
    await setState('open');
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
      rolledUp(service.database, (transaction) =>
        transaction.update(members).set({ parentId: parent }).where(eq(members.id, id)),
      );
    const visible = async () => (await all()).items.find(({ dealerId }) => dealerId === id)?.distributor;
    await place(other.id);
    expect(await visible()).toEqual(other);
    await place(parentId);
    expect(await visible()).toEqual(own);
  });

  test('holds the caller’s subtree, counts it exactly, and nothing else', async () => {
    const inCampaign = new Set((await membershipsOf(service, campaign)).map(({ dealerId }) => dealerId));
    for (const as of whoeverReports) {
      const path = await placeOf(service, as);
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
    'debt',
    'goalPercentage',
    'tiresToNextThreshold',
    'distributor',
  ] as const;

  function keyOf(row: Row, column: (typeof columns)[number]): number | string {
    if (column === 'businessName') return folded(row.businessName);
    // what is shown of a distributor may be nothing, which stands after everything
    if (column === 'distributor') return row.distributor?.id ?? Infinity;
    if (column === 'tiresToNextThreshold') return row.tiresToNextThreshold ?? Infinity;
    if (
      ['tiresFleetPercentage', 'plafondAccumulated', 'plafondExpendable', 'debt', 'goalPercentage'].includes(column)
    ) {
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
      rolledUp(service.database, (transaction) =>
        transaction
          .update(members)
          .set({ deletedAt })
          .where(eq(members.id, last?.dealerId ?? 0)),
      );
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
      const response = await service.call('POST', `/api/campaigns/${id}/dealers`, { as: 'ka.admin', body });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ error: { fields } });
    }
  });

  test('refuses a filter by somebody else’s member like one by nobody, and a missing campaign', async () => {
    const foreign = await service.memberWithCode('DI0002');
    const send = (filter: object, as = 'distributor') =>
      service.call('POST', `/api/campaigns/${campaign.id}/dealers`, {
        as,
        body: { filter },
        headers: { 'x-request-id': 'the-same-for-all' },
      });
    const nobody = 2_000_000_000;
    expect((await send({ memberId: foreign.id })).body).toBe((await send({ memberId: nobody })).body);
    const own = await service.memberWithCode('DI0001');
    const refusal = (await send({ distributorId: nobody })).body;
    expect((await send({ distributorId: [own.id, foreign.id] })).body).toBe(refusal);
    // nobody sees what stands above the own member
    expect((await send({ distributorId: own.id }, 'agent')).body).toBe(refusal);
    expect((await send({ distributorId: (await service.memberWithCode('AG0001')).id })).body).toBe(refusal);
    const missing = await service.call('POST', '/api/campaigns/2000000000/dealers', { as: 'agent', body: {} });
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
    await rolledUp(database, (transaction) =>
      transaction.execute(sql`
      insert into memberships (campaign_id, dealer_id, goal_threshold, added_at, tires_missing)
      select ${empty.id}, id, 1 + id % 5, now(), 1 + id % 5 from members where code like 'MANY%'`),
    );
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
