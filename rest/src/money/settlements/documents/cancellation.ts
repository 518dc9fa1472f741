import { sql } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { intArray } from '../../../ground/database/intArray.js';
import { lockMonths, refuseClosedMonth } from '../../ledger/closedMonths.js';
import { insertEntries, reversalOf } from '../../ledger/queries.js';
import { lockedMemberships } from '../../../programme/memberships/membership/queries.js';
import { entriesOfDocument } from './queries.js';

/**
 * Reverses each entry of a document, set-offs too.
 *
 * @param transaction holds the document
 * @throws Refusal BAD_USER_INPUT, reason monthClosed, where the month of the day is closed
 */
export async function reverseEntriesOf(
  transaction: Database,
  { id, dealerId }: { readonly id: number; readonly dealerId: number },
  by: { readonly day: string; readonly reason: string; readonly recordedAt: Date; readonly recordedBy: number },
): Promise<void> {
  await lockMonths(transaction);
  await refuseClosedMonth(transaction, by.day);
  const entries = await entriesOfDocument(transaction, id);
  const campaignIds = [...new Set(entries.map(({ campaignId }) => campaignId))].sort((one, other) => one - other);
  await transaction.execute(sql`select from campaigns where id = any(${intArray(campaignIds)}) order by id for share`);
  for (const campaignId of campaignIds) await lockedMemberships(transaction, campaignId, [dealerId]);
  await insertEntries(
    transaction,
    entries.map((entry) => reversalOf(entry, by)),
  );
}
