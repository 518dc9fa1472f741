import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { UploadPurpose } from '@gdd/schema/campaigns';
import { textC, instant } from '../columns.js';
import { users } from '../people/accounts.js';

/** The id of the folder or bucket of this database's files, which contains it too; one row, from the first start. */
export const fileStorage = pgTable('file_storage', { id: textC('id').primaryKey() });

/** Uploads: a file is announced, then sent to the storage, then used by a single call. */
export const uploads = pgTable(
  'uploads',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: textC('purpose').$type<UploadPurpose>().notNull(),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes as announced; after the upload as received. */
    size: bigint('size', { mode: 'number' }).notNull(),
    contentHash: textC('content_hash'),
    storageKey: textC('storage_key').notNull(),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
    usedAt: instant('used_at'),
  },
  (t) => [index('uploads_created').on(t.createdAt)],
);
