import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import {
  createCampaign,
  createdCampaign,
  updateCampaign,
  type Campaign,
} from '../../testing/programme/campaignCalls.js';
import { ordinaryRules, sell } from '../../testing/programme/salesAndCampaigns.js';
import { letWorsen } from '../../testing/programme/worsenings.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());
const create = (changes?: object, key?: string) => createCampaign(service, changes, key);
const created = (changes?: object) => createdCampaign(service, changes);
const update = (id: number, changes?: object) => updateCampaign(service, id, changes);

const read = async (id: number, as = 'ka.admin') => service.call('GET', `/api/campaigns/${id}`, { as });

const audit = async (id: number) => {
  const response = await service.call('GET', `/api/campaigns/${id}/audit?pageSize=50`, { as: 'ka.admin' });
  return response.json<{ data: { items: { action: string; [field: string]: unknown }[]; total: number } }>().data;
};

/** Adds a dealer and, where asked, accepts for it, through the product's own calls. */
async function join(campaignId: number, code: string, goalThreshold = 100): Promise<number> {
  const { id: dealer } = await service.memberWithCode(code);
  const response = await service.call('POST', `/api/campaigns/${campaignId}/dealer/add`, {
    as: 'ka.admin',
    body: { data: { goalThreshold, dealer } },
  });
  expect(response.statusCode).toBe(201);
  return dealer;
}

const accept = (campaignId: number) =>
  service.call('PATCH', `/api/campaigns/${campaignId}/dealer/accept`, { as: 'dealer', body: { accepted: 1 } });

