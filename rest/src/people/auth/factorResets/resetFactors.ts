import type { Clock } from '../../../ground/clock.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { OperatorError } from '../../../ground/operatorError.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { enabledUserByUsername, lockUser, type UserRow } from '../signIn/queries.js';
import { deleteSessionsOf } from '../signIn/sessionQueries.js';
import { recordFactorChange, removalOf } from '../factors/changes.js';
import { deleteFactor, factorsOf } from '../factors/queries.js';
import { deleteRecoveryCodes } from '../factors/recoveryCodes.js';
import { deleteReset } from './queries.js';

/** There is nothing to reset; the message is for the operator. */
export class NoFactors extends OperatorError {}

/**
 * Removes the factors and recovery codes of somebody who has lost them at once, and ends the sessions: the next sign-in
 * takes the password alone. For the operator, who knows the person, where no two persons can do it in the portal.
 *
 * @returns the number of factors removed
 * @throws NoFactors where no enabled user has the name, or the user has no factor
 */
export async function resetFactors(
  { database, clock }: Pick<ServiceContext, 'database' | 'clock'>,
  username: string,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const user = await lockedByName(transaction, username);
    const count = await removeAllFactors(transaction, user, null, clock);
    if (count === 0) throw new NoFactors(`${username} has no second factor: nothing was changed.`);
    return count;
  });
}

/**
 * Removes the factors and recovery codes of a user, and what was asked for about them, and ends the sessions. The person
 * is told of each by mail and inbox.
 *
 * @param transaction has locked the user
 * @param actorId null: the operator
 * @returns the number of factors removed; where it is 0, nothing else changes
 */
export async function removeAllFactors(
  transaction: Database,
  user: UserRow,
  actorId: number | null,
  clock: Clock,
): Promise<number> {
  await deleteReset(transaction, user.id);
  const factors = await factorsOf(transaction, user.id);
  if (factors.length === 0) return 0;
  for (const factor of factors) {
    await deleteFactor(transaction, user.id, factor.id);
    await recordFactorChange(transaction, user, { ...removalOf(factor), actorId }, clock);
  }
  await deleteRecoveryCodes(transaction, user.id);
  await deleteSessionsOf(transaction, user.id);
  return factors.length;
}

async function lockedByName(transaction: Database, username: string) {
  const found = await enabledUserByUsername(transaction, username);
  const user = found && (await lockUser(transaction, found.id));
  if (user === undefined) throw new NoFactors(`No enabled user is called ${username}: nothing was changed.`);
  return user;
}
