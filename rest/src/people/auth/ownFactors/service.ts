/** The caller's own factors and recovery codes (docs/domain/second-factor.md). */
import { factorLimits } from '@gdd/schema/factors';
import type { AppSecret } from '@gdd/schema/secret';
import type { Database } from '../../../ground/database/connections/connection.js';
import type { Caller } from '../../../ground/platform/http/caller.js';
import type { Client } from '../../../ground/platform/http/client.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { violatedConstraint } from '../../../ground/database/connections/failures.js';
import { orNotFound, Refusal } from '../../../ground/platform/http/errors.js';
import { recordFactorChange, removalOf } from '../factors/changes.js';
import { closeChallenge, openChallenge, takeTry } from '../factors/challenges.js';
import {
  challengeBytes,
  knownPasskeys,
  passkeyAlgorithms,
  userHandleOf,
  verifiedPasskey,
  type Attestation,
  type Site,
} from '../factors/passkeys.js';
import { areFactorsOffered, deleteFactor, factorsOf, insertFactor, type FactorRow } from '../factors/queries.js';
import { deleteRecoveryCodes, recoveryCodesOf, replaceRecoveryCodes } from '../factors/recoveryCodes.js';
import { newTotpKey, openedKey, sealedKey, stepOfCode } from '../factors/totp.js';
import { lockUser, type UserRow } from '../signIn/queries.js';
import { recordSecurityEvent } from '../signIn/securityEvents.js';
import { userOfCaller } from '../signIn/signIn.js';

const invalidChallenge = () => new Refusal('CONFLICT', { reason: 'challengeInvalid' });

