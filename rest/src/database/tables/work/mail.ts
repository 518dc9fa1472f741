import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MailKind, MailOutcome } from '@gdd/schema/notifications';
import { textC, instant } from '../columns.js';

/**
 * Mails to be sent by any replica. A row says to whom and why; the text, with its one-time link, is made at the moment
 * of sending, so that no token is ever stored.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: textC('kind').$type<MailKind>().notNull(),
    recipient: text('recipient').notNull(),
    /** The subject of the mail, where the recipient alone does not say it: ids, from which its text is made. */
    about: jsonb('about').$type<Readonly<Record<string, number>>>(),
    queuedAt: instant('queued_at').notNull(),
    giveUpAt: instant('give_up_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Until when the replica that took the row may work on it. */
    leaseUntil: instant('lease_until'),
    doneAt: instant('done_at'),
    outcome: textC('outcome').$type<MailOutcome>(),
    lastError: text('last_error'),
  },
  (t) => [
    index('outbox_due')
      .on(t.nextTryAt)
      .where(sql`done_at is null`),
    index('outbox_urgent')
      .on(t.nextTryAt)
      .where(sql`done_at is null and kind not in ('reminder', 'rulesChanged', 'notification', 'digest')`),
  ],
);
