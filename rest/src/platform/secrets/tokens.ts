import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';

/** A fresh token of 256 random bits, fit for a header and for the fragment of a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Stores a fresh token in a file, in one step: nobody ever reads half of it.
 *
 * @param mode of the file
 * @throws an error with the code EEXIST where the file is there
 */
export async function storeNewToken(path: string, mode = 0o666): Promise<string> {
  const token = newToken();
  // no other process has a draft of the same name, not even in a container of its own
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, token, { mode });
  try {
    await link(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return token;
}

/** The stored form of a token. A plain hash does: nobody guesses 256 random bits. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
