/** Reading, approving, refusing and withdrawing requests (docs/domain/approvals.md). */
import type { ApprovalKind } from '@gdd/schema/approvals';
import { eq } from 'drizzle-orm';
import { updateCampaign } from '../campaigns/changes.js';
import type { UpdateCampaign } from '../campaigns/campaign/schemas.js';
import { closeCampaign } from '../campaigns/closing/closeCampaign.js';
import type { Database } from '../database/connections/connection.js';
import { users } from '../database/tables/people/accounts.js';
import { publishEvent } from '../events/publish.js';
import { applyImport, undoImport, type GivenOptions, type ImportContext } from '../imports/service.js';
import type { NewAdjustment, NewRedemption, NewReversal } from '../ledger/schemas.js';
import { acceptDispute } from '../disputes/decisions.js';
import { applyCompany } from '../invoicing/requests.js';
import { recordAdjustment, recordRedemption, reverseEntry } from '../ledger/service.js';
import type { GoalInput } from '../memberships/goals/worsenings.js';
import { editGoal, removeDealer } from '../memberships/membership/service.js';
import { recordAudit } from '../platform/audit.js';
import type { ServiceContext } from '../platform/context.js';
import { changeDocument, type RequestedChange } from '../settlements/documents/changes.js';
import type { SignedIn } from '../platform/http/caller.js';
import { notFound, Refusal } from '../platform/http/errors.js';
import { approvalRecord } from './requests/proposing.js';
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
import type { ApprovalSettingsBody, NewRefusal } from './schemas.js';
import { changeSettings } from './settings.js';

/** A page of the requests that the caller could make itself. */
export async function approvalsTable({ database, clock }: ServiceContext, caller: SignedIn, state: ApprovalsState) {
  const { items, total } = await approvalPage(database, caller, clock.now(), state);
  return { items: items.map((item) => approvalView(item, caller)), total };
}

/** One request. @throws Refusal NOT_FOUND, also for a kind that the caller could not request itself */
export async function oneApproval(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  id: number,
): Promise<ApprovalView> {
  const found = await approvalById(database, caller, clock.now(), id);
  if (found === undefined) throw notFound();
  return approvalView(found, caller);
}

/**
 * Carries out a request, in the name of the user who made it and in the transaction in which it becomes approved.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason approvalDecided or sameUser; and the refusals of the call that made the
 *   request, if the change is no longer possible: then the request stays pending
 */
export async function approveRequest(context: ImportContext, caller: SignedIn, id: number): Promise<ApprovalView> {
  const now = context.clock.now();
  await context.database.transaction(async (transaction) => {
    const { row } = await requestForUpdate(transaction, caller, now, id);
    refuseOwn(row, caller);
    const { importInHand, ...rest } = context;
    // the workers are woken below, after the commit
    const inside = { ...rest, database: transaction, wakeOutbox: () => undefined, wakeImports: () => undefined };
    await carryOut[row.kind](inside, await inTheNameOf(transaction, row.proposedBy, caller), row);
    await decideApproval(transaction, id, { state: 'approved', decidedBy: caller.userId, decidedAt: now });
    await recordAudit(transaction, now, [approvalRecord(caller, id, 'approved', { kind: row.kind })]);
    await notifyDealer(transaction, row, now);
  });
  context.wakeOutbox();
  context.wakeImports();
  return oneApproval(context, caller, id);
}

