/** Passkeys in the browser, fetched where one is used. */
import {
  startAuthentication,
  startRegistration,
  type AuthenticatorTransport,
  type PublicKeyCredentialDescriptorJSON,
} from '@simplewebauthn/browser';
import { ProblemError } from '../../shared/apollo/problem';
import type { PasskeyAssertionInput, PasskeyAttestationInput } from '../../shared/apollo/schema.generated';
import type { PasskeyAskedFragment } from '../../shared/session/session.generated';

type Known = Pick<PasskeyAskedFragment['allowCredentials'][number], 'id' | 'transports'>;

/** What the browser is asked for to make a passkey. */
export interface PasskeyToMake {
  /** Base64url, as all bytes here. */
  readonly challenge: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly username: string;
  readonly displayName: string;
  /** COSE numbers, the preferred one first. */
  readonly algorithms: readonly number[];
  /** Those that the user has already. */
  readonly excludeCredentials: readonly Known[];
}

/**
 * Asks the browser for a passkey.
 *
 * @param isAutofill the browser offers it in the field of the username, and nothing is shown before it is chosen
 * @returns what it signed; undefined where the person cancelled, or chose another way
 * @throws ProblemError: reason passkeyOrigin (the portal is open at another address) or passkeyInvalid
 */
export async function askForPasskey(
  { challenge, rpId, allowCredentials }: PasskeyAskedFragment,
  isAutofill = false,
): Promise<PasskeyAssertionInput | undefined> {
  const optionsJSON = {
    challenge,
    rpId,
    allowCredentials: allowCredentials.map(descriptor),
    userVerification: 'required',
  } as const;
  const answered = await unlessCancelled(() => startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }));
  if (answered === undefined) return undefined;
  const { clientDataJSON, authenticatorData, signature, userHandle } = answered.response;
  return { id: answered.id, clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null };
}

/**
 * Asks the browser to make a passkey.
 *
 * @returns what it made; undefined where the person cancelled
 * @throws ProblemError: reason passkeyTaken (the device has one of this account), passkeyOrigin or passkeyInvalid
 */
export async function makePasskey(creation: PasskeyToMake): Promise<PasskeyAttestationInput | undefined> {
  const { challenge, rpId, userHandle, username, displayName, algorithms, excludeCredentials } = creation;
  const optionsJSON = {
    challenge,
    rp: { id: rpId, name: 'Programma GDD' },
    user: { id: userHandle, name: username, displayName },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: excludeCredentials.map(descriptor),
    // it signs in without a username, and the device asks for a finger, a face or a PIN
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' } as const,
    attestation: 'none' as const,
  };
  const made = await unlessCancelled(() => startRegistration({ optionsJSON }));
  if (made === undefined) return undefined;
  const { clientDataJSON, attestationObject, transports } = made.response;
  return { id: made.id, clientDataJSON, attestationObject, transports: transports ?? [] };
}

function descriptor({ id, transports }: Known): PublicKeyCredentialDescriptorJSON {
  // any text is allowed here: a browser passes over transports that it does not know
  return { id, type: 'public-key', transports: [...transports] as AuthenticatorTransport[] };
}

const reasons: Readonly<Record<string, 'passkeyTaken' | 'passkeyOrigin'>> = {
  InvalidStateError: 'passkeyTaken',
  SecurityError: 'passkeyOrigin',
};

async function unlessCancelled<T>(ceremony: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ceremony();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
    throw new ProblemError({ code: 'BAD_USER_INPUT', reason: reasons[name] ?? 'passkeyInvalid' });
  }
}
