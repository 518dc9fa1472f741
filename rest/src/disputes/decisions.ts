/** Decisions of the office: refusal, or acceptance with an adjustment, an import that brought the line, or a goal. */
import type { Confirmation } from '../approvals/requests/proposing.js';
import type { ApprovalView } from '../approvals/requests/schemas.js';
import type { Database } from '../database/connections/connection.js';
import { recordAdjustment } from '../ledger/service.js';
import { editGoal } from '../memberships/membership/service.js';
import { recordAudit } from '../platform/audit.js';
import type { ServiceContext } from '../platform/context.js';
import type { SignedIn } from '../platform/http/caller.js';
import { notFound, wrongInput } from '../platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../platform/http/idempotency.js';
import { goalOf, importsOfDealer, insertMessage, updateDispute, type DisputeRow } from './queries.js';
import type { DisputeView, NewAcceptance, NewRefusal } from './schemas.js';
import { disputeForUpdate, disputeRecord, oneDispute, publishAnswer } from './service.js';

type Context = Pick<ServiceContext, 'database' | 'clock'>;

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
 * Accepts a dispute permanently: with an adjustment, whose ledger entry has its id, with an import, or by changing the
 * goal.
 *
 * @returns the dispute; for an adjustment above the limit of a single person also the request for approval: the dispute
 *   does not change until it is approved
 * @throws Refusal NOT_FOUND; CONFLICT, reason disputeDecided; BAD_USER_INPUT, importId unknown, for an import that is
 *   not applied or has no line of the dealer, and goalThreshold notAllowed for the goal that the dealer has; and as
 *   `recordAdjustment` and `editGoal`
 */
export async function acceptDispute(
  service: ServiceContext,
  caller: SignedIn,
  id: number,
  {
    reason,
    adjustment,
    importId = null,
    goalThreshold,
  }: Pick<NewAcceptance, 'reason' | 'adjustment' | 'goalThreshold'> & { readonly importId?: number | null | undefined },
  request: IdempotentRequest | undefined,
  confirmation: Confirmation = 'wanted',
): Promise<{ readonly dispute: DisputeView; readonly approval: ApprovalView | null }> {
  const now = service.clock.now();
  return idempotent(service.database, request, now, async (transaction) => {
    const { row } = await disputeForUpdate(transaction, caller, id);
    const context = { ...service, database: transaction };
    const path = { id: row.campaignId, dealerId: row.dealerId };
    let goals: ChangedGoal | undefined;
    if (adjustment !== undefined) {
      const values = { ...adjustment, reason };
      const recorded = await recordAdjustment(context, caller, path, values, undefined, {
        confirmation,
        disputeId: id,
      });
      if ('approval' in recorded) {
        await updateDispute(transaction, id, { approvalId: recorded.approval.id });
        return { dispute: await oneDispute(context, caller, id), approval: recorded.approval };
      }
    } else if (goalThreshold !== undefined) {
      goals = await changeGoal(context, caller, path, goalThreshold);
    } else if (importId === null || (await importsOfDealer(transaction, row.dealerId, importId)).length === 0) {
      throw wrongInput({ importId: 'unknown' });
    }
    await decide(transaction, caller, row, { state: 'accepted', reason, now, importId, ...goals });
    const after = { reason, ...outcomeRecord({ adjustment, importId, goalThreshold }) };
    await recordAudit(transaction, now, [disputeRecord(caller, id, 'disputeAccepted', after)]);
    return { dispute: await oneDispute(context, caller, id), approval: null };
  });
}

/** A goal before and after it was changed. */
interface ChangedGoal {
  readonly goalBefore: number;
  readonly goalAfter: number;
}

/**
 * Changes the goal as editing it does, so that who accepted it is treated alike.
 *
 * @throws Refusal BAD_USER_INPUT, goalThreshold notAllowed, for the goal that the dealer has; and as `editGoal`
 */
async function changeGoal(
  context: ServiceContext,
  caller: SignedIn,
  path: { readonly id: number; readonly dealerId: number },
  goalThreshold: number,
): Promise<ChangedGoal> {
  const present = await goalOf(context.database, path);
  if (present === undefined) throw notFound();
  if (present.goalThreshold === goalThreshold) throw wrongInput({ goalThreshold: 'notAllowed' });
  await editGoal(context, caller, path, { goalThreshold, version: present.version });
  return { goalBefore: present.goalThreshold, goalAfter: goalThreshold };
}

/** What a dispute was accepted with, for the audit trail. */
function outcomeRecord({
  adjustment,
  importId,
  goalThreshold,
}: Pick<NewAcceptance, 'adjustment' | 'goalThreshold'> & { readonly importId: number | null }) {
  if (adjustment !== undefined) return { amount: adjustment.amount };
  return goalThreshold === undefined ? { importId } : { goalThreshold };
}

/** Stores a decision, with its reason as the last message. */
async function decide(
  transaction: Database,
  caller: SignedIn,
  row: DisputeRow,
  decision: Partial<ChangedGoal> & {
    readonly state: 'accepted' | 'refused';
    readonly reason: string;
    readonly now: Date;
    readonly importId?: number | null;
  },
): Promise<void> {
  const { id: disputeId, answeredAt } = row;
  const { state, reason, now, importId = null, goalBefore, goalAfter } = decision;
  const message = { disputeId, authorId: caller.userId, side: 'office' as const, text: reason, state, at: now };
  await publishAnswer(transaction, row, await insertMessage(transaction, message), now);
  await updateDispute(transaction, disputeId, {
    state,
    importId,
    ...(goalBefore === undefined ? {} : { goalBefore, goalAfter }),
    updatedAt: now,
    answeredAt: answeredAt ?? now,
    decidedBy: caller.userId,
    decidedAt: now,
  });
}
