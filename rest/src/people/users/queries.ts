import { pick } from '@gdd/schema/fields';
import type { Role } from '@gdd/schema/permissions';
import { userSortColumns, type UserSortColumn } from '@gdd/schema/users';
import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countGoodTokens } from '../auth/personalTokens/personalTokenQueries.js';
import { rolesOfUser, type UserRow } from '../auth/signIn/queries.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { decidingRole } from '../../ground/database/decidingRole.js';
import { members } from '../../ground/database/tables/people/network.js';
import { isActiveSession, type SessionCutoffs } from '../auth/signIn/sessionQueries.js';
import { sessions } from '../../ground/database/tables/people/sessions.js';
import { userRoles, users } from '../../ground/database/tables/people/accounts.js';
import { belowMember, inSubtreeOf, type Place } from '../../ground/database/scope.js';
import { matchesSearch } from '../../ground/database/search.js';
import { severalOf } from '../../ground/domain/tableState.js';
import type { UserTableState } from './schemas.js';
import { takeLock } from '../../ground/database/connections/locks.js';
import { signal } from '../../events/signals/signal.js';

/** The values of a new user. */
type NewUser = Pick<typeof users.$inferInsert, 'username' | 'email' | 'name' | 'phone'> & {
  /** Null until the user has confirmed the address. */
  readonly emailConfirmedAt: Date | null;
  readonly passwordHash: string | null;
  readonly memberId: number | null;
  readonly roles: readonly Role[];
  readonly demonstration?: boolean;
  readonly isService?: boolean;
};

/** Stores a user with its role list. */
export async function insertUser(transaction: Database, newUser: NewUser, now: Date): Promise<number> {
  const { roles, ...columns } = newUser;
  const [made] = await transaction
    .insert(users)
    .values({ ...columns, createdAt: now, updatedAt: now })
    .returning({ id: users.id });
  if (made === undefined) throw new Error('The insert returned no row.');
  await insertRoles(transaction, made.id, roles);
  return made.id;
}

/** Replaces a user's role list. */
export async function replaceRoles(transaction: Database, userId: number, roles: readonly Role[]): Promise<void> {
  await transaction.delete(userRoles).where(eq(userRoles.userId, userId));
  await insertRoles(transaction, userId, roles);
  await signal(transaction, { topic: 'access', userId });
}

async function insertRoles(transaction: Database, userId: number, roles: readonly Role[]): Promise<void> {
  if (roles.length === 0) return;
  await transaction.insert(userRoles).values(roles.map((role, position) => ({ userId, position, role })));
}

/** The users with a name, as username or as mail address, locked until the transaction ends. */
export async function usersByNameForUpdate(transaction: Database, name: string): Promise<UserRow[]> {
  return transaction
    .select()
    .from(users)
    .where(or(eq(users.username, name), eq(users.email, name)))
    .orderBy(asc(users.id))
    .for('update');
}

/** Whether any enabled user has a role. */
export async function hasUserWithRole(database: Database, role: Role): Promise<boolean> {
  const [found] = await database
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, role), isNull(users.disabledAt)))
    .limit(1);
  return found !== undefined;
}

/** Whether there is any user, or any made by the demonstration generator. */
export async function hasUsers(database: Database, options: { readonly demonstration?: true } = {}): Promise<boolean> {
  const [found] = await database
    .select({ id: users.id })
    .from(users)
    // every id is greater than 0: without the option all users match
    .where(options.demonstration ? eq(users.demonstration, true) : gt(users.id, 0))
    .limit(1);
  return found !== undefined;
}

const managedColumns = {
  ...pick(getTableColumns(users), [
    'id',
    'username',
    'email',
    'emailConfirmedAt',
    'name',
    'phone',
    'state',
    'lastLoginAt',
    'createdAt',
    'version',
  ]),
  roles: rolesOfUser,
  member: { id: members.id, code: members.code, businessName: members.businessName, role: members.role },
};

const ownLiveMember = and(eq(members.id, users.memberId), isNull(members.deletedAt));

/** The columns of each sort option; names are sorted without case and accents. */
const sortColumns: Readonly<Record<UserSortColumn, PgColumn>> = {
  ...pick(getTableColumns(users), userSortColumns),
  name: users.nameSort,
};

/**
 * A page of the users, and the total of all pages.
 *
 * @param top only users of this member and of the members below it; default: all users
 */
export async function userPage(
  database: Database,
  { filter = {}, searchTerm, paginator: { page, pageSize }, sorting }: UserTableState,
  top: Place | undefined,
) {
  const states = severalOf(filter.state);
  const roles = severalOf(filter.role);
  const matching = and(
    eq(users.isService, false),
    states && inArray(users.state, states),
    roles && inArray(decidingRole, roles),
    top && inSubtreeOf(top),
    matchesSearch(searchTerm, sql`(${users.searchText} || ' ' || coalesce(${members.searchText}, ''))`),
  );
  const direction = sorting.direction === 'asc' ? asc : desc;
  const [items, [counted]] = await Promise.all([
    database
      .select(managedColumns)
      .from(users)
      .leftJoin(members, ownLiveMember)
      .where(matching)
      .orderBy(direction(sortColumns[sorting.column]), asc(users.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.select({ total: count() }).from(users).leftJoin(members, ownLiveMember).where(matching),
  ]);
  return { items, total: counted?.total ?? 0 };
}

export type ManagedRow = Awaited<ReturnType<typeof userPage>>['items'][number];

/** One user with the columns of the administration of users. */
export async function managedUserById(database: Database, id: number): Promise<ManagedRow | undefined> {
  const [found] = await database
    .select(managedColumns)
    .from(users)
    .leftJoin(members, ownLiveMember)
    .where(and(eq(users.id, id), eq(users.isService, false)));
  return found;
}

/** The number of registered users without a role. */
export function countWaiting(database: Database): Promise<number> {
  return database.$count(users, eq(users.state, 'waiting'));
}

/** The numbers of a user's active sessions and valid personal tokens. */
export async function accessOf(database: Database, userId: number, cutoffs: SessionCutoffs) {
  const [open, personal] = await Promise.all([
    database.$count(sessions, and(eq(sessions.userId, userId), isActiveSession(cutoffs))),
    countGoodTokens(database, userId, cutoffs.now),
  ]);
  return { sessions: open, personalTokens: personal };
}

/** The members below a member (without itself) that have this mail address, compared without case. */
export function membersWithEmail(database: Database, top: Place, email: string, limit: number) {
  return database
    .select(managedColumns.member)
    .from(members)
    .where(and(eq(sql`lower(${members.email})`, email.toLowerCase()), isNotNull(members.email), belowMember(top)))
    .orderBy(asc(members.id))
    .limit(limit);
}

/**
 * Takes the lock for transactions that remove permissions from an administrator: two administrators who disable each
 * other concurrently would leave none. To be called before the first row lock, against deadlocks.
 */
export async function lockAdministrators(transaction: Database): Promise<void> {
  await takeLock(transaction, 'administrators');
}

/** Whether another active user has one of these as the deciding (last) role. */
export async function isAnotherActive(
  transaction: Database,
  exceptId: number,
  anyOf: readonly Role[],
): Promise<boolean> {
  const [other] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, exceptId), eq(users.state, 'active'), inArray(decidingRole, [...anyOf])))
    .limit(1);
  return other !== undefined;
}
