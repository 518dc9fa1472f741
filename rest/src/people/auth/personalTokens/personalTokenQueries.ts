import { and, count, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { quickCommit } from '../../../ground/database/quickCommit.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { personalTokens } from '../../../ground/database/tables/people/sessions.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { ownMember, rolesOfUser } from '../signIn/queries.js';
import { isUseNoted } from '../signIn/securityEvents.js';

export type PersonalTokenRow = typeof personalTokens.$inferSelect;

/** Limit of a list: valid tokens first, then the newest of the expired ones. */
const maxListed = 100;

const notRevoked = isNull(personalTokens.revokedAt);

/**
 * The user of a valid token, with roles and member (null if deleted); undefined for a disabled user.
 *
 * @param usedFrom the client address; without it the use is not to be recorded, and counts as recorded
 */
export async function userByPersonalToken(database: Database, tokenHash: string, now: Date, usedFrom?: string) {
  const isNotedHere = usedFrom === undefined ? sql<boolean>`true` : isUseNoted(usedFrom, now);
  const [found] = await database
    .select({
      user: users,
      roles: rolesOfUser,
      member: ownMember,
      token: { id: personalTokens.id, lastUsedAt: personalTokens.lastUsedAt, isNotedHere },
    })
    .from(personalTokens)
    .innerJoin(users, eq(users.id, personalTokens.userId))
    .leftJoin(members, and(eq(members.id, users.memberId), isNull(members.deletedAt)))
    .where(
      and(
        eq(personalTokens.tokenHash, tokenHash),
        notRevoked,
        gt(personalTokens.expiresAt, now),
        isNull(users.disabledAt),
      ),
    );
  return found;
}

/** Records the use of a token, unless a concurrent call has recorded one after `notSince`. */
export async function noteUse(database: Database, id: number, now: Date, notSince: Date): Promise<void> {
  const isDue = or(isNull(personalTokens.lastUsedAt), lte(personalTokens.lastUsedAt, notSince));
  await database.execute(sql`
    with ${quickCommit} update ${personalTokens} set last_used_at = ${now.toISOString()}::timestamptz
    from quick where ${and(eq(personalTokens.id, id), isDue)}`);
}

/** A user's tokens that were not revoked: valid before expired, then the newest first. */
export function personalTokensOf(database: Database, userId: number, now: Date): Promise<PersonalTokenRow[]> {
  return database
    .select()
    .from(personalTokens)
    .where(and(eq(personalTokens.userId, userId), notRevoked))
    .orderBy(sql`${gt(personalTokens.expiresAt, now)} desc`, desc(personalTokens.createdAt), desc(personalTokens.id))
    .limit(maxListed);
}

/** The number of a user's valid tokens. The caller locks the user first, so that none is added concurrently. */
export async function countGoodTokens(transaction: Database, userId: number, now: Date): Promise<number> {
  const [counted] = await transaction
    .select({ tokens: count() })
    .from(personalTokens)
    .where(and(eq(personalTokens.userId, userId), notRevoked, gt(personalTokens.expiresAt, now)));
  return counted?.tokens ?? 0;
}

export async function insertPersonalToken(
  transaction: Database,
  token: Pick<PersonalTokenRow, 'userId' | 'name' | 'tokenHash' | 'ending' | 'createdAt' | 'expiresAt'>,
): Promise<PersonalTokenRow> {
  const [inserted] = await transaction.insert(personalTokens).values(token).returning();
  if (inserted === undefined) throw new Error('The token just inserted is gone.');
  return inserted;
}

/**
 * Revokes a token of a user, or all of them.
 *
 * @returns the tokens revoked by this call
 */
export async function revokePersonalTokens(
  transaction: Database,
  userId: number,
  which: number | 'all',
  now: Date,
): Promise<PersonalTokenRow[]> {
  const chosen = which === 'all' ? undefined : eq(personalTokens.id, which);
  return transaction
    .update(personalTokens)
    .set({ revokedAt: now })
    .where(and(eq(personalTokens.userId, userId), notRevoked, chosen))
    .returning();
}

/** Deletes the tokens that expired or were revoked before an instant. */
export async function deleteEndedTokens(database: Database, before: Date): Promise<void> {
  await database
    .delete(personalTokens)
    .where(or(lt(personalTokens.expiresAt, before), lt(personalTokens.revokedAt, before)));
}
