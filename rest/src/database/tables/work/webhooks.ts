import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MessageType, WebhookKind } from '@gdd/schema/webhooks';
import { instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';
import { events } from './events.js';

/** Where other systems want to hear of events (docs/domain/webhooks.md). */
export const webhooks = pgTable('webhooks', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  url: text('url').notNull(),
  description: text('description').notNull(),
  kinds: text('kinds').array().$type<WebhookKind[]>().notNull(),
  enabled: boolean('enabled').notNull(),
  /** When its answer 410 disabled it; null where an administrator did, or it is enabled. */
  goneAt: instant('gone_at'),
  /** Signs its messages; sealed with the application's secret (platform/secrets/sealed.ts). */
  secret: textC('secret').notNull(),
  /** The secret before the last rotation, sealed, and until when it signs as well. */
  previousSecret: textC('previous_secret'),
  previousUntil: instant('previous_until'),
  version: integer('version').notNull().default(1),
  createdBy: integer('created_by').references(() => users.id),
  createdAt: instant('created_at').notNull(),
});

/** What was or is to be sent to an endpoint, once for each event. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Null for a test. */
    eventId: bigint('event_id', { mode: 'number' }).references(() => events.id, { onDelete: 'set null' }),
    type: textC('type').$type<MessageType>().notNull(),
    /** The same in every try, by which a receiver knows a repeated message. */
    messageId: textC('message_id').notNull(),
    /** The body, the same bytes in every try. */
    body: text('body').notNull(),
    queuedAt: instant('queued_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
    leaseUntil: instant('lease_until'),
    doneAt: instant('done_at'),
    outcome: textC('outcome').$type<'delivered' | 'dead'>(),
    /** The HTTP status of the last answer; null without one. */
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_unique').on(t.eventId, t.webhookId),
    index('webhook_deliveries_due')
      .on(t.nextTryAt)
      .where(sql`done_at is null`),
    index('webhook_deliveries_of').on(t.webhookId, t.id),
    index('webhook_deliveries_done')
      .on(t.doneAt)
      .where(sql`done_at is not null`),
  ],
);
