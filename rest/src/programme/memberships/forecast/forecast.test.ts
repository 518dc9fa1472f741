import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';
import { newCampaign, sell } from '../../../testing/programme/salesAndCampaigns.js';

let service: TestApp;
let dealerId: number;
let campaignId: number;

/** The year before sold 200 tyres, half of them by 30 June; the dealer has 95 by then and 50 to come. */
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-06-30');
  dealerId = (await service.memberWithCode('DE00001')).id;
  ({ id: campaignId } = await newCampaign(service.database, {
    title: 'Annuale',
    incentiveDetail: {
      basis: 'marginal',
      tiers: [
        { from: 0, rate: '1.00' },
        { from: 80, rate: '2.00' },
      ],
      unlockAt: 100,
    },
    factorBoostDetail: { boosts: [{ label: '18 pollici', match: { rimFrom: 18 }, factor: '1.50' }] },
    eligibility: { brand: ['Aquila'] },
  }));
  await added(campaignId, 240);
  await sell(service.database, 1, [
    { dealerId, soldOn: '2024-03-01', quantity: 100 },
    { dealerId, soldOn: '2024-09-01', quantity: 100 },
    { dealerId, soldOn: '2025-03-01', quantity: 95 },
    { dealerId, soldOn: '2025-03-01', quantity: 999, brand: 'Volpe' },
    // not yet
    { dealerId, soldOn: '2025-08-01', quantity: 50 },
  ]);
});
afterAll(() => service.close());

async function added(id: number, goalThreshold: number): Promise<void> {
  const body = { data: { goalThreshold, dealer: dealerId } };
  expect((await service.call('POST', `/api/campaigns/${id}/dealer/add`, { as: 'ka.admin', body })).statusCode).toBe(
    201,
  );
}

const send = (path: string, as = 'dealer', id = campaignId) =>
  service.call('GET', `/api/campaigns/${id}/dealer/${dealerId}/${path}`, { as });
const forecast = async (id = campaignId) =>
  (await send('forecast', 'dealer', id)).json<{ data: { forecast: Record<string, unknown> } }>().data.forecast;
const whatIf = async (query: string) =>
  (await send(`what-if?${query}`)).json<{ data: { whatIf: Record<string, unknown> } }>().data.whatIf;

describe('the forecast of a dealer in a campaign', () => {
  test('says where its pace leads, low and high, and the next threshold, by the lines up to the day', async () => {
    expect(await forecast()).toEqual({
      today: '2025-06-30',
      tires: 95,
      goalThreshold: 240,
      share: '50.0',
      forecast: {
        low: 171,
        expected: 190,
        high: 209,
        prizeLow: '171.00',
        prizeExpected: '190.00',
        prizeHigh: '227.00',
        spendableExpected: '0.00',
      },
      // 95, and the 100 of last year after the day
      asLastYear: { tires: 195, prize: '199.00', spendable: '0.00' },
      noForecast: null,
      thresholds: [192, 240],
      nextThreshold: 192,
      tiresToNextThreshold: 97,
    });
  });

  test.each([
    ['tooEarly', '2025-01-10'],
    ['notStarted', '2024-12-31'],
    ['ended', '2026-01-01'],
    ['closed', '2025-06-30'],
  ])('is not there and says why: %s', async (noForecast, day) => {
    const { id } = await newCampaign(service.database);
    await added(id, 240);
    if (noForecast === 'closed') await service.call('DELETE', `/api/campaigns/${id}/close`, { as: 'ka.admin' });
    service.fixDay(day);
    try {
      expect(await forecast(id)).toMatchObject({ forecast: null, noForecast, thresholds: [240] });
    } finally {
      service.fixDay('2025-06-30');
    }
  });

  test('stays while only the registration is closed', async () => {
    const { id } = await newCampaign(service.database, { state: 'registrationClosed' });
    await added(id, 10);
    expect(await forecast(id)).toMatchObject({ noForecast: null, nextThreshold: null, tiresToNextThreshold: null });
  });
});

describe('what if', () => {
  test('without further tyres it is the page’s own figures, which count all lines', async () => {
    const accepted = await service.call('PATCH', `/api/campaigns/${campaignId}/dealer/accept`, {
      as: 'dealer',
      body: { accepted: 1 },
    });
    const { membership } = accepted.json<{ data: { membership: Record<string, unknown> } }>().data;
    const { tiresPurchased, tiresMissing, plafondAccumulated, plafondExpendable } = membership;
    expect(await whatIf('tires=0')).toEqual({
      tires: 0,
      boostLabel: null,
      factor: '1.00',
      accepted: true,
      tiresPurchased,
      tiresMissing,
      plafondAccumulated,
      plafondExpendable,
      addedAccumulated: '0.00',
      addedExpendable: '0.00',
      threshold: null,
      nextThreshold: 192,
      tiresToNextThreshold: 47,
    });
    expect(tiresPurchased).toBe(145);
  });

  test('further tyres of a boost bring what the formula says, and nothing is kept', async () => {
    const statement = () => send('statement').then((response) => response.body);
    const before = await statement();
    // 245 tyres earn 191 + 54 · 2, times (145 + 100 · 1.5) / 245
    expect(await whatIf('tires=100&boost=0')).toMatchObject({
      boostLabel: '18 pollici',
      tiresPurchased: 245,
      plafondAccumulated: '360.02',
      addedAccumulated: '215.02',
      addedExpendable: '360.02',
      threshold: 240,
      nextThreshold: null,
    });
    expect(await statement()).toBe(before);
  });

  test.each([
    ['tires=-1', 'tires'],
    ['tires=1.5', 'tires'],
    ['boost=0', 'tires'],
    ['tires=1&boost=1', 'boost'],
    ['tires=1&rim=18', 'rim'],
  ])('%s is refused', async (query, field) => {
    const response = await send(`what-if?${query}`);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json<{ error: { fields: object } }>().error.fields)).toEqual([field]);
  });

  test('after the last day, and in a closed campaign, no further tyre can count', async () => {
    service.fixDay('2026-01-01');
    try {
      expect((await send('what-if?tires=1')).json()).toMatchObject({ error: { reason: 'periodOver' } });
    } finally {
      service.fixDay('2025-06-30');
    }
    const { id } = await newCampaign(service.database, { title: 'Chiusa' });
    await added(id, 10);
    await service.call('DELETE', `/api/campaigns/${id}/close`, { as: 'ka.admin' });
    const response = await send('what-if?tires=1', 'dealer', id);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ error: { reason: 'campaignClosed' } });
  });
});
