/** Secrets that have to be read again, at rest: AES-256-GCM by a key derived from the application's secret. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { AppSecret } from '@gdd/schema/secret';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Seals a text. What was sealed for one purpose does not open for another. */
export function seal(text: string, purpose: string, { current }: AppSecret): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyFor(purpose, current), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * Opens what `seal` has sealed, with the secret of today or the previous one.
 *
 * @returns the text, and whether it has to be sealed anew before the previous secret goes; undefined where neither
 *   opens it: the application's secret was changed without its rotation
 */
export function unseal(
  sealed: string,
  purpose: string,
  { current, previous }: AppSecret,
): { readonly text: string; readonly isOld: boolean } | undefined {
  const text = opened(sealed, keyFor(purpose, current));
  if (text !== undefined) return { text, isOld: false };
  const before = previous === undefined ? undefined : opened(sealed, keyFor(purpose, previous));
  return before === undefined ? undefined : { text: before, isOld: true };
}

function keyFor(purpose: string, secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `sealed ${purpose}`, 32));
}

function opened(sealed: string, key: Buffer): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
