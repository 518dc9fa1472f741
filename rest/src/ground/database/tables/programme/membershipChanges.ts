import type { ChangeCause } from '@gdd/schema/changes';
import { bigint, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant, textC } from '../columns.js';

const tires = (name: string) => bigint(name, { mode: 'number' }).notNull();
/** EUR. */
const euro = (name: string) => numeric(name, { precision: 22, scale: 2 }).notNull();

/**
 * Each change of the figures of a dealer in a campaign, with its cause; a trigger refuses updates and deletes. The ids
 * of a membership ascend in the order of its changes, because they are assigned under the lock of its row. No foreign
 * keys: the changes of a removed dealer remain, and an import, which inserts a row per dealer, would have to check
 * each.
 */
export const membershipChanges = pgTable(
  'membership_changes',
  {
    campaignId: integer('campaign_id').notNull(),
    dealerId: integer('dealer_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** When the change was started. */
    at: instant('at').notNull(),
    cause: textC('cause').$type<ChangeCause>().notNull(),
    /** The import, ledger entry or version of the rules; null where the cause has none, or where it is unknown. */
    reference: integer('reference'),
    tiresBefore: tires('tires_before'),
    tiresAfter: tires('tires_after'),
    accumulatedBefore: euro('accumulated_before'),
    accumulatedAfter: euro('accumulated_after'),
    expendableBefore: euro('expendable_before'),
    expendableAfter: euro('expendable_after'),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.dealerId, t.id] })],
);
