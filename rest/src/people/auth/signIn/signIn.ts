/** Signing in and the limits on failures (docs/domain/sessions.md). */
import type { FieldReason } from '@gdd/schema/errors';
import { sessionMaxAge } from '@gdd/schema/session';
import type { Database } from '../../../ground/database/connections/connection.js';
import { countedAddress } from '../../../ground/domain/clientAddress.js';
import { normalisedName } from '../../../ground/domain/text.js';
import type { Caller } from '../../../ground/platform/http/caller.js';
import type { Client } from '../../../ground/platform/http/client.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { Refusal } from '../../../ground/platform/http/errors.js';
import { newToken, tokenHash } from '../../../ground/platform/secrets/tokens.js';
import { markOfPassword, openChallenge } from '../factors/challenges.js';
import { passkeyRequest, type Site } from '../factors/passkeys.js';
import { factorsOf, signInFactorsOf } from '../factors/queries.js';
import {
  attempt,
  failuresOfAccount,
  failuresFromAddress,
  forgetFailuresFromAddress,
  triesFrom,
  type Attempt,
} from './attempts.js';
import { noteDevice } from './devices.js';
import { inTurn } from './inTurn.js';
import { isPassword } from './passwords.js';
import { enabledUserByUsername, knownAddress, lockUser, noteKnownAddress, userRow, type UserRow } from './queries.js';
import { recordSecurityEvent, recordSecurityEventAtName } from './securityEvents.js';
import { insertSession } from './sessionQueries.js';

const dayMs = 24 * 60 * 60_000;
/** How long an address stays known after a sign-in, or after a mailed link was opened there. */
export const knownForMs = 30 * dayMs;
/** How long the limit of tries per address is lifted after a mailed link was opened there. */
const admittedForMs = 15 * 60_000;

/**
 * Signs in, or asks for a factor of a user who has one: then there is no token yet, and failures are not forgotten, so
 * that the right password buys no further tries of a code.
 *
 * @returns the login response (specification, section 3), or the challenge
 * @throws Refusal UNAUTHENTICATED, reason wrongCredentials; RATE_LIMITED, reason tooManyFailures
 */
export async function login(
  context: ServiceContext,
  credentials: { readonly username: string; readonly password: string },
  client: Client,
  site: Site,
) {
  const { database } = context;
  const username = normalisedName(credentials.username);
  return tryInTurn(context, client, async () => {
    const tried = await attemptSignIn(context, username, client);
    const user = await enabledUserByUsername(database, username);
    const isRight = await isPassword(credentials.password, user?.passwordHash ?? null, context.passwordCost);
    const challenge = isRight && user !== undefined ? await dueFactor(context, user, 'signIn', site) : undefined;
    if (challenge !== undefined) {
      await tried.forget();
      return challenge;
    }
    const token =
      isRight && user !== undefined
        ? await database.transaction((transaction) => openSession(transaction, context, user, client))
        : undefined;
    if (user === undefined || token === undefined) {
      await recordSecurityEventAtName(context, client, username, 'signInFailed');
      throw new Refusal('UNAUTHENTICATED', { reason: 'wrongCredentials' });
    }
    await tried.forget();
    await forgetFailuresFromAddress(database, user.username, client.address);
    await noteSignIn(context, user, client);
    return loginResponse(token);
  });
}

/** The challenge of a user with factors, whose password was right; undefined for a user without any. */
export async function dueFactor(
  { database, clock }: ServiceContext,
  { id: userId, passwordHash }: UserRow,
  purpose: 'signIn' | 'proof',
  site: Site,
) {
  const own = await factorsOf(database, userId);
  if (own.length === 0 || passwordHash === null) return undefined;
  const passwordMark = markOfPassword(passwordHash);
  const { challenge } = await openChallenge(database, { purpose, userId, passwordMark }, clock.now());
  const factors = await signInFactorsOf(database, userId, own);
  return { challenge, factors, passkey: factors.includes('passkey') ? passkeyRequest(challenge, site, own) : null };
}

/** The response to a sign-in (specification, section 3). */
export function loginResponse(token: string) {
  return {
    api_token: token,
    accessToken: token,
    refreshToken: null,
    expiresIn: sessionMaxAge,
    max_age: sessionMaxAge,
  };
}

