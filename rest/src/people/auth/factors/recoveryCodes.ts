/** Recovery codes: each replaces a factor once. */
import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@gdd/schema/factors';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { recoveryCodes } from '../../../ground/database/tables/people/factors.js';
import { tokenHash } from '../../../ground/platform/secrets/tokens.js';

/** Crockford's digits: without i, l, o and u, which are read as others. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 4;
const groupLength = 4;

/** A code of 80 random bits: `7k2m-x0pd-…`. */
function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** The hash of a code as it was typed: capitals, spaces, hyphens and look-alikes do not matter. */
function hashOfCode(typed: string): string {
  const plain = typed.toLowerCase().replaceAll(/[^0-9a-z]/g, '');
  return tokenHash(plain.replaceAll('o', '0').replaceAll(/[il]/g, '1'));
}

/** Makes new codes, which replace all earlier ones. @returns the codes, which are not stored */
export async function replaceRecoveryCodes(transaction: Database, userId: number, now: Date): Promise<string[]> {
  await deleteRecoveryCodes(transaction, userId);
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const rows = codes.map((code) => ({ userId, codeHash: hashOfCode(code), createdAt: now }));
  await transaction.insert(recoveryCodes).values(rows);
  return codes;
}

export async function deleteRecoveryCodes(transaction: Database, userId: number): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Uses a code up. @returns whether it was a good one; of concurrent uses one is */
export async function useRecoveryCode(
  transaction: Database,
  userId: number,
  typed: string,
  now: Date,
): Promise<boolean> {
  const isGood = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.codeHash, hashOfCode(typed)),
    isNull(recoveryCodes.usedAt),
  );
  const used = await transaction
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(isGood)
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

/** How many codes are left, and when they were made; null where there are none at all. */
export async function recoveryCodesOf(database: Database, userId: number) {
  const rows = await database.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const [first] = rows;
  if (first === undefined) return null;
  return { left: rows.filter(({ usedAt }) => usedAt === null).length, createdAt: first.createdAt };
}
