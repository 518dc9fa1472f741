/** The caller's account: password reset and change, profile (docs/domain/sessions.md). */
import type { Clock } from '../../ground/clock.js';
import { normalisedName } from '../../ground/domain/text.js';
import { difference, recordAudit } from '../../ground/platform/audit.js';
import type { Caller } from '../../ground/platform/http/caller.js';
import type { Client } from '../../ground/platform/http/client.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { invalidLink, Refusal, refuseWrong } from '../../ground/platform/http/errors.js';
import { violatedConstraint } from '../../ground/database/connections/failures.js';
import { queueMail } from '../../ground/platform/mail/outbox.js';
import { tokenHash } from '../../ground/platform/secrets/tokens.js';
import { requestNewAddress } from './addresses.js';
import { attempt, confirmationMails, forgetFailuresEverywhere, resetMails, triesFrom } from './signIn/attempts.js';
import { hashPassword, problemOfNewPassword } from './signIn/passwords.js';
import { revokeAllPersonalTokens } from './personalTokens/personalTokens.js';
import {
  deleteOneTimeTokens,
  lockUser,
  noteKnownAddress,
  updateUser,
  useOneTimeToken,
  userById,
} from './signIn/queries.js';
import { recordSecurityEvent } from './signIn/securityEvents.js';
import { deleteSessionsOf } from './signIn/sessionQueries.js';
import { lockWithPassword, problemOfCurrentPassword, userOfCaller } from './signIn/signIn.js';

type FoundUser = NonNullable<Awaited<ReturnType<typeof userById>>>;

/**
 * Queues a reset mail to an address. Known and unknown addresses cause the same writes and the same response; the user
 * is looked up only when the mail is sent in the background.
 *
 * @throws Refusal RATE_LIMITED after 20 requests from one address in 15 minutes
 */
export async function forgotPassword(context: ServiceContext, email: string, { address }: Client): Promise<void> {
  const { database, clock, wakeOutbox } = context;
  const recipient = normalisedName(email);
  await attempt(database, [triesFrom(address, 'reset')], clock.now());
  try {
    await attempt(database, [resetMails(recipient)], clock.now());
  } catch (error) {
    // The limit of mails to this address is reached; the response must not reveal it.
    if (error instanceof Refusal) return;
    throw error;
  }
  await queueMail(database, 'reset', recipient, clock);
  wakeOutbox();
}

/**
 * Sets the password by the link of a mail, ends the user's sessions and revokes the personal tokens. Opening the link
 * confirms the address that the mail was sent to, and makes the client's network address a known one.
 *
 * @throws Refusal BAD_USER_INPUT: reason invalidLink, or a problem of the new password
 */
export async function resetPassword(
  context: ServiceContext,
  input: { readonly token: string; readonly password: string; readonly password_confirmation: string },
  client: Client,
): Promise<void> {
  const { database, clock } = context;
  refuseWrong({
    // without the user's names, which are known only after the link was used
    password: await problemOfNewPassword(context, input.password, []),
    password_confirmation: input.password === input.password_confirmation ? undefined : 'mismatch',
  });
  const passwordHash = await hashPassword(input.password, context.passwordCost);
  const now = clock.now();
  const reset = database.transaction(async (transaction) => {
    const used = await useOneTimeToken(transaction, tokenHash(input.token), ['reset', 'invitation'], now);
    if (used === undefined || used.user.disabledAt !== null || used.user.email !== used.link.email) throw invalidLink();
    const { user } = used;
    const own = [user.username, user.email, user.name];
    refuseWrong({
      password: await problemOfNewPassword({ ...context, database: transaction }, input.password, own),
    });
    const emailConfirmedAt = user.emailConfirmedAt ?? now;
    await updateUser(transaction, user.id, { passwordHash, emailConfirmedAt }, clock.programmeNow());
    await deleteSessionsOf(transaction, user.id);
    await deleteOneTimeTokens(transaction, user.id);
    const revoked = await revokeAllPersonalTokens(transaction, user.id, clock);
    await forgetFailuresEverywhere(transaction, user.username);
    await noteKnownAddress(transaction, user.id, client.address, { linkOpenedAt: now });
    await recordAudit(transaction, clock.programmeNow(), [
      { actorId: user.id, entity: 'user', entityId: user.id, action: 'passwordReset', before: null, after: null },
    ]);
    return { userId: user.id, revoked };
  });
  const { userId, revoked } = await reset.catch((error: unknown) => {
    // a unique index: another user has confirmed the address concurrently
    throw violatedConstraint(error) === undefined ? error : invalidLink();
  });
  await recordSecurityEvent(context, client, { userId, kind: 'passwordReset' });
  if (revoked > 0) await recordSecurityEvent(context, client, { userId, kind: 'tokenRevoked' });
}

