import { pgTable, uuid } from 'drizzle-orm/pg-core';

/**
 * Which database this is, for cursors that name its transactions (docs/domain/changes-since.md); one row, which a restored
 * backup gets anew.
 */
export const changeSource = pgTable('change_source', { id: uuid('id').primaryKey().defaultRandom() });
