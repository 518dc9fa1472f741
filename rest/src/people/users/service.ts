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
import type { Clock } from '../../ground/clock.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { memberById } from '../dealers/queries.js';
import { normalisedName } from '../../ground/domain/text.js';
import { rolesFitMember } from '../../ground/domain/tree.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { Client } from '../../ground/platform/http/client.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { Refusal, refuseWrong, wrongInput } from '../../ground/platform/http/errors.js';
import { violatedConstraint } from '../../ground/database/connections/failures.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import { queueMail } from '../../ground/platform/mail/outbox.js';
import { insertUser, replaceRoles, usersByNameForUpdate } from './queries.js';

/** A second invitation of the same address within this time is refused. */
const invitationPauseMs = 60_000;

/**
 * Registers a user without role and member, which an administrator assigns later, and mails a link that confirms the
 * address.
 *
 * @param input username: a mail address, which becomes the user's address
 * @throws Refusal BAD_USER_INPUT: a taken name, an unacceptable password; RATE_LIMITED
 */
export async function register(
  { database, clock, wakeOutbox, passwordCost, passwordRules }: ServiceContext,
  input: { readonly username: string; readonly password: string },
  { address }: Client,
  request: IdempotentRequest | undefined,
): Promise<void> {
  const now = clock.programmeNow();
  const username = normalisedName(input.username);
  refuseWrong({ password: await problemOfNewPassword({ database, passwordRules }, input.password, [username]) });
  await attempt(database, [triesFrom(address, 'register')], clock.now());
  const passwordHash = await hashPassword(input.password, passwordCost);
  const made = idempotent(database, request, clock, async (transaction) => {
    if (await isNameTaken(transaction, username)) throw wrongInput({ username: 'taken' });
    const own = { username, email: username, emailConfirmedAt: null, name: null, phone: null, passwordHash };
    const id = await insertUser(transaction, { ...own, memberId: null, roles: [] }, now);
    await recordAudit(transaction, now, [
      { actorId: id, entity: 'user', entityId: id, action: 'registered', before: null, after: { username } },
    ]);
    await queueMail(transaction, 'confirmation', username, clock, { user: id });
    return {};
  });
  await made.catch((error: unknown) => {
    throw violatedConstraint(error) === undefined ? error : wrongInput({ username: 'taken' });
  });
  wakeOutbox();
}

/** The roles and the member of a user, which decide its access. */
export interface Grant {
  /** The last one decides the permissions. */
  readonly roles: readonly Role[];
  readonly memberId: number;
}

/** The person to invite, and the access to grant. */
interface Invitation extends Grant {
  readonly email: string;
  readonly name: string;
}

/**
 * Invites a user by mail. A user who was invited before and has not set a password gets a new link, and the roles and
 * the member of this invitation. An account registered with the address but never confirmed is taken over.
 *
 * @throws Refusal BAD_USER_INPUT: a user has confirmed the address, a role exceeds the caller's permissions or does not
 *   fit the member, the member is not in the caller's subtree; CONFLICT, reason alreadyInvited, within a minute of
 *   another invitation
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
    // somebody has registered with the address concurrently: the second try takes that account over
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
  const now = clock.programmeNow();
  const { email, name, roles, memberId } = invitation;
  return idempotent(database, request, clock, async (transaction) => {
    const holders = await usersByNameForUpdate(transaction, email);
    const grantable = await problemsOfGrant(transaction, caller, invitation);
    refuseWrong({ email: holders.every((user) => canBeTakenOver(user, email)) ? undefined : 'taken', ...grantable });
    const [existing] = holders;
    if (existing !== undefined && isJustInvited(existing, now)) {
      throw new Refusal('CONFLICT', { reason: 'alreadyInvited' });
    }
    const own = { username: email, email, emailConfirmedAt: null, name, phone: null, passwordHash: null };
    const id = existing?.id ?? (await insertUser(transaction, { ...own, memberId: null, roles: [] }, now));
    if (existing !== undefined) await takeOver(transaction, existing, name, now);
    await grant(transaction, caller, id, { roles, memberId }, clock);
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
    await queueMail(transaction, 'invitation', email, clock);
    const found = await userById(transaction, id, clock.now());
    if (found === undefined) throw new Error('The user just invited is gone.');
    return userView(found, clock);
  });
}

/**
 * Whether an invitation may take over an account: it is enabled, has the invited address, and never confirmed it. An
 * account without a password was invited before.
 */
function canBeTakenOver(user: UserRow, email: string): boolean {
  return user.email === email && user.emailConfirmedAt === null && user.disabledAt === null;
}

/** Whether this account was invited less than a minute ago: of concurrent invitations one counts. */
function isJustInvited({ passwordHash, updatedAt }: UserRow, now: Date): boolean {
  // the day of the demonstration begins anew at midnight
  const since = Math.abs(now.getTime() - updatedAt.getTime());
  return passwordHash === null && since < invitationPauseMs;
}

/** Turns an unconfirmed account into that of the invited person: everything of the registered one is removed. */
async function takeOver(transaction: Database, user: UserRow, name: string, now: Date): Promise<void> {
  const blankAccount = { name, phone: null, passwordHash: null, lastLoginAt: null };
  await updateUser(transaction, user.id, blankAccount, now);
  await deleteSessionsOf(transaction, user.id);
  await deleteOneTimeTokens(transaction, user.id);
  await forgetKnownAddresses(transaction, user.id);
}

/** The problems of a grant: roles that the caller may not grant or that do not fit the member, an unknown member. */
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
 * Replaces a user's roles and member.
 *
 * @throws Refusal CONFLICT, reason emailUnconfirmed, for a user with a password and an unconfirmed address;
 *   BAD_USER_INPUT if the user has permissions that the caller lacks
 */
export async function grant(
  transaction: Database,
  caller: SignedIn,
  userId: number,
  { roles, memberId }: Grant,
  clock: Clock,
): Promise<void> {
  const user = await lockUser(transaction, userId);
  if (user === undefined) throw new Error('The user to be given roles is gone.');
  // an invited user without a password confirms the address by the link of the invitation
  if (user.emailConfirmedAt === null && user.passwordHash !== null) {
    throw new Refusal('CONFLICT', { reason: 'emailUnconfirmed' });
  }
  await requireMayReplace(transaction, caller, userId, clock.now());
  await updateUser(transaction, userId, { memberId }, clock.programmeNow());
  await replaceRoles(transaction, userId, roles);
}

/** Refuses to edit a user with permissions that the caller lacks (docs/domain/network-and-access.md). */
async function requireMayReplace(transaction: Database, caller: SignedIn, userId: number, now: Date): Promise<void> {
  const found = await userById(transaction, userId, now);
  if (found !== undefined) requireMayEdit(caller, found.roles);
}

/** @throws Refusal BAD_USER_INPUT if the last of the roles has permissions that the caller lacks */
export function requireMayEdit(caller: SignedIn, roles: readonly string[]): void {
  const last = roles.at(-1);
  if (last !== undefined && isRole(last) && exceeds(caller.permissions, last)) {
    throw wrongInput({ roles: 'notAllowed' });
  }
}
