/** Confirmed addresses: an address is a user's once a link mailed to it was opened (docs/domain/sessions.md). */
import type { Clock } from '../../ground/clock.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { recordAudit, type AuditRecord } from '../../ground/platform/audit.js';
import type { Caller } from '../../ground/platform/http/caller.js';
import type { Client } from '../../ground/platform/http/client.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { invalidLink, Refusal, wrongInput } from '../../ground/platform/http/errors.js';
import { violatedConstraint } from '../../ground/database/connections/failures.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import { queueMail } from '../../ground/platform/mail/outbox.js';
import { newToken, tokenHash } from '../../ground/platform/secrets/tokens.js';
import { attempt, confirmationMails } from './signIn/attempts.js';
import {
  deleteOneTimeTokens,
  isAddressTaken,
  isNameTaken,
  noteKnownAddress,
  replaceOneTimeToken,
  updateUser,
  useOneTimeToken,
  userById,
  type OneTimeToken,
  type UserRow,
} from './signIn/queries.js';
import { recordSecurityEvent } from './signIn/securityEvents.js';
import { deleteSessionsOf } from './signIn/sessionQueries.js';

/** How long a mailed link is valid. */
export const linkLifetimeMs = 60 * 60_000;

/**
 * Confirms an address by the link of a mail that was sent to it: the current address of an account, or its new one.
 *
 * @throws Refusal BAD_USER_INPUT, reason invalidLink; also where another user has confirmed the address meanwhile
 */
export async function confirmEmail(context: ServiceContext, token: string, client: Client): Promise<void> {
  const { database, clock, wakeOutbox } = context;
  const now = clock.now();
  const confirmed = database.transaction(async (transaction) => {
    const used = await useOneTimeToken(transaction, tokenHash(token), ['confirmation', 'newAddress'], now);
    if (used === undefined || used.user.disabledAt !== null) throw invalidLink();
    const { link, user } = used;
    if (link.purpose === 'newAddress') await applyNewAddress(transaction, user, link, clock);
    else await confirmOwnAddress(transaction, user, link, clock);
    await noteKnownAddress(transaction, user.id, client.address, { linkOpenedAt: now });
    return { userId: user.id, kind: link.purpose === 'newAddress' ? 'addressChanged' : 'addressConfirmed' } as const;
  });
  const event = await confirmed.catch((error: unknown) => {
    throw violatedConstraint(error) === undefined ? error : invalidLink();
  });
  wakeOutbox();
  await recordSecurityEvent(context, client, event);
}

async function confirmOwnAddress(
  transaction: Database,
  user: UserRow,
  link: OneTimeToken,
  clock: Clock,
): Promise<void> {
  if (user.email !== link.email || user.emailConfirmedAt !== null) throw invalidLink();
  await updateUser(transaction, user.id, { emailConfirmedAt: clock.now() }, clock.programmeNow());
  await recordAudit(transaction, clock.programmeNow(), [
    ownChange(user.id, 'emailConfirmed', null, { email: link.email }),
  ]);
}

/**
 * Makes the new address the user's address. Without a confirmed address before, it also replaces the username, which
 * is the unconfirmed address typed at the registration. Links sent to the old address become invalid; a confirmed old
 * address is notified.
 */
async function applyNewAddress(transaction: Database, user: UserRow, link: OneTimeToken, clock: Clock): Promise<void> {
  const hadConfirmed = user.emailConfirmedAt !== null;
  const { email } = link;
  await updateUser(
    transaction,
    user.id,
    { email, emailConfirmedAt: clock.now(), ...(hadConfirmed ? {} : { username: email }) },
    clock.programmeNow(),
  );
  await deleteOneTimeTokens(transaction, user.id);
  await deleteSessionsOf(transaction, user.id, link.askedBy ?? undefined);
  await recordAudit(transaction, clock.programmeNow(), [
    ownChange(user.id, 'updated', { email: user.email }, { email }),
  ]);
  if (hadConfirmed && user.email !== null) {
    await queueMail(transaction, 'addressChanged', user.email, clock, { user: user.id });
  }
}

/**
 * Sends a confirmation link again: to the pending new address if there is one, else to the unconfirmed address of the
 * account.
 *
 * @throws Refusal CONFLICT, reason emailConfirmed, if no address awaits confirmation; RATE_LIMITED after five in an
 *   hour
 */
export async function sendConfirmation(
  { database, clock, wakeOutbox }: ServiceContext,
  caller: Caller,
  request: IdempotentRequest | undefined,
): Promise<void> {
  const now = clock.now();
  const found = await userById(database, caller.userId, now);
  if (found === undefined) throw new Refusal('UNAUTHENTICATED');
  const { user, pendingEmail } = found;
  const address = pendingEmail ?? (user.emailConfirmedAt === null ? user.email : null);
  if (address === null) throw new Refusal('CONFLICT', { reason: 'emailConfirmed' });
  await attempt(database, [confirmationMails(user.id)], now);
  const kind = pendingEmail === null ? 'confirmation' : 'newAddress';
  await idempotent(database, request, clock, async (transaction) => {
    await queueMail(transaction, kind, address, clock, { user: user.id });
    return {};
  });
  wakeOutbox();
}

/**
 * Stores the new address of a user as pending and mails a link to it; a confirmed current address is notified.
 *
 * @param user locked, and with its current password checked
 * @throws Refusal BAD_USER_INPUT if another user has the address
 */
export async function requestNewAddress(
  transaction: Database,
  user: UserRow,
  email: string,
  { credential }: Caller,
  clock: Clock,
): Promise<void> {
  // a user without a confirmed address will sign in with the new one: it must not be a username either
  const isTaken = user.emailConfirmedAt === null ? isNameTaken : isAddressTaken;
  if (await isTaken(transaction, email, user.id)) throw wrongInput({ email: 'taken' });
  await replaceOneTimeToken(transaction, {
    userId: user.id,
    purpose: 'newAddress',
    // a placeholder that nobody knows: the token of the link is made when the mail is sent
    tokenHash: tokenHash(newToken()),
    email,
    askedBy: credential.tokenHash,
    expiresAt: new Date(clock.now().getTime() + linkLifetimeMs),
  });
  await queueMail(transaction, 'newAddress', email, clock, { user: user.id });
  if (user.emailConfirmedAt !== null && user.email !== null) {
    await queueMail(transaction, 'addressRequested', user.email, clock, { user: user.id });
  }
}

function ownChange(
  userId: number,
  action: string,
  before: AuditRecord['before'],
  after: AuditRecord['after'],
): AuditRecord {
  return { actorId: userId, entity: 'user', entityId: userId, action, before, after };
}
