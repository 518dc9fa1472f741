import type { ServiceAccountSortColumn, ServiceAccountState } from '@gdd/schema/serviceAccounts';
import { and, asc, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../ground/database/connections/connection.js';
import { matchesSearch } from '../../ground/database/search.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { scopesOf, serviceAccounts } from '../../ground/database/tables/people/serviceAccounts.js';
import { severalOf } from '../../ground/domain/tableState.js';
import type { ServiceAccountsState, ServiceAccountView } from './schemas.js';

export type ServiceAccountRow = typeof serviceAccounts.$inferSelect;

const creators = alias(users, 'creators');

const stateAt = (now: Date) => sql<ServiceAccountState>`case
  when ${serviceAccounts.revokedAt} is not null then 'revoked'
  when ${serviceAccounts.expiresAt} <= ${now.toISOString()}::timestamptz then 'expired'
  else 'active' end`;

/** Service accounts with their name, state and creator. */
function withNames(database: Database, now: Date) {
  return database
    .select({
      row: serviceAccounts,
      name: sql<string>`coalesce(${users.name}, ${users.username})`,
      state: stateAt(now),
      createdBy: sql<string | null>`coalesce(${creators.name}, ${creators.username})`,
    })
    .from(serviceAccounts)
    .innerJoin(users, eq(users.id, serviceAccounts.userId))
    .leftJoin(creators, eq(creators.id, serviceAccounts.createdBy));
}

export type NamedAccount = Awaited<ReturnType<typeof serviceAccountPage>>['items'][number];

/** A page of the service accounts, and the total of all pages. */
export async function serviceAccountPage(
  database: Database,
  now: Date,
  { filter = {}, searchTerm, sorting, paginator: { page, pageSize } }: ServiceAccountsState,
) {
  const states = severalOf(filter.state);
  const matching = and(states && inArray(stateAt(now), states), matchesSearch(searchTerm, users.searchText));
  const { id, createdAt, expiresAt, lastUsedAt } = serviceAccounts;
  const columns: Readonly<Record<ServiceAccountSortColumn, PgColumn | SQL>> = {
    id,
    createdAt,
    expiresAt,
    lastUsedAt,
    name: users.nameSort,
    state: stateAt(now),
  };
  const [items, total] = await Promise.all([
    withNames(database, now)
      .where(matching)
      .orderBy((sorting.direction === 'asc' ? asc : desc)(columns[sorting.column]), asc(id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.$count(withNames(database, now).where(matching).as('matching')),
  ]);
  return { items, total };
}

export async function serviceAccountById(database: Database, now: Date, id: number): Promise<NamedAccount | undefined> {
  const [account] = await withNames(database, now).where(eq(serviceAccounts.id, id));
  return account;
}

/** The number of active service accounts at an instant. */
export function countActive(database: Database, now: Date): Promise<number> {
  return database.$count(serviceAccounts, and(isNull(serviceAccounts.revokedAt), gt(serviceAccounts.expiresAt, now)));
}

export async function insertServiceAccount(
  transaction: Database,
  values: typeof serviceAccounts.$inferInsert,
): Promise<number> {
  const [made] = await transaction.insert(serviceAccounts).values(values).returning({ id: serviceAccounts.id });
  if (made === undefined) throw new Error('The insert returned no row.');
  return made.id;
}

/** Revokes a service account; undefined if it does not exist or was revoked already. */
export async function revokeAccount(
  transaction: Database,
  id: number,
  now: Date,
): Promise<ServiceAccountRow | undefined> {
  const [revoked] = await transaction
    .update(serviceAccounts)
    .set({ revokedAt: now })
    .where(and(eq(serviceAccounts.id, id), isNull(serviceAccounts.revokedAt)))
    .returning();
  return revoked;
}

/** A service account as in a response. */
export function serviceAccountView({ row, ...computed }: NamedAccount): ServiceAccountView {
  const { id, readsNotes, ending, createdAt, expiresAt, lastUsedAt, revokedAt } = row;
  return {
    id,
    scopes: scopesOf(row),
    readsNotesSinceBefore: readsNotes === null && row.scopes.includes('read'),
    ending,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    ...computed,
  };
}
