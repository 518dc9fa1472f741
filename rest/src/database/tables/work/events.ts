import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EventAbout, EventKind } from '@gdd/schema/events';
import { instant, textC } from '../columns.js';

/** What happened, one row for each cause, written in the transaction of the change (docs/domain/events.md). */
export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: textC('kind').$type<EventKind>().notNull(),
    /** Names the cause: a second event of one cause is not written. */
    cause: textC('cause').notNull(),
    at: instant('at').notNull(),
    about: jsonb('about').$type<EventAbout>().notNull(),
    /** When its notifications were made; null while they wait. */
    notifiedAt: instant('notified_at'),
    /** When its webhook deliveries were made; null while they wait. */
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
