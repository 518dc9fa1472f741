/** Passkeys: what the browser is asked, and what it answers (WebAuthn). */
import { challengeMinutes } from '@gdd/schema/factors';
import type { AppSecret } from '@gdd/schema/secret';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, eq, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '../../../config.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { authChallenges, secondFactors } from '../../../ground/database/tables/people/factors.js';
import { Refusal, type ErrorDetails } from '../../../ground/platform/http/errors.js';
import { isSigned, sign } from '../../../ground/platform/http/signatures.js';
import { newToken, tokenHash } from '../../../ground/platform/secrets/tokens.js';
import { factorsOf, type FactorRow } from './queries.js';

const minuteMs = 60_000;

/** EdDSA, ES256 and RS256: what authenticators know. */
export const passkeyAlgorithms = [-8, -7, -257] as const;

/** The site that passkeys are bound to: that of PUBLIC_URL. */
export interface Site {
  readonly origin: string;
  readonly rpId: string;
}

/** What a browser answers to a sign-in, base64url. */
export interface Assertion {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle?: string | undefined;
}

/** What a browser answers when a passkey is made, base64url. */
export interface Attestation {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
}

/** The site of the portal's address. */
export function siteOf({ publicUrl }: Pick<Config, 'publicUrl'>): Site {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, rpId: hostname };
}

/** A challenge as WebAuthn has it: its bytes, base64url. */
export const challengeBytes = (challenge: string): string => Buffer.from(challenge).toString('base64url');

/** The id of a user as a passkey stores it: nothing that says who it is. */
export const userHandleOf = (userId: number): string => Buffer.from(`user ${userId}`).toString('base64url');

/** What a browser finds the passkeys among a user's factors by. */
export function knownPasskeys(factors: readonly FactorRow[]) {
  return factors
    .filter((factor) => factor.kind === 'passkey')
    .map(({ credentialId, transports }) => ({ id: credentialId ?? '', transports: [...(transports ?? [])] }));
}

/** What the browser is asked for in a sign-in. @param factors whose passkeys may answer; none: whichever it finds */
export function passkeyRequest(challenge: string, { rpId }: Site, factors: readonly FactorRow[] = []) {
  return { challenge: challengeBytes(challenge), rpId, allowCredentials: knownPasskeys(factors) };
}

const prefix = 'passkey';

/**
 * A challenge for a sign-in by passkey alone. It is signed and not stored: whoever opens the sign-in page gets one, and
 * would fill a table.
 */
export function newPasskeyChallenge(now: Date, secret: AppSecret): string {
  const text = `${prefix}.${now.getTime() + challengeMinutes * minuteMs}.${newToken()}`;
  return `${text}.${sign(text, secret)}`;
}

/** Whether a challenge is one of `newPasskeyChallenge`. It is not verified here. */
export const isPasskeyChallenge = (challenge: string): boolean => challenge.startsWith(`${prefix}.`);

/** Until when a challenge of `newPasskeyChallenge` is good; undefined for a forged or an expired one. */
export function passkeyChallengeUntil(challenge: string, now: Date, secret: AppSecret): Date | undefined {
  const end = challenge.lastIndexOf('.');
  if (!isSigned(challenge.slice(0, end), challenge.slice(end + 1), secret)) return undefined;
  const until = new Date(Number(challenge.split('.')[1]));
  return until > now ? until : undefined;
}

/** Uses a signed challenge up. @returns whether it was not used before; of concurrent uses one counts */
export async function usePasskeyChallenge(
  transaction: Database,
  challenge: string,
  { userId, expiresAt }: { readonly userId: number; readonly expiresAt: Date },
): Promise<boolean> {
  const used = { tokenHash: tokenHash(challenge), purpose: 'passkeySignIn' as const, userId, expiresAt };
  const inserted = await transaction
    .insert(authChallenges)
    .values(used)
    .onConflictDoNothing()
    .returning({ userId: authChallenges.userId });
  return inserted.length > 0;
}

