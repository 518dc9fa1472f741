/** The sums of the ledger that are stored in memberships (docs/domain/ledger.md). */
import { sql, type SQL } from 'drizzle-orm';

/**
 * The number of entries of each membership and their sums by kind; a reversal counts for the kind of the entry it
 * reverses.
 */
export const entrySums: SQL = sql`
  select entry.campaign_id, entry.dealer_id, count(*) as entry_count,
    coalesce(-sum(entry.amount) filter (where coalesce(reversed.kind, entry.kind) = 'redemption'), 0) as redeemed,
    coalesce(sum(entry.amount) filter (where coalesce(reversed.kind, entry.kind) = 'adjustment'), 0) as adjusted,
    coalesce(sum(entry.amount) filter (where coalesce(reversed.kind, entry.kind) = 'setOff'), 0) as set_off
  from ledger_entries as entry left join ledger_entries as reversed on reversed.id = entry.reverses_id
  group by entry.campaign_id, entry.dealer_id`;
