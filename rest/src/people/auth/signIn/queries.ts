import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import {
  knownAddresses,
  knownDevices,
  oneTimeTokens,
  type OneTimePurpose,
} from '../../../ground/database/tables/people/sessions.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { userRoles, users } from '../../../ground/database/tables/people/accounts.js';
import { countedAddress } from '../../../ground/domain/clientAddress.js';

export type UserRow = typeof users.$inferSelect;
export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

/** A user's roles in order, as a column of a query from `users`. */
export const rolesOfUser = sql<string[]>`coalesce((
  select json_agg(${userRoles.role} order by ${userRoles.position}) from ${userRoles} where ${userRoles.userId} = ${users.id}
), '[]'::json)`;

/** The fields of a caller's member. */
export const ownMember = {
  id: members.id,
  code: members.code,
  businessName: members.businessName,
  role: members.role,
  path: members.path,
};

/** A user with roles and member, by id; with the pending new address, while its link is valid. */
export async function userById(database: Database, id: number, now: Date) {
  const isPending = and(
    eq(oneTimeTokens.userId, users.id),
    eq(oneTimeTokens.purpose, 'newAddress'),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  );
  const pendingEmail = sql<string | null>`(select ${oneTimeTokens.email} from ${oneTimeTokens} where ${isPending})`;
  const [found] = await database
    .select({ user: users, roles: rolesOfUser, member: ownMember, pendingEmail })
    .from(users)
    .leftJoin(members, and(eq(members.id, users.memberId), isNull(members.deletedAt)))
    .where(eq(users.id, id));
  return found;
}

/** The row of a user, by id. */
export async function userRow(database: Database, id: number): Promise<UserRow | undefined> {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user;
}

/** The enabled user with a username. */
export async function enabledUserByUsername(database: Database, username: string): Promise<UserRow | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.username, username), isNull(users.disabledAt)));
  return user;
}

/**
 * The user who receives the mails to an address: the one who has confirmed it, else the first who registered with it;
 * undefined if that user is disabled.
 */
export async function enabledUserByEmail(database: Database, email: string): Promise<UserRow | undefined> {
  const [holder] = await database
    .select()
    .from(users)
    .where(eq(users.email, email))
    .orderBy(sql`${users.emailConfirmedAt} is null`, asc(users.id))
    .limit(1);
  return holder?.disabledAt === null ? holder : undefined;
}

/** Whether a user, except one, has this text as username or as confirmed address. */
export async function isNameTaken(database: Database, name: string, exceptId?: number): Promise<boolean> {
  return isTaken(database, or(eq(users.username, name), isConfirmed(name)), exceptId);
}

/** Whether a user, except one, has confirmed this address. */
export async function isAddressTaken(database: Database, email: string, exceptId: number): Promise<boolean> {
  return isTaken(database, isConfirmed(email), exceptId);
}

const isConfirmed = (email: string) => and(eq(users.email, email), isNotNull(users.emailConfirmedAt));

async function isTaken(database: Database, condition: SQL | undefined, exceptId: number | undefined): Promise<boolean> {
  const [other] = await database
    .select({ id: users.id })
    .from(users)
    .where(exceptId === undefined ? condition : and(condition, ne(users.id, exceptId)))
    .limit(1);
  return other !== undefined;
}

/** Locks a user until the transaction ends; concurrent changes and new sessions of the user wait. */
export async function lockUser(transaction: Database, id: number): Promise<UserRow | undefined> {
  const [user] = await transaction.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}

/** Stores a one-time token of a user; it replaces the user's earlier one of the same purpose. */
export async function replaceOneTimeToken(
  database: Database,
  token: Pick<OneTimeToken, 'userId' | 'purpose' | 'tokenHash' | 'email' | 'expiresAt'> & { readonly askedBy?: string },
): Promise<void> {
  const { askedBy = null, ...values } = token;
  await database
    .insert(oneTimeTokens)
    .values({ ...values, askedBy })
    .onConflictDoUpdate({
      target: [oneTimeTokens.userId, oneTimeTokens.purpose],
      set: { ...values, askedBy, usedAt: null },
    });
}

