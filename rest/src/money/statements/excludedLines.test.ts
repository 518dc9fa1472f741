import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { newCampaign, sell, takeBack } from '../../testing/programme/salesAndCampaigns.js';

let service: TestApp;
let dealerId: number;
let campaignId: number;

const counting = { soldOn: '2025-08-01', brand: 'Aquila', season: 'winter', segment: 'suv', rim: 18 } as const;

beforeAll(async () => {
  service = await openTestApp();
  dealerId = (await service.memberWithCode('DE00001')).id;
  ({ id: campaignId } = await newCampaign(service.database, {
    startsOn: '2025-07-01',
    endsOn: '2025-10-31',
    eligibility: {
      brand: ['Aquila', 'Lupo'],
      season: ['winter'],
      segment: ['suv'],
      rimFrom: 17,
      rimTo: 19,
      channel: 'retail',
    },
  }));
  const body = { data: { goalThreshold: 50, dealer: dealerId } };
  await service.call('POST', `/api/campaigns/${campaignId}/dealer/add`, { as: 'ka.admin', body });
  const lines = [
    counting,
    { ...counting, soldOn: '2024-12-31', brand: 'Volpe' },
    { ...counting, soldOn: '2025-06-30', brand: 'Volpe' },
    { ...counting, soldOn: '2025-11-01' },
    { ...counting, brand: 'Volpe', season: 'summer' },
    { ...counting, season: 'summer', rim: 16 },
    { ...counting, segment: 'van' },
    { ...counting, rim: 16 },
    { ...counting, rim: 20, channel: 'fleet' },
    { ...counting, brand: 'LUPO', channel: 'fleet', quantity: -2 },
  ] as const;
  await sell(
    service.database,
    1,
    lines.map((line) => ({ quantity: 4, ...line, dealerId })),
  );
});
afterAll(() => service.close());

interface Page {
  readonly total: number;
  readonly items: readonly {
    readonly document: string;
    readonly soldOn: string;
    readonly quantity: number;
    readonly failedCondition: string;
  }[];
}

const page = async (path: string, as = 'dealer') => {
  const response = await service.call('GET', `/api/campaigns/${campaignId}/dealer/${dealerId}/${path}`, { as });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: Page }>().data;
};

describe('the lines that do not count', () => {
  test('come with those of its period first, then newest first, each with the first condition that it fails', async () => {
    const found = await page('excluded-lines?pageSize=50');
    expect(found).toMatchObject({ total: 8, from: '2025-01-01', to: '2025-12-31' });
    expect(found.items.map(({ soldOn, failedCondition }) => `${soldOn} ${failedCondition}`)).toEqual([
      '2025-08-01 brand',
      '2025-08-01 season',
      '2025-08-01 segment',
      '2025-08-01 rim',
      '2025-08-01 rim',
      '2025-08-01 channel',
      '2025-11-01 afterEnd',
      '2025-06-30 beforeStart',
    ]);
  });

  test('are found by a part of their document, whatever its case', async () => {
    const documentOf = ({ document }: { readonly document: string }) => document;
    const [first] = (await page('excluded-lines')).items.map(documentOf);
    const found = await page(`excluded-lines?search=${encodeURIComponent(first?.toLowerCase() ?? '')}`);
    expect(found.total).toBeGreaterThan(0);
    expect(new Set(found.items.map(documentOf))).toEqual(new Set([first]));
    expect(await page('excluded-lines?search=DT-99999')).toMatchObject({ total: 0, items: [] });
    expect(await page('lines?search=DT-99999')).toMatchObject({ total: 0, items: [] });
    const [counted] = (await page('lines')).items.map(documentOf);
    expect((await page(`lines?search=${encodeURIComponent(counted?.slice(1) ?? '')}`)).items.map(documentOf)).toContain(
      counted,
    );
  });

  test('come page by page without an end, and are read by those above', async () => {
    expect((await page('excluded-lines?page=3&pageSize=3', 'distributor')).items).toHaveLength(2);
    expect(await page('excluded-lines?page=4&pageSize=3', 'ka.admin')).toMatchObject({ total: 8, items: [] });
  });

  test('are there as soon as their import is applied, and gone with it; with those that count they are all', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => ({
      ...counting,
      dealerId,
      quantity: 1,
      brand: index % 3 === 0 ? 'Aquila' : 'Volpe',
    }));
    await sell(service.database, 2, many);
    expect((await page('excluded-lines')).total).toBe(808);
    expect((await page('lines')).total).toBe(401);
    expect((await page('excluded-lines?page=9&pageSize=100')).items).toHaveLength(8);
    await takeBack(service.database, 2);
    expect((await page('excluded-lines')).total).toBe(8);
  });
});