/** Records a complete sign-in. */
export async function noteSignIn(context: ServiceContext, { id }: UserRow, client: Client): Promise<void> {
  await recordSecurityEvent(context, client, { userId: id, kind: 'signIn' });
  // a new device may be told
  context.wakeOutbox();
}

/**
 * Serialises password checks of one address: a try counts as failed until its password is checked (attempts.ts), so
 * concurrent correct ones would exceed the limit.
 */
export function tryInTurn<T>({ database }: ServiceContext, { address }: Client, work: () => Promise<T>): Promise<T> {
  return inTurn(database, countedAddress(address), work);
}

/**
 * The problem of a typed current password, undefined if it is right. A wrong one counts as a failed sign-in, so that a
 * stolen session cannot be used to guess the password.
 *
 * @throws Refusal RATE_LIMITED, reason tooManyFailures
 */
export async function problemOfCurrentPassword(
  context: ServiceContext,
  { id, username, passwordHash }: UserRow,
  typed: string | undefined,
  client: Client,
): Promise<FieldReason | undefined> {
  if (typed === undefined) return 'required';
  return tryInTurn(context, client, async () => {
    const tried = await attemptSignIn(context, username, client);
    if (!(await isPassword(typed, passwordHash, context.passwordCost))) {
      await recordSecurityEvent(context, client, { userId: id, kind: 'signInFailed' });
      return 'wrongPassword';
    }
    await tried.forget();
    // the right password of a user with a factor forgets nothing: it would buy further tries of a code
    const hasFactor = (await factorsOf(context.database, id)).length > 0;
    if (!hasFactor) await forgetFailuresFromAddress(context.database, username, client.address);
    return undefined;
  });
}

/** The row of the calling user. */
export async function userOfCaller(database: Database, { userId }: Pick<Caller, 'userId'>): Promise<UserRow> {
  const user = await userRow(database, userId);
  if (user === undefined) throw new Refusal('UNAUTHENTICATED');
  return user;
}

/**
 * Locks a user, whose password was checked before, until the end of the transaction.
 *
 * @throws Refusal UNAUTHENTICATED if the password changed since
 */
export async function lockWithPassword(transaction: Database, { id, passwordHash }: UserRow): Promise<UserRow> {
  const user = await lockUser(transaction, id);
  if (user === undefined || user.passwordHash === null || user.passwordHash !== passwordHash) {
    throw new Refusal('UNAUTHENTICATED');
  }
  return user;
}

/** Opens a session. @returns its token; undefined if the password changed since it was read, or the user is disabled */
export async function openSession(
  transaction: Database,
  { clock }: Pick<ServiceContext, 'clock'>,
  user: UserRow,
  client: Client,
): Promise<string | undefined> {
  const { address, device } = client;
  const token = newToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + sessionMaxAge * 1000);
  const session = { tokenHash: tokenHash(token), createdAt, expiresAt, address, device };
  if (!(await insertSession(transaction, user, session))) return undefined;
  await noteKnownAddress(transaction, user.id, address, { signedInAt: createdAt });
  await noteDevice(transaction, clock, user, client);
  return token;
}

/** Counts a try of a password or a factor, and refuses it if a limit is reached. */
export async function attemptSignIn(context: ServiceContext, username: string, client: Client): Promise<Attempt> {
  const { database, clock } = context;
  const { address } = client;
  const now = clock.now();
  const since = (ms: number) => new Date(now.getTime() - ms);
  // A user who has just opened a mailed link is not blocked by other users' tries from the same address.
  const isAdmitted = async () => {
    const known = await knownAddress(database, username, address);
    return isAfter(known?.linkOpenedAt, since(admittedForMs));
  };
  const isKnown = async () => {
    const known = await knownAddress(database, username, address);
    return isAfter(known?.signedInAt, since(knownForMs)) || isAfter(known?.linkOpenedAt, since(knownForMs));
  };
  const limits = [
    failuresFromAddress(username, address),
    { ...triesFrom(address, 'login'), isExempt: isAdmitted },
    { ...failuresOfAccount(username), isExempt: isKnown },
  ];
  try {
    return await attempt(database, limits, now, { reason: 'tooManyFailures' });
  } catch (error) {
    if (error instanceof Refusal) await recordSecurityEventAtName(context, client, username, 'signInLocked');
    throw error;
  }
}

function isAfter(time: Date | null | undefined, instant: Date): boolean {
  return time !== null && time !== undefined && time > instant;
}
