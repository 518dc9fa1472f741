import { exceeds, isRole, type Role } from '@gdd/schema/permissions';
import { attempt, triesFrom } from '../auth/signIn/attempts.js';
import { hashPassword, problemOfNewPassword } from '../auth/signIn/passwords.js';
import {
  deleteOneTimeTokens,
  forgetKnownAddresses,
  isNameTaken,
  lockUser,
  updateUser,
  userById,
  type UserRow,
} from '../auth/signIn/queries.js';
import { userView } from '../auth/service.js';
import { deleteSessionsOf } from '../auth/signIn/sessionQueries.js';
import type { Database } from '../database/connections/connection.js';
import { memberById } from '../dealers/queries.js';
import { normalisedName } from '../domain/text.js';
import { rolesFitMember } from '../domain/tree.js';
import { recordAudit } from '../platform/audit.js';
import type { SignedIn } from '../platform/http/caller.js';
import type { Client } from '../platform/http/client.js';
import type { ServiceContext } from '../platform/context.js';
import { Refusal, refuseWrong, wrongInput } from '../platform/http/errors.js';
import { violatedConstraint } from '../database/connections/failures.js';
import { idempotent, type IdempotentRequest } from '../platform/http/idempotency.js';
import { queueMail } from '../platform/mail/outbox.js';
import { insertUser, replaceRoles, usersByNameForUpdate } from './queries.js';

/** Within so much after an invitation to an address another one is the same. */
const justNowMs = 60_000;

/**
 * Registers a user, who has no role and no member until an administrator gives them, and mails a link that shows whose
 * the address is.
 *
 * @param input username: a mail address, which becomes the user's
 * @throws Refusal BAD_USER_INPUT: a taken name, an unfit password; RATE_LIMITED
 */
export async function register(
  { database, clock, wakeOutbox, passwordCost }: ServiceContext,
  input: { readonly username: string; readonly password: string },
  { address }: Client,
  request: IdempotentRequest | undefined,
): Promise<void> {
  const now = clock.now();
  const username = normalisedName(input.username);
  refuseWrong({ password: await problemOfNewPassword(input.password, [username]) });
  await attempt(database, [triesFrom(address, 'register')], now);
  const passwordHash = await hashPassword(input.password, passwordCost);
  const made = idempotent(database, request, now, async (transaction) => {
    if (await isNameTaken(transaction, username)) throw wrongInput({ username: 'taken' });
    const own = { username, email: username, emailConfirmedAt: null, name: null, phone: null, passwordHash };
    const id = await insertUser(transaction, { ...own, memberId: null, roles: [] }, now);
    await recordAudit(transaction, now, [
      { actorId: id, entity: 'user', entityId: id, action: 'registered', before: null, after: { username } },
    ]);
    await queueMail(transaction, 'confirmation', username, now, { user: id });
    return {};
  });
  await made.catch((error: unknown) => {
    throw violatedConstraint(error) === undefined ? error : wrongInput({ username: 'taken' });
  });
  wakeOutbox();
}

/** The conditions under which a user may do something. */
export interface Grant {
  /** The last one decides. */
  readonly roles: readonly Role[];
  readonly memberId: number;
}

/** The address to invite, and the access that it gets. */
interface Invitation extends Grant {
  readonly email: string;
  readonly name: string;
}

/**
 * Invites a user by mail. Who was invited before and never set a password gets a newer link, with the roles and the
 * member of this invitation. An account that registered with the address without confirming it is taken over.
 *
 * @throws Refusal BAD_USER_INPUT: the address is confirmed as a user's, a role exceeds the caller's own permissions or
 *   does not fit the member, the member is not in the caller's subtree; CONFLICT, reason alreadyInvited, within a minute
 *   of another invitation
 */
export async function inviteUser(
  context: ServiceContext,
  caller: SignedIn,
  input: Invitation,
  request: IdempotentRequest | undefined,
) {
  const invitation = { ...input, email: normalisedName(input.email) };
  const user = await inviteOnce(context, caller, invitation, request).catch((error: unknown) => {
    if (violatedConstraint(error) === undefined) throw error;
    // Somebody has registered with the address at this moment, whose account is taken over by the second try.
    return inviteOnce(context, caller, invitation, request);
  });
  context.wakeOutbox();
  return user;
}

