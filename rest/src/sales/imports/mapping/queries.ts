import { createHash } from 'node:crypto';
import type { ColumnMapping, MappedFileKind } from '@gdd/schema/imports';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../ground/database/connections/connection.js';
import { everInSubtreeOf, type Place } from '../../../ground/database/scope.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { serviceAccounts } from '../../../ground/database/tables/people/serviceAccounts.js';
import { columnMappings } from '../../../ground/database/tables/work/columnMappings.js';

/** Who sends files: the users of a member, or a service account by its user. */
export type Sender = { readonly memberId: number } | { readonly accountId: number };

/**
 * The sender of the files that a user loads: the user itself for a service account, else the user's member; the
 * programme for a command of the operator, and for a user without a member.
 */
export async function senderOf(database: Database, userId: number | null): Promise<Sender> {
  const [user] = await database
    .select({ memberId: users.memberId, accountId: serviceAccounts.userId })
    .from(users)
    .leftJoin(serviceAccounts, eq(serviceAccounts.userId, users.id))
    .where(userId === null ? sql`false` : eq(users.id, userId));
  if (user?.accountId != null) return { accountId: user.accountId };
  if (user?.memberId != null) return { memberId: user.memberId };
  const [root] = await database.select({ id: members.id }).from(members).where(eq(members.role, 'Programme'));
  if (root === undefined) throw new Error('There is no root member.');
  return { memberId: root.id };
}

const isFrom = (sender: Sender): SQL =>
  'accountId' in sender ? eq(columnMappings.accountId, sender.accountId) : eq(columnMappings.memberId, sender.memberId);

/** The mappings that a sender's files of a kind are offered, the latest first. */
export async function mappingsOf(
  database: Database,
  sender: Sender,
  kind: MappedFileKind,
): Promise<readonly ColumnMapping[]> {
  const rows = await database
    .select({ mapping: columnMappings.mapping })
    .from(columnMappings)
    .where(and(isFrom(sender), eq(columnMappings.kind, kind)))
    .orderBy(desc(columnMappings.confirmedAt), desc(columnMappings.id));
  return rows.map(({ mapping }) => mapping);
}

/** Stores a mapping for the sender's later files with the same header, in place of an earlier one. */
export async function rememberMapping(
  transaction: Database,
  sender: Sender,
  kind: MappedFileKind,
  mapping: ColumnMapping,
  { userId, now }: { readonly userId: number | null; readonly now: Date },
): Promise<void> {
  const headerHash = createHash('sha256').update(JSON.stringify(mapping.header)).digest('hex');
  const confirmed = { mapping, confirmedBy: userId, confirmedAt: now };
  const isOfAccount = 'accountId' in sender;
  await transaction
    .insert(columnMappings)
    .values({ kind, ...sender, headerHash, ...confirmed })
    .onConflictDoUpdate({
      target: [
        isOfAccount ? columnMappings.accountId : columnMappings.memberId,
        columnMappings.kind,
        columnMappings.headerHash,
      ],
      targetWhere: isOfAccount ? sql`account_id is not null` : sql`member_id is not null`,
      set: confirmed,
    });
}

const accounts = alias(users, 'accounts');
const confirmers = alias(users, 'confirmers');

/** The stored mappings of the senders in a subtree, by sender and kind, with their names. */
export function storedMappings(database: Database, top: Place, id?: number) {
  return database
    .select({
      row: columnMappings,
      sender: sql<string>`coalesce(${accounts.name}, ${accounts.username}, ${members.businessName})`,
      confirmedBy: sql<string | null>`coalesce(${confirmers.name}, ${confirmers.username})`,
    })
    .from(columnMappings)
    .leftJoin(accounts, eq(accounts.id, columnMappings.accountId))
    .leftJoin(confirmers, eq(confirmers.id, columnMappings.confirmedBy))
    .leftJoin(members, eq(members.id, sql`coalesce(${columnMappings.memberId}, ${accounts.memberId})`))
    .where(and(everInSubtreeOf(top), id === undefined ? undefined : eq(columnMappings.id, id)))
    .orderBy(asc(columnMappings.kind), desc(columnMappings.confirmedAt), desc(columnMappings.id))
    .limit(mostListed);
}

/** The maximum number of mappings in the list, the latest of each kind first. */
const mostListed = 1000;

/** Deletes a stored mapping. */
export async function deleteMapping(transaction: Database, id: number): Promise<void> {
  await transaction.delete(columnMappings).where(eq(columnMappings.id, id));
}
