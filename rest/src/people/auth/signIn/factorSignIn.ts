/** The second step of a sign-in: the factor (docs/domain/second-factor.md). */
import type { AppSecret } from '@gdd/schema/secret';
import type { Database } from '../../../ground/database/connections/connection.js';
import type { Client } from '../../../ground/platform/http/client.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { Refusal } from '../../../ground/platform/http/errors.js';
import { recordFactorChange } from '../factors/changes.js';
import { closeChallenge, markOfPassword, takeTry } from '../factors/challenges.js';
import { useTotpCode } from '../factors/queries.js';
import { useRecoveryCode } from '../factors/recoveryCodes.js';
import { lockUser, userRow, type UserRow } from './queries.js';
import { recordSecurityEvent } from './securityEvents.js';
import { attemptSignIn, loginResponse, noteSignIn, openSession, tryInTurn } from './signIn.js';

/** An answer to a challenge: one of them is given. */
export interface FactorAnswer {
  /** Of an authenticator app. */
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
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
  secret: AppSecret,
) {
  const { database, clock } = context;
  const taken = await takeTry(database, challenge, 'signIn', clock.now());
  const found = taken && (await userRow(database, taken.userId));
  if (taken === undefined || found === undefined) throw invalidChallenge();
  return tryInTurn(context, client, async () => {
    const tried = await attemptSignIn(context, found.username, client);
    const signIn = database.transaction(async (transaction) => {
      const user = await lockUser(transaction, found.id);
      if (user === undefined || !isBoundTo(user, taken.passwordMark)) throw invalidChallenge();
      if (!(await closeChallenge(transaction, challenge, 'signIn', clock.now()))) throw invalidChallenge();
      await useAnswer(transaction, user, answer, clock.now(), secret);
      const token = await openSession(transaction, context, user, client);
      if (token === undefined) throw invalidChallenge();
      return token;
    });
    // a refusal takes the closing back: the challenge is good for another try
    const token = await signIn.catch(async (error: unknown) => {
      if (error instanceof Refusal) {
        await recordSecurityEvent(context, client, { userId: found.id, kind: 'signInFailed' });
      }
      throw error;
    });
    await tried.forget();
    await noteSignIn(context, found, client);
    if (answer.recoveryCode !== undefined) {
      await recordSecurityEvent(context, client, { userId: found.id, kind: 'recoveryCodeUsed' });
      context.wakeOutbox();
    }
    return loginResponse(token);
  });
}

/** Uses up what was answered. @throws Refusal UNAUTHENTICATED, reason wrongFactor */
async function useAnswer(
  transaction: Database,
  user: UserRow,
  { code, recoveryCode }: FactorAnswer,
  now: Date,
  secret: AppSecret,
): Promise<void> {
  const isRight =
    recoveryCode === undefined
      ? await useTotpCode(transaction, user.id, code ?? '', now, secret)
      : await useRecoveryCode(transaction, user.id, recoveryCode, now);
  if (!isRight) throw new Refusal('UNAUTHENTICATED', { reason: 'wrongFactor' });
  if (recoveryCode !== undefined) await recordFactorChange(transaction, user, { change: 'recoveryCodeUsed' }, now);
}

/** Whether the password is still the one with which the sign-in began. */
function isBoundTo({ passwordHash, disabledAt }: UserRow, mark: string | null): boolean {
  return disabledAt === null && passwordHash !== null && markOfPassword(passwordHash) === mark;
}
