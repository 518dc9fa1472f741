import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DashboardWidgetKey } from '@gdd/schema/dashboard';
import { and, asc, eq, sql } from 'drizzle-orm';
import { addMembers, setAccepted } from '../../programme/memberships/membership/memberships.js';
import { lockSums } from '../../figures/sums/sums.js';
import type { CampaignRules } from '../../figures/sums/rules.js';
import { demonstrationUsers } from '../../demonstration/users.js';
import { contents } from '../../ground/database/tables/content/content.js';
import { imports } from '../../ground/database/tables/work/imports.js';
import { members } from '../../ground/database/tables/people/network.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { newCampaign, sell } from '../../testing/programme/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import type { DashboardWidget } from './dashboardSchemas.js';

let service: TestApp;
let campaign: CampaignRules;
let spot: CampaignRules;
let dealer: typeof members.$inferSelect;
let brothers: readonly (typeof members.$inferSelect)[];

/** The day is 30 June; the year before sold 200 tyres, half of them by then. */
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-06-30');
  const { database } = service;
  const user = demonstrationUsers.find(({ username }) => username === 'dealer');
  dealer = await service.memberWithCode(user?.memberCode ?? '');
  brothers = await database
    .select()
    .from(members)
    .where(and(eq(members.role, 'Dealer'), eq(members.distributorId, dealer.distributorId ?? 0)))
    .orderBy(asc(members.id));
  campaign = await newCampaign(database, {
    title: 'Annuale',
    incentiveDetail: { basis: 'marginal', tiers: [{ from: 0, rate: '1.00' }], unlockAt: 100 },
  });
  spot = await newCampaign(database, { title: 'Spot', startsOn: '2025-06-01', endsOn: '2025-07-15' });
  await newCampaign(database, { title: 'A venire', startsOn: '2025-07-01', endsOn: '2025-12-31' });
  await newCampaign(database, { title: 'Adesioni finite', state: 'registrationClosed' });
  const act = { actorId: null, now: service.clock.now() };
  await database.transaction(async (transaction) => {
    await lockSums(transaction, 'lines');
    const everybody = brothers.map(({ id }) => ({ dealerId: id, goalThreshold: 100 }));
    await addMembers(transaction, act, campaign, everybody);
    await addMembers(transaction, act, spot, [{ dealerId: dealer.id, goalThreshold: 40 }]);
    await setAccepted(
      transaction,
      act,
      campaign,
      brothers.slice(0, -1).map(({ id }) => id),
    );
  });
  await sell(database, 900_001, [
    { dealerId: dealer.id, soldOn: '2024-03-01', quantity: 100 },
    { dealerId: dealer.id, soldOn: '2024-09-01', quantity: 100 },
    { dealerId: dealer.id, soldOn: '2025-03-01', quantity: 75 },
    { dealerId: dealer.id, soldOn: '2025-06-10', quantity: 20 },
    // not yet: no work list of today counts it
    { dealerId: dealer.id, soldOn: '2025-08-01', quantity: 50 },
  ]);
});
afterAll(() => service.close());

const send = async (as: string) => {
  const response = await service.call('POST', '/api/report/dashboard', { as, body: {} });
  expect(response.statusCode).toBe(200);
  const { role, widgets } = response.json<{ data: { role: string; widgets: DashboardWidget[] } }>().data;
  const widget = (key: DashboardWidgetKey) => {
    const found = widgets.find((each) => each.key === key);
    if (found === undefined) throw new Error(`${as} has no widget ${key}.`);
    return found;
  };
  return { role, keys: widgets.map(({ key }) => key), widgets, widget };
};

const pulse = [
  ...['participation', 'progress', 'prizes', 'endingSoon', 'imports', 'waitingUsers'],
  ...['settlements', 'liability', 'debts', 'budgets', 'forecast', 'tires'],
];
const network = ['close', 'behind', 'notAccepted', 'stopped', 'forecast', 'tires', 'ranking'];

