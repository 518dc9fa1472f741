import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DigestPeriod, MailChoice, NotificationKind } from '@gdd/schema/notifications';
import { instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';
import { events } from './events.js';

/** Digests, one for each user, period and day; the instance that inserts the row makes it. */
export const notificationDigests = pgTable(
  'notification_digests',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    period: textC('period').$type<DigestPeriod>().notNull(),
    /** The day on which it was due (Europe/Rome). */
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [unique('notification_digests_once').on(t.userId, t.period, t.day)],
);

/** The notifications of a user, at most one for each event (docs/domain/notifications.md). */
export const inboxItems = pgTable(
  'inbox_items',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => events.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: textC('kind').$type<NotificationKind>().notNull(),
    /** Whether it is shown in the inbox; false where it is only sent by mail. */
    inInbox: boolean('in_inbox').notNull(),
    /** Whether and when it is sent by mail. */
    mail: textC('mail').$type<MailChoice>().notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** The digest that contains it; null before. */
    digestId: bigint('digest_id', { mode: 'number' }).references(() => notificationDigests.id),
  },
  (t) => [
    uniqueIndex('inbox_items_once').on(t.eventId, t.userId),
    index('inbox_items_user')
      .on(t.userId, t.id)
      .where(sql`in_inbox`),
    index('inbox_items_unread')
      .on(t.userId, t.id)
      .where(sql`in_inbox and read_at is null`),
    index('inbox_items_waiting')
      .on(t.mail, t.userId)
      .where(sql`digest_id is null and mail in ('daily', 'weekly')`),
    index('inbox_items_digest')
      .on(t.digestId)
      .where(sql`digest_id is not null`),
  ],
);

/** A user's settings that override the defaults of its role. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: textC('kind').$type<NotificationKind>().notNull(),
    inbox: boolean('inbox').notNull(),
    mail: textC('mail').$type<MailChoice>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);
