/** User management by administrators (docs/domain/network-and-access.md, 'Users'). */
import { memberRoleOfUser, type MemberRole } from '@gdd/schema/members';
import { exceeds, isRole, permissionsOf, rolePermissions, roles, type Permission } from '@gdd/schema/permissions';
import { mostProposedMembers } from '@gdd/schema/users';
import { attempt, invitationMails } from '../auth/signIn/attempts.js';
import { sessionCutoffs } from '../auth/sessions.js';
import { revokeAllPersonalTokens } from '../auth/personalTokens/personalTokens.js';
import { deleteOneTimeTokens, isNameTaken, lockUser, updateUser } from '../auth/signIn/queries.js';
import { deleteSessionsOf } from '../auth/signIn/sessionQueries.js';
import type { Clock } from '../../ground/clock.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { memberById } from '../dealers/queries.js';
import { normalisedName } from '../../ground/domain/text.js';
import { difference, recordAudit, type AuditRecord } from '../../ground/platform/audit.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import {
  notFound,
  orNotFound,
  Refusal,
  refuseStale,
  refuseWrong,
  wrongInput,
} from '../../ground/platform/http/errors.js';
import { violatedConstraint } from '../../ground/database/connections/failures.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import { queueMail } from '../../ground/platform/mail/outbox.js';
import {
  accessOf,
  countWaiting,
  isAnotherActive,
  lockAdministrators,
  managedUserById,
  membersWithEmail,
  userPage,
  type ManagedRow,
} from './queries.js';
import { factorsView } from './factorReset.js';
import type { ManagedUser, UpdateUser, UserTableState } from './schemas.js';
import { grant, requireMayEdit, problemsOfGrant, type Grant } from './service.js';

const managerPermission: Permission = 'accessUsersManager';

/**
 * A page of the table of users.
 *
 * @throws Refusal BAD_USER_INPUT for a member outside the caller's subtree
 */
export async function usersTable({ database }: ServiceContext, caller: SignedIn, state: UserTableState) {
  const memberId = state.filter?.memberId;
  const top = memberId === undefined ? undefined : await memberById(database, caller.member, memberId);
  if (memberId !== undefined && top === undefined) throw wrongInput({ 'filter.memberId': 'unknown' });
  const { items, total } = await userPage(database, state, top);
  return { items: items.map(viewOf), total };
}

/** The number of registered users without a role. */
export async function waitingUsers({ database }: ServiceContext): Promise<{ readonly count: number }> {
  return { count: await countWaiting(database) };
}

/** One user, with what of its access lasts and its second factors. @throws Refusal NOT_FOUND */
export async function userDetails(context: ServiceContext, id: number) {
  const user = orNotFound(await managedUserById(context.database, id));
  const access = await accessOf(context.database, id, sessionCutoffs(context));
  return { user: viewOf(user), access, factors: await factorsView(context, id) };
}

/**
 * The members with a user's mail address: a registered user is likely to belong to one of them.
 *
 * @throws Refusal NOT_FOUND
 */
export async function proposedMembers({ database }: ServiceContext, caller: SignedIn, id: number) {
  const { email } = orNotFound(await managedUserById(database, id));
  const found = email === null ? [] : await membersWithEmail(database, caller.member, email, mostProposedMembers);
  return found.map((member) => ({ member, roles: rolesFor(member.role, caller) }));
}

/**
 * Changes a user: name, roles and member, and the address of an invited user. A waiting user becomes active.
 *
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT if the user or a role has permissions that the caller lacks, if roles and
 *   member do not match, for another address of a user who is not invited; CONFLICT, reasons staleVersion,
 *   emailUnconfirmed, lastAdministrator, or ownAccount if the caller changes own roles or the own member
 */
