/**
 * The kinds of columns that the tables of this folder share. What drizzle cannot say (functions, triggers, deferrable
 * constraints) stands in the hand-written migrations beside the generated ones, in rest/migrations.
 */
import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Text that compares by code point, the same on every server and fit for prefix ranges. */
export const textC = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** The number of a transaction, which unlike a row's id says whether another transaction can see the row. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The transaction that changed a row last: where `changesSince` goes on. Triggers name it (migration 0057). */
export const changedIn = () =>
  transactionId('changed_in')
    .notNull()
    .default(sql`pg_current_xact_id()`);

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
