/**
 * Column types that the tables of this folder share. What Drizzle does not support (functions, triggers, deferrable
 * constraints) is in hand-written migrations beside the generated ones, in rest/migrations.
 */
import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Text in the collation "C": it sorts by code point, the same on every server, and supports prefix ranges. */
export const textC = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** The id of a transaction; compared with a snapshot, it determines whether a row was visible, which row ids do not. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The transaction that last changed a row, the position of `changesSince`. Triggers set it (migration 0057). */
export const changedIn = () =>
  transactionId('changed_in')
    .notNull()
    .default(sql`pg_current_xact_id()`);

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
