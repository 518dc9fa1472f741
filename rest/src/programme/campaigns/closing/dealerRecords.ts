import { sql } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { type Act, type AuditRecord, recordAudit } from '../../../ground/platform/audit.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { intArray } from '../../../ground/database/intArray.js';

/**
 * Writes an audit entry of the campaign for each of some dealers.
 *
 * @param change the fields before and after; each side that is given gets the dealer's id and name
 */
export async function recordOfDealers<T extends { readonly dealerId: number }>(
  transaction: Database,
  { actorId, now, importId }: Act,
  campaignId: number,
  action: string,
  dealers: readonly T[],
  change: (dealer: T) => Partial<Pick<AuditRecord, 'before' | 'after'>>,
): Promise<void> {
  const ids = dealers.map(({ dealerId }) => dealerId);
  const names = await businessNames(transaction, ids);
  await recordAudit(
    transaction,
    now,
    dealers.map((dealer) => {
      const { before, after } = change(dealer);
      const who = { dealerId: dealer.dealerId, businessName: names.get(dealer.dealerId) ?? null };
      return {
        actorId,
        entity: 'campaign',
        entityId: campaignId,
        action,
        before: before ? { ...who, ...before } : null,
        after: after ? { ...who, ...after } : null,
        importId,
      };
    }),
  );
}

/** Names of dealers by id, deleted dealers included. */
export async function businessNames(
  database: Database,
  dealerIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .select({ id: members.id, businessName: members.businessName })
    .from(members)
    .where(sql`${members.id} = any(${intArray(dealerIds)})`);
  return new Map(rows.map(({ id, businessName }) => [id, businessName]));
}
