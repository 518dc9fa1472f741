import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { Database } from '../ground/database/connections/connection.js';
import { members } from '../ground/database/tables/people/network.js';
import {
  insertMemberships,
  markAccepted,
  unmarkAccepted,
  updateGoals,
} from '../programme/memberships/membership/queries.js';
import { changePlaces } from './placeChanges.js';
import { dealerIds } from '../testing/app/callers.js';
import { newCampaign, sell, takeBack } from '../testing/programme/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../testing/app/testApp.js';
import { foldFigures } from './folding.js';
import { startResultRefresh } from './resultRefresh.js';
import { campaignsVersion, cachedResult, refreshCachedResults, salesVersion } from './cachedResults.js';

let service: TestApp;
let database: Database;
let campaignId: number;
let dealer: number;

beforeAll(async () => {
  service = await openTestApp();
  database = service.database;
  campaignId = (await newCampaign(database)).id;
  [dealer = 0] = await dealerIds(database);
});
afterAll(() => service.close());

const versions = async () => [
  await campaignsVersion(database, undefined, [campaignId]),
  await salesVersion(database, undefined, 2024),
];

test('an answer is kept while its version is the same, and one that failed is not', async () => {
  let made = 0;
  const read = (version: string) =>
    cachedResult(
      database,
      'how often',
      () => Promise.resolve(version),
      () => {
        made += 1;
        return made === 3 ? Promise.reject(new Error('not this time')) : Promise.resolve(made);
      },
    );
  expect([await read('1'), await read('1'), await read('2'), await read('2')]).toEqual([1, 1, 2, 2]);
  await expect(read('3')).rejects.toThrow('not this time');
  expect(await read('3')).toBe(4);
});

const changeTier = (tier: 'gold' | 'platinum') =>
  changePlaces(database, { ids: [dealer], withBelow: false }, () =>
    database.update(members).set({ tier }).where(eq(members.id, dealer)),
  );

test('whatever changes what dealers come to changes the version, what adds up to nothing too', async () => {
  const steps: readonly (readonly [string, 'campaign' | 'sales' | 'both', () => Promise<unknown>])[] = [
    [
      'a dealer in a campaign',
      'campaign',
      () => insertMemberships(database, campaignId, [{ dealerId: dealer, goalThreshold: 9 }], service.clock.now()),
    ],
    ['a sale', 'both', () => sell(database, 1, [{ dealerId: dealer, quantity: 4, soldOn: '2025-02-03' }])],
    [
      'a sale and a return of one month',
      'sales',
      () =>
        sell(database, 2, [
          { dealerId: dealer, quantity: 4, soldOn: '2025-02-03' },
          { dealerId: dealer, quantity: -4, soldOn: '2025-02-20' },
        ]),
    ],
    ['a goal', 'campaign', () => updateGoals(database, campaignId, [{ dealerId: dealer, goalThreshold: 10 }])],
    ['a tier', 'both', () => changeTier('platinum')],
    ['a tier again', 'both', () => changeTier('gold')],
    ['an import taken back', 'both', () => takeBack(database, 1)],
  ];
  for (const [name, what, change] of steps) {
    const [campaignBefore, salesBefore] = await versions();
    await change();
    const [campaignAfter, salesAfter] = await versions();
    if (what !== 'sales') expect([name, campaignAfter]).not.toEqual([name, campaignBefore]);
    if (what !== 'campaign') expect([name, salesAfter]).not.toEqual([name, salesBefore]);
  }
});

test('a version that was is never again, whatever is folded', async () => {
  const seen = new Set<string>();
  for (let time = 0; time < 6; time++) {
    if (time % 2 === 0) await markAccepted(database, campaignId, [dealer], service.clock.now());
    else await unmarkAccepted(database, campaignId, [dealer]);
    seen.add((await versions())[0] ?? '');
    await foldFigures(database);
    seen.add((await versions())[0] ?? '');
  }
  expect(seen.size).toBe(12);
});

describe('made anew ahead of a request', () => {
  const goesOn = () => false;

  /** A result that counts how often it was made, at the version that is set. */
  function counted(request: string) {
    const state = { version: 1, made: 0, fails: false };
    const get = () =>
      cachedResult(
        database,
        request,
        () => Promise.resolve(String(state.version)),
        () => {
          state.made += 1;
          return state.fails ? Promise.reject(new Error('not this time')) : Promise.resolve(state.made);
        },
      );
    return { state, get };
  }

  test('a result is made anew at its new version only, and the next request has it', async () => {
    const { state, get } = counted('ahead');
    await get();
    await refreshCachedResults(database, goesOn);
    expect(state.made).toBe(1);
    state.version += 1;
    await refreshCachedResults(database, goesOn);
    expect([state.made, await get(), state.made]).toEqual([2, 2, 2]);
  });

  test('a result that nobody requests any more is made anew three times', async () => {
    const { state, get } = counted('nobody');
    await get();
    for (let time = 0; time < 5; time++) {
      state.version += 1;
      await refreshCachedResults(database, goesOn);
    }
    expect(state.made).toBe(4);
    expect(await get()).toBe(5);
  });

  test('one that fails keeps none of the others from being made, and is made at the next request', async () => {
    const [first, second] = [counted('one'), counted('other')];
    await first.get();
    await second.get();
    for (const { state } of [first, second]) state.version += 1;
    second.state.fails = true;
    await refreshCachedResults(database, goesOn);
    expect([first.state.made, second.state.made]).toEqual([2, 2]);
    second.state.fails = false;
    expect(await second.get()).toBe(3);
  });

  test('nothing is begun once the service stops', async () => {
    const { state, get } = counted('stopping');
    await get();
    state.version += 1;
    await refreshCachedResults(database, () => true);
    expect(state.made).toBe(1);
  });

  test('the worker notices sales, whoever brought them', async () => {
    const make = () => Promise.resolve(0);
    let made = 0;
    const version = () => salesVersion(database, undefined, 2024);
    await cachedResult(database, 'after sales', version, () => Promise.resolve((made += 1)));
    const work = startResultRefresh({ database, log: service.app.log });
    try {
      await work.drain();
      expect(made).toBe(1);
      await sell(database, 3, [{ dealerId: dealer, quantity: 4, soldOn: '2025-02-03' }]);
      await work.drain();
      expect(made).toBe(2);
      await cachedResult(database, 'after sales', version, make);
      expect(made).toBe(2);
    } finally {
      await work.stop();
    }
  });
});
