/** The answer to a factor that is due, in a sign-in or in a session that goes on (docs/domain/second-factor.md). */
import type { AppSecret } from '@gdd/schema/secret';
import type { Clock } from '../../../ground/clock.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import type { Client } from '../../../ground/platform/http/client.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { Refusal } from '../../../ground/platform/http/errors.js';
import { recordFactorChange } from '../factors/changes.js';
import { closeChallenge, markOfPassword, takeTry } from '../factors/challenges.js';
import {
  newPasskeyChallenge,
  passkeyById,
  passkeyChallengeUntil,
  passkeyRequest,
  usePasskey,
  usePasskeyChallenge,
  type Assertion,
  type Site,
} from '../factors/passkeys.js';
import { useTotpCode } from '../factors/queries.js';
import { useRecoveryCode } from '../factors/recoveryCodes.js';
import { forgetFailuresFromAddress } from './attempts.js';
import { lockUser, userRow, type UserRow } from './queries.js';
import { recordSecurityEvent } from './securityEvents.js';
import { attemptSignIn, loginResponse, noteSignIn, openSession, tryInTurn } from './signIn.js';

/** An answer to a challenge: one of the three. */
export interface FactorAnswer {
  /** Of an authenticator app. */
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
  /** What a passkey signed. */
  readonly assertion?: Assertion | undefined;
}

/** What answers are checked with. */
export interface FactorSettings {
  readonly secret: AppSecret;
  readonly site: Site;
}

const invalidChallenge = () => new Refusal('UNAUTHENTICATED', { reason: 'challengeInvalid' });

/**
 * Completes a sign-in whose password was right. A wrong answer counts as a failed sign-in; after five the challenge is
 * worth nothing.
 *
 * @returns the login response (specification, section 3)
 * @throws Refusal as `answerTo` and `proveInTurn`
 */
export async function loginFactor(
  context: ServiceContext,
  answer: AnsweredChallenge,
  client: Client,
  settings: FactorSettings,
) {
  return completeSignIn(context, await answerTo(context, 'signIn', answer, settings), client);
}

/**
 * Signs in by a passkey alone, which has verified its user: in the place of password and factor.
 *
 * @returns the login response (specification, section 3)
 * @throws Refusal as `passkeyAlone` and `proveInTurn`
 */
export async function loginPasskey(
  context: ServiceContext,
  answer: AnsweredPasskey,
  client: Client,
  settings: FactorSettings,
) {
  return completeSignIn(context, await passkeyAlone(context, answer, client, settings), client);
}

/** A sign-in by passkey that begins: nothing is stored of it. */
export function beginPasskeySignIn({ clock }: ServiceContext, { secret, site }: FactorSettings) {
  const challenge = newPasskeyChallenge(clock.now(), secret);
  return { challenge, passkey: passkeyRequest(challenge, site) };
}

/** An answer whose user was found, and that is still to be checked. */
export interface GivenProof {
  readonly found: UserRow;
  /**
   * Checks the answer and uses it up, in a transaction that locks the user.
   *
   * @returns a security event that it leaves
   * @throws Refusal UNAUTHENTICATED, with a reason
   */
  readonly prove: (transaction: Database, user: UserRow) => Promise<'recoveryCodeUsed' | undefined>;
}

export type AnsweredChallenge = FactorAnswer & { readonly challenge: string };

/** An answer to a challenge of `beginPasskeySignIn`. */
export interface AnsweredPasskey {
  readonly challenge: string;
  readonly assertion: Assertion;
}

/**
 * The answer to a challenge of `dueFactor`; the try is counted.
 *
 * @throws Refusal UNAUTHENTICATED, reason challengeInvalid: unknown, expired, answered; `prove` also where the password
 *   has changed since, and with reason wrongFactor or one of `usePasskey`
 */
export async function answerTo(
  { database, clock }: ServiceContext,
  purpose: 'signIn' | 'proof',
  answer: AnsweredChallenge,
  settings: FactorSettings,
): Promise<GivenProof> {
  const { challenge, recoveryCode } = answer;
  const taken = await takeTry(database, challenge, purpose, clock.now());
  const found = taken && (await userRow(database, taken.userId));
  if (taken === undefined || found === undefined) throw invalidChallenge();
  const prove = async (transaction: Database, user: UserRow) => {
    if (!isBoundTo(user, taken.passwordMark)) throw invalidChallenge();
    if (!(await closeChallenge(transaction, challenge, purpose, clock.now()))) throw invalidChallenge();
    await useAnswer(transaction, user, answer, clock, settings);
    return recoveryCode === undefined ? undefined : ('recoveryCodeUsed' as const);
  };
  return { found, prove };
}