/** Refuses a request permanently. @throws Refusal NOT_FOUND; CONFLICT, reason approvalDecided or sameUser */
export async function refuseRequest(
  context: ServiceContext,
  caller: SignedIn,
  id: number,
  { reason }: NewRefusal,
): Promise<ApprovalView> {
  const now = context.clock.now();
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
  const now = context.clock.now();
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
  const found = await approvalById(transaction, caller, now, id);
  if (found === undefined) throw notFound();
  if (found.state !== 'pending') throw new Refusal('CONFLICT', { reason: 'approvalDecided' });
  return found;
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

/** Calls the function behind the route of each kind. The inputs were validated when the request was made. */
const carryOut: Readonly<
  Record<ApprovalKind, (context: ImportContext, proposer: SignedIn, row: ApprovalRow) => Promise<unknown>>
> = {
  closing: (context, proposer, { campaignId }) => closeCampaign(context, proposer, present(campaignId), 'given'),
  rules: (context, proposer, { campaignId, input }) =>
    updateCampaign(context, proposer, present(campaignId), input as UpdateCampaign, 'given'),
  goals: (context, proposer, { campaignId, dealerId, importId, input, request }) => {
    const asked = present(request.goals);
    if (importId !== null) {
      return asked.isUndo === true
        ? undoImport(context, proposer, importId, { goals: asked })
        : applyImport(context, proposer, importId, input as GivenOptions, { goals: true });
    }
    const path = { id: present(campaignId), dealerId: present(dealerId) };
    const { worsenings } = asked;
    const change = input as GoalInput;
    if ('removed' in change) return removeDealer(context, proposer, path, worsenings);
    const { disputeId, goalThreshold, version, reason } = change;
    if (disputeId === undefined) return editGoal(context, proposer, path, change, worsenings);
    const answer = { reason: reason ?? '', goalThreshold };
    return acceptDispute(context, proposer, disputeId, answer, undefined, { goal: { version, worsenings } });
  },
  undo: (context, proposer, { importId }) => undoImport(context, proposer, present(importId), { tires: true }),
  correction: (context, proposer, { importId, input, request }) =>
    applyImport(context, proposer, present(importId), input as GivenOptions, { tires: present(request.correction) }),
  adjustment: (context, proposer, { campaignId, dealerId, input, request }) => {
    const path = { id: present(campaignId), dealerId: present(dealerId) };
    const reversed = request.adjustment?.reversesId;
    if (reversed !== undefined) return reverseAsAsked(context, proposer, { ...path, entryId: reversed }, input);
    const { reason, ...adjustment } = input as NewAdjustment;
    const disputeId = request.adjustment?.disputeId;
    return disputeId === undefined
      ? recordAdjustment(context, proposer, path, { ...adjustment, reason }, undefined, { confirmation: 'given' })
      : acceptDispute(context, proposer, disputeId, { reason, adjustment }, undefined, { adjustment: true });
  },
  redemption: (context, proposer, { campaignId, dealerId, input, request }) => {
    const path = { id: present(campaignId), dealerId: present(dealerId) };
    const reversed = request.redemption?.reversesId;
    return reversed === undefined
      ? recordRedemption(context, proposer, path, input as NewRedemption, undefined, 'given')
      : reverseAsAsked(context, proposer, { ...path, entryId: reversed }, input);
  },
  document: (context, proposer, { id, documentId, input }) =>
    changeDocument(context, proposer, present(documentId), input as RequestedChange, { approvalId: id }),
  invoicing: (context, proposer, { dealerId, request }) =>
    applyCompany(context, proposer, present(dealerId), present(request.invoicing)),
  settings: (context, proposer, { input }) => changeSettings(context, proposer, input as ApprovalSettingsBody, 'given'),
};

/** Reverses an entry as it was asked for. */
function reverseAsAsked(
  context: ImportContext,
  proposer: SignedIn,
  entry: Parameters<typeof reverseEntry>[2],
  input: unknown,
): Promise<unknown> {
  return reverseEntry(context, proposer, entry, input as NewReversal, undefined, 'given');
}

function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A request of this kind names what it is about.');
  return value;
}

/** Notifies a dealer of what became of its own request. */
async function notifyDealer(transaction: Database, { id, kind, dealerId }: ApprovalRow, at: Date): Promise<void> {
  if (kind !== 'invoicing') return;
  // without the request, which a dealer does not see
  const about = { dealerId: present(dealerId) };
  await publishEvent(transaction, { kind: 'invoicingDecided', key: id, at, about });
}
