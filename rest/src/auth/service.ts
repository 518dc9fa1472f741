import { permissionsOf } from '@gdd/schema/permissions';
import { isPersonalToken, sessionMaxAge } from '@gdd/schema/session';
import type { Config } from '../config.js';
import type { Database } from '../database/connection.js';
import type { OneTimePurpose } from '../database/schema.js';
import { difference, recordAudit } from '../platform/audit.js';
import type { Caller, Credential } from '../platform/caller.js';
import type { Clock } from '../platform/clock.js';
import type { ServiceContext } from '../platform/context.js';
import { Refusal, refuseWrong, violatedConstraint, wrongInput } from '../platform/errors.js';
import { queueMail, type MailWriter } from '../platform/outbox.js';
import { newToken, tokenHash } from '../platform/tokens.js';
import { attempt, forgetFailures } from './attempts.js';
import { invitationLetter, resetLetter } from './mails.js';
import { hashPassword, isPassword, problemOfNewPassword } from './passwords.js';
import { revokeAllPersonalTokens, userOfUsedToken } from './personalTokens.js';
import {
  deleteOneTimeToken,
  deleteSession,
  deleteSessionsOf,
  enabledUserByEmail,
  enabledUserByUsername,
  insertSession,
  isNameTaken,
  replaceOneTimeToken,
  updateUser,
  useOneTimeToken,
  userById,
  userBySession,
} from './queries.js';

const linkLifetimeMs = 60 * 60_000;

type FoundUser = NonNullable<Awaited<ReturnType<typeof userById>>>;

/** How names and addresses are kept: without case. */
export const normalisedName = (name: string) => name.trim().toLowerCase();

/**
 * Who has a token, of a session or a personal one.
 *
 * @returns null for a token that is unknown, has ended, or belongs to a disabled user
 */
export async function callerOfToken(context: ServiceContext, token: string): Promise<Caller | null> {
  const kind = isPersonalToken(token) ? 'personalToken' : 'session';
  return callerOfCredential(context, { kind, tokenHash: tokenHash(token) });
}

/**
 * The user of a credential, with what the user may do and where the user stands at this moment.
 *
 * @returns null when the session or the personal token has ended, or its user was disabled
 */
export async function callerOfCredential(context: ServiceContext, credential: Credential): Promise<Caller | null> {
  const found = await userByCredential(context, credential);
  if (found === undefined) return null;
  const { user, roles, member } = found;
  return {
    userId: user.id,
    name: user.name,
    username: user.username,
    roles,
    permissions: permissionsOf(roles),
    member,
    credential,
  };
}

function userByCredential({ database, clock }: ServiceContext, { kind, tokenHash }: Credential) {
  switch (kind) {
    case 'session':
      return userBySession(database, tokenHash, clock.now());
    case 'personalToken':
      return userOfUsedToken(database, tokenHash, clock.now());
  }
}

/**
 * Signs in.
 *
 * @param address the client's address, for the limit of failures
 * @returns the login response of the specification, section 3
 * @throws Refusal UNAUTHENTICATED, reason wrongCredentials; RATE_LIMITED
 */
export async function login(
  context: ServiceContext,
  credentials: { readonly username: string; readonly password: string },
  address: string,
) {
  const { database, clock } = context;
  const username = normalisedName(credentials.username);
  const tried = await attempt(
    database,
    [
      { action: 'login', by: 'account', value: username },
      { action: 'login', by: 'address', value: address },
    ],
    clock.now(),
  );
  const user = await enabledUserByUsername(database, username);
  if (!(await isPassword(credentials.password, user?.passwordHash ?? null)) || user === undefined) {
    throw new Refusal('UNAUTHENTICATED', { reason: 'wrongCredentials' });
  }
  await tried.forget();
  await forgetFailures(database, 'login', username);
  const token = newToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + sessionMaxAge * 1000);
  await insertSession(database, { tokenHash: tokenHash(token), userId: user.id, createdAt, expiresAt });
  return {
    api_token: token,
    accessToken: token,
    refreshToken: null,
    expiresIn: sessionMaxAge,
    max_age: sessionMaxAge,
  };
}

