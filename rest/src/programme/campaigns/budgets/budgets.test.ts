/** A campaign that goes through its budget, on 30 June, when half of the year before was sold. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { budgetCrossings } from '../../../ground/database/tables/programme/campaigns.js';
import { outbox } from '../../../ground/database/tables/work/mail.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';
import { createCampaign, createdCampaign, updateCampaign } from '../../../testing/programme/campaignCalls.js';
import { sell } from '../../../testing/programme/salesAndCampaigns.js';
import { queueMail } from '../../../ground/platform/mail/outbox.js';
import { startBudgetWatch } from './crossings.js';

const fields = {
  title: 'Con budget',
  endsOn: '2025-12-31',
  eligibility: { brand: ['Aquila'] },
  incentiveDetail: { basis: 'marginal', tiers: [{ from: 0, rate: '1.00' }], unlockAt: 100 },
};

let service: TestApp;
let dealerId: number;
let id: number;
let imports = 9000;
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-06-30');
  dealerId = (await service.memberWithCode('DE00001')).id;
  ({ id } = await createdCampaign(service, { ...fields, budget: '1000.5' }));
  const body = { data: { goalThreshold: 1000, dealer: dealerId } };
  await service.call('POST', `/api/campaigns/${id}/dealer/add`, { as: 'ka.admin', body });
  await service.call('PATCH', `/api/campaigns/${id}/dealer/accept`, { as: 'dealer', body: { accepted: 1 } });
  await sold(100, '2024-03-01');
  await sold(100, '2024-09-01');
  await sold(400);
});
afterAll(() => service.close());

const sold = (quantity: number, soldOn = '2025-03-01') =>
  sell(service.database, (imports += 1), [{ dealerId, soldOn, quantity }]);
const get = (path: string, as = 'ka.admin') => service.call('GET', `/api${path}`, { as });
const useOf = async (campaignId = id) =>
  (await get(`/campaigns/budgets?ids=${campaignId}`)).json<{ data: { budgets: unknown[] } }>().data.budgets;
const budgetSeenBy = async (as: string) =>
  (await get(`/campaigns/${id}`, as)).json<{ data: { campaign: { budget: string | null } } }>().data.campaign.budget;

describe('the budget of a campaign', () => {
  test('has accumulated and the forecast against it, cut to a tenth', async () => {
    expect(await useOf()).toEqual([
      {
        campaignId: id,
        budget: '1000.50',
        accumulated: '400.00',
        share: '39.9',
        forecast: { low: '720.00', expected: '800.00', high: '880.00', share: '79.9' },
      },
    ]);
    service.fixDay('2026-01-10');
    expect(await useOf()).toMatchObject([{ accumulated: '400.00', forecast: null }]);
    service.fixDay('2025-06-30');
  });

  test('is seen by whoever manages campaigns alone', async () => {
    expect(await budgetSeenBy('ka.admin')).toBe('1000.50');
    expect(await budgetSeenBy('distributor')).toBeNull();
    expect(await budgetSeenBy('dealer')).toBeNull();
    expect((await get(`/campaigns/budgets?ids=${id}`, 'distributor')).statusCode).toBe(403);
  });

  test('stays where it is left out, goes with null, and is copied', async () => {
    const { id: other } = await createdCampaign(service, { title: 'Altra', budget: '50.00' });
    expect((await createdCampaign(service, { title: 'Senza' }))['budget']).toBeNull();
    const budgetAfter = async (changes: object) =>
      (await updateCampaign(service, other, { title: 'Altra', ...changes })).json<{
        data: { campaign: { budget: string | null; version: number } };
      }>().data.campaign;
    expect(await budgetAfter({})).toMatchObject({ budget: '50.00', version: 1 });
    expect(await budgetAfter({ budget: '50' })).toMatchObject({ budget: '50.00', version: 1 });
    const copied = await service.call('POST', `/api/campaigns/${other}/copy`, { as: 'ka.admin', body: {} });
    expect(copied.json()).toMatchObject({ data: { campaign: { budget: '50.00', state: 'draft' } } });
    expect(await budgetAfter({ budget: null })).toMatchObject({ budget: null, version: 2 });
    expect(await useOf(other)).toEqual([]);
  });

  test.each(['0', '0.00', '-1', '1.001', 5, 'molto', '1000000000000'])('cannot be %s', async (budget) => {
    const response = await createCampaign(service, { budget });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: { fields: { budget: expect.any(String) } } });
  });

  test('stands in the file of the campaigns, and sorts their table: one without is the least', async () => {
    const csv = await service.call('POST', '/api/campaigns/reporting/export', {
      as: 'ka.admin',
      body: { format: 'csv' },
    });
    expect(csv.body).toContain('Budget;% del budget;Stima minima;Stima a fine campagna;Stima massima');
    expect(csv.body).toContain(';1000,50;39,9;720,00;800,00;880,00;79,9\r\n');
    const table = await service.call('POST', '/api/campaigns/table', {
      as: 'ka.admin',
      body: { sorting: { column: 'budget', direction: 'desc' } },
    });
    expect(table.json<{ data: { items: { id: number }[] } }>().data.items[0]?.id).toBe(id);
  });
});

/** Looks as two replicas do, and answers the crossings there are. */
async function look(): Promise<string[]> {
  const other = startBudgetWatch({ ...service, log: service.app.log, pollMs: 1e9 });
  await Promise.all([service.budgets.drain(), other.drain()]);
  await other.stop();
  const rows = await service.database
    .select()
    .from(budgetCrossings)
    .where(eq(budgetCrossings.campaignId, id))
    .orderBy(asc(budgetCrossings.basis), asc(budgetCrossings.threshold));
  return rows.map(({ basis, threshold, budget }) => `${basis} ${threshold} ${budget}`);
}

