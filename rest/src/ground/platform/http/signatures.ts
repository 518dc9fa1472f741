import { createHmac, timingSafeEqual, type BinaryToTextEncoding } from 'node:crypto';
import type { AppSecret } from '@gdd/schema/secret';

/** Signs a text with the current secret. */
export function sign(text: string, { current }: AppSecret, encoding: BinaryToTextEncoding = 'base64url'): string {
  return createHmac('sha256', current).update(text).digest(encoding);
}

/** The accepted signatures of a text: with the current secret, and with the previous one where it is configured. */
export function acceptedSignatures(
  text: string,
  { current, previous }: AppSecret,
  encoding: BinaryToTextEncoding = 'base64url',
): readonly string[] {
  const secrets = previous === undefined ? [current] : [current, previous];
  return secrets.map((secret) => sign(text, { current: secret }, encoding));
}

/** Whether a signature of a text is accepted; compares in constant time. */
export function isSigned(text: string, signature: string, secret: AppSecret): boolean {
  const given = Buffer.from(signature);
  const isEqual = (right: Buffer) => given.length === right.length && timingSafeEqual(given, right);
  // filter instead of some: always compares with all
  return acceptedSignatures(text, secret).filter((accepted) => isEqual(Buffer.from(accepted))).length > 0;
}
