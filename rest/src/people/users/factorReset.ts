/** The removal of somebody's lost factors, as whoever manages users asks for it (docs/domain/second-factor.md). */
import { propose } from '../../decisions/approvals/requests/proposing.js';
import type { ApprovalView } from '../../decisions/approvals/requests/schemas.js';
import { beginReset, refuseReset } from '../auth/factorResets/factorResets.js';
import { openResetOf } from '../auth/factorResets/queries.js';
import { factorsOf } from '../auth/factors/queries.js';
import { lockUser } from '../auth/signIn/queries.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { orNotFound, Refusal } from '../../ground/platform/http/errors.js';
import { managedUserById } from './queries.js';
import { requireMayEdit } from './service.js';

/**
 * Asks for the removal of a user's factors, which a second person approves, and tells the user.
 *
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for a user with permissions that the caller lacks; CONFLICT, reason
 *   ownAccount, approvalPending, or one of `refuseReset`
 */
export async function requestFactorReset(
  { database, clock, wakeOutbox }: ServiceContext,
  caller: SignedIn,
  id: number,
): Promise<ApprovalView> {
  const asked = await database.transaction(async (transaction) => {
    const user = orNotFound(await lockUser(transaction, id));
    requireMayEdit(caller, orNotFound(await managedUserById(transaction, id)).roles);
    if (id === caller.userId) throw new Refusal('CONFLICT', { reason: 'ownAccount' });
    await refuseReset({ database: transaction, clock }, caller, user);
    const { username, name } = user;
    const approval = await propose(transaction, caller, clock.programmeNow(), {
      ...{ kind: 'factors', subject: `factors ${id}`, input: null },
      request: { factors: { userId: id, username, name } },
    });
    await beginReset(transaction, user, approval.id, clock);
    return approval;
  });
  wakeOutbox();
  return asked;
}

/** The number of a user's factors, and the removal that waits. */
export async function factorsView({ database, clock }: ServiceContext, userId: number) {
  const [factors, open] = await Promise.all([
    factorsOf(database, userId),
    openResetOf(database, userId, clock.programmeNow()),
  ]);
  if (open === undefined) return { count: factors.length, reset: null };
  const { approvalId, confirmedAt, dueAt } = open.reset;
  const reset = { approvalId, confirmed: confirmedAt !== null, dueAt: dueAt?.toISOString() ?? null };
  return { count: factors.length, reset };
}