describe('who has which widgets', () => {
  test.each([
    ['ka.admin', pulse],
    ['gd.admin', pulse],
    ['consultant', ['tires']],
    ['regional.manager', network],
    ['account', network],
    ['distributor', network],
    ['area.manager', network],
    ['distributor.user', network],
    ['distributor.consultant', network],
    ['agent', network],
    ['dealer', ['expendable', 'toAccept', 'nextThresholds', 'news', 'tires']],
  ])('%s', async (username, keys) => {
    const { role, ...found } = await send(username);
    expect(found.keys).toEqual(keys);
    expect(role).toBe(demonstrationUsers.find((each) => each.username === username)?.role);
    expect(found.widgets.filter(({ error }) => error !== null)).toEqual([]);
  });

  test('an unknown field is refused', async () => {
    const response = await service.call('POST', '/api/report/dashboard', { as: 'dealer', body: { year: 2025 } });
    expect(response.statusCode).toBe(422);
  });
});

describe('a dealer', () => {
  test('sees the newest three of the news and documents of 60 days, and none that is not published', async () => {
    const { database } = service;
    const content = (title: string, publishedOn: string | null, more: object = {}) => ({
      ...{ kind: 'news' as const, title, publishedOn, createdAt: new Date(0), updatedAt: new Date(0) },
      ...more,
    });
    await database
      .insert(contents)
      .values([
        content('Troppo vecchia', '2025-05-01'),
        content('Quarta', '2025-05-02'),
        content('Seconda', '2025-06-29', { kind: 'document', docTypeId: 1 }),
        content('Prima', '2025-06-30'),
        content('Terza', '2025-06-01'),
        content('Pagina', '2025-06-30', { kind: 'single' }),
        content('Domani', '2025-07-01'),
        content('Bozza', null),
        content('Archiviata', '2025-06-30', { archived: true }),
      ]);
    const { widget } = await send('dealer');
    expect(widget('news')).toMatchObject({ value: 4, rowsFilter: { list: 'news' } });
    expect(widget('news').items.map(({ kind, label, day }) => [kind, label, day])).toEqual([
      ['news', 'Prima', '2025-06-30'],
      ['document', 'Seconda', '2025-06-29'],
      ['news', 'Terza', '2025-06-01'],
    ]);
  });

  test('sees what waits for its acceptance, with the last day and what is at stake', async () => {
    const { widget } = await send('dealer');
    expect(widget('toAccept')).toMatchObject({
      value: 1,
      rowsFilter: { list: 'subscriptions' },
      items: [
        {
          kind: 'campaign',
          id: spot.id,
          label: 'Spot',
          value: '20.00',
          startsOn: '2025-06-01',
          day: '2025-07-15',
          daysLeft: 16,
        },
      ],
    });
  });

  test('sees the next threshold of each campaign with pace and forecast, without what is sold later', async () => {
    const { widget } = await send('dealer');
    expect(widget('nextThresholds').items.map(({ label }) => label)).toEqual(['Spot', 'Annuale']);
    expect(widget('nextThresholds').items[1]).toMatchObject({
      id: campaign.id,
      value: 5,
      part: 95,
      whole: 100,
      euroAtStake: '100.00',
      daysLeft: 185,
      pace: { needed: '0.2', present: '3.7' },
      forecast: { low: 171, expected: 190, high: 209, prizeExpected: '190.00' },
      // 95 so far and the 100 of September a year before
      asLastYear: { tires: 195 },
    });
  });

  test('sees its tyres by month beside those of the year before', async () => {
    const { widget } = await send('dealer');
    expect(widget('tires')).toMatchObject({ value: 95, comparison: 100 });
    expect(widget('tires').items[2]).toMatchObject({ label: '2025-03', value: 75, comparison: 100 });
    expect(widget('tires').items[8]).toMatchObject({ label: '2025-09', value: null, comparison: 100 });
  });

  test('can spend what its campaigns let it spend', async () => {
    const { widget } = await send('dealer');
    // the prizes go by all lines: with those of August the goal is reached
    expect(widget('expendable')).toMatchObject({
      value: '145.00',
      whole: 1,
      rowsFilter: { list: 'subscriptions', expendable: true },
      items: [{ id: campaign.id, value: '145.00' }],
    });
  });
});