export async function updateManagedUser(
  context: ServiceContext,
  caller: SignedIn,
  id: number,
  input: UpdateUser,
): Promise<ManagedUser> {
  const { clock } = context;
  const now = clock.programmeNow();
  const changed = changeUser(context, async (transaction) => {
    const user = await lockedForEdit(transaction, caller, id);
    const { name, roles: newRoles, memberId, version } = input;
    const email = input.email === undefined ? user.email : normalisedName(input.email);
    refuseWrong({
      email: email === user.email || user.state === 'invited' ? undefined : 'notAllowed',
      ...(await problemsOfGrant(transaction, caller, { roles: newRoles, memberId })),
    });
    refuseStale(version, user);
    const before = { name: user.name, email: user.email, roles: user.roles, memberId: user.memberId };
    const changes = difference(before, { name, email, roles: newRoles, memberId });
    if (changes === undefined) return user;
    if ('roles' in changes.after || 'memberId' in changes.after) {
      await replaceGrant(transaction, caller, user, { roles: newRoles, memberId }, clock);
    }
    if (email !== null && email !== user.email) await changeInvitedAddress(transaction, user, email, clock);
    if (name !== user.name) await updateUser(transaction, id, { name }, now);
    await record(transaction, caller, id, user.state === 'waiting' ? 'activated' : 'updated', now, changes);
    return orNotFound(await managedUserById(transaction, id));
  });
  const user = await changed.catch((error: unknown) => {
    throw violatedConstraint(error) === undefined ? error : wrongInput({ email: 'taken' });
  });
  context.wakeOutbox();
  return viewOf(user);
}

/**
 * Disables a user from the next request on: sessions end, personal tokens are revoked, mailed links become invalid.
 * Repeated calls change nothing.
 *
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for a user with permissions that the caller lacks; CONFLICT, reasons
 *   ownAccount, lastAdministrator
 */
export async function disableUser(context: ServiceContext, caller: SignedIn, id: number): Promise<ManagedUser> {
  const now = context.clock.programmeNow();
  const user = await changeUser(context, async (transaction) => {
    const found = await lockedForEdit(transaction, caller, id);
    if (id === caller.userId) throw new Refusal('CONFLICT', { reason: 'ownAccount' });
    if (found.state === 'disabled') return found;
    await keepAnAdministrator(transaction, found, []);
    await updateUser(transaction, id, { disabledAt: now }, now);
    await revokeAccess(transaction, caller, id, context.clock);
    await record(transaction, caller, id, 'disabled', now);
    return orNotFound(await managedUserById(transaction, id));
  });
  return viewOf(user);
}

/** Enables a user, who must sign in again. Repeated calls change nothing. @throws Refusal NOT_FOUND; BAD_USER_INPUT */
export async function enableUser(context: ServiceContext, caller: SignedIn, id: number): Promise<ManagedUser> {
  const now = context.clock.programmeNow();
  const user = await changeUser(context, async (transaction) => {
    const found = await lockedForEdit(transaction, caller, id);
    if (found.state !== 'disabled') return found;
    await updateUser(transaction, id, { disabledAt: null }, now);
    await record(transaction, caller, id, 'enabled', now);
    return orNotFound(await managedUserById(transaction, id));
  });
  return viewOf(user);
}

/**
 * Sends an invited user a new link; the previous one becomes invalid.
 *
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT; CONFLICT, reason notInvited; RATE_LIMITED after five in an hour
 */
export async function inviteAgain(
  context: ServiceContext,
  caller: SignedIn,
  id: number,
  request: IdempotentRequest | undefined,
): Promise<ManagedUser> {
  const { database, clock, wakeOutbox } = context;
  const now = clock.programmeNow();
  const found = orNotFound(await managedUserById(database, id));
  requireMayEdit(caller, found.roles);
  if (found.state !== 'invited') throw new Refusal('CONFLICT', { reason: 'notInvited' });
  await attempt(database, [invitationMails(id)], clock.now());
  const user = await idempotent(database, request, clock, async (transaction) => {
    const { email, state } = await lockedForEdit(transaction, caller, id);
    if (state !== 'invited' || email === null) throw new Refusal('CONFLICT', { reason: 'notInvited' });
    await queueMail(transaction, 'invitation', email, clock);
    await record(transaction, caller, id, 'invitedAgain', now, { before: null, after: { email } });
    return viewOf(orNotFound(await managedUserById(transaction, id)));
  });
  wakeOutbox();
  return user;
}

/**
 * Ends all sessions of a user and revokes the personal tokens: the account may be compromised.
 *
 * @returns the number of each
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT; CONFLICT, reason ownAccount
 */
export function endSessionsOf(context: ServiceContext, caller: SignedIn, id: number) {
  const now = context.clock.programmeNow();
  return changeUser(context, async (transaction) => {
    await lockedForEdit(transaction, caller, id);
    if (id === caller.userId) throw new Refusal('CONFLICT', { reason: 'ownAccount' });
    const ended = await revokeAccess(transaction, caller, id, context.clock);
    await record(transaction, caller, id, 'sessionsEnded', now, { before: ended, after: null });
    return ended;
  });
}

