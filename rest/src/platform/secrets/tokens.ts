import { createHash, randomBytes } from 'node:crypto';

/** A fresh token of 256 random bits, fit for a header and for the fragment of a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. A plain hash does: nobody guesses 256 random bits. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