/** A factor as its owner sees it. */
export function factorView({ id, kind, name, createdAt, lastUsedAt }: FactorRow) {
  return { id, kind, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** The caller's factors, and how many recovery codes are left; null where there are none. */
export async function ownFactors({ database }: ServiceContext, { userId }: Caller) {
  const codes = await recoveryCodesOf(database, userId);
  return {
    factors: (await factorsOf(database, userId)).map(factorView),
    recoveryCodes: codes && { left: codes.left, createdAt: codes.createdAt.toISOString() },
    offered: await areFactorsOffered(database),
  };
}

/**
 * Begins to set up an authenticator app.
 *
 * @returns the key for the app, answered here alone, and the challenge that its first code answers
 * @throws Refusal CONFLICT, reason factorsOff or tooManyFactors
 */
export async function beginTotp(context: ServiceContext, caller: Caller, secret: AppSecret) {
  const { database, clock } = context;
  const { id: userId, username } = await userOfCaller(database, caller);
  await refuseFurther(database, userId);
  const key = newTotpKey(username);
  const opened = { purpose: 'totp', userId, secret: sealedKey(key.secret, secret) } as const;
  const { challenge, expiresAt } = await openChallenge(database, opened, clock.now());
  return { challenge, ...key, expiresAt: expiresAt.toISOString() };
}

/**
 * Sets up an authenticator app by its first code, which is then used up.
 *
 * @returns the recovery codes, answered once, if it is the user's first factor; otherwise null
 * @throws Refusal CONFLICT, reasons challengeInvalid, factorsOff and tooManyFactors; BAD_USER_INPUT, reason wrongFactor
 */
export async function confirmTotp(
  context: ServiceContext,
  caller: Caller,
  input: { readonly challenge: string; readonly code: string; readonly name: string },
  client: Client,
  secret: AppSecret,
) {
  const { database, clock } = context;
  const now = clock.now();
  const taken = await takeTry(database, input.challenge, 'totp', now);
  const key = taken?.secret == null || taken.userId !== caller.userId ? undefined : openedKey(taken.secret, secret);
  if (key === undefined) throw invalidChallenge();
  const step = stepOfCode(key.text, input.code, now);
  if (step === undefined) throw new Refusal('BAD_USER_INPUT', { reason: 'wrongFactor', fields: { code: 'invalid' } });
  return addFactor(context, caller, client, async (transaction) => {
    if (!(await closeChallenge(transaction, input.challenge, 'totp', now))) throw invalidChallenge();
    const stored = { secret: sealedKey(key.text, secret), lastStep: step };
    return { kind: 'totp', name: input.name, ...stored };
  });
}

/**
 * Begins to make a passkey.
 *
 * @returns what the browser is asked for, and the challenge that its answer goes with
 * @throws Refusal CONFLICT, reason factorsOff or tooManyFactors
 */
export async function beginPasskey(context: ServiceContext, caller: Caller, { rpId }: Site) {
  const { database, clock } = context;
  const { id: userId, username, name } = await userOfCaller(database, caller);
  await refuseFurther(database, userId);
  const { challenge } = await openChallenge(database, { purpose: 'passkey', userId }, clock.now());
  return {
    challenge,
    request: {
      challenge: challengeBytes(challenge),
      rpId,
      userHandle: userHandleOf(userId),
      username,
      displayName: name ?? username,
      algorithms: [...passkeyAlgorithms],
      excludeCredentials: knownPasskeys(await factorsOf(database, userId)),
    },
  };
}

/**
 * Registers a passkey that the browser has made.
 *
 * @returns the recovery codes, answered once, if it is the user's first factor; otherwise null
 * @throws Refusal CONFLICT, reasons challengeInvalid, factorsOff, tooManyFactors and passkeyTaken; BAD_USER_INPUT, reasons
 *   passkeyOrigin and passkeyInvalid
 */
export async function confirmPasskey(
  context: ServiceContext,
  caller: Caller,
  input: { readonly challenge: string; readonly name: string; readonly attestation: Attestation },
  client: Client,
  site: Site,
) {
  const { database, clock } = context;
  const now = clock.now();
  const taken = await takeTry(database, input.challenge, 'passkey', now);
  if (taken?.userId !== caller.userId) throw invalidChallenge();
  const passkey = await verifiedPasskey(input.challenge, input.attestation, site);
  const added = addFactor(context, caller, client, async (transaction) => {
    if (!(await closeChallenge(transaction, input.challenge, 'passkey', now))) throw invalidChallenge();
    return { kind: 'passkey', name: input.name, ...passkey };
  });
  return added.catch((error: unknown) => {
    // a unique index: somebody has registered it
    throw violatedConstraint(error) === undefined ? error : new Refusal('CONFLICT', { reason: 'passkeyTaken' });
  });
}

type NewFactor = Omit<Parameters<typeof insertFactor>[1], 'userId' | 'createdAt'>;

/**
 * Stores a factor that was checked, and makes recovery codes with the first one.
 *
 * @param take uses up the challenge in the same transaction, and gives what is stored
 */
export async function addFactor(
  context: ServiceContext,
  caller: Caller,
  client: Client,
  take: (transaction: Database, user: UserRow) => Promise<NewFactor>,
) {
  const { database, clock, wakeOutbox } = context;
  const now = clock.now();
  const added = await database.transaction(async (transaction) => {
    const user = await lockOwner(transaction, caller);
    await refuseFurther(transaction, user.id);
    const taken = await take(transaction, user);
    const factor = await insertFactor(transaction, { ...taken, userId: user.id, createdAt: now });
    const change = factor.kind === 'totp' ? 'totpAdded' : 'passkeyAdded';
    await recordFactorChange(transaction, user, { change, name: factor.name }, clock);
    const hasCodes = (await recoveryCodesOf(transaction, user.id)) !== null;
    const codes = hasCodes ? null : await replaceRecoveryCodes(transaction, user.id, now);
    return { factor: factorView(factor), recoveryCodes: codes };
  });
  wakeOutbox();
  await recordSecurityEvent(context, client, { userId: caller.userId, kind: 'factorAdded' });
  return added;
}

/**
 * Removes a factor of the caller; with the last one go the recovery codes.
 *
 * @throws Refusal NOT_FOUND for one that is missing or somebody else's
 */
export async function removeFactor(context: ServiceContext, caller: Caller, id: number, client: Client): Promise<void> {
  const { database, clock, wakeOutbox } = context;
  await database.transaction(async (transaction) => {
    const user = await lockOwner(transaction, caller);
    const removed = orNotFound(await deleteFactor(transaction, user.id, id));
    if ((await factorsOf(transaction, user.id)).length === 0) await deleteRecoveryCodes(transaction, user.id);
    await recordFactorChange(transaction, user, removalOf(removed), clock);
  });
  wakeOutbox();
  await recordSecurityEvent(context, client, { userId: caller.userId, kind: 'factorRemoved' });
}

/**
 * Makes ten new recovery codes in the place of all earlier ones.
 *
 * @returns the codes, answered once
 * @throws Refusal CONFLICT, reason noFactor, for a caller without a factor
 */
export async function renewRecoveryCodes(context: ServiceContext, caller: Caller): Promise<string[]> {
  const { database, clock, wakeOutbox } = context;
  const codes = await database.transaction(async (transaction) => {
    const user = await lockOwner(transaction, caller);
    const hasFactor = (await factorsOf(transaction, user.id)).length > 0;
    if (!hasFactor) throw new Refusal('CONFLICT', { reason: 'noFactor' });
    await recordFactorChange(transaction, user, { change: 'recoveryCodesMade' }, clock);
    return replaceRecoveryCodes(transaction, user.id, clock.now());
  });
  wakeOutbox();
  return codes;
}

async function lockOwner(transaction: Database, { userId }: Caller): Promise<UserRow> {
  const user = await lockUser(transaction, userId);
  if (user === undefined) throw new Refusal('UNAUTHENTICATED');
  return user;
}

/** @throws Refusal CONFLICT, reason factorsOff or tooManyFactors */
async function refuseFurther(database: Database, userId: number): Promise<void> {
  if (!(await areFactorsOffered(database))) throw new Refusal('CONFLICT', { reason: 'factorsOff' });
  const factors = await factorsOf(database, userId);
  if (factors.length >= factorLimits.perUser) throw new Refusal('CONFLICT', { reason: 'tooManyFactors' });
}
