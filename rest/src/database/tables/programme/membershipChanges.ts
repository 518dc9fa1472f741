import type { ChangeCause } from '@gdd/schema/changes';
import { bigint, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant, textC } from '../columns.js';

const tires = (name: string) => bigint(name, { mode: 'number' }).notNull();
/** EUR. */
const euro = (name: string) => numeric(name, { precision: 22, scale: 2 }).notNull();

/**
 * Each change of the figures of a dealer in a campaign, with its cause; a trigger refuses updates and deletes. Ids of a
 * membership ascend as its changes do: they are given under the lock of its row. No foreign keys: a dealer that is taken
 * out leaves its changes behind, and an import writes one for each dealer.
 */
export const membershipChanges = pgTable(
  'membership_changes',
  {
    campaignId: integer('campaign_id').notNull(),
    dealerId: integer('dealer_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** When whoever changed it began to. */
    at: instant('at').notNull(),
    cause: textC('cause').$type<ChangeCause>().notNull(),
    /** The import, the entry of the ledger, or the version of the rules; null where the cause has none, or it was not known. */
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