/** Runs a change of a user in a transaction, under a lock so that no two administrators are removed concurrently. */
function changeUser<T>({ database }: ServiceContext, work: (transaction: Database) => Promise<T>): Promise<T> {
  return database.transaction(async (transaction) => {
    await lockAdministrators(transaction);
    return work(transaction);
  });
}

/** A user whom the caller may edit, locked until the transaction ends. */
async function lockedForEdit(transaction: Database, caller: SignedIn, id: number) {
  const row = await lockUser(transaction, id);
  const found = row && (await managedUserById(transaction, id));
  if (row === undefined || found === undefined) throw notFound();
  requireMayEdit(caller, found.roles);
  return { ...found, memberId: row.memberId };
}

/** Replaces a user's roles and member. */
async function replaceGrant(
  transaction: Database,
  caller: SignedIn,
  user: ManagedRow,
  granted: Grant,
  clock: Clock,
): Promise<void> {
  if (user.id === caller.userId) throw new Refusal('CONFLICT', { reason: 'ownAccount' });
  await keepAnAdministrator(transaction, user, permissionsOf(granted.roles));
  await grant(transaction, caller, user.id, granted, clock);
}

/**
 * Refuses to remove permissions from the last active administrator: another active user must have them all.
 *
 * @param remaining the user's permissions after the change
 * @throws Refusal CONFLICT, reason lastAdministrator
 */
async function keepAnAdministrator(
  transaction: Database,
  { id, state, roles: currentRoles }: ManagedRow,
  remaining: readonly Permission[],
): Promise<void> {
  const own = permissionsOf(currentRoles);
  if (
    state !== 'active' ||
    !own.includes(managerPermission) ||
    own.every((permission) => remaining.includes(permission))
  )
    return;
  const equalRoles = roles.filter((role) => own.every((permission) => rolePermissions[role].includes(permission)));
  if (!(await isAnotherActive(transaction, id, equalRoles)))
    throw new Refusal('CONFLICT', { reason: 'lastAdministrator' });
}

/** Changes the address of an invited user, which is also the username, and sends the invitation there. */
async function changeInvitedAddress(
  transaction: Database,
  { id }: ManagedRow,
  email: string,
  clock: Clock,
): Promise<void> {
  if (await isNameTaken(transaction, email, id)) throw wrongInput({ email: 'taken' });
  await deleteOneTimeTokens(transaction, id);
  await updateUser(transaction, id, { email, username: email, emailConfirmedAt: null }, clock.programmeNow());
  await queueMail(transaction, 'invitation', email, clock);
}

/** Invalidates all credentials of a user except the password: sessions, mailed links, personal tokens. */
async function revokeAccess(transaction: Database, { userId }: SignedIn, id: number, clock: Clock) {
  const sessions = await deleteSessionsOf(transaction, id);
  await deleteOneTimeTokens(transaction, id);
  return { sessions, personalTokens: await revokeAllPersonalTokens(transaction, id, clock, userId) };
}

/**
 * The roles that fit a member and that the caller may grant; the role with the same name as the member's comes first.
 */
function rolesFor(memberRole: MemberRole, { permissions }: SignedIn) {
  return roles
    .filter((role) => memberRoleOfUser[role] === memberRole && !exceeds(permissions, role))
    .sort((one, other) => Number(other === memberRole) - Number(one === memberRole));
}

function viewOf({ emailConfirmedAt, lastLoginAt, createdAt, ...user }: ManagedRow): ManagedUser {
  const { id, username, email, name, phone, state, roles: currentRoles, member, version } = user;
  return {
    id,
    username,
    email,
    name,
    phone,
    state,
    member,
    version,
    roles: currentRoles.filter(isRole),
    emailConfirmed: emailConfirmedAt !== null,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

async function record(
  transaction: Database,
  { userId }: SignedIn,
  entityId: number,
  action: string,
  now: Date,
  changed: Pick<AuditRecord, 'before' | 'after'> = { before: null, after: null },
): Promise<void> {
  await recordAudit(transaction, now, [{ actorId: userId, entity: 'user', entityId, action, ...changed }]);
}
