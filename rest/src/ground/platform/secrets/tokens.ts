import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';

/** A new token of 256 random bits, valid in headers and URLs. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Stores a new token in a file atomically: no process ever reads an incomplete one.
 *
 * @param mode of the file
 * @throws an error with the code EEXIST where the file exists
 */
export async function storeNewToken(path: string, mode = 0o666): Promise<string> {
  const token = newToken();
  // a random name: process ids are not unique where containers share the folder
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, token, { mode });
  try {
    await link(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return token;
}

/** The stored form of a token. A hash without salt is sufficient, because 256 random bits cannot be guessed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
