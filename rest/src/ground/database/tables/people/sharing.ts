import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { textC, instant } from '../columns.js';
import { members } from './network.js';
import { users } from './accounts.js';

/** The pages without a sign-in that accept a token. */
export type ShareAudience = 'share';

/** The tokens of links that show a dealer's figures to anyone who has one (docs/domain/sharing.md). */
export const shareTokens = pgTable(
  'share_tokens',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    audience: textC('audience').$type<ShareAudience>().notNull(),
    /** SHA-256 of the token, hexadecimal: the token itself is not stored. */
    tokenHash: textC('token_hash').notNull(),
    /** The last four characters of the token, shown to distinguish links. */
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
  (t) => [uniqueIndex('share_tokens_hash_unique').on(t.tokenHash), index('share_tokens_dealer').on(t.dealerId)],
);
