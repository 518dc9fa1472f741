/** The second step of a sign-in: the factor (docs/domain/second-factor.md). */
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
 * @throws Refusal UNAUTHENTICATED: reason challengeInvalid (unknown, expired, answered, or the password has changed
 *   since) or wrongFactor; RATE_LIMITED, reason tooManyFailures
 */
export async function loginFactor(
  context: ServiceContext,
  { challenge, ...answer }: FactorAnswer & { readonly challenge: string },
  client: Client,
  { secret, site }: FactorSettings,
) {
  const { database, clock } = context;
  const taken = await takeTry(database, challenge, 'signIn', clock.now());
  const found = taken && (await userRow(database, taken.userId));
  if (taken === undefined || found === undefined) throw invalidChallenge();
  return completeSignIn(context, found, client, async (transaction, user) => {
    if (!isBoundTo(user, taken.passwordMark)) throw invalidChallenge();
    if (!(await closeChallenge(transaction, challenge, 'signIn', clock.now()))) throw invalidChallenge();
    await useAnswer(transaction, user, { challenge, ...answer }, clock, { secret, site });
    return answer.recoveryCode === undefined ? undefined : 'recoveryCodeUsed';
  });
}

/**
 * Signs in by a passkey alone, which has verified its user: in the place of password and factor.
 *
 * @returns the login response (specification, section 3)
 * @throws Refusal UNAUTHENTICATED: challengeInvalid, or a reason of `usePasskey`; RATE_LIMITED, reason tooManyFailures
 */
export async function loginPasskey(
  context: ServiceContext,
  { challenge, assertion }: { readonly challenge: string; readonly assertion: Assertion },
  client: Client,
  { secret, site }: FactorSettings,
) {
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
  return completeSignIn(context, found, client, async (transaction, user) => {
    const isFirst = await usePasskeyChallenge(transaction, challenge, { userId: user.id, expiresAt });
    if (!isFirst) throw invalidChallenge();
    await usePasskey(transaction, user.id, challenge, assertion, site, clock.now());
    return undefined;
  });
}

/** A sign-in by passkey that begins: nothing is stored of it. */
export function beginPasskeySignIn({ clock }: ServiceContext, { secret, site }: FactorSettings) {
  const challenge = newPasskeyChallenge(clock.now(), secret);
  return { challenge, passkey: passkeyRequest(challenge, site) };
}

/**
 * Opens the session of a user who has proved a factor.
 *
 * @param prove checks and uses up what was answered, in the transaction of the session; a refusal takes it all back.
 *   Returns a security event besides the sign-in
 */
function completeSignIn(
  context: ServiceContext,
  found: UserRow,
  client: Client,
  prove: (transaction: Database, user: UserRow) => Promise<'recoveryCodeUsed' | undefined>,
) {
  const { database } = context;
  return tryInTurn(context, client, async () => {
    const tried = await attemptSignIn(context, found.username, client);
    const signIn = database.transaction(async (transaction) => {
      const user = await lockUser(transaction, found.id);
      if (user === undefined || user.disabledAt !== null) throw invalidChallenge();
      const event = await prove(transaction, user);
      const token = await openSession(transaction, context, user, client);
      if (token === undefined) throw invalidChallenge();
      return { token, event };
    });
    const { token, event } = await signIn.catch(async (error: unknown) => {
      if (error instanceof Refusal) {
        await recordSecurityEvent(context, client, { userId: found.id, kind: 'signInFailed' });
      }
      throw error;
    });
    await tried.forget();
    await noteSignIn(context, found, client);
    if (event !== undefined) {
      await recordSecurityEvent(context, client, { userId: found.id, kind: event });
      context.wakeOutbox();
    }
    return loginResponse(token);
  });
}

/** Uses up what was answered. @throws Refusal UNAUTHENTICATED, reason wrongFactor or one of `usePasskey` */
async function useAnswer(
  transaction: Database,
  user: UserRow,
  { challenge, code, recoveryCode, assertion }: FactorAnswer & { readonly challenge: string },
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