describe('a campaign', () => {
  test('is created open, read, and written down', async () => {
    const campaign = await created({ title: '  Inverno   2025 ', description: 'Due righe\r\ndi testo ' });
    expect(campaign).toMatchObject({
      title: 'Inverno 2025',
      description: 'Due righe\ndi testo',
      group: 'main',
      state: 'open',
      version: 1,
      attachments: [],
      closedAt: null,
    });
    expect((await read(campaign.id)).json()).toEqual({ success: true, data: { campaign } });
    expect(await audit(campaign.id)).toMatchObject({
      total: 1,
      items: [{ action: 'created', actor: { name: 'Chiara Amato' }, before: null, after: { title: 'Inverno 2025' } }],
    });
  });

  test('of the programme is taken as the office writes it, every decimal with its text', async () => {
    const file = fileURLToPath(new URL('../../../../tests/data/programma/campagne.json', import.meta.url));
    for (const written of JSON.parse(readFileSync(file, 'utf8')) as (object & { incentiveDetail: object })[]) {
      const response = await service.call('POST', '/api/campaigns', { as: 'ka.admin', body: written });
      expect(response.json()).toMatchObject({ success: true, data: { campaign: written } });
      const { campaign } = response.json<{ data: { campaign: Campaign } }>().data;
      expect(campaign['incentiveDetail']).toEqual({ unlockAt: 100, ...written.incentiveDetail });
      expect((await read(campaign.id)).json()).toMatchObject({ data: { campaign: written } });
    }
  });

  test('created without boosts and eligibility has none, and counts every line', async () => {
    const campaign = await created({ factorBoostDetail: undefined, eligibility: undefined });
    expect(campaign).toMatchObject({ factorBoostDetail: { boosts: [] }, eligibility: {} });
  });

  test.each([
    ['annual', true, 'main'],
    ['annual', false, 'main'],
    ['halfYearly', true, 'main'],
    ['halfYearly', false, 'secondary'],
    ['other', true, 'secondary'],
    ['other', false, 'secondary'],
  ])('that is %s with isMain %s is in the %s group', async (duration, isMain, group) => {
    expect(await created({ duration, isMain })).toMatchObject({ duration, isMain, group });
  });

  test('is created once per key, however often it is asked at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => create({ title: 'Una volta sola' }, 'campaign-key')),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    const made = await service.database.select().from(campaigns).where(eq(campaigns.title, 'Una volta sola'));
    expect(made.length).toBe(1);
    const reused = await create({ title: 'Due volte' }, 'campaign-key');
    expect(reused.json()).toMatchObject({ error: { reason: 'idempotencyKeyReused' } });
  });

  test('is changed by whoever saw its newest version', async () => {
    const campaign = await created();
    const changed = await update(campaign.id, { title: 'Estate lunga', version: 1 });
    expect(changed.json()).toMatchObject({ data: { campaign: { title: 'Estate lunga', version: 2 } } });
    const stale = await update(campaign.id, { title: 'Estate corta', version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ error: { code: 'CONFLICT', reason: 'staleVersion', currentVersion: 2 } });
    const forced = await update(campaign.id, { title: 'Estate corta' });
    expect(forced.json()).toMatchObject({ data: { campaign: { title: 'Estate corta', version: 3 } } });
    expect(await audit(campaign.id)).toMatchObject({
      total: 3,
      items: [
        { action: 'updated', before: { title: 'Estate lunga' }, after: { title: 'Estate corta' } },
        { action: 'updated', actor: { name: 'Giorgio Donati' }, before: { title: 'Estate 2025' } },
        { action: 'created' },
      ],
    });
  });

  test('is changed once by three who saw the same version', async () => {
    const campaign = await created();
    const responses = await Promise.all(['A', 'B', 'C'].map((title) => update(campaign.id, { title, version: 1 })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('stays as it is when nothing differs, however its rules are written', async () => {
    const rules = {
      incentiveDetail: { tiers: [{ rate: 1.5, from: 0 }], basis: 'whole', cap: '10.00' },
      factorBoostDetail: { boosts: [{ factor: '1.50', match: { rimFrom: 18, brand: ['Aquila'] }, label: 'x' }] },
    };
    const campaign = await created(rules);
    const same = await update(campaign.id, {
      incentiveDetail: { basis: 'whole', cap: '10.00', tiers: [{ from: '0', rate: '1.500' }], unlockAt: '100' },
      factorBoostDetail: { boosts: [{ label: 'x', match: { brand: ['Aquila'], rimFrom: 18 }, factor: '1.50' }] },
    });
    expect(same.json()).toEqual({ success: true, data: { campaign } });
    expect((await audit(campaign.id)).total).toBe(1);
    const otherRate = await update(campaign.id, {
      ...rules,
      incentiveDetail: { ...rules.incentiveDetail, tiers: [{ from: 0, rate: '1.51' }] },
    });
    expect(otherRate.json()).toMatchObject({ data: { campaign: { version: 2 } } });
  });

  test('wants all its rules to be changed, so that none goes by being forgotten', async () => {
    const campaign = await created();
    const response = await update(campaign.id, { factorBoostDetail: undefined, eligibility: undefined });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      error: { fields: { factorBoostDetail: 'required', eligibility: 'required' } },
    });
  });

  test('once closed changes no more, and says so before it speaks of versions', async () => {
    const campaign = await created();
    await service.call('DELETE', `/api/campaigns/${campaign.id}/close`, { as: 'ka.admin' });
    const response = await update(campaign.id, { title: 'Troppo tardi', version: 1 });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ error: { reason: 'campaignClosed' } });
    expect((await read(campaign.id)).json()).toMatchObject({ data: { campaign: { title: 'Estate 2025' } } });
  });

  test('changes after its registration was closed', async () => {
    const campaign = await created();
    await service.call('PATCH', `/api/campaigns/${campaign.id}/close-registration`, { as: 'ka.admin' });
    const response = await update(campaign.id, { title: 'Nuovo titolo' });
    expect(response.json()).toMatchObject({
      data: { campaign: { title: 'Nuovo titolo', state: 'registrationClosed' } },
    });
  });

  test('takes the figures of its dealers along when its rules change', async () => {
    await letWorsen(service.database);
    const campaign = await created();
    const dealerId = await join(campaign.id, 'DE00001', 50);
    service.fixDay('2025-06-30');
    await accept(campaign.id);
    service.fixDay('2025-12-31');
    await sell(service.database, 501, [
      { dealerId, quantity: 40 },
      { dealerId, quantity: 30, soldOn: '2025-05-01', rim: 18 },
      { dealerId, quantity: 20, soldOn: '2025-08-01', season: 'winter' },
    ]);
    const figures = async () => {
      const [row] = await service.database.select().from(memberships).where(eq(memberships.campaignId, campaign.id));
      return [row?.tiresPurchased, row?.plafondAccumulated];
    };
    const twoTiers = ordinaryRules.incentiveDetail;
    expect(await figures()).toEqual([70, '91.00']);
    await update(campaign.id, { title: 'Solo il titolo' });
    expect(await figures()).toEqual([70, '91.00']);
    await update(campaign.id, { incentiveDetail: { basis: 'whole', tiers: twoTiers.tiers } });
    expect(await figures()).toEqual([70, '140.00']);
    await update(campaign.id, { endsOn: '2025-12-31' });
    expect(await figures()).toEqual([90, '131.00']);
    await update(campaign.id, { endsOn: '2025-12-31', eligibility: { season: ['winter'] } });
    expect(await figures()).toEqual([20, '20.00']);
    const boost = { label: '18 pollici', match: { rimFrom: 18 }, factor: '2' };
    await update(campaign.id, { factorBoostDetail: { boosts: [boost] } });
    // 70 tyres earn 49 · 1 + 21 · 2 = 91, times (40 + 30 · 2) / 70
    expect(await figures()).toEqual([70, '130.00']);
  });
});

