import { pgTable, uuid } from 'drizzle-orm/pg-core';

/**
 * The id of this database, which cursors contain, because they refer to its transactions
 * (docs/domain/changes-since.md); one row, replaced when a backup is restored.
 */
export const changeSource = pgTable('change_source', { id: uuid('id').primaryKey().defaultRandom() });
