import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { createCampaign, createdCampaign, updateCampaign } from '../../testing/programme/campaignCalls.js';
import { ordinaryRules } from '../../testing/programme/salesAndCampaigns.js';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());
const create = (changes?: object, key?: string) => createCampaign(service, changes, key);
const created = (changes?: object) => createdCampaign(service, changes);
const update = (id: number, changes?: object) => updateCampaign(service, id, changes);

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
    [{ closedAt: null }, { closedAt: 'unknown' }],
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
    for (const response of [await create(changes), await update(2_000_000_000, changes)]) {
      expect(response.statusCode).toBe(422);
      const { fields: found } = response.json<{ error: { fields: object } }>().error;
      expect(found).toEqual(expected);
    }
  });

  test('are reported all at once', async () => {
    const response = await create({ ...tiers(3, 1), title: '', eligibility: { brand: [], rimFrom: 20, rimTo: 12 } });
    expect(response.json()).toMatchObject({
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
describe('an example of rules', () => {
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
    const send = async (changes: object): Promise<unknown> => {
      const input = { ...body, ...changes };
      return (await service.call('POST', '/api/campaigns/example', { as: 'gd.admin', body: input })).json();
    };
    // the tyres 80 to 120 earn 2 EUR: 79 + 82 = 161, times (60 + 60 · 1.5) / 120
    expect(await send({})).toEqual({
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
    expect(await send({ tires: 10, boostedTires: [0] })).toMatchObject({
      data: { example: { tiresMissing: 90, plafondAccumulated: '10.00', plafondExpendable: '0.00', unlocked: false } },
    });
    expect(await send({ tires: 400 })).toMatchObject({
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
    const response = await service.call('POST', '/api/campaigns/example', { as: 'ka.admin', body });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { fields: expected } });
  });
});