describe('who sees which campaigns', () => {
  let inside: Campaign;
  let outside: Campaign;
  beforeAll(async () => {
    inside = await created({ title: 'Con il dealer', year: 2023, startsOn: '2023-01-01', endsOn: '2023-12-31' });
    outside = await created({ title: 'Senza il dealer', year: 2023, startsOn: '2023-02-01', endsOn: '2023-12-31' });
    await join(inside.id, 'DE00001');
  });

  const sameId = { 'x-request-id': 'the-same-for-all' };
  const everybody = ['ka.admin', 'gd.admin', 'regional.manager', 'account', 'distributor', 'area.manager', 'agent'];

  test('one campaign: whoever manages or reports, and the dealers that are in it', async () => {
    for (const as of everybody) expect((await read(outside.id, as)).statusCode).toBe(200);
    expect((await read(inside.id, 'dealer')).json()).toMatchObject({ data: { campaign: { title: 'Con il dealer' } } });
    const foreign = await service.call('GET', `/api/campaigns/${outside.id}`, { as: 'dealer', headers: sameId });
    const missing = await service.call('GET', '/api/campaigns/2000000000', { as: 'dealer', headers: sameId });
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(missing.body);
    expect((await read(inside.id, 'consultant')).statusCode).toBe(403);
  });

  test('the campaigns of a year: all of them, or a dealer’s own, newest first', async () => {
    const titles = async (as: string) => {
      const response = await service.call('GET', '/api/campaignsByYear/2023', { as });
      return response.json<{ data: { campaigns: Campaign[] } }>().data.campaigns.map(({ title }) => title);
    };
    for (const as of everybody) expect(await titles(as)).toEqual(['Senza il dealer', 'Con il dealer']);
    expect(await titles('dealer')).toEqual(['Con il dealer']);
  });

  test('the calendar of a year: the campaigns with days in it, those that begin first before the others', async () => {
    const { id } = await created({ title: 'A cavallo', year: 2019, startsOn: '2018-11-01', endsOn: '2019-01-31' });
    await created({ title: 'Estate', year: 2019, startsOn: '2019-06-01', endsOn: '2019-08-31' });
    await created({ title: 'Di nascosto', year: 2019, startsOn: '2019-03-01', endsOn: '2019-03-31', state: 'draft' });
    await join(id, 'DE00001');
    const titles = async (year: number, as: string) => {
      const response = await service.call('GET', `/api/campaigns/calendar/${year}`, { as });
      return response.json<{ data: { campaigns: Campaign[] } }>().data.campaigns.map(({ title }) => title);
    };
    expect(await titles(2019, 'ka.admin')).toEqual(['A cavallo', 'Di nascosto', 'Estate']);
    expect(await titles(2019, 'agent')).toEqual(['A cavallo', 'Estate']);
    expect(await titles(2019, 'dealer')).toEqual(['A cavallo']);
    expect(await titles(2018, 'dealer')).toEqual(['A cavallo']);
    expect(await titles(2017, 'ka.admin')).toEqual([]);
  });

  test.each(
    ['campaignsByYear', 'campaigns/calendar'].flatMap((list) =>
      ['abc', '1999', '2101', '20233', ' 2023', '2023.0'].map((year) => [list, year] as const),
    ),
  )('%s of the year %j is refused', async (list, year) => {
    const response = await service.call('GET', `/api/${list}/${encodeURIComponent(year)}`, { as: 'ka.admin' });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { fields: { year: 'invalid' } } });
  });

  test('the lists of administrators are the same campaigns under three names', async () => {
    const byYear = await service.call('GET', '/api/campaignsByYear/admin/2023', { as: 'gd.admin' });
    const all = await service.call('POST', '/api/allCampaignsByYear', { as: 'gd.admin', body: { year: 2023 } });
    const { campaigns: ofYear } = byYear.json<{ data: { campaigns: Campaign[] } }>().data;
    expect(ofYear.map(({ id }) => id)).toEqual([outside.id, inside.id]);
    expect(all.json()).toEqual(byYear.json());
    const list = await service.call('GET', '/api/campaigns', { as: 'gd.admin' });
    const { campaign } = list.json<{ data: { campaign: Campaign[] } }>().data;
    expect(campaign.filter(({ year }) => year === 2023)).toEqual(ofYear);
    expect(campaign.map(({ year }) => year)).toEqual(campaign.map(({ year }) => year).sort((a, b) => b - a));
  });
});

