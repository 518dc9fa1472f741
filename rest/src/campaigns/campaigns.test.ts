import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { campaigns, memberships } from '../database/schema.js';
import { ordinaryRules, sell } from '../testing/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../testing/testApp.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

interface Campaign {
  readonly id: number;
  readonly title: string;
  readonly year: number;
  readonly version: number;
  readonly [field: string]: unknown;
}

const fields = {
  title: 'Estate 2025',
  type: 'gold',
  duration: 'halfYearly',
  isMain: true,
  year: 2025,
  startsOn: '2025-01-01',
  endsOn: '2025-06-30',
  description: null,
  incentiveDetail: ordinaryRules.incentiveDetail as object,
  factorBoostDetail: { boosts: [] } as object,
  eligibility: {},
};

const create = (changes: object = {}, key?: string) =>
  service.call('POST', '/api/campaigns', {
    as: 'ka.admin',
    body: { ...fields, ...changes },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

async function created(changes: object = {}): Promise<Campaign> {
  const answer = await create(changes);
  expect(answer.statusCode).toBe(201);
  return answer.json<{ data: { campaign: Campaign } }>().data.campaign;
}

const update = (id: number, changes: object = {}) =>
  service.call('PUT', `/api/campaigns/${id}`, { as: 'gd.admin', body: { ...fields, ...changes } });

const read = async (id: number, as = 'ka.admin') => service.call('GET', `/api/campaigns/${id}`, { as });

const audit = async (id: number) => {
  const answer = await service.call('GET', `/api/campaigns/${id}/audit?pageSize=50`, { as: 'ka.admin' });
  return answer.json<{ data: { items: { action: string; [field: string]: unknown }[]; total: number } }>().data;
};

/** Adds a dealer and, where asked, accepts for it, through the product's own calls. */
async function join(campaignId: number, code: string, goalThreshold = 100): Promise<number> {
  const { id: dealer } = await service.memberWithCode(code);
  const answer = await service.call('POST', `/api/campaigns/${campaignId}/dealer/add`, {
    as: 'ka.admin',
    body: { data: { goalThreshold, dealer } },
  });
  expect(answer.statusCode).toBe(201);
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
    const file = fileURLToPath(new URL('../../../tests/data/programma/campagne.json', import.meta.url));
    for (const written of JSON.parse(readFileSync(file, 'utf8')) as (object & { incentiveDetail: object })[]) {
      const answer = await service.call('POST', '/api/campaigns', { as: 'ka.admin', body: written });
      expect(answer.json()).toMatchObject({ success: true, data: { campaign: written } });
      const { campaign } = answer.json<{ data: { campaign: Campaign } }>().data;
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
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => create({ title: 'Una volta sola' }, 'campaign-key')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
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
    const answers = await Promise.all(['A', 'B', 'C'].map((title) => update(campaign.id, { title, version: 1 })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('stays as it is when nothing differs, however its rules are written', async () => {
    const rules = {
      incentiveDetail: { tiers: [{ rate: 1.5, from: 0 }], basis: 'whole', cap: '10.00' },
      factorBoostDetail: { boosts: [{ factor: '1.50', match: { rimFrom: 18, brand: ['Aquila'] }, label: 'x' }] },
    };
    const campaign = await created(rules);
    const same = await update(campaign.id, {
      incentiveDetail: { basis: 'whole', cap: '10.00', tiers: [{ from: '0', rate: '1.5' }], unlockAt: '100' },
      factorBoostDetail: { boosts: [{ label: 'x', match: { brand: ['Aquila'], rimFrom: 18 }, factor: '1.50' }] },
    });
    expect(same.json()).toEqual({ success: true, data: { campaign } });
    expect((await audit(campaign.id)).total).toBe(1);
    const otherText = await update(campaign.id, {
      ...rules,
      incentiveDetail: { ...rules.incentiveDetail, tiers: [{ from: 0, rate: '1.50' }] },
    });
    expect(otherText.json()).toMatchObject({ data: { campaign: { version: 2 } } });
  });

  test('wants all its rules to be changed, so that none goes by being forgotten', async () => {
    const campaign = await created();
    const answer = await update(campaign.id, { factorBoostDetail: undefined, eligibility: undefined });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: { fields: { factorBoostDetail: 'required', eligibility: 'required' } },
    });
  });

  test('once closed changes no more, and says so before it speaks of versions', async () => {
    const campaign = await created();
    await service.call('DELETE', `/api/campaigns/${campaign.id}/close`, { as: 'ka.admin' });
    const answer = await update(campaign.id, { title: 'Troppo tardi', version: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: { reason: 'campaignClosed' } });
    expect((await read(campaign.id)).json()).toMatchObject({ data: { campaign: { title: 'Estate 2025' } } });
  });

  test('changes after its registration was closed', async () => {
    const campaign = await created();
    await service.call('PATCH', `/api/campaigns/${campaign.id}/close-registration`, { as: 'ka.admin' });
    const answer = await update(campaign.id, { title: 'Nuovo titolo' });
    expect(answer.json()).toMatchObject({
      data: { campaign: { title: 'Nuovo titolo', state: 'registrationClosed' } },
    });
  });

  test('takes the figures of its dealers along when its rules change', async () => {
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

const tiers = (...froms: unknown[]) => ({
  incentiveDetail: { basis: 'marginal', tiers: froms.map((from) => ({ from, rate: '1' })) },
});
const detail = (changes: object) => ({ incentiveDetail: { ...ordinaryRules.incentiveDetail, ...changes } });
const boost = (changes: object) => ({
  factorBoostDetail: { boosts: [{ label: 'x', match: {}, factor: '1.5', ...changes }] },
});
const rate = (value: unknown) => detail({ tiers: [{ from: 0, rate: value }] });
const many = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index));

describe('rules that a campaign may not have', () => {
  test.each<[object, Record<string, string>]>([
    [{ title: '  ' }, { title: 'required' }],
    [{ title: 'x'.repeat(161) }, { title: 'tooLong' }],
    [{ title: 'a\u202eb' }, { title: 'invalid' }],
    [{ description: 'x'.repeat(4001) }, { description: 'tooLong' }],
    [{ description: 'a\u0000b' }, { description: 'invalid' }],
    [{ type: 'silver' }, { type: 'invalid' }],
    [{ duration: 'monthly' }, { duration: 'invalid' }],
    [{ isMain: 'yes' }, { isMain: 'invalid' }],
    [{ isMain: undefined }, { isMain: 'required' }],
    [{ year: 1999 }, { year: 'invalid' }],
    [{ year: 2101 }, { year: 'invalid' }],
    [{ year: 2026 }, { year: 'invalid' }],
    [{ year: 2024 }, { year: 'invalid' }],
    [{ startsOn: '2025-02-30' }, { startsOn: 'invalid' }],
    [{ startsOn: '2025-07-01' }, { endsOn: 'invalid' }],
    [{ endsOn: undefined }, { endsOn: 'required' }],
    [{ id: 7 }, { id: 'unknown' }],
    [{ state: 'closed' }, { state: 'unknown' }],
    [{ incentiveDetail: undefined }, { incentiveDetail: 'required' }],
    [detail({ basis: 'both' }), { 'incentiveDetail.basis': 'invalid' }],
    [detail({ bonus: '1' }), { 'incentiveDetail.bonus': 'unknown' }],
    [tiers(), { 'incentiveDetail.tiers': 'required' }],
    [tiers(...many(21, (index) => index)), { 'incentiveDetail.tiers': 'tooLong' }],
    [tiers(5), { 'incentiveDetail.tiers.0.from': 'invalid' }],
    [tiers(0, 0), { 'incentiveDetail.tiers.1.from': 'invalid' }],
    [tiers(0, 80, 66.7), { 'incentiveDetail.tiers.2.from': 'invalid' }],
    [tiers(0, '80', '80.000'), { 'incentiveDetail.tiers.2.from': 'invalid' }],
    [tiers(0, '9', '10', '11.5', '11.25'), { 'incentiveDetail.tiers.4.from': 'invalid' }],
    [tiers(0, 1000.5), { 'incentiveDetail.tiers.1.from': 'invalid' }],
    [tiers(0, 'ottanta'), { 'incentiveDetail.tiers.1.from': 'invalid' }],
    [tiers(0, null), { 'incentiveDetail.tiers.1.from': 'required' }],
    [tiers(0, '33.3333333'), { 'incentiveDetail.tiers.1.from': 'invalid' }],
    [tiers(0, 1e-7), { 'incentiveDetail.tiers.1.from': 'invalid' }],
    [tiers('-0', 50), { 'incentiveDetail.tiers.0.from': 'invalid' }],
    [detail({ tiers: [{ from: 0, rate: '1', to: 5 }] }), { 'incentiveDetail.tiers.0.to': 'unknown' }],
    [rate('-1'), { 'incentiveDetail.tiers.0.rate': 'invalid' }],
    [rate('1,50'), { 'incentiveDetail.tiers.0.rate': 'invalid' }],
    [rate(' 1.50'), { 'incentiveDetail.tiers.0.rate': 'invalid' }],
    [rate('1000000.01'), { 'incentiveDetail.tiers.0.rate': 'invalid' }],
    [rate(true), { 'incentiveDetail.tiers.0.rate': 'invalid' }],
    [detail({ unlockAt: -1 }), { 'incentiveDetail.unlockAt': 'invalid' }],
    [detail({ unlockAt: 1001 }), { 'incentiveDetail.unlockAt': 'invalid' }],
    [detail({ cap: '0.00' }), { 'incentiveDetail.cap': 'invalid' }],
    [detail({ cap: '10.001' }), { 'incentiveDetail.cap': 'invalid' }],
    [{ factorBoostDetail: {} }, { 'factorBoostDetail.boosts': 'required' }],
    [{ factorBoostDetail: { boosts: [], stack: true } }, { 'factorBoostDetail.stack': 'unknown' }],
    [
      { factorBoostDetail: { boosts: many(21, () => ({ label: 'x', match: {}, factor: '1' })) } },
      { 'factorBoostDetail.boosts': 'tooLong' },
    ],
    [boost({ label: '' }), { 'factorBoostDetail.boosts.0.label': 'required' }],
    [boost({ label: 'x'.repeat(121) }), { 'factorBoostDetail.boosts.0.label': 'tooLong' }],
    [boost({ factor: '0' }), { 'factorBoostDetail.boosts.0.factor': 'invalid' }],
    [boost({ factor: '1000.1' }), { 'factorBoostDetail.boosts.0.factor': 'invalid' }],
    [boost({ factor: undefined }), { 'factorBoostDetail.boosts.0.factor': 'required' }],
    [boost({ match: undefined }), { 'factorBoostDetail.boosts.0.match': 'required' }],
    [boost({ match: { brand: [] } }), { 'factorBoostDetail.boosts.0.match.brand': 'required' }],
    [boost({ match: { brand: ['Aquila', 'AQUILA'] } }), { 'factorBoostDetail.boosts.0.match.brand': 'invalid' }],
    [boost({ match: { brand: ['Aquila', ' '] } }), { 'factorBoostDetail.boosts.0.match.brand.1': 'required' }],
    [boost({ match: { price: 3 } }), { 'factorBoostDetail.boosts.0.match.price': 'unknown' }],
    [{ eligibility: { season: ['summer', 'summer'] } }, { 'eligibility.season': 'invalid' }],
    [{ eligibility: { season: ['spring'] } }, { 'eligibility.season.0': 'invalid' }],
    [{ eligibility: { segment: [] } }, { 'eligibility.segment': 'required' }],
    [{ eligibility: { rimFrom: 9 } }, { 'eligibility.rimFrom': 'invalid' }],
    [{ eligibility: { rimTo: 26 } }, { 'eligibility.rimTo': 'invalid' }],
    [{ eligibility: { rimFrom: 16.5 } }, { 'eligibility.rimFrom': 'invalid' }],
    [{ eligibility: { rimFrom: 18, rimTo: 17 } }, { 'eligibility.rimTo': 'invalid' }],
    [{ eligibility: { channel: ['fleet'] } }, { 'eligibility.channel': 'invalid' }],
    [{ eligibility: null }, { eligibility: 'required' }],
  ])('%j', async (changes, expected) => {
    for (const answer of [await create(changes), await update(2_000_000_000, changes)]) {
      expect(answer.statusCode).toBe(422);
      const { fields: found } = answer.json<{ error: { fields: object } }>().error;
      expect(found).toEqual(expected);
    }
  });

  test('are told all at once', async () => {
    const answer = await create({ ...tiers(3, 1), title: '', eligibility: { brand: [], rimFrom: 20, rimTo: 12 } });
    expect(answer.json()).toMatchObject({
      error: {
        fields: {
          title: 'required',
          'incentiveDetail.tiers.0.from': 'invalid',
          'incentiveDetail.tiers.1.from': 'invalid',
          'eligibility.brand': 'required',
        },
      },
    });
  });

  test.each<[string, object]>([
    ['tiers up to 1000 % with six places', tiers(0, '33.333333', 100, '1000')],
    ['twenty tiers', tiers(...many(20, (index) => index * 5))],
    ['a rate of nothing', rate(0)],
    ['a prize that can be spent at once', detail({ unlockAt: 0 })],
    ['a cap of a cent', detail({ cap: '0.01' })],
    ['a factor below 1', boost({ factor: '0.000001' })],
    ['one single rim', { eligibility: { rimFrom: 18, rimTo: 18 } }],
    ['a period over New Year, of either year', { startsOn: '2024-10-01', endsOn: '2025-03-31' }],
    ['one single day', { startsOn: '2025-05-01', endsOn: '2025-05-01' }],
  ])('are not these: %s', async (_name, changes) => {
    expect(await created(changes)).toMatchObject(changes);
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
      const answer = await service.call('GET', '/api/campaignsByYear/2023', { as });
      return answer.json<{ data: { campaigns: Campaign[] } }>().data.campaigns.map(({ title }) => title);
    };
    for (const as of everybody) expect(await titles(as)).toEqual(['Senza il dealer', 'Con il dealer']);
    expect(await titles('dealer')).toEqual(['Con il dealer']);
  });

  test.each(['abc', '1999', '2101', '20233', ' 2023', '2023.0'])('the year %j is refused', async (year) => {
    const answer = await service.call('GET', `/api/campaignsByYear/${encodeURIComponent(year)}`, { as: 'ka.admin' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { fields: { year: 'invalid' } } });
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
    const answer = await service.call('POST', '/api/campaigns/table', { as: 'ka.admin', body });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: { items: Campaign[]; total: number } }>().data;
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
    const answer = await service.call('POST', '/api/campaigns/table', { as: 'ka.admin', body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { fields: expected } });
  });
});

describe('around campaigns', () => {
  test('the constants say which periods are current', async () => {
    const answer = await service.call('GET', '/api/constants', { as: 'dealer' });
    const data = { today: '2025-12-31', current_year: 2025, current_period: '2025_2' };
    expect(answer.json()).toEqual({ success: true, data });
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
    const answer = await service.call('GET', '/api/campaigns/brands', { as: 'ka.admin' });
    const { brands } = answer.json<{ data: { brands: string[] } }>().data;
    expect(brands.filter((name) => /zefiro|bora/i.test(name))).toEqual(['Bora', 'Zefiro']);
  });

  test('the example is what the statement of such a dealer would say', async () => {
    const body = {
      incentiveDetail: {
        basis: 'marginal',
        tiers: [
          { from: 0, rate: '1.00' },
          { from: '80', rate: '2.00' },
        ],
        cap: '300.00',
      },
      factorBoostDetail: { boosts: [{ label: 'SUV', match: { segment: ['suv'] }, factor: '1.5' }] },
      goalThreshold: 100,
      tires: 60,
      boostedTires: [60],
    };
    const ask = async (changes: object): Promise<unknown> => {
      const asked = { ...body, ...changes };
      return (await service.call('POST', '/api/campaigns/example', { as: 'gd.admin', body: asked })).json();
    };
    // the tyres 80 to 120 earn 2 EUR: 79 + 82 = 161, times (60 + 60 · 1.5) / 120
    expect(await ask({})).toEqual({
      success: true,
      data: {
        example: {
          tiresMissing: 0,
          plafondAccumulated: '201.25',
          plafondExpendable: '201.25',
          tiers: [
            { from: '0', startsAt: 1, rate: '1.00', tires: 79, amount: '79.00', reached: true },
            { from: '80', startsAt: 80, rate: '2.00', tires: 41, amount: '82.00', reached: true },
          ],
          base: '161.00',
          lineTires: 120,
          boostedTires: '150.00',
          factorLimit: null,
          averageFactor: '1.250000',
          beforeCap: '201.25',
          capped: false,
          unlockTires: 100,
          unlocked: true,
        },
      },
    });
    expect(await ask({ tires: 10, boostedTires: [0] })).toMatchObject({
      data: { example: { tiresMissing: 90, plafondAccumulated: '10.00', plafondExpendable: '0.00', unlocked: false } },
    });
    expect(await ask({ tires: 400 })).toMatchObject({
      data: { example: { plafondAccumulated: '300.00', capped: true } },
    });
  });

  test.each<[object, Record<string, string>]>([
    [{ goalThreshold: 0 }, { goalThreshold: 'invalid' }],
    [{ tires: -1 }, { tires: 'invalid' }],
    [{ boostedTires: [] }, { boostedTires: 'invalid' }],
    [{ boostedTires: [1, 2] }, { boostedTires: 'invalid' }],
    [{ boostedTires: [1.5] }, { 'boostedTires.0': 'invalid' }],
    [
      { incentiveDetail: { basis: 'whole', tiers: [{ from: 1, rate: '1' }] } },
      { 'incentiveDetail.tiers.0.from': 'invalid' },
    ],
  ])('an example of %j is refused', async (changes, expected) => {
    const body = {
      incentiveDetail: ordinaryRules.incentiveDetail,
      factorBoostDetail: { boosts: [{ label: 'x', match: {}, factor: '2' }] },
      goalThreshold: 10,
      tires: 1,
      boostedTires: [1],
      ...changes,
    };
    const answer = await service.call('POST', '/api/campaigns/example', { as: 'ka.admin', body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { fields: expected } });
  });
});