/** Ends the session of the call. */
export async function logout(context: ServiceContext, caller: Caller): Promise<void> {
  await deleteSession(context.database, caller.credential.tokenHash);
}

/**
 * Queues a reset link for whoever has the address. Known or not, the same is written and answered: who it is comes out
 * only when the mail is sent, in the background.
 *
 * @throws Refusal RATE_LIMITED after 20 requests from one address in 15 minutes
 */
export async function forgotPassword(context: ServiceContext, email: string, address: string): Promise<void> {
  const { database, clock, wakeOutbox } = context;
  const recipient = normalisedName(email);
  await attempt(database, [{ action: 'reset', by: 'address', value: address }], clock.now());
  try {
    await attempt(database, [{ action: 'reset', by: 'account', value: recipient }], clock.now());
  } catch (error) {
    // Enough mails for one letter box; the answer stays the same.
    if (error instanceof Refusal) return;
    throw error;
  }
  await queueMail(database, 'reset', recipient, clock.now());
  wakeOutbox();
}

/** How reset and invitation mails are written: with a fresh link each time, the newest being the only good one. */
export function authMailWriters(
  database: Database,
  clock: Clock,
  config: Pick<Config, 'publicUrl'>,
): Readonly<Record<OneTimePurpose, MailWriter>> {
  const link = async (userId: number, purpose: OneTimePurpose) => {
    const token = newToken();
    const expiresAt = new Date(clock.now().getTime() + linkLifetimeMs);
    await replaceOneTimeToken(database, { userId, tokenHash: tokenHash(token), purpose, expiresAt });
    // In the fragment, which no browser sends and no server logs.
    return `${config.publicUrl}/auth/reset-password#token=${token}${purpose === 'invitation' ? '&invitation=1' : ''}`;
  };
  return {
    reset: async ({ recipient }) => {
      const user = await enabledUserByEmail(database, recipient);
      return user === undefined ? null : resetLetter(user.name, await link(user.id, 'reset'));
    },
    invitation: async ({ recipient }) => {
      const user = await enabledUserByEmail(database, recipient);
      if (user === undefined || user.passwordHash !== null) return null;
      return invitationLetter(user.name, user.username, await link(user.id, 'invitation'));
    },
  };
}

/**
 * Sets the password by the link of a mail, ends the user's sessions and revokes the personal tokens.
 *
 * @throws Refusal BAD_USER_INPUT: reason invalidLink, or what is wrong with the password
 */
export async function resetPassword(
  context: ServiceContext,
  input: { readonly token: string; readonly password: string; readonly password_confirmation: string },
): Promise<void> {
  const { database, clock } = context;
  refuseWrong({
    password: await problemOfNewPassword(input.password, []),
    password_confirmation: input.password === input.password_confirmation ? undefined : 'mismatch',
  });
  const passwordHash = await hashPassword(input.password);
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const userId = await useOneTimeToken(transaction, tokenHash(input.token), now);
    const found = userId === undefined ? undefined : await userById(transaction, userId);
    if (found === undefined || found.user.disabledAt !== null) {
      throw new Refusal('BAD_USER_INPUT', { reason: 'invalidLink', fields: { token: 'invalid' } });
    }
    const { user } = found;
    refuseWrong({ password: await problemOfNewPassword(input.password, [user.username, user.email]) });
    await updateUser(transaction, user.id, { passwordHash }, now);
    await deleteSessionsOf(transaction, user.id);
    await revokeAllPersonalTokens(transaction, user.id, now);
    await forgetFailures(transaction, 'login', user.username);
    await recordAudit(transaction, now, [
      { actorId: user.id, entity: 'user', entityId: user.id, action: 'passwordReset', before: null, after: null },
    ]);
  });
}

