import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ServiceScope } from '@gdd/schema/serviceAccounts';
import { instant, textC } from '../columns.js';
import { users } from './accounts.js';

/** Programs of other systems, each with a user of its own in whose name it acts (docs/integrations.md). */
export const serviceAccounts = pgTable(
  'service_accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Its name is the account's; nobody signs in as this user. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    scopes: text('scopes').array().$type<ServiceScope[]>().notNull(),
    /** SHA-256 of the token, hexadecimal: the token itself is nowhere. */
    tokenHash: textC('token_hash').notNull(),
    /** Its last four characters, by which people tell it from others. */
    ending: textC('ending').notNull(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [uniqueIndex('service_accounts_hash').on(t.tokenHash), index('service_accounts_user').on(t.userId)],
);
