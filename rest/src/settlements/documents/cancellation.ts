import { sql } from 'drizzle-orm';
import { intArray } from '../../database/intArray.js';
import { lockMonths, refuseClosedMonth } from '../../ledger/closedMonths.js';
import { insertEntries, reversalOf } from '../../ledger/queries.js';
import { lockedMemberships } from '../../memberships/membership/queries.js';
import { recordAudit } from '../../platform/audit.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { notFound, Refusal } from '../../platform/http/errors.js';
import { record, type SettlementContext } from '../service.js';
import { documentById, entriesOfDocument, lockedDocument, markCancelled } from './queries.js';
import { oneDocument, type DocumentDetailView } from './service.js';

/**
 * Cancels a document: each of its entries is reversed on the programme's day; its number is not used again.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason alreadyCancelled; BAD_USER_INPUT, reason monthClosed, where today's month
 *   is closed
 */
export async function cancelDocument(
  context: SettlementContext,
  caller: SignedIn,
  id: number,
  { reason }: { readonly reason: string },
): Promise<DocumentDetailView> {
  const now = context.clock.now();
  const day = context.programmeDay();
  await context.database.transaction(async (transaction) => {
    if ((await documentById(transaction, caller, id)) === undefined) throw notFound();
    const document = await lockedDocument(transaction, id);
    if (document === undefined) throw notFound();
    if (document.cancelledAt !== null) throw new Refusal('CONFLICT', { reason: 'alreadyCancelled' });
    await lockMonths(transaction);
    await refuseClosedMonth(transaction, day);
    const entries = await entriesOfDocument(transaction, id);
    const campaignIds = [...new Set(entries.map(({ campaignId }) => campaignId))].sort((one, other) => one - other);
    await transaction.execute(
      sql`select from campaigns where id = any(${intArray(campaignIds)}) order by id for share`,
    );
    for (const campaignId of campaignIds) await lockedMemberships(transaction, campaignId, [document.dealerId]);
    const reversal = { day, reason, recordedAt: now, recordedBy: caller.userId };
    await insertEntries(
      transaction,
      entries.map((entry) => reversalOf(entry, reversal)),
    );
    await markCancelled(transaction, id, { cancelledAt: now, cancelledBy: caller.userId, cancelReason: reason });
    const after = { number: document.number, reason };
    await recordAudit(transaction, now, [record(caller, document.settlementId, 'documentCancelled', after)]);
  });
  return oneDocument(context, caller, id);
}
