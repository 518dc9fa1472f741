/** Encryption of stored secrets that must be readable: AES-256-GCM with a key derived from the application's secret. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { AppSecret } from '@gdd/schema/secret';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Encrypts a text. It can be decrypted for the same purpose only. */
export function seal(text: string, purpose: string, { current }: AppSecret): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyFor(purpose, current), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * Decrypts the result of `seal` with the current or the previous secret.
 *
 * @returns the text, and whether it was encrypted with the previous secret and has to be sealed again; undefined where
 *   neither decrypts it, because the application's secret was replaced without a rotation
 */
export function unseal(
  sealed: string,
  purpose: string,
  { current, previous }: AppSecret,
): { readonly text: string; readonly isOld: boolean } | undefined {
  const text = decrypted(sealed, keyFor(purpose, current));
  if (text !== undefined) return { text, isOld: false };
  const before = previous === undefined ? undefined : decrypted(sealed, keyFor(purpose, previous));
  return before === undefined ? undefined : { text: before, isOld: true };
}

function keyFor(purpose: string, secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `sealed ${purpose}`, 32));
}

function decrypted(sealed: string, key: Buffer): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    // another key, or not an encrypted text: the authentication tag does not match
    return undefined;
  }
}
