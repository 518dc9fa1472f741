import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Role } from '@gdd/schema/permissions';
import type { UserRow } from '../auth/queries.js';
import type { Database } from '../database/connection.js';
import { userRoles, users } from '../database/schema.js';

/** A user to be made. */
export type NewUser = Pick<typeof users.$inferInsert, 'username' | 'email' | 'name' | 'phone'> & {
  /** Null while the address is not shown to be the user's. */
  readonly emailConfirmedAt: Date | null;
  readonly passwordHash: string | null;
  readonly memberId: number | null;
  readonly roles: readonly Role[];
  readonly demonstration?: boolean;
};

/** Makes a user with its role list. */
export async function insertUser(transaction: Database, newUser: NewUser, now: Date): Promise<number> {
  const { roles, ...columns } = newUser;
  const [made] = await transaction
    .insert(users)
    .values({ ...columns, createdAt: now, updatedAt: now })
    .returning({ id: users.id });
  if (made === undefined) throw new Error('The insert returned no row.');
  await insertRoles(transaction, made.id, roles);
  return made.id;
}

/** Gives a user another role list. */
export async function replaceRoles(transaction: Database, userId: number, roles: readonly Role[]): Promise<void> {
  await transaction.delete(userRoles).where(eq(userRoles.userId, userId));
  await insertRoles(transaction, userId, roles);
}

async function insertRoles(transaction: Database, userId: number, roles: readonly Role[]): Promise<void> {
  if (roles.length === 0) return;
  await transaction.insert(userRoles).values(roles.map((role, position) => ({ userId, position, role })));
}

/** The users with a name, as username or as mail address, kept for this transaction until it ends. */
export async function usersByNameForUpdate(transaction: Database, name: string): Promise<UserRow[]> {
  return transaction
    .select()
    .from(users)
    .where(or(eq(users.username, name), eq(users.email, name)))
    .orderBy(asc(users.id))
    .for('update');
}

/** Whether any user has a role that may manage users. */
export async function hasUserWithRole(database: Database, role: Role): Promise<boolean> {
  const [found] = await database
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, role), isNull(users.disabledAt)))
    .limit(1);
  return found !== undefined;
}

/** Whether there is any user, or any made by the demonstration generator. */
export async function hasUsers(database: Database, options: { readonly demonstration?: true } = {}): Promise<boolean> {
  const [found] = await database
    .select({ id: users.id })
    .from(users)
    .where(options.demonstration ? eq(users.demonstration, true) : gt(users.id, 0))
    .limit(1);
  return found !== undefined;
}
