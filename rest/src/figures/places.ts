/** Where dealers count in the rollups (docs/rollups.md). */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';

/** The columns of a dealer's place: the path of what is above it, and what rollups are divided by. */
export const placeColumns = sql`id as dealer_id, left(path, length(path) - length(id::text) - 1) as above, region, status, tier,
  deleted_at is not null as is_deleted, coalesce(distributor_id, 0) as distributor_id`;

/** The places of all dealers: each counts once. */
export const placesNow = sql`select 1 as sign, ${placeColumns} from members where role = 'Dealer'`;

/**
 * Locks dealers' rows in the order of their ids, as every transaction locks them, so that none of them moves until this
 * one ends. Whoever changes a dealer's place locks its row too, so that each sees what the other has written.
 *
 * @param dealerIds an array or a query of ids
 */
export async function lockDealerRows(transaction: Database, dealerIds: SQL): Promise<void> {
  await transaction.execute(sql`select from members where id = any(${dealerIds}) order by id for share`);
}