/**
 * Replaces the token of a pending new address. It never stores a new row: the request may have been withdrawn, or the
 * account taken over, since the mail was queued.
 *
 * @returns whether the address is still pending
 */
export async function renewAddressToken(
  database: Database,
  { userId, email, tokenHash, expiresAt }: Pick<OneTimeToken, 'userId' | 'email' | 'tokenHash' | 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  const renewed = await database
    .update(oneTimeTokens)
    .set({ tokenHash, expiresAt })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'newAddress'),
        eq(oneTimeTokens.email, email),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning({ userId: oneTimeTokens.userId });
  return renewed.length > 0;
}

/**
 * Uses up a one-time token if it is valid; of concurrent tries, one succeeds. The user is locked before the token, as
 * everywhere, so that there is no deadlock.
 *
 * @param purposes the allowed purposes of the link
 */
export async function useOneTimeToken(
  transaction: Database,
  tokenHash: string,
  purposes: readonly OneTimePurpose[],
  now: Date,
): Promise<{ readonly link: OneTimeToken; readonly user: UserRow } | undefined> {
  const isValid = and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    inArray(oneTimeTokens.purpose, [...purposes]),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  );
  const [found] = await transaction.select({ userId: oneTimeTokens.userId }).from(oneTimeTokens).where(isValid);
  const user = found === undefined ? undefined : await lockUser(transaction, found.userId);
  if (user === undefined) return undefined;
  const [link] = await transaction.update(oneTimeTokens).set({ usedAt: now }).where(isValid).returning();
  return link === undefined ? undefined : { link, user };
}

/** Deletes a user's one-time tokens: all, or all but that which confirms the current address. */
export async function deleteOneTimeTokens(
  database: Database,
  userId: number,
  which: 'all' | 'allButConfirmation' = 'all',
): Promise<void> {
  const ofUser = eq(oneTimeTokens.userId, userId);
  await database
    .delete(oneTimeTokens)
    .where(which === 'all' ? ofUser : and(ofUser, ne(oneTimeTokens.purpose, 'confirmation')));
}

/** Records that a user has signed in, or opened a mailed link, from a network address. */
export async function noteKnownAddress(
  database: Database,
  userId: number,
  address: string,
  how: { readonly signedInAt: Date } | { readonly linkOpenedAt: Date },
): Promise<void> {
  await database
    .insert(knownAddresses)
    .values({ userId, address: countedAddress(address), ...how })
    .onConflictDoUpdate({ target: [knownAddresses.userId, knownAddresses.address], set: how });
}

/** When a user last signed in from an address, and last opened a mailed link there; undefined if never. */
export async function knownAddress(database: Database, username: string, address: string) {
  const [known] = await database
    .select({ signedInAt: knownAddresses.signedInAt, linkOpenedAt: knownAddresses.linkOpenedAt })
    .from(knownAddresses)
    .innerJoin(users, eq(users.id, knownAddresses.userId))
    .where(and(eq(users.username, username), eq(knownAddresses.address, countedAddress(address))));
  return known;
}

export async function forgetKnownAddresses(database: Database, userId: number): Promise<void> {
  await database.delete(knownAddresses).where(eq(knownAddresses.userId, userId));
  await database.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Updates a user and increments its version. */
export async function updateUser(
  database: Database,
  id: number,
  values: Partial<
    Pick<
      UserRow,
      | 'username'
      | 'name'
      | 'email'
      | 'emailConfirmedAt'
      | 'phone'
      | 'passwordHash'
      | 'memberId'
      | 'lastLoginAt'
      | 'disabledAt'
    >
  >,
  now: Date,
): Promise<void> {
  await database
    .update(users)
    .set({ ...values, updatedAt: now, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
}

/** Deletes expired links, and known addresses without a sign-in or an opened link since `knownBefore`. */
export async function deleteExpired(database: Database, now: Date, knownBefore: Date): Promise<void> {
  await database.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now));
  const lastSeen = sql`greatest(${knownAddresses.signedInAt}, ${knownAddresses.linkOpenedAt})`;
  await database.delete(knownAddresses).where(lt(lastSeen, knownBefore));
}
