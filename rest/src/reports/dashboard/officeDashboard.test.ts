/** The office's programme, loaded as it is: the work lists of the dashboard are those that must come out. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { permissionsOf } from '@gdd/schema/permissions';
import { eq } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { euroSum, forecastOf } from '../../ground/domain/incentive/underWay.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { loadOfficeProgramme } from '../../testing/programme/loadedProgramme.js';
import { expectedReports, officeGoals } from '../../testing/programme/officeProgramme.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { dashboardOf } from './dashboard.js';
import {
  dealerUnderWay,
  networkForecast,
  underWayOn,
  workListsOf,
  type DealerUnderWay,
  type UnderWay,
} from '../../programme/underWay/underWay.js';
import { membershipsOf, stoppedDealers } from '../../programme/underWay/underWayQueries.js';

const loadingMs = 120_000;
const expected = expectedReports();
const title = 'Annuale 2025';

let service: TestApp;
let top: SignedIn['member'];
let underWay: readonly UnderWay[];
const codes = new Map<number, string>();

beforeAll(async () => {
  service = await openTestApp();
  await loadOfficeProgramme(service);
  service.fixDay(expected.today);
  for (const { id, code } of await service.database.select().from(members)) codes.set(id, code);
  const [root] = await service.database.select().from(members).where(eq(members.role, 'Programme'));
  if (root === undefined) throw new Error('There is no root.');
  top = root;
  underWay = await underWayOn(service.database, expected.today);
}, loadingMs);
afterAll(() => service.close());

const ofTitle = () => underWay.filter(({ campaign }) => campaign.title === title);
const sortedCodes = (ids: readonly number[]) => ids.map((id) => codes.get(id)).sort();

test('the share is that of the lines of a year before', () => {
  const [found] = ofTitle();
  const [numerator, denominator] = (expected.underWay[title]?.shareFraction ?? '').split('/').map(BigInt);
  expect((found?.share.numerator ?? 0n) * (denominator ?? 0n)).toBe(
    (numerator ?? 0n) * (found?.share.denominator ?? 1n),
  );
});

test('only the campaigns that are open on the day are under way', () => {
  expect(ofTitle()).toHaveLength(1);
  expect(underWay.map(({ campaign }) => campaign.title)).not.toContain('Inverno 2024 Gold');
});

test.each(['close', 'behind', 'notAccepted'] as const)(
  'tells who is %s, lines after the day left out',
  async (name) => {
    const workLists = await workListsOf(service.database, top, ofTitle());
    expect(sortedCodes(workLists[name].map(({ dealerId }) => dealerId))).toEqual(expected.underWay[title]?.[name]);
  },
);

test('tells who has stopped', async () => {
  const { total, rows } = await stoppedDealers(service.database, top, expected.today, 100);
  expect(sortedCodes(rows.map(({ id }) => id))).toEqual(expected.stopped);
  expect(total).toBe(expected.stopped.length);
});

test('tells the forecast of every dealer', async () => {
  const [found] = ofTitle();
  if (found === undefined) throw new Error(`${title} is not under way.`);
  const vatNumbers = new Set(
    officeGoals()
      .filter(({ campaign }) => campaign === title)
      .map(({ vatNumber }) => vatNumber),
  );
  const dealers = await service.database.select().from(members).where(eq(members.role, 'Dealer'));
  const own: DealerUnderWay[] = [];
  for (const { id } of dealers.filter(({ vatNumber }) => vatNumbers.has(vatNumber ?? ''))) {
    const rows = await membershipsOf(service.database, id, [found.campaign.id]);
    own.push(...rows.map((row) => dealerUnderWay(found, row)));
  }
  const forecasts = own.map(({ dealerId, tires, goalThreshold, sums, share, campaign }) => {
    const forecast = forecastOf(campaign, goalThreshold, sums, share);
    if (forecast === null) return [codes.get(dealerId), null];
    const { spendableExpected: _spendable, ...given } = forecast;
    return [codes.get(dealerId), { tires, ...given }];
  });
  expect(Object.fromEntries(forecasts)).toEqual(expected.underWay[title]?.forecast);
});

/** The sum of the programme's own forecasts, of those campaigns that it is given. */
const expectedNetwork = (reported: (code: string) => boolean) => {
  const own = Object.entries(expected.underWay[title]?.forecast ?? {}).filter(([code]) => reported(code));
  const [prizeLow = '', prizeExpected = '', prizeHigh = ''] = (['prizeLow', 'prizeExpected', 'prizeHigh'] as const).map(
    (key) => euroSum(own.map(([, forecast]) => forecast[key])),
  );
  const tires = (key: 'low' | 'expected' | 'high') => own.reduce((sum, [, forecast]) => sum + forecast[key], 0);
  return {
    dealers: own.length,
    forecast: {
      low: tires('low'),
      expected: tires('expected'),
      high: tires('high'),
      prizeLow,
      prizeExpected,
      prizeHigh,
    },
  };
};

