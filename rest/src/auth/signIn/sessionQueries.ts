import { and, desc, eq, gt, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { quickCommit } from '../../database/quickCommit.js';
import { intArray } from '../../database/intArray.js';
import { members } from '../../database/tables/people/network.js';
import { sessions } from '../../database/tables/people/sessions.js';
import { signal } from '../../live/signals/signal.js';
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
  const [found] = await usersBySessions(database, eq(sessions.tokenHash, tokenHash), lasting);
  return found;
}

/** The same of many sessions, by their ids. */
export function usersBySessionIds(database: Database, ids: readonly number[], lasting: Lasting) {
  return usersBySessions(database, sql`${sessions.id} = any(${intArray(ids)})`, lasting);
}

function usersBySessions(database: Database, which: SQL, lasting: Lasting) {
  return database
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
    .where(and(which, lasts(lasting), isNull(users.disabledAt)));
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

/**
 * Notes that a session was used and from where, unless a call beside this one has noted so since. A read does not wait until
 * it is written down.
 */
export async function noteSessionUse(
  database: Database,
  id: number,
  use: { readonly lastUsedAt: Date; readonly lastUsedFrom: string },
  notSince: Date,
): Promise<void> {
  const isDue = or(isNull(sessions.lastUsedAt), lte(sessions.lastUsedAt, notSince));
  await database.execute(sql`
    with ${quickCommit}
    update ${sessions} set last_used_at = ${use.lastUsedAt.toISOString()}::timestamptz, last_used_from = ${use.lastUsedFrom}
    from quick where ${and(eq(sessions.id, id), isDue)}`);
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
  await endSessions(database, eq(sessions.tokenHash, tokenHash));
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
  return (await endSessions(database, and(eq(sessions.userId, userId), eq(sessions.id, id), lasts(lasting)))) > 0;
}

/**
 * Ends a user's sessions, all of them or all but one.
 *
 * @returns how many
 */
export async function deleteSessionsOf(database: Database, userId: number, exceptHash?: string): Promise<number> {
  const ofUser = eq(sessions.userId, userId);
  return endSessions(database, exceptHash === undefined ? ofUser : and(ofUser, ne(sessions.tokenHash, exceptHash)));
}

/** Ends sessions, and their streams with them. @returns how many */
function endSessions(database: Database, which: SQL | undefined): Promise<number> {
  return database.transaction(async (transaction) => {
    const ended = await transaction.delete(sessions).where(which).returning({ userId: sessions.userId });
    for (const userId of new Set(ended.map((each) => each.userId)))
      await signal(transaction, { topic: 'access', userId });
    return ended.length;
  });
}

/** Deletes sessions that have ended. */
export async function deleteEndedSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now));
}
