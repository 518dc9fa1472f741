import { and, desc, eq, gt, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { quickCommit } from '../../../ground/database/quickCommit.js';
import { intArray } from '../../../ground/database/intArray.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { secondFactors, securitySettings } from '../../../ground/database/tables/people/factors.js';
import { sessions } from '../../../ground/database/tables/people/sessions.js';
import { signal } from '../../../events/signals/signal.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { ownMember, rolesOfUser, type UserRow } from './queries.js';

type SessionRow = typeof sessions.$inferSelect;

/** Limit of a list; a user with more sessions can end all others at once. */
const maxListed = 100;

/** The instants that decide whether a session is active. */
export interface SessionCutoffs {
  readonly now: Date;
  /** A session that was last used at this instant or before has ended. */
  readonly unusedSince: Date;
}

/** Whether a session is active: neither expired nor idle for too long. */
export function isActiveSession({ now, unusedSince }: SessionCutoffs): SQL | undefined {
  const isUsed = or(
    gt(sessions.lastUsedAt, unusedSince),
    and(isNull(sessions.lastUsedAt), gt(sessions.createdAt, unusedSince)),
  );
  return and(gt(sessions.expiresAt, now), isUsed);
}

/** The user of an active session, with roles, member (null if deleted) and what is asked of its factors; undefined for a disabled user. */
export async function userBySession(database: Database, tokenHash: string, cutoffs: SessionCutoffs) {
  const [found] = await usersBySessions(database, eq(sessions.tokenHash, tokenHash), cutoffs);
  return found;
}

/** The same for several sessions, by their ids. */
export function usersBySessionIds(database: Database, ids: readonly number[], cutoffs: SessionCutoffs) {
  return usersBySessions(database, sql`${sessions.id} = any(${intArray(ids)})`, cutoffs);
}

function usersBySessions(database: Database, which: SQL, cutoffs: SessionCutoffs) {
  return (
    database
      .select({
        user: users,
        roles: rolesOfUser,
        member: ownMember,
        session: {
          id: sessions.id,
          createdAt: sessions.createdAt,
          lastUsedAt: sessions.lastUsedAt,
          provedAt: sessions.provedAt,
        },
        hasFactor: sql<boolean>`exists (select 1 from ${secondFactors} where ${secondFactors.userId} = ${users.id})`,
        security: {
          mode: securitySettings.secondFactor,
          graceDays: securitySettings.graceDays,
          requiredSince: securitySettings.requiredSince,
        },
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      // one row
      .innerJoin(securitySettings, eq(securitySettings.id, 1))
      .leftJoin(members, and(eq(members.id, users.memberId), isNull(members.deletedAt)))
      .where(and(which, isActiveSession(cutoffs), isNull(users.disabledAt)))
  );
}

/**
 * Opens a session for a user whose password was checked, unless the password changed or the user was disabled since.
 * The update locks the user, so that such a change and this transaction wait for each other.
 *
 * @returns whether the session was opened
 */
export async function insertSession(
  transaction: Database,
  { id: userId, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  session: Pick<SessionRow, 'tokenHash' | 'createdAt' | 'expiresAt' | 'device'> & { readonly address: string },
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
 * Records the use of a session and its address, unless a concurrent call has recorded one after `notSince`. The commit
 * does not wait for the disk (`quickCommit`).
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

/** Records when the user of a session renewed the proof. */
export async function noteProof(database: Database, tokenHash: string, provedAt: Date): Promise<void> {
  await database.update(sessions).set({ provedAt }).where(eq(sessions.tokenHash, tokenHash));
}

/** A user's active sessions, the last used first. */
export function sessionsOf(database: Database, userId: number, cutoffs: SessionCutoffs): Promise<SessionRow[]> {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isActiveSession(cutoffs)))
    .orderBy(desc(sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`), desc(sessions.id))
    .limit(maxListed);
}

export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  await endSessions(database, eq(sessions.tokenHash, tokenHash));
}

/**
 * Ends a session of a user by its id.
 *
 * @returns whether it was active
 */
export async function deleteSessionOf(
  database: Database,
  userId: number,
  id: number,
  cutoffs: SessionCutoffs,
): Promise<boolean> {
  return (
    (await endSessions(database, and(eq(sessions.userId, userId), eq(sessions.id, id), isActiveSession(cutoffs)))) > 0
  );
}

/**
 * Ends a user's sessions, all of them or all but one.
 *
 * @returns the number of ended sessions
 */
export async function deleteSessionsOf(database: Database, userId: number, exceptHash?: string): Promise<number> {
  const ofUser = eq(sessions.userId, userId);
  return endSessions(database, exceptHash === undefined ? ofUser : and(ofUser, ne(sessions.tokenHash, exceptHash)));
}

/** Ends sessions and, by the signal, their live streams. @returns the number of ended sessions */
function endSessions(database: Database, which: SQL | undefined): Promise<number> {
  return database.transaction(async (transaction) => {
    const ended = await transaction.delete(sessions).where(which).returning({ userId: sessions.userId });
    for (const userId of new Set(ended.map((each) => each.userId)))
      await signal(transaction, { topic: 'access', userId });
    return ended.length;
  });
}

/** Deletes expired sessions. Idle ones stay until they expire. */
export async function deleteEndedSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now));
}