test('tells the forecast of a network: the sum of its dealers’', async () => {
  const [found] = ofTitle();
  if (found === undefined) throw new Error(`${title} is not under way.`);
  expect(await networkForecast(service.database, top, found, expected.today)).toMatchObject(
    expectedNetwork(() => true),
  );
  const everybody = await service.database.select().from(members);
  const distributor = everybody.find(({ code }) => code === 'DI850003');
  if (distributor === undefined) throw new Error('There is no such distributor.');
  const below = new Set(
    everybody.filter(({ path }) => path.startsWith(distributor.path)).map(({ code: ofMember }) => ofMember),
  );
  const ofNetwork = await networkForecast(service.database, distributor, found, expected.today);
  expect(ofNetwork).toMatchObject(expectedNetwork((code) => below.has(code)));
  expect(ofNetwork.dealers).toBeGreaterThan(0);
});

describe('the dashboard of a network', () => {
  const send = async () => {
    const caller: SignedIn = {
      userId: 1,
      name: null,
      username: 'all',
      roles: ['Regional Manager'],
      permissions: permissionsOf(['Regional Manager']),
      member: top,
      credential: { kind: 'session', tokenHash: '' },
    };
    const { widgets } = await dashboardOf(service, caller, { error: (details: unknown) => console.error(details) });
    return Object.fromEntries(widgets.map((widget) => [widget.key, widget]));
  };

  test('counts the dealers of the work lists, and links to them', async () => {
    const { close, behind, notAccepted, stopped } = await send();
    const workLists = expected.underWay[title];
    expect([close, behind, notAccepted, stopped].map((widget) => widget?.value)).toEqual([
      workLists?.close.length,
      workLists?.behind.length,
      workLists?.notAccepted.length,
      expected.stopped.length,
    ]);
    expect(behind?.rowsFilter).toMatchObject({ list: 'campaignsReport', standing: 'behind' });
    expect(stopped?.rowsFilter).toMatchObject({ list: 'dealers', stopped: true });
    expect(behind?.items[0]).toMatchObject({ kind: 'dealer', campaign: { title } });
    // What the list is sorted by stands in each of its items.
    const lacking = behind?.items.map(({ value }) => Number(value)) ?? [];
    expect(lacking.length).toBeGreaterThan(1);
    expect(lacking).toEqual([...lacking].sort((one, other) => other - one));
    expect(close?.items).toHaveLength(5);
  });

  test('tells the prizes at the end of the campaigns under way, low and high', async () => {
    const { forecast } = await send();
    const network = expectedNetwork(() => true);
    const [first] = (forecast?.items ?? []).filter(({ label }) => label === title);
    expect(first).toMatchObject({ part: 240, whole: 240, forecast: network.forecast });
    expect(forecast).toMatchObject({
      value: euroSum((forecast?.items ?? []).map((each) => each.forecast?.prizeExpected ?? '0.00')),
      rowsFilter: { list: 'campaigns' },
    });
  });

  test('compares the tyres up to the day with those up to the same day a year before', async () => {
    const { tires } = await send();
    const { monthly } = expected;
    const before = Object.values(monthly).map((months) => months['2025-09']?.tiresBefore ?? 0);
    expect(tires?.items).toHaveLength(12);
    expect(tires?.items[8]).toMatchObject({
      label: '2025-09',
      comparison: before.reduce((sum, each) => sum + each, 0),
      whole: before.reduce((sum, each) => sum + each, 0),
    });
    // of a month to come, the whole of the year before
    const whole = Object.values(monthly).map((months) => months['2025-11']?.tiresBefore ?? 0);
    expect(tires?.items[10]).toMatchObject({
      ...{ label: '2025-11', value: null },
      comparison: whole.reduce((sum, each) => sum + each, 0),
    });
  });
});
