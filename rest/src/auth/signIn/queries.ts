import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { knownAddresses, oneTimeTokens, type OneTimePurpose } from '../../database/tables/people/sessions.js';
import { members } from '../../database/tables/people/network.js';
import { userRoles, users } from '../../database/tables/people/accounts.js';
import { countedAddress } from '../../domain/clientAddress.js';

export type UserRow = typeof users.$inferSelect;
export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

/** A user's roles, in their order; beside `users`. */
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

/** A user with roles and member, by id; with the address that is to become the user's, while its link may be opened. */
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

/** A user alone, by id. */
export async function userRow(database: Database, id: number): Promise<UserRow | undefined> {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user;
}

/** Who may sign in under a name. */
export async function enabledUserByUsername(database: Database, username: string): Promise<UserRow | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.username, username), isNull(users.disabledAt)));
  return user;
}

/**
 * The user whose mails go to an address, disabled users left out: the user who has confirmed it, else a user
 * who registered with it.
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

/** Whether a user other than one has this username, or this as a confirmed address. */
export async function isNameTaken(database: Database, name: string, exceptId?: number): Promise<boolean> {
  return isTaken(database, or(eq(users.username, name), isConfirmed(name)), exceptId);
}

/** Whether an address is confirmed as that of a user other than one. */
export async function isAddressTaken(database: Database, email: string, exceptId: number): Promise<boolean> {
  return isTaken(database, isConfirmed(email), exceptId);
}

const isConfirmed = (email: string) => and(eq(users.email, email), isNotNull(users.emailConfirmedAt));

async function isTaken(database: Database, by: SQL | undefined, exceptId: number | undefined): Promise<boolean> {
  const [other] = await database
    .select({ id: users.id })
    .from(users)
    .where(exceptId === undefined ? by : and(by, ne(users.id, exceptId)))
    .limit(1);
  return other !== undefined;
}

/** Keeps a user as it is until the transaction ends; whoever changes it or opens a session waits. */
export async function lockUser(transaction: Database, id: number): Promise<UserRow | undefined> {
  const [user] = await transaction.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}

/** Gives a user a one-time token; the one before of its purpose is void from now on. */
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
 * Gives the link to a new address, while it is waited for, another token: whoever has withdrawn it or taken the account
 * over in the meantime is not overruled.
 *
 * @returns whether it is waited for
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
 * Uses a one-time token up, if it is good still; of several tries at once, one gets it. Its user is locked first, as
 * everywhere, so that nobody waits in a circle.
 *
 * @param purposes what the link may be for
 */
export async function useOneTimeToken(
  transaction: Database,
  tokenHash: string,
  purposes: readonly OneTimePurpose[],
  now: Date,
): Promise<{ readonly link: OneTimeToken; readonly user: UserRow } | undefined> {
  const isGood = and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    inArray(oneTimeTokens.purpose, [...purposes]),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  );
  const [found] = await transaction.select({ userId: oneTimeTokens.userId }).from(oneTimeTokens).where(isGood);
  const user = found === undefined ? undefined : await lockUser(transaction, found.userId);
  if (user === undefined) return undefined;
  const [link] = await transaction.update(oneTimeTokens).set({ usedAt: now }).where(isGood).returning();
  return link === undefined ? undefined : { link, user };
}

/** Voids a user's links: all of them, or all but the confirmation of the address that it has. */
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

/** Notes that a user is known at an address: it has signed in from there, or opened a mailed link there. */
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

/** When a user signed in from an address, and opened a mailed link there; undefined where it never did either. */
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
}

/** Changes a user and counts its version up. */
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

/** Links whose time is over, and addresses at which nobody was seen since an instant. */
export async function deleteExpired(database: Database, now: Date, knownBefore: Date): Promise<void> {
  await database.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now));
  const lastSeen = sql`greatest(${knownAddresses.signedInAt}, ${knownAddresses.linkOpenedAt})`;
  await database.delete(knownAddresses).where(lt(lastSeen, knownBefore));
}
