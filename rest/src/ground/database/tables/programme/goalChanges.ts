import { boolean, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { Worsening } from '../../../domain/incentive/worsening.js';
import { instant } from '../columns.js';
import { users } from '../people/accounts.js';
import { campaigns } from './campaigns.js';

const euro = (name: string) => numeric(name, { precision: 22, scale: 2 }).notNull();

/** Changes of goals that dealers had accepted, append-only: what each dealer is told (docs/domain/rules.md). */
export const goalChanges = pgTable(
  'goal_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** Without a reference: the undoing of a network file may delete a dealer that has left all campaigns. */
    dealerId: integer('dealer_id').notNull(),
    at: instant('at').notNull(),
    changedBy: integer('changed_by').references(() => users.id),
    /** The second person who confirmed it; null where none was asked, and from before this was stored. */
    confirmedBy: integer('confirmed_by').references(() => users.id),
    reason: text('reason'),
    goalBefore: integer('goal_before').notNull(),
    /** Null: the dealer was removed from the campaign. */
    goalAfter: integer('goal_after'),
    /** Whether its acceptance was withdrawn: the file that had recorded it was undone. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** What gets worse; empty for an improvement. */
    worsenings: jsonb('worsenings').$type<readonly Worsening[]>().notNull(),
    accumulatedBefore: euro('accumulated_before'),
    accumulatedAfter: euro('accumulated_after'),
    expendableBefore: euro('expendable_before'),
    expendableAfter: euro('expendable_after'),
    debtBefore: euro('debt_before'),
    debtAfter: euro('debt_after'),
  },
  (t) => [index('goal_changes_membership').on(t.campaignId, t.dealerId, t.id)],
);
