import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ServiceScope } from '@gdd/schema/serviceAccounts';
import { instant, textC } from '../columns.js';
import { users } from './accounts.js';

/** Accounts of other systems' programs; each acts as a user of its own (docs/integrations.md). */
export const serviceAccounts = pgTable(
  'service_accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The user has the name of the account; nobody can sign in as this user. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Without `notes:read`, which has a column of its own: `scopesOf`. */
    scopes: text('scopes').array().$type<ServiceScope[]>().notNull(),
    /** Whether it has `notes:read`; null in accounts from before that scope, which read notes with `read`. */
    readsNotes: boolean('reads_notes'),
    /** SHA-256 of the token, hexadecimal: the token itself is not stored. */
    tokenHash: textC('token_hash').notNull(),
    /** The last four characters of the token, shown to distinguish accounts. */
    ending: textC('ending').notNull(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Written at most once a minute. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [uniqueIndex('service_accounts_hash').on(t.tokenHash), index('service_accounts_user').on(t.userId)],
);

/** The scopes of an account; one from before `notes:read` has it with `read`. */
export function scopesOf({
  scopes,
  readsNotes,
}: Pick<typeof serviceAccounts.$inferSelect, 'scopes' | 'readsNotes'>): ServiceScope[] {
  return (readsNotes ?? scopes.includes('read')) ? [...scopes, 'notes:read'] : scopes;
}
