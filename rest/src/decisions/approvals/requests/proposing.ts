/** Requests for approval, made in place of changes that a second person has to confirm (docs/domain/approvals.md). */
import { approvalDays } from '@gdd/schema/approvals';
import type { Database } from '../../../ground/database/connections/connection.js';
import type { approvals } from '../../../ground/database/tables/programme/approvals.js';
import { publishEvent } from '../../../events/publish.js';
import { recordAudit } from '../../../ground/platform/audit.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { Refusal } from '../../../ground/platform/http/errors.js';
import { approvalById, approvalView, insertApproval } from './queries.js';
import type { ApprovalView } from './schemas.js';

/** 'wanted': a change needs confirmation if the settings require it; 'given': a second person has confirmed it. */
export type Confirmation = 'wanted' | 'given';

/** The fields of a new request. */
export type NewApproval = Pick<
  typeof approvals.$inferInsert,
  'kind' | 'subject' | 'campaignId' | 'dealerId' | 'importId' | 'documentId' | 'input' | 'request'
>;

const dayMs = 24 * 60 * 60_000;

/**
 * Makes a request for a change that was validated and is not made yet.
 *
 * @param transaction the one that would have made the change
 * @throws Refusal CONFLICT, reason approvalPending, where a request with the same subject is pending
 */
export async function propose(
  transaction: Database,
  caller: SignedIn,
  now: Date,
  values: NewApproval,
): Promise<ApprovalView> {
  const id = await recordRequest(transaction, caller, now, values);
  const approval = await approvalById(transaction, caller, now, id);
  if (approval === undefined) throw new Error('Whoever may ask for something sees the request.');
  return approvalView(approval, caller);
}

/** The same for a caller who does not see requests. @returns the id of the request */
export async function recordRequest(
  transaction: Database,
  caller: Pick<SignedIn, 'userId'>,
  now: Date,
  values: NewApproval,
): Promise<number> {
  const expiresAt = new Date(now.getTime() + approvalDays * dayMs);
  const id = await insertApproval(transaction, { ...values, proposedBy: caller.userId, proposedAt: now, expiresAt });
  if (id === undefined) throw new Refusal('CONFLICT', { reason: 'approvalPending' });
  await recordAudit(transaction, now, [
    approvalRecord(caller, id, 'proposed', { kind: values.kind, ...values.request }),
  ]);
  await publishEvent(transaction, {
    kind: 'approvalRequested',
    key: id,
    at: now,
    about: { approvalId: id },
  });
  return id;
}

/** The audit record of a request. */
export const approvalRecord = (
  caller: Pick<SignedIn, 'userId'>,
  entityId: number,
  action: 'proposed' | 'approved' | 'refused' | 'withdrawn',
  after: Readonly<Record<string, unknown>>,
) => ({ actorId: caller.userId, entity: 'approval' as const, entityId, action, before: null, after: { ...after } });

/** What a request of its kind always has. @throws Error where it has not */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A request of this kind names what it is about.');
  return value;
}
