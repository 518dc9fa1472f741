import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../columns.js';
import { users } from '../people/accounts.js';
import { members } from '../people/network.js';
import { campaigns } from './campaigns.js';

/** Credits that neither pay nor cover until they are released (docs/domain/settlement.md, 'Holds'). */
export const settlementHolds = pgTable(
  'settlement_holds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    /** Null: all credits of the dealer. */
    campaignId: integer('campaign_id').references(() => campaigns.id),
    reason: text('reason').notNull(),
    /** Whether the dealer, and the network above it, read the reason. */
    isReasonShown: boolean('is_reason_shown').notNull(),
    heldBy: integer('held_by')
      .notNull()
      .references(() => users.id),
    heldAt: instant('held_at').notNull(),
    releasedBy: integer('released_by').references(() => users.id),
    releasedAt: instant('released_at'),
  },
  (t) => [
    uniqueIndex('settlement_holds_once')
      .on(t.dealerId, sql`coalesce(campaign_id, 0)`)
      .where(sql`released_at is null`),
    check('settlement_holds_released', sql`(released_by is null) = (released_at is null)`),
    index('settlement_holds_campaign').on(t.campaignId, t.id),
  ],
);