describe('the table of campaigns', () => {
  const table = async (body: object) => {
    const response = await service.call('POST', '/api/campaigns/table', { as: 'ka.admin', body });
    expect(response.statusCode).toBe(200);
    return response.json<{ data: { items: Campaign[]; total: number } }>().data;
  };

  beforeAll(async () => {
    const period = { year: 2022, startsOn: '2022-01-01', endsOn: '2022-12-31' };
    await created({ ...period, title: 'Città 100% autunno', type: 'prospect', duration: 'other' });
    await created({ ...period, title: 'CITTA estate', type: 'all', endsOn: '2022-06-30' });
    const third = await created({ ...period, title: 'àncora', type: 'all', duration: 'annual' });
    await service.call('DELETE', `/api/campaigns/${third.id}/close`, { as: 'ka.admin' });
  });

  const titles = async (body: object) => (await table(body)).items.map(({ title }) => title);

  test('filters by year, type, duration, group and state', async () => {
    const year = 2022;
    const sorting = { column: 'title' };
    const byTitle = ['àncora', 'Città 100% autunno', 'CITTA estate'];
    expect(await titles({ sorting, filter: { year } })).toEqual(byTitle);
    expect(await titles({ sorting, filter: { year, type: ['all', 'gold'] } })).toEqual(['àncora', 'CITTA estate']);
    expect(await titles({ filter: { year, duration: 'other' } })).toEqual(['Città 100% autunno']);
    expect(await titles({ filter: { year: [2022, 2021], group: 'secondary' } })).toEqual(['Città 100% autunno']);
    expect(await titles({ filter: { year, state: 'closed' } })).toEqual(['àncora']);
    expect(await titles({ filter: { year: 2021 } })).toEqual([]);
  });

  test('searches titles, ignoring case and accents', async () => {
    expect(await titles({ searchTerm: 'citta est' })).toEqual(['CITTA estate']);
    expect(await titles({ searchTerm: '100%' })).toEqual(['Città 100% autunno']);
    expect(await titles({ searchTerm: 'ANCORA' })).toEqual(['àncora']);
    expect(await titles({ searchTerm: '_' })).toEqual([]);
  });

  test.each(['id', 'title', 'type', 'duration', 'year', 'startsOn', 'endsOn', 'state'])(
    'sorts by %s both ways, ties by id, and pages without gaps',
    async (column) => {
      for (const direction of ['asc', 'desc']) {
        const { items: first, total } = await table({ sorting: { column, direction }, paginator: { pageSize: 100 } });
        const found = [...first];
        for (let page = 2; found.length < total; page++) {
          found.push(...(await table({ sorting: { column, direction }, paginator: { page, pageSize: 100 } })).items);
        }
        const key = (campaign: Campaign) =>
          column === 'title'
            ? campaign.title
                .normalize('NFD')
                .replace(/\p{Mn}/gu, '')
                .toLowerCase()
            : (campaign[column] as string | number);
        const sign = direction === 'asc' ? 1 : -1;
        const sorted = [...found].sort((a, b) => (key(a) < key(b) ? -sign : key(a) > key(b) ? sign : a.id - b.id));
        expect(found.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
        expect(new Set(found.map(({ id }) => id)).size).toBe(total);
      }
    },
  );

  test.each([
    [{ filter: { year: 1999 } }, { 'filter.year': 'invalid' }],
    [{ filter: { title: 'x' } }, { 'filter.title': 'unknown' }],
    [{ filter: { state: 'archived' } }, { 'filter.state': 'invalid' }],
    [{ filter: { group: [] } }, { 'filter.group': 'required' }],
    [{ sorting: { column: 'version' } }, { 'sorting.column': 'invalid' }],
    [{ paginator: { pageSize: 7 } }, { 'paginator.pageSize': 'invalid' }],
  ])('refuses %j', async (body, expected) => {
    const response = await service.call('POST', '/api/campaigns/table', { as: 'ka.admin', body });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { fields: expected } });
  });
});

