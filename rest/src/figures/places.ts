/** The places of dealers in the rollups (docs/rollups.md). */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../ground/database/connections/connection.js';

/**
 * The columns of a dealer's place: the path above it (its own path without its id), and the other keys of the rollups.
 */
export const placeColumns = sql`id as dealer_id, left(path, length(path) - length(id::text) - 1) as above, region, status, tier,
  deleted_at is not null as is_deleted, coalesce(distributor_id, 0) as distributor_id`;

/** The present places of all dealers, with sign 1. */
export const placesNow = sql`select 1 as sign, ${placeColumns} from members where role = 'Dealer'`;

/**
 * Locks dealers' rows for share, in the order of their ids as all transactions do, so that their places do not change
 * until this transaction ends. Changes of places lock the rows too, so that each side sees what the other has written.
 *
 * @param dealerIds an array or a query of ids
 */
export async function lockDealerRows(transaction: Database, dealerIds: SQL): Promise<void> {
  await transaction.execute(sql`select from members where id = any(${dealerIds}) order by id for share`);
}
