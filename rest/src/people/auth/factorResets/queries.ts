import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { decidingRole } from '../../../ground/database/decidingRole.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { approvals } from '../../../ground/database/tables/programme/approvals.js';
import { factorResets } from '../../../ground/database/tables/programme/factorResets.js';
import { rolePermissions, roles } from '@gdd/schema/permissions';

/** The removals that may still be carried out at an instant: their request was approved, or waits. */
const isOpen = (now: Date) =>
  or(eq(approvals.state, 'approved'), and(eq(approvals.state, 'pending'), gt(approvals.expiresAt, now)));

const openResets = (database: Database) =>
  database
    .select({ reset: factorResets, approval: approvals })
    .from(factorResets)
    .innerJoin(approvals, eq(approvals.id, factorResets.approvalId));

export type OpenReset = Awaited<ReturnType<typeof openResets>>[number];

/** The open removal of a user's factors, with its request. @param now of the programme's clock */
export async function openResetOf(database: Database, userId: number, now: Date): Promise<OpenReset | undefined> {
  const [found] = await openResets(database).where(and(eq(factorResets.userId, userId), isOpen(now)));
  return found;
}

/** The open removal that a mailed link is about. */
export async function openResetByToken(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<OpenReset | undefined> {
  const [found] = await openResets(database).where(and(eq(factorResets.tokenHash, tokenHash), isOpen(now)));
  return found;
}

/** The users whose approved removals are due. @param now of the clock of sessions */
export async function dueResets(database: Database, now: Date): Promise<readonly number[]> {
  const found = await database
    .select({ userId: factorResets.userId })
    .from(factorResets)
    .where(lte(factorResets.dueAt, now));
  return found.map(({ userId }) => userId);
}

/** Stores a removal that was asked for, in the place of one whose request came to nothing. */
export async function insertReset(transaction: Database, userId: number, approvalId: number): Promise<void> {
  const values = { userId, approvalId, tokenHash: null, confirmedAt: null, dueAt: null };
  await transaction
    .insert(factorResets)
    .values(values)
    .onConflictDoUpdate({ target: factorResets.userId, set: values });
}

export async function updateReset(
  database: Database,
  userId: number,
  values: Partial<Pick<typeof factorResets.$inferInsert, 'tokenHash' | 'confirmedAt' | 'dueAt'>>,
): Promise<void> {
  await database.update(factorResets).set(values).where(eq(factorResets.userId, userId));
}

export async function deleteReset(transaction: Database, userId: number): Promise<void> {
  await transaction.delete(factorResets).where(eq(factorResets.userId, userId));
}

/** The active users who manage users, with their confirmed addresses. */
export function administrators(database: Database) {
  const managing = roles.filter((role) => rolePermissions[role].includes('accessUsersManager'));
  return database
    .select({ id: users.id, email: users.email, emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(and(eq(users.state, 'active'), isNull(users.disabledAt), inArray(decidingRole, managing)));
}