describe('a distributor', () => {
  test('sees who is close, with the tyres missing and the euro at stake', async () => {
    const { widget } = await send('distributor');
    expect(widget('close')).toMatchObject({
      value: 1,
      euroAtStake: '100.00',
      rowsFilter: { list: 'campaignsReport', standing: 'close' },
      items: [{ kind: 'dealer', id: dealer.id, label: dealer.businessName, value: 5, campaign: { title: 'Annuale' } }],
    });
  });

  test('sees who is behind, and who has not accepted', async () => {
    const { widget } = await send('distributor');
    expect(widget('behind')).toMatchObject({ value: brothers.length - 2 });
    expect(widget('behind').items[0]).toMatchObject({ value: 50, comparison: null, part: 0, whole: 100 });
    const [first, second] = widget('notAccepted').items;
    expect(widget('notAccepted').value).toBe(2);
    expect(first).toMatchObject({ id: dealer.id, campaign: { id: spot.id }, value: '20.00', daysLeft: 16 });
    expect(second).toMatchObject({ id: brothers.at(-1)?.id, campaign: { id: campaign.id }, value: '0.00' });
  });

  test('sees the prizes expected at the end, and the campaigns of which nothing can be said', async () => {
    const { widget } = await send('distributor');
    // of the spot, which has no lines a year before, 30 of 45 days are gone: 20 tyres become 30
    expect(widget('forecast')).toMatchObject({
      value: '220.00',
      part: brothers.length + 1,
      whole: brothers.length + 1,
      forecast: { expected: 220, low: 199, high: 241 },
      items: [
        { id: spot.id, value: '30.00', part: 1, whole: 1, forecast: { low: 28, expected: 30, high: 32 } },
        { id: campaign.id, value: '190.00', forecast: { prizeLow: '171.00', prizeHigh: '209.00' } },
      ],
    });
    service.fixDay('2025-06-02');
    const early = (await send('distributor')).widget('forecast');
    service.fixDay('2025-06-30');
    expect(early).toMatchObject({ value: '150.00', part: brothers.length, whole: brothers.length + 1 });
    expect(early.items[0]).toMatchObject({ id: spot.id, value: null, forecast: null, part: 0, whole: 1 });
    expect((await send('account')).widget('forecast')).toMatchObject({ value: null, forecast: null, items: [] });
  });

  test('sees the members below it by their tyres', async () => {
    const { widget } = await send('distributor');
    const [first, second] = widget('ranking').items;
    expect(first).toMatchObject({ value: 95, comparison: 100 });
    expect(second).toMatchObject({ value: 0, comparison: 0 });
    const own = await service.memberWithCode(
      demonstrationUsers.find(({ username }) => username === 'distributor')?.memberCode ?? '',
    );
    const below = await service.database.select({ id: members.id }).from(members).where(eq(members.parentId, own.id));
    expect(widget('ranking').value).toBe(below.length);
    expect(below.map(({ id }) => id)).toContain(first?.id);
  });

  test('sees nothing of other networks', async () => {
    const stranger = (await send('account')).widget('close');
    expect(stranger).toMatchObject({ value: 0, items: [], euroAtStake: '0.00' });
  });
});

describe('who has stopped buying', () => {
  const stoppedOn = async (day: string) => {
    service.fixDay(day);
    const { widget } = await send('distributor');
    service.fixDay('2025-06-30');
    return widget('stopped');
  };

  test('bought until 60 days ago, and not since', async () => {
    // the last line before is of 10 June
    expect((await stoppedOn('2025-07-31')).value).toBe(0);
    expect(await stoppedOn('2025-10-05')).toMatchObject({
      value: 1,
      items: [{ kind: 'dealer', id: dealer.id, day: '2025-08-01', value: 70 }],
    });
    expect((await stoppedOn('2025-11-29')).value).toBe(0);
  });
});

describe('an administrator', () => {
  test('sees how many accepted, and how far they are against the share', async () => {
    const { widget } = await send('ka.admin');
    const [all, accepted] = [brothers.length + 1, brothers.length - 1];
    expect(widget('participation')).toMatchObject({ part: accepted, whole: all });
    expect(widget('progress')).toMatchObject({ part: 95, whole: 100 * accepted, comparison: '50.0' });
    expect(widget('endingSoon')).toMatchObject({ value: 1, items: [{ label: 'Spot', part: 0, whole: 1 }] });
    expect(widget('prizes')).toMatchObject({ value: '145.00', comparison: '145.00' });
  });

  test('sees imports in error and sales that are missing, and who waits', async () => {
    const importedAt = service.clock.now();
    const file = { status: 'invalid', size: 1, contentHash: 'x', storageKey: 'x', createdAt: importedAt } as const;
    await service.database.insert(imports).values([
      { ...file, kind: 'goals', filename: 'obiettivi.csv' },
      { ...file, kind: 'sales', filename: 'gestionale.csv', header: { row: 1, columns: [] } },
    ]);
    await service.call('POST', '/api/users', { body: { username: 'chi@aspetta.it', password: 'una-Password-42' } });
    const { widget } = await send('gd.admin');
    expect(widget('imports')).toMatchObject({
      value: 2,
      rowsFilter: { list: 'imports', importStatus: ['invalid', 'awaitsColumns', 'failed'] },
      items: [
        { label: 'gestionale.csv', importKind: 'sales', importStatus: 'invalid', awaitsColumns: true },
        { label: 'obiettivi.csv', importKind: 'goals', importStatus: 'invalid', awaitsColumns: false },
      ],
    });
    expect(widget('waitingUsers')).toMatchObject({ value: 1, items: [{ kind: 'user', label: 'chi@aspetta.it' }] });
    service.fixDay('2025-09-30');
    const later = await send('gd.admin');
    service.fixDay('2025-06-30');
    expect(later.widget('imports')).toMatchObject({ value: 3, items: [{ id: null, label: '2025-09' }, {}, {}] });
  });
});

