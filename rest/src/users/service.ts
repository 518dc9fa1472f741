import { permissionsOf, type Role } from '@gdd/schema/permissions';
import { attempt } from '../auth/attempts.js';
import { hashPassword, problemOfNewPassword } from '../auth/passwords.js';
import { isNameTaken, updateUser, userById } from '../auth/queries.js';
import { normalisedName, userView } from '../auth/service.js';
import { memberById } from '../dealers/queries.js';
import { exceeds, rolesFitMember } from '../domain/tree.js';
import { recordAudit } from '../platform/audit.js';
import type { SignedIn } from '../platform/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { refuseWrong, violatedConstraint, wrongInput } from '../platform/errors.js';
import { once, type IdempotentRequest } from '../platform/idempotency.js';
import { queueMail } from '../platform/outbox.js';
import { insertUser, replaceRoles, userByNameForUpdate } from './queries.js';

/**
 * Registers a user, who has no role and no member until an administrator gives them.
 *
 * @param input username: a mail address, which becomes the user's
 * @param address the client's address, for the limit
 * @throws Refusal BAD_USER_INPUT: a taken name, an unfit password; RATE_LIMITED
 */
export async function register(
  { database, clock }: ServiceContext,
  input: { readonly username: string; readonly password: string },
  address: string,
  asked: IdempotentRequest | undefined,
): Promise<void> {
  const now = clock.now();
  const username = normalisedName(input.username);
  refuseWrong({ password: await problemOfNewPassword(input.password, [username]) });
  await attempt(database, [{ action: 'register', by: 'address', value: address }], now);
  const passwordHash = await hashPassword(input.password);
  const made = once(database, asked, now, async (transaction) => {
    if (await isNameTaken(transaction, username)) throw wrongInput({ username: 'taken' });
    const user = { username, email: username, name: null, phone: null, passwordHash, memberId: null, roles: [] };
    const id = await insertUser(transaction, user, now);
    await recordAudit(transaction, now, [
      { actorId: id, entity: 'user', entityId: id, action: 'registered', before: null, after: { username } },
    ]);
    return {};
  });
  await made.catch((error: unknown) => {
    throw violatedConstraint(error) === undefined ? error : wrongInput({ username: 'taken' });
  });
}

/**
 * Invites a user by mail. Who was invited before and never set a password gets a newer link, with the roles and the
 * member of this invitation.
 *
 * @throws Refusal BAD_USER_INPUT: a user with a password has the address, a role exceeds the caller's own permissions or
 *   does not fit the member, the member is not in the caller's subtree
 */
export async function inviteUser(
  { database, clock, wakeOutbox }: ServiceContext,
  caller: SignedIn,
  input: { readonly email: string; readonly name: string; readonly roles: readonly Role[]; readonly memberId: number },
  asked: IdempotentRequest | undefined,
) {
  const now = clock.now();
  const email = normalisedName(input.email);
  const invited = once(database, asked, now, async (transaction) => {
    const member = await memberById(transaction, caller.member, input.memberId);
    const existing = await userByNameForUpdate(transaction, email);
    const isOpen = existing === undefined || (existing.passwordHash === null && existing.disabledAt === null);
    const mayGrant = input.roles.every((role) => !exceeds(caller.permissions, role));
    const fits = member === undefined || rolesFitMember(input.roles, member.role);
    refuseWrong({
      email: isOpen ? undefined : 'taken',
      roles: mayGrant && fits ? undefined : 'notAllowed',
      memberId: member === undefined ? 'unknown' : undefined,
    });
    const given = { name: input.name, memberId: input.memberId };
    let id: number;
    if (existing === undefined) {
      const user = { ...given, username: email, email, phone: null, passwordHash: null, roles: input.roles };
      id = await insertUser(transaction, user, now);
    } else {
      id = existing.id;
      await mayReplace(transaction, caller, id);
      await updateUser(transaction, id, given, now);
      await replaceRoles(transaction, id, input.roles);
    }
    await recordAudit(transaction, now, [
      {
        actorId: caller.userId,
        entity: 'user',
        entityId: id,
        action: 'invited',
        before: null,
        after: { ...given, email, roles: input.roles },
      },
    ]);
    await queueMail(transaction, 'invitation', email, now);
    const found = await userById(transaction, id);
    if (found === undefined) throw new Error('The user just invited is gone.');
    return userView(found);
  });
  const user = await invited.catch((error: unknown) => {
    throw violatedConstraint(error) === undefined ? error : wrongInput({ email: 'taken' });
  });
  wakeOutbox();
  return user;
}

/** Nobody edits a user whose permissions exceed their own (domain page, section 1). */
async function mayReplace(transaction: ServiceContext['database'], caller: SignedIn, userId: number): Promise<void> {
  const found = await userById(transaction, userId);
  const last = found?.roles.at(-1);
  const exceedsOwn =
    last !== undefined && permissionsOf([last]).length > 0 && exceeds(caller.permissions, last as Role);
  if (exceedsOwn) throw wrongInput({ roles: 'notAllowed' });
}
