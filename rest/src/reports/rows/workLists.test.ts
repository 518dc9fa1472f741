/** The office's programme: each number of the dashboard is the total of its list, for every role. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DashboardWidgetKey } from '@gdd/schema/dashboard';
import { permissionsOf } from '@gdd/schema/permissions';
import { standings } from '@gdd/schema/reports';
import { eq, sql } from 'drizzle-orm';
import { demonstrationUsers } from '../../demonstration/users.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { members } from '../../ground/database/tables/people/network.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { daysAfter } from '../../ground/domain/periods.js';
import { euroSum } from '../../ground/domain/incentive/underWay.js';
import { loadOfficeProgramme } from '../../testing/programme/loadedProgramme.js';
import { expectedReports } from '../../testing/programme/officeProgramme.js';
import { openSheet } from '../../testing/files/openedSheet.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import type { DashboardWidget } from '../dashboard/dashboardSchemas.js';

const loadingMs = 120_000;
const expected = expectedReports();
const title = 'Annuale 2025';

interface Row {
  readonly dealerId: number;
  readonly code: string;
  readonly campaignId: number;
  readonly campaignTitle: string;
  readonly endsOn: string;
  readonly accepted: boolean;
  readonly goalThreshold: number;
  readonly goalPercentage: string | null;
  readonly share: string | null;
  readonly tiresToNextThreshold: number | null;
  readonly euroAtStake: string | null;
}

interface Page {
  readonly items: readonly Row[];
  readonly total: number;
  readonly totals: { readonly dealers: number; readonly euroAtStake: string | null; readonly stopped: number | null };
}

let service: TestApp;
let annual: number;

beforeAll(async () => {
  service = await openTestApp();
  await loadOfficeProgramme(service);
  service.fixDay(expected.today);
  const [found] = await service.database.select().from(campaigns).where(eq(campaigns.title, title));
  annual = found?.id ?? 0;
  // the demonstration users stand where the programme's dealers are
  const [root] = await service.database.select().from(members).where(eq(members.role, 'Programme'));
  const seats = await service.database.execute(sql`
    select role, min(id) as id from members where role <> 'Programme' and code like '%85%' group by role`);
  const seatOf = new Map(
    (seats as { readonly rows: { role: string; id: number }[] }).rows.map(({ role, id }) => [role, id]),
  );
  for (const { username, role } of demonstrationUsers) {
    const seat = seatOf.get(role.replace(/ (User|Consultant)$/, '')) ?? root?.id ?? 0;
    await service.database.update(users).set({ memberId: seat }).where(eq(users.username, username));
  }
}, loadingMs);
afterAll(() => service.close());

async function dataOf<T>(url: string, as: string, body: object): Promise<T> {
  const response = await service.call('POST', `/api${url}`, { as, body });
  expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([200, '']);
  return response.json<{ data: T }>().data;
}

const page = (filters: object, as: string, params: object = {}) =>
  dataOf<Page>('/report', as, { data: { type: 'campaigns', filters }, params });

async function whole(filters: object, as = 'ka.admin', params: object = {}): Promise<Page> {
  const items: Row[] = [];
  for (let number = 1; ; number++) {
    const found = await page(filters, as, { paginator: { page: number, pageSize: 100 }, ...params });
    items.push(...found.items);
    if (items.length >= found.total || found.items.length === 0) return { ...found, items };
  }
}

const codesOf = (rows: readonly Row[]) => rows.map(({ code }) => code).sort();

describe('the work lists', () => {
  test.each(standings)('%s has those of whom the programme says it', async (standing) => {
    const { items, total } = await whole({ standing, campaignId: annual });
    expect(codesOf(items)).toEqual(expected.underWay[title]?.[standing]);
    expect(total).toBe(items.length);
  });

  test('dealers that have stopped are those of whom the programme says it', async () => {
    const { items, total } = await dataOf<{ items: { code: string }[]; total: number }>('/dealers/table', 'ka.admin', {
      filter: { stopped: true },
      paginator: { pageSize: 100 },
    });
    expect(items.map(({ code }) => code).sort()).toEqual(expected.stopped);
    expect(total).toBe(expected.stopped.length);
    const others = await dataOf<{ total: number }>('/dealers/table', 'ka.admin', { filter: { stopped: false } });
    const all = await dataOf<{ total: number }>('/dealers/table', 'ka.admin', {});
    expect(others.total + total).toBe(all.total);
  });
});

describe('each number of the dashboard is the total of its list', () => {
  const readers = demonstrationUsers.filter(({ role }) => {
    const permissions = permissionsOf([role]);
    return permissions.includes('accessReport') && !permissions.includes('accessCampaigns');
  });

  test.each(readers.map(({ username }) => username))('%s', async (username) => {
    const { widgets } = await dataOf<{ widgets: DashboardWidget[] }>('/report/dashboard', username, {});
    const widget = (key: DashboardWidgetKey) => widgets.find((each) => each.key === key);
    for (const standing of standings) {
      const { rowsFilter, value } = widget(standing) ?? {};
      expect(rowsFilter).toMatchObject({ list: 'campaignsReport', standing });
      const { totals } = await page({ standing }, username);
      expect([username, standing, totals.dealers]).toEqual([username, standing, value]);
    }
    // an agent has few dealers, of whom none may be behind
    if (username !== 'agent') expect(widget('behind')?.value).toBeGreaterThan(0);
    expect(widget('stopped')?.rowsFilter).toMatchObject({ list: 'dealers', stopped: true });
    const { total } = await dataOf<{ total: number }>('/dealers/table', username, { filter: { stopped: true } });
    expect(total).toBe(widget('stopped')?.value);
    const { totals } = await page({ standing: 'close' }, username);
    expect(totals.euroAtStake).toBe(widget('close')?.euroAtStake);
    // what accepting brings, in both
    const waiting = await whole({ standing: 'notAccepted' }, username);
    const stakes = new Map(waiting.items.map((row) => [`${row.dealerId} ${row.campaignId}`, row.euroAtStake]));
    for (const { id, campaign, value } of widget('notAccepted')?.items ?? []) {
      expect(stakes.get(`${id} ${campaign?.id}`)).toBe(value);
    }
  });

  test('of an administrator, who has not accepted is what the participation lacks', async () => {
    const { widgets } = await dataOf<{ widgets: DashboardWidget[] }>('/report/dashboard', 'ka.admin', {});
    const participation = widgets.find(({ key }) => key === 'participation');
    expect(participation?.rowsFilter).toMatchObject({ list: 'campaignsReport', standing: 'notAccepted' });
    const { total } = await page({ standing: 'notAccepted' }, 'ka.admin');
    expect(total).toBe((participation?.whole ?? 0) - (participation?.part ?? 0));
    expect(total).toBeGreaterThan(0);
  });

  test.each(['ka.admin', 'gd.admin'])('of %s, the campaigns under way and those that end soon', async (username) => {
    const { today, widgets } = await dataOf<{ today: string; widgets: DashboardWidget[] }>(
      '/report/dashboard',
      username,
      {},
    );
    const rowsOf = (key: DashboardWidgetKey) => widgets.find((each) => each.key === key)?.rowsFilter;
    interface Campaigns {
      readonly total: number;
      readonly items: readonly { id: number; state: string; startsOn: string; endsOn: string }[];
    }
    const table = (filter: object) =>
      dataOf<Campaigns>('/campaigns/table', username, { filter, paginator: { pageSize: 100 } });
    const all = await table({});
    const underWay = all.items.filter(
      ({ state, startsOn, endsOn }) => state === 'open' && startsOn <= today && today <= endsOn,
    );
    expect(underWay.length).toBeGreaterThan(0);
    for (const key of ['progress', 'prizes', 'forecast'] as const) {
      expect(rowsOf(key)).toMatchObject({ list: 'campaigns', underWay: true, endsWithin: null });
    }
    expect((await table({ underWay: true })).items).toEqual(underWay);
    expect((await table({ underWay: false })).total).toBe(all.total - underWay.length);
    expect(rowsOf('endingSoon')).toMatchObject({ list: 'campaigns', underWay: null, endsWithin: 30 });
    const soon = await table({ endsWithin: 30 });
    expect(soon.total).toBe(widgets.find(({ key }) => key === 'endingSoon')?.value);
    expect(soon.items).toEqual(underWay.filter(({ endsOn }) => endsOn <= daysAfter(today, 29)));
  });
});

describe('a work list', () => {
  test('has what it is read for: tyres missing and euro at stake, the share, the last day', async () => {
    const { items, totals } = await whole({ standing: 'close' });
    for (const { goalThreshold, tiresToNextThreshold, euroAtStake, share } of items) {
      expect(10 * (tiresToNextThreshold ?? NaN)).toBeLessThanOrEqual(goalThreshold);
      expect([euroAtStake === null, share === null]).toEqual([false, false]);
    }
    expect(totals.euroAtStake).toBe(euroSum(items.map(({ euroAtStake }) => euroAtStake ?? '0.00')));
    const behind = await whole({ standing: 'behind', campaignId: annual });
    for (const { goalPercentage, share } of behind.items) {
      expect(share).toBe('78.9');
      expect(Number(goalPercentage)).toBeLessThan(69);
    }
    expect(behind.totals.euroAtStake).toBeNull();
  });

  test.each([
    ['close', 'tiresToNextThreshold'],
    ['close', 'euroAtStake'],
    ['behind', 'goalPercentage'],
    ['notAccepted', 'endsOn'],
    ['notAccepted', 'euroAtStake'],
    ['notAccepted', 'businessName'],
  ] as const)('%s sorts by %s', async (standing, column) => {
    const { items } = await whole({ standing }, 'ka.admin', { sorting: { column, direction: 'desc' } });
    expect(items.length).toBeGreaterThan(3);
    if (column !== 'businessName') {
      const values = items.map((row) => (column === 'endsOn' ? Date.parse(row[column]) : Number(row[column])));
      expect(values).toEqual([...values].sort((one, other) => other - one));
    }
    const second = await page({ standing }, 'ka.admin', {
      sorting: { column, direction: 'desc' },
      paginator: { page: 2, pageSize: 3 },
    });
    expect(second.items).toEqual(items.slice(3, 6));
  });

  test('is narrowed like any report, its totals with it', async () => {
    const { items } = await whole({ standing: 'notAccepted' });
    const region = await whole({ standing: 'notAccepted', region: 'Puglia' });
    const elsewhere = await whole({ standing: 'notAccepted', dealerId: items[0]?.dealerId });
    expect(region.total).toBeLessThan(items.length);
    expect(new Set(elsewhere.items.map(({ dealerId }) => dealerId))).toEqual(new Set([items[0]?.dealerId]));
    expect(elsewhere.totals.dealers).toBe(1);
    expect((await page({ standing: 'notAccepted', year: 2024 }, 'ka.admin')).total).toBe(0);
  });

  test('of what ends soon counts the day and the last', async () => {
    const daysLeft = (day: string) => (Date.parse(day) - Date.parse(expected.today)) / 86_400_000 + 1;
    const last = Math.min(...(await whole({ standing: 'notAccepted' })).items.map(({ endsOn }) => daysLeft(endsOn)));
    const within = (endsWithin: number) => whole({ standing: 'notAccepted', endsWithin });
    expect((await within(last - 1)).total).toBe(0);
    const found = await within(last);
    expect(found.total).toBeGreaterThan(0);
    expect(new Set(found.items.map(({ endsOn }) => daysLeft(endsOn)))).toEqual(new Set([last]));
    // without a work list, all dealers of those campaigns
    const everybody = await page({ endsWithin: last }, 'ka.admin');
    expect(everybody.total).toBeGreaterThan(found.total);
    expect(everybody.items[0]).toMatchObject({ share: null, euroAtStake: null });
  });

  test('is of the report of campaigns alone', async () => {
    const requestReport = (type: string, filters: object) =>
      service.call('POST', '/api/report', { as: 'ka.admin', body: { data: { type, filters } } });
    const response = await requestReport('previous-year', { standing: 'close' });
    expect(response.json()).toMatchObject({ error: { fields: { 'data.filters.standing': 'invalid' } } });
    expect((await requestReport('campaigns', { endsWithin: 0 })).statusCode).toBe(422);
    const file = await service.call('POST', '/api/report/analytics', {
      as: 'ka.admin',
      body: { filter: { endsWithin: 7 }, dimensions: ['month'] },
    });
    expect(file.json()).toMatchObject({ error: { fields: { 'filter.endsWithin': 'invalid' } } });
  });

  test('goes out as a file that says what it is', async () => {
    const { total, items } = await whole({ standing: 'close' }, 'ka.admin', { sorting: { column: 'id' } });
    const columns = ['code', 'tiresToNextThreshold', 'euroAtStake', 'endsOn'];
    const response = await service.call('POST', '/api/report/campaigns', {
      as: 'ka.admin',
      body: { filter: { standing: 'close', endsWithin: 100 }, columns },
    });
    const { rows } = await openSheet(response.rawPayload);
    expect(rows[0]?.map((cell) => cell?.value)).toEqual([
      'Codice',
      'Pneus alla soglia',
      'Premio in gioco',
      'Ultimo giorno',
    ]);
    expect(rows.slice(1).map(([code]) => code?.value)).toEqual(items.map(({ code }) => code));
    const sheet = await openSheet(response.rawPayload, 2);
    const facts = Object.fromEntries(sheet.rows.map(([label, value]) => [label?.value, value?.value]));
    expect(facts).toMatchObject({
      'Situazione al': '15/10/2025',
      Situazione: 'Vicini alla soglia',
      'Scade entro (giorni)': '100',
      Righe: `${total}`,
    });
    expect(facts).not.toHaveProperty('Periodo');
  });
});

test('reports of the time that the day is in count the dealers that have stopped', async () => {
  const stopped = async (filters: object, as = 'ka.admin') => {
    const { totals } = await dataOf<Page>('/report', as, { data: { type: 'previous-year', filters } });
    return totals.stopped;
  };
  expect(await stopped({})).toBe(expected.stopped.length);
  expect(await stopped({ period: '2025_2' })).toBe(expected.stopped.length);
  expect(await stopped({ period: '2025_1' })).toBeNull();
  expect(await stopped({ year: 2024 })).toBeNull();
  expect(await stopped({ status: 'suspended' })).toBe(0);
});
