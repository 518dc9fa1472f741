import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EventAbout, EventKind } from '@gdd/schema/events';
import { instant, textC } from '../columns.js';

/** Domain events, one row for each cause, written in the transaction of the change (docs/domain/events.md). */
export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: textC('kind').$type<EventKind>().notNull(),
    /** Identifies the cause: a second event with the same cause is not inserted. */
    cause: textC('cause').notNull(),
    at: instant('at').notNull(),
    about: jsonb('about').$type<EventAbout>().notNull(),
    /** When its notifications were created; null before. */
    notifiedAt: instant('notified_at'),
    /** When its webhook deliveries were created; null before. */
    postedAt: instant('posted_at'),
  },
  (t) => [
    uniqueIndex('events_cause').on(t.cause),
    index('events_to_notify')
      .on(t.id)
      .where(sql`notified_at is null`),
    index('events_to_post')
      .on(t.id)
      .where(sql`posted_at is null`),
  ],
);
