import type { Database } from '../../ground/database/connections/connection.js';
import { difference, recordAudit } from '../../ground/platform/audit.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { updateMember, type DealerChanges, type MemberRow } from './queries.js';

/**
 * Stores the changed fields of a dealer, with an audit record; identical values change nothing.
 *
 * @param dealer locked until the transaction ends
 * @returns the dealer as it is then
 */
export async function changeDealer(
  transaction: Database,
  caller: SignedIn,
  dealer: MemberRow,
  changes: DealerChanges,
  action: 'updated' | 'statusChanged',
  now: Date,
): Promise<MemberRow> {
  const changed = difference(dealer, changes);
  if (changed === undefined) return dealer;
  const isMove = 'parentId' in changed.after;
  await recordAudit(transaction, now, [
    {
      actorId: caller.userId,
      entity: 'member',
      entityId: dealer.id,
      action: isMove ? 'moved' : action,
      ...changed,
    },
  ]);
  // an unchanged parent is not written: it would run the trigger that moves members for nothing
  const { parentId, ...otherChanges } = changes;
  return updateMember(
    transaction,
    dealer.id,
    isMove && parentId !== undefined ? { ...otherChanges, parentId } : otherChanges,
    now,
  );
}
