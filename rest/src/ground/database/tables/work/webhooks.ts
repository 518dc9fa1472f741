import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MessageType, WebhookKind } from '@gdd/schema/webhooks';
import { instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';
import { events } from './events.js';

/** Endpoints of other systems that receive events (docs/domain/webhooks.md). */
export const webhooks = pgTable('webhooks', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  url: text('url').notNull(),
  description: text('description').notNull(),
  kinds: text('kinds').array().$type<WebhookKind[]>().notNull(),
  enabled: boolean('enabled').notNull(),
  /** When its response 410 disabled it; null where it is enabled, or an administrator disabled it. */
  goneAt: instant('gone_at'),
  /** Whether the last try of a delivery failed: endpoints that work come first (reach/webhooks/sending/claim.ts). */
  failing: boolean('failing').notNull().default(false),
  /** The secret that signs its messages, encrypted with the application's secret (ground/platform/secrets/sealed.ts). */
  secret: textC('secret').notNull(),
  /** The secret before the last rotation, encrypted; messages are signed with it too until `previousUntil`. */
  previousSecret: textC('previous_secret'),
  previousUntil: instant('previous_until'),
  version: integer('version').notNull().default(1),
  createdBy: integer('created_by').references(() => users.id),
  createdAt: instant('created_at').notNull(),
});

/** Messages that were or will be sent to an endpoint, one for each event. */
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
    /** The same in every attempt, so that a receiver recognises a repeated message. */
    messageId: textC('message_id').notNull(),
    /** The body, byte for byte the same in every attempt. */
    body: text('body').notNull(),
    queuedAt: instant('queued_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
    leaseUntil: instant('lease_until'),
    doneAt: instant('done_at'),
    outcome: textC('outcome').$type<'delivered' | 'dead'>(),
    /** The HTTP status of the last response; null without one. */
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_unique').on(t.eventId, t.webhookId),
    index('webhook_deliveries_next')
      .on(t.webhookId, t.nextTryAt, t.id)
      .where(sql`done_at is null`),
    index('webhook_deliveries_leased')
      .on(t.webhookId)
      .where(sql`lease_until is not null`),
    index('webhook_deliveries_of').on(t.webhookId, t.id),
    index('webhook_deliveries_done')
      .on(t.doneAt)
      .where(sql`done_at is not null`),
  ],
);