/** The user of a call, as the specification's section 3 describes it, and whether the profile is complete. */
export async function ownUser(context: ServiceContext, caller: Caller) {
  const found = await userById(context.database, caller.userId);
  if (found === undefined) throw new Refusal('UNAUTHENTICATED');
  return { user: userView(found), isComplete: isProfileComplete(found) };
}

/**
 * Changes the caller's own name, mail address and telephone; the username stays.
 *
 * @throws Refusal BAD_USER_INPUT when the address is another user's
 */
export async function updateOwnUser(
  context: ServiceContext,
  caller: Caller,
  input: { readonly name: string; readonly email?: string | undefined; readonly phone?: string | null | undefined },
) {
  const { database, clock } = context;
  const now = clock.now();
  try {
    return await database.transaction(async (transaction) => {
      const before = await userById(transaction, caller.userId);
      if (before === undefined) throw new Refusal('UNAUTHENTICATED');
      const { name, email, phone } = before.user;
      const after = {
        name: input.name,
        email: input.email === undefined ? email : normalisedName(input.email),
        phone: input.phone === undefined ? phone : input.phone,
      };
      const changed = difference({ name, email, phone }, after);
      if (changed !== undefined) {
        if (after.email !== null && (await isNameTaken(transaction, after.email, caller.userId))) {
          throw wrongInput({ email: 'taken' });
        }
        await updateUser(transaction, caller.userId, after, now);
        // A link in a letter box that is no longer the user's must not open the account.
        if ('email' in changed.after) await deleteOneTimeToken(transaction, caller.userId);
        await recordAudit(transaction, now, [
          { actorId: caller.userId, entity: 'user', entityId: caller.userId, action: 'updated', ...changed },
        ]);
      }
      const found = { ...before, user: { ...before.user, ...after } };
      return { user: userView(found), isComplete: isProfileComplete(found) };
    });
  } catch (error) {
    throw violatedConstraint(error) === undefined ? error : wrongInput({ email: 'taken' });
  }
}

/**
 * Changes the caller's own password and ends the other sessions; personal tokens stay, each revocable by itself.
 *
 * @throws Refusal BAD_USER_INPUT for a wrong current password or an unfit new one; RATE_LIMITED
 */
export async function changeOwnPassword(
  context: ServiceContext,
  caller: Caller,
  input: { readonly current_password: string; readonly password: string; readonly password_confirmation: string },
): Promise<void> {
  const { database, clock } = context;
  const found = await userById(database, caller.userId);
  if (found === undefined) throw new Refusal('UNAUTHENTICATED');
  const { user } = found;
  const tried = await attempt(database, [{ action: 'login', by: 'account', value: user.username }], clock.now());
  const isCurrent = await isPassword(input.current_password, user.passwordHash);
  if (isCurrent) await tried.forget();
  refuseWrong({
    current_password: isCurrent ? undefined : 'invalid',
    password: await problemOfNewPassword(input.password, [user.username, user.email]),
    password_confirmation: input.password === input.password_confirmation ? undefined : 'mismatch',
  });
  const passwordHash = await hashPassword(input.password);
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await updateUser(transaction, user.id, { passwordHash }, now);
    await deleteSessionsOf(transaction, user.id, caller.credential.tokenHash);
    await deleteOneTimeToken(transaction, user.id);
    await recordAudit(transaction, now, [
      { actorId: user.id, entity: 'user', entityId: user.id, action: 'passwordChanged', before: null, after: null },
    ]);
  });
}

/** A user as the portal shows it: never with the hash. */
export function userView({ user, roles, member }: FoundUser) {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    name: user.name,
    phone: user.phone,
    roles,
    member:
      member === null
        ? null
        : { id: member.id, code: member.code, businessName: member.businessName, role: member.role },
    last_login_at: user.lastLoginAt?.toISOString() ?? null,
  };
}

function isProfileComplete({ user }: FoundUser): boolean {
  return [user.name, user.email, user.phone].every((value) => value !== null && value !== '');
}
