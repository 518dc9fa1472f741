import { and, desc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { members } from '../../ground/database/tables/people/network.js';
import { shareTokens } from '../../ground/database/tables/people/sharing.js';
import { users } from '../../ground/database/tables/people/accounts.js';

type ShareTokenRow = typeof shareTokens.$inferSelect;

/** Limit of a list: valid tokens first, then the newest of the expired ones. */
const maxListed = 100;

const notRevoked = isNull(shareTokens.revokedAt);

/** The dealer of a valid token, unless the dealer is deleted or closed. */
export async function dealerByShareToken(database: Database, tokenHash: string, now: Date) {
  const [shared] = await database
    .select({
      token: { id: shareTokens.id, lastUsedAt: shareTokens.lastUsedAt },
      dealer: {
        id: members.id,
        businessName: members.businessName,
        city: members.city,
        province: members.province,
        tier: members.tier,
      },
    })
    .from(shareTokens)
    .innerJoin(members, eq(members.id, shareTokens.dealerId))
    .where(
      and(
        eq(shareTokens.tokenHash, tokenHash),
        eq(shareTokens.audience, 'share'),
        notRevoked,
        gt(shareTokens.expiresAt, now),
        isNull(members.deletedAt),
        ne(members.status, 'closed'),
      ),
    );
  return shared;
}

/** Records the use of a token, unless a concurrent call has recorded one after `notSince`. */
export async function noteShareTokenUse(database: Database, id: number, now: Date, notSince: Date): Promise<void> {
  const isDue = or(isNull(shareTokens.lastUsedAt), lte(shareTokens.lastUsedAt, notSince));
  await database
    .update(shareTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(shareTokens.id, id), isDue));
}

/** A dealer's tokens that were not revoked, with their creators: valid before expired, then the newest first. */
export function shareTokensOf(database: Database, dealerId: number, now: Date) {
  return database
    .select({ token: shareTokens, creator: { id: users.id, name: users.name, username: users.username } })
    .from(shareTokens)
    .innerJoin(users, eq(users.id, shareTokens.createdBy))
    .where(and(eq(shareTokens.dealerId, dealerId), notRevoked))
    .orderBy(sql`${gt(shareTokens.expiresAt, now)} desc`, desc(shareTokens.createdAt), desc(shareTokens.id))
    .limit(maxListed);
}

export async function insertShareToken(
  transaction: Database,
  token: Pick<
    ShareTokenRow,
    'dealerId' | 'audience' | 'tokenHash' | 'ending' | 'createdBy' | 'createdAt' | 'expiresAt'
  >,
): Promise<ShareTokenRow> {
  const [inserted] = await transaction.insert(shareTokens).values(token).returning();
  if (inserted === undefined) throw new Error('The token just inserted is gone.');
  return inserted;
}

/**
 * Revokes a token of a dealer.
 *
 * @returns the token; undefined if it does not exist or was revoked before
 */
export async function revokeShareTokenRow(
  transaction: Database,
  { dealerId, tokenId }: { readonly dealerId: number; readonly tokenId: number },
  now: Date,
): Promise<ShareTokenRow | undefined> {
  const [revoked] = await transaction
    .update(shareTokens)
    .set({ revokedAt: now })
    .where(and(eq(shareTokens.id, tokenId), eq(shareTokens.dealerId, dealerId), notRevoked))
    .returning();
  return revoked;
}

/** Deletes the tokens that expired or were revoked before an instant. */
export async function deleteEndedShareTokens(database: Database, before: Date): Promise<void> {
  await database.delete(shareTokens).where(or(lt(shareTokens.expiresAt, before), lt(shareTokens.revokedAt, before)));
}
