/** A campaign with every second dealer, and one without dealers, for tests of tables, totals and lists. */
import { afterAll, expect } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { demonstrationUsers } from '../../demonstration/users.js';
import { addMembers, setAccepted } from '../../programme/memberships/membership/memberships.js';
import { lockSums } from '../../figures/sums/sums.js';
import type { CampaignRules } from '../../figures/sums/rules.js';
import { openTestApp, type TestApp } from '../app/testApp.js';
import { newCampaign, sell } from './salesAndCampaigns.js';

/** A row of the table of a campaign's dealers. */
export interface DealerRow {
  readonly dealerId: number;
  readonly code: string;
  readonly businessName: string;
  readonly accepted: boolean;
  readonly goalThreshold: number;
  readonly tiresPurchased: number;
  readonly tiresMissing: number;
  readonly plafondAccumulated: string;
  readonly goalPercentage: string;
  readonly nextThreshold: number | null;
  readonly tiresToNextThreshold: number | null;
  readonly distributor: { readonly id: number; readonly code: string } | null;
  readonly [field: string]: unknown;
}

interface HalfCampaign {
  readonly service: TestApp;
  readonly campaign: CampaignRules;
  readonly empty: CampaignRules;
  readonly everyDealer: readonly (typeof members.$inferSelect)[];
}

/**
 * A service for all tests of a file, with every second dealer in the campaign. Goals, sales and acceptances differ, but
 * some values occur often, for tests of ties.
 */
export async function openHalfCampaign(): Promise<HalfCampaign> {
  const service = await openTestApp();
  afterAll(() => service.close());
  const { database } = service;
  const everyDealer = await database.select().from(members).where(eq(members.role, 'Dealer')).orderBy(asc(members.id));
  const campaign = await newCampaign(database, {
    title: 'Con metà dei dealer',
    incentiveDetail: {
      basis: 'marginal',
      tiers: [
        { from: 0, rate: '1.00' },
        { from: 80, rate: '1.50' },
        { from: '99.5', rate: '2.00' },
      ],
      unlockAt: 110,
    },
  });
  const empty = await newCampaign(database, { title: 'Senza dealer' });
  const joining = everyDealer.filter((_dealer, index) => index % 2 === 0);
  const act = { actorId: null, now: service.clock.now() };
  await database.transaction(async (transaction) => {
    await lockSums(transaction, 'lines');
    const goals = joining.map(({ id }, index) => ({ dealerId: id, goalThreshold: 20 + 10 * (index % 4) }));
    await addMembers(transaction, act, campaign, goals);
    const accepting = joining.filter((_dealer, index) => index % 3 !== 1).map(({ id }) => id);
    await setAccepted(transaction, act, campaign, accepting);
  });
  const lines = joining.flatMap(({ id: dealerId }, index) => [
    { dealerId, quantity: 5 * (index % 9) + 1 },
    { dealerId, quantity: index % 4, channel: 'fleet' as const },
  ]);
  await sell(
    database,
    1,
    lines.filter(({ quantity }) => quantity > 0),
  );
  return { service, campaign, empty, everyDealer };
}

/** A page of a campaign's dealers. */
export async function dealersTable(service: TestApp, campaignId: number, body: object, as = 'ka.admin') {
  const response = await service.call('POST', `/api/campaigns/${campaignId}/dealers`, { as, body });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: { items: DealerRow[]; total: number } }>().data;
}

/** The path of a demonstration user's member. */
export async function placeOf(service: TestApp, username: string): Promise<string> {
  const user = demonstrationUsers.find((each) => each.username === username);
  return (await service.memberWithCode(user?.memberCode ?? '')).path;
}

/** The rows of a campaign's memberships. */
export const membershipsOf = ({ database }: TestApp, { id }: CampaignRules) =>
  database.select().from(memberships).where(eq(memberships.campaignId, id));

/** The demonstration users that read the report of campaigns. */
export const whoeverReports = [
  'ka.admin',
  'gd.admin',
  'regional.manager',
  'account',
  'distributor',
  'area.manager',
  'agent',
];
