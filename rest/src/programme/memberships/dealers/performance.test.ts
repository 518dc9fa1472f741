import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { lockSums } from '../../../figures/sums/sums.js';
import { addMembers } from '../membership/memberships.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { demonstrationUsers } from '../../../demonstration/users.js';
import { newCampaign, sell } from '../../../testing/programme/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../../../testing/app/testApp.js';

let service: TestApp;
let dealers: readonly (typeof members.$inferSelect)[];
let other: typeof members.$inferSelect;

interface Performance {
  readonly dealerId: number;
  readonly tires: number;
  readonly tiresBefore: number;
  readonly lastPurchaseOn: string | null;
  readonly bestCampaign: object | null;
}

const read = (ids: readonly number[], as = 'ka.admin') =>
  service.call('GET', `/api/dealers/performance?ids=${ids.join(',')}`, { as });

async function performances(ids: readonly number[], as?: string): Promise<readonly Performance[]> {
  const response = await read(ids, as);
  expect(response.statusCode).toBe(200);
  return response.json<{ data: { performances: readonly Performance[] } }>().data.performances;
}

/** The day is 30 June; sales after it are there already. */
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-06-30');
  const { database } = service;
  const distributor = demonstrationUsers.find(({ username }) => username === 'distributor');
  const top = await service.memberWithCode(distributor?.memberCode ?? '');
  const all = await database.select().from(members).where(eq(members.role, 'Dealer')).orderBy(asc(members.id));
  dealers = all.filter(({ path }) => path.startsWith(top.path));
  other = all.find(({ path }) => !path.startsWith(top.path))!;
  const ended = await newCampaign(database, { title: 'Finita', endsOn: '2025-06-29' });
  const closed = await newCampaign(database, { title: 'Adesioni chiuse', state: 'registrationClosed' });
  const annual = await newCampaign(database, { title: 'Annuale' });
  const spot = await newCampaign(database, { title: 'Spot', startsOn: '2025-06-01', endsOn: '2025-07-15' });
  const [first, second] = dealers;
  const act = { actorId: null, now: service.clock.now() };
  await database.transaction(async (transaction) => {
    await lockSums(transaction, 'lines');
    const goal = (dealerId: number, goalThreshold: number) => ({ dealerId, goalThreshold });
    await addMembers(transaction, act, ended, [goal(first!.id, 1)]);
    await addMembers(transaction, act, closed, [goal(first!.id, 1)]);
    await addMembers(transaction, act, annual, [goal(first!.id, 500), goal(second!.id, 10)]);
    await addMembers(transaction, act, spot, [goal(first!.id, 40)]);
  });
  const of = (dealerId: number, soldOn: string, quantity: number) => ({ dealerId, soldOn, quantity });
  await sell(database, 900_001, [
    of(first!.id, '2023-12-31', 7),
    of(first!.id, '2024-03-01', 100),
    of(first!.id, '2024-06-30', 9),
    of(first!.id, '2024-07-01', 70),
    of(first!.id, '2025-01-01', 75),
    of(first!.id, '2025-06-28', 20),
    // a return is no purchase, and counts
    of(first!.id, '2025-06-30', -4),
    // not yet
    of(first!.id, '2025-07-01', 50),
    of(other.id, '2025-06-01', 3),
  ]);
});
afterAll(() => service.close());

test('a dealer’s tyres are those of the year so far and of the year before to the same day', async () => {
  expect(await performances([dealers[0]!.id])).toEqual([
    {
      dealerId: dealers[0]!.id,
      tires: 91,
      tiresBefore: 109,
      lastPurchaseOn: '2025-06-28',
      bestCampaign: expect.objectContaining({ campaignTitle: 'Spot', goalThreshold: 40, tiresPurchased: 66 }),
    },
  ]);
});

test('the last day of February is compared with the one of the year before', async () => {
  service.fixDay('2024-02-29');
  expect(await performances([dealers[0]!.id])).toEqual([
    expect.objectContaining({ tires: 0, tiresBefore: 0, lastPurchaseOn: '2023-12-31', bestCampaign: null }),
  ]);
  service.fixDay('2025-06-30');
});

test('of the campaigns under way the one that is furthest towards its goal is given, with its thresholds', async () => {
  const [performance] = await performances([dealers[1]!.id]);
  expect(performance?.bestCampaign).toEqual({
    campaignId: expect.any(Number),
    campaignTitle: 'Annuale',
    goalThreshold: 10,
    tiresPurchased: 0,
    incentiveDetail: {
      basis: 'marginal',
      tiers: [
        { from: 0, rate: '1.00' },
        { from: 100, rate: '2.00' },
      ],
      unlockAt: 100,
    },
    endsOn: '2025-12-31',
    daysLeft: 185,
    // at 10 tyres the goal is reached: nine at one euro, the tenth at two
    euroAtStake: '11.00',
    isAtStakeLocked: false,
  });
});

test('a dealer that never bought and is in no campaign has zeros and nothing else', async () => {
  const [id] = dealers.slice(2).map((dealer) => dealer.id);
  expect(await performances([id!])).toEqual([
    { dealerId: id, tires: 0, tiresBefore: 0, lastPurchaseOn: null, bestCampaign: null },
  ]);
});

test('dealers outside the subtree, members of other roles, missing and deleted ones are not among the answers', async () => {
  const [first, ...others] = dealers;
  const deleted = others.at(-1)!;
  await service.call('DELETE', `/api/dealers/${deleted.id}/delete`, { as: 'ka.admin' });
  const asked = [first!.parentId!, first!.id, other.id, deleted.id, 2_000_000_000];
  expect((await performances(asked, 'distributor')).map(({ dealerId }) => dealerId)).toEqual([first!.id]);
  expect((await performances(asked)).map(({ dealerId }) => dealerId).sort((a, b) => a - b)).toEqual(
    [first!.id, other.id].sort((a, b) => a - b),
  );
});

test('a dealer reads no figures, not even those of itself', async () => {
  expect((await read([dealers[0]!.id], 'dealer')).statusCode).toBe(403);
});
