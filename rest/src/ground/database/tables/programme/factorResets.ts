import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';
import { approvals } from './approvals.js';

/**
 * Removals of lost factors that wait for a second person, for the person itself, or for the end of the hours
 * (docs/domain/second-factor.md). What is carried out or ended is deleted; one whose request was refused, withdrawn or
 * has expired is worth nothing.
 */
export const factorResets = pgTable(
  'factor_resets',
  {
    /** Whose factors. */
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    approvalId: integer('approval_id')
      .notNull()
      .references(() => approvals.id),
    /** SHA-256 of the token in the newest mailed link, hexadecimal; null before the first mail was sent. */
    tokenHash: textC('token_hash'),
    /** When the person said that the removal is wanted. */
    confirmedAt: instant('confirmed_at'),
    /** From when on it is carried out; null before a second person has approved it. */
    dueAt: instant('due_at'),
  },
  (t) => [uniqueIndex('factor_resets_token').on(t.tokenHash), index('factor_resets_approval').on(t.approvalId)],
);