test('a widget that fails leaves the others as they are', async () => {
  // a day of which nothing is kept in memory yet
  service.fixDay('2025-06-29');
  await service.database.execute(sql`alter table sales_months rename to sales_months_away`);
  try {
    const { widgets, widget } = await send('distributor');
    expect(widget('ranking')).toMatchObject({ value: null, items: [], error: 'INTERNAL_SERVER_ERROR' });
    expect(widgets.filter(({ error }) => error !== null).map(({ key }) => key)).toEqual(['ranking']);
    expect(widget('close')).toMatchObject({ value: 1, error: null });
  } finally {
    await service.database.execute(sql`alter table sales_months_away rename to sales_months`);
    service.fixDay('2025-06-30');
  }
});

test('an administrator sees the money: what there is not yet, and what came of runs, closings, entries and budgets', async () => {
  const before = await send('ka.admin');
  expect(before.widget('settlements')).toMatchObject({ value: 0, items: [] });
  expect(before.widget('liability')).toMatchObject({ value: null, items: [], rowsFilter: null });
  expect(before.widget('debts')).toMatchObject({ value: '0.00', part: 0, items: [] });
  expect(before.widget('budgets')).toMatchObject({ value: null, items: [] });

  const act = async (path: string, body: object, statusCode: number) => {
    const response = await service.call('POST', `/api${path}`, { as: 'gd.admin', body });
    expect([path, response.statusCode, response.body]).toEqual([path, statusCode, response.body]);
  };
  await act('/settlements', { title: 'Premi', campaigns: [campaign.id], day: '2025-06-30' }, 201);
  for (const month of ['2025-01', '2025-02', '2025-03']) await act(`/accruals/${month}/close`, {}, 200);
  const redemption = { redeemedOn: '2025-06-30', amount: '120.00' };
  await act(`/campaigns/${campaign.id}/dealer/${dealer.id}/redemptions`, redemption, 201);
  await sell(service.database, 900_002, [{ dealerId: dealer.id, soldOn: '2025-06-20', quantity: -40 }]);
  await service.database.update(campaigns).set({ budget: '200.00' }).where(eq(campaigns.id, campaign.id));

  const { widget } = await send('ka.admin');
  expect(widget('settlements')).toMatchObject({
    value: 1,
    rowsFilter: { list: 'settlements' },
    items: [{ kind: 'settlement', label: 'Premi', day: '2025-06-30', settlementState: 'draft' }],
  });
  expect(widget('liability')).toMatchObject({
    value: '75.00',
    comparison: '0.00',
    rowsFilter: { list: 'accruals' },
    items: [{ kind: 'month', label: '2025-03', value: '75.00', comparison: '0.00' }],
  });
  // 105 tyres are left, and 120 EUR were spent
  expect(widget('debts')).toMatchObject({
    value: '15.00',
    part: 1,
    rowsFilter: { list: 'campaignsReport', campaignIds: [campaign.id] },
    items: [{ kind: 'campaign', id: campaign.id, label: 'Annuale', value: '15.00', part: 1 }],
  });
  expect(widget('budgets')).toMatchObject({
    value: '105.00',
    comparison: '200.00',
    items: [{ id: campaign.id, value: '52.5', comparison: '55.0', budgetUse: { forecast: { expected: '110.00' } } }],
  });
  await act('/accruals/2025-04/close', {}, 200);
  expect((await send('ka.admin')).widget('liability')).toMatchObject({ items: [{ label: '2025-04' }] });
});
