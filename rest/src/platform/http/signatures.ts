import { createHmac, timingSafeEqual, type BinaryToTextEncoding } from 'node:crypto';
import type { AppSecret } from '@gdd/schema/secret';

/** Signs a text with the secret of today. */
export function sign(text: string, { current }: AppSecret, encoding: BinaryToTextEncoding = 'base64url'): string {
  return createHmac('sha256', current).update(text).digest(encoding);
}

/** The signatures of a text that are accepted: by the secret of today and by the previous one, where there is one. */
export function acceptedSignatures(
  text: string,
  { current, previous }: AppSecret,
  encoding: BinaryToTextEncoding = 'base64url',
): readonly string[] {
  const secrets = previous === undefined ? [current] : [current, previous];
  return secrets.map((secret) => sign(text, { current: secret }, encoding));
}

/** Whether a signature is one of those that are accepted of a text; takes the same time whatever it is. */
export function isSigned(text: string, signature: string, secret: AppSecret): boolean {
  const given = Buffer.from(signature);
  const isEqual = (right: Buffer) => given.length === right.length && timingSafeEqual(given, right);
  return acceptedSignatures(text, secret).filter((accepted) => isEqual(Buffer.from(accepted))).length > 0;
}