describe('around campaigns', () => {
  test('the constants say which periods are current', async () => {
    const response = await service.call('GET', '/api/constants', { as: 'dealer' });
    const data = { today: '2025-12-31', current_year: 2025, current_period: '2025_2' };
    expect(response.json()).toEqual({ success: true, data });
  });

  test('the constants follow the calendar where no day is fixed, also over midnight', async () => {
    service.fixDay(undefined);
    const midnight = new Date('2026-06-30T22:00:00Z');
    service.clock.advance(midnight.getTime() - 1 - service.clock.now().getTime());
    const periods = async () => (await service.call('GET', '/api/constants', { as: 'dealer' })).json<object>();
    expect(await periods()).toMatchObject({ data: { today: '2026-06-30', current_period: '2026_1' } });
    service.clock.advance(1);
    expect(await periods()).toMatchObject({ data: { today: '2026-07-01', current_period: '2026_2' } });
    service.fixDay('2025-12-31');
  });

  test('the brands are those of the sale lines, as the first file wrote them', async () => {
    const { id: dealerId } = await service.memberWithCode('DE00002');
    await sell(service.database, 601, [
      { dealerId, quantity: 1, brand: 'Zefiro' },
      { dealerId, quantity: 1, brand: 'Bora' },
    ]);
    await sell(service.database, 602, [{ dealerId, quantity: 1, brand: 'ZEFIRO' }]);
    const response = await service.call('GET', '/api/campaigns/brands', { as: 'ka.admin' });
    const { brands } = response.json<{ data: { brands: string[] } }>().data;
    expect(brands.filter((name) => /zefiro|bora/i.test(name))).toEqual(['Bora', 'Zefiro']);
  });
});
