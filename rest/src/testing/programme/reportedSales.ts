/** Sale lines of the whole network, and independent sums to check reports. */
import { permissionsOf } from '@gdd/schema/permissions';
import { reportAccess, reportTypes, type ReportType } from '@gdd/schema/reports';
import { afterAll, expect } from '@jest/globals';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { members } from '../../ground/database/tables/people/network.js';
import { demonstrationUsers } from '../../demonstration/users.js';
import { addMembers, setAccepted } from '../../programme/memberships/membership/memberships.js';
import { lockSums } from '../../figures/sums/sums.js';
import { openTestApp } from '../app/testApp.js';
import { completeLine, newCampaign, sell, type TestLine } from './salesAndCampaigns.js';
import { rolledUp } from './rolledUp.js';

export interface ReportRow {
  readonly dealerId: number;
  readonly month?: string;
  readonly campaignId?: number;
  readonly tires: number;
  readonly tiresBefore: number;
  readonly tiresFleet: number;
  readonly amount: string;
  readonly [field: string]: unknown;
}

export interface ReportPage {
  readonly items: readonly ReportRow[];
  readonly total: number;
  readonly totals: ReportRow & { readonly dealers: number; readonly months: readonly ReportRow[] };
}

/** Random lines of three years, retail and fleet, some of them returns; `fc.sample` has a fixed seed. */
const arbitraryLine = (ids: readonly number[]): fc.Arbitrary<TestLine> =>
  fc.record({
    dealerId: fc.constantFrom(...ids),
    quantity: fc.integer({ min: -3, max: 20 }).filter((quantity) => quantity !== 0),
    soldOn: fc
      .tuple(fc.constantFrom(2023, 2024, 2025), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
      .map(([year, month, day]) => [year, `${month}`.padStart(2, '0'), `${day}`.padStart(2, '0')].join('-')),
    channel: fc.constantFrom('retail' as const, 'fleet' as const),
    brand: fc.constantFrom('Aquila', 'Lupo', 'Volpe'),
    season: fc.constantFrom('summer' as const, 'winter' as const),
    rim: fc.integer({ min: 14, max: 19 }),
  });

/** All pairs of a demonstration user and a report that it may read. */
export const reportReaders = demonstrationUsers.flatMap(({ username, role }) =>
  reportTypes
    .filter((type) => reportAccess[type].some((permission) => permissionsOf([role]).includes(permission)))
    .map((type) => [username, type] as const),
);

export const everyRow = () => true;
export const isAquila = (line: TestLine) => completeLine(line).brand === 'Aquila';

/** A service for all tests of a file, with sale lines, a campaign that counts some of them, and a deleted dealer. */
export async function openReportedSales() {
  const service = await openTestApp();
  afterAll(() => service.close());
  const { database } = service;
  const everybody = new Map((await database.select().from(members)).map((member) => [member.id, member]));
  const dealers = [...everybody.values()].filter(({ role }) => role === 'Dealer');
  const [gone] = dealers.slice(-1);
  if (gone === undefined) throw new Error('There are no dealers.');
  const ids = dealers.map(({ id }) => id);
  const lines: readonly TestLine[] = [
    ...fc.sample(arbitraryLine(ids), { numRuns: 400, seed: 7 }),
    // the dealer that is deleted below has sales
    { dealerId: gone.id, quantity: 11, soldOn: '2025-05-05' },
  ];
  const campaign = await newCampaign(database, { title: 'Aquila', eligibility: { brand: ['Aquila'] } });
  const act = { actorId: null, now: service.clock.now() };
  await database.transaction(async (transaction) => {
    await lockSums(transaction, 'lines');
    await addMembers(
      transaction,
      act,
      campaign,
      ids.map((dealerId) => ({ dealerId, goalThreshold: 40 })),
    );
    await setAccepted(
      transaction,
      act,
      campaign,
      ids.filter((_id, index) => index % 2 === 0),
    );
  });
  await sell(database, 1, lines);
  await rolledUp(database, (transaction) =>
    transaction.update(members).set({ deletedAt: service.clock.now() }).where(eq(members.id, gone.id)),
  );

  const send = (type: ReportType, filters: object, params: object = {}, as = 'ka.admin') =>
    service.call('POST', '/api/report', { as, body: { data: { type, filters }, params } });

  /** All rows of a report, page by page, with its totals. */
  async function whole(
    type: ReportType,
    filters: object = {},
    as = 'ka.admin',
    params: object = {},
  ): Promise<ReportPage> {
    const items: ReportRow[] = [];
    for (let page = 1; ; page++) {
      const response = await send(type, filters, { paginator: { page, pageSize: 100 }, ...params }, as);
      expect(response.statusCode).toBe(200);
      const { data } = response.json<{ data: ReportPage }>();
      items.push(...data.items);
      if (items.length >= data.total || data.items.length === 0) return { ...data, items };
    }
  }

  /** Whether a member is at or below another, by following the parents. */
  function isBelow(id: number | null, top: number): boolean {
    if (id === null) return false;
    return id === top || isBelow(everybody.get(id)?.parentId ?? null, top);
  }

  const ownMember = (username: string) => {
    const code = demonstrationUsers.find((user) => user.username === username)?.memberCode;
    const own = [...everybody.values()].find((member) => member.code === code);
    if (own === undefined) throw new Error(`${username} has no member.`);
    return own;
  };

  /** Sums of the lines of the dealers at or below a member in a year by a key, without SQL. */
  function addedUp(top: number, year: number, keyOf: (line: TestLine) => string, among: (line: TestLine) => boolean) {
    const sums = new Map<string, { tires: number; tiresFleet: number; amount: string }>();
    for (const line of lines) {
      const { soldOn, channel } = completeLine(line);
      if (!soldOn.startsWith(`${year}-`) || !isBelow(line.dealerId, top) || !among(line)) continue;
      const { tires, tiresFleet } = sums.get(keyOf(line)) ?? { tires: 0, tiresFleet: 0 };
      const now = tires + line.quantity;
      sums.set(keyOf(line), {
        tires: now,
        tiresFleet: tiresFleet + (channel === 'fleet' ? line.quantity : 0),
        amount: (100 * now).toFixed(2),
      });
    }
    return sums;
  }

  return { service, everybody, dealers, gone, campaign, send, whole, isBelow, ownMember, addedUp };
}