/** The calling user (specification, section 3), and whether the profile is complete. */
export async function ownUser({ database, clock }: ServiceContext, caller: Caller) {
  const found = await userById(database, caller.userId, clock.now());
  if (found === undefined) throw new Refusal('UNAUTHENTICATED');
  return { user: userView(found, clock), isComplete: isProfileComplete(found) };
}

/**
 * Changes the caller's name and telephone. Another mail address is stored as pending and takes effect when the link
 * mailed to it is opened; the username stays.
 *
 * @throws Refusal BAD_USER_INPUT if the address is another user's, or a new address comes without the right current
 *   password; RATE_LIMITED
 */
export async function updateOwnUser(
  context: ServiceContext,
  caller: Caller,
  input: {
    readonly name?: string | undefined;
    readonly email?: string | undefined;
    readonly phone?: string | null | undefined;
    readonly current_password?: string | undefined;
  },
  client: Client,
) {
  const { database, clock, wakeOutbox } = context;
  const now = clock.now();
  const checked = await userOfCaller(database, caller);
  const email = input.email === undefined ? checked.email : normalisedName(input.email);
  const newAddress = email === checked.email ? null : email;
  if (newAddress !== null) {
    refuseWrong({ current_password: await problemOfCurrentPassword(context, checked, input.current_password, client) });
    await attempt(database, [confirmationMails(checked.id)], now);
  }
  const changed = await database.transaction(async (transaction) => {
    const user =
      newAddress === null ? await lockUser(transaction, checked.id) : await lockWithPassword(transaction, checked);
    if (user === undefined) throw new Refusal('UNAUTHENTICATED');
    const { name, phone } = user;
    const after = { name: input.name ?? name, phone: input.phone === undefined ? phone : input.phone };
    const changes = difference({ name, phone }, after);
    if (changes !== undefined) {
      await updateUser(transaction, user.id, after, clock.programmeNow());
      await recordAudit(transaction, clock.programmeNow(), [
        { actorId: user.id, entity: 'user', entityId: user.id, action: 'updated', ...changes },
      ]);
    }
    if (newAddress !== null) await requestNewAddress(transaction, user, newAddress, caller, clock);
    return userById(transaction, user.id, now);
  });
  if (changed === undefined) throw new Refusal('UNAUTHENTICATED');
  if (newAddress !== null) wakeOutbox();
  return { user: userView(changed, clock), isComplete: isProfileComplete(changed) };
}

/**
 * Changes the caller's password and ends the other sessions; personal tokens stay valid. Links mailed for a reset or a
 * new address become invalid.
 *
 * @throws Refusal BAD_USER_INPUT for a wrong current password or an unacceptable new one; RATE_LIMITED
 */
export async function changeOwnPassword(
  context: ServiceContext,
  caller: Caller,
  input: { readonly current_password: string; readonly password: string; readonly password_confirmation: string },
  client: Client,
): Promise<void> {
  const { database, clock } = context;
  const user = await userOfCaller(database, caller);
  refuseWrong({
    current_password: await problemOfCurrentPassword(context, user, input.current_password, client),
    password: await problemOfNewPassword(context, input.password, [user.username, user.email, user.name]),
    password_confirmation: input.password === input.password_confirmation ? undefined : 'mismatch',
  });
  const passwordHash = await hashPassword(input.password, context.passwordCost);
  await database.transaction(async (transaction) => {
    await lockWithPassword(transaction, user);
    await updateUser(transaction, user.id, { passwordHash }, clock.programmeNow());
    await deleteSessionsOf(transaction, user.id, caller.credential.tokenHash);
    await deleteOneTimeTokens(transaction, user.id, 'allButConfirmation');
    await recordAudit(transaction, clock.programmeNow(), [
      { actorId: user.id, entity: 'user', entityId: user.id, action: 'passwordChanged', before: null, after: null },
    ]);
  });
  await recordSecurityEvent(context, client, { userId: user.id, kind: 'passwordChanged' });
}

/** A user as in the response: without the password hash. */
export function userView({ user, roles, member, pendingEmail }: FoundUser, { standsOn }: Pick<Clock, 'standsOn'>) {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    email_confirmed: user.emailConfirmedAt !== null,
    pending_email: pendingEmail,
    name: user.name,
    phone: user.phone,
    roles,
    member:
      member === null
        ? null
        : { id: member.id, code: member.code, businessName: member.businessName, role: member.role },
    last_login_at: user.lastLoginAt?.toISOString() ?? null,
    programme_day: standsOn ?? null,
  };
}

function isProfileComplete({ user }: FoundUser): boolean {
  return [user.name, user.email, user.phone].every((value) => value !== null && value !== '');
}