async function inviteOnce(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  invitation: Invitation,
  request: IdempotentRequest | undefined,
) {
  const now = clock.now();
  const { email, name, roles, memberId } = invitation;
  return idempotent(database, request, now, async (transaction) => {
    const holders = await usersByNameForUpdate(transaction, email);
    const grantable = await problemsOfGrant(transaction, caller, invitation);
    refuseWrong({ email: holders.every((user) => makesWay(user, email)) ? undefined : 'taken', ...grantable });
    const [existing] = holders;
    if (existing !== undefined && isJustInvited(existing, now)) {
      throw new Refusal('CONFLICT', { reason: 'alreadyInvited' });
    }
    const own = { username: email, email, emailConfirmedAt: null, name, phone: null, passwordHash: null };
    const id = existing?.id ?? (await insertUser(transaction, { ...own, memberId: null, roles: [] }, now));
    if (existing !== undefined) await takeOver(transaction, existing, name, now);
    await grant(transaction, caller, id, { roles, memberId }, now);
    await recordAudit(transaction, now, [
      {
        actorId: caller.userId,
        entity: 'user',
        entityId: id,
        action: 'invited',
        before: null,
        after: { name, memberId, email, roles },
      },
    ]);
    await queueMail(transaction, 'invitation', email, now);
    const found = await userById(transaction, id, now);
    if (found === undefined) throw new Error('The user just invited is gone.');
    return userView(found);
  });
}

/**
 * Whether an invitation takes over an account: the account has the invited address, and nobody has confirmed it. One
 * without a password was invited before.
 */
function makesWay(user: UserRow, email: string): boolean {
  return user.email === email && user.emailConfirmedAt === null && user.disabledAt === null;
}

/** Whether somebody else has invited this account at this moment: of several at once one invitation counts. */
function isJustInvited({ passwordHash, updatedAt }: UserRow, now: Date): boolean {
  return passwordHash === null && now.getTime() - updatedAt.getTime() < justNowMs;
}

/** Makes an unconfirmed account that of the person who is invited: nothing is left of whoever registered. */
async function takeOver(transaction: Database, user: UserRow, name: string, now: Date): Promise<void> {
  const nobodys = { name, phone: null, passwordHash: null, lastLoginAt: null };
  await updateUser(transaction, user.id, nobodys, now);
  await deleteSessionsOf(transaction, user.id);
  await deleteOneTimeTokens(transaction, user.id);
  await forgetKnownAddresses(transaction, user.id);
}

/** The roles and the member that the caller may not give. */
export async function problemsOfGrant(transaction: Database, caller: SignedIn, { roles, memberId }: Grant) {
  const member = await memberById(transaction, caller.member, memberId);
  const mayGrant = roles.every((role) => !exceeds(caller.permissions, role));
  const fits = member === undefined || rolesFitMember(roles, member.role);
  return {
    roles: mayGrant && fits ? undefined : 'notAllowed',
    memberId: member === undefined ? 'unknown' : undefined,
  } as const;
}

/**
 * Gives a user roles and a member in the place of those that it has.
 *
 * @throws Refusal CONFLICT, reason emailUnconfirmed, for a user who signs in with an address that nobody has
 *   confirmed; BAD_USER_INPUT where the user may do more than the caller
 */
export async function grant(
  transaction: Database,
  caller: SignedIn,
  userId: number,
  { roles, memberId }: Grant,
  now: Date,
): Promise<void> {
  const user = await lockUser(transaction, userId);
  if (user === undefined) throw new Error('The user to be given roles is gone.');
  // whoever was invited and has no password yet shows it by the link of the invitation
  if (user.emailConfirmedAt === null && user.passwordHash !== null) {
    throw new Refusal('CONFLICT', { reason: 'emailUnconfirmed' });
  }
  await mayReplace(transaction, caller, userId, now);
  await updateUser(transaction, userId, { memberId }, now);
  await replaceRoles(transaction, userId, roles);
}

/** Nobody edits a user whose permissions exceed their own (docs/domain/network-and-access.md). */
async function mayReplace(transaction: Database, caller: SignedIn, userId: number, now: Date): Promise<void> {
  const found = await userById(transaction, userId, now);
  if (found !== undefined) mayEdit(caller, found.roles);
}

/** @throws Refusal BAD_USER_INPUT where whoever has these roles may do more than the caller */
export function mayEdit(caller: SignedIn, roles: readonly string[]): void {
  const last = roles.at(-1);
  if (last !== undefined && isRole(last) && exceeds(caller.permissions, last)) {
    throw wrongInput({ roles: 'notAllowed' });
  }
}