/** The passkey with an id; undefined if nobody has it. */
export async function passkeyById(database: Database, credentialId: string): Promise<FactorRow | undefined> {
  const [passkey] = await database.select().from(secondFactors).where(eq(secondFactors.credentialId, credentialId));
  return passkey;
}

/**
 * Takes what a passkey of a user signed, and writes its counter where it counts.
 *
 * @throws Refusal UNAUTHENTICATED: reason passkeyUnknown (nobody's, or somebody else's), passkeyOrigin, passkeyCounter
 *   (a counter that went back: a copy) or passkeyInvalid
 */
export async function usePasskey(
  transaction: Database,
  userId: number,
  challenge: string,
  assertion: Assertion,
  site: Site,
  now: Date,
): Promise<void> {
  const own = await factorsOf(transaction, userId);
  const passkey = own.find(({ credentialId }) => credentialId === assertion.id);
  const isOwn = assertion.userHandle === undefined || assertion.userHandle === userHandleOf(userId);
  if (passkey === undefined || !isOwn) throw refused('passkeyUnknown');
  refuseOtherOrigin(assertion.clientDataJSON, site);
  const counter = await signedCounter(passkey, challenge, assertion, site);
  const hasAdvanced = or(eq(secondFactors.counter, 0), lt(secondFactors.counter, counter));
  const noted = await transaction
    .update(secondFactors)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(secondFactors.id, passkey.id), hasAdvanced))
    .returning({ id: secondFactors.id });
  if (noted.length === 0) throw refused('passkeyCounter');
}

/** Verifies a signature. @returns the counter that was signed, which is not compared with the stored one here */
async function signedCounter(
  { credentialId, publicKey }: FactorRow,
  challenge: string,
  { id, userHandle, ...answered }: Assertion,
  site: Site,
): Promise<number> {
  const response = { ...answered, ...(userHandle !== undefined && { userHandle }) };
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challengeBytes(challenge),
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: { id: credentialId ?? '', publicKey: bytesOf(publicKey ?? ''), counter: 0 },
    // the library throws for whatever does not fit: another challenge, another site, broken data
  }).catch(() => undefined);
  if (verified?.verified !== true) throw refused('passkeyInvalid');
  return verified.authenticationInfo.newCounter;
}

/**
 * Verifies a passkey that was just made.
 *
 * @returns what is stored of it
 * @throws Refusal BAD_USER_INPUT, reason passkeyOrigin or passkeyInvalid
 */
export async function verifiedPasskey(challenge: string, attestation: Attestation, site: Site) {
  const { id, transports, ...response } = attestation;
  refuseOtherOrigin(response.clientDataJSON, site, 'BAD_USER_INPUT');
  const verified = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challengeBytes(challenge),
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...passkeyAlgorithms],
    // the library throws for whatever does not fit
  }).catch(() => undefined);
  if (verified?.verified !== true) throw new Refusal('BAD_USER_INPUT', { reason: 'passkeyInvalid' });
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
  };
}

const clientData = z.object({ origin: z.string() });

/** The library refuses another origin too, but does not say which of its reasons it was. */
function refuseOtherOrigin(
  clientDataJSON: string,
  { origin }: Site,
  code: 'UNAUTHENTICATED' | 'BAD_USER_INPUT' = 'UNAUTHENTICATED',
): void {
  const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
  const data = clientData.safeParse(parsed(text)).data;
  if (data === undefined) throw new Refusal(code, { reason: 'passkeyInvalid' });
  if (data.origin !== origin) throw new Refusal(code, { reason: 'passkeyOrigin' });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // not JSON: no client data
    return undefined;
  }
}

const refused = (reason: NonNullable<ErrorDetails['reason']>) => new Refusal('UNAUTHENTICATED', { reason });

/** Bytes with a buffer of their own, as the library wants them. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));
