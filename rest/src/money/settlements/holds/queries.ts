import type { SettlementHoldSortColumn } from '@gdd/schema/settlements';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { oneOf } from '../../../ground/database/oneOf.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { everInSubtreeOf, visibleTo } from '../../../ground/database/scope.js';
import { matchesSearch } from '../../../ground/database/search.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { settlementHolds } from '../../../ground/database/tables/programme/holds.js';
import { severalOf } from '../../../ground/domain/tableState.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import type { HoldsState } from './schemas.js';

const releasers = alias(users, 'releasers');

const holdsWithNames = (database: Database) =>
  database
    .select({
      row: settlementHolds,
      dealer: { id: members.id, code: members.code, businessName: members.businessName, role: members.role },
      campaign: { id: campaigns.id, title: campaigns.title },
      heldBy: sql<string>`coalesce(${users.name}, ${users.username})`,
      releasedBy: sql<string | null>`coalesce(${releasers.name}, ${releasers.username})`,
    })
    .from(settlementHolds)
    .innerJoin(members, eq(members.id, settlementHolds.dealerId))
    .leftJoin(campaigns, eq(campaigns.id, settlementHolds.campaignId))
    .innerJoin(users, eq(users.id, settlementHolds.heldBy))
    .leftJoin(releasers, eq(releasers.id, settlementHolds.releasedBy));

export type NamedHold = Awaited<ReturnType<typeof holdsWithNames>>[number];

const sortColumns = {
  id: settlementHolds.id,
  businessName: members.nameSort,
  heldAt: settlementHolds.heldAt,
  releasedAt: settlementHolds.releasedAt,
} satisfies Record<SettlementHoldSortColumn, PgColumn>;

/** A page of the holds on dealers that a caller sees, and the number of all that match. */
export async function holdPage(
  database: Database,
  { member }: SignedIn,
  { filter = {}, searchTerm, sorting, paginator: { page, pageSize } }: HoldsState,
) {
  const { released } = filter;
  const matching = and(
    everInSubtreeOf(member),
    filter.dealerId === undefined ? undefined : eq(settlementHolds.dealerId, filter.dealerId),
    oneOf(settlementHolds.campaignId, severalOf(filter.campaignId)),
    released === undefined ? undefined : (released ? isNotNull : isNull)(settlementHolds.releasedAt),
    matchesSearch(searchTerm),
  );
  const [items, total] = await Promise.all([
    holdsWithNames(database)
      .where(matching)
      .orderBy((sorting.direction === 'asc' ? asc : desc)(sortColumns[sorting.column]), asc(settlementHolds.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.$count(holdsWithNames(database).where(matching).as('matching')),
  ]);
  return { items, total };
}

/** The holds on a dealer that last, the oldest first. */
export const holdsOfDealer = (database: Database, dealerId: number) =>
  holdsWithNames(database)
    .where(and(eq(settlementHolds.dealerId, dealerId), isNull(settlementHolds.releasedAt)))
    .orderBy(asc(settlementHolds.id));

/** A hold on a dealer that a caller sees. */
export async function holdById(database: Database, { member }: SignedIn, id: number): Promise<NamedHold | undefined> {
  const [hold] = await holdsWithNames(database).where(and(eq(settlementHolds.id, id), everInSubtreeOf(member)));
  return hold;
}

/** Whether a caller sees a dealer; a deleted one, whose balances are settled like others, the office alone. */
export async function isVisibleDealer(database: Database, caller: SignedIn, id: number): Promise<boolean> {
  const isDealer = and(eq(members.id, id), eq(members.role, 'Dealer'), visibleTo(caller));
  return (await database.$count(members, isDealer)) > 0;
}

/** @returns undefined where the same credits are on hold already */
export async function insertHold(
  transaction: Database,
  values: typeof settlementHolds.$inferInsert,
): Promise<number | undefined> {
  const [made] = await transaction.insert(settlementHolds).values(values).onConflictDoNothing().returning();
  return made?.id;
}

/** Releases a hold that lasts. @returns whether it lasted */
export async function releaseHold(
  transaction: Database,
  id: number,
  by: { readonly releasedBy: number; readonly releasedAt: Date },
): Promise<boolean> {
  const released = await transaction
    .update(settlementHolds)
    .set(by)
    .where(and(eq(settlementHolds.id, id), isNull(settlementHolds.releasedAt)))
    .returning({ id: settlementHolds.id });
  return released.length > 0;
}
