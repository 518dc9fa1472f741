import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connection.js';
import { members, oneTimeTokens, sessions, userRoles, users, type OneTimePurpose } from '../database/schema.js';

export type UserRow = typeof users.$inferSelect;

/** A user's roles, in their order; beside `users`. */
export const rolesOfUser = sql<string[]>`coalesce((
  select json_agg(${userRoles.role} order by ${userRoles.position}) from ${userRoles} where ${userRoles.userId} = ${users.id}
), '[]'::json)`;

/** What a caller's member is asked for. */
export const ownMember = {
  id: members.id,
  code: members.code,
  businessName: members.businessName,
  role: members.role,
  path: members.path,
};

/** The user of a session that lasts still, with roles and the member that is not deleted; a disabled user has none. */
export async function userBySession(database: Database, tokenHash: string, now: Date) {
  const [found] = await database
    .select({ user: users, roles: rolesOfUser, member: ownMember })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(members, and(eq(members.id, users.memberId), isNull(members.deletedAt)))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(users.disabledAt)));
  return found;
}

/** A user with roles and member, by id. */
export async function userById(database: Database, id: number) {
  const [found] = await database
    .select({ user: users, roles: rolesOfUser, member: ownMember })
    .from(users)
    .leftJoin(members, and(eq(members.id, users.memberId), isNull(members.deletedAt)))
    .where(eq(users.id, id));
  return found;
}

/** Who may sign in under a name. */
export async function enabledUserByUsername(database: Database, username: string): Promise<UserRow | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.username, username), isNull(users.disabledAt)));
  return user;
}

/** Whose mail address this is, disabled users left out. */
export async function enabledUserByEmail(database: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.disabledAt)));
  return user;
}

/** Whether a user other than one has this name or mail address. */
export async function isNameTaken(database: Database, name: string, exceptId?: number): Promise<boolean> {
  const sameName = or(eq(users.username, name), eq(users.email, name));
  const [other] = await database
    .select({ id: users.id })
    .from(users)
    .where(exceptId === undefined ? sameName : and(sameName, ne(users.id, exceptId)));
  return other !== undefined;
}

export async function insertSession(
  database: Database,
  session: { tokenHash: string; userId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await database.insert(sessions).values(session);
  await database.update(users).set({ lastLoginAt: session.createdAt }).where(eq(users.id, session.userId));
}

export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a user's sessions, all of them or all but one. */
export async function deleteSessionsOf(database: Database, userId: number, exceptHash?: string): Promise<void> {
  const ofUser = eq(sessions.userId, userId);
  await database
    .delete(sessions)
    .where(exceptHash === undefined ? ofUser : and(ofUser, ne(sessions.tokenHash, exceptHash)));
}

/** Gives a user a one-time token; the one before is void from now on. */
export async function replaceOneTimeToken(
  database: Database,
  token: { userId: number; tokenHash: string; purpose: OneTimePurpose; expiresAt: Date },
): Promise<void> {
  await database
    .insert(oneTimeTokens)
    .values(token)
    .onConflictDoUpdate({ target: oneTimeTokens.userId, set: { ...token, usedAt: null } });
}

/** Uses a one-time token up, if it is good still; of several tries at once, one gets the user. */
export async function useOneTimeToken(database: Database, tokenHash: string, now: Date): Promise<number | undefined> {
  const [used] = await database
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.tokenHash, tokenHash), isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, now)))
    .returning({ userId: oneTimeTokens.userId });
  return used?.userId;
}

export async function deleteOneTimeToken(database: Database, userId: number): Promise<void> {
  await database.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

export async function updateUser(
  database: Database,
  id: number,
  values: Partial<Pick<UserRow, 'name' | 'email' | 'phone' | 'passwordHash' | 'memberId'>>,
  now: Date,
): Promise<void> {
  await database
    .update(users)
    .set({ ...values, updatedAt: now })
    .where(eq(users.id, id));
}

/** Names of users, for the audit trail. */
export function usersByIds(database: Database, ids: readonly number[]) {
  return database
    .select({ id: users.id, name: users.name, username: users.username })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id));
}

/** Sessions that have ended and tokens whose time is over. */
export async function deleteExpired(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now));
  await database.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now));
}
