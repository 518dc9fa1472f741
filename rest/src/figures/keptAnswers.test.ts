import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connection.js';
import { members, memberships } from '../database/schema.js';
import { insertMemberships } from '../memberships/queries.js';
import { dealerIds } from '../testing/callers.js';
import { newCampaign, sell, takeBack } from '../testing/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../testing/testApp.js';
import { foldFigures } from './folding.js';
import { campaignsVersion, keptAnswer, salesVersion } from './keptAnswers.js';

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
  const ask = (version: string) =>
    keptAnswer(database, 'how often', version, () => {
      made += 1;
      return made === 3 ? Promise.reject(new Error('not this time')) : Promise.resolve(made);
    });
  expect([await ask('1'), await ask('1'), await ask('2'), await ask('2')]).toEqual([1, 1, 2, 2]);
  await expect(ask('3')).rejects.toThrow('not this time');
  expect(await ask('3')).toBe(4);
});

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
    ['a goal', 'campaign', () => database.update(memberships).set({ goalThreshold: 10 })],
    ['a tier', 'both', () => database.update(members).set({ tier: 'platinum' }).where(eq(members.id, dealer))],
    ['a tier again', 'both', () => database.update(members).set({ tier: 'gold' }).where(eq(members.id, dealer))],
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
    await database.update(memberships).set({ acceptedAt: time % 2 === 0 ? service.clock.now() : null });
    seen.add((await versions())[0] ?? '');
    await foldFigures(database);
    seen.add((await versions())[0] ?? '');
  }
  expect(seen.size).toBe(12);
});
