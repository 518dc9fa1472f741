/** How a change that a second person has to confirm becomes a request (docs/domain/approvals.md). */
import { approvalDays } from '@gdd/schema/approvals';
import type { Database } from '../../database/connections/connection.js';
import type { approvals } from '../../database/tables/programme/approvals.js';
import { publishEvent } from '../../events/publish.js';
import { recordAudit } from '../../platform/audit.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { Refusal } from '../../platform/http/errors.js';
import { approvalById, approvalView, insertApproval } from './queries.js';
import type { ApprovalView } from './schemas.js';

/** Whether a change still wants its confirmation, where the settings ask for one, or a second person has given it. */
export type Confirmation = 'wanted' | 'given';

/** What is asked for. */
type Asked = Pick<
  typeof approvals.$inferInsert,
  'kind' | 'subject' | 'campaignId' | 'dealerId' | 'importId' | 'input' | 'request'
>;

const dayMs = 24 * 60 * 60_000;

/**
 * Makes a request of a change, which is checked and not made.
 *
 * @param transaction in which the change would have been made
 * @throws Refusal CONFLICT, reason approvalPending, where the same waits already
 */
export async function propose(transaction: Database, caller: SignedIn, now: Date, asked: Asked): Promise<ApprovalView> {
  const expiresAt = new Date(now.getTime() + approvalDays * dayMs);
  const id = await insertApproval(transaction, { ...asked, proposedBy: caller.userId, proposedAt: now, expiresAt });
  if (id === undefined) throw new Refusal('CONFLICT', { reason: 'approvalPending' });
  await recordAudit(transaction, now, [approvalRecord(caller, id, 'proposed', { kind: asked.kind, ...asked.request })]);
  await publishEvent(transaction, {
    kind: 'approvalRequested',
    key: id,
    at: now,
    about: { approvalId: id },
  });
  const found = await approvalById(transaction, caller, now, id);
  if (found === undefined) throw new Error('Whoever may ask for something sees the request.');
  return approvalView(found, caller);
}

/** What the trail says of a request. */
export const approvalRecord = (
  caller: SignedIn,
  entityId: number,
  action: 'proposed' | 'approved' | 'refused' | 'withdrawn',
  after: Readonly<Record<string, unknown>>,
) => ({ actorId: caller.userId, entity: 'approval' as const, entityId, action, before: null, after: { ...after } });
