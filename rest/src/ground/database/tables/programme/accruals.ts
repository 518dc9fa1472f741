import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PrizeState } from '@gdd/schema/accruals';
import { instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';
import { members } from '../people/network.js';
import { campaigns } from './campaigns.js';

/** Closed months (docs/domain/accruals.md); a trigger refuses updates and deletes. */
export const accrualMonths = pgTable(
  'accrual_months',
  {
    /** yyyy-mm. */
    month: textC('month').primaryKey(),
    closedAt: instant('closed_at').notNull(),
    closedBy: integer('closed_by').references(() => users.id),
    /** Number of rows of the month. */
    rowCount: integer('row_count').notNull(),
    /** SHA-256 of the rows in their canonical form (`accrualHash.ts`). */
    hash: textC('hash').notNull(),
    /** The version of that form: 1 without `released`, for months closed before it was kept. */
    hashVersion: integer('hash_version').notNull().default(1),
  },
  () => [check('accrual_months_month', sql`month ~ '^\\d{4}-\\d{2}$'`)],
);

const euro = (name: string) => numeric(name, { precision: 24, scale: 2 }).notNull();

/**
 * What a dealer in a campaign was owed at the end of a closed month, with the movements of the month; EUR. Region and
 * distributor are those at the closing. A trigger refuses updates and deletes. The membership may have been deleted
 * since.
 */
export const accrualRows = pgTable(
  'accrual_rows',
  {
    month: textC('month').notNull(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    distributorId: integer('distributor_id'),
    region: text('region').notNull(),
    /** Whether the lines up to the month's last day unlocked the prize. */
    unlocked: boolean('unlocked').notNull(),
    /** The state of the prize at the month's last day; null in months closed before it was kept. */
    prizeState: textC('prize_state').$type<PrizeState>(),
    /** A(M) in docs/domain/accruals.md: accumulated by the lines up to the month's last day. */
    accumulated: euro('accumulated'),
    opening: euro('opening'),
    accrued: euro('accrued'),
    corrections: euro('corrections'),
    adjustments: euro('adjustments'),
    paid: euro('paid'),
    /** Accumulated but locked in a campaign that was closed: nobody can claim it any more. */
    released: euro('released').default('0'),
    closing: euro('closing'),
  },
  (t) => [
    primaryKey({ columns: [t.month, t.campaignId, t.dealerId] }),
    index('accrual_rows_dealer').on(t.dealerId, t.month),
    check('accrual_rows_closing', sql`closing = opening + accrued + corrections + adjustments - paid - released`),
  ],
);
