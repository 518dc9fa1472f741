import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { asc, eq, sql } from 'drizzle-orm';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { members } from '../../ground/database/tables/people/network.js';
import { tiresBefore } from '../../ground/database/tables/programme/memberships.js';
import { newCampaign, ordinaryRules, sell, takeBack } from '../../testing/programme/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { findDifferences } from './differences.js';
import { recomputeReport } from './recomputeReport.js';
import type { CampaignRules } from './rules.js';
import { tiresBeforeOf } from './tiresBefore.js';
import { upgradeCampaigns } from '../../programme/campaigns/closing/upgrade.js';

let service: TestApp;
let dealerId: number;
let campaign: CampaignRules;
let importId = 900_000;
beforeAll(async () => {
  service = await openTestApp();
  const [dealer] = await service.database.select().from(members).where(eq(members.role, 'Dealer')).limit(1);
  dealerId = dealer?.id ?? 0;
});
afterAll(() => service.close());

/** A campaign of summer tyres from 1 March to 31 August 2025, and lines of the year before within and without. */
beforeEach(async () => {
  importId += 10;
  campaign = await newCampaign(service.database, {
    startsOn: '2025-03-01',
    endsOn: '2025-08-31',
    eligibility: { season: ['summer'] },
  });
  await sell(service.database, importId, [
    { dealerId, soldOn: '2024-02-29', quantity: 1 },
    { dealerId, soldOn: '2024-03-01', quantity: 10 },
    { dealerId, soldOn: '2024-03-01', quantity: 20, season: 'winter' },
    { dealerId, soldOn: '2024-06-15', quantity: 40 },
    { dealerId, soldOn: '2024-08-31', quantity: -4 },
    { dealerId, soldOn: '2024-09-01', quantity: 100 },
    { dealerId, soldOn: '2025-06-15', quantity: 1000 },
  ]);
});
afterEach(async () => {
  expect(await findDifferences(service.database)).toEqual([]);
  await takeBack(service.database, importId);
  expect(await days()).toEqual([]);
  await service.database.update(campaigns).set({ state: 'closed' }).where(eq(campaigns.id, campaign.id));
});

const days = async () =>
  (
    await service.database
      .select()
      .from(tiresBefore)
      .where(eq(tiresBefore.campaignId, campaign.id))
      .orderBy(asc(tiresBefore.day))
  ).map(({ day, quantity }) => [day, quantity]);

const update = async (changes: object) => {
  const [{ title, type, duration, isMain, year } = {}] = await service.database
    .select()
    .from(campaigns)
    .where(eq(campaigns.id, campaign.id));
  const { incentiveDetail, factorBoostDetail } = ordinaryRules;
  const whole = { title, type, duration, isMain, year, incentiveDetail, factorBoostDetail };
  const { startsOn, endsOn, eligibility } = campaign;
  const response = await service.call('PUT', `/api/campaigns/${campaign.id}`, {
    as: 'ka.admin',
    body: { ...whole, startsOn, endsOn, eligibility, ...changes },
  });
  expect(response.statusCode).toBe(200);
};

test('the eligible lines of the same period a year before are counted by day, up to a day and in all', async () => {
  expect(await days()).toEqual([
    ['2024-03-01', 10],
    ['2024-06-15', 40],
    ['2024-08-31', -4],
  ]);
  expect(await tiresBeforeOf(service.database, campaign.id, '2025-06-14')).toEqual({ toDay: 10, whole: 46 });
  expect(await tiresBeforeOf(service.database, campaign.id, '2025-06-15')).toEqual({ toDay: 50, whole: 46 });
});

test('lines that come later are added, a day that comes to nothing goes, and what is undone is gone', async () => {
  await sell(service.database, importId + 1, [
    { dealerId, soldOn: '2024-03-01', quantity: -10 },
    { dealerId, soldOn: '2024-07-01', quantity: 5 },
  ]);
  expect(await days()).toEqual([
    ['2024-06-15', 40],
    ['2024-07-01', 5],
    ['2024-08-31', -4],
  ]);
  expect(await findDifferences(service.database)).toEqual([]);
  await takeBack(service.database, importId + 1);
  expect((await days())[0]).toEqual(['2024-03-01', 10]);
});

test('a campaign whose days or eligibility change has them counted anew; other rules leave them', async () => {
  await update({ startsOn: '2025-04-01' });
  expect((await days()).map(([day]) => day)).toEqual(['2024-06-15', '2024-08-31']);
  await update({ startsOn: '2025-03-01', eligibility: { season: ['winter'] } });
  expect(await days()).toEqual([['2024-03-01', 20]]);
});

test('a campaign that is entered after the sales has them at once', async () => {
  const [{ title, type, duration, isMain, year } = {}] = await service.database
    .select()
    .from(campaigns)
    .where(eq(campaigns.id, campaign.id));
  const { startsOn, endsOn } = campaign;
  const response = await service.call('POST', '/api/campaigns', {
    as: 'ka.admin',
    body: { title: `${title} 2`, type, duration, isMain, year, ...ordinaryRules, startsOn, endsOn },
  });
  const { id } = response.json<{ data: { campaign: { id: number } } }>().data.campaign;
  expect(await tiresBeforeOf(service.database, id, '2025-08-31')).toEqual({ toDay: 66, whole: 66 });
});

test('the recomputing check finds a day that is wrong', async () => {
  await service.database.execute(
    sql`update tires_before set quantity = 41 where campaign_id = ${campaign.id} and day = '2024-06-15'`,
  );
  const { text, isRight } = await recomputeReport(service.database);
  expect(isRight).toBe(false);
  expect(text).toContain(`campaign ${campaign.id}, tyres a year before, 2024-06-15: stored 41, computed 40`);
  await service.database.execute(
    sql`update tires_before set quantity = 40 where campaign_id = ${campaign.id} and day = '2024-06-15'`,
  );
});

test('what an earlier version did not keep is added up by the first start', async () => {
  await service.database.delete(tiresBefore).where(eq(tiresBefore.campaignId, campaign.id));
  await service.database.update(campaigns).set({ hasTiresBefore: false }).where(eq(campaigns.id, campaign.id));
  await upgradeCampaigns(service.database, service.clock.now());
  expect((await days()).map(([, quantity]) => quantity)).toEqual([10, 40, -4]);
});