/**
 * The answer of a passkey alone.
 *
 * @throws Refusal UNAUTHENTICATED: challengeInvalid, or passkeyUnknown for nobody's; `prove` also with a reason of
 *   `usePasskey`; RATE_LIMITED, reason tooManyFailures
 */
export async function passkeyAlone(
  context: ServiceContext,
  { challenge, assertion }: AnsweredPasskey,
  client: Client,
  { secret, site }: FactorSettings,
): Promise<GivenProof> {
  const { database, clock } = context;
  const expiresAt = passkeyChallengeUntil(challenge, clock.now(), secret);
  if (expiresAt === undefined) throw invalidChallenge();
  const passkey = await passkeyById(database, assertion.id);
  const found = passkey && (await userRow(database, passkey.userId));
  if (found === undefined) {
    // counted like a name that nobody has
    await attemptSignIn(context, assertion.id, client);
    throw new Refusal('UNAUTHENTICATED', { reason: 'passkeyUnknown' });
  }
  const prove = async (transaction: Database, user: UserRow) => {
    const isFirst = await usePasskeyChallenge(transaction, challenge, { userId: user.id, expiresAt });
    if (!isFirst) throw invalidChallenge();
    await usePasskey(transaction, user.id, challenge, assertion, site, clock.now());
    return undefined;
  };
  return { found, prove };
}

/**
 * Checks an answer, which counts as a failed sign-in until it has proved right, and does what it was given for in the
 * same transaction: a refusal takes it all back.
 *
 * @throws Refusal as `GivenProof.prove`; UNAUTHENTICATED, reason challengeInvalid, for a disabled user; RATE_LIMITED,
 *   reason tooManyFailures
 */
export function proveInTurn<T>(
  context: ServiceContext,
  { found, prove }: GivenProof,
  client: Client,
  complete: (transaction: Database, user: UserRow) => Promise<T>,
): Promise<T> {
  return tryInTurn(context, client, async () => {
    const tried = await attemptSignIn(context, found.username, client);
    const proved = context.database.transaction(async (transaction) => {
      const user = await lockUser(transaction, found.id);
      if (user === undefined || user.disabledAt !== null) throw invalidChallenge();
      const event = await prove(transaction, user);
      return { event, completed: await complete(transaction, user) };
    });
    const { event, completed } = await proved.catch(async (error: unknown) => {
      if (error instanceof Refusal) {
        await recordSecurityEvent(context, client, { userId: found.id, kind: 'signInFailed' });
      }
      throw error;
    });
    await tried.forget();
    await forgetFailuresFromAddress(context.database, found.username, client.address);
    if (event !== undefined) {
      await recordSecurityEvent(context, client, { userId: found.id, kind: event });
      context.wakeOutbox();
    }
    return completed;
  });
}

/** Opens the session of a user who has proved a factor. */
async function completeSignIn(context: ServiceContext, given: GivenProof, client: Client) {
  const token = await proveInTurn(context, given, client, async (transaction, user) => {
    const opened = await openSession(transaction, context, user, client);
    if (opened === undefined) throw invalidChallenge();
    return opened;
  });
  await noteSignIn(context, given.found, client);
  return loginResponse(token);
}

/** Uses up what was answered. @throws Refusal UNAUTHENTICATED, reason wrongFactor or one of `usePasskey` */
async function useAnswer(
  transaction: Database,
  user: UserRow,
  { challenge, code, recoveryCode, assertion }: AnsweredChallenge,
  clock: Clock,
  { secret, site }: FactorSettings,
): Promise<void> {
  const now = clock.now();
  if (assertion !== undefined) return usePasskey(transaction, user.id, challenge, assertion, site, now);
  const isRight =
    recoveryCode === undefined
      ? await useTotpCode(transaction, user.id, code ?? '', now, secret)
      : await useRecoveryCode(transaction, user.id, recoveryCode, now);
  if (!isRight) throw new Refusal('UNAUTHENTICATED', { reason: 'wrongFactor' });
  if (recoveryCode !== undefined) await recordFactorChange(transaction, user, { change: 'recoveryCodeUsed' }, clock);
}

/** Whether the password is still the one with which the sign-in began. */
function isBoundTo({ passwordHash }: UserRow, mark: string | null): boolean {
  return passwordHash !== null && markOfPassword(passwordHash) === mark;
}
