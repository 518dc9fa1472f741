/** Decisions of the office: refusal, or acceptance with an adjustment, an import that brought the line, or a goal. */
import type { ApprovalView } from '../../decisions/approvals/requests/schemas.js';
import type { Database } from '../../ground/database/connections/connection.js';
import type { Worsening } from '../../ground/domain/incentive/worsening.js';
import { recordAdjustment } from '../ledger/service.js';
import { editGoal } from '../../programme/memberships/membership/service.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound, wrongInput } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
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
  const now = clock.programmeNow();
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
 * @param confirmed what a second person has confirmed
 * @returns the dispute; for an adjustment above the limit of a single person, or a goal that makes something worse, also the
 *   request for approval: the dispute does not change until it is approved
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
  confirmed: ConfirmedAnswer = {},
): Promise<{ readonly dispute: DisputeView; readonly approval: ApprovalView | null }> {
  const now = service.clock.programmeNow();
  return idempotent(service.database, request, service.clock, async (transaction) => {
    const { row } = await disputeForUpdate(transaction, caller, id);
    const context = { ...service, database: transaction };
    const path = { id: row.campaignId, dealerId: row.dealerId };
    const waitFor = async (approval: ApprovalView) => {
      await updateDispute(transaction, id, { approvalId: approval.id });
      return { dispute: await oneDispute(context, caller, id), approval };
    };
    let goals: ChangedGoal | undefined;
    if (adjustment !== undefined) {
      const values = { ...adjustment, reason };
      const recorded = await recordAdjustment(context, caller, path, values, undefined, {
        confirmation: confirmed.adjustment === true ? 'given' : 'wanted',
        disputeId: id,
      });
      if ('approval' in recorded) return waitFor(recorded.approval);
    } else if (goalThreshold !== undefined) {
      const changed = await changeGoal(context, caller, path, { goalThreshold, reason, disputeId: id }, confirmed.goal);
      if ('approval' in changed) return waitFor(changed.approval);
      goals = changed;
    } else if (importId === null || (await importsOfDealer(transaction, row.dealerId, importId)).length === 0) {
      throw wrongInput({ importId: 'unknown' });
    }
    await decide(transaction, caller, row, { state: 'accepted', reason, now, importId, ...goals });
    const after = { reason, ...outcomeRecord({ adjustment, importId, goalThreshold }) };
    await recordAudit(transaction, now, [disputeRecord(caller, id, 'disputeAccepted', after)]);
    return { dispute: await oneDispute(context, caller, id), approval: null };
  });
}

/** What a second person has confirmed: the adjustment, or what gets worse by a goal, of the version that it was asked for. */
interface ConfirmedAnswer {
  readonly adjustment?: true;
  readonly goal?: { readonly version: number; readonly worsenings: readonly Worsening[] };
}

/** A goal before and after it was changed. */
interface ChangedGoal {
  readonly goalBefore: number;
  readonly goalAfter: number;
}

/**
 * Changes the goal as editing it does, so that who accepted it is treated alike.
 *
 * @returns the goals; or the approval that the change waits for
 * @throws Refusal BAD_USER_INPUT, goalThreshold notAllowed, for the goal that the dealer has; and as `editGoal`
 */
async function changeGoal(
  context: ServiceContext,
  caller: SignedIn,
  path: { readonly id: number; readonly dealerId: number },
  edit: { readonly goalThreshold: number; readonly reason: string; readonly disputeId: number },
  confirmed: ConfirmedAnswer['goal'],
): Promise<ChangedGoal | { readonly approval: ApprovalView }> {
  const present = await goalOf(context.database, path);
  if (present === undefined) throw notFound();
  if (present.goalThreshold === edit.goalThreshold) throw wrongInput({ goalThreshold: 'notAllowed' });
  const version = confirmed?.version ?? present.version;
  const { approval } = await editGoal(context, caller, path, { ...edit, version }, confirmed?.worsenings);
  return approval === undefined ? { goalBefore: present.goalThreshold, goalAfter: edit.goalThreshold } : { approval };
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
