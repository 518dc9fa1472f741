/** Reading, approving, refusing and withdrawing requests (docs/domain/approvals.md). */
import type { ApprovalKind } from '@gdd/schema/approvals';
import { eq } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { publishEvent } from '../../events/publish.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound, Refusal } from '../../ground/platform/http/errors.js';
import { approvalRecord, present } from './requests/proposing.js';
import {
  approvalById,
  approvalPage,
  approvalView,
  decideApproval,
  lockApproval,
  type ApprovalRow,
  type NamedApproval,
} from './requests/queries.js';
import type { ApprovalsState, ApprovalView } from './requests/schemas.js';
import type { NewRefusal } from './schemas.js';

/** What carries out the requests; handed over by those areas that requests are about. */
export interface ConfirmedChanges {
  /**
   * By kind: the function behind the route by which the request was made.
   *
   * @param context of the transaction in which the request becomes approved
   * @param proposer who made the request, with the permissions of who approves it
   */
  readonly carryOut: Readonly<
    Record<ApprovalKind, (context: ServiceContext, proposer: SignedIn, row: ApprovalRow) => Promise<unknown>>
  >;
  /** Wakes the workers for which there may be work after the commit; the outbox is woken without it. */
  readonly wake: () => void;
}

/** A page of the requests that the caller could make itself. */
export async function approvalsTable({ database, clock }: ServiceContext, caller: SignedIn, state: ApprovalsState) {
  const { items, total } = await approvalPage(database, caller, clock.programmeNow(), state);
  return { items: items.map((item) => approvalView(item, caller)), total };
}

/** One request. @throws Refusal NOT_FOUND, also for a kind that the caller could not request itself */
export async function oneApproval(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  id: number,
): Promise<ApprovalView> {
  const approval = await approvalById(database, caller, clock.programmeNow(), id);
  if (approval === undefined) throw notFound();
  return approvalView(approval, caller);
}

/**
 * Carries out a request, in the name of the user who made it and in the transaction in which it becomes approved.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason approvalDecided or sameUser; and the refusals of the call that made the
 *   request, if the change is no longer possible: then the request stays pending
 */
export async function approveRequest(
  context: ServiceContext,
  { carryOut, wake }: ConfirmedChanges,
  caller: SignedIn,
  id: number,
): Promise<ApprovalView> {
  const now = context.clock.programmeNow();
  await context.database.transaction(async (transaction) => {
    const { row } = await requestForUpdate(transaction, caller, now, id);
    refuseOwn(row, caller);
    // the workers are woken below, after the commit
    const inside = { ...context, database: transaction, wakeOutbox: () => undefined };
    await carryOut[row.kind](inside, await inTheNameOf(transaction, row.proposedBy, caller), row);
    await decideApproval(transaction, id, { state: 'approved', decidedBy: caller.userId, decidedAt: now });
    await recordAudit(transaction, now, [approvalRecord(caller, id, 'approved', { kind: row.kind })]);
    await notifyDealer(transaction, row, now);
  });
  context.wakeOutbox();
  wake();
  return oneApproval(context, caller, id);
}

/** Refuses a request permanently. @throws Refusal NOT_FOUND; CONFLICT, reason approvalDecided or sameUser */
export async function refuseRequest(
  context: ServiceContext,
  caller: SignedIn,
  id: number,
  { reason }: NewRefusal,
): Promise<ApprovalView> {
  const now = context.clock.programmeNow();
  await context.database.transaction(async (transaction) => {
    const { row } = await requestForUpdate(transaction, caller, now, id);
    refuseOwn(row, caller);
    await decideApproval(transaction, id, { state: 'refused', decidedBy: caller.userId, decidedAt: now, reason });
    await recordAudit(transaction, now, [approvalRecord(caller, id, 'refused', { kind: row.kind, reason })]);
    await notifyDealer(transaction, row, now);
  });
  return oneApproval(context, caller, id);
}

/** Withdraws a request permanently. @throws Refusal NOT_FOUND; CONFLICT, reason approvalDecided or notProposer */
export async function withdrawRequest(context: ServiceContext, caller: SignedIn, id: number): Promise<ApprovalView> {
  const now = context.clock.programmeNow();
  await context.database.transaction(async (transaction) => {
    const { row } = await requestForUpdate(transaction, caller, now, id);
    if (row.proposedBy !== caller.userId) throw new Refusal('CONFLICT', { reason: 'notProposer' });
    await decideApproval(transaction, id, { state: 'withdrawn', decidedBy: caller.userId, decidedAt: now });
    await recordAudit(transaction, now, [approvalRecord(caller, id, 'withdrawn', { kind: row.kind })]);
  });
  return oneApproval(context, caller, id);
}

/** A pending request, locked until the transaction ends. @throws Refusal NOT_FOUND; CONFLICT, reason approvalDecided */
async function requestForUpdate(
  transaction: Database,
  caller: SignedIn,
  now: Date,
  id: number,
): Promise<NamedApproval> {
  await lockApproval(transaction, id);
  const approval = await approvalById(transaction, caller, now, id);
  if (approval === undefined) throw notFound();
  if (approval.state !== 'pending') throw new Refusal('CONFLICT', { reason: 'approvalDecided' });
  return approval;
}

function refuseOwn({ proposedBy }: ApprovalRow, caller: SignedIn): void {
  if (proposedBy === caller.userId) throw new Refusal('CONFLICT', { reason: 'sameUser' });
}

/** A caller with the identity of the proposer and the permissions of the approver, which the change checks again. */
async function inTheNameOf(transaction: Database, userId: number, approver: SignedIn): Promise<SignedIn> {
  const [proposer] = await transaction
    .select({ userId: users.id, name: users.name, username: users.username })
    .from(users)
    .where(eq(users.id, userId));
  return { ...approver, ...proposer, confirmedBy: approver.userId };
}

/** Notifies a dealer of what became of its own request. */
async function notifyDealer(transaction: Database, { id, kind, dealerId }: ApprovalRow, at: Date): Promise<void> {
  if (kind !== 'invoicing') return;
  // without the request, which a dealer does not see
  const about = { dealerId: present(dealerId) };
  await publishEvent(transaction, { kind: 'invoicingDecided', key: id, at, about });
}
