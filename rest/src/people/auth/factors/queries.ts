import type { AppSecret } from '@gdd/schema/secret';
import { signInFactors, type SignInFactor } from '@gdd/schema/factors';
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { recoveryCodes, secondFactors, securitySettings } from '../../../ground/database/tables/people/factors.js';
import { openedKey, sealedKey, stepOfCode } from './totp.js';

export type FactorRow = typeof secondFactors.$inferSelect;

/** A user's factors, in the order in which they were set up. */
export function factorsOf(database: Database, userId: number): Promise<FactorRow[]> {
  return database.select().from(secondFactors).where(eq(secondFactors.userId, userId)).orderBy(asc(secondFactors.id));
}

/** Whether the settings let users set up factors. */
export async function areFactorsOffered(database: Database): Promise<boolean> {
  const [settings] = await database.select({ mode: securitySettings.secondFactor }).from(securitySettings);
  return settings?.mode !== 'off';
}

/** What a user with these factors may answer a challenge with: their kinds, and a recovery code where one is left. */
export async function signInFactorsOf(
  database: Database,
  userId: number,
  factors: readonly FactorRow[],
): Promise<SignInFactor[]> {
  const [code] = await database
    .select({ userId: recoveryCodes.userId })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .limit(1);
  const kinds = new Set<SignInFactor>(factors.map(({ kind }) => kind));
  if (code !== undefined) kinds.add('recoveryCode');
  return signInFactors.filter((factor) => kinds.has(factor));
}

export async function insertFactor(
  transaction: Database,
  factor: Pick<FactorRow, 'userId' | 'kind' | 'name' | 'createdAt'> & Partial<Omit<FactorRow, 'id'>>,
): Promise<FactorRow> {
  const [inserted] = await transaction.insert(secondFactors).values(factor).returning();
  if (inserted === undefined) throw new Error('The factor just inserted is gone.');
  return inserted;
}

/** Deletes a factor of a user. @returns it; undefined where there is none with this id */
export async function deleteFactor(transaction: Database, userId: number, id: number): Promise<FactorRow | undefined> {
  const [deleted] = await transaction
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.id, id)))
    .returning();
  return deleted;
}

/**
 * Takes a code of one of the user's apps. The step is written where no code of it or of a later one was taken before, so
 * that of concurrent uses of a code one counts.
 *
 * @returns whether the code was good
 */
export async function useTotpCode(
  transaction: Database,
  userId: number,
  code: string,
  now: Date,
  secret: AppSecret,
): Promise<boolean> {
  for (const app of await factorsOf(transaction, userId)) {
    if (app.secret === null) continue;
    const key = openedKey(app.secret, secret);
    const step = key && stepOfCode(key.text, code, now);
    if (key === undefined || step === undefined) continue;
    const isNew = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
    const taken = await transaction
      .update(secondFactors)
      .set({ lastStep: step, lastUsedAt: now, ...(key.isOld && { secret: sealedKey(key.text, secret) }) })
      .where(and(eq(secondFactors.id, app.id), isNew))
      .returning({ id: secondFactors.id });
    if (taken.length > 0) return true;
  }
  return false;
}

/** Encrypts the keys under the previous APP_SECRET again with the current one, so that the previous can be removed. */
export async function resealFactors(database: Database, secret: AppSecret): Promise<void> {
  if (secret.previous === undefined) return;
  await database.transaction(async (transaction) => {
    const apps = await transaction.select().from(secondFactors).where(eq(secondFactors.kind, 'totp')).for('update');
    for (const { id, secret: sealed } of apps) {
      if (sealed === null) continue;
      const key = openedKey(sealed, secret);
      if (key?.isOld !== true) continue;
      const again = { secret: sealedKey(key.text, secret) };
      await transaction.update(secondFactors).set(again).where(eq(secondFactors.id, id));
    }
  });
}
