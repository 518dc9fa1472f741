import { afterAll, beforeAll, describe } from '@jest/globals';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { insertMembers, lockTree } from '../../ground/database/tree.js';
import { vatCheckDigit } from '../../ground/domain/vatNumber.js';
import { insertMemberships } from '../../programme/memberships/membership/queries.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { CampaignRules } from '../../figures/sums/rules.js';
import { recomputeSums } from '../../figures/sums/sums.js';
import { callerFor } from '../app/callers.js';
import { openTestApp, type TestApp } from '../app/testApp.js';
import { testDatabaseUrl } from '../databases/testDatabase.js';
import { atOnce, callersAtOnce, patience, rivals, tries, type Outcome } from '../properties/races.js';
import { newCampaign } from './salesAndCampaigns.js';

export const onPostgres: typeof describe.skip = testDatabaseUrl === undefined ? describe.skip : describe;

/** The number of dealers whose outcomes are not exactly one 'done' and the given refusal for all other rivals. */
export function notOnce(outcomes: ReadonlyMap<number, readonly Outcome[]>, refusal: Outcome): number {
  const expected = ['done', ...Array.from({ length: rivals - 1 }, () => refusal)].sort().join();
  return [...outcomes.values()].filter((each) => [...each].sort().join() !== expected).length;
}

export const ofMembership = (campaignId: number, dealerId: number) =>
  and(eq(memberships.campaignId, campaignId), eq(memberships.dealerId, dealerId));

const validVatNumber = (digits: number) => `${digits}${vatCheckDigit(String(digits))}`;

/** A service on a real Postgres with many dealers, which is opened and closed by who uses it. */
export class DealersOnPostgres {
  service!: TestApp;
  context!: ServiceContext;
  administrator!: SignedIn;
  /** One for each race. */
  dealers!: SignedIn[];

  get database(): Database {
    return this.service.database;
  }

  /** Makes concurrent calls of several rivals for each of some dealers. @returns the outcomes by dealer id */
  async contested(
    calls: number,
    call: (dealer: SignedIn, rival: number) => Promise<unknown>,
  ): Promise<ReadonlyMap<number, readonly Outcome[]>> {
    const some = this.dealers.slice(0, calls / rivals);
    const outcomes = await atOnce(
      some.flatMap((dealer) => Array.from({ length: rivals }, (_, rival) => () => call(dealer, rival))),
      callersAtOnce,
    );
    return new Map(
      some.map((dealer, index) => [dealer.member.id, outcomes.slice(index * rivals, (index + 1) * rivals)]),
    );
  }

  /** A campaign with many dealers without sales and acceptance. */
  async campaignWithDealers(): Promise<CampaignRules> {
    const rules = await newCampaign(this.database);
    const goals = this.dealers.map(({ member }) => ({ dealerId: member.id, goalThreshold: 100 }));
    await insertMemberships(this.database, rules.id, goals, this.service.clock.now());
    await this.database.transaction((transaction) => recomputeSums(transaction, rules, null));
    return rules;
  }

  async auditCounts(campaignId: number, action: string): Promise<ReadonlyMap<number, number>> {
    const dealerId = sql<number>`(${auditEntries.after} ->> 'dealerId')::int`;
    const rows = await this.database
      .select({ dealerId, entries: count() })
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, campaignId), eq(auditEntries.action, action)))
      .groupBy(dealerId);
    return new Map(rows.map((row) => [row.dealerId, row.entries]));
  }

  async stagedRows(campaignId: number) {
    return this.database
      .select()
      .from(memberships)
      .where(eq(memberships.campaignId, campaignId))
      .orderBy(asc(memberships.dealerId));
  }

  async readMembership(campaignId: number, dealerId: number) {
    const [row] = await this.database.select().from(memberships).where(ofMembership(campaignId, dealerId));
    return row;
  }

  async open(): Promise<void> {
    this.service = await openTestApp();
    const { service, database } = this;
    this.context = { ...service, wakeOutbox: () => undefined };
    this.administrator = await callerFor(database, { username: 'ka.admin', role: 'KA Administrator' });
    const agent = await service.memberWithCode('AG0001');
    const made = await database.transaction(async (transaction) => {
      await lockTree(transaction);
      return insertMembers(
        transaction,
        Array.from({ length: tries / rivals }, (_, index) => ({
          code: `RACE${index}`,
          businessName: `Gomme in gara ${index}`,
          role: 'Dealer' as const,
          parentCode: agent.code,
          vatNumber: validVatNumber(1_000_000_000 + index),
          region: 'Lazio',
          province: 'RM',
          city: 'Roma',
          status: 'active' as const,
          tier: 'gold' as const,
          joinedOn: '2024-01-01',
        })),
        new Map([[agent.code, agent.id]]),
        service.clock.now(),
      );
    });
    const template = await callerFor(database, { username: 'dealer', role: 'Dealer' });
    const rows = await database.select().from(members).orderBy(asc(members.id));
    const racing = new Set(made.values());
    this.dealers = rows.filter(({ id }) => racing.has(id)).map((member) => ({ ...template, member }));
  }
}

/** The same for all tests of a file, with dealers for concurrent calls. */
export class RacingDealers extends DealersOnPostgres {
  constructor() {
    super();
    beforeAll(() => (testDatabaseUrl === undefined ? undefined : this.open()), patience);
    afterAll(() => this.service?.close());
  }
}
