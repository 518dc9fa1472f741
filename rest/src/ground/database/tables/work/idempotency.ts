import { index, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { textC, instant } from '../columns.js';

/** The stored responses of calls with an Idempotency-Key, for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: textC('scope').notNull(),
    key: textC('key').notNull(),
    /** HMAC of route, parameters and body: a plain hash could reveal a password in the body. */
    requestHash: textC('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
);
