import { index, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { textC, instant } from '../columns.js';

/** The responses of calls that create or send, by the caller's key, for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: textC('scope').notNull(),
    key: textC('key').notNull(),
    /** HMAC of route, parameters and body: the body may hold a password, which a plain hash would give away. */
    requestHash: textC('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
);
