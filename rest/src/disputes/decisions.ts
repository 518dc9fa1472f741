/** Decisions of the office: refusal, or acceptance with an adjustment or with the import that brought the line. */
import type { Confirmation } from '../approvals/requests/proposing.js';
import type { ApprovalView } from '../approvals/requests/schemas.js';
import type { Database } from '../database/connections/connection.js';
import { recordAdjustment } from '../ledger/service.js';
import { recordAudit } from '../platform/audit.js';
import type { ServiceContext } from '../platform/context.js';
import type { SignedIn } from '../platform/http/caller.js';
import { wrongInput } from '../platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../platform/http/idempotency.js';
import { importsOfDealer, insertMessage, updateDispute, type DisputeRow } from './queries.js';
import type { DisputeView, NewAcceptance, NewRefusal } from './schemas.js';
import { disputeForUpdate, disputeRecord, oneDispute, publishAnswer } from './service.js';

type Context = Pick<ServiceContext, 'database' | 'clock' | 'programmeDay'>;

/** Refuses a dispute permanently. @throws Refusal NOT_FOUND; CONFLICT, reason disputeDecided */
export async function refuseDispute(
  { database, clock }: Context,
  caller: SignedIn,
  id: number,
  { reason }: NewRefusal,
): Promise<DisputeView> {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const { row } = await disputeForUpdate(transaction, caller, id);
    await decide(transaction, caller, row, { state: 'refused', reason, now });
    await recordAudit(transaction, now, [disputeRecord(caller, id, 'disputeRefused', { reason })]);
    return oneDispute({ database: transaction, clock }, caller, id);
  });
}

/**
 * Accepts a dispute permanently: with an adjustment, whose ledger entry has its id, or with an import.
 *
 * @returns the dispute; for an adjustment above the limit of a single person also the request for approval: the dispute
 *   does not change until it is approved
 * @throws Refusal NOT_FOUND; CONFLICT, reason disputeDecided; BAD_USER_INPUT, importId unknown, for an import that is
 *   not applied or has no line of the dealer; and as `recordAdjustment`
 */
export async function acceptDispute(
  { database, clock, programmeDay }: Context,
  caller: SignedIn,
  id: number,
  {
    reason,
    adjustment,
    importId = null,
  }: Pick<NewAcceptance, 'reason' | 'adjustment'> & { readonly importId?: number | null | undefined },
  request: IdempotentRequest | undefined,
  confirmation: Confirmation = 'wanted',
): Promise<{ readonly dispute: DisputeView; readonly approval: ApprovalView | null }> {
  const now = clock.now();
  return idempotent(database, request, now, async (transaction) => {
    const { row } = await disputeForUpdate(transaction, caller, id);
    const context = { database: transaction, clock, programmeDay };
    if (adjustment !== undefined) {
      const path = { id: row.campaignId, dealerId: row.dealerId };
      const values = { ...adjustment, reason };
      const recorded = await recordAdjustment(context, caller, path, values, undefined, {
        confirmation,
        disputeId: id,
      });
      if ('approval' in recorded) {
        await updateDispute(transaction, id, { approvalId: recorded.approval.id });
        return { dispute: await oneDispute(context, caller, id), approval: recorded.approval };
      }
    } else if (importId === null || (await importsOfDealer(transaction, row.dealerId, importId)).length === 0) {
      throw wrongInput({ importId: 'unknown' });
    }
    await decide(transaction, caller, row, { state: 'accepted', reason, now, importId });
    const after = { reason, ...(adjustment === undefined ? { importId } : { amount: adjustment.amount }) };
    await recordAudit(transaction, now, [disputeRecord(caller, id, 'disputeAccepted', after)]);
    return { dispute: await oneDispute(context, caller, id), approval: null };
  });
}

/** Stores a decision, with its reason as the last message. */
async function decide(
  transaction: Database,
  caller: SignedIn,
  row: DisputeRow,
  decision: {
    readonly state: 'accepted' | 'refused';
    readonly reason: string;
    readonly now: Date;
    readonly importId?: number | null;
  },
): Promise<void> {
  const { id: disputeId, answeredAt } = row;
  const { state, reason, now, importId = null } = decision;
  const message = { disputeId, authorId: caller.userId, side: 'office' as const, text: reason, state, at: now };
  await publishAnswer(transaction, row, await insertMessage(transaction, message), now);
  await updateDispute(transaction, disputeId, {
    state,
    importId,
    updatedAt: now,
    answeredAt: answeredAt ?? now,
    decidedBy: caller.userId,
    decidedAt: now,
  });
}
