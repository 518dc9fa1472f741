import { signInFactors, totpDigits } from '@gdd/schema/factors';
import { z } from 'zod';

/** A challenge: 256 random bits, base64url. */
export const challengeText = z.string().min(1).max(200);

/** A code as people type it: digits, in groups or not. */
export const typedCode = z
  .string()
  .max(20)
  .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
  .refine((digits) => /^\d+$/.test(digits) && digits.length === totpDigits);

/** A recovery code as people type it. */
export const typedRecoveryCode = z.string().trim().min(1).max(60);

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);

/** What a browser answers to a sign-in by passkey. */
export const typedAssertion = z
  .strictObject({
    id: base64url(1400),
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(200).optional(),
  })
  .describe('The answer of navigator.credentials.get, base64url');

/** What a browser answers when a passkey is made. */
export const typedAttestation = z
  .strictObject({
    id: base64url(1400),
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10),
  })
  .describe('The answer of navigator.credentials.create, base64url');

export const knownPasskey = z.object({ id: z.string(), transports: z.array(z.string()) }).meta({ id: 'KnownPasskey' });

export const passkeyRequestSchema = z
  .object({
    challenge: z.string().describe('The challenge as WebAuthn has it: its bytes, base64url'),
    rpId: z.string().describe('The site: the host of PUBLIC_URL'),
    allowCredentials: z.array(knownPasskey).describe('Those that may answer; empty: whichever the browser finds'),
  })
  .meta({ id: 'PasskeyRequest' });

export const passkeySignIn = z
  .object({
    challenge: z.string().describe('Goes with the answer to POST /login/factor'),
    passkey: passkeyRequestSchema,
  })
  .meta({ id: 'PasskeySignIn' });

export const loginChallenge = z
  .object({
    challenge: z.string().describe('Goes with the answer to POST /login/factor: five minutes, once'),
    factors: z.array(z.enum(signInFactors)).describe('What answers it'),
    passkey: passkeyRequestSchema.nullable().describe('What the browser is asked for; null for a user without one'),
  })
  .meta({ id: 'LoginChallenge' });

/** An answer to a challenge: one of the three. */
export const factorAnswer = z
  .strictObject({
    challenge: challengeText,
    code: typedCode.optional().describe('Of an authenticator app'),
    recoveryCode: typedRecoveryCode.optional(),
    assertion: typedAssertion.optional(),
  })
  .refine(
    ({ code, recoveryCode, assertion }) =>
      [code, recoveryCode, assertion].filter((answer) => answer !== undefined).length === 1,
    { path: ['code'] },
  );
