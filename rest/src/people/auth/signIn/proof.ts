/** The proof that a session is still its user's, for what money or access leaves by (docs/domain/step-up.md). */
import type { Caller } from '../../../ground/platform/http/caller.js';
import type { Client } from '../../../ground/platform/http/client.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { Refusal, refuseWrong } from '../../../ground/platform/http/errors.js';
import { isPasskeyChallenge, type Site } from '../factors/passkeys.js';
import { answerTo, passkeyAlone, proveInTurn, type AnsweredChallenge, type FactorSettings } from './factorSignIn.js';
import { noteProof } from './sessionQueries.js';
import { dueFactor, problemOfCurrentPassword, userOfCaller } from './signIn.js';

/**
 * Renews the proof of the caller's session by the password, which is only half of it for a user with a factor.
 *
 * @returns null: the proof is renewed; otherwise the challenge that a factor answers
 * @throws Refusal BAD_USER_INPUT for a wrong password, which counts as a failed sign-in; RATE_LIMITED
 */
export async function proveByPassword(
  context: ServiceContext,
  caller: Caller,
  password: string,
  client: Client,
  site: Site,
) {
  const { database, clock } = context;
  const user = await userOfCaller(database, caller);
  refuseWrong({ password: await problemOfCurrentPassword(context, user, password, client) });
  const due = await dueFactor(context, user, 'proof', site);
  if (due !== undefined) return due;
  await noteProof(database, caller.credential.tokenHash, clock.now());
  return null;
}

/**
 * Renews the proof of the caller's session by an answer to the challenge of `proveByPassword`, or by a passkey alone,
 * which has verified its user.
 *
 * @throws Refusal CONFLICT, reason challengeInvalid (somebody else's, too); BAD_USER_INPUT, reason wrongFactor or one
 *   of `usePasskey`; RATE_LIMITED. A wrong answer counts as a failed sign-in
 */
export async function proveByFactor(
  context: ServiceContext,
  caller: Caller,
  answer: AnsweredChallenge,
  client: Client,
  settings: FactorSettings,
): Promise<void> {
  try {
    const { challenge, assertion } = answer;
    const given =
      assertion !== undefined && isPasskeyChallenge(challenge)
        ? await passkeyAlone(context, { challenge, assertion }, client, settings)
        : await answerTo(context, 'proof', answer, settings);
    if (given.found.id !== caller.userId) throw new Refusal('UNAUTHENTICATED', { reason: 'challengeInvalid' });
    await proveInTurn(context, given, client, (transaction) =>
      noteProof(transaction, caller.credential.tokenHash, context.clock.now()),
    );
  } catch (error) {
    throw asWrongAnswer(error);
  }
}

/** The refusal of an answer in a session that goes on: 401 would say that it has ended. */
function asWrongAnswer(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.code !== 'UNAUTHENTICATED') return error;
  const { reason } = error.details;
  if (reason === undefined) return error;
  return new Refusal(reason === 'challengeInvalid' ? 'CONFLICT' : 'BAD_USER_INPUT', { reason });
}
