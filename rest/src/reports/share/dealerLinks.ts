/** Links to a dealer's share page, for users who may edit the dealer (docs/domain/sharing.md). */
import { shareTokenDays, shareTokenPrefix } from '@gdd/schema/session';
import type { ShareAudience } from '../../ground/database/tables/people/sharing.js';
import { dealerById, dealerByIdForUpdate } from '../../people/dealers/queries.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound, Refusal } from '../../ground/platform/http/errors.js';
import { newToken, tokenHash } from '../../ground/platform/secrets/tokens.js';
import { insertShareToken, revokeShareTokenRow, shareTokensOf } from './queries.js';

const dayMs = 24 * 60 * 60 * 1000;
const endingLength = 4;

/**
 * Creates a token for a dealer's share page. Each call creates another one. It is returned only once, because only its
 * hash is stored.
 *
 * @throws Refusal NOT_FOUND for a dealer outside the caller's subtree; CONFLICT, reason dealerClosed, for a closed one,
 *   whose links do not work
 */
export async function createShareToken(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  { dealerId, audience }: { readonly dealerId: number; readonly audience: ShareAudience },
  publicUrl: string,
) {
  const now = clock.programmeNow();
  const token = `${shareTokenPrefix}${newToken()}`;
  const made = await database.transaction(async (transaction) => {
    const dealer = await dealerByIdForUpdate(transaction, caller.member, dealerId);
    if (dealer === undefined) throw notFound();
    if (dealer.status === 'closed') throw new Refusal('CONFLICT', { reason: 'dealerClosed' });
    const row = await insertShareToken(transaction, {
      dealerId,
      audience,
      tokenHash: tokenHash(token),
      ending: token.slice(-endingLength),
      createdBy: caller.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + shareTokenDays * dayMs),
    });
    await recordAudit(transaction, now, [
      {
        actorId: caller.userId,
        entity: 'member',
        entityId: dealerId,
        action: 'shareTokenCreated',
        before: null,
        after: { id: row.id, ending: row.ending, expiresAt: row.expiresAt.toISOString() },
      },
    ]);
    return row;
  });
  // the token is in the fragment, which browsers do not send and servers do not log
  const url = `${publicUrl}/detail-share#${token}`;
  return { id: made.id, token, url, expiresAt: made.expiresAt.toISOString() };
}

/**
 * A dealer's tokens that were not revoked; expired ones are listed until housekeeping deletes them.
 *
 * @throws Refusal NOT_FOUND for a dealer outside the caller's subtree
 */
export async function shareTokenList({ database, clock }: ServiceContext, caller: SignedIn, dealerId: number) {
  if ((await dealerById(database, caller.member, dealerId)) === undefined) throw notFound();
  const now = clock.programmeNow();
  const tokens = await shareTokensOf(database, dealerId, now);
  return tokens.map(({ token: { id, ending, createdAt, expiresAt, lastUsedAt }, creator }) => ({
    id,
    ending,
    createdAt: createdAt.toISOString(),
    createdBy: { id: creator.id, name: creator.name ?? creator.username },
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/**
 * Revokes a dealer's token: its link stops working from the next request on.
 *
 * @throws Refusal NOT_FOUND if it does not exist, belongs to another dealer, or is revoked already, and for a dealer
 *   outside the caller's subtree
 */
export async function revokeShareToken(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  { dealerId, tokenId }: { readonly dealerId: number; readonly tokenId: number },
): Promise<void> {
  const now = clock.programmeNow();
  await database.transaction(async (transaction) => {
    if ((await dealerById(transaction, caller.member, dealerId)) === undefined) throw notFound();
    const revoked = await revokeShareTokenRow(transaction, { dealerId, tokenId }, now);
    if (revoked === undefined) throw notFound();
    const { id, ending, expiresAt } = revoked;
    await recordAudit(transaction, now, [
      {
        actorId: caller.userId,
        entity: 'member',
        entityId: dealerId,
        action: 'shareTokenRevoked',
        before: { id, ending, expiresAt: expiresAt.toISOString() },
        after: null,
      },
    ]);
  });
}
