import type { EntryKind, EntryOrigin, RedemptionMethod } from '@gdd/schema/ledger';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { changedIn, instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';
import { disputes } from './disputes.js';
import { memberships } from './memberships.js';
import { settlementDocuments, settlements } from './settlements.js';

/**
 * Redemptions, adjustments and set-offs of the prize of a dealer in a campaign; a trigger refuses updates and deletes.
 * A mistake is corrected by a reversal, of which an entry has at most one. The sums of the entries are stored in the
 * membership.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id').notNull(),
    dealerId: integer('dealer_id').notNull(),
    kind: textC('kind').$type<EntryKind>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** EUR; negative amounts decrease the balance. */
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    /** The reason; of a redemption an optional note, null without one. */
    reason: text('reason'),
    /** How a redemption by hand was paid; null where nobody says so, and for all others. */
    method: textC('method').$type<RedemptionMethod>(),
    origin: textC('origin').$type<EntryOrigin>().notNull(),
    /** The entry that a reversal cancels. */
    reversesId: integer('reverses_id')
      .unique('ledger_entries_reversed_once')
      .references((): AnyPgColumn => ledgerEntries.id),
    /** The settlement that made it and its document; null for manual entries; a set-off may have no document. */
    settlementId: integer('settlement_id').references((): AnyPgColumn => settlements.id),
    documentId: integer('document_id').references((): AnyPgColumn => settlementDocuments.id),
    /** The dispute that an adjustment resolves; null for all others. */
    disputeId: integer('dispute_id').references((): AnyPgColumn => disputes.id),
    recordedAt: instant('recorded_at').notNull(),
    changedIn: changedIn(),
    /** Null for the system. */
    recordedBy: integer('recorded_by').references(() => users.id),
  },
  (t) => [
    foreignKey({
      name: 'ledger_entries_membership',
      columns: [t.campaignId, t.dealerId],
      foreignColumns: [memberships.campaignId, memberships.dealerId],
    }),
    check('ledger_entries_amount', sql`amount <> 0 and (kind <> 'redemption' or amount < 0)`),
    check('ledger_entries_reversal', sql`(kind = 'reversal') = (reverses_id is not null)`),
    check('ledger_entries_reason', sql`kind in ('redemption', 'setOff') or reason is not null`),
    check('ledger_entries_method', sql`method is null or (kind = 'redemption' and origin = 'hand')`),
    index('ledger_entries_changed').on(t.changedIn, t.id),
    index('ledger_entries_membership').on(t.campaignId, t.dealerId),
    /** What a user has entered by hand in a day (docs/domain/approvals.md). */
    index('ledger_entries_recorder')
      .on(t.recordedBy, t.recordedAt)
      .where(sql`origin <> 'settlement'`),
    index('ledger_entries_document')
      .on(t.documentId)
      .where(sql`document_id is not null`),
    // a dispute is accepted with one adjustment; its reversal names the dispute too
    uniqueIndex('ledger_entries_dispute')
      .on(t.disputeId)
      .where(sql`kind <> 'reversal'`),
  ],
);
