import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { UploadPurpose } from '@gdd/schema/campaigns';
import { textC, instant } from '../columns.js';
import { users } from '../people/accounts.js';

/** The id of this database's storage folder, which is written in the folder too; one row, made by the first start. */
export const fileStorage = pgTable('file_storage', { id: textC('id').primaryKey() });

/** Uploads: a file is announced, then sent to the storage, then used by one call, once. */
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
    /** Bytes: as announced; once the upload is complete, as received. */
    size: bigint('size', { mode: 'number' }).notNull(),
    contentHash: textC('content_hash'),
    storageKey: textC('storage_key').notNull(),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
    usedAt: instant('used_at'),
  },
  (t) => [index('uploads_created').on(t.createdAt)],
);
