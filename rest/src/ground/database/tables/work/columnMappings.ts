import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ColumnMapping, MappedFileKind } from '@gdd/schema/imports';
import { instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';
import { members } from '../people/network.js';

/**
 * Columns of foreign headers that a user has confirmed, by sender and kind: files of the same sender with the same header
 * are read by them. The sender is a service account, or else all users of one member.
 */
export const columnMappings = pgTable(
  'column_mappings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: textC('kind').$type<MappedFileKind>().notNull(),
    /** The member whose users send the files; null for a service account. */
    memberId: integer('member_id').references(() => members.id),
    /** The user of the service account that sends the files; null for a member. */
    accountId: integer('account_id').references(() => users.id),
    /** SHA-256 of the header, hexadecimal: two headers differ where one cell does. */
    headerHash: textC('header_hash').notNull(),
    mapping: jsonb('mapping').$type<ColumnMapping>().notNull(),
    /** Null for a command of the operator. */
    confirmedBy: integer('confirmed_by').references(() => users.id),
    confirmedAt: instant('confirmed_at').notNull(),
  },
  (t) => [
    check('column_mappings_sender', sql`(member_id is null) <> (account_id is null)`),
    uniqueIndex('column_mappings_member')
      .on(t.memberId, t.kind, t.headerHash)
      .where(sql`member_id is not null`),
    uniqueIndex('column_mappings_account')
      .on(t.accountId, t.kind, t.headerHash)
      .where(sql`account_id is not null`),
  ],
);
