import { and, desc, eq, gt, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { members } from '../../database/tables/people/network.js';
import { sessions } from '../../database/tables/people/sessions.js';
import { users } from '../../database/tables/people/accounts.js';
import { ownMember, rolesOfUser, type UserRow } from './queries.js';

type SessionRow = typeof sessions.$inferSelect;

/** As many as a list shows; whoever has more ends all others at once. */
const longestList = 100;

/** The instants by which a session lasts still. */
export interface Lasting {
  readonly now: Date;
  /** A session that was last used at this instant or before has ended. */
  readonly unusedSince: Date;
}

/** Whether a session lasts still: its time is not over, and it was used of late. */
export function lasts({ now, unusedSince }: Lasting): SQL | undefined {
  const isUsed = or(
    gt(sessions.lastUsedAt, unusedSince),
    and(isNull(sessions.lastUsedAt), gt(sessions.createdAt, unusedSince)),
  );
  return and(gt(sessions.expiresAt, now), isUsed);
}

/** The user of a session that lasts still, with roles and the member that is not deleted; a disabled user has none. */
export async function userBySession(database: Database, tokenHash: string, lasting: Lasting) {
  const [found] = await database
    .select({
      user: users,
      roles: rolesOfUser,
      member: ownMember,
      session: {
        id: sessions.id,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        passwordConfirmedAt: sessions.passwordConfirmedAt,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(members, and(eq(members.id, users.memberId), isNull(members.deletedAt)))
    .where(and(eq(sessions.tokenHash, tokenHash), lasts(lasting), isNull(users.disabledAt)));
  return found;
}

/**
 * Opens a session for a user whose password was checked, unless it was changed or the account taken over since then:
 * whoever does that waits for this transaction, or this one for that.
 *
 * @returns whether it is open
 */
export async function insertSession(
  transaction: Database,
  { id: userId, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  session: Pick<SessionRow, 'tokenHash' | 'createdAt' | 'expiresAt'> & { readonly address: string },
): Promise<boolean> {
  if (passwordHash === null) return false;
  const signedIn = await transaction
    .update(users)
    .set({ lastLoginAt: session.createdAt })
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash), isNull(users.disabledAt)))
    .returning({ id: users.id });
  if (signedIn.length === 0) return false;
  const { address, ...values } = session;
  const use = { signedInFrom: address, lastUsedAt: session.createdAt, lastUsedFrom: address };
  await transaction.insert(sessions).values({ ...values, ...use, userId });
  return true;
}

/** Notes that a session was used and from where, unless a call beside this one has noted so since. */
export async function noteSessionUse(
  database: Database,
  id: number,
  use: { readonly lastUsedAt: Date; readonly lastUsedFrom: string },
  notSince: Date,
): Promise<void> {
  const isDue = or(isNull(sessions.lastUsedAt), lte(sessions.lastUsedAt, notSince));
  await database
    .update(sessions)
    .set(use)
    .where(and(eq(sessions.id, id), isDue));
}

/** Notes that the user of a session has given the password again. */
export async function notePassword(database: Database, tokenHash: string, passwordConfirmedAt: Date): Promise<void> {
  await database.update(sessions).set({ passwordConfirmedAt }).where(eq(sessions.tokenHash, tokenHash));
}

/** A user's sessions that last still, the last used first. */
export function sessionsOf(database: Database, userId: number, lasting: Lasting): Promise<SessionRow[]> {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), lasts(lasting)))
    .orderBy(desc(sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`), desc(sessions.id))
    .limit(longestList);
}

export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Ends a session of a user by its id.
 *
 * @returns whether there was one that lasted still
 */
export async function deleteSessionOf(
  database: Database,
  userId: number,
  id: number,
  lasting: Lasting,
): Promise<boolean> {
  const deleted = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id), lasts(lasting)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

/**
 * Ends a user's sessions, all of them or all but one.
 *
 * @returns how many
 */
export async function deleteSessionsOf(database: Database, userId: number, exceptHash?: string): Promise<number> {
  const ofUser = eq(sessions.userId, userId);
  const deleted = await database
    .delete(sessions)
    .where(exceptHash === undefined ? ofUser : and(ofUser, ne(sessions.tokenHash, exceptHash)))
    .returning({ id: sessions.id });
  return deleted.length;
}

/** Deletes sessions that have ended. */
export async function deleteEndedSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now));
}
