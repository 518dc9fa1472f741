import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MailKind, MailOutcome } from '@gdd/schema/notifications';
import { textC, instant } from '../columns.js';

/**
 * The queue of mails, which any instance sends. A row has the recipient and the kind; the text with its one-time link
 * is made when the mail is sent, so that no token is stored.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: textC('kind').$type<MailKind>().notNull(),
    recipient: text('recipient').notNull(),
    /** The ids from which the text is made; null where the recipient is sufficient. */
    about: jsonb('about').$type<Readonly<Record<string, number>>>(),
    queuedAt: instant('queued_at').notNull(),
    giveUpAt: instant('give_up_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** When the lease of the instance that sends it expires. */
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
      .where(
        sql`done_at is null and kind not in ('reminder', 'rulesChanged', 'goalChanged', 'closedEarly', 'notification', 'digest')`,
      ),
  ],
);