/** The mails since the last call: whom, in alphabetical order. */
async function mailed(): Promise<string[]> {
  await service.notifications.drain();
  const rows = await service.database.delete(outbox).where(eq(outbox.kind, 'notification')).returning();
  return rows.map(({ recipient }) => recipient).sort();
}

const administrators = ['gd.admin@gdd.example', 'ka.admin@gdd.example'];

describe('the administrators are told once of each crossing', () => {
  // what the dealer heard of meanwhile
  beforeAll(async () => {
    await mailed();
  });

  test('none, while neither accumulated nor expected reach 80 %', async () => {
    expect([await look(), await mailed()]).toEqual([[], []]);
  });

  test('by what is expected, in a mail that says so', async () => {
    await sold(2);
    expect(await look()).toEqual(['expected 80 1000.50']);
    await service.notifications.drain();
    await service.outbox.drain();
    const [mail, ...others] = await service.mailsTo('ka.admin@gdd.example');
    expect(others).toEqual([]);
    expect(mail).toContain('Campagna «Con budget»: i premi stimati a fine campagna raggiungono l’80 % del budget (');
    expect(mail?.replaceAll('\u00a0', ' ')).toContain('(804,00 € su 1.000,50 €).');
    expect(mail).toContain(`https://portal.example/campaigns/${id}`);
    expect([await look(), await mailed()]).toEqual([['expected 80 1000.50'], administrators]);
  });

  test('and in one that an earlier version has queued, with how much', async () => {
    const [crossing] = await service.database.select().from(budgetCrossings).where(eq(budgetCrossings.campaignId, id));
    const about = { crossing: crossing?.id ?? 0 };
    await queueMail(service.database, 'budgetCrossed', 'vecchia@gdd.example', service.clock, about);
    await service.outbox.drain();
    const [mail] = await service.mailsTo('vecchia@gdd.example');
    expect(mail).toContain('la soglia dell’80 % del budget della campagna «Con budget»');
    expect(mail).toContain('Premi stimati a fine campagna: 804,00 € (80,3 % del budget)');
  });

  test('by what is accumulated, of several at once the highest, and not again when it falls and rises', async () => {
    await sold(400);
    const crossed = ['accumulated 80 1000.50', 'expected 100 1000.50', 'expected 80 1000.50'];
    expect((await look()).sort()).toEqual(crossed);
    expect(await mailed()).toEqual([...administrators, ...administrators].sort());
    await sold(-300);
    await look();
    await sold(300);
    expect([(await look()).sort(), await mailed()]).toEqual([crossed, []]);
    await sold(1000);
    await look();
    expect(await mailed()).toEqual(administrators);
    await sold(-1000);
  });

  test('again where a higher budget held it, and it is crossed anew', async () => {
    await updateCampaign(service, id, { ...fields, budget: '2000.00' });
    expect([await look(), await mailed()]).toEqual([['expected 80 1000.50'], []]);
    await sold(800);
    expect((await look()).sort()).toEqual(['accumulated 80 2000.00', 'expected 100 2000.00', 'expected 80 1000.50']);
    expect(await mailed()).toEqual([...administrators, ...administrators].sort());
  });
});
