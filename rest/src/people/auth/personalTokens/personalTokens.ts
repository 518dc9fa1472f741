/** Personal tokens: read-only credentials for a user's own programs (docs/domain/sessions.md). */
import { personalTokenLimits, personalTokenPrefix } from '@gdd/schema/session';
import type { Clock } from '../../../ground/clock.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { recordAudit } from '../../../ground/platform/audit.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import type { Client } from '../../../ground/platform/http/client.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { notFound, Refusal, refuseWrong } from '../../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../../ground/platform/http/idempotency.js';
import { newToken, tokenHash } from '../../../ground/platform/secrets/tokens.js';
import {
  countGoodTokens,
  insertPersonalToken,
  noteUse,
  personalTokensOf,
  revokePersonalTokens,
  userByPersonalToken,
  type PersonalTokenRow,
} from './personalTokenQueries.js';
import { recordSecurityEvent, recordTokenUse } from '../signIn/securityEvents.js';
import { lockWithPassword, problemOfCurrentPassword, userOfCaller } from '../signIn/signIn.js';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
const endingLength = 4;

/** A token as its owner sees it in a list. */
type PersonalTokenView = ReturnType<typeof viewOf>;

/** The user of a valid personal token; records the use, at most once a minute for the token and for each address. */
export async function userOfUsedToken({ database, clock }: ServiceContext, hash: string, client: Client) {
  const now = clock.now();
  const found = await userByPersonalToken(database, hash, now, client.address);
  if (found === undefined) return undefined;
  const { id, lastUsedAt, isNotedHere } = found.token;
  const notSince = new Date(now.getTime() - minuteMs);
  if (lastUsedAt === null || lastUsedAt <= notSince) await noteUse(database, id, now, notSince);
  if (!isNotedHere) await recordTokenUse(database, client, found.user.id, now);
  return found;
}

/** The caller's tokens that were not revoked; expired ones are listed until housekeeping deletes them. */
export async function ownPersonalTokens({ database, clock }: ServiceContext, caller: SignedIn) {
  const now = clock.now();
  return (await personalTokensOf(database, caller.userId, now)).map((token) => viewOf(token, now));
}

/**
 * Creates a token that reads what its owner may read at the time of each use.
 *
 * @param input expiresInDays: 1 to 365
 * @returns the token only once: a repeated request with the same idempotency key creates no second token and returns
 *   null, because only the hash is stored
 * @throws Refusal BAD_USER_INPUT without the right current password; RATE_LIMITED; CONFLICT, reason tooManyTokens, if
 *   the caller has 20 valid ones
 */
export async function createPersonalToken(
  context: ServiceContext,
  caller: SignedIn,
  input: { readonly name: string; readonly expiresInDays: number; readonly current_password?: string | undefined },
  request: IdempotentRequest | undefined,
  client: Client,
): Promise<{ readonly personalToken: PersonalTokenView; readonly token: string | null }> {
  const { database, clock } = context;
  const user = await userOfCaller(database, caller);
  const problem = await problemOfCurrentPassword(context, user, input.current_password, client);
  refuseWrong({ 'data.current_password': problem });
  const now = clock.now();
  const token = `${personalTokenPrefix}${newToken()}`;
  let createdId: number | undefined;
  const personalToken = await idempotent(database, request, clock, async (transaction) => {
    await lockWithPassword(transaction, user);
    if ((await countGoodTokens(transaction, caller.userId, now)) >= personalTokenLimits.perUser) {
      throw new Refusal('CONFLICT', { reason: 'tooManyTokens' });
    }
    const row = await insertPersonalToken(transaction, {
      userId: caller.userId,
      name: input.name,
      tokenHash: tokenHash(token),
      ending: token.slice(-endingLength),
      createdAt: now,
      expiresAt: new Date(now.getTime() + input.expiresInDays * dayMs),
    });
    createdId = row.id;
    const { id, name, expiresAt } = row;
    await recordAudit(transaction, clock.programmeNow(), [
      {
        actorId: caller.userId,
        entity: 'user',
        entityId: caller.userId,
        action: 'personalTokenCreated',
        before: null,
        after: { id, name, expiresAt: expiresAt.toISOString() },
      },
    ]);
    return viewOf(row, now);
  });
  // a repeated request: the stored response is of an earlier token
  if (createdId !== personalToken.id) return { personalToken, token: null };
  await recordSecurityEvent(context, client, { userId: caller.userId, kind: 'tokenCreated' });
  return { personalToken, token };
}

/**
 * Revokes one of the caller's tokens; it is refused from the next request on.
 *
 * @throws Refusal NOT_FOUND for one that is missing, somebody else's, or revoked already
 */
export async function revokeOwnPersonalToken(
  context: ServiceContext,
  caller: SignedIn,
  id: number,
  client: Client,
): Promise<void> {
  const { database, clock } = context;
  await database.transaction(async (transaction) => {
    const revoked = await revokePersonalTokens(transaction, caller.userId, id, clock.now());
    if (revoked.length === 0) throw notFound();
    await recordRevoked(transaction, caller.userId, revoked, clock.programmeNow());
  });
  await recordSecurityEvent(context, client, { userId: caller.userId, kind: 'tokenRevoked' });
}

/**
 * Revokes all tokens of a user whose account may have been compromised: the password was set by a link, or an
 * administrator revokes all access.
 *
 * @param actorId the user who revokes them; default: the owner
 * @returns the number of revoked tokens
 */
export async function revokeAllPersonalTokens(
  transaction: Database,
  userId: number,
  clock: Clock,
  actorId = userId,
): Promise<number> {
  const revoked = await revokePersonalTokens(transaction, userId, 'all', clock.now());
  await recordRevoked(transaction, userId, revoked, clock.programmeNow(), actorId);
  return revoked.length;
}

async function recordRevoked(
  transaction: Database,
  userId: number,
  revoked: readonly PersonalTokenRow[],
  now: Date,
  actorId = userId,
): Promise<void> {
  await recordAudit(
    transaction,
    now,
    revoked.map(({ id, name }) => ({
      actorId,
      entity: 'user',
      entityId: userId,
      action: 'personalTokenRevoked',
      before: { id, name },
      after: null,
    })),
  );
}

function viewOf({ id, name, ending, createdAt, expiresAt, lastUsedAt }: PersonalTokenRow, now: Date) {
  return {
    id,
    name,
    ending,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
