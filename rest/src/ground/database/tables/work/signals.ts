import type { SignalTopic } from '@gdd/schema/live';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant, textC, transactionId } from '../columns.js';

/** Notices of changes for open pages (docs/domain/live.md); old rows are deleted. */
export const signals = pgTable(
  'signals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    topic: textC('topic').$type<SignalTopic>().notNull(),
    /** The user concerned; null for all who may know of the change. */
    userId: integer('user_id'),
    /** The id of the import or export. */
    reference: integer('reference'),
    at: instant('at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [index('signals_transaction').on(t.transaction), index('signals_at').on(t.at)],
);
